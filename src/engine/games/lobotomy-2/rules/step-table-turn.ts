// Which function does which step of a Character's Turn and of cards, and which asks which question.
import type { AskTable, StepTable } from '../../../kernel/types.js';
import * as abilities from './turn/abilities.js';
import { attack } from './turn/attack-action.js';
import type { Content } from '../cards/card-index.js';
import * as body from './effects/body.js';
import * as held from './effects/holdings.js';
import { effect, run } from './effects/interpreter.js';
import { lockerWhich, turnedUp, whichEdge } from './effects/places.js';
import * as whom from './effects/targets.js';
import type { Happening } from '../state/events.js';
import { askFirst } from './simultaneous-order.js';
import type { furtherSteps } from './step-table-all-scenarios.js';
import * as loadout from './turn/loadout.js';
import * as move from './turn/move.js';
import * as search from './turn/search.js';
import type { State } from '../state/state.js';
import type { Step } from '../state/steps.js';
import * as trade from './turn/trade.js';
import type { TurnStep } from '../state/turn-steps.js';
import { act, endTurn, turn } from './turn/turn.js';
import * as upgrade from './turn/upgrades.js';

export const turnSteps = {
  turn,
  'end-turn': endTurn,
  walk: move.walk,
  'open-door': move.openDoor,
  flee: move.flee,
  arrive: move.arrive,
  'set-edge': move.edgeSet,
  attack,
  search: search.search,
  'search-take': search.searchTake,
  'search-gain': search.searchGain,
  'search-end': search.searchEnd,
  loot: search.loot,
  trade: trade.trade,
  'trade-put': trade.tradePut,
  'trade-end': trade.tradeEnd,
  'loadout-begin': loadout.loadoutBegin,
  'loadout-set': loadout.loadoutSet,
  'drop-item': loadout.itemDropped,
  'drop-disorder': loadout.disorderDropped,
  upgrade: upgrade.upgrade,
  upgraded: upgrade.upgraded,
  'gain-disorder': upgrade.disorderGained,
  raise: upgrade.raise,
  use: abilities.use,
  'use-pay': abilities.usePay,
  woken: abilities.woken,
  'untap-item': abilities.untapItem,
  run,
  effect,
  pay: whom.paid,
  healing: body.healing,
  'heal-one': body.healOne,
  infected: body.infected,
  lost: held.lost,
  cooled: held.cooled,
  untapped: held.untapped,
  'locker-up': turnedUp,
} satisfies StepTable<State, Content, Step, Happening>;

/** Every step of the Turn that is none of those above is asked. */
export const turnAsks = {
  act,
  'free-move': move.freeMove,
  'free-blink': move.freeBlink,
  'push-where': move.pushWhere,
  'search-buy': search.searchBuy,
  'trade-offer': trade.tradeOffer,
  'trade-agree': trade.tradeAgree,
  loadout: loadout.loadout,
  'item-limit': loadout.itemLimit,
  'disorder-limit': loadout.disorderLimit,
  'use-x': abilities.useX,
  'use-on': abilities.useOn,
  trigger: abilities.trigger,
  'then-first': askFirst,
  'on-whom': whom.onWhom,
  which: whom.which,
  'pay-or-not': whom.payOrNot,
  'heal-what': body.healWhat,
  'infect-what': body.infectWhat,
  'lose-what': held.loseWhat,
  'which-edge': whichEdge,
  'locker-which': lockerWhich,
  'cool-which': held.coolWhich,
  'untap-which': held.untapWhich,
} satisfies AskTable<State, Content, Step, Happening> &
  Record<Exclude<TurnStep['do'], keyof typeof turnSteps | keyof typeof furtherSteps>, unknown>;
