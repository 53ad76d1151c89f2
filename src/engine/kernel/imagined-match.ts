// Imagined matches: what a bot may think on.
import { KernelChance, type Chance } from './chance.js';
import type { LiveMatch } from './match.js';
import { offerOf, type EarlierQuestion, type Reopened } from './questions.js';
import type { Asked, Offer, Seat } from './types.js';

/**
 * Another match that the seat cannot tell from this one: everything the seat does not know is replaced, chance starts anew,
 * scripted results are gone, and of the events only those that the seat saw are left.
 */
export function imagine<S, V, M extends LiveMatch<S, V>>(match: M & LiveMatch<S, V>, seat: Seat, chance: Chance): M {
  const other = match.clone();
  other.chance = new KernelChance(chance.below(2 ** 31));
  other.chance.use('play');
  other.events = match.events.copy(seat);
  other.rules.determinize(other, seat, chance);
  // Sealed answers of other seats are guessed, whether their question is open or waits to be open again.
  const guess = (asked: Asked, answer: string | null): Offer | null =>
    answer !== null && asked.seat !== seat
      ? (asked.options[chance.below(asked.options.length)] ?? null)
      : offerOf(asked, answer);
  other.open = match.open
    .filter(({ standing }) => !standing)
    .map((open) => {
      const asked = other.askedBy(open.step);
      return { ...open, asked, answer: guess(asked, open.answer?.id ?? null) };
    });
  const imagined = (asked: Asked, before: EarlierQuestion): EarlierQuestion =>
    asked.seat === seat
      ? before
      : { ...before, options: asked.options.map(({ id }) => id), answer: guess(asked, before.answer)?.id ?? null };
  other.stack = match.stack.map((step) => {
    const { of, before } = step as Partial<Reopened>;
    return of && before
      ? { ...step, before: of.map((each, i) => imagined(other.askedBy(each), before[i] as EarlierQuestion)) }
      : step;
  });
  other.askStanding(match.open.filter((open) => open.standing && open.asked.seat === seat));
  other.choices = [];
  other.shown = null;
  // Undo and old events would need the truth, so the imagined match begins at this position.
  other.recipe = { ...match.recipe, seed: 0, faces: [], snapshot: other.snapshot() };
  return other;
}
