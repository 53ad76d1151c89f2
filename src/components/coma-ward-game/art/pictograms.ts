// The pictograms of the hospital, in the manner of its signage: one path in one colour for each Room, Item, Hallucination
// and Phenomenon. In the pictograms of Hallucinations, one detail is wrong.
import { fine, noise, type Shapes } from '../../shared/drawing.js';
import {
  arc,
  arrow,
  at,
  box,
  bust,
  cross,
  disc,
  frame,
  line,
  place,
  points,
  questionMark,
  ring,
  shape,
  stamp,
  sweep,
} from '../../shared/pictogram-shapes.js';
import { hospitalSigns } from '../../tile-grid/board/hospital-signs.js';

// People. A person stands on 0 0 and is 44 high; a bust is 22 high.
const head = stamp(disc(0, -39, 5));
const body = stamp(
  shape('-8.5,-32,6 8.5,-32,6 8.5,-16,2 5.5,-14 5.5,0 1,0 1,-13 -1,-13 -1,0 -5.5,0 -5.5,-14 -8.5,-16,2'),
);
const person = (x: number, y: number, scale = 1): string => head(x, y, scale) + body(x, y, scale);
/** Somebody who sits, seen from the side: 24 wide from the back, on a chair. */
const seated = disc(14, 9, 5) + line('14,19 14,32 25,32 25,42', 6) + line('6,20 6,38 18,38 18,44', 3);

// Beds. Seen from the side, a bed takes x 4 to 44 and y 12 to 42; seen from above, 22 × 40 around 0 0.
const bedstead = shape('4,12 8,12 8,31 40,31 40,24 44,24 44,43 40,43 40,37 8,37 8,43 4,43');
const sleeper = disc(15, 23.5, 4.5) + shape('21,29 21,19,5 37,22,4 37,29');
const pillow = shape('10.5,29 10.5,24,2 19,24,2 19,29');
const bed = bedstead + pillow;
const bedFromAbove = stamp(
  shape('-11,-20,3 11,-20,3 11,-2 -11,-2') +
    box(-7, -16, 14, 8, 2) +
    shape('-11,1 2,1 11,10 11,20,3 -11,20,3') +
    shape('5,0.5 11,0.5 11,6.5', 0.5),
);

// Signs
const bolt = stamp(shape('4,-12 -7,2 -1,2 -4,12 7,-3 1,-3', 0.5));
const heart = stamp(
  'M0 11C-6 6 -12 2 -12 -4C-12 -8 -9 -10.5 -6 -10.5C-3 -10.5 -1 -9 0 -6.5C1 -9 3 -10.5 6 -10.5C9 -10.5 12 -8 12 -4C12 2 6 6 0 11Z',
);
const drop = stamp('M0 -10C2 -5.5 6.5 -1 6.5 3.5C6.5 7.2 3.6 10 0 10C-3.6 10 -6.5 7.2 -6.5 3.5C-6.5 -1 -2 -5.5 0 -10Z');
const flame = stamp(
  'M1 -11C2 -5 7 -2 7 4C7 8 4 10 0 10C-4 10 -7 8 -7 4C-7 0 -5 -2 -4 -4C-3 -2 -2 -1 -1 -1C1 -3 0 -7 1 -11Z',
);
const moon = stamp(`M6.1 7.9${sweep(0, 0, 10, 52.4, 307.6)}${sweep(5, 0, 8, 277.9, 82.1)}Z`);
const almond = stamp('M-18 0C-12 -8 -6 -11 0 -11C6 -11 12 -8 18 0C12 8 6 11 0 11C-6 11 -12 8 -18 0Z');
const eye = (x: number, y: number, scale = 1): string =>
  almond(x, y, scale) + almond(x, y, 0.68 * scale) + disc(x, y, 4.5 * scale);
const note = stamp(disc(-6, 8, 4.5, 3.5) + shape('-4.5,5 -4.5,-12 9,-15 9,-9 -1.5,-6.7 -1.5,8', 0.5));

const fork = stamp(
  shape(
    '-3.6,-19 -1.9,-19 -1.9,-10 -0.8,-10 -0.8,-19 0.8,-19 0.8,-10 1.9,-10 1.9,-19 3.6,-19 3.6,-7,2 1.6,-4 1.6,19 -1.6,19 -1.6,-4 -3.6,-7,2',
    0.5,
  ),
);

/** A line of water: waves that are 10 long each. */
function water(x: number, y: number, n: number, width = 4): string {
  const waves = Array.from({ length: n }, (_, i) => i);
  const crest = (i: number) => (i % 2 ? 5 : -5);
  const there = waves.map((i) => `Q${at(x + 10 * i + 5, y + crest(i))} ${at(x + 10 * i + 10, y)}`);
  const back = [...waves]
    .reverse()
    .map((i) => `Q${at(x + 10 * i + 5, y + width + crest(i))} ${at(x + 10 * i, y + width)}`);
  return `M${at(x, y)}${there.join('')}L${at(x + 10 * n, y + width)}${back.join('')}Z`;
}

const steam = (x: number, y: number): string =>
  place(water(0, 0, 2, 3), x, y, 0.55, 1, 90) + place(water(0, 0, 2, 3), x + 9, y, 0.55, 1, 90);

/** A clock that shows three. */
const clock = (x: number, y: number, r: number, width = 4): string =>
  ring(x, y, r, width) + line(`${x},${y - r * 0.52} ${x},${y} ${x + r * 0.4},${y}`, width * 0.8);

const door = (x: number, y: number, w: number, h: number, width = 4): string =>
  shape(
    `${x},${y} ${x + w},${y} ${x + w},${y + h} ${x + w - width},${y + h} ${x + w - width},${y + width} ${x + width},${y + width} ${x + width},${y + h} ${x},${y + h}`,
    0.5,
  );

