// Explains why something is not possible in Asylum Escape.
import { explain } from '../../engine/games/asylum-escape/table/explain.js';
import type { AsylumView } from '../../engine/games/asylum-escape/state/knowledge.js';
import { label } from '../../engine/games/asylum-escape/words/labels.js';
import { intents, unavailableActs } from '../../engine/games/asylum-escape/table/intents.js';
import type { Scene } from '../../engine/games/asylum-escape/table/scene.js';
import type { SpeechContext } from '../../engine/games/asylum-escape/words/names.js';
import { whyNot as whyNotAt, type AskedTable } from '../game/why-not.js';
import type { NwElement } from '../shared/nw-element.js';
import { answerOf, MAX_REASONS } from '../why/why-answer.js';
import type { AskedBy, WhyController } from '../why/why-controller.js';
import type { WhyAnswer } from '../why/why-popover.js';
import type { Key } from './words.js';

export const whyNot = (
  element: NwElement<Key>,
  table: () => AskedTable<AsylumView, Scene, SpeechContext> | null,
): WhyController => whyNotAt(element, table, answer);

/**
 * Answers a question about the thing with this id or, if the id is empty, about all unavailable acts. Returns null if
 * there is nothing to say.
 */
function answer(table: AskedTable<AsylumView, Scene, SpeechContext>, id: string, how: AskedBy): WhyAnswer | null {
  const { seen, context, player } = table;
  return answerOf(table, id, how, {
    say: (key, values) => context.lexicon.say(key as Parameters<typeof context.lexicon.say>[0], values),
    act: (question, act) => label(context, question, act).text,
    explain: (viewer, intent) => explain(context.content, seen.state, seen.questions, viewer, intent),
    missed: () => unavailableActs(seen, player),
    meant: () => intents(seen, player, id).slice(0, MAX_REASONS),
  });
}
