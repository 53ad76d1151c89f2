// The pictures of the Bloodlust and Movement cards.
import type { CardScene } from '../objects.js';

/** Doors along a corridor, the farthest first. */
const DOORS = ['@ajar 121 112 0 .3', '@ajar 84 116 0 .4', '@ajar 150 132 0 .62', '@ajar 46 140 0 .8'] as const;

/** Draws the `n` nearest doors of a corridor. */
const doors = (n: number): string => ['@corridor 100 116', ...DOORS.slice(DOORS.length - n)].join('|');

export const BLOODLUST: Readonly<Record<string, CardScene>> = {
  'one-more-door': ['reception', 60, '@ajar 100 120 0 1.2', 'gauze'],
  'the-long-stride': ['courtyard', 60, 'kM0 196H200V232H0z|zM0 180H200V196H0z', 'founder'],
  'running-in-the-dark': ['bath-hall', 20, 'zM0 0H200V232H0z|P3M0 90H60M10 130H50M0 170H66', 'unbound'],
  'the-same-wallpaper': [
    'nursery',
    60,
    'tM0 0H200V232H0z|B3M20 0V232M60 0V232M100 0V232M140 0V232M180 0V232|b*moon 40 60 0 1|b*moon 120 60 0 1|b*moon 80 130 0 1|b*moon 160 130 0 1|b*moon 40 200 0 1|b*moon 120 200 0 1|@eyes 100 108 0 1.2',
  ],
  'fever-before-dawn': ['infirmary', 80, 'eM0 150Q60 120 100 140T200 130V232H0z|zM0 180H200V232H0z', 'bather'],
  'the-house-tilts': ['office', 20, '@corridor 100 116 -18 1.45|@chair 70 150 -30 .7|@case 140 170 20 .6'],
  'no-sleep': ['dormitory', 40, '@clock 100 100 0 1.2|@eyes 66 196 0 1|@eyes 140 196 0 1'],
  'lift-without-a-cage': [
    'boiler-room',
    20,
    'kM40 0H160V232H40z|bM52 0H148V232H52z|K5M84 0V120M116 0V120|kM60 110H140V116H60z|zM52 116H148V232H52z|@eyes 100 190 0 .8',
  ],
  'ear-to-the-wall': ['padded-cell', 40, '@panel 40 116 0 1.3', 'seamstress'],
  'warm-air': [
    'boiler-room',
    60,
    'P4M60 190Q40 160 60 130T60 70M100 200Q80 170 100 140T100 70M140 190Q120 160 140 130T140 70|@eyes 100 50 0 .9',
  ],
  'head-count': [
    'chapel',
    60,
    '@sheet 100 122 0 1.45|K5M60 80V104M72 80V104M84 80V104M96 80V104M54 100L102 84M60 130V154M72 130V154|R5M84 130V154',
  ],
  'floor-by-floor': ['library', 60, '@stairs 100 136 0 1.05', 'conductor'],
  'house-ledger': ['office', 90, '@book 100 140 0 1.4|R4M60 112H84M60 132H84M116 112H140'],
  'row-of-bells': [
    'kitchen',
    20,
    'kM0 40H200V60H0z|@bell 40 110 0 .62|@bell 100 114 8 .62|@bell 160 110 0 .62|P3M84 150q-8 10-2 20M120 150q8 10 2 20',
  ],
  'visiting-card': ['reception', 30, '@plate 100 126 -6 1.45|K4M60 120H130M60 132H108|@hand 110 214 0 .7'],
  'lamp-under-the-door': [
    'day-room',
    60,
    '@door 100 104 0 1.18|wM38 214H162V222H38z|hM38 214L0 232H200L162 214z|kM76 214H88V222H76zM112 214H122V222H112z',
  ],
  'rotten-beams': [
    'greenhouse',
    60,
    'kM0 60L200 30V56L0 88zM0 130L110 112 120 128 104 138 0 156zM200 90V118L140 128 132 112z|@chunks 120 170 0 1.2',
  ],
  'the-roof-first': [
    'rooftop',
    60,
    'kM0 232V120L60 60 84 90 76 110 100 104 96 132 130 122 124 150 200 170V232z|P4M0 120L60 60|@chunks 140 70 30 1.1',
  ],
  'water-in-the-cellar': [
    'boiler-room',
    10,
    'oM0 140Q30 130 60 140T120 140T180 140T240 140V232H0z|P3M0 140Q30 130 60 140T120 140T180 140T240 140M20 164Q40 158 60 164M110 180Q130 174 150 180|@case 130 150 -12 .6|@shoe 60 150 70 .7',
  ],
  underfoot: [
    'workshop',
    60,
    '@boards 100 110 0 1.1|kM40 150L90 130 160 150 140 190 60 196z|@eyes 100 166 0 1|@chunks 60 120 0 .7',
  ],
  'through-the-wall': [
    'bath-hall',
    40,
    'kM30 30L70 14 120 24 172 40 184 110 166 190 110 216 40 196 18 120z|@chunks 60 200 0 1',
    'surgeon',
  ],
  'the-outer-walls': [
    'bell-tower',
    20,
    'kM0 0H60V232H0zM200 0H140V232H200z|tM0 20H56V50H0zM0 56H40V86H0zM0 92H58V122H0zM144 20H200V50H144zM160 56H200V86H160zM142 92H200V122H142z|@chunks 100 170 0 1.5',
  ],
  'boards-and-nails': [
    'pantry',
    60,
    '@door 100 120 0 1.2|mM14 70L180 110 176 134 10 94zM16 168L178 112 186 134 24 190z|po40 84 4|po158 118 4|po42 172 4|po160 130 4',
  ],
  'dust-in-the-lungs': [
    'chapel',
    30,
    'do40 170 60 40|do110 180 70 46|do170 160 56 44|do80 120 40 26|do150 110 30 20',
    'matron',
  ],
  'one-room': ['reception', 60, doors(1)],
  'two-rooms': ['reception', 60, doors(2)],
  'three-rooms': ['reception', 60, doors(3)],
  'four-rooms': ['reception', 60, doors(4)],
  stumble: [
    'day-room',
    20,
    'kM0 204H200V232H0z|qM92 232Q84 120 112 84Q114 40 144 38Q174 40 176 84Q200 120 200 232z|po144 72 9 4|@person 56 150 52 .9|P3M14 96L30 84M22 70L36 64',
  ],
};
