// Explains why an act is impossible now: the rule that forbids the act, and the numbers that the rule depends on. An
// act has the id that its option would have, such as `walk:12`, `attack:revolver:10` or `search:0`.
import type { PlayerId, Question, Refusal, RuleId } from '../../../kernel/index.js';
import why from '../../../../messages/en/lobotomy-2/rules.js';
import { speak } from '../../../speech/speak.js';
import { costOf, abilityByKey, untapCost } from '../rules/turn/abilities.js';
import { modifiersOfAttack } from '../rules/attack/modifiers.js';
import { keyAttributeOf, planWith } from '../rules/attack/reach.js';
import type { Attribute, Disorder } from '../cards/card-types.js';
import { cardOf } from '../cards/card-index.js';
import { isInEffect } from '../rules/conditions.js';
import { canPay } from '../rules/costs.js';
import { characterOf, equipmentOf, maximumOf, monsterAt, weaponOf, meets } from '../rules/values-in-force.js';
import { edgesOf, exits, isRevealed, range, sees, spaceOf, sightLine } from '../rules/board/board.js';
import { itemOf } from '../rules/holdings.js';
import { restrictingMonsters } from '../rules/turn/move.js';
import { hasGoods } from '../rules/turn/trade.js';
import type { Position } from '../state/step-context.js';
import { actsInPlay } from '../rules/scenario/scenario.js';
import { isCharacter, type Space } from '../state/state.js';
import { costOfRow } from '../rules/turn/upgrades.js';

type Reason = keyof typeof why;
type Values = Readonly<Record<string, string | number>>;

const because = (rule: RuleId, reason: Reason, values: Values = {}): Refusal => ({
  rule,
  reason,
  values,
  message: speak(why, 'en', reason, values),
});
const tooFewPoints = (ap: number, cost = 1): Refusal => because('LOB-ACT-02', 'too-few-points', { n: ap, ap, cost });

/** The refusal contains only public information. */
export function explain(m: Position, questions: readonly Question[], intent: string): Refusal {
  const open = questions.find(({ standing }) => !standing);
  const { turn, phase, characters } = m.state;
  const player = turn.character;
  if (!characters[player]) return because('LOB-PLY-02', 'nobody');
  if (phase !== 'characters') return because('LOB-CAP-01', 'not-your-turn');
  if (characterOf(m, player).dead) return because('LOB-DTH-05', 'is-dead');
  const [act = '', first = '', ...rest] = intent.split(':');
  if (open?.kind === 'search-buy' && act === 'buy') return because('LOB-SEA-05', 'not-for-sale');
  if (open?.kind === 'trade-offer' && act === 'put') return notTradable(rest[0]);
  if (open?.kind !== 'act') return because('LOB-MOV-10', 'another-question');
  switch (act) {
    case 'walk':
    case 'flee':
      return walkRefusal(m, player, Number(first));
    case 'open':
      return turn.mp + turn.ap < 1 ? tooFewPoints(turn.ap) : because('LOB-MOV-02', 'no-door');
    case 'attack':
      return attackRefusal(m, player, first, rest);
    case 'use':
      return useRefusal(m, player, first);
    case 'untap':
      return untapRefusal(m, player, first);
    case 'search':
      return turn.ap < 1 ? tooFewPoints(turn.ap) : because('LOB-SEA-01', 'no-locker');
    case 'loot':
      return turn.looted ? because('LOB-LOT-01', 'looted') : tooFewPoints(turn.ap);
    case 'trade':
      return tradeRefusal(m, player, Number(first));
    case 'loadout':
      return turn.changed ? because('LOB-LOD-01', 'changed') : because('LOB-LOD-01', 'nothing-to-change');
    case 'upgrade':
      return upgradeRefusal(m, player, first, Number(rest[0]) - 1);
    case 'disorder':
      return disorderRefusal(m, player, first as Disorder);
    case 'raise':
      return raiseRefusal(m, player, first as Attribute);
    case 'scenario':
      return scenarioActRefusal(m, player, first);
    case 'turn-up':
      return revealRefusal(m, player, Number(first));
    case 'insane':
      return insaneRefusal(m, player);
    default:
      return because('LOB-CAP-02', 'no-such-act');
  }
}

