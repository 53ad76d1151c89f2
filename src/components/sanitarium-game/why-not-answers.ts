// What the game answers to whoever asks why not, and the words it takes. Fetched when somebody does.
import type { PlayerId, Seat, View } from '../../engine/kernel/index.js';
import { explain } from '../../engine/games/sanitarium/table/explain.js';
import type { SanitariumView } from '../../engine/games/sanitarium/state/knowledge.js';
import { meant, missed } from '../../engine/games/sanitarium/table/intents.js';
import type { Scene } from '../../engine/games/sanitarium/table/scene.js';
import { label, type Told } from '../../engine/games/sanitarium/words/speech.js';
import { answerOf } from '../why/why-answer.js';
import type { Asked } from '../why/why-controller.js';
import type { Answer } from '../why/why-popover.js';

export { default as words } from '../../messages/en/sanitarium/rules-why-not.js';

/** What is on the table, and whom to ask. */
export interface Table {
  readonly seen: View<SanitariumView>;
  readonly scene: Scene;
  readonly told: Told;
  readonly player: PlayerId;
  /** Null watches, and cannot be told why not. */
  readonly eye: Seat | null;
}

/** What is said of a thing, or of all that might be missed (''); null where there is nothing to say. */
export function answer(table: Table, id: string, how: Asked): Answer | null {
  const { seen, scene, told, player } = table;
  const place = scene.places[id];
  // What one does with a card or a person, and what may be missed, has a name; elsewhere it is plain.
  const named = /^$|^(card|player):/.test(id);
  return answerOf(table, id, how, {
    say: (key, values) => told.tongue.say(key as Parameters<typeof told.tongue.say>[0], values),
    act: (question, act, can) =>
      named || (can && id.startsWith('thing:')) ? label(told, question, act).text : undefined,
    explain: (eye, intent) => explain(told.content, seen.state, seen.questions, eye, intent),
    missed: () => missed(seen, player),
    meant: () => meant(told.content, seen, player, id),
    place: place && { name: place.name, flavour: place.flavour, notes: place.notes },
  });
}
