// The dice of Checks, as `<dice-pool>` draws them. They come from events, because a Check is over as soon as it is told.
import type { Event } from '../../../kernel/index.js';
import type { DiceModel } from '../../../scene/dice-pool-model.js';
import type { RolledDice } from '../../../scene/rolled-dice.js';
import { successesIn } from '../rules/checks.js';
import type { ComaWardEvent } from '../state/events.js';
import type { Batches } from '../state/state.js';
import { enemyName, fighterName, nameOf, type SpeechContext } from '../words/names.js';

/** The dice that an event tells of: those of a Check or of an Enemy, or those of both sides of a combat. */
export function rollsOf(context: SpeechContext, fact: Event): readonly RolledDice[] {
  const { lexicon } = context;
  const event = fact as ComaWardEvent;
  switch (event.type) {
    case 'checked': {
      const { need, successes: n, of, player, batches } = event;
      return [
        {
          name: lexicon.say('roll-of', { player: nameOf(context, player), use: lexicon.say(of) }),
          model: diceOf(batches),
          result: need === 0 ? lexicon.say('roll-result', { n }) : lexicon.say('roll-result-need', { n, need }),
          isPassed: need === 0 ? null : n >= need,
        },
      ];
    }
    case 'enemy-rolled':
      return [
        {
          name: lexicon.say('roll-of-enemy', { enemy: enemyName(context, event.kind) }),
          model: diceOf(event.batches),
          result: lexicon.say('roll-result', { n: event.successes }),
          isPassed: null,
        },
      ];
    case 'combat-result':
      return [event.attacker, event.defender].map((fighter, side) => {
        const dice = event.dice[side] ?? [];
        return {
          name: fighterName(context, fighter),
          model: diceOf(dice),
          result: lexicon.say('roll-result', { n: successesIn(dice) }),
          isPassed: event.differential === 0 ? null : fighter === event.winner,
        };
      });
    default:
      return [];
  }
}

/**
 * Each die with its faces, throw after throw. A 4 is thrown again, together with the oldest failed die or, if there is
 * none, with a new die. CW-CHK-04 to -07
 */
function diceOf(batches: Batches): DiceModel {
  const throwsOfDice: (number | null)[][] = [];
  let thrown = (batches[0] ?? []).map((_, die) => die);
  const failed: number[] = [];
  batches.forEach((batch, n) => {
    const suspense: number[] = [];
    batch.forEach((face, i) => {
      const die = thrown[i] ?? throwsOfDice.length;
      const throws = (throwsOfDice[die] ??= Array<null>(batches.length).fill(null));
      throws[n] = face;
      if (face === 4) suspense.push(die);
      else if (face < 4) failed.push(die);
    });
    thrown = [...suspense, ...failed.splice(0, suspense.length)];
  });
  return {
    version: 1,
    isNew: true,
    dice: throwsOfDice.map((throws, die) => {
      const face = throws.findLast((each) => each !== null) ?? 0;
      return { id: `die:${die}`, die: 'suspense', face, throws, ...(face < 5 && { state: 'spent' as const }) };
    }),
  };
}
