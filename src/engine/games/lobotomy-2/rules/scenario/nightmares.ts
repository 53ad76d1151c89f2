// Nightmares: one follows another, and three completed Nightmares win the game. LOB-TYP-03, -04, LOB-RUL-104
import { cardOf } from '../../cards/card-index.js';
import { endGame } from '../ending.js';
import type { Context } from '../../state/step-context.js';
import type { StepOf } from '../../state/steps.js';

const nightmaresToWin = 3;

/** Begins another Nightmare, after the last Chapter of a Nightmare has been read. LOB-TYP-03, LOB-RUL-104 */
export function beginNightmare(m: Context): void {
  const { nightmares, scenario } = m.state;
  const left = m.content.pack.scenarios
    .flatMap(({ id, kind }) => (kind === 'nightmare' && id !== scenario && !nightmares.includes(id) ? [id] : []))
    .sort();
  if (left.length === 0) return;
  const next = m.chance.draw('nightmares', left);
  nightmares.push(next);
  m.emit({ type: 'nightmare', rule: 'LOB-RUL-104', also: ['LOB-TYP-03', 'LOB-TYP-04'], scenario: next, done: false });
  const [first] = cardOf(m.content.scenarios, next).chapters;
  if (first) m.push({ do: 'read', cid: first.cid });
}

export function endNightmare(m: Context, { scenario: id }: StepOf<'nightmare-over'>): void {
  const { flags } = m.state;
  const done = `done:${id}`;
  if (flags.includes(done)) return;
  flags.push(done);
  m.emit({ type: 'nightmare', rule: 'LOB-RUL-104', also: ['LOB-TYP-03', 'LOB-TYP-04'], scenario: id, done: true });
  if (flags.filter((flag) => flag.startsWith('done:')).length >= nightmaresToWin) endGame(m, true, 'LOB-RUL-104');
}
