// The rules of Asylum Escape: which function runs which step, and which function asks which question. Start here to
// find your way in this folder.
import type { Json, Rules } from '../../../kernel/index.js';
import { bloodlust, doBloodlust, drawBloodlust } from './bloodlust.js';
import * as announcing from './announcing.js';
import * as catching from './catching.js';
import * as collapse from './destroying-rooms.js';
import { contentOf, type CardIndex, type Pack } from '../cards/card-index.js';
import { pack } from '../content/pack.js';
import * as building from './effects/building.js';
import * as patientEffects from './effects/patients.js';
import * as hands from './effects/hands.js';
import * as victimEffects from './effects/victims.js';
import { endOfTurn, fallOrder, final, listNext } from './final-turns.js';
import type { GameEvent } from '../state/events.js';
import { discardWhich, drawToHand, holdCard, chooseHeldCard, discardCard, enforceHandLimit } from './hands.js';
import { determinize, secrets, view, type AsylumView } from '../state/knowledge.js';
import { moveVictim, hideWhere, moveTo, nearest, reappear, stumbleInto, useMovement } from './victim-movement.js';
import * as patients from './patients-turn.js';
import { placeReleased, release, startRoom } from './releasing-patients.js';
import * as setup from './setup.js';
import { drawSeat, emptyState, type Options } from './setup.js';
import { explain } from '../table/explain.js';
import { situate } from '../state/situation.js';
import type { State } from '../state/state.js';
import type { Step } from '../state/steps.js';
import { act, draw, victimTurn } from './victims-turn.js';
import * as windows from './playing-cards.js';

