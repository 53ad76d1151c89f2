// Parts that several pictures use: backgrounds, hazard tape, wear, and things of the house, each drawn around its
// origin.
import { fine, limbs, noise, type Shapes } from '../../../shared/drawing.js';

const SHEET = 'M0 0H200V232H0z';

/** Draws `count` strokes around x, y from radius `from` to `to`, rotated by the fraction `turn` of a circle. */
export const rays = (x: number, y: number, from: number, to: number, count: number, turn = 0): string => {
  let path = '';
  for (let i = 0; i < count; i++) {
    const angle = (i / count + turn) * 2 * Math.PI;
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    path += `M${fine(x + dx * from)} ${fine(y + dy * from)}L${fine(x + dx * to)} ${fine(y + dy * to)}`;
  }
  return path;
};

/** Draws a star of wedges, such as the one behind the person on a poster. */
export const burst = (x: number, y: number, count: number, turn = 0, far = 260): string => {
  let path = '';
  for (let i = 0; i < count; i++) {
    const [a, b] = [i / count + turn, (i + 0.5) / count + turn].map((part) => part * 2 * Math.PI) as [number, number];
    path += `M${x} ${y}L${fine(x + Math.cos(a) * far)} ${fine(y + Math.sin(a) * far)} ${fine(x + Math.cos(b) * far)} ${fine(y + Math.sin(b) * far)}z`;
  }
  return path;
};

export const stripes = (x: number, y: number, width: number, height: number, step = 24): string => {
  let path = '';
  for (let at = x; at < x + width - 1; at += step)
    path += `M${at} ${y + height}l${height}-${height}h${step / 2}l-${height} ${height}z`;
  return path;
};

/** Draws chips in the enamel along the edges, and scratches across it. */
const chips = (seed: number): string => {
  let path = '';
  for (let n = 0; n < 22; n++) {
    const along = noise(seed + n) * (n % 2 ? 232 : 200);
    const deep = noise(seed + n + 0.3) ** 3 * 8;
    const far = noise(seed + n + 0.6) > 0.5;
    const half = 2 + noise(seed + n + 0.8) * 3 + deep * 0.6;
    path +=
      n % 2
        ? `M${far ? 201 : -1} ${fine(along - half)}l${far ? '-' : ''}${fine(deep + 2)} ${fine(half * 0.7)} ${far ? '' : '-'}2 ${fine(half * 0.5)} ${far ? '' : '-'}${fine(deep)} ${fine(half)}z`
        : `M${fine(along - half)} ${far ? 233 : -1}l${fine(half * 0.8)} ${far ? '-' : ''}${fine(deep + 2)} ${fine(half * 0.5)} ${far ? '' : '-'}2 ${fine(half)} ${far ? '' : '-'}${fine(deep)}z`;
  }
  return path;
};
const scratches = (seed: number, count: number): string =>
  Array.from({ length: count }, (_, n) => {
    const [x, y, turn] = [0, 0.3, 0.6].map((part) => noise(seed + n + part)) as [number, number, number];
    return `M${fine(x * 200)} ${fine(y * 232)}l${fine(6 + turn * 34)} ${fine(turn * 9 - 6 - x * 5)}`;
  }).join('');

/** Draws the wear of a printed sheet: chips that show the material underneath, and thin scratches. */
const worn = (ink: string, seed: number): string =>
  `${ink}${chips(seed)}|W0.7${scratches(seed, 6)}|Z0.7${scratches(seed + 40, 4)}`;

/** Derives a seed from the drawing, so that each sheet is worn in its own way. */
const seedOf = (drawing: string): number =>
  Array.from(drawing).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 997, 7);

/**
 * Places a drawing in the ward at night, under one tube. The light falls in the middle; the floor begins at y = 196.
 */
export const ward = (drawing: string): string =>
  `b${SHEET}|kM0 0H200V10H0zM0 196H200V232H0z|hM62 18H138L190 196H10z|hM76 18H124L158 196H42z|K1.5M0 196H200|K1M40 10V196M160 10V196M0 70H200M0 130H200|iM58 8H142V15H58z|tM62 13H138V19H62z|${drawing}|${worn('k', seedOf(drawing))}`;
