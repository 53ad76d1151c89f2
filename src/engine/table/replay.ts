// A replay is a match to watch again, from a link or a file. It contains either the whole match with its secrets (a
// save) or what one seat saw (a record). The rules cannot replay a record, so its shape is checked before any of it is
// drawn.
import { fault, joinPath } from '../kernel/faults.js';
import { untrustedJsonFault } from '../kernel/untrusted-json.js';
import { contentOf } from '../kernel/create-match.js';
import { isListOf, isRecord, isText } from '../kernel/json-shape.js';
import { packHash } from '../kernel/save-hashes.js';
import { otherPackFault, restoreMatch } from '../kernel/restore-match.js';
import type { Event, Fault, Outcome, Result, Rules, Save, Seat, SeatRecord } from '../kernel/index.js';
import type { Moment } from './example.js';
import type { RecordDelta } from './record-delta.js';

/** Holds either `save` or `record`. */
export interface Replay {
  /** The game's id. */
  readonly game: string;
  /** The names of the players by seat. */
  readonly names?: readonly string[];
  readonly save?: Save;
  /**
   * For a save: the seat whose view is shown, or `everybody` for a spectator's view. A record always shows the view of
   * its own seat.
   */
  readonly eyes?: Seat | 'everybody';
  readonly record?: SeatRecord | RecordDelta;
  /** Set if the viewer has to guess where somebody hides. Removed when the match is shared. */
  readonly riddle?: boolean;
}

/** The fault when a riddle is requested for a match that does not reveal where anybody hides. */
export const answerWithheld = fault(
  'riddle-none',
  '',
  'This match does not reveal where anybody hides; open the save of a match in which somebody hides.',
);

/** Checks the state of an untrusted view. Returns the path of a wrong value; null if there is none. */
export type StateFault = (json: unknown, seats: number) => string | null;

const isSeat = (value: unknown, seats: number): value is Seat =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) < seats;
export const isEvent = (value: unknown): value is Event =>
  isRecord(value) && isText(value['type']) && isText(value['rule']);
export const isOutcome = (value: unknown, seats: number): value is Outcome =>
  isRecord(value) && isText(value['rule']) && isListOf(value['winners'], (seat): seat is Seat => isSeat(seat, seats));

/** The largest number of frames that is accepted. */
const most = 5000;

// Reading

/**
 * Applies a change (record-delta.ts) to a value.
 * @throws TypeError if the change does not fit the value.
 */
function changed(one: unknown, by: unknown): unknown {
  if (by === undefined) return one;
  if (Array.isArray(by)) return by[0];
  if (!isRecord(by) || Object(one) !== one) throw new TypeError('The earlier value has no parts to change.');
  const other = (Array.isArray(one) ? [...(one as unknown[])] : { ...(one as object) }) as Record<string, unknown>;
  for (const [key, part] of Object.entries(by)) {
    if (Array.isArray(one) && !(Number(key) < one.length)) throw new TypeError('The earlier list has no such entry.');
    if (part === null) Reflect.deleteProperty(other, key);
    else other[key] = changed(other[key], part);
  }
  return other;
}

/**
 * The moments of an untrusted replay. The states in a record have the right shape, but they may contradict each other.
 * @param pack The pack that the match was played with. Default: the game's own pack.
 */
export function readReplay<S, C, O, V>(
  rules: Rules<S, C, O, V>,
  json: unknown,
  stateFault: StateFault,
  pack?: unknown,
): Result<readonly Moment<V>[], Fault> {
  const inputFault = untrustedJsonFault(json, 8e6);
  if (inputFault) return { ok: false, error: inputFault };
  const { game, names = [], save, eyes = 'everybody', record } = Object(json) as Replay;
  if (game !== rules.id)
    return fault('replay-game', 'game', `This is not a match of "${rules.id}"; open it with its own game.`);
  if (!isListOf(names, isText)) return fault('replay-shape', 'names', 'The names must be a list of texts.');
  if (record !== undefined) return momentsOf(rules, record, stateFault, pack);
  const match = restoreMatch(rules, save, pack);
  if (!match.ok) return { ok: false, error: { ...match.error, path: joinPath('save', match.error.path) } };
  if (eyes !== 'everybody' && !isSeat(eyes, match.value.recipe.seats.length))
    return fault('replay-shape', 'eyes', 'This must be the number of a seat, or "everybody".');
  return { ok: true, value: momentsIn(match.value.record(eyes === 'everybody' ? null : eyes)) };
}

