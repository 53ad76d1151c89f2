// Runs the steps of a game until somebody has to choose or the match is over. The state is changed in place.
import { KernelChance, type ChanceState, type Faces } from './chance.js';
import { copy } from './copy.js';
import { EventLog } from './event-log.js';
import { stepFault } from './faults.js';
import {
  earlierQuestionOf,
  isUnchanged,
  offerOf,
  type EarlierQuestion,
  type OpenQuestion,
  type Reopened,
} from './questions.js';
import type { Asked, Event, Json, Offer, Outcome, Play, Rules, Seat, Setup, Step } from './types.js';

/**
 * The steps of an untrusted pack may loop for ever. So it is a fault if one choice causes more than `maxSteps` steps,
 * or if more than `maxWaiting` steps are waiting.
 */
const maxSteps = 10_000;
const maxWaiting = 1_000;
const noQuestions: readonly OpenQuestion[] = [];

/**
 * A position as JSON. A save contains a snapshot so that later versions can continue the match. An imagined match
 * begins with a snapshot (see `determinize`).
 */
export interface Snapshot {
  readonly state: Json;
  readonly stack: readonly Step[];
  readonly open: readonly {
    readonly n: number;
    readonly step: Step;
    readonly standing: boolean;
    readonly answer: string | null;
  }[];
  readonly asked: readonly number[];
  readonly chance: ChanceState;
  readonly outcome: Outcome | null;
}

/** Everything that a match begins with. The same recipe and choices always give the same match. */
export interface Recipe extends Setup {
  readonly seed: string | number;
  readonly faces: Faces;
  /** The position to begin from; null to begin with the set-up. */
  readonly snapshot: Snapshot | null;
}

export class Machine<S, V> implements Play<S> {
  state!: S;
  chance!: KernelChance;
  outcome: Outcome | null = null;
  /** Steps that still have to be done; the last one is done next. */
  stack: Step[] = [];
  open: OpenQuestion[] = [];
  /** The number of questions that each seat has been asked. */
  asked: number[];
  events: EventLog;
  readonly #handlers: Handlers;

  constructor(
    readonly rules: Rules<S, unknown, unknown, V>,
    public recipe: Recipe,
    window?: number,
  ) {
    this.#handlers = handlersOf(rules);
    this.asked = recipe.seats.map(() => 0);
    this.events = new EventLog([...this.asked, 0], window);
  }

  get content(): unknown {
    return this.recipe.content;
  }

  // The functions that a game's steps call

  push(...steps: readonly Step[]): void {
    this.#first(steps);
  }

