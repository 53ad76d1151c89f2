// How a bot answers the questions that do not belong to one Phenomenon: what cards, combat and other players ask.
import { successesIn } from '../rules/checks.js';
import { damageOf } from '../rules/combat.js';
import { worth } from '../rules/items.js';
import { chooseOption, chooseWithin } from './hallucinations.js';
import { chanceOf, chanceToBeat, diceFor } from '../rules/odds.js';
import { best, hasCompany, isCooperative, type Outlook } from './outlook.js';
import { aimFor } from './phenomena/aims.js';
import { worthOf, worthOfUse } from './worth.js';

/** Chooses an answer according to the kind of the question. Undefined if all options are equally good. */
export function choose(outlook: Outlook): string | undefined {
  const { question } = outlook;
  const ids = question.options.map(({ id }) => id);
  switch (question.kind) {
    case 'choose-neurosis':
      return best(ids, (id) => worthOfNeurosis(outlook, id.split(':').at(-1) ?? ''));
    case 'hallucinate':
      return chooseOption(outlook);
    case 'options':
      return chooseWithin(outlook, question.about ?? '');
    case 'extra-moves':
      return ids.find((id) => id !== 'stay' && isBetterPlace(outlook, id.slice('move:'.length))) ?? 'stay';
    case 'flip-or-keep':
      return 'flip';
    case 'consent':
      return worthOfUse(outlook, question.about ?? '') > 0 ? 'accept' : 'refuse';
    case 'limit':
    case 'give-up':
      return best(ids, (id) => (id.startsWith('use:') ? -1 : -worthOfKeeping(outlook, id.split(':')[1] ?? '')));
    case 'steal-choice':
      return best(ids, (id) => worthOfKeeping(outlook, id.slice('steal:'.length)));
    case 'choose-player':
      return choosePlayer(outlook, ids);
    case 'arm':
      return best(ids, (id) => worthOfWeapons(outlook, weaponsIn(id)));
    case 'defend':
      return defence(outlook, ids);
    case 'choose-space':
      return best(ids, (id) => (hasCompany(outlook, id.slice('put:'.length)) ? 1 : 0));
    case 'entity':
      return haunt(outlook, ids);
    default:
      return question.fallback;
  }
}

/** Focus finds Items, so Adrenaline is worth most there. */
function worthOfNeurosis({ content }: Outlook, id: string): number {
  const adrenaline = content.neuroses[id]?.adrenaline;
  return adrenaline === 'focus' ? 2 : adrenaline === 'strength' ? 1 : 0;
}

const isBetterPlace = (outlook: Outlook, at: string): boolean =>
  outlook.view.isIsolating && !hasCompany(outlook, outlook.me.at) && hasCompany(outlook, at);

/** What a Phenomenon needs is worth more than anything else. */
const worthOfKeeping = (outlook: Outlook, card: string): number =>
  worth(outlook.content, card) + (aimFor(outlook)?.keeps?.(outlook, card) ? 10 : 0);

/** Most cards that ask for a player do harm: friends with little Terror bear it best, rivals worst. */
function choosePlayer(outlook: Outlook, ids: readonly string[]): string | undefined {
  const sign = isCooperative(outlook) ? -1 : 1;
  return best(
    ids.filter((id) => id !== 'nobody'),
    (id) => {
      const player = Number(id.split(':')[1]);
      return player === outlook.seat ? -9 : sign * (outlook.view.players[player]?.terror ?? 0);
    },
  );
}

/** The Weapons in the id of an option: `arm:broom.1`, `counter:crutch.1+flashlight.1`, `arm:unarmed`. */
const weaponsIn = (id: string): string[] =>
  (id.split(':')[1] ?? '').split('+').filter((card) => card !== 'unarmed' && card !== '');

/** More dice for a Steal; otherwise the damage counts too. */
function worthOfWeapons({ view, content, seat }: Outlook, weapons: readonly string[]): number {
  const dice = diceFor(view, content, seat, 'attack', weapons);
  const chance = chanceToBeat(dice, 5);
  return view.combat?.mode === 'attack' ? chance * damageOf(content, weapons) : chance;
}

/** The defence that most likely holds; a Counter-Attack that wins also wounds. */
function defence({ view, content, seat, me }: Outlook, ids: readonly string[]): string | undefined {
  const successes = successesIn(view.combat?.dice ?? []);
  // A tie is as good as a win for the defender, but only a win wounds.
  return best(ids, (id) => {
    const isDodge = id === 'dodge';
    const weapons = isDodge ? [] : weaponsIn(id);
    const dice = diceFor(view, content, seat, isDodge ? 'dodge' : 'attack', weapons);
    const wound = isDodge ? 0 : chanceOf(dice, successes + 1) * damageOf(content, weapons);
    return chanceOf(dice, successes) * (me.health <= 2 ? 4 : 2) + wound * 0.5;
  });
}

/** The dead help friends and harm rivals, as far as their card lets them. */
function haunt(outlook: Outlook, ids: readonly string[]): string {
  const { content, me, view } = outlook;
  const does = me.entity === null ? 0 : worthOf(outlook, content.entities[me.entity]?.then ?? []);
  const isKind = does > 0;
  if (isKind !== isCooperative(outlook)) return 'pass';
  const targets = ids.filter((id) => id !== 'pass');
  return best(targets, (id) => view.players[Number(id.split(':')[1])]?.terror ?? 0) ?? 'pass';
}
