// What the game answers to whoever asks why not, and the words it takes. Fetched when somebody does.
import type { Refusal } from '../../engine/kernel/index.js';
import { explain } from '../../engine/games/sanitarium/explain.js';
import { meant, missed } from '../../engine/games/sanitarium/meant.js';
import { label } from '../../engine/games/sanitarium/speech.js';
import type { Asked } from '../why/asking.js';
import type { Answer, Reason } from '../why/slip.js';
import type { Table } from './why.js';

export { default as words } from '../../messages/en/sanitarium-why.js';

/** As many options of one thing as a slip has room for. */
const FEW = 3;

/** What is said of a thing, or of all that might be missed (''); null where there is nothing to say. */
export function answer({ seen, scene, told, player, eye }: Table, id: string, how: Asked): Answer | null {
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
    const reasons = missed(seen, player).flatMap(reasonOf);
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
