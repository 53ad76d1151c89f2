// What the game answers to whoever asks why not. It comes after the first drawing.
import { html, type TemplateResult } from 'lit';
import { explain } from '../../engine/games/asylum-escape/explain.js';
import type { AsylumView } from '../../engine/games/asylum-escape/hidden.js';
import { label } from '../../engine/games/asylum-escape/labels.js';
import { meant, missed as missedActs } from '../../engine/games/asylum-escape/meant.js';
import type { Told } from '../../engine/games/asylum-escape/speech.js';
import type { PlayerId, Refusal, Seat, View } from '../../engine/kernel/index.js';
import type { NwElement } from '../shared/nw-element.js';
import { Asking, type Asked } from '../why/asking.js';
import type { Answer, Reason } from '../why/slip.js';
import type { Key } from './words.js';

/** What is on the table, and whom to ask. */
export interface Table {
  readonly seen: View<AsylumView>;
  readonly told: Told;
  readonly player: PlayerId;
  /** Null watches, and cannot be told why not. */
  readonly eye: Seat | null;
}

/** Lets the element's table be asked, as long as there is one to look at. */
export const asking = (element: NwElement<Key>, table: () => Table | null): Asking =>
  new Asking(element, (id, how) => {
    const now = table();
    return Promise.resolve(now && answer(now, id, how));
  });

/** The button that asks for the acts that are no options now, where there are such. */
export const missed = (element: NwElement<Key>, seen: View<AsylumView>, player: PlayerId): TemplateResult | null =>
  missedActs(seen, player).length > 0 ? html`<button class="missed" data-ask="">${element.say('ask-why')}</button>` : null;

/** As many options of one thing as a slip has room for. */
const FEW = 3;

/** What is said of a thing, or of all that might be missed (''); null where there is nothing to say. */
function answer({ seen, told, player, eye }: Table, id: string, how: Asked): Answer | null {
  const { questions, outcome } = seen;
  const say = (key: string, params?: Refusal['values']): string => told.tongue.say(key as Parameters<typeof told.tongue.say>[0], params);
  const asked = questions.find(({ standing }) => !standing) ?? { n: 0, seat: 0, player, kind: 'act', rule: '', options: [] };
  const offered = questions.flatMap((question) => question.options.map((option) => ({ question, option })));
  const possible = ({ question, option }: (typeof offered)[number]): Reason => ({ act: label(told, question, option).text, text: say('can-now'), rule: option.rule });
  const reasonOf = (intent: string): Reason[] => {
    if (eye === null) return [];
    const option = offered.find((each) => each.option.id === intent);
    if (option) return [possible(option)];
    const { rule, reason, values, message }: Refusal = explain(told.content, seen.state, questions, eye, intent);
    return [{ act: label(told, asked, { id: intent, rule }).text, text: reason ? say(reason, values) : message, rule }];
  };
  if (id === 'undo') return { name: say('undo'), reasons: [{ text: say('no-undo') }] };
  if (id === '') {
    const reasons = missedActs(seen, player).flatMap(reasonOf);
    return reasons.length ? { name: say('ask-why'), reasons } : null;
  }
  const open = offered.filter(({ option }) => option.id === id || option.targets?.includes(id));
  // A pointer may rest on anything; it is told only what its player might do and cannot.
  if (how === 'hover' && (open.length > 0 || !questions.some(({ standing }) => !standing))) return null;
  const intents = eye === null ? [] : meant(seen, player, id);
  const reasons = open.length ? open.slice(0, FEW).map(possible)
    : outcome && intents.length ? [{ text: say('is-over'), rule: outcome.rule }]
    : intents.slice(0, FEW).flatMap(reasonOf);
  return reasons.length ? { name: undefined, reasons } : null;
}
