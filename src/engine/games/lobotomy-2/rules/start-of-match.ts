// Where a match begins: at the set-up. Positions to begin from, which few pages need, are in rules.ts.
import type { Fault, Result, Setup } from '../../../kernel/index.js';
import type { Content } from '../cards/card-index.js';
import { chosen } from './options.js';
import type { State } from '../state/state.js';
import type { Step } from '../state/steps.js';
import { emptyTable, type Options } from '../state/empty-table.js';

export function opening({ content, options }: Setup<Content, Options>): Result<{ state: State; steps: Step[] }, Fault> {
  const asked = chosen(content, options);
  if (!asked.ok) return asked;
  const levels = asked.value.difficulty.flatMap(({ card, level }) => (card === null ? [level] : []));
  return { ok: true, value: { state: emptyTable(content, asked.value), steps: [{ do: 'set-up', levels }] } };
}
