// The 54 cards of the map, drawn from one outline (SAN-RUL-01): a vertical card is the horizontal one turned by a quarter,
// so the doorways turn with it: W, N, E, S become N, E, S, W.
import { nothing, svg, type SVGTemplateResult } from 'lit';
import { fine, noise } from './draw.js';

export interface TileCard {
  readonly kind: 'room' | 'dark' | 'back';
  /** Room id: chooses the furniture. Unknown ids give an empty floor. */
  readonly id?: string;
  readonly facing: 'h' | 'v';
}

/** Rectangles x, y, right, bottom in hundredths of a cell. */
type Box = readonly [number, number, number, number];

/** Floor of each kind: the walls' height, their ends, and the width of the inner passage if there are two spaces. */
const FLOORS = {
  room: { top: 19, left: 19, passage: 0 },
  dark: { top: 26, left: 19, passage: 0 },
  back: { top: 22, left: 22, passage: 33 },
} as const;

interface Plan {
  readonly paper: string;
  readonly floor: string;
  readonly doors: string;
  readonly sills: string;
  readonly walls: string;
  readonly boards: readonly string[];
  readonly hatch: readonly string[];
}

/** A hand-cut sheet of w × h: corners clipped, sides a little out of true. */
const cutSheet = (w: number, h: number, seed: number): string => {
  const corners = [[5, 1.5, w - 5, 1.5], [w - 1.5, 5, w - 1.5, h - 5], [w - 5, h - 1.5, 5, h - 1.5], [1.5, h - 5, 1.5, 5]];
  let n = seed;
  const wobble = (at: number): number => fine(at + noise(n++) - 0.5);
  return `M${corners
    .flatMap(([x = 0, y = 0, x2 = 0, y2 = 0]) => [0, 0.3, 0.62, 1].map((t) => `${wobble(x + (x2 - x) * t)} ${wobble(y + (y2 - y) * t)}`))
    .join('L')}z`;
};

/** Walls as bundles of three strokes laid across each other, wherever no `box` is in the way. */
const hatchWalls = (boxes: readonly Box[], seed: number): string => {
  const free = (x: number, y: number): boolean =>
    x > 2 && x < 198 && y > 2 && y < 98 && !boxes.some(([l, t, r, b]) => x > l - 4.8 && x < r + 4.8 && y > t - 4.8 && y < b + 4.8);
  let path = '';
  for (let n = 0; n < 34 * 17; n++) {
    const at = seed * 997 + n * 3;
    const x = (n % 34) * 5.9 + 1 + noise(at) * 4;
    const y = Math.floor(n / 34) * 5.9 + 1 + noise(at + 1) * 4;
    const angle = noise(at + 2) * Math.PI;
    const [dx, dy] = [Math.cos(angle) * 3.6, Math.sin(angle) * 3.6];
    for (const side of [-0.7, 0, 0.7]) {
      const [mx, my] = [x - dy * side, y + dx * side];
      if (free(mx - dx, my - dy) && free(mx + dx, my + dy)) path += `M${fine(mx - dx)} ${fine(my - dy)}l${fine(dx * 2)} ${fine(dy * 2)}`;
    }
  }
  return path;
};

const plan = (kind: TileCard['kind']): Plan => {
  const { top, left, passage } = FLOORS[kind];
  const [right, bottom, end] = [200 - left, 100 - top, 100 - left];
  const waist = (100 - passage) / 2;
  const over = passage ? `H${end}V${waist}H${200 - end}V${top}` : '';
  const under = passage ? `H${200 - end}V${100 - waist}H${end}V${bottom}` : '';
  const doors: Box[] = [[2, 37, left, 63], [37, 2, 63, top], [right, 37, 198, 63], [137, bottom, 163, 98]];
  const spaces: Box[] = passage ? [[left, top, end, bottom], [200 - end, top, right, bottom], [end, waist, 200 - end, 100 - waist]] : [[left, top, right, bottom]];
  const rule = (xs: readonly number[], from: number, to: number): string => xs.map((x) => `M${x} ${from}V${to}`).join('');
  const rows = (ys: readonly number[], from: number, to: number): string => ys.map((y) => `M${from} ${y}H${to}`).join('');
  const boards: Record<TileCard['kind'], () => readonly string[]> = {
    room: () => [rows([28, 37, 46, 55, 64, 73], left + 2, right - 2)],
    // Boards that are lost in the dark, a little more of them near either end.
    dark: () => [[24, 31, 39], [48, 58], [69, 81]].map((xs) => rule(xs.flatMap((x) => [x, 200 - x]), top + 2, bottom - 2)),
    // A worn runner in either half.
    back: () => [`${rows([33, 44.5, 55.5, 67], left + 2, end - 2)}${rows([33, 44.5, 55.5, 67], 202 - end, right - 2)}M30 36H70V64H30zM130 36H170V64H130zM33 39H67V61H33zM133 39H167V61H133z`],
  };
  return {
    paper: cutSheet(200, 100, kind.length),
    floor: `${spaces.map(([l, t, r, b]) => `M${l} ${t}H${r}V${b}H${l}z`).join('')}`,
    doors: doors.map(([l, t, r, b]) => `M${l} ${t}H${r}V${b}H${l}z`).join(''),
    sills: `${rule([left - 4, left, right, right + 4], 37.5, 62.5)}M37.5 ${top - 4}H62.5M37.5 ${top}H62.5M137.5 ${bottom}H162.5M137.5 ${bottom + 4}H162.5${passage ? rule([98, 102], waist + 1, 99 - waist) : ''}`,
    walls: `M2 37H${left}V${top}H37V2M63 2V${top}${over}H${right}V37H198M198 63H${right}V${bottom}H163V98M137 98V${bottom}${under}H${left}V63H2`,
    boards: boards[kind](),
    hatch: [1, 2, 3].map((seed) => hatchWalls([...doors, ...spaces], seed)),
  };
};

