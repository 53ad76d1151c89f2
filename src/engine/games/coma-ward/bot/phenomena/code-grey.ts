// P04 Code Grey: half of the players hold each Nurses' Station; they beat the Greys off and mend the Lines.
import { fightEnemy } from '../fights.js';
import { offers, others, playerAt, spacesOf, type Outlook } from '../outlook.js';
import { goOrForce, movesTo } from '../routes.js';
import type { Aim } from './aim.js';

/** A Line is mended rather than a Grey attacked when so few are left. */
const fewLines = 1;
/** On the way to the Station, only a fight that is nearly won is worth the stay. */
const [goodChance, fairChance] = [0.6, 0.3];

export const codeGrey: Aim = {
  id: 'P04',
  act(outlook) {
    const { view, me } = outlook;
    const lines = view.tokens[me.at]?.length ?? 0;
    if (offers(outlook, 'mend') && lines <= fewLines) return 'mend';
    const post = postOf(outlook);
    if (post !== me.at) return fightEnemy(outlook, goodChance) ?? goOrForce(outlook, [post]);
    return fightEnemy(outlook, fairChance) ?? (offers(outlook, 'mend') ? 'mend' : undefined);
  },
};

/** The half of the players that is nearer to a Station than the others holds it. */
function postOf(outlook: Outlook): string {
  const [lower = '', upper = ''] = spacesOf(outlook, 'nurses-station').filter((at) => outlook.view.tokens[at]);
  const players = [outlook.seat, ...others(outlook)];
  const leads = new Map(
    players.map((player) => {
      const at = playerAt(outlook, player);
      return [player, movesTo(outlook, at, [lower]) - movesTo(outlook, at, [upper])];
    }),
  );
  players.sort((a, b) => (leads.get(a) ?? 0) - (leads.get(b) ?? 0) || a - b);
  return players.indexOf(outlook.seat) < players.length / 2 ? lower : upper;
}