  #first(steps: readonly Step[]): void {
    const { stack } = this;
    for (let i = steps.length - 1; i >= 0; i--) stack.push(steps[i] as Step);
    if (stack.length > maxWaiting)
      throw stepFault(
        'too-deep',
        steps[0],
        `More than ${maxWaiting} steps are waiting; make sure that no step adds itself again and again.`,
      );
  }

  cut(name: string): void {
    const at = this.stack.findLastIndex((step) => step.do === name);
    if (at >= 0) this.stack.length = at + 1;
  }

  emit(event: Event, to?: readonly Seat[], more?: object): void {
    this.events.add(to, more ? { ...event, ...more } : event, event);
  }

  tell(to: readonly Seat[], event: Event): void {
    this.events.add(to, event, null);
  }

  end(winners: readonly Seat[], rule: string): void {
    this.outcome = { winners, rule };
    this.stack = [];
  }

  // Running

  /**
   * Records an answer. The match goes on when every blocking question has an answer, or at once if this was a standing
   * question.
   */
  answer(open: OpenQuestion, offer: Offer): void {
    // The usual case: this is the only open question.
    if (this.open.length === 1 && !open.standing) {
      this.open = [];
      this.#first(offer.then);
      this.run();
      return;
    }
    const blocking = this.open.filter(({ standing }) => !standing);
    const standing = this.open.filter((each) => each.standing && each !== open);
    if (open.standing) {
      this.stack.push({
        do: 'together',
        of: blocking.map(({ step }) => step),
        before: blocking.map(earlierQuestionOf),
      } as Reopened);
      this.#first(offer.then);
    } else {
      open.answer = offer;
      if (blocking.some(({ answer }) => !answer)) return;
      this.#unseal(blocking);
    }
    this.open = [];
    this.run(standing);
  }

  run(standing: readonly OpenQuestion[] = noQuestions): void {
    const { id } = this.rules;
    for (let count = 0; !this.outcome; count++) {
      const step = this.stack.pop();
      if (!step)
        throw stepFault(
          'no-step',
          step,
          `${id} has no step left, but the match is not over; call end, or push another step.`,
        );
      if (count > maxSteps)
        throw stepFault(
          'no-end',
          step,
          `One choice caused more than ${maxSteps} steps; make sure that the steps of each card end.`,
        );
      const handler = this.#handlers.get(step.do);
      if (handler?.act) handler.act(this, step);
      else if (handler?.ask) this.#ask(step, false);
      else if (step.do === 'together') {
        const { of, before } = step as Reopened;
        of.forEach((each, i) => {
          this.#ask(each, false, before?.[i]);
        });
      } else
        throw stepFault(
          'unknown-step',
          step,
          `${id} has no step "${step.do}"; correct the name, or add it to the rules.`,
        );
      if (this.open.length === 0) continue;
      if (this.open.some(({ answer }) => !answer)) break;
      this.#unseal(this.open);
      this.open = [];
    }
    this.askStanding(standing);
  }

  /** Puts the steps of all answers on the stack, in the order of the questions. */
  #unseal(answered: readonly OpenQuestion[]): void {
    for (let i = answered.length - 1; i >= 0; i--) this.#first(answered[i]?.answer?.then ?? []);
  }

  /**
   * Opens the standing questions. `before` contains the standing questions that were open until now. A question that
   * has not changed keeps its number.
   */
  askStanding(before: readonly OpenQuestion[]): void {
    if (this.outcome) return;
    for (const step of (this.rules.standing?.(this) ?? []) as readonly Step[]) {
      const text = JSON.stringify(step);
      const same = before.find((open) => JSON.stringify(open.step) === text);
      this.#ask(step, true, same && earlierQuestionOf(same));
    }
  }

  #ask(step: Step, standing: boolean, before?: EarlierQuestion): void {
    const asked = this.askedBy(step);
    const { seat, options, skipSole } = asked;
    const [first = null, other] = options;
    if (!first) return;
    const same = before && isUnchanged(asked, before);
    const n = same ? before.n : (this.asked[seat] = (this.asked[seat] ?? 0) + 1);
    this.open.push({
      n,
      step,
      standing,
      asked,
      answer: same ? offerOf(asked, before.answer) : skipSole && !other ? first : null,
    });
  }

  askedBy(step: Step): Asked {
    const ask = this.#handlers.get(step.do)?.ask;
    if (!ask)
      throw stepFault(
        'unknown-question',
        step,
        `${this.rules.id} has no question "${step.do}"; correct the name, or add it to the rules.`,
      );
    return ask(this, step);
  }

  // Positions

  snapshot(): Snapshot {
    return {
      state: copy(this.state) as Json,
      stack: [...this.stack],
      open: this.open.map(({ n, step, standing, answer }) => ({ n, step, standing, answer: answer?.id ?? null })),
      asked: [...this.asked],
      chance: this.chance.state,
      outcome: this.outcome,
    };
  }

  load({ state, stack, open, asked, chance, outcome }: Snapshot): void {
    this.state = copy(state) as S;
    this.chance = KernelChance.from(chance);
    this.stack = [...stack];
    this.asked = [...asked];
    this.outcome = outcome;
    this.open = open.map((each) => {
      const by = this.askedBy(each.step);
      return { ...each, asked: by, answer: offerOf(by, each.answer) };
    });
  }
}

/**
 * The game's function for all steps of one name: either `act`, which does such a step, or `ask`, which makes its
 * question. The other one is null.
 */
interface Handler {
  readonly act: ((m: unknown, step: Step) => void) | null;
  readonly ask: ((m: unknown, step: Step) => Asked) | null;
}
type Handlers = ReadonlyMap<string, Handler>;

const handlersByRules = new WeakMap<Rules, Handlers>();

/**
 * Returns a map, not an object, because the name of a step may come from an untrusted pack, and every object inherits
 * keys such as `toString`.
 */
function handlersOf(rules: Rules): Handlers {
  const known =
    handlersByRules.get(rules) ??
    new Map([
      ...Object.entries(rules.asks as Readonly<Record<string, Handler['ask']>>).map(
        ([name, ask]): [string, Handler] => [name, { act: null, ask }],
      ),
      ...Object.entries(rules.steps as Readonly<Record<string, Handler['act']>>).map(
        ([name, act]): [string, Handler] => [name, { act, ask: null }],
      ),
    ]);
  handlersByRules.set(rules, known);
  return known;
}
