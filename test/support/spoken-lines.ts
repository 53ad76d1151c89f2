// Formats events, options and questions as single lines, for readable tables in tests.
import type { Event, Option, Question } from '../../src/engine/kernel/index.js';

export const factLine = ([what, value]: readonly [string, unknown]): string =>
  `${what}=${typeof value === 'string' ? value : JSON.stringify(value)}`;

/** The type, the rules and the facts of an event. Facts that other seats do not see are in brackets. */
export function eventLine(event: Event, others: Event = event): string {
  const { type, rule, also = [], ...facts } = event;
  const told = Object.entries(facts).map((each) => (each[0] in others ? factLine(each) : `[${factLine(each)}]`));
  return [type, rule, ...also, ...told].join(' ');
}

/** The id, the rule and the targets of an option, and its question for confirmation. */
export const optionLine = ({ id, rule, targets = [], confirm }: Option): string =>
  [id, rule, ...targets, ...(confirm ? [`(${confirm})`] : [])].join(' ');

/** The kind and rule of a question, its fallback, its time limit, and the minimum time that it stays open. */
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