/** The moments of a record, without questions. */
function momentsIn<V>({ frames, seat, outcome }: SeatRecord<V>): readonly Moment<V>[] {
  return frames.map(({ state, events }, i) => ({
    eyes: seat,
    next: null,
    say: '',
    seen: { state, events, questions: [], cursor: 0, outcome: i === frames.length - 1 ? outcome : null },
  }));
}

function momentsOf<S, C, O, V>(
  rules: Rules<S, C, O, V>,
  json: unknown,
  stateFault: StateFault,
  content: unknown,
): Result<readonly Moment<V>[], Fault> {
  const { id, version } = rules;
  const wrong = (path: string, message: string): Result<never, Fault> =>
    fault('replay-shape', joinPath('record', path), message);
  if (!isRecord(json)) return wrong('', 'A record must be a JSON object.');
  if (json['format'] !== 1)
    return wrong('format', 'The format must be 1, as in every record that this version can read.');
  if (json['game'] !== id) return wrong('game', `This is not a record of "${id}"; open it with its own game.`);
  if (json['version'] !== version)
    return fault(
      'replay-version',
      'record/version',
      `This record was made with another version of ${id}; open a save of the same match instead.`,
    );
  const cards = packHash(rules, contentOf(rules, content));
  // Early records did not name their pack.
  const { pack = cards, seats, seat, frames, outcome } = json;
  if (pack !== cards) return otherPackFault('record/pack');
  if (!isListOf(seats, isText)) return wrong('seats', 'The seats must be a list of names.');
  if (seat !== null && !isSeat(seat, seats.length))
    return wrong('seat', 'The seat must be the number of a seat, or null for a spectator.');
  if (outcome !== null && !isOutcome(outcome, seats.length))
    return wrong('outcome', 'The outcome must have winners and a rule, or be null.');
  if (!Array.isArray(frames) || frames.length === 0 || frames.length > most)
    return wrong('frames', `The frames must be a list of 1 to ${most} frames.`);
  const read: { state: V; events: readonly Event[] }[] = [];
  for (const [i, frame] of (frames as unknown[]).entries()) {
    const at = `frames/${i}`;
    if (!isRecord(frame)) return wrong(at, 'A frame must be an object with events and a state or a change.');
    const { state, change, events } = frame;
    if (!isListOf(events, isEvent)) return wrong(`${at}/events`, 'The events must be a list of events.');
    try {
      const whole = state === undefined ? changed(read.at(-1)?.state, change) : state;
      const faultPath = stateFault(whole, seats.length);
      if (faultPath !== null)
        return wrong(
          `${at}/state/${faultPath}`,
          'This value is impossible here: the record was changed, or it belongs to other cards. Use an unchanged record.',
        );
      read.push({ state: whole as V, events });
    } catch {
      return wrong(`${at}/change`, 'This change does not fit the state of the frame before; use an unchanged record.');
    }
  }
  return {
    ok: true,
    value: momentsIn({ format: 1, game: id, version, pack: cards, seat, seats, frames: read, outcome }),
  };
}

// Sharing

/**
 * The replay up to one of its moments, for a link to that moment.
 * @param replay A replay that `readReplay` accepted.
 */
export function replayUntil<S, C, O, V>(
  rules: Rules<S, C, O, V>,
  { riddle: _, ...replay }: Replay,
  moment: number,
  pack?: unknown,
): Replay {
  const { save, record, eyes } = replay;
  if (record) {
    const frames = record.frames.slice(0, moment + 1);
    return {
      ...replay,
      record: { ...record, frames, outcome: frames.length < record.frames.length ? null : record.outcome },
    };
  }
  const match = restoreMatch(rules, save, pack);
  const frame = match.ok && match.value.frames(typeof eyes === 'number' ? eyes : null)[moment];
  return frame ? { ...replay, save: match.value.replayed(frame.choices).save() } : replay;
}
