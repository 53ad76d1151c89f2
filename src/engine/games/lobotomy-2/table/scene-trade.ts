// The things that are offered in a Trade, and the things that could still be added. LOB-TRD
import type { PlayerId } from '../../../kernel/index.js';
import { atHeld } from '../rules/ask.js';
import type { Lot, Thing } from './scene-characters.js';
import { targetState } from '../../../scene/choices.js';
import type { Look } from './scene-context.js';
import { characterName, thingName } from '../words/names.js';
import { countOf, thingsOf } from '../rules/turn/trade.js';

export interface TradeSide {
  readonly name: string;
  /** The things that have not been offered. */
  readonly holds: readonly Omit<Thing, 'kind'>[];
  readonly laid: readonly Lot[];
}
export interface TradeModel {
  /** The active Character and its partner. */
  readonly sides: readonly [TradeSide, TradeSide];
}

export function tradeOf(look: Look): TradeModel | null {
  const { trade, turn } = look.context.view;
  return trade && { sides: [tradeSide(look, turn.character, trade.given), tradeSide(look, trade.partner, trade.got)] };
}

function tradeSide(look: Look, player: PlayerId, laid: readonly string[]): TradeSide {
  const { context } = look;
  const { items = [], junk = {}, meds = {} } = context.view.characters[player] ?? {};
  const countLaid = (thing: string): number => countOf(laid, thing);
  const lot = (thing: string, n: number): Lot => ({ name: thingName(context, thing), n });
  return {
    name: characterName(context, player),
    holds: thingsOf({ items, junk, meds }).flatMap(([thing, n]) =>
      n > countLaid(thing)
        ? [
            {
              id: atHeld(player, thing),
              ...lot(thing, n - countLaid(thing)),
              ...targetState(look, atHeld(player, thing)),
            },
          ]
        : [],
    ),
    laid: [...new Set(laid)].map((thing) => lot(thing, countLaid(thing))),
  };
}
