// Whom to attack or steal from, and how likely it succeeds.
import type { PlayerId } from '../../../kernel/index.js';
import { weaponSets } from '../rules/combat.js';
import type { CombatMode } from '../state/state.js';
import { chanceToBeat, diceFor } from '../rules/odds.js';
import { best, offers, type Outlook } from './outlook.js';

/** The dice of the best Weapons that the player carries. */
function attackDice({ view, content }: Outlook, player: PlayerId): number {
  const { items = [] } = view.players[player] ?? {};
  return Math.max(
    ...weaponSets(content, { items }).map((weapons) => diceFor(view, content, player, 'attack', weapons)),
  );
}

/** The chance that the bot wins an Attack or Steal against this player, who defends as well as possible. */
export const chanceAgainst = (outlook: Outlook, player: PlayerId): number =>
  chanceToBeat(
    attackDice(outlook, outlook.seat),
    Math.max(attackDice(outlook, player), diceFor(outlook.view, outlook.content, player, 'dodge')),
  );

/** Attacks that one of these players here against whom it is most likely to succeed, if the chance is high enough. */
export function fight(outlook: Outlook, players: readonly PlayerId[], mode: CombatMode, least = 0): string | undefined {
  const here = players.filter((player) => offers(outlook, `${mode}:player:${player}`));
  const target = best(here, (player) => chanceAgainst(outlook, player), least);
  return target === undefined ? undefined : `${mode}:player:${target}`;
}

/** Attacks the weakest Enemy here, if the chance is high enough. */
export function fightEnemy(outlook: Outlook, least: number): string | undefined {
  const { view, content, seat } = outlook;
  const here = view.enemies.filter(({ id }) => offers(outlook, `attack:enemy:${id}`));
  const target = best(here, ({ health }) => -health);
  if (!target) return undefined;
  const chance = chanceToBeat(attackDice(outlook, seat), content.enemies[target.type]?.strength ?? 0);
  return chance >= least ? `attack:enemy:${target.id}` : undefined;
}
