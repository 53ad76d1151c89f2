// Effects of cards on Monsters and the hunt.
import { deathChecks } from '../ending.js';
import { spaceOf } from '../board/board.js';
import { chooser } from '../values-in-force.js';
import { isCharacter } from '../../state/state.js';
import type { Step } from '../../state/steps.js';
import type { EffectHandlers } from './effect-handlers.js';

export const forAll = {
  /**
   * Spawns near the selected Character. If no Character is selected, spawns near the acting Character or, for the
   * Scenario and Monsters, near the Character whose player decides for all. LOB-SPN-07, LOB-RUL-82
   */
  spawn(m, { monster, colour, n }, { by, on }) {
    const player = isCharacter(on) ? on : chooser(m, by);
    const one: Step = { do: 'spawn-effect', player, colour, ...(monster !== undefined && { monster }) };
    m.push(...Array<Step>(n).fill(one));
  },
  /** The cards that the Huntmaster reaches remain face down until the next Hunt Phase. LOB-HST-09, LOB-RUL-92 */
  hunt(m, { n }) {
    m.push({ do: 'hunt-step', n, reveals: false });
  },
  /**
   * A change to Movement that lasts for a Round ends after Monsters have moved (LOB-RUL-96). If a Monster's Health
   * falls to the number of its Wounds, the Monster is removed. LOB-RUL-97
   */
  monsters(m, { stat, n, until, type }) {
    const late = stat === 'movement' && until === 'round' && !['hunt', 'bosses'].includes(m.state.phase);
    m.state.changes.push({ stat, n, until: late ? 'moved' : until, ...(type !== undefined && { type }) });
    if (stat === 'health' && n < 0) m.push(...deathChecks(m));
  },
  still(m, { what }) {
    m.state.still = m.state.still !== null && m.state.still !== what ? 'both' : what;
  },
  'skip-spawn'(m, { n }) {
    m.state.spawnCardsToSkip += n;
  },
  empower(m) {
    m.push({ do: 'empower' });
  },
  boss(m, { monster, space }) {
    m.push({ do: 'spawn-at', monster, space: spaceOf(m, space), by: 'LOB-BOS-01' });
  },
} satisfies EffectHandlers;

export const forLiving = {
  /** The selected Monster attacks now. It chooses its target in the same way as in the Monster Phase. */
  strike(m, _, { on }) {
    if (!isCharacter(on)) m.push({ do: 'monster-attack', monster: on });
  },
} satisfies EffectHandlers;
