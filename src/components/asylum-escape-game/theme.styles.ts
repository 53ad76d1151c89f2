// The theme of Asylum Escape: a cut-away house at night, or its blueprint on a light page.
import type { Palette } from '../shared/theme/theme.styles.js';

export const asylum = {
  ground: ['#e9f0f2', '#0f1a24'],
  lit: ['#f8fbfb', '#1a2937'],
  ink: ['#122430', '#dbe7ee'],
  muted: ['#4b5f6a', '#9db1be'],
  accent: ['#8a5d00', '#f2c14e'],
  'on-accent': ['#fffaf0', '#1d1503'],
  paper: ['#fffdf4', '#e4e6dd'],
  'paper-ink': ['#122430', '#14222c'],
  'paper-muted': ['#4b5f6a', '#46565f'],
  line: ['#a9bac2', '#3a4d5b'],
  shade: ['#bccad0', '#060b10'],
  alarm: ['#9b2318', '#ff9c87'],
} as const satisfies Palette;
