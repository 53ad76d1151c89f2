// The drawings for softened content. A card shows the mark of its kind on a plain plate, and a Character looks as
// usual. A Monster is a peg; the pegs of different types differ in outline or in the number of buttons.
import { svg, type SVGTemplateResult } from 'lit';
import type { GridToken } from '../../../engine/scene/tile-grid-model.js';
import { contentOf } from '../../../engine/games/lobotomy-2/cards/card-index.js';
import { pack } from '../../../engine/games/lobotomy-2/content/pack.js';
import { paint } from '../../shared/drawing.js';
import { artWith, type Art } from './drawing.js';
import { colour, draw } from './draw.js';
import { typeMark } from './marks.js';
import type { Pictures } from './pictures.js';
import { numberOf, standee } from './tokens.js';

const { bossCards, characters, difficulties, disorders, equipment, hunt, lockers, memories, spawns, weapons } =
  contentOf(pack);

/** The types of all Monsters in our pack. The position of a type in this list selects its outline. */
const types = pack.monsters.map(({ id }) => id);
/** Column, dome, loaf, cone and tub; all stand on y = 8. */
const BODIES = [
  'M-14 8V-44Q-14-62 0-62Q14-62 14-44V8z',
  'M-27 8Q-29-42 0-42Q29-42 27 8z',
  'M-30 8Q-30-24-14-24H14Q30-24 30 8z',
  'M-26 8L-6-52Q0-60 6-52L26 8z',
  'M-18 8L-25-42H25L18 8z',
] as const;
const INKS = ['u', 'g', 'r', 'v'] as const;

/**
 * Draws a peg for a type of Monster. The first five types have one button each and five different outlines. Each
 * further five types have the same outlines and one more button.
 */
function peg(type: string): SVGTemplateResult {
  const n = Math.max(0, types.indexOf(type));
  const row = Math.floor(n / BODIES.length);
  const body = BODIES[n % BODIES.length] ?? BODIES[0];
  const buttons = Array.from({ length: row + 1 }, (_, i) => `po${(i - row / 2) * 9} -9 3`).join('|');
  return draw(`${INKS[row % INKS.length] ?? 'u'}${body}|P2${body}|${buttons}`);
}

/** The background colour of a card's picture, by kind. */
const KINDS: Readonly<Record<string, string>> = {
  weapon: 'rust',
  armor: 'iron',
  equipment: 'steel',
  fists: 'rust',
  aggression: 'oxide',
  ocd: 'verdigris',
  schizophrenia: 'plum',
  anxiety: 'slate',
  hunt: 'hazard',
  'boss-card': 'hazard',
  spawn: 'iron',
  locker: 'steel',
  difficulty: 'hazard',
  chapter: 'verdigris',
  memory: 'slate',
};

const kindOf = (id: string): string =>
  disorders.get(id)?.deck ??
  (weapons.has(id)
    ? 'weapon'
    : equipment.has(id)
      ? equipment.get(id)?.armor
        ? 'armor'
        : 'equipment'
      : hunt.has(id)
        ? 'hunt'
        : bossCards.has(id)
          ? 'boss-card'
          : spawns.has(id)
            ? 'spawn'
            : lockers.has(id)
              ? 'locker'
              : difficulties.has(id)
                ? 'difficulty'
                : memories.has(id)
                  ? 'memory'
                  : id === 'fists'
                    ? 'fists'
                    : 'chapter');

/** Places a figure on the lower edge of the circle of light. */
const stood = (figure: SVGTemplateResult): SVGTemplateResult =>
  svg`<g transform="translate(100 182)scale(1.9)">${figure}</g>`;

/** Softened pictures by the id of a card. */
export const pictures: Pictures = {
  picture: (id) => {
    const name = id.replace('.insane', '');
    const kind = kindOf(name);
    const isFigure = characters.has(name) || types.includes(name);
    const inside = characters.has(name)
      ? stood(standee({ art: name, shape: 3 }))
      : types.includes(name)
        ? stood(peg(name))
        : svg`<g transform="translate(100 116)scale(4.6)" color=${colour('ink')}>${typeMark(kind)}</g>`;
    return svg`${paint('M0 0H200V232H0z', { fill: colour(isFigure ? 'slate' : (KINDS[kind] ?? 'iron')) })}${draw('po100 116 84 96')}${inside}`;
  },
};

const plain = artWith(pictures);

export const art: Art = {
  ...plain,
  grid: {
    ...plain.grid,
    token: (token: GridToken) =>
      token.kind === 'monster' ? svg`${peg(token.art ?? '')}${numberOf(token)}` : (plain.grid.token?.(token) ?? svg``),
  },
};