export const rules: Rules<State, CardIndex, Options, AsylumView, Step, GameEvent> = {
  id: 'asylum-escape',
  version: 1,
  seats: { min: 2, max: 7 },
  pack,
  content: (chosen) => contentOf(chosen as Pack),
  options: setup.readOptions,
  setup: ({ seats, options, content, situation }) => {
    const state = emptyState(seats.length, options, content);
    if (situation !== null) return situate(state, content, situation);
    const drawn: Step[] = options.patients === 'random' ? [{ do: 'draw-seat' }] : [];
    return { ok: true, value: { state, steps: [...drawn, { do: 'lay-out' }] } };
  },
  steps: {
    // Setup
    'draw-seat': drawSeat,
    'lay-out': setup.layOut,
    'deal-victims': setup.dealVictims,
    redraw: setup.redraw,
    'return-victims': setup.returnVictims,
    'show-victims': setup.showVictims,
    'first-patient': setup.firstPatient,
    hide: setup.hide,
    'start-in': setup.startIn,
    hidden: setup.announceHidden,
    'deal-cards': setup.dealCards,
    // The Patients' turn
    'patients-turn': patients.patientsTurn,
    release,
    land: placeReleased,
    'flip-coin': patients.flipCoin,
    allow: patients.setAllowances,
    march: patients.movePatients,
    'go-patient': patients.goPatient,
    done: patients.finishSearch,
    abilities: patients.abilities,
    bloodlust,
    'draw-bloodlust': drawBloodlust,
    'do-bloodlust': doBloodlust,
    final,
    'list-next': listNext,
    'end-of-turn': endOfTurn,
    // Announcing and catching
    reckon: announcing.beginAnnouncements,
    'go-on': announcing.resumeStage,
    'say-rooms': announcing.askForFalseRooms,
    say: announcing.say,
    announce: announcing.announce,
    catch: catching.catchVictim,
    attempt: catching.attempt,
    roll: catching.roll,
    judge: catching.openSaveWindow,
    doom: catching.resolveRoll,
    endured: catching.endured,
    survived: catching.survived,
    flee: catching.flee,
    // Movements of Victims
    go: moveVictim,
    'stumble-into': stumbleInto,
    reappear,
    // Collapse
    collapse: collapse.collapse,
    destroy: collapse.destroy,
    'drop-patient': collapse.dropPatient,
    'drop-victim': collapse.dropVictim,
    'close-up': collapse.removeColumn,
    settle: collapse.catchAfterCollapse,
    // Victims' turns, hands, windows
    'victim-turn': victimTurn,
    draw,
    'use-movement': (m, { victim, card }) => {
      useMovement(m, victim, card, 'move');
    },
    gain: drawToHand,
    'hold-card': holdCard,
    trim: enforceHandLimit,
    'throw-away': discardCard,
    window: windows.openWindow,
    answer: windows.sealAnswer,
    answers: windows.playSealed,
    play: windows.playCard,
    'carry-out': windows.resolvePlayed,
    prefer: windows.setPreference,
    // Effects of cards
    move: victimEffects.move,
    push: victimEffects.push,
    teleport: victimEffects.teleport,
    'draw-movement': victimEffects.drawMovement,
    stumble: victimEffects.stumble,
    'slip-away': victimEffects.slipAway,
    'stay-hidden': victimEffects.stayHidden,
    'false-announce': victimEffects.falseAnnounce,
    reveal: victimEffects.reveal,
    sweep: victimEffects.sweep,
    swept: victimEffects.swept,
    crowded: victimEffects.crowded,
    'ask-adjacent': victimEffects.askAdjacent,
    either: victimEffects.either,
    flip: victimEffects.flipFor,
    'move-patient': patientEffects.movePatient,
    'extra-move': patientEffects.extraMove,
    halt: patientEffects.endCardMovement,
    lure: patientEffects.lure,
    lured: patientEffects.lured,
    stall: patientEffects.stall,
    'set-coin': patientEffects.setCoin,
    survive: patientEffects.survive,
    'skip-attempt': patientEffects.skipAttempt,
    reroll: patientEffects.reroll,
    'change-die': patientEffects.changeDie,
    'extend-catch': patientEffects.changeCatch,
    'reduce-catch': patientEffects.changeCatch,
    flight: patientEffects.flight,
    'swap-rooms': building.swapRooms,
    swap: building.swap,
    'destroy-room': building.destroyRoom,
    condemn: building.markForDestruction,
    block: building.block,
    bar: building.placeBlock,
    'draw-cards': hands.drawCards,
    discard: hands.discard,
    steal: hands.steal,
    cancel: hands.cancel,
    'skip-draw': hands.skipDraw,
    'limit-hand': hands.limitHand,
    'bloodlust-extra': hands.bloodlustExtra,
    peek: hands.peek,
    'look-hand': hands.lookHand,
  },
  asks: {
    mulligan: setup.mulligan,
    start: setup.start,
    'start-room': startRoom,
    'march-on': patients.askPatientMove,
    'say-room': announcing.sayRoom,
    'move-to': moveTo,
    nearest,
    'hide-where': hideWhere,
    'patient-side': collapse.patientSide,
    'victim-side': collapse.victimSide,
    'fall-order': fallOrder,
    act,
    'keep-held': chooseHeldCard,
    'discard-which': discardWhich,
    react: windows.askWindow,
    'choose-victim': victimEffects.chooseVictim,
    'choose-patient': victimEffects.choosePatient,
    'which-way': victimEffects.whichWay,
    'sweep-what': victimEffects.sweepWhat,
    'either-which': victimEffects.eitherWhich,
    'lure-where': patientEffects.lureWhere,
    'lure-which': patientEffects.lureWhich,
    'swap-first': building.swapFirst,
    'swap-second': building.swapSecond,
    'destroy-which': building.destroyWhich,
    'block-which': building.blockWhich,
    preference: windows.askPreference,
  },
  standing: windows.standingPreferences,
  explain: (state, questions, seat, intent, content) => explain(content, state, questions, seat, intent),
  view,
  secrets,
  determinize,
  fingerprint: ({ pack: { id: _, ...played } }) => played as unknown as Json,
};
