// What is advised in a first match of Asylum Escape. Fetched with that.
import words from '../../messages/en/asylum-escape/table.js';
import { Hints, type Advice } from '../game/lessons/hints.js';
import type { NwElement } from '../shared/nw-element.js';

const advice: Advice = {
  words,
  turn: ['hint-start', 'hint-act', 'hint-move-to', 'hint-react'],
  kept: 'nightward:asylum-escape:hints',
};

export const hintsFor = (element: NwElement, keeps: boolean): Hints => new Hints(element, keeps, advice);
