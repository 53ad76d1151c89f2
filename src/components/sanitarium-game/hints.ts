// What is advised in a first match of Sanitarium. Fetched with that.
import words from '../../messages/en/sanitarium/table-hints.js';
import { Hints, type Advice } from '../game/lessons/hints.js';
import type { NwElement } from '../shared/nw-element.js';

const advice: Advice = {
  words,
  turn: ['hint-place', 'hint-choose-die', 'hint-act', 'hint-monster-point', 'hint-search'],
  kept: 'nightward:sanitarium:hints',
};

export const hintsFor = (element: NwElement, keeps: boolean): Hints => new Hints(element, keeps, advice);
