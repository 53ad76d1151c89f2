// The setup of a match. NIG-SET-01, NIG-SET-02
import type { Fault, Result, Setup } from '../../../kernel/index.js';
import { faultBy } from '../../../speech/reasons.js';
import faults from '../../../../messages/en/night-watch/pack.js';
import type { Pack } from '../cards/card-types.js';
import { readSituation } from '../state/situation.js';
import type { State } from '../state/state.js';
import type { Context } from '../state/step-context.js';
import type { Step } from '../state/steps.js';

const faultAt = faultBy(faults);

export interface Options {
  /** The number of candles at the beginning; null for the number in the pack. */
  readonly candles: number | null;
}

/** The smallest and the largest number of candles at the beginning. */
export const CANDLES = { min: 5, max: 40 };

export function readOptions(json: unknown): Result<Options, Fault> {
  const { candles = null } = Object(json) as { readonly candles?: unknown };
  if (candles === null) return { ok: true, value: { candles } };
  const isCount = Number.isInteger(candles) && Number(candles) >= CANDLES.min && Number(candles) <= CANDLES.max;
  return isCount
    ? { ok: true, value: { candles: Number(candles) } }
    : { ok: false, error: faultAt('candles', 'candles', CANDLES) };
}

export function setup({
  seats,
  options,
  content,
  situation,
}: Setup<Pack, Options>): Result<{ readonly state: State; readonly steps: readonly Step[] }, Fault> {
  const players = seats.length;
  if (situation === null) {
    const state: State = { players, candles: options.candles ?? content.candles, active: 0 };
    return { ok: true, value: { state, steps: [{ do: 'begin' }] } };
  }
  const read = readSituation(situation, players);
  if (!read.ok) return read;
  const { candles, active = 0 } = read.value;
  return { ok: true, value: { state: { players, candles, active }, steps: [{ do: 'turn', player: active }] } };
}

export function begin(m: Context): void {
  const { candles, active } = m.state;
  m.emit({ type: 'lit', rule: 'NIG-SET-01', n: candles });
  m.emit({ type: 'turn-began', rule: 'NIG-SET-02', player: active });
  m.push({ do: 'turn', player: active });
}