const sheet = shape('8,3 30,3 40,13 40,45 8,45', 2);

/** A jar of the Donor, with a mark on it. */
const jar = (mark: string): string =>
  box(12, 3, 24, 6, 1.5) + shape('14,11 34,11 40,18,4 40,45,4 8,45,4 8,18,4', 1) + mark;

/** A small bottle, with its cap and a mark on it. */
const bottle = (mark: string): string =>
  box(18, 3, 12, 8, 1.5) + shape('19,13 29,13 29,17 37,22,4 37,45,3 11,45,3 11,22,4 19,17', 1) + mark;

const pillBottle = (mark: string): string => box(11, 3, 26, 9, 2) + box(13, 14, 22, 31, 3) + mark;

const tin = (label: string): string =>
  disc(24, 9, 16, 5) + shape('8,14 16,16.5,9 32,16.5,9 40,14 40,40,3 32,45,8 16,45,8 8,40,3', 0.5) + label;

const coat = stamp(
  shape(
    '-5,-20 0,-13,0 5,-20 11,-17,3 15,2 10,3 8,-5 10,20 1,20 1,-8 -1,-8 -1,20 -10,20 -8,-5 -10,3 -15,2 -11,-17,3',
    0.8,
  ),
);

const badge = (mark: string): string => box(20, 3, 8, 9, 2) + frame(4, 14, 40, 29, 4, 4) + mark;

/** The names of the Name Tags. The handwriting on a tag has an upstroke for each letter. */
const names = [
  ...['ada', 'albin', 'berta', 'clemens', 'dora', 'edgar', 'fanny', 'gustav', 'hedda', 'ignaz', 'jola', 'konrad'],
  ...['leonie', 'magnus', 'nelly', 'oskar', 'paula', 'quirin', 'rosa', 'simon', 'thea', 'ulrich', 'vera', 'wenzel'],
];
const nameTag = (name: string): string => {
  const letters = Array.from(name, (letter, i) => {
    const x = 24 - 1.9 * name.length + 3.8 * i;
    return `${x},33 ${x + 1.9},${fine(28 - 6 * (i ? noise(letter.charCodeAt(0)) : 1.2))}`;
  });
  return badge(line([...letters, `${24 + 1.9 * name.length},33`].join(' '), 2.4));
};

