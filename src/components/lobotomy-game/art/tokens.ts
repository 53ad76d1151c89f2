// Figures and things on the Board, and tokens on the Character sheets. Each fits its view box in boxes.ts; figures and
// things stand on y = 0.
import { svg, type SVGTemplateResult } from 'lit';
import { limbs, paint } from '../../shared/drawing.js';
import { colour, draw } from './draw.js';
import { HEADS } from './heads.js';
import { FIGURES } from './pictures/figures.js';
import { SHAPES } from './pictures/parts.js';

interface TokenLook {
  /** The id of a card, or the kind of a thing. */
  readonly art?: string;
  readonly letter?: string;
}

const VOCABULARY = { ...SHAPES, ...FIGURES };

/**
 * The signs on which Characters are drawn: shield, hexagon, diamond, disc and clipped plate. Each sign has its own
 * colour; `head` and `letter` are the y positions of the head and of the letter on it.
 */
const SIGNS: readonly (readonly [board: string, fill: string, head: number, letter: number])[] = [
  ['M-25-66H25V-34Q23-14 0-4Q-23-14-25-34z', 'plum', -50, -16],
  ['M0-66L26-51V-21L0-6-26-21V-51z', 'oxide', -49, -14],
  ['M0-68L33-36 0-4-33-36z', 'verdigris', -49, -17],
  ['M-29-35a29 29 0 1 1 58 0a29 29 0 1 1-58 0z', 'slate', -49, -14],
  ['M-16-64H16L25-55V-15L16-6H-16L-25-15V-55z', 'rust', -50, -14],
];

/** The colour of the sign that `shape` selects. */
export const tintOf = (shape: number): string => colour(SIGNS[shape % SIGNS.length]?.[1] ?? '');

/** Draws a Character with its letter on the sign that `shape` selects (0 to 4). */
export const standee = ({
  art = '',
  shape,
  letter = '',
}: TokenLook & { readonly shape: number }): SVGTemplateResult => {
  const [board = '', fill = '', head, foot] = SIGNS[shape % SIGNS.length] ?? [];
  return svg`${paint('M-22 7L20-2 34 1 24 12zM20-4V-34L32-24 34 1z', { fill: colour('shade'), opacity: 0.5 })}${draw('kM-3-8H3V4H-3z')}${paint('M-24 5a24 7.5 0 1 1 48 0a24 7.5 0 1 1-48 0z', { fill: colour('ink'), stroke: colour('pale'), width: 2 })}${paint(board, { fill: colour('pale'), stroke: colour('ink'), width: 5 })}${paint(board, { fill: colour(fill), stroke: colour('pale'), width: 2.4 })}
<g transform=${`translate(0 ${head})scale(.9)`}>${draw(`e&0 0 8|${HEADS[art] ?? 'k&0 -3 6'}`)}</g><text y=${foot} text-anchor="middle" fill=${colour('pale')} font-family="var(--nw-title-font)" font-weight="700" font-size=${letter.length > 1 ? 19 : 26}>${letter}</text>`;
};

/** Draws the number that distinguishes a Monster from others of its type. */
export const numberOf = ({ letter = '' }: TokenLook): SVGTemplateResult =>
  svg`${letter && svg`${paint('M12 4a9 9 0 1 1 18 0a9 9 0 1 1-18 0z', { fill: colour('pale'), stroke: colour('ink'), width: 1.6 })}<text x="21" y="9" text-anchor="middle" fill=${colour('ink')} font-family="var(--nw-title-font)" font-weight="700" font-size="15">${letter}</text>`}`;

/**
 * Draws a Monster. If several Monsters have the same type, each has a number. An unknown type is a dark shape with two
 * eyes.
 */
