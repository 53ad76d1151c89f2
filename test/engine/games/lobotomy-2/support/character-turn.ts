// Matches that begin in a Character's Turn: on the ward, or on a board of the worked examples.
import type { Ability } from '../../../../../src/engine/games/lobotomy-2/cards/card-types.js';
import { contentOf, type Pack } from '../../../../../src/engine/games/lobotomy-2/cards/card-index.js';
import type { Situation } from '../../../../../src/engine/games/lobotomy-2/state/situation.js';
import type { Character, HeldItem } from '../../../../../src/engine/games/lobotomy-2/state/state.js';
import type { Scenario } from '../../../../../src/engine/games/lobotomy-2/cards/scenario-types.js';
import type { Faces } from '../../../../../src/engine/kernel/chance.js';
import type { Json } from '../../../../../src/engine/kernel/index.js';
import type { RuleTest } from '../../../../support/rule-coverage.js';
import { four, rulesWith } from './match-builder.js';
import { small } from './small-pack.js';
import { scenario, world } from './ward-pack.js';

interface Around {
  /** `ward`, or a board of the worked examples, such as `V1`. */
  readonly board?: string;
  readonly cards?: Partial<Pack>;
  readonly faces?: Faces;
}

const printed = [...world.tiles, ...small.tiles];
const lettersOf = (board: string, tiles: Pack['tiles']): readonly string[] =>
  tiles.find(({ id }) => id === board)?.board.spaces.map(({ id }) => id) ?? [];
const options = { characters: four };

/** The ward pack with its Scenario on this board. Characters that are not placed start on the board's first Space. */
export const nightOn = (
  board: string,
  { tiles = printed, ...cards }: Partial<Pack> = {},
  change: Partial<Scenario> = {},
): Pack => ({
  ...world,
  ...cards,
  tiles,
  scenarios: [
    {
      ...scenario,
      map: [{ tile: board, at: [0, 0], shown: true }],
      starts: [`${board}.${lettersOf(board, tiles)[0] ?? ''}`],
      lockers: [],
      ...change,
    },
  ],
});

/**
 * Begins a match in which seat 0 plays Alex (0) and Bob (1), and seat 1 plays Carol (2) and Denise (3). It is Alex’s
 * Turn, unless the situation says otherwise.
 */
export function acting(t: RuleTest, situation: Situation, { board = 'ward', cards, faces = [] }: Around = {}): void {
  t.match(rulesWith(nightOn(board, cards)), {
    seats: 2,
    options,
    situation: situation as unknown as Json,
    faces,
  });
}

/** Plays the setup up to Alex’s first act, with the same Characters as in `acting`. Alex has the Spell Scroll. */
export function begun(t: RuleTest, board: string, change: Partial<Scenario>, cards: Partial<Pack> = {}): void {
  t.match(rulesWith(nightOn(board, cards, change)), { seats: 2, options });
  for (const weapon of ['spell-scroll', 'broken-glass', 'sling', 'sling']) t.choose(`basic:${weapon}`);
  t.choose('first:0');
}

/** The number of a Space. */
export const spaceOn =
  (board: string) =>
  (letter: string): number =>
    contentOf(nightOn(board)).map('S1').numbers.get(`${board}.${letter}`) ?? -1;

/** Cards that give Alex these Innate Abilities. */
export const innate = (...abilities: readonly Ability[]): Partial<Pack> => ({
  characters: world.characters.map((card) =>
    card.id === 'alex' ? { ...card, blue: { ...card.blue, abilities } } : card,
  ),
});

export const held = (t: RuleTest, n = 0): Character =>
  (t.state as { characters: Character[] }).characters[n] as Character;
export const worn = (t: RuleTest, n = 0): string[] =>
  held(t, n)
    .items.filter((item: HeldItem) => item.worn)
    .map(({ card }: HeldItem) => card);
export const offered = (t: RuleTest, kind: string): string[] => t.options().filter((id) => id.split(':')[0] === kind);
/** The remaining Action Points and Movement Points. */
export const points = (t: RuleTest): readonly number[] => [t.state.turn.ap as number, t.state.turn.mp as number];
