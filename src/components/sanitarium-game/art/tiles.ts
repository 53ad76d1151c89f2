// The 54 cards of the map, all drawn from one outline (SAN-RUL-01). A vertical card is the horizontal card rotated
// clockwise by 90°, so its west doorway becomes the north one, and so on.
import { nothing, svg, type SVGTemplateResult } from 'lit';
import { fine, noise, paint, type Paint } from '../../shared/drawing.js';
import { colour, cutSheet } from './draw.js';
import { eyeMark } from './tokens.js';

export interface TileCard {
  readonly kind: 'room' | 'dark' | 'back';
  /** Selects the furniture of a Room, or the details in a Dark Hallway. An unknown id gives an empty floor. */
  readonly id?: string;
  readonly facing: 'h' | 'v';
  /**
   * A drawing that replaces the furniture of the room. It is drawn for a horizontal card, and is rotated on a vertical
   * one.
   */
  readonly inside?: SVGTemplateResult;
}

/** A rectangle: left, top, right and bottom, in hundredths of a cell. */
type Box = readonly [number, number, number, number];

/**
 * For each kind of card: the y of the upper wall, the x of the left wall, the width of the passage between the two
 * spaces on the card (0 if there is only one space), and the colours.
 */
const KINDS = {
  room: { top: 19, left: 19, passage: 0, ink: colour('ink'), ground: colour('paper'), floor: colour('paper') },
  dark: { top: 26, left: 19, passage: 0, ink: colour('print'), ground: colour('hall'), floor: colour('hall-floor') },
  back: {
    top: 22,
    left: 22,
    passage: 33,
    ink: colour('kraft-ink'),
    ground: colour('kraft'),
    floor: colour('kraft-floor'),
  },
} as const;

/**
 * What all cards of a kind share: the sheet, three alternative hatchings, and the layers that are painted over them.
 */
interface TileArt {
  readonly sheet: string;
  readonly hatch: readonly string[];
  readonly layers: readonly SVGTemplateResult[];
}

const rules = (xs: readonly number[], from: number, to: number): string =>
  xs.map((x) => `M${x} ${from}V${to}`).join('');
const rows = (ys: readonly number[], from: number, to: number): string => ys.map((y) => `M${from} ${y}H${to}`).join('');
const rectangles = (boxes: readonly Box[]): string =>
  boxes.map(([l, t, r, b]) => `M${l} ${t}H${r}V${b}H${l}z`).join('');

/** Draws walls as crossed bundles of three strokes, except inside the boxes. */
const hatchWalls = (boxes: readonly Box[], seed: number): string => {
  const free = (x: number, y: number): boolean =>
    x > 2 &&
    x < 198 &&
    y > 2 &&
    y < 98 &&
    !boxes.some(([l, t, r, b]) => x > l - 4.8 && x < r + 4.8 && y > t - 4.8 && y < b + 4.8);
  let path = '';
  for (let n = 0; n < 578; n++) {
    const at = seed * 997 + n * 3;
    const angle = noise(at) * 3.14;
    const [dx, dy] = [Math.cos(angle) * 3.6, Math.sin(angle) * 3.6];
    for (const side of [-0.7, 0, 0.7]) {
      const x = (n % 34) * 5.9 + 1 + noise(at + 1) * 4 - dy * side;
      const y = Math.floor(n / 34) * 5.9 + 1 + noise(at + 2) * 4 + dx * side;
      if (free(x - dx, y - dy) && free(x + dx, y + dy))
        path += `M${fine(x - dx)} ${fine(y - dy)}l${fine(dx * 2)} ${fine(dy * 2)}`;
    }
  }
  return path;
};

