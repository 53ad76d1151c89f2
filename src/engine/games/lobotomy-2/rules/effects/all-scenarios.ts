// The words that no card of the introduction says, and what others mean only later: a table of it need not fetch what they do.
import type { PlayerId } from '../../../../kernel/index.js';
import type { Effect } from '../../cards/card-types.js';
import { card as cardOf } from '../../cards/card-index.js';
import { over } from '../ending.js';
import { characterOf, healthOf, isThere, placeOf, whether } from '../values-in-force.js';
import { spaceOf } from '../board/board.js';
import { drawCard, gainDisorder, gainInsanity, withoutIt } from '../holdings.js';
import type { M } from '../../state/step-context.js';
import { advance } from '../quests.js';
import { turnUp } from '../turn/search.js';
import { isCharacter } from '../../state/state.js';
import type { EffectOf, StepOf } from '../../state/steps.js';
import { handOver } from '../turn/trade.js';
import { throwD6 } from './dice.js';
import { amount } from './body.js';
import { addPoints, lost } from './holdings.js';
import { forAll, forCharacters, forLiving, saying } from './interpreter.js';
import type { Words } from './effect-handlers.js';

const furtherForCharacters = {
  /** Without a target value: the text says what each result does. LOB-TST-06 */
  'test-count'(m, { attribute, results }, { on, card }) {
    m.push({ do: 'check', kind: 'test', player: on, attribute, then: { kind: 'results', results, card } });
  },
  /** Of the deck named, or of one of its own. */
  disorder(m, { deck }, acting) {
    const { on } = acting;
    if (deck) gainDisorder(m, on, deck, 'LOB-ABL-01');
    else
      m.push({
        do: 'which',
        of: cardOf(m.content.characters, characterOf(m, on).card).disorders.map((own) => [
          { do: 'disorder', deck: own },
        ]),
        ...acting,
      });
  },
  lose(m, { what, n }, { on }) {
    lose(m, on, what, amount(m, n), null);
  },
  /** The one who acts gives to the one that is meant. */
  give(m, { what, n }, { by, on }) {
    if (isCharacter(by)) lose(m, by, what, n, on);
  },
  mp(m, { n }, { on }) {
    addPoints(m, on, 'mp', n);
  },
  quest(m, { n }, { on }) {
    advance(m, on, n);
  },
  /** A Locker of the own Space, without an Action Point. */
  search(m, _, { on }) {
    const locker = m.state.lockers.findIndex(({ space }) => space === placeOf(m, on));
    if (locker < 0) return;
    turnUp(m, on, locker);
    m.push({ do: 'check', kind: 'search', player: on, attribute: 'imagination', then: { kind: 'locker', locker } });
  },
} satisfies Words;

const furtherForLiving = {
  kill(m, _, { by, on }) {
    if (isCharacter(on)) m.push({ do: 'die', player: on, rule: 'LOB-DTH-03' });
    else m.push({ do: 'wound', mini: on, n: healthOf(m, on), from: isCharacter(by) ? by : null, rule: 'LOB-DTH-03' });
  },
} satisfies Words;

const furtherForAll = {
  if(m, { is, then, else: otherwise = [] }, acting) {
    m.push({ do: 'run', effects: whether(m, acting.on, is) ? then : otherwise, ...acting });
  },
  /** A d6 halved and rounded up. LOB-DIC-02 */
  d3(m, { results }, acting) {
    throwD6(m, results, acting, 'LOB-DIC-02', 2);
  },
  empower(m) {
    m.push({ do: 'empower' });
  },
  /** A memory is somebody's: found by that Character it does more. LOB-RUL-104 */
  card(m, { deck }, { by, on }) {
    const id = drawCard(m, deck);
    if (id === null) return;
    const memory = m.content.memories.get(id);
    if (!memory) {
      m.push({ do: 'read', cid: id });
      return;
    }
    const own = isCharacter(on) && characterOf(m, on).card === memory.character;
    m.emit({ type: 'memory', rule: 'LOB-RUL-104', card: id, own, on });
    m.push({ do: 'run', effects: own ? [...memory.steps, ...memory.own] : memory.steps, by, on, card: id });
  },
  place(m, { token, space }) {
    m.state.marks.push({ token, space: spaceOf(m, space) });
  },
  'take-away'(m, { token }) {
    m.state.marks = m.state.marks.filter((mark) => mark.token !== token);
  },
  'reveal-token'(m, { where }, { by }) {
    m.state.marks.forEach(({ value, space }, mark) => {
      if (value === null && isThere(m, by, space, where)) m.push({ do: 'turn-up', mark, by });
    });
  },
  boss(m, { monster, space }) {
    m.push({ do: 'spawn-at', monster, space: spaceOf(m, space), by: 'LOB-BOS-01' });
  },
  /** LOB-DTH-09, LOB-RUL-89 */
  'death-is-final'(m) {
    m.push({ do: 'death-is-final' });
  },
  'final-battle'(m) {
    m.push({ do: 'final-battle' });
  },
  'lose-game'(m) {
    over(m, false, 'LOB-WIN-01');
  },
} satisfies Words &
  Record<
    Exclude<
      Effect['do'],
      | keyof typeof forCharacters
      | keyof typeof forLiving
      | keyof typeof forAll
      | keyof typeof furtherForCharacters
      | keyof typeof furtherForLiving
    >,
    unknown
  >;

/** To `to`, or to nobody. */
function lose(m: M, player: PlayerId, what: EffectOf<'lose'>['what'], n: number, to: PlayerId | null): void {
  if (what !== 'insanity') {
    m.push({ do: 'lose-what', player, what, left: n, to });
    return;
  }
  const character = characterOf(m, player);
  const lost = Math.min(n, character.insanity);
  character.insanity -= lost;
  if (lost > 0) m.emit({ type: 'lost', rule: 'LOB-ABL-01', player, what: 'insanity', thing: 'insanity', n: lost, to });
  if (to !== null) gainInsanity(m, to, lost, 'LOB-ABL-01');
}

/** Of what is given too. */
export function lostOrGiven(m: M, step: StepOf<'lost'>): void {
  const { player, what, thing, to } = step;
  if (to === null) {
    lost(m, step);
    return;
  }
  m.emit({ type: 'lost', rule: 'LOB-ABL-01', player, what, thing, n: 1, to });
  handOver(m, player, to, `${what}:${thing}`)();
  m.push({ do: 'item-limit', player: to });
  withoutIt(m, player);
}

/** Does all words there are. */
export const effectOfAny = saying(
  { ...forCharacters, ...furtherForCharacters },
  { ...forLiving, ...furtherForLiving },
  { ...forAll, ...furtherForAll },
);
