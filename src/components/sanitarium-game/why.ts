// What the game answers to whoever asks why not. It comes after the first drawing, with pictures and words of the cards.
import { html, type TemplateResult } from 'lit';
import type { PlayerId, Refusal, Seat, View } from '../../engine/kernel/index.js';
import type { SanitariumView } from '../../engine/games/sanitarium/hidden.js';
import { explain } from '../../engine/games/sanitarium/explain.js';
import { meant, missed as missedActs } from '../../engine/games/sanitarium/meant.js';
import type { Scene } from '../../engine/games/sanitarium/scene.js';
import { label, type Told } from '../../engine/games/sanitarium/speech.js';
import type { NwElement } from '../shared/nw-element.js';
import { Asking, type Asked } from '../why/asking.js';
import type { Answer, Reason } from '../why/slip.js';
import type { Key } from './words.js';

/** What is on the table, and whom to ask. */
export interface Table {
  readonly seen: View<SanitariumView>;
  readonly scene: Scene;
  readonly told: Told;
  readonly player: PlayerId;
  /** Null watches, and cannot be told why not. */
  readonly eye: Seat | null;
}

/** Lets the element's table be asked, as long as there is one to look at; `choose` takes an option. */
export const asking = (element: NwElement<Key>, table: () => Table | null, choose?: (option: string) => void): Asking =>
  new Asking(element, (id, how) => {
    const now = table();
    const equal = choose && now && how === 'press' ? equalDie(now, id) : undefined;
    if (equal === undefined) return Promise.resolve(now && answer(now, id, how));
    choose?.(equal);
    return Promise.resolve(null);
  });

/** Equal dice are one choice, which has only the first as its target: the option that is meant by pressing another. SAN-RUL-40 */
function equalDie({ seen, told, player }: Table, id: string): string | undefined {
  const options = seen.questions.flatMap((question) => question.options);
  if (!id.startsWith('die:') || options.some(({ targets }) => targets?.includes(id))) return undefined;
  const [meantBy] = meant(told.content, seen, player, id);
  return options.find((option) => option.id === meantBy)?.id;
}

/** The button that asks for the acts that are no options now, where there are such. */
export const missed = (element: NwElement<Key>, { questions }: View<SanitariumView>): TemplateResult | null =>
  questions.some(({ kind }) => kind === 'act') ? html`<button class="missed" data-ask="">${element.say('ask-why')}</button>` : null;

/** As many options of one thing as a slip has room for. */
const FEW = 3;

/** What is said of a thing, or of all that might be missed (''); null where there is nothing to say. */
function answer({ seen, scene, told, player, eye }: Table, id: string, how: Asked): Answer | null {
  const { questions, outcome } = seen;
  const say = (key: string, params?: Refusal['values']): string => told.tongue.say(key as Parameters<typeof told.tongue.say>[0], params);
  const asked = questions.find(({ standing }) => !standing) ?? { n: 0, seat: 0, player, kind: 'act', rule: '', options: [] };
  // What one does with a card or a person, and what may be missed, has a name; elsewhere it is plain.
  const named = /^$|^(card|player):/.test(id);
  const offered = questions.flatMap((question) => question.options.map((option) => ({ question, option })));
  const possible = ({ question, option }: (typeof offered)[number]): Reason => ({ act: named || id.startsWith('thing:') ? label(told, question, option).text : undefined, text: say('can-now'), rule: option.rule });
  const reasonOf = (intent: string): Reason[] => {
    if (eye === null) return [];
    const option = offered.find((each) => each.option.id === intent);
    if (option) return [possible(option)];
    const { rule, reason, values, message }: Refusal = explain(told.content, seen.state, questions, eye, intent);
    return [{ act: named ? label(told, asked, { id: intent, rule }).text : undefined, text: reason ? say(reason, values) : message, rule }];
  };
  if (id === 'undo') return { name: say('undo'), reasons: [{ text: say('no-undo') }] };
  if (id === '') {
    const reasons = missedActs(seen, player).flatMap(reasonOf);
    return reasons.length ? { name: say('ask-why'), reasons } : null;
  }
  const open = offered.filter(({ option }) => option.id === id || option.targets?.includes(id));
  // A pointer may rest on anything; it is told only what its player might do and cannot.
  if (how === 'hover' && (open.length > 0 || !questions.some(({ standing }) => !standing))) return null;
  const intents = eye === null ? [] : meant(told.content, seen, player, id);
  const reasons = open.length ? open.slice(0, FEW).map(possible)
    : outcome && intents.length ? [{ text: say('is-over'), rule: outcome.rule }]
    : intents.flatMap(reasonOf);
  const place = scene.places[id];
  if (!place && !reasons.length) return null;
  return { name: place?.name, flavour: place?.flavour, notes: place?.notes, reasons };
}
