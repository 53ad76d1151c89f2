// The colours of the hunt track and of Lobotomy 2: a rusted hospital ward in fluorescent light.
import type { Palette } from './theme.styles.js';

export const rustedWard = {
  ground: ['#f2eeea', '#191617'],
  lit: ['#fbf9f6', '#262022'],
  ink: ['#29211f', '#efe9e4'],
  muted: ['#655a54', '#b3a8a1'],
  accent: ['#b23c12', '#f26a3d'],
  'on-accent': ['#fff8f4', '#1c0a04'],
  paper: ['#fffdf8', '#d5c9b6'],
  'paper-ink': ['#241b18', '#191210'],
  'paper-muted': ['#655a54', '#4a3f38'],
  line: ['#b9aca2', '#4a403c'],
  shade: ['#c4b8ad', '#0a0808'],
  alarm: ['#9b2318', '#ff9c87'],
} as const satisfies Palette;
