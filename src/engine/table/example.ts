// A worked example: a position, scripted results and choices, played from beginning to end, with claims about each
// step. A claim that does not hold, or a choice that is not offered, is a fault of the example.
import en from '../../messages/en/pieces/rules-example.js';
import { openMatch } from '../kernel/create-match.js';
import { isRecord, isText } from '../kernel/json-shape.js';
import type {
  Event,
  Fault,
  Json,
  LiveMatch,
  MatchSetup,
  Option,
  PlayerId,
  Result,
  RuleId,
  Rules,
  Seat,
  View,
} from '../kernel/index.js';
import { speak, type Params } from '../speech/speak.js';

/**
 * A claim about a value: either the value itself, or an object or list of claims about its parts. An object makes
 * claims only about the fields that it names; its field `length` claims the length of a list.
 */
type Pattern = Json;

/** What must be true after a step. */
export interface Claim {
  /** The outcome; null claims that the match is not over. */
  readonly outcome?: Pattern;
  /** The state as the viewer sees it. */
  readonly state?: Pattern;
  /**
   * Each entry claims that a certain event happened in this step. It is a claim about the event, or the id of the
   * event's rule.
   */
  readonly events?: readonly (Pattern | RuleId)[];
  /** Each entry claims that a certain event did not happen in this step. It has the same form as in `events`. */
  readonly never?: readonly (Pattern | RuleId)[];
  /** The ids of all options of the open question, in any order. */
  readonly offers?: readonly string[];
  /**
   * For ids of options: the rule or the refusal that forbids the option now. Null claims that the option is allowed.
   */
  readonly refuses?: Readonly<Record<string, Pattern | RuleId>>;
}

export interface ExampleStep {
  /** The id of an option. */
  readonly choose: string;
  /** Needed only if several seats are offered the same option. */
  readonly seat?: Seat;
  /** The text for the reader. */
  readonly say?: string;
  readonly expect?: Claim;
}

/** An example as an author writes it. */
export interface Example {
  readonly game: string;
  /** The number of seats, or their names. */
  readonly seats: number | readonly string[];
  readonly options?: unknown;
  readonly seed?: string | number;
  readonly situation?: unknown;
  readonly faces?: unknown;
  /** The seat whose view is shown, or `everybody` for a spectator's view. Default: the seat that is asked. */
  readonly eyes?: Seat | 'everybody';
  /** In a game where players hide: the player whose likely places are shown. */
  readonly sought?: PlayerId;
  /** The text for the reader at the beginning. */
  readonly say?: string;
  readonly expect?: Claim;
  readonly steps?: readonly (string | ExampleStep)[];
}

/** The match after one step of the example. */
export interface Moment<V = unknown> {
  readonly eyes: Seat | null;
  /** The view of the example's viewer. It contains only the events of this step. */
  readonly seen: View<V>;
  /** The next choice; null at the end. */
  readonly next: Option | null;
  readonly say: string;
}

type Fields<T> = Readonly<Record<keyof T, (value: unknown) => boolean>>;
type Key = keyof typeof en;

const anything = (): boolean => true;
const whole = (value: unknown): boolean => Number.isInteger(value);

const claimFields: Fields<Claim> = {
  outcome: anything,
  state: isRecord,
  events: Array.isArray,
  never: Array.isArray,
  offers: Array.isArray,
  refuses: isRecord,
};
const stepFields: Fields<ExampleStep> = { choose: isText, seat: whole, say: isText, expect: isRecord };
const fields: Fields<Example> = {
  game: isText,
  seats: anything,
  options: anything,
  seed: anything,
  situation: anything,
  faces: anything,
  say: isText,
  expect: isRecord,
  steps: Array.isArray,
  eyes: (value) => value === 'everybody' || whole(value),
  sought: whole,
};

const fault = (code: Key, path: string, params: Params): Fault => ({
  code,
  path,
  message: speak(en, 'en', code, params),
  params,
});
const shown = (value: unknown): string => (value === undefined ? '–' : JSON.stringify(value).slice(0, 120));
const at = (path: string, key: string | number): string => (path && `${path}/`) + String(key);