const plans = new Map<TileCard['kind'], Plan>();

/**
 * Furniture: piece → solid outline and fine lines, both drawn from the piece's top left corner
 * (relative path data, in hundredths of a cell).
 */
const PIECES: Readonly<Record<string, readonly [string, string]>> = {
  pew: ['h7v13h-7z', 'm2.3 1.5v10'],
  altar: ['h13v32h-13z', 'm6.5 6v20m-4.5-14h9'],
  candles: ['m2 0a2 2 0 1 1 0 4a2 2 0 1 1 0-4zm0 28a2 2 0 1 1 0 4a2 2 0 1 1 0-4z', 'm2 2v.1m0 28v.1'],
  bed: ['h16v30h-16z', 'm2.5 2.5h11v7h-11zm-2.5 10.5q8-3 16 0m-14 15l13-13m-13 6l8-7m-1 14l6-6'],
  askew: ['l15-5 9 28-15 5z', 'm3.5 1.3l10-3.3 2 6.5-10 3.3zm.7 10.5q7-6 15-5m-7.7 19l8-15m-11 6l6-8'],
  round: ['m9 0a9 9 0 1 1 0 18a9 9 0 1 1 0-18z', 'm9 3a6 6 0 1 1 0 12a6 6 0 1 1 0-12z'],
  chair: ['h8v8h-8z', 'm0 2h8'],
  sofa: ['h32v10h-32z', 'm3 3h26v7m-13-7v7m-13-7v7'],
  table: ['h26v15h-26z', 'm3 3h20v9h-20z'],
  piano: ['h36v14h-36z', 'm2 8h32v6m-4-6v6m-4-6v6m-4-6v6m-4-6v6m-4-6v6m-4-6v6m-4-6v6m-4-6v6'],
  files: ['h15v10h-15z', 'm7.5 0v10m-5-5h2.5m5 0h2.5'],
  sheets: ['h17v13h-17z', 'm2.5 3.5h12m-12 3h12m-12 3h12'],
  basket: ['m7 0a7 7 0 1 1 0 14a7 7 0 1 1 0-14z', 'm2 3l10 8m0-8l-10 8m5-11v14m-7-7h14'],
  tub: ['m7 0h2q7 0 7 8v16q0 8-7 8h-2q-7 0-7-8v-16q0-8 7-8z', 'm7 3h2q4 0 4 5v16q0 5-4 5h-2q-4 0-4-5v-16q0-5 4-5zm-1 0v-4m4 4v-4m-2 21a1.5 1.5 0 1 1-.1 0'],
  wheel: ['m9 0a9 9 0 1 1 0 18a9 9 0 1 1 0-18z', 'm9 0v18m-9-9h18m-15.5-6.5l13 13m0-13l-13 13'],
  bottles: ['h34v10h-34z', 'm5 3a2.2 2.2 0 1 1-.1 0m8 0a2.2 2.2 0 1 1-.1 0m8 0a2.2 2.2 0 1 1-.1 0m8 0a2.2 2.2 0 1 1-.1 0'],
  counter: ['h38v40h-10v-30h-28z', 'm3 5h30v32'],
  boiler: ['m16 0a16 16 0 1 1 0 32a16 16 0 1 1 0-32z', 'm16 4a12 12 0 1 1 0 24a12 12 0 1 1 0-24zm0 7v10m-5-5h10'],
  coal: ['m0 26l4-12 8-8 7 3 7-5 9 11 4 11z', 'm7 22l6-7 4 5 6-9 5 8 4-3'],
  pipe: ['h58v4h-58z', 'm52-2v8'],
  grille: ['h72v4h-72z', 'm4-2v8m7-8v8m7-8v8m7-8v8m7-8v8m7-8v8m7-8v8m7-8v8m7-8v8m7-8v8'],
};