const rooms: Shapes = {
  'neonatal-ward':
    disc(15, 19, 5.5) +
    shape('22.5,27 22.5,14,6 38,19,5 38,27') +
    shape('3,20 8,20 10,29.5 38,29.5 40,20 45,20 42,34,2 6,34,2') +
    line('13,38 35,38', 3.5) +
    disc(13, 43, 2.8) +
    disc(35, 43, 2.8) +
    disc(10, 7, 2.5) +
    disc(24, 5, 2.5) +
    disc(38, 7, 2.5),
  'waiting-room': seated + clock(37, 12, 9, 3),
  'tv-lounge':
    line('15,3 24,11 33,3', 3) +
    frame(4, 13, 40, 27, 4, 4) +
    box(13, 42, 22, 3.5) +
    points('11,20 18,19 26,21 34,19 14,25 22,26 30,26 36,25 11,31 18,32 26,31 34,31')
      .map(([x = 0, y = 0], i) => box(x, y, i % 3 ? 3 : 4, i % 2 ? 2.5 : 3, 0.3))
      .join(''),
  'staff-kitchen':
    disc(24, 9, 3) +
    shape('9,19 9,14,4 39,14,4 39,19') +
    shape('9,22 39,22 39,41,4 9,41,4') +
    line('4,27 6,27', 4) +
    line('42,27 44,27', 4) +
    box(9, 43, 30, 2.5),
  'quiet-room': disc(21, 8, 5.5) + line('7,41 22,41 20,20 30,28 37,17', 7),
  'donor-room':
    line('24,2 24,6', 4) +
    shape('11,9,3 37,9,3 37,29 30,36 18,36 11,29') +
    drop(24, 21, 0.95) +
    line('24,39 24,43 38,43', 3.5),
  'lost-property':
    shape('16,11 16,6,3 32,6,3 32,11 28.5,11 28.5,9.5 19.5,9.5 19.5,11', 0.5) +
    box(4, 13, 40, 31, 4) +
    questionMark(24, 28, 0.72),
  'intercom-room':
    box(8, 3, 13, 22, 6.5) +
    arc(14.5, 19, 10.5, 0, 180, 3.5) +
    line('14.5,33.5 14.5,38') +
    box(5, 41, 19, 4) +
    arc(21, 14, 10, -45, 45, 3.5) +
    arc(21, 14, 18, -38, 38, 3.5),
  'tube-post':
    arc(44, 44, 38, 180, 270, 4) +
    arc(44, 44, 15, 180, 270, 4) +
    place(box(-10, -6, 20, 12, 5) + box(-4, -7, 2, 14, 0) + box(2, -7, 2, 14, 0), 25, 25, 1, 1, -45),
  pharmacy:
    shape('5,20 43,20 43,24 40,24 36,38,5 12,38,5 8,24 5,24') +
    cross(24, 29, 0.9) +
    box(13, 41, 22, 4) +
    line('30,15 38,4', 6),
  archive:
    box(8, 3, 32, 12) +
    box(19, 7, 10, 4) +
    box(8, 17, 32, 12) +
    box(19, 21, 10, 4) +
    box(3, 31, 42, 14, 1.5) +
    box(17, 36, 14, 4),
  'gift-shop':
    box(4, 14, 17, 8) +
    box(27, 14, 17, 8) +
    box(7, 25, 14, 20, 1.5) +
    box(27, 25, 14, 20, 1.5) +
    box(22.5, 15, 3, 30, 0.5) +
    place(disc(0, 0, 8, 4.5) + disc(0, 0, 4, 1.6), 16, 8, 1, 1, 25) +
    place(disc(0, 0, 8, 4.5) + disc(0, 0, 4, 1.6), 32, 8, 1, 1, -25),
  'winter-garden':
    shape('12,31 36,31 33,45,2 15,45,2') +
    box(22.2, 12, 3.6, 17) +
    place('M0 0C-1 -9 -7 -13 -15 -13C-15 -5 -9 0 0 0Z', 20, 28) +
    place('M0 0C1 -9 7 -13 15 -13C15 -5 9 0 0 0Z', 28, 28) +
    place('M0 0C-1 -8 -5 -12 -13 -12C-13 -5 -8 0 0 0Z', 20.5, 14) +
    place('M0 0C1 -8 5 -12 13 -12C13 -5 8 0 0 0Z', 27.5, 14),
  'on-call-room':
    shape('4,3 8,3 8,18 40,18 40,14 44,14 44,45 40,45 40,43 8,43 8,45 4,45 4,3') +
    box(8, 22, 32, 16, 0) +
    disc(14, 12.5, 3.5) +
    shape('19.5,16 19.5,9.5,4 36,12,3 36,16') +
    shape('11,37 11,32,2 19,32,2 19,37'),
  'therapy-pool':
    disc(36, 16, 5.5) + shape('4,29,1 20,12,3 31,29,1 24,29,2 20,20,1 12,29') + water(4, 33, 4) + water(4, 41, 4),
  'telephone-room':
    shape('3,16 3,9,6 13,5,6 35,5,6 45,9,6 45,16 35,16 35,12 13,12 13,16', 2) +
    shape('16,18 32,18 41,34,3 41,43,3 7,43,3 7,34,3', 2) +
    disc(24, 31, 8) +
    disc(24, 31, 3.5),
  'laundry-chute':
    place(shape('17,3 21,7,3 27,7,3 31,3 43,9 39,17 35,15 35,25 13,25 13,15 9,17 5,9', 1), 0, 0) +
    arrow(24, 34, 0.72, 180) +
    line('5,24 5,44 43,44 43,24', 4),
  'x-ray-room':
    box(5, 3, 38, 42, 3) +
    box(22, 8, 4, 32, 1) +
    [13, 20, 27, 34]
      .map(
        (y, i) =>
          arc(20, y + 6, 8 - (i === 0 ? 2 : 0), 185, 268, 3) + arc(28, y + 6, 8 - (i === 0 ? 2 : 0), 272, 355, 3),
      )
      .join(''),
  'cold-room':
    [0, 60, 120, 180, 240, 300]
      .map((turn) =>
        place(
          shape('-2,-5 -2,-9 -7.5,-13.5 -5,-16.5 -2,-14.3 -2,-21 2,-21 2,-14.3 5,-16.5 7.5,-13.5 2,-9 2,-5', 0.5),
          24,
          24,
          1,
          1,
          turn,
        ),
      )
      .join('') + disc(24, 24, 3),
  'magnet-room':
    `M8 32L8 22${sweep(24, 22, 16, 180, 360)}L40 32L29 32L29 22${sweep(24, 22, 5, 0, -180)}L19 32Z` +
    box(8, 35, 11, 8) +
    box(29, 35, 11, 8),
  'isolation-room':
    box(6, 3, 36, 42, 2) + box(13, 9, 22, 20, 2) + bust(24, 29, 0.62) + disc(24, 36.5, 2.8) + box(23, 36.5, 2, 5, 0.3),
  'fuse-room': shape('24,3,4 46,43,4 2,43,4', 3) + bolt(24, 29.5, 0.85),
  'unfinished-ward':
    shape('4,45 4,3 24,3 24,7 8,7 8,45', 0.5) +
    box(11, 10, 13, 35, 0.5) +
    disc(16, 28, 2.2) +
    [28, 36].map((x) => box(x, 3, 5, 3.5, 0.5)).join('') +
    [3, 11, 19, 27, 35].map((y) => box(41, y, 3.5, 5, 0.5)).join('') +
    box(28, 41.5, 5, 3.5, 0.5) +
    box(36, 41.5, 8.5, 3.5, 0.5),
  'sleep-laboratory': place(bed, 0, 6, 1, 0.9) + line('13,12 19,12 22,4 27,17 31,8 33,12 44,12', 3),
  'flooded-ward': place(bed, 3, -7, 0.88, 0.85, 6) + water(4, 36, 4) + water(4, 42.4, 4, 3),
};