const plan = (kind: TileCard['kind']): TileArt => {
  const { top, left, passage, ink, ground, floor } = KINDS[kind];
  const [right, bottom, end] = [200 - left, 100 - top, 100 - left];
  const waist = (100 - passage) / 2;
  const doors: Box[] = [
    [2, 37, left, 63],
    [37, 2, 63, top],
    [right, 37, 198, 63],
    [137, bottom, 163, 98],
  ];
  const spaces: Box[] = passage
    ? [
        [left, top, end, bottom],
        [200 - end, top, right, bottom],
        [end, waist, 200 - end, 100 - waist],
      ]
    : [[left, top, right, bottom]];
  const walls = `M2 37H${left}V${top}H37V2M63 2V${top}${passage ? `H${end}V${waist}H${200 - end}V${top}` : ''}H${right}V37H198M198 63H${right}V${bottom}H163V98M137 98V${bottom}${passage ? `H${200 - end}V${100 - waist}H${end}V${bottom}` : ''}H${left}V63H2`;
  const boards = {
    room: [rows([28, 37, 46, 55, 64, 73], left, right)],
    // Floorboards that disappear in the dark; near the ends more of them are visible.
    dark: [
      [24, 31, 39],
      [48, 58],
      [69, 81],
    ].map((xs) =>
      rules(
        xs.flatMap((x) => [x, 200 - x]),
        top + 2,
        bottom - 2,
      ),
    ),
    // A worn carpet in each half.
    back: [30, 130].map(
      (x) =>
        rows([33, 44.5, 55.5, 67], x - 7, x + 47) +
        rectangles([
          [x, 36, x + 40, 64],
          [x + 3, 39, x + 37, 61],
        ]),
    ),
  };
  const sills = `${rules([left - 4, left, right, right + 4], 38, 62)}${rows([top - 4, top], 38, 62)}${rows([bottom, bottom + 4], 138, 162)}${rules(passage ? [98, 102] : [], waist, 100 - waist)}`;
  const line = (d: string, width: number, stroke: string = ink, opacity = 1): SVGTemplateResult =>
    paint(d, { stroke, width, opacity });
  return {
    sheet: cutSheet(200, 100, top),
    hatch: [1, 2, 3].map((seed) => hatchWalls([...doors, ...spaces], seed)),
    layers: [
      line(walls, 8.4),
      line(walls, 5.2, ground),
      line(walls, 3),
      paint(rectangles(doors), { fill: colour('door') }),
      paint(rectangles(spaces), { fill: floor }),
      ...boards[kind].map((d, i) =>
        kind === 'dark' ? line(d, 1, ink, 0.7 / (i + 1) ** 1.4) : line(d, 0.6, ink, 0.32),
      ),
      line(sills, 1.3),
    ],
  };
};

const plans = new Map<TileCard['kind'], TileArt>();

/**
 * Pieces of furniture: a filled outline and thin lines, both drawn from the upper left corner of the piece, with
 * relative path data in hundredths of a cell.
 */
const PIECES: Readonly<Record<string, readonly [string, string]>> = {
  pew: ['h7v13h-7z', 'm2.3 1.5v10'],
  altar: ['h13v32h-13z', 'm6.5 6v20m-4.5-14h9'],
  bed: ['h16v30h-16z', 'm2.5 2.5h11v7h-11zm-2.5 10.5q8-3 16 0m-14 15l13-13m-13 6l8-7m-1 14l6-6'],
  askew: ['l15-5 9 28-15 5z', 'm3.5 1.3l10-3.3 2 6.5-10 3.3zm.7 10.5q7-6 15-5m-7.7 19l8-15m-11 6l6-8'],
  round: ['m9 0a9 9 0 1 1 0 18a9 9 0 1 1 0-18z', 'm9 3a6 6 0 1 1 0 12a6 6 0 1 1 0-12z'],
  chair: ['h8v8h-8z', 'm0 2h8'],
  sofa: ['h32v10h-32z', 'm3 3h26v7m-13-7v7m-13-7v7'],
  table: ['h26v15h-26z', 'm3 3h20v9h-20z'],
  piano: ['h36v14h-36z', 'm2 8h32v6m-4-6v6m-4-6v6m-4-6v6m-4-6v6m-4-6v6m-4-6v6m-4-6v6m-4-6v6'],
  files: ['h15v10h-15z', 'm7.5 0v10m-5-5h2.5m5 0h2.5'],
  sheets: ['h17v13h-17z', 'm2.5 3.5h12m-12 3h12m-12 3h12'],
  tub: [
    'm8 0q8 0 8 8v16q0 8-8 8t-8-8v-16q0-8 8-8z',
    'm8 3q5 0 5 5v16q0 5-5 5t-5-5v-16q0-5 5-5zm-2 0v-4m4 4v-4m-2 26v.1',
  ],
  wheel: ['m7 0a7 7 0 1 1 0 14a7 7 0 1 1 0-14z', 'm2 2l10 10m0-10l-10 10m5-12v14m-7-7h14'],
  bottles: [
    'h34v10h-34z',
    'm5 3a2.2 2.2 0 1 1-.1 0m8 0a2.2 2.2 0 1 1-.1 0m8 0a2.2 2.2 0 1 1-.1 0m8 0a2.2 2.2 0 1 1-.1 0',
  ],
  counter: ['h38v40h-10v-30h-28z', 'm3 5h30v32'],
  boiler: ['m16 0a16 16 0 1 1 0 32a16 16 0 1 1 0-32z', 'm16 4a12 12 0 1 1 0 24a12 12 0 1 1 0-24zm0 7v10m-5-5h10'],
  coal: ['m0 26l4-12 8-8 7 3 7-5 9 11 4 11z', 'm7 22l6-7 4 5 6-9 5 8 4-3'],
  grille: ['h72v4h-72z', 'm4-2v8m7-8v8m7-8v8m7-8v8m7-8v8m7-8v8m7-8v8m7-8v8m7-8v8m7-8v8'],
};