export const monster = ({ art = '', letter = '' }: TokenLook): SVGTemplateResult =>
  svg`${paint('M-26 6a26 7 0 1 1 52 0a26 7 0 1 1-52 0z', { fill: colour('ink'), opacity: 0.55 })}${draw(art in FIGURES ? `@${art} 0 7 0 .66` : 'm1.5M-24 8Q-26-40-12-54 0-64 12-54 26-40 24 8L12 2 0 8-12 2z|p&-6 -38 3;6 -38 3', VOCABULARY)}${numberOf({ letter })}`;

const PLINTH = 'z&-13 5 6 13 5 6|';
/** Draws a case with a sign on its lid. */
const kit = (sign: string): string => `${PLINTH}kM-17-27H17V7H-17z|yM-14-24H14V4H-14z|kM-11-21H11V1H-11z|${sign}`;

/** Things on the board: Lockers, riddles, the mine, the gun, and the tokens of Scenarios. */
const THINGS: Readonly<Record<string, string>> = {
  locker: `${PLINTH}kM-13-44H15V8H-13z|sM-14-46H12V6H-14z|K1.5M-9-38H7M-9-34H7M-9-30H7M-14 0H12|pM-6-24H4V-18H-6z|yM7-18H10V-8H7z`,
  'locker-open': `${PLINTH}kM-13-44H15V8H-13z|sM-14-46H12V6H-14z|kM-11-43H9V3H-11z|yM-8-30H4V-26H-8zM-6-14H2V-10H-6z|S1.5M-11-24H9M-11-8H9|sM12-46L24-50V2L12 6z|K1.5M15-41L21-43M15-37L21-39`,
  riddle: 'ko0 -12 20|P2o0 -12 16',
  'riddle-up': 'ko0 -12 20|po0 -12 16',
  mine: 'k&-16 2 3 16 2 3|ko0 -4 17 10|yo0 -6 13 7|ko0 -8 6 3|K3M0-12V-20M-12-10L-16-17M12-10L16-17|xo0 -21 3.5',
  gun: 'K4M0-14L-16 6M0-14L16 6M0-14V6|k&-2 -22 9|iM-10-30H8V-16H-10z|kM8-28H30V-24H8zM8-21H30V-17H8z|yM-6-26H2V-22H-6z',
  memory: kit('pM-9-19H9V0H-9z|vM-7-17H7V-5H-7z|po0 -11 3'),
  key: kit('y*key 0 -12 30 .24'),
  fuel: kit('y*flame 0 0 0 .34|x*flame 0 0 0 .18'),
  lamp: kit('t*lancet 0 -10 0 .2|yo0 -10 3'),
  oil: kit('y*drop 0 -9 0 .5'),
  footprints: kit('p*foot -4 -9 -8 .26|p*foot 5 -12 8 .26'),
  bones: kit('p*bone 0 -10 -20 .26'),
  grave: kit('p*cross 0 -10 0 .3'),
  hear: kit('P1.5M-8-10Q-4-18 0-10T8-10|p&0 -10 2'),
  'break-horn': kit('p*horn 0 -8 0 .24'),
  'wind-gate': kit('y*cog 0 -10 0 .3'),
  'loose-dogs': kit('p*paw 0 -9 0 .45'),
  other: kit('y&0 -18 2.5 0 -9 2;0 -3 2.2'),
};
/** The first word of an id is the kind of thing: `key-pantry` is a key. */
const thingOf = (art: string): string => THINGS[art] ?? THINGS[art.replace(/-.*/, '')] ?? THINGS['other'] ?? '';

/** Draws a thing on the Board; only riddles show their letter. */
export const mark = ({ art = '', letter = '' }: TokenLook): SVGTemplateResult =>
  svg`${draw(thingOf(art), VOCABULARY)}${art.startsWith('riddle') ? svg`<text y="-5" text-anchor="middle" fill=${colour(art === 'riddle' ? 'pale' : 'ink')} font-family="var(--nw-title-font)" font-weight="700" font-size="21">${letter}</text>` : ''}`;

/** Draws a shape with a rim that is visible on every background. */
const rimmed = (ink: string, d: string, width = 1.2): string => `S${width * 2}${d}|${ink}${d}`;