const hallucinationRooms: Shapes = {
  'first-bed': place(bedstead + sleeper, 0, 14, 1, 0.74) + eye(26, 12, 0.95),
  'mirror-ward':
    person(12, 45, 0.9) +
    box(23, 3, 2.5, 42) +
    place(head(0, 0) + disc(0, -39, 2.5), 37, 5, 0.9, -0.9) +
    place(body(0, 0), 37, 5, 0.9, -0.9),
  'long-ward': points('0,24.4,1 7,16,0.7 12,8.5,0.5 15.5,3,0.35')
    .map(([x = 0, y = 0, scale = 1]) => place(bedstead, x, y - 8 * scale, scale, scale * 0.72))
    .join(''),
  'ceiling-ward':
    box(3, 2, 42, 3) +
    place(bedstead + sleeper, 0, 39, 1, -0.74) +
    box(22.6, 40, 2.8, 6, 0.5) +
    shape('15,31 33,31 28,38 20,38'),
  'slow-room':
    ring(21, 21, 16, 4) +
    arc(21, 21, 6.5, 100, 340, 3.5) +
    shape('3,45 3,41,3 33,39,3 37,30,3 37,23,2 41,23,2 42,38,8 37,45,3', 1) +
    disc(40, 15, 5),
  'room-of-clocks': clock(14, 14, 11, 3.5) + clock(35, 12, 9, 3) + clock(11, 36, 8, 3) + clock(33, 34, 12, 3.5),
  'calling-room':
    box(4, 3, 27, 42, 1) +
    disc(17.5, 26, 8.5, 11) +
    box(13.5, 17.6, 8, 4.4, 1) +
    disc(17.5, 32.4, 4.6, 2.8) +
    arc(27, 26, 10.5, -38, 38, 3.5) +
    arc(27, 26, 17, -40, 40, 3.5),
  'hall-of-doors': door(3, 3, 42, 42) + door(10, 10, 28, 35, 3.5) + box(17, 17, 14, 28, 0.5) + disc(27, 32, 1.8),
  'laid-table':
    `M36.8 21.7${sweep(24, 24, 13, -10, 280)}Q25 17.5 29 17Q29.5 22 36.8 21.7Z` +
    disc(22.5, 25.5, 7.5) +
    disc(22.5, 25.5, 5.5) +
    fork(5, 24, 1.05) +
    shape('41,4,1 45,4,6 45,27 44.5,44 41.5,44', 1),
  'full-ward':
    box(3, 3, 3.5, 43) +
    box(41.5, 3, 3.5, 43) +
    [0, 14, 28]
      .map(
        (y, i) => box(7.5, y + 14, 33, 3.5, 0.5) + place(sleeper, i === 1 ? 48 : 0, y - 12.5, i === 1 ? -1 : 1, 0.87),
      )
      .join(''),
  'white-room':
    frame(3, 3, 42, 42, 3, 1) +
    frame(15, 12, 18, 17, 3, 1) +
    line('9,9 12,10.5', 2.5) +
    line('39,9 36,10.5', 2.5) +
    line('9,39.5 12.5,32', 2.5) +
    line('39,39.5 35.5,32', 2.5) +
    disc(24, 37, 8, 2.6),
};

const clues: Shapes = {
  wristband:
    disc(24, 25, 21, 15) +
    disc(24, 19.5, 17, 7) +
    box(13, 29.5, 17, 2.8, 0.5) +
    box(13, 34, 11, 2.8, 0.5) +
    disc(37, 29.5, 2),
  chart: sheet + line('13,32 19,20 24,30 29,16 35,16', 3) + box(13, 38, 22, 2.5),
  recording:
    box(3, 9, 42, 31, 4) +
    disc(15, 23, 5.5) +
    disc(33, 23, 5.5) +
    disc(15, 23, 2) +
    disc(33, 23, 2) +
    shape('13,38 15,33 33,33 35,38', 0.5),
  photograph: box(6, 3, 36, 42, 2) + box(10, 7, 28, 26, 0.5) + bust(18, 33, 0.7) + bust(31, 33, 0.55),
};

const weapons: Shapes = {
  broom:
    line('42,4 27,24', 4) +
    place(shape('-6,0 6,0 6,3 -6,3') + shape('-6,5 6,5 11,20 4,19 0,20 -4,19 -11,20'), 24, 25, 0.96, 0.96, 35),
  'curtain-rail':
    line('6,6 42,6', 4) +
    [9.5, 18.5, 27.5, 36.5].map((x) => ring(x, 12, 2.6, 1.6)).join('') +
    shape('7,16 30,16 31,43 27,45 23,42 19,45 15,42 11,45 6,43', 1.5) +
    line('13,20 12,37', 2.2) +
    line('19,20 19,39', 2.2) +
    line('25,20 26,37', 2.2),
  'iv-stand':
    box(22, 3, 4, 37) +
    box(6, 6, 13, 19, 3) +
    box(9, 13, 7, 8, 1) +
    line('12.5,28 12.5,34 18,34', 3) +
    line('29,5 35,5 37,8', 3.5) +
    line('10,44 24,42 38,44', 3.5),
  'fire-axe':
    line('10,44 25,19', 4.5) +
    place(shape('-4,-8 6,-8 10,-10 18,-14,2 20,0,4 18,12,2 10,6 6,5 -4,5 -11,1,1 -11,-4,1', 1), 29, 13, 0.85, 0.85, 30),
  'oxygen-cylinder':
    box(20, 3, 8, 5, 1) +
    line('13,5.5 16,5.5', 3.5) +
    line('32,5.5 35,5.5', 3.5) +
    shape('14,20,8 14,10,9 34,10,9 34,20,8 34,45,3 14,45,3', 1) +
    cross(24, 27, 0.9),
  clipboard:
    shape('8,7 14,7 14,13,2 34,13,2 34,7 40,7 40,45 8,45', 2) +
    box(17, 3, 14, 8, 2) +
    line('13,23 16,26 21,20', 3) +
    line('13,35 16,38 21,32', 3) +
    box(25, 22, 10, 3) +
    box(25, 34, 10, 3),
  'reflex-hammer': shape('8,3,2 40,8,3 40,14,3 8,19,2', 3) + box(21, 21, 6, 24, 3),
  'wet-umbrella':
    `M4 24${sweep(24, 24, 20, 180, 360)}Q39 19 34 24Q29 19 24 24Q19 19 14 24Q9 19 4 24Z` +
    line('24,28 24,40 17,42 16,38', 3.5) +
    drop(38, 34, 0.5) +
    drop(8, 38, 0.5) +
    drop(33, 43, 0.35),
  flashlight: place(
    shape('-5,0 -9,-8 9,-8 5,0 5,22,2 -5,22,2', 1) +
      box(-1.5, 5, 3, 6, 1) +
      line('0,-12 0,-18', 3.5) +
      line('-8,-12 -12,-17', 3.5) +
      line('8,-12 12,-17', 3.5),
    21,
    27,
    1,
    1,
    45,
  ),
  crutch:
    box(11, 3, 26, 6, 3) +
    shape('14,11 18.5,11 18.5,25 24,31 29.5,25 29.5,11 34,11 34,27 26.5,35 26.5,39 21.5,39 21.5,35 14,27', 0.8) +
    box(19.8, 16, 8.4, 4.5, 0.5) +
    box(20, 41, 8, 5.5, 2),
  'plaster-shears':
    line('11,5 29.5,29', 5) +
    ring(36, 37, 8, 3.5) +
    line('37,5 27.5,17.5', 5) +
    line('20.5,26.5 18.5,29', 5) +
    ring(12, 37, 8, 3.5),
};

