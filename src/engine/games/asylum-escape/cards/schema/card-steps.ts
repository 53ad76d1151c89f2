// Lists the effects of the cards in a pack: their steps, the paths of the steps, and the moments in which they run.
import type { Effect, PatientMoment, VictimMoment, Window } from '../card-types.js';
import { windowsOf, type Pack } from '../card-index.js';

/**
 * When an effect runs: in a window, in the player's own turn, at the moment of a boon, a flaw or an ability, or when a
 * Bloodlust card is read.
 */
export type StepMoment = Window | 'own' | VictimMoment | PatientMoment | 'bloodlust';

export interface Text {
  /** The id of the card. */
  readonly card: string;
  readonly path: string;
  readonly moments: readonly StepMoment[];
  readonly steps: readonly Effect[];
}

interface Told<M extends StepMoment> {
  readonly on?: M;
  readonly steps?: readonly Effect[];
}

/** The effects of all cards that have any. */
export function textsOf({ victims, patients, specials, camoSabo, bloodlust }: Pack): Text[] {
  const one = (card: string, path: string, moments: readonly StepMoment[], steps: readonly Effect[]): Text => ({
    card,
    path: `${path}/steps`,
    moments,
    steps,
  });
  const at = <M extends StepMoment>(card: string, path: string, { on, steps }: Told<M> = {}): Text[] =>
    on && steps ? [one(card, path, [on], steps)] : [];
  return [
    ...victims.flatMap(({ id, boon, flaw }, i) => [
      ...at(id, `victims/${i}/boon`, boon),
      ...at(id, `victims/${i}/flaw`, flaw),
    ]),
    ...[...patients.entries()].flatMap(([i, { id, ability }]) => at(id, `patients/${i}/ability`, ability)),
    ...[...specials.entries()].flatMap(([i, { id, ability }]) => at(id, `specials/${i}/ability`, ability)),
    ...camoSabo.map((card, i) =>
      one(
        card.id,
        `camoSabo/${i}`,
        [...(card.symbols.includes('own') ? (['own'] as const) : []), ...windowsOf(card)],
        card.steps,
      ),
    ),
    ...bloodlust.map(({ id, steps }, i) => one(id, `bloodlust/${i}`, ['bloodlust'], steps)),
  ];
}

/** Yields each step with its path, including steps inside other steps. */
export function* stepsIn(steps: readonly Effect[], path: string): Generator<readonly [path: string, step: Effect]> {
  for (const [i, step] of steps.entries()) {
    const at = `${path}/${i}`;
    yield [at, step];
    if (step.do === 'either')
      for (const [n, each] of step.of.entries()) yield* stepsIn(each.steps, `${at}/of/${n}/steps`);
    if (step.do === 'flip') yield* [...stepsIn(step.heads, `${at}/heads`), ...stepsIn(step.tails, `${at}/tails`)];
  }
}
