// Changes the dice of an absent player: rerolls dice without a useful symbol, and uses Meds if they can decide the
// result. LOB-RUL-19
import type { PlayerId } from '../../../../kernel/index.js';
import type { Colour, RollKind } from '../../cards/card-types.js';
import { characterOf, healthOf, sum, woundsOf } from '../values-in-force.js';
import type { Position } from '../../state/step-context.js';
import { isCharacter, type TotalModifiers, type RolledDie } from '../../state/state.js';
import { faceNames, symbolsOf, successes } from './dice.js';
import { medsFor, diceInPlay, currentAttack } from './current-attack.js';
import { hitResult } from './results.js';

/**
 * Chooses one of the options: `die:<group>:<n>`, `reroll`, `meds:<colour>` or `keep`. `target` is the target number of
 * a Test.
 */
export function chooseDiceChange(m: Position, player: PlayerId, offered: readonly string[], target?: number): string {
  const { kind, rolls, side } = diceInPlay(m, player);
  const blank = offered.find((id) => {
    const [what, group, n] = id.split(':');
    const die = what === 'die' ? rolls[Number(group)]?.dice[Number(n)] : undefined;
    return die && side && !isUseful(kind, die, side);
  });
  if (blank !== undefined) return blank;
  if (offered.includes('reroll')) return 'reroll';
  const meds = offered.filter((id) => id.startsWith('meds:')).at(-1);
  return meds !== undefined && side && medsWouldDecide(m, player, kind, side, target) ? meds : 'keep';
}

const countedAs = (kind: RollKind): keyof typeof successes => (kind === 'search' ? 'test' : kind);

function successesOf(kind: RollKind, die: Pick<RolledDie, 'die' | 'face'>, { turn, bolt }: TotalModifiers): number {
  const signs = symbolsOf([die], turn);
  return successes[countedAs(kind)](signs) + signs.bolt * bolt.auto;
}

const isUseful = (kind: RollKind, die: RolledDie, side: TotalModifiers): boolean =>
  successesOf(kind, die, side) > 0 ||
  (symbolsOf([die], side.turn).bolt > 0 && side.bolt.keywords.length + side.bolt.then.length > 0);

/** Whether all the player's Meds, with their best results, would prevent a death, defeat a Monster or pass a Test. */
function medsWouldDecide(m: Position, player: PlayerId, kind: RollKind, side: TotalModifiers, target = 0): boolean {
  const { meds } = characterOf(m, player);
  const best = (die: Colour): number =>
    Math.max(...faceNames(die).map((_, face) => successesOf(kind, { die, face }, side)));
  const gain = sum(medsFor(kind).map((colour) => (meds[colour] ?? 0) * best(colour)));
  switch (kind) {
    case 'attack':
      return wouldDecide(m, gain, 0, (mini) => !isCharacter(mini));
    case 'defense':
      return wouldDecide(m, 0, gain, (mini) => mini === player);
    case 'test':
    case 'search': {
      const n =
        sum(diceInPlay(m, player).rolls.flatMap(({ dice }) => dice.map((die) => successesOf(kind, die, side)))) +
        side.auto;
      return n < target && n + gain >= target;
    }
  }
}

/**
 * Whether this many additional hits or Shields would change whether a mini dies or is defeated. Only minis for which
 * `meant` returns true are considered.
 */
function wouldDecide(m: Position, hits: number, shields: number, meant: (mini: number) => boolean): boolean {
  const attack = currentAttack(m);
  return attack.defenders
    .filter(({ mini, dodges }) => !dodges && meant(mini))
    .some((defender) => {
      const now = hitResult(m, attack, defender);
      const left = healthOf(m, defender.mini) - woundsOf(m, defender.mini);
      const wounds = Math.max(0, now.hits + hits - now.avoided - shields) * (now.critical ? 2 : 1);
      return now.wounds >= left !== wounds >= left;
    });
}
