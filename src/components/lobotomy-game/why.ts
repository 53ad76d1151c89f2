// What the game answers to whoever asks why not. It comes after the first drawing.
import { html, type TemplateResult } from 'lit';
import { explain } from '../../engine/games/lobotomy-2/table/explain.js';
import { label } from '../../engine/games/lobotomy-2/words/labels.js';
import { intentsFor, unavailableActs as missedActs } from '../../engine/games/lobotomy-2/table/intents.js';
import type { Scene } from '../../engine/games/lobotomy-2/table/scene.js';
import { matchOf, type SpeechContext } from '../../engine/games/lobotomy-2/words/names.js';
import type { State } from '../../engine/games/lobotomy-2/state/state.js';
import type { PlayerId, Seat, View } from '../../engine/kernel/index.js';
import type { NwElement } from '../shared/nw-element.js';
import { answerOf, MAX_REASONS } from '../why/why-answer.js';
import { WhyController, type AskedBy } from '../why/why-controller.js';
import type { Answer } from '../why/why-popover.js';
import type { Key } from './words.js';

/** What is on the table, and whom to ask. */
export interface Table {
  readonly seen: View<State>;
  readonly scene: Scene;
  readonly told: SpeechContext;
  readonly player: PlayerId;
  /** Null watches, and cannot be told why not. */
  readonly eye: Seat | null;
}

/** Lets the element's table be asked, as long as there is one to look at. */
export const asking = (element: NwElement<Key>, table: () => Table | null): WhyController =>
  new WhyController(element, (id, how) => {
    const now = table();
    return Promise.resolve(now && answer(now, id, how));
  });

/** The button that asks for the acts that are no options now, where there are such. */
export const missed = (element: NwElement<Key>, { questions }: View<State>): TemplateResult | null =>
  questions.some(({ kind }) => kind === 'act')
    ? html`<button class="missed" data-ask="">${element.say('ask-why')}</button>`
    : null;

/** What is said of a thing, or of all that might be missed (''); null where there is nothing to say. */
function answer(table: Table, id: string, how: AskedBy): Answer | null {
  const { seen, told, player } = table;
  // What one does on the way has no name: it is plain.
  const named = !id.startsWith('space:');
  return answerOf(table, id, how, {
    say: (key, values) => told.lexicon.say(key as Parameters<typeof told.lexicon.say>[0], values),
    act: (question, act) => (named ? label(told, question, act).text : undefined),
    explain: (_, intent) => explain(matchOf(told), seen.questions, intent),
    missed: () => missedActs(seen, player),
    meant: () => intentsFor(told.content, seen, player, id).slice(0, MAX_REASONS),
  });
}
