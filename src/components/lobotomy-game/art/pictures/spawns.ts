// The Spawn cards. Each shows as many pairs of eyes in the dark as the number of its slot. Each colour has its own
// entrance: gate, stair, furnace or lit door.
import { fine } from '../../../shared/drawing.js';
import { alarm, burst, poster, stripes } from './parts.js';

/** Positions of the pairs of eyes, arranged like pips of a die, in a dark opening around 100, 122. */
const PAIRS: readonly (readonly (readonly [number, number])[])[] = [
  [[0, 0]],
  [
    [-17, -24],
    [17, 24],
  ],
  [
    [-20, -34],
    [0, 0],
    [20, 34],
  ],
  [
    [-26, -28],
    [26, -28],
    [-26, 28],
    [26, 28],
  ],
  [
    [-26, -34],
    [26, -34],
    [0, 0],
    [-26, 34],
    [26, 34],
  ],
  [
    [-26, -38],
    [26, -38],
    [-26, 0],
    [26, 0],
    [-26, 38],
    [26, 38],
  ],
];

/** The fewer eyes there are, the larger they are, as if they were nearer. */
const eyes = (pairs: readonly (readonly [number, number])[]): string => {
  const r = 12.5 - pairs.length * 1.1;
  const each = (of: (x: number, y: number, way: number) => string): string =>
    pairs.flatMap(([x, y]) => [-1, 1].map((way) => of(100 + x + way * r * 1.35, 122 + y, way))).join('');
  return `p${each((x, y, way) => `M${fine(x - way * r * 0.9)} ${fine(y + r * 0.3)}L${fine(x + way * r * 1.2)} ${fine(y - r * 0.6)}Q${fine(x + way * r * 0.9)} ${fine(y + r * 0.7)} ${fine(x)} ${fine(y + r * 0.8)}Q${fine(x - way * r * 0.6)} ${fine(y + r * 0.8)} ${fine(x - way * r * 0.9)} ${fine(y + r * 0.3)}z`)}`;
};

const WAYS: Readonly<Record<string, (inside: string) => string>> = {
  green: (inside) =>
    poster(
      'g',
      `z${burst(100, 122, 12)}|kM0 206H200V232H0zM34 206V96Q34 34 100 30Q166 34 166 96V206z|${inside}|G5M34 98Q34 40 100 36Q160 40 166 98|K6M4 206V60M16 206V56M28 206V60M172 206V60M184 206V56M196 206V60|K5M0 84H34M166 84H200M0 180H34M166 180H200|kM0 52L4 40 8 52zM12 48L16 36 20 48zM24 52L28 40 32 52zM168 52L172 40 176 52zM180 48L184 36 188 48z`,
    ),
  blue: (inside) =>
    poster(
      'u',
      `z${burst(100, 122, 12)}|kM30 34H170V216H30z|U4M38 42H162V204|${inside}|uM0 196Q16 188 34 196T68 196 102 196 136 196 170 196 204 196V232H0z|P3M8 208Q24 200 40 208M70 212Q90 203 110 212M136 208Q154 200 172 208M30 222Q50 214 70 222M110 224Q130 216 150 224`,
    ),
  red: (inside) =>
    poster(
      'x',
      `z${burst(100, 122, 12)}|ko100 122 86|X4o100 122 78|${inside}|kM0 196H200V232H0z|y*flame 40 206 -6 .9|y*flame 76 208 4 .7|y*flame 124 208 -4 .7|y*flame 160 206 8 .9|x*flame 41 206 0 .5|x*flame 160 206 0 .5|kM14 202H186V210H14z`,
    ),
  yellow: (inside) =>
    poster(
      'y',
      `wM100 20L214 206H-14z|kM0 206H200V232H0zM44 52H156V206H44z|Y3M52 60H148V206|${inside}|kM88 34H112L118 50H82z|to100 46 7|K4M100 8V34|kM160 206V128H174V206z`,
    ),
};

const slots = Object.fromEntries(
  Object.entries(WAYS).flatMap(([colour, way]) =>
    PAIRS.map((pairs, slot) => [`spawn-${slot + 1}-${colour}`, way(eyes(pairs))] as const),
  ),
);

/** The Event cards: a loudspeaker with as many sound waves as the number of the card. */
const events = Object.fromEntries(
  ['g', 'u', 'v', 'r', 'x'].map(
    (colour, n) =>
      [
        `event-${n + 1}`,
        alarm(
          `${colour}M0 17H200V215H0z|z${burst(60, 116, 14)}|K8M40 120V215|kM14 100H40L92 62V170L40 134H14z|iM92 62Q112 116 92 170z|P6${Array.from(
            { length: n + 1 },
            (_, arc) => {
              const r = 24 + arc * 14;
              return `M${fine(100 + r * 0.62)} ${fine(116 - r * 0.78)}A${r} ${r} 0 0 1 ${fine(100 + r * 0.62)} ${fine(116 + r * 0.78)}`;
            },
          ).join('')}`,
        ),
      ] as const,
  ),
);

export const spawns = (): Readonly<Record<string, string>> => ({
  ...slots,
  ...events,
  reshuffle: poster(
    'b',
    `y${stripes(-10, 96, 220, 40, 32)}|@ward-door 58 116 -8 .92|@ward-door 142 116 8 .92|P7M52 40Q100 8 148 40M148 192Q100 224 52 192|pM136 46L158 50 156 26zM64 186L42 182 44 206z`,
  ),
});
