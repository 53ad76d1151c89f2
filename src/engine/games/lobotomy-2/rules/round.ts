// Rounds and their phases, the First Character token, and the end of the Monster Phase. LOB-RND, LOB-MNT, LOB-CAP
import { isInEffect, cure } from './conditions.js';
import { characterOf, ring } from './values-in-force.js';
import { setCooldown } from './holdings.js';
import { isBoss } from './monster-phase/movement.js';
import type { Context } from '../state/step-context.js';

/** Begins a Round. The first Round has no Maintenance Phase. LOB-RND-01, -02, LOB-MNT-01, LOB-SET-17 */
export function round(m: Context): void {
  const { state } = m;
  state.round++;
  for (const each of state.characters) each.acted = false;
  m.emit({
    type: 'round',
    rule: 'LOB-RND-02',
    also: ['LOB-MNT-01', 'LOB-SET-17'],
    n: state.round,
  });
  m.push(
    ...(state.round > 1 ? [{ do: 'maintenance' } as const] : []),
    { do: 'check-triggers' },
    { do: 'characters' },
    { do: 'monster-phase' },
    { do: 'round' },
  );
}

/**
 * Passes the First Character token clockwise, even to a dead Character. Then one Cooldown token is removed from each
 * card. LOB-MNT-02, -03, LOB-RUL-90
 */
export function maintenance(m: Context): void {
  const { state } = m;
  state.phase = 'maintenance';
  m.emit({ type: 'phase', rule: 'LOB-RND-01', phase: 'maintenance' });
  state.first = ring(m, (state.first + 1) % state.characters.length)[0] ?? state.first;
  m.emit({
    type: 'first-character',
    rule: 'LOB-MNT-02',
    also: ['LOB-PLY-05', 'LOB-RUL-90'],
    player: state.first,
  });
  for (const player of ring(m, state.first)) {
    for (const held of characterOf(m, player).disorders) {
      if (held.cooldown === 0) continue;
      setCooldown(m, player, held, held.cooldown - 1);
      m.emit({
        type: 'cooled',
        rule: 'LOB-MNT-03',
        also: ['LOB-DIS-12', 'LOB-DTH-08'],
        player,
        card: held.card,
        n: 1,
      });
    }
  }
}

export function characters(m: Context): void {
  m.state.phase = 'characters';
  m.emit({
    type: 'phase',
    rule: 'LOB-CAP-01',
    also: ['LOB-RND-01', 'LOB-SET-17'],
    phase: 'characters',
  });
  m.push({ do: 'next-character' });
}

/**
 * Characters take their Turns in ring order; a dead Character returns at the beginning of its Turn. The phase ends when
 * all have had a Turn. LOB-CAP-01, -04, LOB-PLY-06, LOB-RSP-01, LOB-RUL-86
 */
export function nextCharacter(m: Context): void {
  const player = ring(m, m.state.first).find((id) => !characterOf(m, id).acted);
  if (player === undefined) {
    m.emit({ type: 'phase-over', rule: 'LOB-CAP-04', also: ['LOB-PLY-04', 'LOB-PLY-06'], phase: 'characters' });
    return;
  }
  const character = characterOf(m, player);
  character.acted = true;
  m.state.turn.character = player;
  m.push(
    ...(character.dead ? [{ do: 'respawn', player } as const] : []),
    { do: 'turn', player },
    { do: 'next-character' },
  );
}

/** LOB-RND-01 */
export function monsterPhase(m: Context): void {
  for (const monster of m.state.monsters) monster.moved = monster.attacked = false;
  m.push(...monsterPhaseFrom('hunt'));
}

const order = ['hunt', 'bosses', 'movement', 'spawns', 'attacks', 'monster-phase-ends'] as const;

/** Returns the steps of the Monster Phase, beginning with this part. */
export const monsterPhaseFrom = (part: (typeof order)[number]) =>
  order.slice(order.indexOf(part)).map((each) => ({ do: each }));

export function bosses(m: Context): void {
  m.state.phase = 'bosses';
  m.emit({ type: 'phase', rule: 'LOB-BMP-01', also: ['LOB-RND-01', 'LOB-BOS-04'], phase: 'bosses' });
  const left = m.state.monsters.filter((monster) => isBoss(m, monster)).map(({ id }) => id);
  if (left.length > 0) m.push({ do: 'boss-next', left });
}

/** Removes Stun and Frost that end in this Monster Phase. LOB-KEY-06, -21, LOB-RUL-52, -55 */
export function monsterPhaseEnds(m: Context): void {
  const { state } = m;
  state.still = null;
  for (const monster of state.monsters) {
    for (const [condition, rule, ruling] of [
      ['stun', 'LOB-KEY-21', 'LOB-RUL-52'],
      ['frost', 'LOB-KEY-06', 'LOB-RUL-55'],
    ] as const) {
      if (isInEffect(m, monster.id, condition)) cure(m, monster.id, condition, rule, [ruling]);
    }
  }
}
