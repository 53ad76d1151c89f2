// The rules of Sanitarium for the kernel: the function that does each step, and the function that asks each question.
import type { Fault, Json, Result, Rules } from '../../../kernel/index.js';
import { contentOf } from '../cards/card-index.js';
import type { Content, Pack } from '../cards/card-types.js';
import { pack } from '../content/pack.js';
import type { SanitariumEvent } from '../state/events.js';
import { determinize, secrets, view, type SanitariumView } from '../state/knowledge.js';
import { situate } from '../state/situation.js';
import { emptyTable, type Options, type State } from '../state/state.js';
import type { Step } from '../state/steps.js';
import { explain } from '../table/explain.js';
import { act, concentrateNow, giveItem, leave, move, searchCard, spend, take, takeOrLeave } from './actions.js';
import { accuse, ballot, countVotes, report, signal, speaking, vote, want } from './cooperative-game.js';
import * as effects from './effects.js';
import { escape, leaveBehind, leaveBuilding, putUnder } from './escaping.js';
import { explore, lay, place } from './exploring.js';
import { drop, suffer } from './hallucinations.js';
import { horrorAnswer, horrorDie, horrorRoll, lose, loseItemAsk } from './horror-rolls.js';
import * as monsters from './monsters.js';
import { beginPay, paid, pay, putDown } from './payment.js';
import { claim, claiming, claimOrWait, claims } from './safe-things.js';
import { darkSearch, deal, tokens } from './setup.js';
import { forgot, whoseTurn } from './solo.js';
import { actions, chooseDie, darkness, diceChange, diceSettle, nextTurn, roll, takeDie, turn } from './turn.js';

function options(json: unknown): Result<Options, Fault> {
  const { mode = 'competitive', honour = false } = (json ?? {}) as { mode?: unknown; honour?: unknown };
  if (mode !== 'competitive' && mode !== 'cooperative')
    return {
      ok: false,
      error: {
        code: 'mode',
        path: 'options/mode',
        message: 'The mode must be "competitive" or "cooperative"; for a solo match, give one seat.',
      },
    };
  return { ok: true, value: { mode, honour: honour === true } };
}

export const rules: Rules<State, Content, Options, SanitariumView, Step, SanitariumEvent> = {
  id: 'sanitarium',
  version: 1,
  seats: { min: 1, max: 4 },
  pack,
  content: (chosen) => contentOf(chosen as Pack),
  options,
  setup: ({ seats, options: chosen, content, situation }) => {
    const state = emptyTable(seats.length, chosen);
    return situation === null
      ? { ok: true, value: { state, steps: [{ do: 'deal' }] } }
      : situate(state, content, situation);
  },
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
    // Effects of cards
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
    drop,
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
  explain: (view, questions, seat, intent, content) => explain(content, view, questions, seat, intent),
  view,
  secrets,
  determinize,
  fingerprint: ({ pack: { id: _, ...played } }) => played as unknown as Json,
};
