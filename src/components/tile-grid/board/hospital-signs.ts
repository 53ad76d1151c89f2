// The pictograms of the places in a hospital, in the manner of its signage.
import type { Shapes } from '../../shared/drawing.js';
import {
  arc,
  arrow,
  box,
  bust,
  cross,
  frame,
  line,
  questionMark,
  shape,
  sweep,
} from '../../shared/pictogram-shapes.js';

/** By the kind of the space. */
export const hospitalSigns: Shapes = {
  'nurses-station':
    shape('15.5,9 18,2,1 30,2,1 32.5,9') +
    `M17.5 11L30.5 11${sweep(24, 11.5, 6.5, 0, 180)}Z` +
    shape('11,33 11,20,8 37,20,8 37,33') +
    cross(24, 27, 0.5) +
    box(3, 35, 42, 4) +
    box(6, 41, 36, 5),
  lobby:
    line('24,8 24,7', 6) +
    `M6 33${sweep(24, 33, 18, 180, 360)}Z` +
    box(3, 36, 42, 5, 2) +
    arc(24, 33, 12, 205, 250, 2.5),
  entrance:
    shape('22,3 44,3 44,45 22,45 22,36 26,36 26,41 40,41 40,7 26,7 26,12 22,12', 0.5) +
    shape('2,21 20,21 20,13 33,24 20,35 20,27 2,27', 0.8),
  closet:
    frame(5, 3, 38, 42, 4, 2) +
    arc(24, 14, 3.5, 180, 420, 2.8) +
    shape('24,20,1 37,31,2 37,34,1 11,34,1 11,31,2', 1) +
    shape('24,24.5 31,30.5 17,30.5', 0.5),
  stairs: shape('4,45 4,36 13,36 13,26 23,26 23,16 33,16 33,6 44,6 44,45', 0.8),
  elevator:
    arrow(15, 7, 0.6) +
    arrow(33, 7, 0.6, 180) +
    frame(5, 16, 38, 29, 3.5, 2) +
    bust(16.6, 39.5, 0.68) +
    bust(31.4, 39.5, 0.68),
  undiscovered: questionMark(24, 24, 1.3),
};
