// What the effects of cards are worth to a player, in Terror that the player does not have. Rough, like a person's
// judgement at a glance.
import type { CardId, CountName, PlayerGroup, Word, Words } from '../cards/card-types.js';
import { floorOf, isRoom, spaceOf } from '../state/hospital.js';
import { most } from '../state/state.js';
import { chanceOf, diceFor } from '../rules/odds.js';
import { isCooperative, others, othersAt, playerAt, type Me, type Outlook } from './outlook.js';

type Condition = Pick<Me, 'health' | 'terror'>;

/** The more a player has lost, the worse is another loss. Without Health, there is nothing. */
const worthOfHealth = [-14, 0, 3, 5, 6.7, 8];
const costOfTerror = [0, 0.7, 1.4, 2.3, 3.2, 4.8, 6.6];

export const wellbeing = ({ health, terror }: Condition): number =>
  (worthOfHealth[Math.max(0, health)] ?? 0) - (costOfTerror[terror] ?? 0);

/** Terror that does not fit on the track is lost as Health. CW-STA-07 */
function changed({ health, terror }: Condition, healthBy: number, terrorBy: number): Condition {
  const overflow = Math.max(0, terror + terrorBy - most.terror);
  return {
    health: Math.min(most.health, health + healthBy - overflow),
    terror: Math.max(0, Math.min(most.terror, terror + terrorBy)),
  };
}

/** What a change of Health and Terror is worth to the player. */
export const worthOfChange = (player: Condition, healthBy: number, terrorBy: number): number =>
  wellbeing(changed(player, healthBy, terrorBy)) - wellbeing(player);

/** In the Prologue, an Item may be a Clue, which everybody wants. */
export const worthOfItem = ({ view }: Outlook): number => (view.act === 'phenomenon' ? 1.2 : 2.5);
const die = 0.3;
/** What a Hallucination costs, if it is not looked at more closely. */
export const hallucination = -0.6;
/** What happens to others counts less, and the other way round for rivals. */
const [friend, rival] = [0.7, -0.2];

/** Conditions that cannot be foreseen hold about every other time. */
const likely = 0.5;

export const worthOf = (outlook: Outlook, words: Words): number =>
  words.reduce((sum, word) => sum + worthOfWord(outlook, word), 0);

function worthOfWord(outlook: Outlook, word: Word): number {
  const { me, view, content, seat } = outlook;
  switch (word.do) {
    case 'gain-health':
      return worthOfChange(me, word.n, 0);
    case 'lose-health':
      return worthOfChange(me, -word.n, 0);
    case 'gain-terror':
      return worthOfChange(me, 0, word.n);
    case 'lose-terror':
      return worthOfChange(me, 0, -word.n);
    case 'draw-item':
      return worthOfItem(outlook) * word.n;
    case 'lose-item':
    case 'drop-item':
    case 'give-item':
      return me.items.length > 0 ? -0.8 : 0;
    case 'bonus-dice':
      return die * word.n;
    case 'check':
      return between(outlook, chanceOf(diceFor(view, content, seat, word.of), word.need ?? 1), word.pass, word.fail);
    case 'if':
      return between(outlook, chanceThat(outlook, word.is.of, word.is.least, word.is.most), word.then, word.else);
    case 'roll':
      return word.rows.reduce((sum, [highest, then], i) => {
        const faces = highest - (word.rows[i - 1]?.[0] ?? 0);
        return sum + (faces / 6) * worthOf(outlook, then);
      }, 0);
    case 'each':
      return worthToGroup(outlook, word.of, word.then);
    case 'choose-player':
      return (isCooperative(outlook) ? friend : rival) * worthOf(outlook, word.then);
    case 'options':
      return Math.max(...Object.values(word.of).map((then) => worthOf(outlook, then)));
    case 'draw-hallucination':
      return hallucination;
    case 'end-turn':
    case 'skip-main-action':
    case 'forced-move':
      return -1;
    case 'replace-room':
    case 'lock':
      return -0.5;
    case 'move-to':
      return -0.2;
    case 'grant-moves':
      return 0.3;
    default:
      return 0;
  }
}

const between = (outlook: Outlook, chance: number, then: Words = [], otherwise: Words = []): number =>
  chance * worthOf(outlook, then) + (1 - chance) * worthOf(outlook, otherwise);

/** Whether a condition holds, as far as it can be seen: 1 or 0, and something between if it cannot. */
export function chanceThat(outlook: Outlook, of: CountName, least?: number, highest?: number): number {
  const n = countOf(outlook, of);
  if (n === undefined) return likely;
  return n >= (least ?? (highest === undefined ? 1 : 0)) && n <= (highest ?? Infinity) ? 1 : 0;
}

function countOf(outlook: Outlook, of: CountName): number | undefined {
  const { me, view, content } = outlook;
  switch (of) {
    case 'health':
      return me.health;
    case 'terror':
      return me.terror;
    case 'items':
      return me.items.length;
    case 'others-here':
      return othersAt(outlook, me.at).length;
    case 'others-in-sight':
      return groupOf(outlook, 'others-in-sight').length;
    case 'rummaged':
      return view.rooms[me.at]?.rummaged ? 1 : 0;
    case 'on-room':
      return isRoom(spaceOf(content.hospital, me.at)) ? 1 : 0;
    case 'shadows-here':
      return view.shadows.filter((at) => at === me.at).length;
    case 'weapons':
      return carried(outlook, 'weapon');
    case 'clothing':
      return carried(outlook, 'clothing');
    default:
      return undefined;
  }
}

const carried = ({ me, content }: Outlook, type: string): number =>
  me.items.filter((card) => content.items[card]?.type === type).length;

/** The players of a group; somebody, if it is not known who. */
function groupOf(outlook: Outlook, group: PlayerGroup): number[] {
  const { me, content, seat } = outlook;
  const rest = others(outlook);
  const near = rest.filter((player) => spaceOf(content.hospital, me.at).inSight.has(playerAt(outlook, player)));
  switch (group) {
    case 'everyone':
      return [seat, ...rest];
    case 'others':
      return rest;
    case 'in-sight':
      return [seat, ...near];
    case 'others-in-sight':
      return near;
    case 'here':
      return [seat, ...othersAt(outlook, me.at)];
    case 'others-here':
      return othersAt(outlook, me.at);
    case 'same-floor':
      return [seat, ...rest.filter((player) => floorOf(playerAt(outlook, player)) === floorOf(me.at))];
    case 'others-same-floor':
      return rest.filter((player) => floorOf(playerAt(outlook, player)) === floorOf(me.at));
    case 'left':
    case 'nearest':
      return rest.slice(0, 1);
  }
}

function worthToGroup(outlook: Outlook, group: PlayerGroup, then: Words): number {
  const weight = isCooperative(outlook) ? friend : rival;
  return groupOf(outlook, group).reduce((sum, player) => {
    const their = { ...outlook, seat: player, me: outlook.view.players[player] ?? outlook.me };
    return sum + (player === outlook.seat ? 1 : weight) * worthOf(their, then);
  }, 0);
}

/** What using this Food or Medicine is worth to the player. */
export function worthOfUse(outlook: Outlook, card: CardId): number {
  const used = outlook.content.items[card];
  return used?.type === 'food' || used?.type === 'medicine' ? worthOf(outlook, used.effect) : 0;
}
