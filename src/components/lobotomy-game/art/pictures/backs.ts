// The backs of the cards. Each kind has its own colour and emblem.
import { alarm, burst, poster, rays } from './parts.js';

/** Draws an emblem on a plate over a coloured ground, with a frame around both. */
const back = (colour: string, emblem: string, pattern = ''): string =>
  poster(
    colour,
    `z${pattern || burst(100, 116, 16)}|K8M20 20H180V212H20z|E2M20 20H180V212H20z|ko104 122 62|eo100 116 62|K3o100 116 55|${emblem}`,
  );

const bricks = Array.from(
  { length: 12 },
  (_, row) =>
    `M0 ${row * 20}H200V${row * 20 + 2}H0z${[0, 1, 2, 3, 4].map((n) => `M${n * 44 + (row % 2) * 22} ${row * 20}h2v20h-2z`).join('')}`,
).join('');

export const backs = () => ({
  'weapon-back': back(
    'r',
    'k&68 148 4 132 84 4;132 148 4 68 84 4|kM124 70L148 94 136 106 112 82zM76 70L52 94 64 106 88 82z|eo100 116 6',
  ),
  'equipment-back': back(
    's',
    'kM66 96H134V150H66zM86 96V84H114V96H106V91H94V96z|yM94 112H106V128H94z|K3M66 118H94M106 118H134',
  ),
  'basic-back': back('i', 'kM92 80H108V108H136V124H108V152H92V124H64V108H92z'),
  'aggression-back': back('x', '@teeth 100 112 0 1.1'),
  'ocd-back': back('g', `K5${rays(100, 116, 14, 44, 12)}|K5o100 116 30|K5o100 116 14`),
  'schizophrenia-back': back('v', '@eye 100 100 0 .9|@eye 100 134 0 .9'),
  'anxiety-back': back('u', 'K6M56 116H76L84 92 96 146 108 82 118 130 124 116H144'),
  'monster-back': back('b', 'k*dog 98 136 0 .7'),
  'boss-back': back('x', 'k*antlers 100 126 0 1|kM88 118Q100 110 112 118L106 150H94z|po94 128 3|po106 128 3', bricks),
  'hunt-back': alarm('xM0 17H200V215H0z|z' + burst(100, 150, 18) + '|k*hunter 94 196 0 1.55'),
  'spawn-back': back('b', '@ward-door 100 116 0 .74', bricks),
  'locker-back': back('i', '@locker 100 116 0 .74'),
  'difficulty-back': back('y', 'kM100 68L148 152H52z|yM94 94H106L104 126H96zM100 132a6 6 0 1 0 .1 0z'),
  'chapter-back': back('g', '@book 100 112 0 .95', bricks),
  'nightmare-back': back('v', '@bed 100 122 0 .78', bricks),
  'memory-back': back('u', 'k*moth 100 118 0 1.1|eo86 108 4|eo114 108 4'),
  'character-back': back('s', '@face 100 116 0 1.05', bricks),
});
