// Matches that begin in a position made by the test, and run only the steps that the test is about. Also the
// scripted results that tests need, and functions that read events.
import { rules } from '../../../../../src/engine/games/lobotomy-2/rules/rules.js';
import { contentOf, type Content, type Pack } from '../../../../../src/engine/games/lobotomy-2/cards/card-index.js';
import { emptyTable } from '../../../../../src/engine/games/lobotomy-2/state/empty-table.js';
import type { Character, HeldItem, Monster, State } from '../../../../../src/engine/games/lobotomy-2/state/state.js';
import type { Step } from '../../../../../src/engine/games/lobotomy-2/state/steps.js';
import type { Faces } from '../../../../../src/engine/kernel/chance.js';
import type { Rules } from '../../../../../src/engine/kernel/index.js';
import type { RuleTest } from '../../../../support/rule-coverage.js';

/** `three` is for one seat, `four` for two. The Characters are Alex (0), Bob (1), Carol (2) and Denise (3). */
export const three = [['alex', 'bob', 'carol']] as const;
export const four = [
  ['alex', 'bob'],
  ['carol', 'denise'],
] as const;

export interface TestPosition {
  /** The pack, whose first Scenario is played. */
  readonly pack: Pack;
  readonly characters?: readonly (readonly string[])[];
  /** Puts things into the state, in which only the first tile is revealed and nothing is on the Board. */
  readonly place: (state: State, content: Content) => void;
  readonly steps: readonly (Step | ChoiceStep)[];
  /** Steps that replace steps of the game. */
  readonly replaced?: object;
}

/** A question that the test answers itself, with the steps that the answer causes. */
export interface ChoiceStep {
  readonly do: 'test-choice';
  readonly id: string;
  readonly then: readonly Step[];
}

/** The rules of the game, with another pack and with replaced steps. */
export const rulesWith = (pack: Pack, replaced: object = {}): Rules<State, Content> =>
  ({ ...rules, pack, content: () => contentOf(pack), steps: { ...rules.steps, ...replaced } }) as never;

/** Rules whose matches begin in this position. */
export function rulesFrom({ pack, characters = four, place, steps, replaced }: TestPosition): Rules<State, Content> {
  const setup = ({ content }: { readonly content: Content }): unknown => {
    const state = emptyTable(content, {
      scenario: pack.scenarios[0]?.id ?? '',
      characters,
      difficulty: [],
      kept: [],
    });
    state.tiles = 1;
    place(state, content);
    return { ok: true, value: { state, steps: [...steps] } };
  };
  const choice = (_: unknown, { id, then }: ChoiceStep): unknown => ({
    seat: 0,
    player: 0,
    rule: 'LOB-CAP-03',
    options: [{ id, rule: 'LOB-CAP-03', then }],
  });
  return { ...rulesWith(pack, replaced), setup, asks: { ...rules.asks, 'test-choice': choice } } as never;
}

// Things in the state

/** A Monster on a Space. Monsters have ids from 10. */
export const monster = (id: number, card: string, at: number, more: Partial<Monster> = {}): Monster => ({
  id,
  card,
  number: 1,
  at,
  wounds: 0,
  conditions: {},
  spawnRound: 0,
  moved: false,
  attacked: false,
  ...more,
});

export const item = (card: string, rows = 0, worn = true): HeldItem => ({
  card,
  rows,
  tapped: false,
  untapped: false,
  worn,
});

export const heldDisorder = (card: string, cooldown = 0): Character['disorders'][number] => ({ card, cooldown });

// Scripted chance

/** Scripted dice, such as `G2 R1 B5 N4`: face 2 of a green, 1 of a red, 5 of a blue, and 4 of a brown die. */
export const dice = (names: string): Faces =>
  names
    .split(' ')
    .filter(Boolean)
    .map((face) => ({
      die: ({ G: 'green', R: 'red', B: 'blue', N: 'brown' } as Record<string, string>)[face[0] ?? ''] ?? '',
      face,
    }));

/** Cards in the order in which they are drawn from a deck. */
export const draws = (deck: string, ...cards: readonly string[]): readonly object[] =>
  cards.map((card) => ({ deck, card }));

// Events

export const eventsOf = (t: RuleTest, type: string): readonly Record<string, unknown>[] =>
  t.events().filter((event) => event.type === type);

/** For each defender, in order: the Mini, its hits, the avoided hits and the Wounds. */
export const hits = (t: RuleTest): unknown[] =>
  eventsOf(t, 'hit').map(({ mini, hits: n, avoided, wounds }) => [mini, n, avoided, wounds]);

/** For each roll, in order: the side, its Minis and the dice. */
export const rolls = (t: RuleTest): unknown[] =>
  eventsOf(t, 'rolled').map(({ side, minis, dice: rolled }) => [side, minis, (rolled as string[]).join(' ')]);
