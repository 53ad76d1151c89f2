// Which function does which step of Sanitarium, and which asks which question: the table of contents. All that a match
// needs; positions to begin from, which few pages need, are in rules.ts.
import type { Fault, Json, Result, Rules } from '../../../kernel/index.js';
import { act, concentrateNow, giveItem, leave, move, searchCard, spend, take, takeOrLeave } from './actions.js';
import { contentOf, type Content, type Pack } from '../cards/card-index.js';
import { pack } from '../content/pack.js';
import {
  accuse,
  ballot,
  countVotes,
  forgot,
  report,
  signal,
  speaking,
  vote,
  want,
  whoseTurn,
} from './cooperative-game.js';
import * as effects from './effects.js';
import { claim, claiming, claimOrWait, claims, escape, leaveBehind, leaveBuilding, putUnder } from './escaping.js';
import type { SanitariumEvent } from '../state/events.js';
import { explore, lay, place } from './exploring.js';
import { determinize, secrets, view, type SanitariumView } from '../state/knowledge.js';
import { horrorAnswer, horrorDie, horrorRoll, lose, loseItemAsk, suffer } from './horror-rolls.js';
import * as monsters from './monsters.js';
import { beginPay, paid, pay, putDown } from './payment.js';
import { darkSearch, deal, emptyTable, tokens, type Options } from './setup.js';
import type { State } from '../state/state.js';
import type { Step } from '../state/steps.js';
import { actions, chooseDie, darkness, diceChange, diceSettle, nextTurn, roll, takeDie, turn } from './turn.js';

function options(json: unknown): Result<Options, Fault> {
  const { mode = 'competitive', honour = false } = (json ?? {}) as { mode?: unknown; honour?: unknown };
  if (mode !== 'competitive' && mode !== 'cooperative')
    return {
      ok: false,
      error: {
        code: 'mode',
        path: 'options/mode',
        message: 'the mode is "competitive" or "cooperative"; one seat plays solo',
      },
    };
  return { ok: true, value: { mode, honour: honour === true } };
}

export const playing: Rules<State, Content, Options, SanitariumView, Step, SanitariumEvent> = {
  id: 'sanitarium',
  version: 1,
  seats: { min: 1, max: 4 },
  pack,
  content: (chosen) => contentOf(chosen as Pack),
  options,
  setup: ({ seats, options: chosen }) => ({
    ok: true,
    value: { state: emptyTable(seats.length, chosen), steps: [{ do: 'deal' }] },
  }),
  steps: {
    // Setup, and the map
    deal,
    'dark-search': darkSearch,
    tokens,
    explore,
    lay,
    // Turn
    turn,
    forgot,
    darkness,
    roll,
    'dice-settle': diceSettle,
    'take-die': takeDie,
    'reroll-die': effects.rerollDie,
    'turn-die': effects.turnDie,
    actions,
    'monster-phase': monsters.monsterPhase,
    'next-turn': nextTurn,
    // Actions
    move,
    search: searchCard,
    take,
    leave,
    spend,
    concentrate: concentrateNow,
    give: giveItem,
    'use-item': effects.useItem,
    'play-action': effects.playAction,
    // Monsters
    creep: monsters.creep,
    'creep-again': monsters.creepAgain,
    linger: monsters.linger,
    'monster-to': monsters.monsterTo,
    'monster-points': monsters.monsterPoints,
    hunt: monsters.hunt,
    exposure: monsters.exposure,
    scare: monsters.scare,
    // Horror
    'horror-roll': horrorRoll,
    'horror-die': horrorDie,
    lose,
    suffer,
    // Hallucinations, Safe Things, escape
    'begin-pay': beginPay,
    'put-down': putDown,
    paid,
    claim,
    escape,
    'leave-building': leaveBuilding,
    'put-under': putUnder,
    // Cards
    walk: effects.walk,
    'to-room': effects.toRoom,
    'gain-ap': effects.gainAp,
    'change-mp': effects.changeMp,
    'gain-sanity': effects.gainSanity,
    reroll: effects.reroll,
    'set-die': effects.setDie,
    'ignore-horror': effects.ignoreHorror,
    peek: effects.peek,
    see: effects.see,
    'search-free': effects.searchFree,
    'take-item': effects.takeItem,
    steal: effects.steal,
    'draw-bottom': effects.drawBottom,
    'close-door': effects.closeDoor,
    shut: effects.shut,
    'push-monster': effects.pushMonster,
    lull: effects.lull,
    'remove-monster': effects.removeMonster,
    banish: effects.banish,
    'place-monster': effects.placeMonster,
    summon: effects.summon,
    'gain-hallucination': effects.gainHallucination,
    'drop-hallucination': effects.dropHallucination,
    drop: effects.drop,
    hide: effects.hide,
    // Co-operation
    want,
    accuse,
    ballot,
    'count-votes': countVotes,
  },
  asks: {
    place,
    'whose-turn': whoseTurn,
    'dice-change': diceChange,
    'choose-die': chooseDie,
    act,
    'take-or-leave': takeOrLeave,
    'monster-way': monsters.monsterWay,
    'monster-point': monsters.monsterPoint,
    'hunt-order': monsters.huntOrder,
    'hunt-target': monsters.huntTarget,
    'scare-order': monsters.scareOrder,
    'horror-answer': horrorAnswer,
    'lose-item': loseItemAsk,
    pay,
    'claim-or-wait': claimOrWait,
    claims,
    'leave-behind': leaveBehind,
    'walk-on': effects.walkOn,
    'go-to-room': effects.goToRoom,
    'which-die': effects.whichDie,
    'peek-at': effects.peekAt,
    'which-item': effects.whichItem,
    'which-door': effects.whichDoor,
    'push-which': effects.pushWhich,
    'push-on': effects.pushOn,
    'remove-which': effects.removeWhich,
    'place-where': effects.placeWhere,
    'drop-which': effects.dropWhich,
    signal,
    report,
    vote,
  },
  standing: (m) => claiming(m).concat(speaking(m)),
  view,
  secrets,
  determinize,
  fingerprint: ({ pack: { id: _, ...played } }) => played as unknown as Json,
};