const TOKENS: Readonly<Record<string, string>> = {
  glass: `${rimmed('t', 'M-6 9L-9-3-2-10 2-4 9-7 6 8z')}|K1M-2-10L0 9M2-4L-6 9`,
  wood: `${rimmed('r', 'M-10-1L7-8 10-2-7 5zM-8 6L9 2 10 7-7 10z')}|K1M-6-1L6-6M-4 8L7 5`,
  rope: `S5M-7 6A7 7 0 1 1 6 7Q3 10-4 9|R3.5M-7 6A7 7 0 1 1 6 7Q3 10-4 9|K1M-8 1l3 1M-4-6l1 3M4-6l-1 3M8 0l-3 1M4 8l0-3`,
  paper: `${rimmed('p', 'M-7-10H4L8-6V10H-7z')}|K1.2M-4-4H4M-4 0H5M-4 4H5|K1M4-10V-6H8`,
  pipe: `S9M-7 9V-1Q-7-6-2-6H9|I6M-7 9V-1Q-7-6-2-6H9|kM-11 4H-3V7H-11zM4-10H7V-2H4z`,
  rock: `${rimmed('i', 'M-10 8L-8-3-1-9 7-6 10 2 8 8z')}|zM-1-9L7-6 10 2 8 8 0 8 3-2z`,
  green: `S13&-5 5 .1 5 -5 .1|G10M-5 5L5-5|P10M5-5L5.1-5.1|wM-7 2L2-7 4-5-5 4z`,
  red: `${rimmed('x', limbs('0 0 9.5'))}|pM-1.5-6H1.5V-1.5H6V1.5H1.5V6H-1.5V1.5H-6V-1.5H-1.5z`,
  blue: `${rimmed('u', 'M-4-8H4L6 0 4 10H-4L-6 0z')}|kM-5-11H5V-7H-5z|pM-4 0H4V4H-4z`,
  brown: `${rimmed('r', 'M-7-5H7L8-3V10H-8V-3z')}|kM-7-10H7V-5H-7z|pM-8 0H8V5H-8z`,
  fire: `${rimmed('x', 'M-2 11C-11 8-10-2-4-7-4-3-3-2-1-2-3-7 0-11 4-12 4-6 10-3 9 4 8 9 4 11 2 11z')}|yM-1 10C-5 8-4 3 0 0 2 3 5 4 4 8 3 10 1 10-1 10z`,
  frost:
    'S4M0-10V10M-9-5L9 5M9-5L-9 5|U2.5M0-10V10M-9-5L9 5M9-5L-9 5|U1.6M-3-8L0-5 3-8M-3 8L0 5 3 8M-9-1L-5-3-6-7M9 1L5 3 6 7M9-1L5-3 6-7M-9 1L-5 3-6 7',
  stun: rimmed('y', 'M0-11L3-4 10-7 6 0 11 5 4 5 2 11-2 6-8 9-6 2-11-2-4-4z'),
  wound: `${rimmed('x', limbs('0 0 10'))}|pM-8.5-1.5L5-8 8-3-5 5z|eM-2-4.5L2-6.5 4-2 0 0z`,
  insanity: 'vo0 0 10.5|P2M0 0C1-3 5-1 4 2 2 6-5 5-5-1-4-7 5-8 7-1|S1o0 0 10.5',
  cooldown: 'ko0 0 10.5|S1o0 0 10.5|P2M0-6V0L4 3',
  quest: rimmed('y', 'M0-11L3-3 11-3 5 2 7 10 0 5-7 10-5 2-11-3-3-3z'),
  decrease: rimmed('x', 'M-4-10H4V0H9L0 10-9 0H-4z'),
};

/** Draws a token by its kind. An Attribute, or an unknown kind, gets a Decrease token. */
export const tokenArt = (kind: string): SVGTemplateResult => draw(TOKENS[kind] ?? TOKENS['decrease'] ?? '', SHAPES);

export const TOKEN_KINDS: readonly string[] = Object.keys(TOKENS);
