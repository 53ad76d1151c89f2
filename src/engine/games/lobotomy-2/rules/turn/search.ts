// Searching Lockers, and Loot. LOB-SEA, LOB-LOT, LOB-RUL-31 to -33
import type { PlayerId } from '../../../../kernel/index.js';
import { triggerAbilities } from './triggers.js';
import { ask, atDeck, atLocker, type OfferedAct } from '../ask.js';
import { cardOf } from '../../cards/card-index.js';
import { characterOf, difficultyChange, sum, passiveTotal } from '../values-in-force.js';
import { gainItem, gainJunk, gainMeds } from '../holdings.js';
import type { Context, Position } from '../../state/step-context.js';
import { countForQuest } from '../quests.js';
import type { Step, StepOf } from '../../state/steps.js';
import { spendActionPoints } from '../costs.js';

type Purchase = 'weapon' | 'equipment' | 'meds';

export function searchActs(m: Position, player: PlayerId, next: Step): OfferedAct[] {
  const { turn, lockers } = m.state;
  if (turn.ap < 1) return [];
  const here = characterOf(m, player).at;
  const acts: OfferedAct[] = [];
  lockers.forEach(({ space }, locker) => {
    if (space === here)
      acts.push({
        id: `search:${locker}`,
        targets: [atLocker(m.state, locker)],
        rule: 'LOB-SEA-01',
        then: [{ do: 'search', player, locker }, next],
      });
  });
  if (!turn.looted) acts.push({ id: 'loot', rule: 'LOB-LOT-01', then: [{ do: 'loot', player }, next] });
  return acts;
}

export function search(m: Context, { player, locker }: StepOf<'search'>): void {
  spendActionPoints(m, player, 'search', 1, 'LOB-SEA-01');
  revealLocker(m, player, locker);
  m.push({ do: 'check', kind: 'search', player, attribute: 'imagination', then: { kind: 'locker', locker } });
}

/** Draws the content of the Locker, unless it was revealed before. LOB-SEA-02, LOB-RUL-32 */
export function revealLocker(m: Context, player: PlayerId, n: number): void {
  const locker = m.state.lockers[n];
  if (!locker || locker.face !== null) return;
  locker.face = m.chance.draw('lockers', m.state.lockerStock);
  m.emit({ type: 'locker', rule: 'LOB-SEA-02', also: ['LOB-RUL-32'], player, locker: n, face: locker.face });
}

/** The player can buy one of each kind, for the printed number of successes. Unused successes are lost. LOB-SEA-05 */
export function searchBuy(m: Position, { player, locker, successes }: StepOf<'search-buy'>) {
  const face = cardOf(m.content.lockers, m.state.lockers[locker]?.face ?? '');
  const kinds = (['weapon', 'equipment', 'meds'] as const).filter(
    (kind) => face[kind] !== undefined && isLeft(m, kind),
  );
  const sets = kinds.reduce<Purchase[][]>((all, kind) => [...all, ...all.map((set) => [...set, kind])], [[]]);
  const priceOf = (set: readonly Purchase[]): number => sum(set.map((kind) => face[kind]));
  const options = sets
    .filter((set) => priceOf(set) <= successes)
    .map((set): OfferedAct => ({
      id: `buy:${set.join('+') || 'nothing'}`,
      targets: set.map(atDeck),
      rule: set.length > 1 ? 'LOB-RUL-33' : 'LOB-SEA-05',
      then: [{ do: 'search-take', player, locker, buys: set }],
    }));
  return ask(m, player, 'LOB-SEA-05', options);
}

/** Nothing can be bought from an empty deck or bag. LOB-RUL-29 */
function isLeft({ state: { decks, medsBag } }: Position, kind: Purchase): boolean {
  return kind === 'meds' ? sum(Object.values(medsBag)) > 0 : decks[kind].left.length + decks[kind].out.length > 0;
}

/**
 * The player takes the bought Weapon, Equipment and Meds, then the Junk of the Locker. The Junk is taken even if
 * nothing was bought. LOB-SEA-07, LOB-RUL-33
 */
export function searchTake(m: Context, { player, locker, buys }: StepOf<'search-take'>): void {
  m.push(...buys.map((what) => ({ do: 'search-gain', player, what }) as const), { do: 'search-end', player, locker });
}

export function searchGain(m: Context, { player, what }: StepOf<'search-gain'>): void {
  if (what === 'meds') gainMeds(m, player, 1, 'LOB-SEA-06');
  else gainItem(m, player, what, 'LOB-SEA-06');
}

/** A searched Locker is removed. LOB-RUL-31 */
export function searchEnd(m: Context, { player, locker }: StepOf<'search-end'>): void {
  const face = cardOf(m.content.lockers, m.state.lockers[locker]?.face ?? '');
  gainJunk(m, player, face.junk, 'LOB-SEA-07');
  m.state.lockers.splice(locker, 1);
  countForQuest(m, player, 'searches', 1);
  m.push({ do: 'check-triggers' });
  triggerAbilities(m, player, 'searched');
}

/** How much Junk a Loot Action gives the Character. LOB-LOT-01 */
export const lootOf = (m: Position, player: PlayerId): number =>
  Math.max(0, 1 + passiveTotal(m, player, 'loot') + difficultyChange(m, 'loot'));

/** A Character can Loot on any Space, once in a Turn. LOB-LOT-01 */
export function loot(m: Context, { player }: StepOf<'loot'>): void {
  spendActionPoints(m, player, 'loot', 1, 'LOB-LOT-01');
  m.state.turn.looted = true;
  gainJunk(m, player, lootOf(m, player), 'LOB-LOT-01');
  countForQuest(m, player, 'loot', 1);
}
