// The end of the Prologue: Quirks, the Phenomenon Chart, and the Phenomenon that it selects. CW-PHN
import type { RuleId } from '../../../kernel/index.js';
import { clockwise, rightOf } from '../state/state.js';
import type { Context } from '../state/step-context.js';
import { putQuirksAway } from './quirks.js';

/** The Phenomenon for the kinds of the three Clues, in the order of discovery. CW-PHN-03, CW-RUL-40 */
export const chart: Readonly<Record<string, string>> = {
  ABC: 'P01',
  ACB: 'P01',
  BAC: 'P02',
  BCA: 'P02',
  CAB: 'P03',
  CBA: 'P13',
  ABD: 'P04',
  ADB: 'P04',
  BAD: 'P05',
  BDA: 'P05',
  DAB: 'P06',
  DBA: 'P06',
  ACD: 'P07',
  ADC: 'P07',
  CAD: 'P08',
  CDA: 'P08',
  DAC: 'P09',
  DCA: 'P09',
  BCD: 'P10',
  BDC: 'P10',
  CBD: 'P11',
  CDB: 'P11',
  DBC: 'P12',
  DCB: 'P13',
};

/** Quirks are resolved from the Narrator to the left; then the chart is consulted. CW-PHN-02, CW-QRK-03, CW-RUL-42 */
export function prologueOver(m: Context): void {
  const { state } = m;
  m.push(...clockwise(state, state.narrator).map((player) => ({ do: 'resolve-quirk', player }) as const), {
    do: 'open-phenomenon',
  });
}

const ofOpening: readonly RuleId[] = [
  ...['CW-PHN-02', 'CW-PHN-04', 'CW-PHN-05', 'CW-PHN-06', 'CW-PHN-07', 'CW-GEN-03'],
  ...['CW-RUL-40', 'CW-RUL-43'],
];

/** The first turn is that of the Narrator's right neighbour. CW-PHN-05, CW-RUL-43 */
export function openPhenomenon(m: Context): void {
  const { state } = m;
  putQuirksAway(m);
  state.phenomenon = chart[state.clues.map(({ kind }) => kind).join('')] ?? '';
  state.act = 'phenomenon';
  state.isIsolating = false;
  state.first = state.active = rightOf(state, state.narrator);
  state.round = 1;
  m.emit({ type: 'phenomenon', rule: 'CW-PHN-03', also: ofOpening, phenomenon: state.phenomenon });
  m.push({ do: 'set-up-phenomenon' }, { do: 'turn', player: state.first });
}
