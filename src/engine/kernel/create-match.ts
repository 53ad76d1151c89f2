// Starts a new match and checks its set-up, which may be untrusted. Saves are read in restore-match.ts.
import { isFace, type Chance, type Faces } from './chance.js';
import { fault, MatchFault } from './faults.js';
import { isListOf, isText } from './json-shape.js';
import type { Recipe } from './machine.js';
import { asLiveMatch, LiveMatch } from './match.js';
import { untrustedJsonFault } from './untrusted-json.js';
import type { Fault, Match, MatchSetup, Refusal, Result, Rules, Seat } from './types.js';

/** The content of a pack, ready for lookups. Without a pack, it is the content of the game's own pack. */
export function contentOf<S, C, O, V>(rules: Rules<S, C, O, V>, pack: unknown = rules.pack): C {
  return rules.content ? rules.content(pack) : (pack as C);
}

/**
 * Starts a match from an untrusted set-up, such as attributes or a link. A fault in the set-up is returned, not thrown.
 */
export function openMatch<S, C, O, V>(rules: Rules<S, C, O, V>, setup: MatchSetup): Result<LiveMatch<S, V>, Fault> {
  const { seed, options: asked, faces = [], situation = null } = setup;
  const inputFault = untrustedJsonFault({ seed, seats: setup.seats, options: asked, faces, situation }, 1e6);
  if (inputFault) return { ok: false, error: inputFault };
  if (typeof seed !== 'string' && typeof seed !== 'number')
    return fault('seed', 'seed', 'The seed must be a string or a number.');
  const { min, max } = rules.seats;
  const names: unknown = setup.seats;
  if (typeof names !== 'number' && !isListOf(names, isText))
    return fault('seats', 'seats', 'The seats must be a number, or a list of names.');
  const count = typeof names === 'number' ? names : names.length;
  if (!(Number.isInteger(count) && count >= min && count <= max))
    return fault('seats', 'seats', `${rules.id} needs ${min} to ${max} seats, not ${count}.`);
  const seats = typeof names === 'number' ? Array.from({ length: count }, (_, i) => String(i + 1)) : [...names];
  if (!Array.isArray(faces)) return fault('face', 'faces', 'The scripted results must be a list.');
  const wrong = faces.findIndex((face) => !isFace(face));
  if (wrong >= 0)
    return fault('face', `faces/${wrong}`, 'A scripted result must be {die, face}, {deck, card} or {pick, value}.');
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
 * Starts a new match. The same rules, set-up and choices give the same match on every machine.
 * @throws MatchFault if the set-up is not valid. For untrusted set-ups, see `openMatch`.
 */
export function createMatch<S, C, O, V>(rules: Rules<S, C, O, V>, setup: MatchSetup): Match<V> {
  const match = openMatch(rules, setup);
  if (!match.ok) throw new MatchFault(match.error);
  return match.value;
}

/**
 * Why a seat may not do something now: the rule that forbids it, and the values that the rule depends on. Null if the
 * seat may do it.
 * @param intent The id that the option for this act would have.
 */
export function explain(match: Match, seat: Seat, intent: string): Refusal | null {
  return asLiveMatch(match).why(seat, intent);
}

/**
 * An imagined match on which a bot can plan ahead. It looks like the real match to the seat; `chance` decides
 * everything that the seat does not know.
 */
export function determinize<V>(match: Match<V>, seat: Seat, chance: Chance): Match<V> {
  return asLiveMatch(match).determinize(seat, chance);
}

/** Scripted results that have not been used yet. A worked example must use all of its results. */
export function unusedFaces(match: Match): Faces {
  return asLiveMatch(match).chance.unused;
}
