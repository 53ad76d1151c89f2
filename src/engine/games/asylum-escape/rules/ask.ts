// What is chosen for somebody away while it is the turn of another. AE-RUL-43
import type { Asked, Together } from '../../../kernel/index.js';
import type { M } from '../state/step-context.js';
import type { Step } from '../state/steps.js';

type Ask<S> = (m: M, step: S) => Asked<Step | Together>;

/** Seconds in which somebody answers in the turn of another. */
const patience = 60;

/** A question in the turn of another carries its fallback: to do no more, or the first option, which is never one to be regretted. */
function waiting<S>(ask: Ask<S>): Ask<S> {
  return (m, step) => {
    const asked = ask(m, step);
    const { player, options, fallback } = asked;
    if (fallback !== undefined || player === m.state.active || m.state.stage === 'setup') return asked;
    const taken = options.find(({ id }) => id === 'done') ?? options[0];
    return taken ? { ...asked, fallback: taken.id, limit: patience } : asked;
  };
}

/** The same questions; none of them waits for ever. */
export const inTheirTurn = <T extends object>(asks: T): T =>
  Object.fromEntries(Object.entries(asks).map(([name, ask]) => [name, waiting(ask as Ask<unknown>)])) as T;
