// What is advised in a first match of Lobotomy 2. Fetched with that.
import words from '../../../messages/en/lobotomy-2/table.js';
import { Hints, type Advice } from '../../game/lessons/hints.js';
import type { NwElement } from '../../shared/nw-element.js';

const advice: Advice = {
  words,
  turn: ['hint-act', 'hint-walk', 'hint-attack', 'hint-search', 'hint-end'],
  kept: 'nightward:lobotomy-2:hints',
};

export const hintsFor = (element: NwElement, keeps: boolean): Hints => new Hints(element, keeps, advice);
