// What happens to the dice of a player who is away: dice without a useful symbol are rerolled, and Meds are used if
// they can decide something. LOB-RUL-19
import type { PlayerId } from '../../../../kernel/index.js';
import type { Colour } from '../../cards/card-types.js';
import { characterOf, healthOf, sum, woundsOf } from '../values-in-force.js';
import type { M } from '../../state/step-context.js';
import { isCharacter, type Joined, type Rolled } from '../../state/state.js';
import { faceNames, signsOf, successes } from './dice.js';
import { medsFor, thrownBy, type Kind, current } from './current-attack.js';
import { reckon } from './results.js';

/**
 * Picks one of the options: `die:<group>:<n>`, `reroll`, `meds:<colour>` or `keep`. `target` is the target number of a
 * Test.
 */
export function changedFor(m: M, player: PlayerId, offered: readonly string[], target?: number): string {
  const { kind, rolls, side } = thrownBy(m, player);
  const blank = offered.find((id) => {
    const [what, group, n] = id.split(':');
    const die = what === 'die' ? rolls[Number(group)]?.dice[Number(n)] : undefined;
    return die && side && !isUseful(kind, die, side);
  });
  if (blank !== undefined) return blank;
  if (offered.includes('reroll')) return 'reroll';
  const meds = offered.filter((id) => id.startsWith('meds:')).at(-1);
  return meds !== undefined && side && decides(m, player, kind, side, target) ? meds : 'keep';
}

const counted = (kind: Kind): keyof typeof successes => (kind === 'search' ? 'test' : kind);

function worthOf(kind: Kind, die: Pick<Rolled, 'die' | 'face'>, { turn, bolt }: Joined): number {
  const signs = signsOf([die], turn);
  return successes[counted(kind)](signs) + signs.bolt * bolt.auto;
}

const isUseful = (kind: Kind, die: Rolled, side: Joined): boolean =>
  worthOf(kind, die, side) > 0 ||
  (signsOf([die], side.turn).bolt > 0 && side.bolt.keywords.length + side.bolt.then.length > 0);

/** Whether all Meds in hand, at their best, would change a death, a kill or a failed Test. */
function decides(m: M, player: PlayerId, kind: Kind, side: Joined, target = 0): boolean {
  const { meds } = characterOf(m, player);
  const best = (die: Colour): number =>
    Math.max(...faceNames(die).map((_, face) => worthOf(kind, { die, face }, side)));
  const gain = sum(medsFor(kind).map((colour) => (meds[colour] ?? 0) * best(colour)));
  switch (kind) {
    case 'attack':
      return kills(m, gain, 0, (mini) => !isCharacter(mini));
    case 'defense':
      return kills(m, 0, gain, (mini) => mini === player);
    case 'test':
    case 'search': {
      const n =
        sum(thrownBy(m, player).rolls.flatMap(({ dice }) => dice.map((die) => worthOf(kind, die, side)))) + side.auto;
      return n < target && n + gain >= target;
    }
  }
}

/** Whether that many more hits or Shields would decide whether one of them falls. */
function kills(m: M, hits: number, shields: number, meant: (mini: number) => boolean): boolean {
  const attack = current(m);
  return attack.defenders
    .filter(({ mini, dodges }) => !dodges && meant(mini))
    .some((defender) => {
      const now = reckon(m, attack, defender);
      const left = healthOf(m, defender.mini) - woundsOf(m, defender.mini);
      const then = Math.max(0, now.hits + hits - now.avoided - shields) * (now.critical ? 2 : 1);
      return now.wounds >= left !== then >= left;
    });
}
