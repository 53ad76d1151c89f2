// P13 It Was Never Empty: share out the Figures, ask them for their names, and name the known ones.
import { errandFor } from '../errands.js';
import { offered, others, tallyOf, type Outlook } from '../outlook.js';
import { goOrForce } from '../routes.js';
import type { Aim } from './aim.js';

const lastRound = (players: number): number => (players <= 3 ? 8 : 7);

export const neverEmpty: Aim = {
  id: 'P13',
  act(outlook) {
    const { me, view } = outlook;
    const right = offered(outlook, 'name:').find((id) => isKnownAs(outlook, id));
    if (right !== undefined) return `name:${right}`;
    const [ask] = offered(outlook, 'ask:');
    const guess = offered(outlook, 'name:')[0];
    const isLastChance =
      view.round >= lastRound(view.players.length) && (view.tally['wrong'] ?? 0) < 2 && me.health > 2;
    if (guess !== undefined && isLastChance) return `name:${guess}`;
    if (ask !== undefined && !mineIsKnown(outlook, outlook.seat)) return `ask:${ask}`;
    const known = mine(outlook);
    if (known.length > 0) return goOrForce(outlook, known);
    if (ask !== undefined) return `ask:${ask}`;
    const seekers = [outlook.seat, ...others(outlook)].filter((player) => !mineIsKnown(outlook, player));
    const unknown = figures(outlook).flatMap(({ at, owner }) => (owner === undefined ? [at] : []));
    const errand = errandFor(outlook, seekers, unknown) ?? errandFor(outlook, [outlook.seat], unknown);
    return errand === undefined ? undefined : goOrForce(outlook, [errand]);
  },
};

interface Figure {
  readonly at: string;
  /** The player that it is known to belong to, −1 for a stranger; undefined if nobody knows. */
  readonly owner: number | undefined;
}

const figures = ({ view }: Outlook): Figure[] =>
  view.shadows.map((at, figure) => ({ at, owner: view.tally[`figure:${figure}`] }));

/** Whether naming `figure:owner` is certainly right. */
function isKnownAs(outlook: Outlook, id: string): boolean {
  const [figure, owner] = id.split(':').map(Number);
  return figures(outlook)[figure ?? -1]?.owner === owner;
}

/** Whether the player has a known Figure to name. */
const mineIsKnown = (outlook: Outlook, player: number): boolean =>
  tallyOf(outlook, player, 'named') !== 1 && figures(outlook).some(({ owner }) => owner === player);

/** Where the known Figures are that the bot has to name: its own, and those of the dead. */
const mine = (outlook: Outlook): string[] =>
  figures(outlook).flatMap(({ at, owner }) => {
    if (owner === undefined || owner < 0 || tallyOf(outlook, owner, 'named') === 1) return [];
    return owner === outlook.seat || outlook.view.players[owner]?.alive === false ? [at] : [];
  });