const clothing: Shapes = {
  'paper-slippers':
    place(shape('-8,-20,7 8,-20,7 7,0 6,20,6 -6,20,6 -7,0') + shape('-4.5,-1,2 4.5,-1,2 4,16,4 -4,16,4'), 13, 24) +
    place(shape('-8,-20,7 8,-20,7 7,0 6,20,6 -6,20,6 -7,0') + shape('-4.5,-1,2 4.5,-1,2 4,16,4 -4,16,4'), 35, 24),
  'work-gloves':
    shape(
      '12,34 12,24 4,18,2 7,13,2 13,17 13,6,2.4 18,6,2.4 18,15 19.5,15 19.5,3,2.4 24.5,3,2.4 24.5,15 26,15 26,5,2.4 31,5,2.4 31,16 32.5,16 32.5,9,2.4 37.5,9,2.4 37.5,26 35,34',
      0.6,
    ) + box(12, 37, 23, 8, 1.5),
  glasses:
    ring(12.5, 28, 10.3, 4) +
    ring(35.5, 28, 10.3, 4) +
    arc(24, 25.5, 2.8, 205, 335, 2.8) +
    line('4.5,16 9,8', 3) +
    line('43.5,16 39,8', 3),
  'neck-brace':
    disc(24, 11, 9) +
    shape('13,20,2 17,20 20,23,3 28,23,3 31,20 35,20,2 34,35,2 14,35,2') +
    box(17, 27, 14, 3) +
    shape('4,45 4,37,7 44,37,7 44,45'),
  bathrobe:
    shape('17,3 24,15,0 31,3 38,7,3 45,26 39,28 35.5,19 35.5,24 12.5,24 12.5,19 9,28 3,26 10,7,3', 0.8) +
    box(11, 26, 26, 4.5) +
    shape('12,32.5 36,32.5 39,45 9,45') +
    line('22,36 20.5,41', 2.4) +
    line('26,36 27.5,41', 2.4),
  'tool-belt':
    box(3, 12, 42, 8, 1.5) +
    box(19, 13.5, 10, 5, 0.5) +
    box(5, 22, 11, 15, 2) +
    box(32, 22, 11, 15, 2) +
    line('24,25 24,42', 5),
  'lead-apron': shape('14,3 18,3 18,9,3 30,9,3 30,3 34,3 36,16,2 41,18 41,45 7,45 7,18 12,16,2', 1) + bolt(24, 28, 0.8),
  'doctors-coat':
    [1, -1]
      .map((side) => place(shape('7,-21 1,-10 1,21 13,21 12,-4 15,6 21,4 14,-17,3', 0.8), 24, 24, side, 1))
      .join('') +
    cross(30.5, 18, 0.42) +
    box(28, 30, 6.5, 7, 0.5) +
    disc(19.5, 21, 1.4) +
    disc(19.5, 28, 1.4) +
    disc(19.5, 35, 1.4),
};

const food: Shapes = {
  soup: shape('4,23 44,23 44,27,2 37,41,7 11,41,7 4,27,2', 1) + box(14, 43, 20, 3) + steam(18, 5),
  chocolate:
    box(10, 3, 28, 20, 2) +
    box(13, 6, 10, 6, 0.5) +
    box(25, 6, 10, 6, 0.5) +
    box(13, 14, 10, 6, 0.5) +
    box(25, 14, 10, 6, 0.5) +
    shape('7,26 12,24 16,27 20,24 24,27 28,24 32,27 36,24 41,26 41,45 7,45', 0.6),
  'birthday-cake':
    shape('4,30 44,22 44,29 4,33') +
    shape('4,36 44,32 44,44 4,44') +
    shape('6,27,2 26,17,3 44,19,2', 1) +
    box(25, 9, 3, 6) +
    flame(26.5, 4.5, 0.35),
  peaches: tin(heart(24, 31, 0.9)),
  biscuits:
    disc(24, 24, 20) +
    points('24,13 14.5,18.5 33.5,18.5 24,24 14.5,29.5 33.5,29.5 24,35')
      .map(([x = 0, y = 0]) => disc(x, y, 2.2))
      .join(''),
  coffee:
    shape('6,20 34,20 34,38,6 29,43,4 11,43,4 6,38,6', 1) +
    shape('36,23 40,23,4 45,26,3 45,32,4 40,36,3 36,36 36,32.5 39,32.5,2 41.5,30,2 41.5,28,2 39,26.5,2 36,26.5', 0.5) +
    steam(14, 4),
  sandwich:
    shape('6,17 24,4,2 42,17', 2) +
    shape('5,20 43,20 43,23 38,26,2 33,23,1 28,26,2 23,23,1 18,26,2 13,23,1 9,26,2 5,23', 0.5) +
    box(5, 28, 38, 4) +
    shape('5,34 43,34 43,42,3 5,42,3'),
  'green-jelly':
    shape('15,15 16,7,5 32,7,5 33,15') +
    shape('12,17.5 36,17.5 39,34 9,34', 1.5) +
    line('19,22 18,29', 2.6) +
    line('29,22 30,29', 2.6) +
    box(3, 37, 42, 5, 2) +
    arc(33, 22, 11, -60, 0, 3) +
    arc(15, 22, 11, 180, 240, 3),
  'unlabelled-tin': tin(''),
};

