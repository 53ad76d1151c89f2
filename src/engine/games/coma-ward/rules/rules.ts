// The rules of Coma Ward for the kernel: the function that does each step, and the function that asks each question.
import type { Json, Rules } from '../../../kernel/index.js';
import { contentOf, type Content } from '../cards/card-index.js';
import type { Pack } from '../cards/card-types.js';
import { pack } from '../content/pack.js';
import type { ComaWardEvent } from '../state/events.js';
import { determinize, secrets, view, type ComaWardView } from '../state/knowledge.js';
import { situate } from '../state/situation.js';
import { emptyTable, type Options, type State } from '../state/state.js';
import type { Step } from '../state/steps.js';
import { explain } from '../table/explain.js';
import { check } from './checks.js';
import * as clues from './clues.js';
import * as combat from './combat.js';
import * as effects from './effects.js';
import * as hallucinations from './hallucinations.js';
import { isolation } from './in-sight.js';
import * as items from './items.js';
import * as movement from './movement.js';
import * as neuroses from './neuroses.js';
import * as enemies from './enemies.js';
import * as entities from './entities.js';
import * as phenomena from './phenomena/index.js';
import { openPhenomenon, prologueOver } from './phenomenon.js';
import { claim, claimCounter, resolveQuirk } from './quirks.js';
import * as rooms from './revealing-rooms.js';
import * as setup from './setup.js';
import * as trading from './trading.js';
import * as turns from './turn.js';

export const rules: Rules<State, Content, Options, ComaWardView, Step, ComaWardEvent> = {
  id: 'coma-ward',
  version: 1,
  seats: { min: 2, max: 6 },
  pack,
  content: (chosen) => contentOf(chosen as Pack),
  options: setup.readOptions,
  setup: ({ seats, options, content, situation }) => {
    const state = emptyTable(seats.length);
    setup.fillDecks(state, content);
    return situation === null
      ? { ok: true, value: { state, steps: [{ do: 'deal', ...options }] } }
      : situate({ ...state, act: 'prologue' }, content, situation);
  },
  steps: {
    // Setup and turn
    deal: setup.deal,
    'take-neurosis': setup.takeNeurosis,
    begin: setup.begin,
    turn: turns.turn,
    'begin-main': turns.beginMain,
    'end-of-turn': turns.endOfTurn,
    'expire-dice': turns.expireDice,
    isolation,
    'turn-over': turns.turnOver,
    'next-turn': turns.nextTurn,
    'next-round': turns.nextRound,
    // Movement
    walk: movement.walk,
    step: movement.step,
    ride: movement.ride,
    put: movement.put,
    'end-move': movement.endMove,
    'room-effect': movement.roomEffect,
    // Rooms
    reveal: rooms.reveal,
    'end-reveal': rooms.endReveal,
    search: rooms.search,
    rummage: rooms.rummage,
    'force-door': rooms.forceDoor,
    'replaced-effect': rooms.replacedEffect,
    'use-place': effects.usePlace,
    'shift-shadow': effects.shiftShadow,
    // Hallucinations, Items, Clues
    result: hallucinations.result,
    drop: items.drop,
    discard: items.discard,
    'pick-up': items.pickUp,
    use: items.use,
    'refuse-item': items.refuseItem,
    give: items.give,
    'mark-clue': clues.markClue,
    'lay-marker': clues.layMarker,
    // Combat and trade
    attack: combat.attack,
    strike: combat.strike,
    resist: combat.resist,
    steal: combat.steal,
    'combat-over': combat.combatOver,
    'begin-trade': trading.beginTrade,
    'trade-item': trading.tradeItem,
    'refuse-trade': trading.refuseTrade,
    exchange: trading.exchange,
    'end-trade': trading.endTrade,
    // Neuroses, Quirks, the Phenomenon
    'use-neurosis': neuroses.useNeurosis,
    'check-neurosis': neuroses.checkNeurosis,
    flip: neuroses.flip,
    'claim-counter': claimCounter,
    'resolve-quirk': resolveQuirk,
    'prologue-over': prologueOver,
    'open-phenomenon': openPhenomenon,
    'set-up-phenomenon': phenomena.setUpPhenomenon,
    acted: phenomena.acted,
    'round-ended': phenomena.roundEnded,
    moment: phenomena.moment,
    'nobody-left': phenomena.nobodyLeft,
    story: phenomena.story,
    'use-entity': entities.useEntity,
    'set-entity-wish': entities.setEntityWish,
    'enemy-strike': combat.enemyStrike,
    'enemy-resist': combat.enemyResist,
    'enemy-attack': enemies.enemyAttack,
    // Words of cards
    'effect-over': () => undefined,
    each: effects.each,
    if: effects.ifHolds,
    check,
    roll: effects.rollDie,
    'gain-health': effects.gainHealth,
    'lose-health': effects.loseHealth,
    'gain-terror': effects.gainTerror,
    'lose-terror': effects.loseTerror,
    'draw-item': items.drawItem,
    'lose-item': items.giveUpItems,
    'drop-item': items.giveUpItems,
    'give-item': effects.giveItem,
    'bonus-dice': effects.bonusDice,
    'grant-moves': movement.grantMoves,
    'move-to': movement.moveToTarget,
    'forced-move': movement.forcedMove,
    'end-turn': effects.endTurn,
    'skip-main-action': effects.skipMainAction,
    'place-portal': effects.placePortal,
    'replace-room': effects.replaceRoom,
    lock: effects.lock,
    unlock: effects.unlock,
    'remove-rummage': effects.removeRummage,
    'place-shadow': effects.placeShadow,
    'draw-hallucination': hallucinations.drawHallucination,
    'reveal-quirk': effects.revealQuirk,
    'add-quirk-counter': effects.addQuirkCounter,
  },
  asks: {
    'choose-neurosis': setup.chooseNeurosis,
    act: turns.act,
    'choose-floor': movement.chooseFloor,
    'choose-space': movement.chooseSpace,
    'extra-moves': movement.extraMoves,
    'force-to': movement.forceTo,
    'choose-place': rooms.choosePlace,
    hallucinate: hallucinations.hallucinate,
    limit: items.limit,
    'give-up': items.giveUp,
    consent: items.consent,
    receiver: effects.receiver,
    'give-choice': items.giveChoice,
    'clue-room': clues.clueRoom,
    arm: combat.arm,
    defend: combat.defend,
    'steal-choice': combat.stealChoice,
    'dodge-to': combat.dodgeTo,
    trade: trading.trade,
    'answer-trade': trading.answerTrade,
    'flip-or-keep': neuroses.flipOrKeep,
    claim,
    'story-question': phenomena.storyQuestion,
    entity: entities.entity,
    'entity-wish': entities.entityWish,
    'choose-player': effects.choosePlayer,
    options: effects.options,
    'move-shadow': effects.moveShadow,
  },
  standing: ({ state }) =>
    state.players.map((_, player) => ({ do: state.act === 'prologue' ? 'claim' : 'entity-wish', player }) as const),
  explain,
  view,
  secrets,
  determinize,
  fingerprint: ({ pack: { id: _, ...played } }) => played as unknown as Json,
};