/** Places a drawing in front of a dark wall with an open, lit door, 130 wide, whose light falls across the floor. */
export const doorway = (drawing: string): string =>
  `k${SHEET}|bM0 0H200V190H0z|K1M0 48H200M0 96H200M0 144H200M14 0V48M186 0V48M8 96V144M192 96V144|iM26 14H174V196H26z|eM35 23H165V196H35z|hM35 196H165L204 232H-4z|zM35 23H165L158 34H46V196H35z|${drawing}|${worn('k', seedOf(drawing))}`;
/**
 * Places a drawing on a poster in one colour: `x` oxide, `g` verdigris, `u` slate, `v` plum, `y` hazard, `r` rust, `s`
 * steel, `b` soot.
 */
export const poster = (colour: string, drawing: string): string =>
  `${colour}${SHEET}|${drawing}|E1.5M9 9H191V223H9z|${worn('e', seedOf(drawing))}`;
/** Places a thing on an enamel plate: a pale ground with four screws and the rust that runs from them. */
export const plate = (drawing: string): string =>
  `i${SHEET}|eM16 6H184L194 16V216L184 226H16L6 216V16z|K1.2M16 6H184L194 16V216L184 226H16L6 216V16z|io17 17 4|io183 17 4|io17 215 4|io183 215 4|rM14 21L15.5 60 20 21zM180 21L184 74 186 21zM15 219L17 228 20 219z|${drawing}|${worn('r', seedOf(drawing))}`;
/** Places a drawing between two bands of hazard tape, for cards that affect everybody. */
export const alarm = (drawing: string): string =>
  `k${SHEET}|${drawing}|yM0 0H200V17H0zM0 215H200V232H0z|k${stripes(-20, 0, 230, 17)}${stripes(-20, 215, 230, 17)}|${worn('b', seedOf(drawing))}`;
/**
 * Places a drawing on a sheet of the night book, for cards of a Scenario's deck. `tape` is the ink of the tape that
 * holds the sheet; each Scenario has its own.
 */
export const page = (tape: string, drawing: string): string =>
  `b${SHEET}|pM10 8L191 5 194 226 7 228z|zM191 5L194 226 188 226 186 5z|${tape}M70-4H132L128 16H73z|${drawing}|Z0.8${scratches(seedOf(drawing), 6)}`;
/** Places a drawing on a photograph with a wide border, slightly tilted. Its middle is at 100, 100. */
export const photograph = (drawing: string): string =>
  `${drawing}|pM8 12L188 6 192 218 12 222zM20 26L178 20 181 172 23 178z|bM-1-1H201V233H-1zM8 12L188 6 192 218 12 222z|zM192 218L188 6 192 10 197 222 18 227 12 222z|yM84 0L122-2 123 15 85 17z|Z0.8${scratches(seedOf(drawing), 7)}`;

/** The picture for cards of a page's pack that have no drawing: a crate under a sheet. */
export const UNKNOWN = poster(
  'b',
  'kM0 190H200V232H0z|sM46 74L100 60 158 72 172 206 132 198 100 208 66 198 30 208z|zM158 72L172 206 132 198 118 64z|eM46 74L100 60 118 64 62 78 44 202 30 208z|K2M86 80L78 200M112 78L118 202|yM70 120H132V150H70z|kM76 126H126V144H76z',
);