/** Where the furniture stands: `piece x y [how many [step]]`. The middle stays free for the name of a vertical card. */
const ROOMS: Readonly<Record<string, string>> = {
  chapel: 'pew 28 25 6 12.5,pew 28 43 6 12.5,pew 133 27,pew 133 45,candles 150 31,altar 160 31',
  'day-room': 'round 38 33,chair 43 23.5,chair 27 38,chair 58.5 38,sofa 70 23,table 75 40,piano 136 23,chair 150 41',
  records: 'files 28 24 5 15,files 28 44 3 15,table 78 41,files 132 24 3 15,table 136 50,chair 165 53',
  'linen-store': 'sheets 27 24 4 18,basket 29 42 4 18,sheets 134 24 2 20,sheets 134 42 2 20',
  hydrotherapy: 'tub 28 25 4 19.5,tub 134 26,wheel 157 31',
  'ward-nine': 'bed 28 24 4 19.5,askew 132 32,bed 160 26',
  dispensary: 'bottles 28 23,bottles 66 23,table 34 40,chair 66 44,chair 84 44,counter 136 26',
  'boiler-room': 'pipe 38 37,boiler 28 23,boiler 62 23,coal 134 26,wheel 156 54',
  'visiting-room': 'grille 28 38,chair 32 26 4 18,chair 32 46 4 18,table 136 26,chair 145 44,chair 165 29',
};

const furnish = (id: string): readonly [string, string] => {
  let [solid, lines] = ['', ''];
  for (const entry of (ROOMS[id] ?? '').split(',')) {
    const [name = '', x, y, count = '1', step] = entry.split(' ');
    const piece = PIECES[name];
    for (let i = 0; piece && i < Number(count); i++) {
      const at = `M${Number(x) + i * Number(step ?? 0)} ${y ?? 0}`;
      solid += at + piece[0];
      lines += at + piece[1];
    }
  }
  return [solid, lines];
};

/** The name on the floor of a horizontal Room, on a pasted slip across a vertical one. */
const nameplate = (name: string, facing: TileCard['facing']): SVGTemplateResult => {
  if (facing === 'h') return svg`<text class="tile-name" x="27" y="74" textLength=${name.length > 17 ? 146 : nothing} lengthAdjust="spacingAndGlyphs">${name}</text>`;
  const lines = name.length > 10 ? name.split(' ') : [name];
  const top = 132 - lines.length * 16;
  return svg`<path class="tile-slip" d="M7 ${top + 0.6}L93 ${top}L93.5 136.4L6.5 135.8z"></path>${lines.map(
    (line, i) => svg`<text class="tile-name" text-anchor="middle" x="50" y=${top + 14.5 + i * 16} textLength=${line.length > 10 ? 82 : nothing} lengthAdjust="spacingAndGlyphs">${line}</text>`,
  )}`;
};

/**
 * A card of the map in hundredths of a cell: 200 × 100 horizontal, 100 × 200 vertical.
 * `cut` (the place of the card, never its identity) varies the hatching so that equal cards do not look stamped.
 */
export const tileArt = ({ kind, id = '', facing }: TileCard, name?: string, cut = 0): SVGTemplateResult => {
  const drawn = plans.get(kind) ?? plan(kind);
  plans.set(kind, drawn);
  const turn = facing === 'v' ? 'translate(100 0)rotate(90)' : nothing;
  const [solid, lines] = kind === 'room' ? furnish(id) : ['', ''];
  return svg`<g class="tile ${kind}"><g transform="translate(2.5 4)"><path class="tile-shade" d=${drawn.paper} transform=${turn}></path></g><g transform=${turn}>
<path class="tile-paper" d=${drawn.paper}></path><path class="tile-hatch" d=${drawn.hatch[Math.abs(cut) % 3] ?? ''}></path>
<path class="tile-wall" d=${drawn.walls}></path><path class="tile-gap" d=${drawn.walls}></path><path class="tile-inner" d=${drawn.walls}></path>
<path class="tile-door" d=${drawn.doors}></path><path class="tile-floor" d=${drawn.floor}></path>
${drawn.boards.map((d) => svg`<path class="tile-boards" d=${d}></path>`)}<path class="tile-sill" d=${drawn.sills}></path>
${solid && svg`<g transform=${facing === 'v' ? 'translate(0 9)' : nothing}><path class="tile-solid" d=${solid}></path><path class="tile-lines" d=${lines}></path></g>`}</g>
${name ? nameplate(name, facing) : nothing}</g>`;
};