const medicine: Shapes = {
  bandage:
    disc(16, 24, 13, 19) + disc(16, 24, 6, 9) + shape('22,4 40,4,8 44,24,10 44,43 28,43 22,43 30,34,8 30,14,8', 1),
  painkillers:
    box(8, 3, 32, 42, 3) + [11, 24, 37].flatMap((y) => [17, 31].map((x) => disc(x, y, 4.5))).join('') + disc(31, 37, 2),
  'calming-drops': bottle(drop(24, 32, 0.8)),
  stimulant: bottle(bolt(24, 32, 0.75)),
  'blue-capsule': place(
    shape('-9,-2 -9,-20,9 9,-20,9 9,-2', 0.5) +
      shape('-9,1 9,1 9,20,9 -9,20,9', 0.5) +
      shape('-5.5,4 5.5,4 5.5,16.5,5.5 -5.5,16.5,5.5', 0.5),
    24,
    24,
    1,
    1,
    45,
  ),
  'expired-pills': pillBottle(clock(24, 29, 8, 2.5)),
  'sleep-syrup': bottle(moon(24, 32, 0.75, -25)),
  'eye-drops': drop(24, 10, 0.8) + eye(24, 33, 1.1),
  'honest-drops': bottle(shape('15,25 33,25 33,36 25,36 20,41 20,36 15,36', 1.5)),
  'unmarked-syringe': place(
    box(-8, -24, 16, 4) +
      box(-2, -18, 4, 4, 0.5) +
      shape('-7,-12 7,-12 7,12 3,15 -3,15 -7,12') +
      box(-3.5, -9, 7, 8, 0.5) +
      box(-1.2, 17, 2.4, 10),
    24,
    22,
    0.95,
    0.95,
    45,
  ),
};

const phenomenonItems: Shapes = {
  'ward-keys':
    ring(15, 13, 11, 4) +
    shape('22,25 27,23 36,45 30,46 29,43 32,42 30,38 27,39 26,35 28,34', 0.5) +
    shape('8,27 13,27 13,44 4,44 4,40 8,40 8,37 4,37 4,33 8,33', 0.5),
  'night-log': box(7, 3, 34, 34, 3) + moon(25, 20, 1.1, -25) + shape('7,39 41,39 41,45 11,45,3 7,41,2', 1),
  'drug-chest':
    shape('15,12 15,5,3 33,5,3 33,12 29,12 29,9 19,9 19,12', 0.5) + box(4, 14, 40, 30, 3) + cross(24, 29, 1.6),
  candle: flame(24, 10, 0.75) + box(19, 20, 10, 18, 1.5) + shape('8,40 40,40 37,45,2 11,45,2'),
  'jar-of-sleep': jar(line('18,22 30,22 18,38 30,38', 3.6)),
  'jar-of-breath': jar(line('13,28 28,28 31,26 30.5,22.5 27,22', 3.2) + line('13,34 32,34 35,36 34.5,39.5 31,40', 3.2)),
  'jar-of-warmth': jar(flame(24, 30, 1.1)),
  'jar-of-voice': jar(disc(15.5, 30, 3) + arc(16, 30, 8.5, -50, 50, 3.2) + arc(16, 30, 15.5, -42, 42, 3.2)),
  'jar-of-tears': jar(drop(18, 27, 0.8) + drop(30, 33, 0.8)),
  'jar-of-laughter': jar(disc(18, 25, 2.5) + disc(30, 25, 2.5) + `M14 31L34 31${sweep(24, 31, 10, 0, 180)}Z`),
  'jar-of-hunger': jar(fork(17, 31, 0.62) + disc(31, 24, 3.6, 5.4) + box(29.8, 31, 2.4, 11.5)),
  'jar-of-shadow': jar(bust(24, 41, 1)),
  'jar-of-years': jar(shape('15,20 33,20 33,23 26.5,31 33,39 33,42 15,42 15,39 21.5,31 15,23', 0.8)),
  ...Object.fromEntries(names.map((name) => [`name-${name}`, nameTag(name)])),
};

