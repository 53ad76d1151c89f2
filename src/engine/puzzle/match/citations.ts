// The ids of the rules that the events of a puzzle cite. Each event has one main rule; the names that begin with `also`
// give the other rules.
import type { RuleId } from '../../kernel/types.js';
import type { Attempt, Move } from '../attempt.js';
import type { Kind, Puzzle } from '../types.js';

const puz = (...numbers: readonly string[]): RuleId[] => numbers.map((n) => `MOM-PUZ-${n}`);
const rul = (...numbers: readonly number[]): RuleId[] => numbers.map((n) => `MOM-RUL-${n}`);

export const ruleOfMove: Readonly<Record<Move['do'], RuleId>> = {
  swap: 'MOM-PUZ-09',
  rotate: 'MOM-PUZ-10',
  'turn-tile': 'MOM-PUZ-11',
  draw: 'MOM-PUZ-12',
  replace: 'MOM-PUZ-13',
  stop: 'MOM-PUZ-16',
  'skill-point': 'MOM-PUZ-27',
};

export const alsoOfMove = (move: Move): RuleId[] =>
  (move.do === 'skill-point'
    ? ['MOM-SKP-05', ...rul(102)]
    : move.do === 'draw'
      ? rul(104)
      : move.do === 'turn-tile'
        ? rul(123)
        : move.do === 'swap'
          ? puz('25')
          : []
  ).concat(puz('28'));

const dataOfKind: Readonly<Record<Kind, RuleId[]>> = {
  wiring: rul(116, 117),
  lock: rul(121, 122),
  rune: [...puz('07', '15'), ...rul(106, 127, 128)],
};
const dataOf: Readonly<Record<string, RuleId[]>> = {
  '1A': rul(118),
  '2A': rul(119),
  '3A': rul(120),
  '4A': rul(124),
  '5A': rul(125),
  '6A': rul(126),
};

/**
 * The other rules that are cited when a puzzle is set up: rules about the deal, the geometry and the data of the
 * puzzle.
 */
export const alsoOfSetUp = ({ id, kind }: Puzzle): RuleId[] => [
  ...puz('01', '05', '06'),
  'MOM-LIM-02',
  ...rul(107, 110, 114, 129),
  ...dataOfKind[kind],
  ...(dataOf[id] ?? []),
];

/**
 * The other rules that are cited when an attempt begins: it costs no step, nobody may help, and nothing can be undone.
 */
export const alsoOfAttempt: readonly RuleId[] = [...puz('03', '28', '29', '31'), ...rul(103, 112)];

export const ruleOfSolved: Readonly<Record<Kind, RuleId>> = {
  rune: 'MOM-PUZ-17',
  wiring: 'MOM-PUZ-18',
  lock: 'MOM-PUZ-20',
};

/** The other rules that are cited when an attempt ends. */
export function alsoOfOver(kind: Kind, { over, used }: Pick<Attempt, 'over' | 'used'>): RuleId[] {
  const atOnce = used > 0 ? [] : over === 'solved' ? rul(100) : rul(101);
  if (over !== 'solved')
    return [...puz('02', '23', '24'), ...rul(113), ...atOnce, ...(over === 'time' ? rul(111) : [])];
  return [
    ...puz('02', '21', '22'),
    ...rul(104, 113),
    ...atOnce,
    ...(kind === 'wiring' ? [...puz('19'), ...rul(115)] : []),
  ];
}