/** The furniture of the rooms: `piece x y [how many [step]]`. The middle stays free for the name of a vertical card. */
const ROOMS: Readonly<Record<string, string>> = {
  chapel: 'pew 28 25 6 12.5,pew 28 43 6 12.5,pew 133 27,pew 133 45,altar 160 31',
  'day-room': 'round 38 33,chair 43 23.5,chair 27 38,chair 58.5 38,sofa 70 23,table 75 40,piano 136 23,chair 150 41',
  records: 'files 28 24 5 15,files 28 44 3 15,table 78 41,files 132 24 3 15,table 136 50,chair 165 53',
  'linen-store': 'sheets 27 24 4 18,wheel 29 42 4 18,sheets 134 24 2 20,sheets 134 42 2 20',
  hydrotherapy: 'tub 28 25 4 19.5,tub 134 26,wheel 157 31',
  'ward-nine': 'bed 28 24 4 19.5,askew 132 32,bed 160 26',
  dispensary: 'bottles 28 23,bottles 66 23,table 34 40,chair 66 44,chair 84 44,counter 136 26',
  'boiler-room': 'boiler 28 23 2 35,chair 100 32,coal 136 26,wheel 156 54',
  'visiting-room': 'grille 28 38,chair 32 26 4 18,chair 32 46 4 18,table 136 26,chair 145 44,chair 165 29',
};

/** Draws a room's furniture in the notation of `ROOMS`; `own` adds further pieces. */
export const furnish = (
  layout: string,
  own: Readonly<Record<string, readonly [string, string]>> = {},
): SVGTemplateResult[] => {
  let [solid, lines] = ['', ''];
  for (const entry of layout.split(',')) {
    const [name = '', x, y, count = '1', step] = entry.split(' ');
    const piece = own[name] ?? PIECES[name];
    for (let i = 0; piece && i < Number(count); i++) {
      const at = `M${Number(x) + i * Number(step ?? 0)} ${y ?? 0}`;
      solid += at + piece[0];
      lines += at + piece[1];
    }
  }
  const { ink, floor } = KINDS.room;
  return [paint(solid, { fill: floor, stroke: ink, width: 1.3 }), paint(lines, { stroke: ink, width: 0.85 })];
};

/** Details in the nine Dark Hallways. */
const GLIMPSES: readonly string[] = [
  'M100 26V42M96 42h8l2 7h-12zM97 52h6',
  'M82 36L118 48M82 46L118 58M82 56L118 68',
  'M80 40q7-6 14 0t14 0 14 0M86 50q7-6 14 0t14 0M78 60q7-6 14 0t14 0 14 0',
  'M80 42h11v13h-11zM95 42h11v13h-11zM110 42h11v13h-11zM83 46v5m2.5-5v5m2.5-5v5M99 46v5m3-5v5M115.5 46v5',
  'M76 46h48M78 46v-12M122 46V38M82 46q2-5 10-5h22q6 0 8 5M84 46v14M116 46v14M80 54h40M84 60a3 3 0 1 0 .1 0M116 60a3 3 0 1 0 .1 0',
  'M84 62q-4 9 1 10t4-9-5-1zM98 46q-4 9 1 10t4-9-5-1zM112 30q-4 9 1 10t4-9-5-1z',
  'M80 32h40v36h-40zM87 38h26v24h-26zM93 43.5h14v13h-14zM97.5 47.5h5v5h-5z',
  'M89 50q4-5 8 0-4 5-8 0zM103 52q4-5 8 0-4 5-8 0zM93 49v2M107 51v2',
  'M80 34h40v32h-40zM100 34v32M80 50h40M88 66v-7h5v7M107 66v-11h6v11M109 58h2M84 44h.1M112 41h.1',
];

