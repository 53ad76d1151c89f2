// A sensible opponent for Sanitarium: gathers Safe Things, keeps clear of monsters, and leaves as soon as it can pay.
// Every open option is tried on an imagined match, and the position after it is valued from the player's side.
import type { SanitariumView } from '../games/sanitarium/hidden.js';
import type { LiveMatch } from '../kernel/index.js';
import type { State } from '../games/sanitarium/state.js';
import { value } from './steady-value.js';
import type { Bot } from './bot.js';

/** How many imagined matches an option is tried on when what it brings is left to chance. */
const worlds = 3;

export const steady: Bot = {
  id: 'steady',
  *think(imagine, seat, chance) {
    const first = imagine();
    const question = first.view(seat).questions.find(({ standing }) => !standing);
    if (!question) throw new Error('a bot thinks only when its seat is asked');
    const scores = new Map(question.options.map(({ id }) => [id, 0]));
    for (let world = 0; world < worlds && question.options.length > 1; world++) {
      const start = world === 0 ? first : imagine();
      for (const { id } of question.options) {
        const trial = start.clone();
        trial.choose(seat, question.n, id);
        scores.set(id, (scores.get(id) ?? 0) + value(trial as LiveMatch<State, SanitariumView>, question.player));
        yield;
      }
    }
    // Among equals the first best found by chance, so that two bots do not march in step.
    let best = question.options[chance.below(question.options.length)]?.id ?? '';
    for (const [id, score] of scores) if (score > (scores.get(best) ?? -Infinity) + 1e-9) best = id;
    return { n: question.n, id: best };
  },
};

