// What is told and asked, a line each, so that a table of a test can be read.
import type { Event, Option, Question } from '../../../src/engine/kernel/index.js';

const fact = ([what, value]: [string, unknown]): string => `${what}=${typeof value === 'string' ? value : JSON.stringify(value)}`;

/** Type, rule, further rules and facts of an event. In brackets is what others do not see. */
export function eventLine(event: Event, others: Event = event): string {
  const { type, rule, also = [], ...facts } = event;
  const told = Object.entries(facts).map((each) => (each[0] in others ? fact(each) : `[${fact(each)}]`));
  return [type, rule, ...also, ...told].join(' ');
}

/** Id, rule and targets of an option, and what it asks to be confirmed. */
export const optionLine = ({ id, rule, targets = [], confirm }: Option): string => [id, rule, ...targets, ...(confirm ? [`(${confirm})`] : [])].join(' ');

/** Every option of a question; places of which one is as legal as another are counted. SAN-RUL-04 */
export function offered({ options }: Question): string[] {
  const anywhere = options.filter(({ rule }) => rule === 'SAN-RUL-04');
  const others = options.filter((option) => !anywhere.includes(option)).map(optionLine);
  return anywhere.length > 0 ? [`${String(anywhere.length)} places SAN-RUL-04`, ...others] : others;
}

/** Kind and rule of a question, and what is chosen for somebody away after how many seconds. */
export const questionLine = ({ kind, rule, standing, fallback, limit }: Question): string =>
  [kind, rule, ...(standing ? ['at any time'] : []), ...(fallback === undefined ? [] : [`else ${fallback}`]), ...(limit === undefined ? [] : [`after ${String(limit)} s`])].join(' ');
