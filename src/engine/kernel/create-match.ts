// Starts a new match and checks the set-up, which may come from outside. restore-match.ts reads saves.
import { isFace, type Chance, type Faces } from './chance.js';
import { fault, MatchFault } from './faults.js';
import { isListOf, isText } from './json-shape.js';
import type { Recipe } from './machine.js';
import { asLiveMatch, LiveMatch } from './match.js';
import { untrustedJsonFault } from './untrusted-json.js';
import type { Fault, Match, MatchSetup, Refusal, Result, Rules, Seat } from './types.js';

/** The content of a pack, ready for lookups; without a pack, the content of the game's own pack. */
export function contentOf<S, C, O, V>(rules: Rules<S, C, O, V>, pack: unknown = rules.pack): C {
  return rules.content ? rules.content(pack) : (pack as C);
}

/** A match from an untrusted set-up (attributes, a link). A fault in the set-up is returned, not thrown. */
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
 * A new match. The same rules, set-up and choices give the same match on every machine.
 * @throws MatchFault when the set-up is not legal. For untrusted set-ups see `openMatch`.
 */
export function createMatch<S, C, O, V>(rules: Rules<S, C, O, V>, setup: MatchSetup): Match<V> {
  const match = openMatch(rules, setup);
  if (!match.ok) throw new MatchFault(match.error);
  return match.value;
}

/**
 * The rule that forbids an act (an option's id) to that seat, with the values it depends on; null if the act is an
 * option now.
 */
export function explain(match: Match, seat: Seat, intent: string): Refusal | null {
  return asLiveMatch(match).why(seat, intent);
}

/**
 * A match that the seat cannot tell from this one, on which a bot may plan ahead. `chance` decides everything that the
 * seat does not know.
 */
export function determinize<V>(match: Match<V>, seat: Seat, chance: Chance): Match<V> {
  return asLiveMatch(match).determinize(seat, chance);
}

/** Scripted results that have not been used yet. A worked example that leaves any at its end is wrong. */
export function unusedFaces(match: Match): Faces {
  return asLiveMatch(match).chance.unused;
}
