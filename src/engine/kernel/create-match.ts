// The door into a new match. Input from outside is checked here; the door into an old one is restore.ts.
import type { Chance, Face, Faces } from './chance.js';
import { fault, MatchFault } from './faults.js';
import type { Recipe } from './machine.js';
import { LiveMatch } from './live-match.js';
import { outsideFault } from './untrusted-json.js';
import type { Fault, Match, MatchSetup, Refusal, Result, Rules, Seat } from './types.js';

/** The content of a pack, or of the game's own. */
export function contentOf<S, C, O, V>(rules: Rules<S, C, O, V>, pack: unknown = rules.pack): C {
  return rules.content ? rules.content(pack) : (pack as C);
}

/** A match from a set-up that comes from outside (attributes, a link): faults are values. */
export function openMatch<S, C, O, V>(rules: Rules<S, C, O, V>, setup: MatchSetup): Result<LiveMatch<S, V>, Fault> {
  const { seed, options: asked, faces = [], situation = null } = setup;
  const odd = outsideFault({ seed, seats: setup.seats, options: asked, faces, situation }, 1e6);
  if (odd) return { ok: false, error: odd };
  if (typeof seed !== 'string' && typeof seed !== 'number')
    return fault('seed', 'seed', 'a seed is a text or a number');
  const { min, max } = rules.seats;
  const names: unknown = setup.seats;
  if (typeof names !== 'number' && !isListOf(names, isText))
    return fault('seats', 'seats', 'seats are a number, or a list of names');
  const count = typeof names === 'number' ? names : names.length;
  if (!(Number.isInteger(count) && count >= min && count <= max))
    return fault('seats', 'seats', `${rules.id} has from ${min} to ${max} seats, not ${count}`);
  const seats = typeof names === 'number' ? Array.from({ length: count }, (_, i) => String(i + 1)) : [...names];
  if (!Array.isArray(faces)) return fault('face', 'faces', 'scripted results are a list');
  const wrong = faces.findIndex((face) => !isFace(face));
  if (wrong >= 0)
    return fault('face', `faces/${wrong}`, 'a scripted result is {die, face}, {deck, card} or {pick, value}');
  const options = rules.options(asked ?? {}, seats.length);
  if (!options.ok) return options;
  const recipe: Recipe = {
    seats,
    options: options.value,
    content: contentOf(rules, setup.pack),
    situation,
    seed,
    faces,
    snapshot: null,
  };
  const match = new LiveMatch(rules as Rules<S, unknown, unknown, V>, recipe);
  const begun = match.begin();
  return begun.ok ? { ok: true, value: match } : begun;
}

/**
 * A new match. The same rules, set-up and choices give the same match on every machine.
 * @throws MatchFault when the set-up is no legal one: a programmer's error.
 */
export function createMatch<S, C, O, V>(rules: Rules<S, C, O, V>, setup: MatchSetup): Match<V> {
  const match = openMatch(rules, setup);
  if (!match.ok) throw new MatchFault(match.error);
  return match.value;
}

/** The rule that forbids an act (an option's id), and its values; null if the act is an option now. */
export function explain(match: Match, seat: Seat, intent: string): Refusal | null {
  return live(match).why(seat, intent);
}

/** A match that the seat cannot tell from this one; what a bot may think on. */
export function determinize<V>(match: Match<V>, seat: Seat, chance: Chance): Match<V> {
  return live(match).determinize(seat, chance);
}

/** Scripted results that nothing has asked for: a worked example that leaves some is wrong. */
export function unusedFaces(match: Match): Faces {
  return live(match).chance.unused;
}

/** Every match is one of ours; the public type only hides what a page has no use for. */
function live<V>(match: Match<V>): LiveMatch<unknown, V> {
  if (!(match instanceof LiveMatch)) throw new TypeError('not a match of this library');
  return match as LiveMatch<unknown, V>;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isListOf<T>(value: unknown, is: (item: unknown) => item is T): value is readonly T[] {
  return Array.isArray(value) && value.every(is);
}

export const isText = (value: unknown): value is string => typeof value === 'string';

export function isFace(value: unknown): value is Face {
  // One that names a die and a deck would be looked for as both.
  if (!isRecord(value) || Object.keys(value).length !== 2) return false;
  const { die, face, deck, card, pick, value: picked } = value;
  if (typeof die === 'string') return typeof face === 'string' || typeof face === 'number';
  return typeof deck === 'string' ? typeof card === 'string' : typeof pick === 'string' && typeof picked === 'number';
}
