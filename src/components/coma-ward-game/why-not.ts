// Explains why something is not possible in Coma Ward.
import type { ComaWardView } from '../../engine/games/coma-ward/state/knowledge.js';
import { explain } from '../../engine/games/coma-ward/table/explain.js';
import { intentsFor, unavailableActs } from '../../engine/games/coma-ward/table/intents.js';
import type { Scene } from '../../engine/games/coma-ward/table/scene.js';
import { label } from '../../engine/games/coma-ward/words/labels.js';
import { placeName, type SpeechContext } from '../../engine/games/coma-ward/words/names.js';
import { whyNot as whyNotAt, type AskedTable } from '../game/why-not.js';
import type { NwElement } from '../shared/nw-element.js';
import { answerOf } from '../why/why-answer.js';
import type { AskedBy, WhyController } from '../why/why-controller.js';
import type { WhyAnswer } from '../why/why-popover.js';
import type { Key } from './words.js';

type SeenTable = AskedTable<ComaWardView, Scene, SpeechContext>;

export const whyNot = (element: NwElement<Key>, table: () => SeenTable | null): WhyController =>
  whyNotAt(element, table, answer);

/**
 * Answers a question about the thing with this id or, if the id is empty, about all unavailable acts. Returns null if
 * there is nothing to say.
 */
function answer(table: SeenTable, id: string, how: AskedBy): WhyAnswer | null {
  const { seen, context, player } = table;
  return answerOf(table, id, how, {
    say: (key, values) => context.lexicon.say(key as Parameters<typeof context.lexicon.say>[0], values),
    act: (question, act) => label(context, question, act).text,
    explain: (viewer, intent) => explain(seen.state, seen.questions, viewer, intent, context.content),
    missed: () => unavailableActs(seen, player),
    meant: () => intentsFor(seen, player, id),
    place: placeOf(context, id),
  });
}

/** The Room on a Space, and what it does; undefined if there is none. */
function placeOf(context: SpeechContext, id: string): { readonly name: string; readonly flavour?: string } | undefined {
  const [what, ...rest] = id.split(':');
  const at = rest.join(':');
  const card = what === 'space' ? context.view.rooms[at]?.card : null;
  if (!card) return undefined;
  const text = context.lexicon.card(card, 'text');
  return { name: placeName(context, at), ...(text && { flavour: text }) };
}
