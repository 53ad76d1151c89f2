// Explains why something is not possible in Lobotomy 2.
import { explain } from '../../engine/games/lobotomy-2/table/explain.js';
import { label } from '../../engine/games/lobotomy-2/words/labels.js';
import { intentsFor, unavailableActs } from '../../engine/games/lobotomy-2/table/intents.js';
import type { Scene } from '../../engine/games/lobotomy-2/table/scene.js';
import { matchOf, type SpeechContext } from '../../engine/games/lobotomy-2/words/names.js';
import type { State } from '../../engine/games/lobotomy-2/state/state.js';
import { whyNot as whyNotAt, type AskedTable } from '../game/why-not.js';
import type { NwElement } from '../shared/nw-element.js';
import { answerOf, MAX_REASONS } from '../why/why-answer.js';
import type { AskedBy, WhyController } from '../why/why-controller.js';
import type { WhyAnswer } from '../why/why-popover.js';
import type { Key } from './words.js';

export type SeenTable = AskedTable<State, Scene, SpeechContext>;

export const whyNot = (element: NwElement<Key>, table: () => SeenTable | null): WhyController =>
  whyNotAt(element, table, answer);

/**
 * Answers a question about the thing with this id or, if the id is empty, about all unavailable acts. Returns null if
 * there is nothing to say.
 */
function answer(table: SeenTable, id: string, how: AskedBy): WhyAnswer | null {
  const { seen, context, player } = table;
  // The answer names the act; only a move to a Space that is not possible needs no name.
  const named = !id.startsWith('space:');
  return answerOf(table, id, how, {
    say: (key, values) => context.lexicon.say(key as Parameters<typeof context.lexicon.say>[0], values),
    act: (question, act, can) => (named || can ? label(context, question, act).text : undefined),
    explain: (_, intent) => explain(matchOf(context), seen.questions, intent),
    missed: () => unavailableActs(context.content, seen, player),
    meant: () => intentsFor(context.content, seen, player, id).slice(0, MAX_REASONS),
  });
}
