// The colours of the puzzles: green baize and brass.
import type { Palette } from './theme.styles.js';

export const baize = {
  ground: ['#f1ecdc', '#10201b'],
  lit: ['#fbf8ee', '#1d3a31'],
  ink: ['#1d2b25', '#ece6d2'],
  muted: ['#566259', '#a9b0a1'],
  accent: ['#7d5c12', '#d6b25e'],
  'on-accent': ['#fffaf0', '#1d1503'],
  line: ['#b7b08f', '#3b4d42'],
  shade: ['#b9ae8d', '#070d0b'],
  alarm: ['#9b2318', '#ff9c87'],
} as const satisfies Palette;
