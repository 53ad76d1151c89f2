// A bot that wins a match of two players if it can: it leaves a number of candles with which the other player loses.
import type { Bot } from '../../../bots/bot.js';
import type { Match } from '../../../kernel/index.js';
import type { Pack } from '../cards/card-types.js';
import type { NightWatchView } from '../state/state.js';

export const nightwatch: Bot = {
  id: 'nightwatch',
  *think(imagine, seat) {
    const match = imagine() as Match<NightWatchView>;
    const { state, questions } = match.view(seat);
    yield;
    const [question] = questions;
    const { most } = match.content as Pack;
    const wanted = (state.candles - 1) % (most + 1);
    const option = question?.options.find(({ id }) => id === `put-out:${wanted}`) ?? question?.options[0];
    return { n: question?.n ?? 0, id: option?.id ?? '' };
  },
};