const scenarios: Shapes = {
  'visiting-hours':
    disc(24, 5.5, 4) + disc(24, 18.5, 8) + drop(27, 19, 0.3) + shape('5,46 5,29,13 43,29,13 43,46') + disc(24, 38, 5),
  pager:
    box(6, 14, 36, 21, 4) +
    box(11, 18, 26, 9) +
    place(bedstead, 12, 16.5, 0.5, 0.22) +
    [13, 21, 29].map((x) => box(x - 1.5, 29.5, 6, 2.5)).join('') +
    [11, 24, 37]
      .map((x) => line(`${x},11 ${x + (x - 24) * 0.25},4`, 3.2) + line(`${x},38 ${x + (x - 24) * 0.25},45`, 3.2))
      .join(''),
  'night-round':
    place(coat(0, 0), 24, 24, 0.6, 1.05) +
    place(coat(0, 0), 7.5, 28, 0.45, 0.8) +
    place(coat(0, 0), 40.5, 28, 0.45, 0.8),
  'other-bed':
    line('4,4 44,4', 3) +
    shape('6,7 42,7 42,23 37,25.5 32,23 28,25.5 24,23 20,25.5 15,23 11,25.5 6,23', 1.2) +
    place(sleeper, 50, -8, -1, 0.95) +
    place(bedstead + sleeper, 0, 19, 1, 0.62),
  'hide-and-seek':
    box(35, 3, 10, 42) +
    disc(38, 17, 1.6) +
    disc(42, 17, 1.6) +
    disc(22, 17, 5.5) +
    line('17,42 19,28 29,28 31,18', 5.5),
  'wrong-name':
    shape(
      '11,34 11,27 3.5,20,2 6.5,16,2 11,20 11,8,2 15,8,2 15,17 16.5,17 16.5,4,2 20.5,4,2 20.5,17 22,17 22,3,2 26,3,2 26,17 27.5,17 27.5,4,2 31.5,4,2 31.5,17 33,17 33,8,2 37,8,2 37,27 35,34',
      0.6,
    ) +
    box(10, 36.5, 27, 9, 2) +
    box(14, 39.5, 13, 3) +
    disc(32, 41, 1.6),
  'dance-music':
    frame(4, 3, 40, 42, 3.5, 2) + box(9.5, 8.5, 5, 31, 0.5) + box(33.5, 8.5, 5, 31, 0.5) + note(24, 25, 0.85),
  'vending-machine':
    box(7, 3, 34, 42, 3) +
    box(11, 7, 18, 21) +
    [9, 16, 23]
      .flatMap((y) =>
        [13, 18.3, 23.6].map((x) => (x === 18.3 && y === 16 ? bust(20, 20.5, 0.2) : box(x, y, 3.4, 4, 0.5))),
      )
      .join('') +
    box(32.5, 9, 5, 3) +
    box(32.5, 15, 5, 3) +
    box(32.5, 21, 5, 3) +
    box(11, 32, 26, 8) +
    disc(20, 36, 1.8) +
    disc(28, 36, 1.8),
  summer:
    frame(4, 3, 40, 36, 3.5, 2) +
    box(2, 41, 44, 4) +
    disc(24, 21, 7.5) +
    moon(24.5, 21, 0.52, -25) +
    [0, 45, 90, 135, 180, 225, 270, 315].map((turn) => place(box(-1.4, -14, 2.8, 4.5), 24, 21, 1, 1, turn)).join(''),
  announcement:
    box(3, 17, 7, 12, 2) +
    shape('12,17 26,7 30,7 30,39 26,39 12,29', 1.5) +
    arc(48, 23, 8, 130, 230, 3.5) +
    arc(48, 23, 14.5, 145, 215, 3.5) +
    line('14,34 17,43', 4),
  'high-water':
    door(12, 3, 24, 27) +
    box(18.5, 9.5, 11, 20.5, 0.5) +
    disc(26.5, 20, 1.6) +
    [0, 37]
      .map((x) => box(x + 0.5, 28, 10, 2.6) + shape(`${x + 5},26.8 ${x + 5},22,3 ${x + 10.5},23,4 ${x + 10.5},26.8`))
      .join('') +
    water(4, 35, 4) +
    water(4, 41.4, 4),
  'empty-chair':
    line('11,7 16,7 18,26 33,26 37,40 42,40', 4) +
    box(21, 17, 13, 6, 2.5) +
    arc(21, 35, 9.5, -20, 200, 4) +
    disc(21, 35, 2.6) +
    line('3,15 9,15', 3) +
    line('3,23 9.5,23', 3) +
    line('3,31 7,31', 3),
  'slow-mirror':
    disc(24, 18, 16, 16) + disc(24, 18, 12.3) + arc(24, 16, 7, 15, 165, 3.5) + shape('5,37 43,37 39,46,4 9,46,4'),
  'power-cut':
    `M17 32${sweep(24, 18, 15, 118, 422)}L31 32Z` +
    box(17, 34.5, 14, 4) +
    shape('18,40.5 30,40.5 27,46,2 21,46,2') +
    disc(19, 18, 2.6) +
    disc(29, 18, 2.6),
  'missing-hour': arc(24, 24, 19, -22, 262) + line('24,12 24,24 33,18.8', 4),
  'three-o-clock':
    shape('10,9 24,2 38,9 38,28 10,28') +
    disc(24, 17.5, 8.5) +
    line('24,12.5 24,17.5 28.5,17.5', 2.8) +
    shape('13,30.5 35,30.5 35,41 13,41', 0.5) +
    disc(30.5, 36, 1.8) +
    box(9, 43, 30, 3),
};

const phenomena: Shapes = {
  'night-shift': moon(22, 24, 2, -25) + clock(34.5, 20, 9.5, 3.2),
  'the-donor': disc(24, 9.5, 7) + shape('5,46 5,19,14 43,19,14 43,46') + heart(24, 33, 0.85),
  'last-bed': [9, 24, 39].map((x) => bust(x, 18, 0.64)).join('') + place(bedstead, 0, 12, 1, 0.77),
  'code-grey':
    shape('13,31 13,15,11 35,15,11 35,31') +
    box(7, 34, 34, 10, 2) +
    line('24,4 24,9', 3.5) +
    line('9,8 12.5,12', 3.5) +
    line('39,8 35.5,12', 3.5) +
    line('3,22 8,22', 3.5) +
    line('45,22 40,22', 3.5) +
    line('18,26 18,22', 2.6),
  'the-visitor':
    shape('15,8 16,2,3 32,2,3 33,8') +
    box(8, 9.5, 32, 4) +
    `M16.5 15.5L31.5 15.5${sweep(24, 15.5, 7.5, 0, 180)}Z` +
    shape('5,46 5,26,12 43,26,12 43,46') +
    disc(19, 33, 2.6) +
    disc(24, 30.5, 2.6) +
    disc(29, 33, 2.6) +
    shape('20,37 28,37 25,44 23,44', 0.5),
  'fever-ward':
    `M17 27L17 9${sweep(24, 9, 7, 180, 360)}L31 27${sweep(24, 34.5, 10.5, -48, 228)}Z` +
    box(22, 7, 4, 12, 2) +
    [8, 15, 22].map((y) => box(34, y, 7, 3)).join(''),
  'borrowed-names':
    box(3, 4, 29, 15, 3) +
    box(8, 9.5, 19, 4) +
    box(16, 29, 29, 15, 3) +
    box(21, 34.5, 19, 4) +
    line('35.5,11 39.5,11 39.5,18', 3.5) +
    shape('33.5,20.5 45.5,20.5 39.5,27', 0.5) +
    line('12.5,37 8.5,37 8.5,30', 3.5) +
    shape('2.5,27.5 14.5,27.5 8.5,21', 0.5),
  blackout:
    box(8, 3, 32, 43) +
    [7, 16].flatMap((y) => [12.5, 21.5, 30.5].map((x) => box(x, y, 5, 6, 0.5))).join('') +
    bust(24, 22, 0.24),
  'two-wakes': [-11, 11]
    .map((y) => place(sleeper + box(5, 31, 34, 3.6) + box(41, 24, 4, 10.6, 0.5) + flame(43, 17.5, 0.45), -1, y))
    .join(''),
  wager:
    disc(24, 24, 21) +
    [0, 60, 120, 180, 240, 300].map((turn) => place(box(-3.5, -18.5, 7, 4.5, 0.5), 24, 24, 1, 1, turn)).join('') +
    heart(24, 24.5, 0.75),
  flatline: frame(3, 5, 42, 31, 3.5, 3) + line('10,21 15,21 18,13 22,28 25,21 38,21', 3.2) + box(14, 39, 20, 5),
  'discharge-papers':
    box(4, 3, 27, 42, 2) +
    [10, 18, 26].map((y) => line(`8,${y + 2} 9.5,${y + 3.8} 12.5,${y}`, 2.2)).join('') +
    [11, 19, 27, 35].map((y) => box(15.5, y, 11, 2.5)).join('') +
    arrow(39, 24, 0.75, 90),
  'never-empty':
    [8.5, 24, 39.5].map((x) => bust(x, 20, 0.75)).join('') +
    [8.5, 24, 39.5].map((x) => bust(x, 45, 0.75)).join('') +
    bust(24, 43.2, 0.45),
};

