// What is told and asked, a line each, so that a table of a test can be read.
import type { Event, Option, Question } from '../../src/engine/kernel/index.js';

export const factLine = ([what, value]: readonly [string, unknown]): string =>
  `${what}=${typeof value === 'string' ? value : JSON.stringify(value)}`;

/** Type, rule, further rules and facts of an event. In brackets is what others do not see. */
export function eventLine(event: Event, others: Event = event): string {
  const { type, rule, also = [], ...facts } = event;
  const told = Object.entries(facts).map((each) => (each[0] in others ? factLine(each) : `[${factLine(each)}]`));
  return [type, rule, ...also, ...told].join(' ');
}

/** Id, rule and targets of an option, and what it asks to be confirmed. */
export const optionLine = ({ id, rule, targets = [], confirm }: Option): string =>
  [id, rule, ...targets, ...(confirm ? [`(${confirm})`] : [])].join(' ');

/** Kind and rule of a question; what is chosen for somebody away after how many seconds, and how long it stays open whoever answers. */
export const questionLine = ({ kind, rule, standing, window, fallback, limit, least }: Question): string =>
  [
    kind,
    rule,
    ...(standing ? ['at any time'] : []),
    ...(window ? ['in a window'] : []),
    ...(fallback === undefined ? [] : [`else ${fallback}`]),
    ...(limit === undefined ? [] : [`after ${limit} s`]),
    ...(least === undefined ? [] : [`not before ${least} s`]),
  ].join(' ');