/** The first fault in a list. Later items are not checked, because an untrusted list may be long. */
function firstFault<T>(list: readonly T[], faultOf: (item: T, i: number) => Fault | null): Fault | null {
  for (const [i, item] of list.entries()) {
    const found = faultOf(item, i);
    if (found) return found;
  }
  return null;
}

/** The fault at the first field that is unknown or has the wrong type; null if there is none. */
function fieldFault<T>(value: unknown, known: Fields<T>, path: string): Fault | null {
  if (!isRecord(value)) return fault('fault-field', path, { fields: Object.keys(known).join(', ') });
  const wrongField = Object.keys(value).find(
    (name) => !(Object.hasOwn(known, name) && known[name as keyof T](value[name])),
  );
  return wrongField === undefined
    ? null
    : fault('fault-field', at(path, wrongField.slice(0, 40)), { fields: Object.keys(known).join(', ') });
}

/** The fault in the shape of an example; null if there is none. */
function formFault(json: unknown): Fault | null {
  const inputFault = fieldFault(json, fields, '');
  if (inputFault) return inputFault;
  const { expect = {}, steps = [] } = json as Example;
  return (
    fieldFault(expect, claimFields, 'expect') ??
    firstFault(steps, (step, i) => {
      const { expect: claim = {}, ...rest } = Object(
        typeof step === 'string' ? { choose: step } : step,
      ) as Partial<ExampleStep>;
      return (
        fieldFault({ choose: undefined, ...rest }, stepFields, `steps/${i}`) ??
        fieldFault(claim, claimFields, `steps/${i}/expect`)
      );
    })
  );
}

/**
 * Plays an example from its beginning to its end.
 * @param rules The rules of the game that the example names.
 * @param json An `Example`, untrusted.
 */
export function playExample<S, C, O, V>(rules: Rules<S, C, O, V>, json: unknown): Result<readonly Moment<V>[], Fault> {
  const inputFault = formFault(json);
  if (inputFault) return { ok: false, error: inputFault };
  const {
    game: _,
    say: _say,
    expect: _expect,
    steps: _steps,
    eyes: _eyes,
    sought: _sought,
    ...setup
  } = json as Example;
  const match = openMatch(rules, { seed: 1, ...setup } as MatchSetup);
  return match.ok ? play(match.value, json as Example) : match;
}

function play<S, V>(
  match: LiveMatch<S, V>,
  { eyes, sought, steps = [], ...first }: Example,
): Result<readonly Moment<V>[], Fault> {
  const seats = match.recipe.seats.map((_, seat) => seat);
  if (typeof eyes === 'number' && !seats.includes(eyes))
    return { ok: false, error: fault('fault-field', 'eyes', { fields: ['everybody', ...seats].join(', ') }) };
  if (sought !== undefined && !seats.includes(sought))
    return { ok: false, error: fault('fault-field', 'sought', { fields: seats.join(', ') }) };
  const cursorOf = (seat: Seat | null): number => match.view(seat).cursor;
  let before = new Map<Seat | null, number>();
  let last: Seat = 0;
  const moments: Moment<V>[] = [];
  const parts: readonly Omit<ExampleStep, 'choose'>[] = [
    first,
    ...steps.map((step) => (typeof step === 'string' ? {} : step)),
  ];
  for (const [i, { say = '', expect = {} }] of parts.entries()) {
    const path = i ? `steps/${i - 1}` : '';
    const step = steps[i];
    const found = step === undefined ? null : find(match, typeof step === 'string' ? { choose: step } : step);
    const asked = found?.seat ?? match.questions.find(({ standing }) => !standing)?.seat ?? last;
    const eye = eyes === 'everybody' ? null : (eyes ?? asked);
    const view = match.view(eye);
    const seen = { ...view, events: view.events.slice(before.get(eye) ?? 0) };
    const broken = claimFault(match, asked, seen, expect, at(path, 'expect'));
    if (broken) return { ok: false, error: broken };
    moments.push({ eyes: eye, seen, next: found?.option ?? null, say });
    if (step === undefined) break;
    if (!found)
      return {
        ok: false,
        error: unknownChoice(match, typeof step === 'string' ? { choose: step } : step, asked, `steps/${i}`),
      };
    before = new Map([null, ...seats].map((seat) => [seat, cursorOf(seat)]));
    last = found.seat;
    const chosen = match.choose(found.seat, found.n, found.option.id);
    if (!chosen.ok)
      return { ok: false, error: { code: 'fault-choice', path: `steps/${i}`, message: chosen.error.message } };
  }
  const { unused } = match.chance;
  return unused.length
    ? { ok: false, error: fault('fault-faces', 'faces', { faces: shown(unused) }) }
    : { ok: true, value: moments };
}

