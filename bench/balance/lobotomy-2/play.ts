// Plays one match with the bot `expert`, and counts what happens.
import { expert } from '../../../src/engine/games/lobotomy-2/bot/expert.js';
import { pack } from '../../../src/engine/games/lobotomy-2/content/pack.js';
import { kindOf } from '../../../src/engine/games/lobotomy-2/cards/card-index.js';
import type { GameEvent } from '../../../src/engine/games/lobotomy-2/state/events.js';
import { rules } from '../../../src/engine/games/lobotomy-2/rules/rules.js';
import { isCharacter, type State } from '../../../src/engine/games/lobotomy-2/state/state.js';
import { createChance, type LiveMatch } from '../../../src/engine/kernel/index.js';
import { playOut } from '../../../test/support/bot-matches.js';
import type { Mode } from './modes.js';

export interface Played {
  readonly won: boolean;
  readonly rounds: number;
  readonly choices: number;
  readonly deaths: number;
  /** The Characters in play, and every Item and Disorder that any of them had. */
  readonly had: ReadonlySet<string>;
  /** The part of `had` that somebody had in the early Rounds. How long the match lasts does not affect it. */
  readonly early: ReadonlySet<string>;
  /**
   * The Items that were used to attack, and the cards of which an Ability was used. Cards that only have to be held or
   * worn never count.
   */
  readonly used: ReadonlySet<string>;
}

/** The Rounds that count as early. No match is lost before Round 5. */
const earlyRounds = 3;

export function playMatch({ scenario, characters: n, difficulty }: Mode, number: number): Played {
  const seed = `balance ${number}`;
  const characters = dealt(seed, n);
  const watch = new Watch(characters);
  const options = { scenario, characters: characters.map((name) => [name]), difficulty: difficulty ?? 'normal' };
  const match = playOut(
    rules,
    { seed, seats: n, options },
    characters.map(() => expert),
    {
      look: (at) => {
        watch.look(at);
      },
    },
  );
  watch.look(match);
  const { deaths, had, early, used } = watch;
  return {
    won: (match.outcome?.winners.length ?? 0) > 0,
    rounds: match.state.round,
    choices: match.choices.length,
    deaths,
    had,
    early,
    used,
  };
}

/**
 * Chooses the Characters and their order at random, so that no Character is in every match or always has the first
 * Turn.
 */
export function dealt(seed: string, n: number): string[] {
  const chance = createChance(`${seed}|characters`);
  const left = pack.characters.map(({ id }) => id);
  return Array.from({ length: n }, () => left.splice(chance.below(left.length), 1)).flat();
}

class Watch {
  deaths = 0;
  readonly had: Set<string>;
  readonly early: Set<string>;
  readonly used = new Set<string>();
  #cursor = 0;

  constructor(characters: readonly string[]) {
    this.had = new Set(characters);
    this.early = new Set(characters);
  }

  look({ state, events: log }: LiveMatch<State, State>): void {
    const { events, cursor } = log.since(null, this.#cursor) ?? { events: [], cursor: this.#cursor };
    this.#cursor = cursor;
    for (const event of events as readonly GameEvent[]) {
      switch (event.type) {
        case 'died':
          this.deaths++;
          break;
        case 'attack':
          if (isCharacter(event.by)) this.used.add(kindOf(event.with));
          break;
        case 'used':
        case 'declared':
          this.used.add(kindOf(event.key.replace(/\.\d+$/, '')));
          break;
        case 'item':
        case 'disorder': {
          const card = kindOf(event.card);
          this.had.add(card);
          if (state.round <= earlyRounds) this.early.add(card);
          break;
        }
        default:
      }
    }
  }
}
