// Why something is not possible: what the table answers when somebody asks about a thing on it.
import { html, type TemplateResult } from 'lit';
import { explain } from '../../engine/games/sanitarium/table/explain.js';
import { intentsFor, unavailableActs } from '../../engine/games/sanitarium/table/intents.js';
import type { Scene } from '../../engine/games/sanitarium/table/scene.js';
import type { SanitariumView } from '../../engine/games/sanitarium/state/knowledge.js';
import { label } from '../../engine/games/sanitarium/words/labels.js';
import type { SpeechContext } from '../../engine/games/sanitarium/words/names.js';
import type { PlayerId, Seat, View } from '../../engine/kernel/index.js';
import type { NwElement } from '../shared/nw-element.js';
import { answerOf } from '../why/why-answer.js';
import { WhyController, type AskedBy } from '../why/why-controller.js';
import type { Answer } from '../why/why-popover.js';
import type { Key } from './words.js';

/** What is on the table, and who asks. */
export interface Table {
  readonly seen: View<SanitariumView>;
  readonly scene: Scene;
  readonly told: SpeechContext;
  readonly player: PlayerId;
  /** Null watches, and cannot be told why not. */
  readonly eye: Seat | null;
}

/** Answers for the element's table while there is one to look at; `choose` takes an option. */
export function whyNot(
  element: NwElement<Key>,
  table: () => Table | null,
  choose?: (option: string) => void,
): WhyController {
  return new WhyController(element, (id, how) => {
    const now = table();
    const equal = choose && now && how === 'press' ? equalDie(now, id) : undefined;
    if (equal !== undefined) choose?.(equal);
    return Promise.resolve(now && equal === undefined ? answer(now, id, how) : null);
  });
}

/** What is said of a thing, or of all acts that are not available (''); null where there is nothing to say. */
function answer(table: Table, id: string, how: AskedBy): Answer | null {
  const { seen, scene, told, player } = table;
  const place = scene.places[id];
  // An act with a card or a person needs its name, and so does each act in the list of all; elsewhere it is plain.
  const needsName = /^$|^(card|player):/.test(id);
  return answerOf(table, id, how, {
    say: (key, values) => told.lexicon.say(key as Parameters<typeof told.lexicon.say>[0], values),
    act: (question, act, can) =>
      needsName || (can && id.startsWith('thing:')) ? label(told, question, act).text : undefined,
    explain: (eye, intent) => explain(told.content, seen.state, seen.questions, eye, intent),
    missed: () => unavailableActs(seen, player),
    meant: () => intentsFor(told.content, seen, player, id),
    place: place && { name: place.name, flavour: place.flavour, notes: place.notes },
  });
}

/** Equal dice are one choice, which has only the first as its target: the option that pressing another of them means. SAN-RUL-40 */
function equalDie({ seen }: Table, id: string): string | undefined {
  const options = seen.questions.flatMap((question) => question.options);
  const [thing, at] = id.split(':');
  if (thing !== 'die' || options.some(({ targets }) => targets?.includes(id))) return undefined;
  return options.find((option) => option.id === `die:${seen.state.turn.dice[Number(at)]}`)?.id;
}

/** The button that asks about the acts that are not available now. */
export const whyNotButton = (element: NwElement<Key>, { questions }: View<SanitariumView>): TemplateResult | null =>
  questions.some(({ kind }) => kind === 'act')
    ? html`<button class="missed" data-ask="">${element.say('ask-why')}</button>`
    : null;