/** Things by name. Outlines are path data, to be drawn with `*`; drawings are drawn with `@`. */
export const SHAPES: Shapes = {
  // Outlines

  /** The palm of an open hand as on a warning, fingers up, the wrist at the origin; 74 high. */
  hand: `M-13-4H13V30H-13z${limbs('-3 -8 10 -2 -24 15 5 -8 9;-13 -28 5.4 -16 -60 4.7;-4.5 -32 5.4 -5.5 -70 4.8;4.5 -32 5.4 5.5 -68 4.7;13 -28 5 15.5 -56 4.3;10 -8 7 26 -26 5.2 30 -36 4.4')}`,
  /** A shoe's sole, toe up; 60 high. */
  sole: 'M-10-4C-18-22-14-44-2-45C12-45 14-22 9-4zM-9 1H9C11 12 8 18 0 18S-11 12-9 1z',
  /** A bare foot, toes up; 60 high. */
  foot: `M0 26C-9 26-11 16-9 5C-8-4-14-11-12-20C-9-30 9-31 12-20C13-11 8-4 8 6C10 17 8 26 0 26z${limbs('-9 -30 4.4;-2 -34 3.3;4 -34 3;9 -31 2.7;13 -27 2.3')}`,
  /** A dog's paw; 40 high. */
  paw: 'M0-2C10-2 16 8 15 14C14 20 6 18 0 17C-6 18-14 20-15 14C-16 8-10-2 0-2zM-16-12a5 7 0 1 1 .1 0zM-6-21a5 7 0 1 1 .1 0zM6-21a5 7 0 1 1 .1 0zM16-12a5 7 0 1 1 .1 0z',
  /** A ward key, the bow up; 84 high. */
  key: 'M-20-26a20 20 0 1 1 40 0a20 20 0 1 1-40 0zM-11-26a11 11 0 1 0 22 0a11 11 0 1 0-22 0zM-5-8H5V42H-5zM3 20H22V40H14V33H9V40H3zM-9-6H9V0H-9z',
  /** A person upright in a long coat, the feet at the origin; 100 high. */
  man: `M-7-82H7L9-79Q22-77 25-65L29-34 22-31 18-50 20-12 12-12 11 0H2L1-30H-1L-2 0H-11L-12-12-20-12-18-50-22-31-29-34-25-65Q-22-77-9-79z${limbs('0 -91 9')}`,
  /** A woman in a dress to the floor. */
  woman: `M-6-82H6L8-78Q19-76 21-64L25-38 19-36 15-54 17-40 26 0H-26L-17-40-15-54-19-36-25-38-21-64Q-19-76-8-78z${limbs('0 -90 8.5;-6 -97 4 6 -97 4')}`,
  /** A child; 70 high. */
  child: `M-5-50H5Q16-48 18-38L20-20 15-19 13-30 15-10H8L7 0H1V-10H-1V0H-7L-8-10H-15L-13-30-15-19-20-20-18-38Q-16-48-5-50z${limbs('0 -60 10')}`,
  /** A barefoot patient in a gown, the arms hanging; 100 high. */
  patient: `M-7-80H7Q19-78 20-66L22-30 24-18 18-16 15-36 14-52 19-16H9L8-2 11 0H2L1-16H-1L-2 0H-11L-8-2-9-16H-19L-14-52-15-36-18-16-24-18-22-30-20-66Q-19-78-7-80z${limbs('0 -89 9')}`,
  /** The hunter in a coat and a hat as wide as his shoulders, in mid-stride to the right; 100 high. */
  hunter:
    'M-30 0L-17-28Q-19-46-16-60Q-14-69-6-73L-4-78-19-80Q-21-83-17-84.5L-8-85Q-8-101 5-102Q18-101 17-85L27-83Q30-82 27-79.5L13-77V-73Q21-70 23-59L39-47 36-39 19-46Q19-35 24-25L34-3 42 0V4H26L9-22-12 0-9 4H-29z',
  /** Antlers, the middle of the forehead at the origin; 60 high. */
  antlers: limbs(
    '-5 0 3.5 -18 -14 3 -30 -34 2.6 -28 -58 1.2;-18 -14 2.6 -36 -16 2 -46 -28 1;-27 -28 2.4 -44 -42 1.6 -46 -54 .8;5 0 3.5 18 -14 3 30 -34 2.6 28 -58 1.2;18 -14 2.6 36 -16 2 46 -28 1;27 -28 2.4 44 -42 1.6 46 -54 .8',
  ),
  /** A dog running to the left, the feet at the origin; 64 high. */
  dog: 'M-70-40L-54-54-46-56-40-70-33-55-22-56-14-62-10-56 0-62 5-55 15-61 20-54 30-56Q44-54 50-44Q62-46 72-62L77-60Q72-40 56-33L56-22 70-8 66 0H57L55-6 40-20 22-24 4-20-10-14-28-12-34-2H-44L-40-14-24-24-33-30-45-30-52-24-62-22-51-32-70-34z',
  /** A closed door; 108 high, around its middle. */
  door: 'M-32-54H32V54H-32z',
  /** A flame; 60 high, its foot at the origin. */
  flame: 'M-4 0C-22-6-22-24-12-36C-10-28-6-26-4-26C-8-38-2-52 8-60C6-46 20-38 20-20C20-8 12-2 4 0z',
  /** A drop; 30 high. */
  drop: 'M0-18C8-6 10 0 10 4A10 10 0 0 1-10 4C-10 0-8-6 0-18z',
  /** A gear wheel with eight teeth; 64 across. */
  cog: `M-20 0a20 20 0 1 1 40 0a20 20 0 1 1-40 0zM-8 0a8 8 0 1 0 16 0a8 8 0 1 0-16 0z${[
    0, 45, 90, 135, 180, 225, 270, 315,
  ]
    .map((turn) => {
      const at = (x: number, y: number): string => {
        const [c, s] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
        return `${fine(x * c - y * s)} ${fine(x * s + y * c)}`;
      };
      return `M${at(17, -8)}L${at(31, -5)} ${at(31, 5)} ${at(17, 8)}z`;
    })
    .join('')}`,
  /** A lancet window of the chapel; 90 high, around its middle. */
  lancet: 'M-20 45V-14Q-20-36 0-46Q20-36 20-14V45z',
  /** A corked bottle; 76 high, around its middle. */
  bottle: 'M-8-38H8V-28H6V-18Q18-14 18-2V38H-18V-2Q-18-14-6-18V-28H-8z',
  /** A bone, lying flat; 80 long. */
  bone: limbs('-32 -6 7;-32 6 7;32 -6 7;32 6 7;-32 0 5 32 0 5'),
  /** A moth flat on the wall; 80 wide. */
  moth: `M0-8L-16-26-42-28-34-8-20 4-28 22-14 24 0 12 14 24 28 22 20 4 34-8 42-28 16-26z${limbs('0 -12 4 0 18 2.5')}`,
  /** A hunting horn, its mouth to the right; 90 wide. */
  horn: 'M44-26L46 14Q30 2 16 6Q-6 14-24 8Q-42 0-44-18L-36-20Q-32-6-16-4Q2-2 14-10Q32-18 44-26z',
  /** A bell with its clapper; 66 high, around its middle. */
  bell: `M-5-34H5V-28Q20-24 21-4Q22 10 30 16V22H-30V16Q-22 10-21-4Q-20-24-5-28z${limbs('0 25 7')}`,
  /** The blade of a thrown knife, its point up; 56 long. */
  blade: 'M-4 6V-4L-7-6V-34L0-56 7-34V-6L4-4V6z',
  /** A cross; 60 high, around its middle. */
  cross: 'M-6-30H6V-12H20V0H6V30H-6V0H-20V-12H-6z',
  /** A rabbit sitting, looking left; 66 high, the feet at the origin. */
  rabbit:
    'M-26 0C-30-4-24-8-18-8L-20-20C-26-20-34-22-34-28C-34-34-28-40-22-41C-27-52-26-66-21-68C-16-68-15-54-14-44C-11-56-6-66-2-65C2-62-4-48-9-40C-6-38-4-34-4-30C14-30 24-16 24-4C30-6 34-2 31 2C28 4 24 3 22 0z',
  /** A musical note; 46 high. */
  note: 'M-16 8a9 7 0 1 1 18 0a9 7 0 1 1-18 0zM-2 8V-30H2V8zM-2-30L18-22V-10L2-18z',
  /** The asylum from the drive; 124 wide, its ground at the origin. */
  house: 'M-62 0V-44H-46V-60L-31-78-16-60V-50H-8V-86L6-106 20-86V-50H30V-62L45-80 60-62V-44H64V0z',
  /** A plain chair from the side; 72 high, the floor at the origin. */
  chair: 'M-22 0V-72H-14V-36H22V0H14V-26H-14V0z',
  /** A bowl; 72 wide. */
  bowl: 'M-36-12H36Q34 18 14 22V28H-14V22Q-34 18-36-12z',
  /** An empty or hanging coat; 106 high, around its middle. */
  coat: 'M-6-60H6L10-52 27-46 36-4 27-1 20-28 25 44H-25L-20-28-27-1-36-4-27-46-10-52z',
  /** A slipper with its toe to the right; 66 wide. */
  slipper: 'M-32 10Q-36-10-20-14L4-14Q30-12 34 4V10z',
  /** Feathers of one wing, from the shoulder at the origin to the left and up; 96 wide. */
  wing: 'M0 0C-10-34-50-62-96-66C-86-58-82-54-76-52C-84-50-88-50-94-52C-84-42-76-38-68-38C-76-34-80-34-86-36C-74-26-66-22-56-24C-62-18-66-16-72-16C-60-8-48-8-38-12C-42-4-46-2-52 0C-36 8-14 8 0 0z',

  // Drawings

  /** A padlock; 84 high. */
  padlock: 'K8M-16-10V-24Q0-48 16-24V-10|kM-30-12H30V36H-30z|yM-24-6H24V30H-24z|ko0 8 7|kM-3.5 10H3.5V24H-3.5z',
  /** Five links of a chain; 108 long. */
  chain: `K5${[-40, 0, 40].map((x) => `M${x - 14} 0a14 8 0 1 1 28 0a14 8 0 1 1-28 0`).join('')}|K6M-30 0H-10M10 0H30`,
  /** A strip of hazard tape; 220 × 20, around its middle. */
  tape: `yM-110-10H110V10H-110z|k${stripes(-110, -10, 190, 20)}`,
  /** An eye, wide open; 80 wide. */
  eye: 'pM-40 0Q0-38 40 0Q0 38-40 0z|ko0 0 17|po5 -6 4',
  /** A fluorescent tube in its fitting, 100 wide, hung from two wires. */
  tube: 'K1.5M-40-30V-4M40-30V-4|iM-52-6H52V1H-52z|tM-48 0H48V7H-48z|hM-48 7H48L90 90H-90z',
  /** A caged lamp on a wire; 54 high, the light at the origin. */
  lamp: 'K2M0-90V-26|iM-8-28H8V-18H-8z|to0 0 14 18|K2.5M-14-10Q0-4 14-10M-16 2Q0 8 16 2M-12 12Q0 17 12 12M0-18V18M-16 2Q-16-18-6-20M16 2Q16-18 6-20',
  /** An iron bedstead, from the side; 116 wide, the floor at 24. */
  bed: 'K5M-56 24V-36M56 24V-22|K2.5M-56-32Q-50-42-44-32V0M-50-38V0M56-18Q50-28 44-18V0M50-24V0|kM-58 2H58V9H-58z|eM-44-12Q-10-14 50-6V3H-44z|pM-42-12Q-42-24-32-24H-18Q-10-20-14-10z|zM-8-12Q20-11 50-6V3H-8z',
  /** A ward door with a spyhole; 108 high. */
  'ward-door':
    'kM-37-59H37V54H-37z|iM-31-53H31V54H-31z|bM-24-46H24V-6H-24zM-24 4H24V46H-24z|tM-12-38H12V-18H-12z|K3M-4-38V-18M4-38V-18|yM20-2H28V4H20z',
  /** A locker of sheet metal; 120 high. */
  locker:
    'kM-30-58H34V62H-30z|iM-32-60H28V60H-32z|K2M-26-54H22V54H-26z|K3M-16-42H12M-16-34H12M-16-26H12M-16 44H12|pM-14-14H10V-4H-14z|yM14 0H19V16H14z',
  /** A syringe, its needle to the right; 120 long. */
  syringe:
    'kM-58-12H-52V-2H-36V-13H26V-6L32-3 62-.6V.6L32 3 26 6V13H-36V2H-52V12H-58z|tM-30-8H20V8H-30z|K2M-20-8V0M-10-8V0M0-8V0M10-8V0',
  /** An open book; 90 wide. */
  book: 'kM-46-22L0-14 46-22V26L0 34-46 26z|pM-42-20Q-20-26-2-14V28Q-20 18-42 22zM42-20Q20-26 2-14V28Q20 18 42 22z|K1.5M-36-10Q-20-14-8-6M-36-2Q-20-6-8 2M-36 6Q-20 2-8 10M36-10Q20-14 8-6M36-2Q20-6 8 2M36 6Q20 2 8 10',
  /** A case file with its tab; 76 × 92. */
  file: 'kM-38-46H-4L2-38H40V48H-38z|sM-42-48H-8L-2-40H36V44H-42z|pM-32-32H26V34H-32z|K2M-26-14H20M-26-4H20M-26 6H10M-26 16H20|xM-4-32H26V-22H-4z',
  /** A clock; 76 across. */
  clock: `ko0 0 40|po0 0 34|K3${rays(0, 0, 27, 32, 12)}|K4M0 0V-24M0 0L15 8|ko0 0 4`,
  /** An alarm bell on the wall. */
  gong: 'ko0 0 36|xo0 0 31|ko0 0 17|po0 0 8|K3M0-31A31 31 0 0 1 27-14',
  /** A lantern with its handle; 70 high, the light at the origin. */
  lantern:
    'ho0 0 60|ho0 0 38|K3M-14-26Q0-52 14-26|kM-16-30H16V-20H-16zM-20 20H20V30H-20z|tM-13-20H13L17 20H-17z|yM0-12C8-2 9 6 5 13H-5C-9 6-8-2 0-12z|K2.5M-13-20L-17 20M13-20L17 20M0-20V-14',
  /** A candle, its foot at the origin; 62 high. */
  candle: 'pM-7-38H7V0H-7z|zM2-38H7V0H2z|yM0-62C7-52 8-46 4-40H-4C-8-46-7-52 0-62z',
  /** A cup of medicine and two pills. */
  cup: 'kM-26-22H26L20 30H-20z|pM-22-18H22L17 26H-17z|xM-20 2H20L19 12H-19z|n1.5o-14 -30 9|xM-14-39a9 9 0 0 1 0 18z',
  /** A barred window; 80 × 96, around its middle. */
  bars: 'kM-42-50H42V50H-42z|tM-34-42H34V42H-34z|K6M-18-42V42M0-42V42M18-42V42|K5M-34 0H34',
  /** Stairs going up to the right; 120 wide. */
  stairs: 'kM-60 40V26H-40V12H-20V-2H0V-16H20V-30H40V-44H60V40z|E3M-60 26H-40V12H-20V-2H0V-16H20V-30H40V-44H60',
  /** A mouth with its teeth clenched; 80 wide. */
  teeth:
    'kM-44-8Q0-20 44-8Q40 24 0 26Q-40 24-44-8z|pM-39-5Q0-15 39-5L37 6Q0 2-37 6z|pM-36 9Q0 5 36 9Q28 20 0 21Q-28 20-36 9z|K2M-26-8L-25 5M-13-10V4M0-11V4M13-10V4M26-8L25 5M-22 8L-19 18M-8 7V20M8 7V20M22 8L19 18',
  /** A face lit from one side, to be drawn under hair or a hat; 84 high, around its middle. */
  face: 'eM-29-20C-29-50 29-50 29-20V6C29 26 12 42 0 42S-29 26-29 6z|kM6-43C24-42 29-32 29-20V6C29 26 12 42 0 42L5 30-1 24 7 18-2 12 6-6z|kM-22-8H-7V-3H-22zM-25-17L-6-14V-9L-25-13zM-11 23H0V27H-11z|eM13-7H22V-4H13z',
  /** The INSANE face, lit from within: two round eyes and a grin. */
  mad: 'kM-30-20C-30-51 30-51 30-20V6C30 27 12 43 0 43S-30 27-30 6z|sM-30-20C-30-48 0-50 12-44C-14-42-25-32-25-18V6C-25 20-14 34-6 41C-18 38-30 22-30 6z|yo-10 -7 7|yo14 -7 7|ko-10 -7 2.5|ko14 -7 2.5|pM-14 16Q3 24 19 16Q16 33 3 33T-14 16z|K1.5M-8 18L-6 29M-1 20V32M6 20V32M13 18L12 29',
};
