// The mark of a kind of card in the current text colour, for the foot of a card and for places without text.
import type { SVGTemplateResult } from 'lit';
import { paint } from '../../shared/drawing.js';

const EYE = 'M-11 0Q0-11 11 0Q0 11-11 0zM0-4.5a4.5 4.5 0 1 0 .1 0z';
const HAT = 'M-11 6V3L-6 1Q-7-9 0-9T6 1L11 3V6z';

const MARKS: Readonly<Record<string, string>> = {
  weapon: 'M-9 8L2-3-1-6 6-11 11-4 8 1 5 0-6 11z',
  armor: 'M-10-10H-4Q0-5 4-10H10V0Q10 8 0 11Q-10 8-10 0z',
  equipment: 'M-11-5H-5V-9H5V-5H11V10H-11zM-2-5H2V-6H-2zM-3 1H3V5H-3z',
  fists: 'M-8-4Q-8-9-4-8 0-11 3-8 8-9 8-3V5Q6 10 0 10T-8 5zM-8 0H5V2H-8z',
  blue: 'M0-11a6 6 0 1 1-.1 0zM-9 11Q-9 2 0 2T9 11z',
  insane: 'M0-11a6 6 0 1 1-.1 0zM-9 11Q-9 2 0 2T9 11zM-3-7h2v2h-2zM1-7h2v2H1z',
  aggression: 'M-11-5Q0-9 11-5L9 5Q0 10-9 5zM-6-3V0H-5V-3zM-1-4V0H1V-4zM5-3V0H6V-3z',
  ocd: `M-2-11H2V11H-2zM-11-2H11V2H-11zM-9-6L-6-9 9 6 6 9zM6-9L9-6-6 9-9 6z`,
  schizophrenia: EYE,
  anxiety: 'M-12-1H-6L-3-10 1 6 4-4 6-1H12V2H4L3 0 1 11-3-3-4 2H-12z',
  basic: 'M-8 10V-2Q-8-10 0-10T8-2V10L4 7 0 10-4 7zM-4-4a2 2 0 1 0 .1 0zM4-4a2 2 0 1 0 .1 0z',
  elite: 'M-8 10V-2L-10-10-4-8Q0-10 4-8L10-10 8-2V10L4 7 0 10-4 7zM-4-4a2 2 0 1 0 .1 0zM4-4a2 2 0 1 0 .1 0z',
  boss: 'M-3 11L-5 1-11-3-10-11-7-10-8-5-5-3-5-11H-2V0H2V-11H5V-3L8-5 7-10 10-11 11-3 5 1 3 11z',
  empowered: 'M3-12L-8 2H-1L-4 12 8-3H1z',
  hunt: HAT,
  'boss-card': `${HAT}M-4 8H4V11H-4z`,
  spawn: 'M-8-11H8V11H-8zM-4-5a2 2 0 1 0 .1 0zM4-5a2 2 0 1 0 .1 0z',
  locker: 'M-7-11H7V11H-7zM-4-8V-7H4V-8zM-4-5V-4H4V-5zM3 1V6H5V1z',
  difficulty: 'M0-11L12 10H-12zM-1-4H1V3H-1zM-1 5H1V7H-1z',
  chapter: 'M-11-7Q-5-10-1-7V9Q-5 6-11 9zM11-7Q5-10 1-7V9Q5 6 11 9z',
  nightmare: 'M-11-6H-8V2H-5Q-4-3 0-3H11V9H8V6H-8V9H-11z',
  memory: 'M-9-11H9V11H-9zM-6-8V4H6V-8z',
};

/** An unknown kind gets a plain sign. */
export const typeMark = (kind: string): SVGTemplateResult =>
  paint(MARKS[kind] ?? 'M0-9 9 0 0 9-9 0z', { fill: 'currentColor' });

export const MARKED_KINDS: readonly string[] = Object.keys(MARKS);
