// Which function does which step of Sanitarium, and which asks which question: the table of contents. All that a match
// needs; positions to begin from, which few pages need, are in rules.ts.
import { act, concentrateNow, giveItem, leave, move, searchCard, spend, take, takeOrLeave } from './actions.js';
import { accuse, ballot, countVotes, forgot, report, signal, speaking, vote, want, whoseTurn } from './cooperation.js';
import * as effects from './effects.js';
import { claim, claiming, claimOrWait, claims, escape, leaveBehind, leaveBuilding, putUnder } from './escape.js';
import { explain } from './explain.js';
import { horrorAnswer, horrorDie, horrorRoll, lose, loseItemAsk, suffer } from './horror.js';
import * as monsters from './monsters.js';
import { opening } from './opening.js';
import { beginPay, paid, pay, putDown } from './payment.js';
import { actions, chooseDie, darkness, diceChange, diceSettle, nextTurn, roll, takeDie, turn } from './turn.js';

export const playing: typeof opening = {
  ...opening,
  steps: {
    ...opening.steps,
    // Turn
    turn, forgot, darkness, roll, 'dice-settle': diceSettle, 'take-die': takeDie, 'reroll-die': effects.rerollDie, 'turn-die': effects.turnDie,
    actions, 'monster-phase': monsters.monsterPhase, 'next-turn': nextTurn,
    // Actions
    move, search: searchCard, take, leave, spend, concentrate: concentrateNow, give: giveItem,
    'use-item': effects.useItem, 'play-action': effects.playAction,
    // Monsters
    creep: monsters.creep, 'creep-again': monsters.creepAgain, linger: monsters.linger, 'monster-to': monsters.monsterTo, 'monster-points': monsters.monsterPoints,
    hunt: monsters.hunt, exposure: monsters.exposure, scare: monsters.scare,
    // Horror
    'horror-roll': horrorRoll, 'horror-die': horrorDie, lose, suffer,
    // Hallucinations, Safe Things, escape
    'begin-pay': beginPay, 'put-down': putDown, paid, claim, escape, 'leave-building': leaveBuilding, 'put-under': putUnder,
    // Cards
    walk: effects.walk, 'to-room': effects.toRoom, 'gain-ap': effects.gainAp, 'change-mp': effects.changeMp, 'gain-sanity': effects.gainSanity,
    reroll: effects.reroll, 'set-die': effects.setDie, 'ignore-horror': effects.ignoreHorror, peek: effects.peek, see: effects.see,
    'search-free': effects.searchFree, 'take-item': effects.takeItem, steal: effects.steal, 'draw-bottom': effects.drawBottom,
    'close-door': effects.closeDoor, shut: effects.shut, 'push-monster': effects.pushMonster, lull: effects.lull,
    'remove-monster': effects.removeMonster, banish: effects.banish, 'place-monster': effects.placeMonster, summon: effects.summon,
    'gain-hallucination': effects.gainHallucination, 'drop-hallucination': effects.dropHallucination, drop: effects.drop, hide: effects.hide,
    // Co-operation
    want, accuse, ballot, 'count-votes': countVotes,
  },
  asks: {
    ...opening.asks,
    'whose-turn': whoseTurn, 'dice-change': diceChange, 'choose-die': chooseDie, act, 'take-or-leave': takeOrLeave,
    'monster-way': monsters.monsterWay, 'monster-point': monsters.monsterPoint, 'hunt-order': monsters.huntOrder, 'hunt-target': monsters.huntTarget,
    'scare-order': monsters.scareOrder, 'horror-answer': horrorAnswer, 'lose-item': loseItemAsk, pay, 'claim-or-wait': claimOrWait, claims, 'leave-behind': leaveBehind,
    'walk-on': effects.walkOn, 'go-to-room': effects.goToRoom, 'which-die': effects.whichDie, 'peek-at': effects.peekAt, 'which-item': effects.whichItem,
    'which-door': effects.whichDoor, 'push-which': effects.pushWhich, 'push-on': effects.pushOn, 'remove-which': effects.removeWhich,
    'place-where': effects.placeWhere, 'drop-which': effects.dropWhich,
    signal, report, vote,
  },
  standing: (m) => claiming(m).concat(speaking(m)),
  explain: (view, questions, seat, intent, content) => explain(content, view, questions, seat, intent),
};
