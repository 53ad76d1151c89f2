// The dice of Checks, as `<dice-pool>` draws them. They come from events, because a Check is over as soon as it is told.
import type { Event } from '../../../kernel/index.js';
import type { DiceModel } from '../../../scene/dice-pool-model.js';
import type { ComaWardEvent } from '../state/events.js';
import { enemyName, nameOf, type SpeechContext } from '../words/names.js';

/** The dice of one Check or of an Enemy. */
export interface Roll {
  /** Who rolls, and for what. */
  readonly name: string;
  /** All dice that lie there in the end: the successes, then the failures. A 4 is rolled again, so it does not stay. */
  readonly model: DiceModel;
  /** The successes, in words. */
  readonly result: string;
  /** Null if nothing was required. */
  readonly isPassed: boolean | null;
}

/** @param n A number that no other roll of the table has. */
export function rollOf(context: SpeechContext, fact: Event, n: number): Roll | null {
  const { lexicon } = context;
  const event = fact as ComaWardEvent;
  switch (event.type) {
    case 'checked': {
      const { need, successes, of, player, batches } = event;
      return {
        name: lexicon.say('roll-of', { player: nameOf(context, player), use: lexicon.say(of) }),
        model: diceOf(batches, n),
        result:
          need === 0
            ? lexicon.say('roll-result', { n: successes })
            : lexicon.say('roll-result-need', { n: successes, need }),
        isPassed: need === 0 ? null : successes >= need,
      };
    }
    case 'enemy-rolled':
      return {
        name: lexicon.say('roll-of-enemy', { enemy: enemyName(context, event.kind) }),
        model: diceOf(event.batches, n),
        result: lexicon.say('roll-result', { n: event.successes }),
        isPassed: null,
      };
    default:
      return null;
  }
}

/** CW-CHK-04 to -07: a 4 takes a failed die back into the hand, if there is one. */
function diceOf(batches: readonly (readonly number[])[], roll: number): DiceModel {
  const successes: number[] = [];
  let failures: number[] = [];
  for (const batch of batches) {
    successes.push(...batch.filter((face) => face >= 5));
    failures.push(...batch.filter((face) => face <= 3));
    failures = failures.slice(batch.filter((face) => face === 4).length);
  }
  return {
    version: 1,
    roll,
    dice: [
      ...successes.map((face, i) => ({ id: `success:${i}`, die: 'd6', face })),
      ...failures.map((face, i) => ({ id: `failure:${i}`, die: 'd6', face, state: 'spent' as const })),
    ],
  };
}
