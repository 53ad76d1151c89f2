// P11 Flatline: those who hold on and those who watch keep hearts beating; who wakes up wants to die first, unseen.
import { kindOf } from '../../state/state.js';
import { best, hasCompany, offered, offers, others, playerAt, tallyOf, type Outlook } from '../outlook.js';
import { goOrForce, movesTo } from '../routes.js';
import type { Aim } from './aim.js';

const firstWaking = 8;
const fewHealth = 3;

export const flatline: Aim = {
  id: 'P11',
  act: (outlook) =>
    isLeaving(outlook)
      ? slipAway(outlook)
      : holdOn(outlook, kindOf(outlook.me.role ?? '') === 'keeping-watch' ? wardOf(outlook) : undefined),
  /** Whoever wants to die takes nothing that keeps alive. */
  keeps: (outlook) => isLeaving(outlook),
};

/** Whoever wakes up wants nobody near, if what is left of the Health lasts until the first death counts. */
function isLeaving({ me, view }: Outlook): boolean {
  const lastOwnRound = view.round + me.health - 1;
  return kindOf(me.role ?? '') === 'waking-up' && view.tally['gone'] !== 1 && lastOwnRound >= firstWaking;
}

/** The next player to the left who lived at the Setup. */
function wardOf(outlook: Outlook): number | undefined {
  const { view, seat } = outlook;
  const order = view.players.map((_, i) => (seat + 1 + i) % view.players.length);
  return order.find((player) => tallyOf(outlook, player, 'connected') === 1);
}

/** Out of sight of everybody, the end of the turn does the rest. */
function slipAway(outlook: Outlook): string | undefined {
  const { me } = outlook;
  if (!hasCompany(outlook, me.at)) return undefined;
  const places = others(outlook).map((player) => playerAt(outlook, player));
  const far = (at: string): number => movesTo(outlook, at, places) + (hasCompany(outlook, at) ? 0 : 20);
  const to = best(offered(outlook, 'move:'), far, far(me.at));
  return to === undefined ? undefined : `move:${to}`;
}

/** Paddles for the own heart, or a massage for the ward or the weakest, who does the same. */
function holdOn(outlook: Outlook, ward: number | undefined): string | undefined {
  const { me, view } = outlook;
  const health = (player: number): number => view.players[player]?.health ?? 0;
  if (offers(outlook, 'paddles') && me.health <= fewHealth) return 'paddles';
  const patient = best(
    offered(outlook, 'massage:').map(Number),
    (player) => (player === ward ? 3 : 0) - health(player),
  );
  if (patient !== undefined && health(patient) < 5) return `massage:${patient}`;
  const paddles = Object.keys(view.tokens).filter((at) => view.tokens[at]?.includes('paddles'));
  const needsPaddles = me.health <= fewHealth && movesTo(outlook, me.at, paddles) <= 2 * me.health;
  if (needsPaddles) return goOrForce(outlook, paddles);
  // The weakest player may be the one who wants to die unseen.
  const weakest = best(others(outlook), (player) => -health(player));
  if (view.round >= firstWaking - 2 && ward === undefined && weakest !== undefined)
    return goOrForce(outlook, [playerAt(outlook, weakest)]);
  const living = others(outlook);
  const places = (ward !== undefined && living.includes(ward) ? [ward] : living).map((player) =>
    playerAt(outlook, player),
  );
  return goOrForce(outlook, places);
}