const tokens: Shapes = {
  bed: bedFromAbove(24, 24, 1.06),
  line:
    shape('3,17 3,9,6 13,4,6 35,4,6 45,9,6 45,17 34,17 34,12,2 14,12,2 14,17', 1.5) +
    place(water(0, 0, 2, 3.5), 26, 16, 0.9, 1, 90) +
    shape('19,36 29,36 29,42 26,42 26,46 22,46 22,42 19,42', 0.5),
  cashier:
    `M4 36L4 22${sweep(24, 22, 20, 180, 360)}L44 36Z` +
    `M10 36L10 22${sweep(24, 22, 14, 180, 360)}L38 36Z` +
    bust(24, 36, 1) +
    box(3, 38.5, 42, 7),
  paddles:
    [1, -1]
      .map((side) => place(box(-13, -19, 5.5, 38, 2) + line('-16.5,-12 -21,-12 -21,12 -16.5,12', 4), 24, 24, side, 1))
      .join('') + bolt(24, 24, 0.75),
  flower:
    [0, 60, 120, 180, 240, 300].map((turn) => place(disc(0, -8.3, 4, 4.6), 24, 15, 1, 1, turn)).join('') +
    disc(24, 15, 2.8) +
    box(22.2, 29.5, 3.6, 16) +
    place('M0 0C1 -8 6 -11 14 -11C14 -3 8 0 0 0Z', 27.5, 45) +
    place('M0 0C-1 -8 -6 -11 -14 -11C-14 -3 -8 0 0 0Z', 20.5, 45),
  'empty-vase':
    disc(24, 9, 10, 4) +
    disc(24, 9, 6.5, 1.6) +
    shape('15,13.5 33,13.5 31,20,2 38,31,8 33,45,3 15,45,3 10,31,8 17,20,2', 1),
};

const enemies: Shapes = {
  'enemy.orderly':
    shape('15,7 15,2,2 33,2,2 33,7') +
    `M15.5 9L32.5 9L32.5 12${sweep(24, 12, 8.5, 0, 180)}Z` +
    shape('2,46 2,22,11 46,22,11 46,46') +
    line('16,27 16,41', 2.6) +
    disc(22, 29, 1.6) +
    disc(22, 36, 1.6),
  'enemy.grey':
    disc(24, 10, 6, 8) +
    shape('12,20,9 36,20,9 36,31 12,31', 0.5) +
    box(12, 33, 24, 3.6, 0.4) +
    box(12.5, 39, 23, 2.6, 0.4) +
    box(13, 44, 22, 1.6, 0.3),
  'enemy.porter':
    shape('13,8 11,2,4 37,2,4 35,8') +
    shape('13,9.8 35,9.8 39,14,1 9,14,1', 0.8) +
    `M16.5 16L31.5 16${sweep(24, 16, 7.5, 0, 180)}Z` +
    shape('4,46 4,26,10 44,26,10 44,46') +
    [18, 30].flatMap((x) => [31, 38].map((y) => disc(x, y, 2))).join(''),
};

const places: Shapes = Object.fromEntries(Object.entries(hospitalSigns).map(([type, sign]) => [`table.${type}`, sign]));

const states: Shapes = {
  death: bedstead + box(10.5, 26.5, 27, 2.5, 0.5),
  health: heart(24, 24, 1.8) + cross(24, 22, 1.2),
  terror:
    shape('11,20,12 11,3,12 37,3,12 37,20,10 32,45,8 16,45,8', 4) +
    disc(18.5, 18, 3.4, 4.2) +
    disc(29.5, 18, 3.4, 4.2) +
    disc(24, 33.5, 4.2, 6.5),
};

/** Path data in a box of 48 × 48, filled with the rule "evenodd", by the id of the card, Enemy or place. */
export const pictograms: Shapes = {
  ...rooms,
  ...hallucinationRooms,
  ...places,
  ...clues,
  ...weapons,
  ...clothing,
  ...food,
  ...medicine,
  ...phenomenonItems,
  ...scenarios,
  ...phenomena,
  ...tokens,
  ...enemies,
  ...states,
};
