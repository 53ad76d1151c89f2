// What the game answers to whoever asks why not.
import { html, type TemplateResult } from 'lit';
import { explain } from '../../engine/games/asylum-escape/table/explain.js';
import type { AsylumView } from '../../engine/games/asylum-escape/state/knowledge.js';
import { label } from '../../engine/games/asylum-escape/words/labels.js';
import { intents, unavailableActs } from '../../engine/games/asylum-escape/table/intents.js';
import type { SpeechContext } from '../../engine/games/asylum-escape/words/names.js';
import type { PlayerId, Seat, View } from '../../engine/kernel/index.js';
import type { NwElement } from '../shared/nw-element.js';
import { answerOf, MAX_REASONS } from '../why/why-answer.js';
import { WhyController, type AskedBy } from '../why/why-controller.js';
import type { Answer } from '../why/why-popover.js';
import type { Key } from './words.js';

/** What is on the table, and whom to ask. */
export interface Table {
  readonly seen: View<AsylumView>;
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
export const unavailableButton = (
  element: NwElement<Key>,
  seen: View<AsylumView>,
  player: PlayerId,
): TemplateResult | null =>
  unavailableActs(seen, player).length > 0
    ? html`<button class="missed" data-ask="">${element.say('ask-why')}</button>`
    : null;

/** What is said of a thing, or of all that might be missed (''); null where there is nothing to say. */
function answer(table: Table, id: string, how: AskedBy): Answer | null {
  const { seen, told, player } = table;
  return answerOf(table, id, how, {
    say: (key, values) => told.lexicon.say(key as Parameters<typeof told.lexicon.say>[0], values),
    act: (question, act) => label(told, question, act).text,
    explain: (eye, intent) => explain(told.content, seen.state, seen.questions, eye, intent),
    missed: () => unavailableActs(seen, player),
    meant: () => intents(seen, player, id).slice(0, MAX_REASONS),
  });
}
