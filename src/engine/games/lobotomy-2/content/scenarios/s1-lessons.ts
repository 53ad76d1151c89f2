// The introduction with what each of its Reference cards teaches, by their order. Nobody at its table looks that up. LOB-RUL-105
import type { Scenario } from '../../cards/scenario-types.js';
import { s1 } from './s1.js';

const lessons: readonly (readonly string[])[] = [
  ['LOB-CAP-01', 'LOB-CAP-03', 'LOB-ACT-03'],
  ['LOB-MOV-01', 'LOB-MOV-03', 'LOB-MOV-04'],
  ['LOB-MOV-02', 'LOB-MOV-05'],
  ['LOB-LOT-01', 'LOB-UPC-01'],
  ['LOB-SEA-01', 'LOB-SEA-03', 'LOB-SEA-05', 'LOB-SEA-07'],
  ['LOB-ARE-02', 'LOB-LOD-01', 'LOB-TRD-01'],
  ['LOB-ATK-03', 'LOB-ATK-05', 'LOB-ATK-08'],
  ['LOB-MOV-06', 'LOB-FLE-01', 'LOB-FLE-04'],
  ['LOB-MED-02', 'LOB-MED-03', 'LOB-MED-04'],
  ['LOB-LOS-02', 'LOB-LOS-03', 'LOB-LOS-05'],
  ['LOB-RNG-01', 'LOB-RNG-03', 'LOB-RNG-06'],
  ['LOB-INS-01', 'LOB-INS-02', 'LOB-INS-03', 'LOB-UPA-01'],
  ['LOB-DIS-01', 'LOB-DIS-09', 'LOB-GDC-01'],
  ['LOB-HUN-01', 'LOB-HST-05', 'LOB-HNT-04'],
  ['LOB-MMV-01', 'LOB-SPN-02', 'LOB-MAT-01', 'LOB-MAT-11'],
  ['LOB-DTH-01', 'LOB-DTH-06', 'LOB-RSP-01', 'LOB-RSP-06'],
];

export const introduction: Scenario = {
  ...s1,
  cards: (s1.cards ?? []).map((card, n) => ({ ...card, ...(lessons[n] && { teaches: lessons[n] }) })),
};
