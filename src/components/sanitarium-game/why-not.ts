// Explains why something is not possible in Sanitarium.
import { explain } from '../../engine/games/sanitarium/table/explain.js';
import { intentsFor, unavailableActs } from '../../engine/games/sanitarium/table/intents.js';
import type { Scene } from '../../engine/games/sanitarium/table/scene.js';
import type { SanitariumView } from '../../engine/games/sanitarium/state/knowledge.js';
import { label } from '../../engine/games/sanitarium/words/labels.js';
import type { SpeechContext } from '../../engine/games/sanitarium/words/names.js';
import { whyNot as whyNotAt, type AskedTable } from '../game/why-not.js';
import type { NwElement } from '../shared/nw-element.js';
import { answerOf } from '../why/why-answer.js';
import type { AskedBy, WhyController } from '../why/why-controller.js';
import type { WhyAnswer } from '../why/why-popover.js';
import type { Key } from './words.js';

export type SeenTable = AskedTable<SanitariumView, Scene, SpeechContext>;

/** @param choose Chooses an option. It is called when the player presses one of several equal dice. */
export const whyNot = (
  element: NwElement<Key>,
  table: () => SeenTable | null,
  choose?: (option: string) => void,
): WhyController =>
  whyNotAt(element, table, (now, id, how) => {
    const equal = choose && how === 'press' ? equalDie(now, id) : undefined;
    if (equal === undefined) return answer(now, id, how);
    choose?.(equal);
    return null;
  });

/**
 * Answers a question about the thing with this id or, if the id is empty, about all unavailable acts. Returns null if
 * there is nothing to say.
 */
function answer(table: SeenTable, id: string, how: AskedBy): WhyAnswer | null {
  const { seen, scene, context, player } = table;
  const place = scene.places[id];
  // The answer names each act that is possible and, if the player asks about a card, a player or all acts, each act
  // that is not. With any other thing, it is clear which act is meant.
  const needsName = /^$|^(card|player):/.test(id);
  return answerOf(table, id, how, {
    say: (key, values) => context.lexicon.say(key as Parameters<typeof context.lexicon.say>[0], values),
    act: (question, act, can) => (needsName || can ? label(context, question, act).text : undefined),
    explain: (viewer, intent) => explain(context.content, seen.state, seen.questions, viewer, intent),
    missed: () => unavailableActs(seen, player),
    meant: () => intentsFor(context.content, seen, player, id),
    place: place && { name: place.name, flavour: place.flavour, notes: place.notes },
  });
}

/**
 * Dice with equal numbers share one option, whose only target is the first of these dice. If `id` is another of these
 * dice, returns the id of the shared option. SAN-RUL-40
 */
function equalDie({ seen }: SeenTable, id: string): string | undefined {
  const options = seen.questions.flatMap((question) => question.options);
  const [thing, at] = id.split(':');
  if (thing !== 'die' || options.some(({ targets }) => targets?.includes(id))) return undefined;
  return options.find((option) => option.id === `die:${seen.state.turn.dice[Number(at)]}`)?.id;
}
