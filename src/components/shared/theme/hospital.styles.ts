// The colours of Coma Ward: a hospital at 3 a.m., with the green of a monitor.
import type { Palette } from './theme.styles.js';

export const hospital = {
  ground: ['#eef6f2', '#0f1b1b'],
  lit: ['#dcefe6', '#1c3331'],
  ink: ['#14302a', '#e2f0ea'],
  muted: ['#3d5850', '#9dbab1'],
  accent: ['#0d7a55', '#6fe0b0'],
  'on-accent': ['#f4fffa', '#06251b'],
  paper: ['#fbfffd', '#d7e8e0'],
  'paper-ink': ['#14302a', '#14302a'],
  'paper-muted': ['#48655d', '#3f5a52'],
  line: ['#9cc0b3', '#2f4b47'],
  shade: ['#c3dcd2', '#060d0d'],
} as const satisfies Palette;