function find<S>(
  match: LiveMatch<S, unknown>,
  { choose, seat }: ExampleStep,
): { readonly seat: Seat; readonly n: number; readonly option: Option } | null {
  for (const { seat: whose, n, options } of match.questions) {
    const option = seat === undefined || seat === whose ? options.find(({ id }) => id === choose) : undefined;
    if (option) return { seat: whose, n, option };
  }
  return null;
}

function unknownChoice<S>(
  match: LiveMatch<S, unknown>,
  { choose, seat }: ExampleStep,
  asked: Seat,
  path: string,
): Fault {
  const ids = match.questions.flatMap(({ options }) => options.map(({ id }) => id));
  const { rule = 'NW-ELSEWHERE' } = match.why(seat ?? asked, choose) ?? {};
  return fault('fault-choice', path, { choice: shown(choose), rule, options: ids.slice(0, 24).join(', ') || '–' });
}

/** The first part of a claim that does not hold; null if all of it does. */
function claimFault<S>(
  match: LiveMatch<S, unknown>,
  asked: Seat,
  { state, events, questions, outcome }: View,
  claim: Claim,
  path: string,
): Fault | null {
  const differs = (claimed: unknown, actual: unknown, where: string): Fault | null => {
    if (
      Object(claimed) === claimed &&
      Object(actual) === actual &&
      (!Array.isArray(claimed) || claimed.length === (actual as unknown[]).length)
    ) {
      return firstFault(Object.entries(claimed as object), ([key, part]) =>
        differs(part, (actual as Record<string, unknown>)[key], at(where, key)),
      );
    }
    return Object.is(claimed, actual)
      ? null
      : fault('fault-claim', where, { claimed: shown(claimed), actual: shown(actual) });
  };
  const like =
    (wanted: Pattern) =>
    (event: Event): boolean =>
      typeof wanted === 'string' ? [event.rule, ...(event.also ?? [])].includes(wanted) : !differs(wanted, event, '');
  const happened = events.map(({ type, rule }) => `${type} ${rule}`);
  const open = questions.find(({ standing }) => !standing) ?? match.questions.find(({ standing }) => !standing);
  const offered = open?.options.map(({ id }) => id) ?? [];
  const { events: met = [], never = [], offers, refuses = {} } = claim;
  return (
    (claim.outcome === undefined ? null : differs(claim.outcome, outcome, at(path, 'outcome'))) ??
    (claim.state === undefined ? null : differs(claim.state, state, at(path, 'state'))) ??
    firstFault(met, (wanted, i) =>
      events.some(like(wanted))
        ? null
        : fault('fault-event', at(path, `events/${i}`), { claimed: shown(wanted), actual: shown(happened) }),
    ) ??
    firstFault(never, (wanted, i) => {
      const event = events.find(like(wanted));
      return event
        ? fault('fault-never', at(path, `never/${i}`), { claimed: shown(wanted), actual: shown(event) })
        : null;
    }) ??
    (offers && differs([...offers].sort(), [...offered].sort(), at(path, 'offers'))) ??
    firstFault(Object.entries(refuses), ([act, why]) => {
      const refusal = match.why(asked, act);
      return differs(why, typeof why === 'string' ? refusal?.rule : refusal, at(path, `refuses/${act}`));
    })
  );
}