function walkRefusal(m: Position, player: PlayerId, to: Space): Refusal {
  const { turn } = m.state;
  const here = characterOf(m, player).at;
  if (!Number.isInteger(to) || m.content.map(m.state.scenario).ids[to] === undefined || !isRevealed(m, to))
    return because('LOB-MAP-01', 'no-such-space');
  if (to === here) return because('LOB-MOV-03', 'same-space');
  const held = restrictingMonsters(m, player);
  if (held.length > 1) return because('LOB-MOV-06', 'held-by-two', { n: held.length });
  if (held.length === 1 && exits(m, here, 'walker').includes(to))
    return turn.mp + turn.ap < 1 ? tooFewPoints(turn.ap) : because('LOB-MOV-06', 'held-by-one');
  const edge = edgesOf(m, here).find((each) => each.to === to);
  if (!edge) return because('LOB-MOV-04', 'corner-only');
  if (edge.kind === 'closed-door') return because('LOB-MOV-05', 'door-closed');
  if (edge.kind === 'wall') return because('LOB-MOV-05', 'wall-between');
  return isInEffect(m, player, 'frost') && turn.ap > 0 ? because('LOB-KEY-07', 'no-movement') : tooFewPoints(turn.ap);
}

function attackRefusal(m: Position, player: PlayerId, weapon: string, rest: readonly string[]): Refusal {
  const target = Number(rest.at(-1));
  const monster = monsterAt(m, target);
  if (!monster)
    return Number.isInteger(target) && isCharacter(target)
      ? because('LOB-RUL-40', 'own-kind')
      : because('LOB-ATK-01', 'no-such-target');
  const item = itemOf(characterOf(m, player), weapon);
  if (weapon !== 'fists' && !(item?.worn && weaponOf(m, item))) return because('LOB-ATK-02', 'not-in-loadout');
  if (m.state.turn.ap < 1) return tooFewPoints(m.state.turn.ap);
  const attribute = rest.length > 1 ? (rest[0] as Attribute) : keyAttributeOf(m, player, weapon);
  const {
    range: [min, max],
    unseen,
  } = modifiersOfAttack(m, planWith(player, { with: weapon, attribute: attribute ?? 'strength' }));
  const here = characterOf(m, player).at;
  const far = range(m, here, monster.at);
  if (far < min) return because('LOB-RUL-41', 'too-near', { far, min, max });
  if (far > max) return because(item ? 'LOB-RNG-01' : 'LOB-ATK-04', 'too-far', { far, min, max });
  return unseen || sees(m, here, monster.at)
    ? because('LOB-ATK-01', 'no-such-target')
    : outOfSight(m, here, monster.at);
}

/**
 * A target is out of sight for one of two reasons: a wall or Closed Door blocks the line of sight, or the line ends one
 * Space behind a Door or Breach. In the second case, the target may still be able to see the attacker.
 */
function outOfSight(m: Position, from: Space, to: Space): Refusal {
  const line = sightLine(m, from, to);
  if (line.sees || line.by !== 'past-opening') return because('LOB-LOS-02', 'out-of-sight');
  return because(sees(m, to, from) ? 'LOB-LOS-07' : 'LOB-LOS-05', 'past-opening');
}

function useRefusal(m: Position, player: PlayerId, key: string): Refusal {
  const character = characterOf(m, player);
  const cooling = character.disorders.find(({ card: name, cooldown }) => cooldown > 0 && key.startsWith(`${name}.`));
  if (cooling) return because('LOB-DIS-11', 'cooldown', { n: cooling.cooldown });
  const held = abilityByKey(m, player, key);
  if (!held) return because('LOB-ABL-01', 'no-such-ability');
  const { ability } = held;
  if (ability.type !== 'active' && ability.type !== 'attack') return because('LOB-RUL-112', 'not-now');
  if (ability.once && character.used.includes(key)) return because('LOB-INN-07', 'used-this-turn');
  const cost = costOf(held);
  if (cost.tap && itemOf(character, held.card)?.tapped) return because('LOB-TAP-01', 'is-tapped');
  if ((cost.ap ?? 0) > m.state.turn.ap) return tooFewPoints(m.state.turn.ap, cost.ap);
  if (!canPay(m, player, cost, held.card)) return because('LOB-ACT-02', 'cannot-pay');
  if (ability.if && !meets(m, player, ability.if)) return because('LOB-ACT-02', 'not-met');
  return ability.attack ? because('LOB-DIS-06', 'nobody-in-reach') : because('LOB-RUL-124', 'nothing-to-act-on');
}

function untapRefusal(m: Position, player: PlayerId, name: string): Refusal {
  const item = itemOf(characterOf(m, player), name);
  if (!item?.tapped) return because('LOB-TAP-02', 'is-untapped');
  if (item.untapped) return because('LOB-TAP-03', 'untapped-once');
  return canPay(m, player, untapCost(m, name), name)
    ? because('LOB-TAP-02', 'not-now')
    : because('LOB-ACT-02', 'cannot-pay');
}

