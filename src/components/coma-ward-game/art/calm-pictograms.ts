// Pictograms of Rooms and Items whose softened name is that of another thing. They replace those with the same id.
import type { Shapes } from '../../shared/drawing.js';
import { arc, at, box, disc, line, place, ring, shape, stamp, sweep } from '../../shared/pictogram-shapes.js';

/** A wrapped candy. */
const candy = stamp(disc(0, 0, 7) + shape('-8,-1 -16,-7 -16,7 -8,1') + shape('8,-1 16,-7 16,7 8,1'));

const steam = line('17,14 19,9 17,4', 2.5) + line('25,14 27,9 25,4', 2.5);
/** A cup with its saucer, and a mark on it. */
const cup = (mark = ''): string =>
  steam +
  shape('6,18 36,18 36,30,9 28,39,5 14,39,5 6,30,9') +
  arc(36.5, 25, 5, -80, 80, 3) +
  box(4, 41.5, 36, 3.5, 1.5) +
  mark;

const half = (x: number, y: number, r: number): string => `M${at(x - r, y)}${sweep(x, y, r, 180, 360)}Z`;
/** The lower edge of an umbrella: four arches between the points. */
const scallops = [38.5, 27.5, 16.5, 5.5].map((x) => `Q${at(x, 20)} ${at(x - 5.5, 25)}`).join('');

export const calmPictograms: Shapes = {
  'fire-axe':
    `M${at(2, 25)}${sweep(24, 25, 22, 180, 360)}L${at(44, 25)}${scallops}Z` +
    box(22.75, 26, 2.5, 20) +
    box(23, 0.5, 2, 2),
  'oxygen-cylinder':
    box(16, 2, 16, 5, 1.5) +
    shape('18,9 30,9 30,15 38,23,4 38,46,3 10,46,3 10,23,4 18,15') +
    box(15, 28, 18, 3) +
    box(15, 34, 18, 3),
  painkillers: candy(24, 9, 0.8) + candy(24, 24, 0.8) + candy(24, 39, 0.8),
  'calming-drops': cup(),
  stimulant: cup(place(disc(0, 0, 6, 4) + line('-3,0 3,0', 1.5), 21, 28, 1, 1, -35)),
  'blue-capsule': candy(24, 24, 1.3, -35),
  'eye-drops': ring(17, 29, 13, 3) + ring(36, 17, 9, 3) + ring(38, 38, 6, 2.5) + ring(20, 8, 5, 2.5),
  'honest-drops':
    line('27,11 33,3 39,3', 3) + shape('9,14 39,14 35,46,3 13,46,3') + disc(24, 30, 9) + disc(24, 30, 6.5),
  'unmarked-syringe':
    line('36,14 43,3', 3.5) +
    shape('3,18 45,18 42,30,6 32,39,6 16,39,6 6,30,6') +
    box(15, 41, 18, 4, 1.5) +
    disc(17, 27, 3.5) +
    disc(27, 25, 2.5) +
    disc(29, 33, 3),
  'donor-room': cup(),
  pharmacy: ring(24, 17, 16, 5) + ring(24, 17, 8, 4) + box(22.5, 34, 3, 13),
  'x-ray-room':
    box(16, 6, 16, 6, 1.5) + box(3, 13, 42, 29, 4) + disc(24, 27.5, 10) + disc(24, 27.5, 6) + box(36, 17, 5, 4),
  'cold-room': half(24, 22, 14) + shape('11,24 37,24 24,47') + box(19, 28, 10, 2.5, 0.5),
  'isolation-room':
    shape('3,9,2 22.5,13,2 22.5,42,1 3,37,2') +
    shape('45,9,2 25.5,13,2 25.5,42,1 45,37,2') +
    line('8,19 17.5,21', 2.5) +
    line('8,27 17.5,29', 2.5) +
    line('40,19 30.5,21', 2.5) +
    line('40,27 30.5,29', 2.5),
};