/**
 * Draws the name on the floor of a horizontal Room, or on a slip of paper across a vertical one. The board sets the
 * size of the letters in `--letter`. A name that does not fit at that size is drawn smaller, and a long name is
 * condensed.
 */
const nameplate = (name: string, facing: TileCard['facing']): SVGTemplateResult => {
  const { ink, ground } = KINDS.room;
  const lines = facing === 'v' && name.length > 10 ? name.split(' ') : [name];
  const top = 130 - lines.length * 17;
  const [x, y, anchor, room, long] = facing === 'h' ? [27, 74, 'start', 146, 17] : [50, 131, 'middle', 82, 9];
  return svg`${facing === 'v' ? paint(`M7 ${top + 0.6}L93 ${top}L93.5 136.4L6.5 135.8z`, { fill: ground, stroke: ink }) : nothing}<g fill=${ink} stroke=${ground} stroke-width="4" stroke-linejoin="round"
    paint-order="stroke" font-family="var(--nw-title-font)" font-style="italic" font-weight="700" text-anchor=${anchor}>${lines.map(
      (line, i) =>
        svg`<text x=${x} y=${y} dy=${`${(i + 1 - lines.length) * 1.07}em`} font-size=${`clamp(15px,var(--letter,15px),${(room * 1.9) / line.length}px)`} textLength=${line.length > long ? room : nothing} lengthAdjust="spacingAndGlyphs">${line}</text>`,
    )}</g>`;
};

/** Draws what the viewer knows of a face-down card, on a slip of paper between its two spaces: an eye and the name. */
export const knownCard = (name: string, facing: TileCard['facing']): SVGTemplateResult => {
  const { ink, ground } = KINDS.room;
  const [x, y, room] = facing === 'h' ? [100, 85, 150] : [50, 100, 66];
  const wide = Math.min(room, name.length * 7.4);
  const half = wide / 2 + 15;
  return svg`<g transform=${`translate(${x} ${y})`}>${paint(`M${-half}-9.5L${half}-10.2L${half - 0.6} 9.8L${0.5 - half} 9.2z`, { fill: ground, stroke: ink })}<g
    transform=${`translate(${13 - half} 0)scale(.8)`}>${eyeMark()}</g><text x=${25 - half} y="4.8" fill=${ink} font-size="14" font-family="var(--nw-title-font)" font-style="italic" font-weight="700" textLength=${name.length * 7.4 > room ? room : nothing} lengthAdjust="spacingAndGlyphs">${name}</text></g>`;
};

/**
 * Draws a card of the map in hundredths of a cell, from its upper left corner: 200 × 100 if it is horizontal, 100 × 200
 * if it is vertical. `cut`, a whole number, varies the hatching, so that equal cards do not look identical. It must
 * depend only on the position of the card: otherwise, a face-down card could be recognized.
 */
export const tileArt = ({ kind, id = '', facing, inside }: TileCard, name?: string, cut = 0): SVGTemplateResult => {
  const { sheet, hatch, layers } = plans.get(kind) ?? plan(kind);
  plans.set(kind, { sheet, hatch, layers });
  const { ink, ground } = KINDS[kind];
  const glimpse = GLIMPSES[Number(id.slice('dark.'.length)) - 1];
  const turn = facing === 'v' ? 'translate(100 0)rotate(90)' : undefined;
  const rim: Paint = { fill: ground, stroke: colour('rim'), width: 0.8 };
  return svg`<g transform="translate(2.5 4)">${paint(sheet, { fill: colour('shade'), opacity: 0.6, transform: turn })}</g>
<g transform=${turn ?? nothing}>${paint(sheet, rim)}${paint(hatch[Math.abs(cut) % 3] ?? '', { stroke: ink, opacity: 0.6 })}${layers}
${kind === 'dark' ? (inside ?? (glimpse ? paint(glimpse, { stroke: ink, width: 1.6, opacity: 0.8 }) : nothing)) : nothing}
${kind === 'room' ? svg`<g transform=${turn ? 'translate(0 9)' : nothing}>${inside ?? furnish(ROOMS[id] ?? '')}</g>` : nothing}</g>
${name ? nameplate(name, facing) : nothing}`;
};
