import { world } from '../shared/theme/world.styles.js';

/** The theme of Sanitarium: floor plans and torn files by candlelight. */
export const sanitarium = world({
  ground: ['#f3e9d6', '#17130f'],
  lit: ['#fbf3df', '#3a2a1a'],
  ink: ['#2b2118', '#efe3cd'],
  muted: ['#66543b', '#b7a587'],
  accent: ['#a8560d', '#e89a3c'],
  'on-accent': ['#fff6e6', '#241505'],
  paper: ['#fffaec', '#e3d2ad'],
  'paper-ink': ['#2b2118', '#2b2118'],
  'paper-muted': ['#66543b', '#5f4c33'],
  line: ['#b79b6d', '#4a3b29'],
  shade: ['#c9b48a', '#070403'],
});