function tradeRefusal(m: Position, player: PlayerId, partner: PlayerId): Refusal {
  const other = m.state.characters[partner];
  if (!other || partner === player) return because('LOB-TRD-01', 'nobody');
  if (m.state.turn.traded) return because('LOB-RUL-79', 'traded');
  if (other.dead) return because('LOB-TRD-04', 'partner-dead');
  return hasGoods(m, player, partner) ? because('LOB-TRD-01', 'not-here') : because('LOB-RUL-79', 'nothing-to-trade');
}

/** Why a thing cannot be traded: it is never tradable, or nobody holds it. */
function notTradable(thing = ''): Refusal {
  if (thing === 'item' || thing === 'junk' || thing === 'meds') return because('LOB-TRD-01', 'not-held');
  return because(thing === 'insanity' ? 'LOB-INS-05' : 'LOB-TRD-03', 'not-traded');
}

function scenarioActRefusal(m: Position, player: PlayerId, id: string): Refusal {
  const act = actsInPlay(m).find(({ happens }) => happens.id === id);
  if (!act) return because('LOB-CMP-02', 'no-such-act');
  const {
    key,
    again,
    happens: { space, ap, if: met },
  } = act;
  if (!again && m.state.firedTriggers.includes(key)) return because('LOB-CMP-02', 'done');
  if (spaceOf(m, space) !== characterOf(m, player).at) return because('LOB-CMP-02', 'elsewhere');
  if (met && !meets(m, player, met)) return because('LOB-CMP-02', 'not-met');
  return tooFewPoints(m.state.turn.ap, ap);
}

function revealRefusal(m: Position, player: PlayerId, n: number): Refusal {
  const mark = m.state.marks[n];
  if (mark?.value === undefined) return because('LOB-RUL-108', 'no-such-act');
  if (mark.value !== null) return because('LOB-RUL-108', 'face-up');
  return mark.space === characterOf(m, player).at ? tooFewPoints(m.state.turn.ap) : because('LOB-RUL-108', 'elsewhere');
}

function upgradeRefusal(m: Position, player: PlayerId, name: string, row: number): Refusal {
  const item = itemOf(characterOf(m, player), name);
  const printed = (weaponOf(m, item) ?? equipmentOf(m, item))?.rows[row];
  if (!item || !printed) return because('LOB-UPC-01', 'no-such-row');
  return item.rows & (1 << row)
    ? because('LOB-UPC-01', 'row-bought')
    : because('LOB-JNK-04', 'too-little-junk', { ...costOfRow(m, player, printed.cost) });
}

const tooLittleInsanity = (m: Position, player: PlayerId): Refusal | null => {
  const held = characterOf(m, player).insanity;
  return held < 6 ? because('LOB-INS-04', 'too-little-insanity', { held }) : null;
};

function disorderRefusal(m: Position, player: PlayerId, deck: Disorder): Refusal {
  if (!cardOf(m.content.characters, characterOf(m, player).card).disorders.includes(deck))
    return because('LOB-CHR-04', 'not-its-disorder');
  return m.state.turn.disordered
    ? because('LOB-GDC-01', 'bought-disorder')
    : (tooLittleInsanity(m, player) ?? because('LOB-RUL-29', 'no-such-act'));
}

function raiseRefusal(m: Position, player: PlayerId, attribute: Attribute): Refusal {
  if (!['strength', 'dexterity', 'wisdom', 'imagination'].includes(attribute))
    return because('LOB-UPA-01', 'no-such-act');
  if (m.state.turn.raised) return because('LOB-UPA-01', 'raised');
  const value = maximumOf(m, player, attribute);
  return value > 2
    ? because('LOB-UPA-02', 'at-the-top', { value })
    : (tooLittleInsanity(m, player) ?? because('LOB-UPA-01', 'not-now'));
}

function insaneRefusal(m: Position, player: PlayerId): Refusal {
  const { insane, quest, questDone, card: name } = characterOf(m, player);
  if (insane) return because('LOB-UPX-01', 'insane-already');
  if (!m.state.hunt.revealed) return because('LOB-UPX-02', 'no-aura');
  if (!questDone)
    return because('LOB-UPX-02', 'quest-open', { done: quest, n: cardOf(m.content.characters, name).quest.n });
  return tooLittleInsanity(m, player) ?? because('LOB-UPX-01', 'not-now');
}
