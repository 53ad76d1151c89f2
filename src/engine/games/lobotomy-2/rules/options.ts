// Checks the options of a match: the Scenario, the Characters of each seat (3 to 5 in total) and the Difficulty
// Modifier cards. LOB-PLY, LOB-TYP, LOB-DIF
import type { Fault, Result } from '../../../kernel/index.js';
import type { Level } from '../cards/card-types.js';
import type { Content } from '../cards/card-index.js';
import { listOf, catchFault, object, oneOf, quoted, text, wholeNumber, InputFault } from '../state/readers.js';
import type { State } from '../state/state.js';
import type { Options } from '../state/empty-table.js';

/** Options from a page or a script. Every option can be left out. */
export interface RequestedOptions {
  /** Default: the first Scenario of the pack. */
  readonly scenario?: string;
  /**
   * The Characters of each seat, clockwise. Default: 3 Characters for one player, 2 each for two players, otherwise 1
   * each, in the order of the pack. LOB-PLY-03
   */
  readonly characters?: readonly (readonly string[])[];
  /**
   * `recommended` (one card at Easiest with 3 Characters, otherwise none), `normal` (none), a number of random cards at
   * one level, or cards by id.
   */
  readonly difficulty?:
    | 'recommended'
    | 'normal'
    | { readonly cards: number; readonly level: Level }
    | readonly { readonly card: string; readonly level: Level }[];
  /** Flags that finished Scenarios have passed on. */
  readonly kept?: readonly string[];
  /** How the nearest Spawn Point is found. Default: `range`, by distance through walls. LOB-RUL-14 */
  readonly nearest?: State['nearest'];
}

const levels: readonly Level[] = ['easiest', 'easier', 'harder', 'hardest'];
const minCharacters = 3;
const maxCharacters = 5;
const maxDifficultyCards = 6;

export const readOptions = (json: unknown, seats: number): Result<Options, Fault> =>
  catchFault(() => {
    const given = object<RequestedOptions>(
      json ?? {},
      ['scenario', 'characters', 'difficulty', 'kept', 'nearest'],
      'options',
    );
    const characters = given.characters === undefined ? recommended(seats) : readCharacters(given.characters, seats);
    return {
      scenario: given.scenario === undefined ? '' : text(given.scenario, 'options/scenario'),
      characters,
      difficulty: readDifficulty(given.difficulty, characters.flat().length),
      kept: listOf(given.kept, 'options/kept', text),
      ...(given.nearest !== undefined && {
        nearest: oneOf(given.nearest, ['range', 'walking'] as const, 'options/nearest'),
      }),
    };
  });

/**
 * For each seat, an empty id for each Character that the seat should have (LOB-PLY-03). `fillInOptions` replaces the
 * empty ids.
 */
const recommended = (seats: number): string[][] =>
  Array.from({ length: seats }, () => Array<string>(seats === 1 ? 3 : seats === 2 ? 2 : 1).fill(''));

/**
 * An empty id stands for a Character that is chosen from the pack later. Saves contain such ids and are read with this
 * function too, so empty ids must be accepted. LOB-PLY-01, -02
 */
function readCharacters(json: unknown, seats: number): string[][] {
  const path = 'options/characters';
  const cards = listOf(json, path, (hand, at) => listOf(hand, at, text));
  if (cards.length !== seats) throw new InputFault(path, 'wrong-count', { n: seats, found: cards.length });
  cards.forEach((hand, i) => {
    if (hand.length === 0) throw new InputFault(`${path}/${i}`, 'no-character');
  });
  const all = cards.flat();
  if (all.length < minCharacters || all.length > maxCharacters)
    throw new InputFault(path, 'not-so-many', { min: minCharacters, max: maxCharacters, found: all.length });
  const twice = all.find((name, i) => name !== '' && all.indexOf(name) < i);
  if (twice !== undefined) throw new InputFault(path, 'card-twice', { card: quoted(twice) });
  return cards;
}

/** LOB-DIF-01, -03, -04 */
function readDifficulty(json: unknown, characters: number): Options['difficulty'] {
  const path = 'options/difficulty';
  if (json === undefined || json === 'recommended')
    return characters === minCharacters ? [{ card: null, level: 'easiest' }] : [];
  if (json === 'normal') return [];
  if (Array.isArray(json))
    return listOf(
      json,
      path,
      (card, at) => {
        const given = object<{ card: string | null; level: Level }>(card, ['card', 'level'], at);
        return {
          card: given.card === null ? null : text(given.card, `${at}/card`),
          level: oneOf(given.level, levels, `${at}/level`),
        };
      },
      maxDifficultyCards,
    );
  if (typeof json === 'string')
    throw new InputFault(path, 'not-one-of', { choices: 'recommended, normal, {"cards": 2, "level": "easier"}' });
  const given = object<{ cards: number; level: Level }>(json, ['cards', 'level'], path);
  const level = oneOf(given.level, levels, `${path}/level`);
  return Array.from({ length: wholeNumber(given.cards, `${path}/cards`, 0, maxDifficultyCards) }, () => ({
    card: null,
    level,
  }));
}

/** Returns the options with the Scenario and all Characters chosen, or a fault if a card is missing from the pack. */
export const fillInOptions = (
  { pack, characters, scenarios, difficulties }: Content,
  given: Options,
): Result<Options, Fault> =>
  catchFault(() => {
    const scenario = given.scenario || (pack.scenarios[0]?.id ?? '');
    if (!scenarios.has(scenario))
      throw new InputFault('options/scenario', 'no-scenario', {
        scenario: quoted(scenario),
        choices: pack.scenarios.map(({ id }) => id).join(', '),
      });
    const chosen = given.characters.flat();
    const unused = pack.characters.map(({ id }) => id).filter((id) => !chosen.includes(id));
    given.difficulty.forEach(({ card }, i) => {
      if (card !== null && !difficulties.has(card))
        throw new InputFault(`options/difficulty/${i}/card`, 'no-card', { card: quoted(card) });
    });
    return {
      ...given,
      scenario,
      characters: given.characters.map((hand, seat) =>
        hand.map((name, i) => {
          const id = name || (unused.shift() ?? '');
          if (!characters.has(id))
            throw new InputFault(`options/characters/${seat}/${i}`, 'no-card', { card: quoted(id) });
          return id;
        }),
      ),
    };
  });
