// Checks that a pack meets the requirements of the rules: Clues of each kind, enough Rooms for the board, and effects
// that come to an end.
import type { Fault } from '../../../../kernel/index.js';
import { kindOf } from '../../state/state.js';
import type { Hallucination, Pack, Word, Words } from '../card-types.js';
import { effectsOf, mostOf, wordsIn } from './card-words.js';
import { faultAt } from './pack-faults.js';

export function needFaults(pack: Pack): Fault[] {
  return [...itemFaults(pack), ...roomFaults(pack), ...versionFaults(pack), ...orderFaults(pack), ...endlessness(pack)];
}

/** CW-P06-01: with six players, the kettle needs this much Medicine. */
const neededMedicine = 8;
const mostItems = 200;

/** Any three of the four kinds select a Phenomenon. CW-RUL-38, CW-RUL-40 */
function itemFaults({ items }: Pack): Fault[] {
  const kinds = (['A', 'B', 'C', 'D'] as const).filter((kind) =>
    items.every((item) => item.type !== 'clue' || item.clue !== kind),
  );
  const count = (fits: (item: Pack['items'][number]) => boolean): number =>
    items.filter(fits).reduce((sum, { count: copies = 1 }) => sum + copies, 0);
  const [medicine, all] = [count(({ type }) => type === 'medicine'), count(() => true)];
  return [
    ...kinds.map((kind) => faultAt('items', 'no-clue', { kind })),
    ...(medicine < neededMedicine ? [faultAt('items', 'little-medicine', { n: neededMedicine, found: medicine })] : []),
    ...(all > mostItems ? [faultAt('items', 'deck-too-big', { n: mostItems, found: all })] : []),
  ];
}

/** Every space for a Room Card can be revealed. CW-RUL-09 */
function roomFaults({ rooms, board }: Pack): Fault[] {
  const n = board.flat().reduce((sum, row) => sum + row.split('R').length - 1, 0);
  return rooms.length < n ? [faultAt('rooms', 'few-rooms', { n, found: rooms.length })] : [];
}

/** The options of the versions of a scenario must not tell which version it is. CW-HAL-05 */
function versionFaults({ hallucinations }: Pack): Fault[] {
  const titles = ({ options }: Hallucination): string => Object.keys(options ?? {}).join(', ');
  const first = new Map<string, Hallucination>();
  for (const card of hallucinations) if (!first.has(kindOf(card.id))) first.set(kindOf(card.id), card);
  return hallucinations.flatMap((card, i) => {
    const path = `hallucinations/${i}`;
    const { id, options, result } = card;
    if (!options === !result) return [faultAt(path, 'options-or-result')];
    const other = first.get(kindOf(id)) ?? card;
    if (titles(card) === titles(other)) return [];
    return other.options
      ? [faultAt(path, 'other-options', { id: other.id, options: titles(other) })]
      : [faultAt(path, 'no-options', { id: other.id })];
  });
}

const isAscending = (numbers: readonly number[]): boolean =>
  numbers.every((n, i) => i === 0 || n > (numbers[i - 1] ?? n));

/** Tiers and rows are looked through in order. */
const orderFaults = (pack: Pack): Fault[] => [
  ...pack.quirks.flatMap(({ tiers }, i) =>
    isAscending(tiers.map(({ least }) => least)) ? [] : [faultAt(`quirks/${i}/tiers`, 'tiers-order')],
  ),
  ...effectsOf(pack).flatMap(({ path, words }) =>
    [...wordsIn(words, path)].flatMap(([at, word]) => {
      if (word.do !== 'roll') return [];
      const numbers = word.rows.map(([most]) => most);
      return isAscending(numbers) && numbers.at(-1) === 6 ? [] : [faultAt(`${at}/rows`, 'rows-order')];
    }),
  ),
];

// Cards that would make a match endless

/** The most words that one effect may do, each counted for every player that it acts on. */
const longestEffect = 100;

/** In how many Rooms a word may let a player arrive; no Move leads from a Room into another. CW-RUL-08 */
function arrivals(word: Word): number {
  if (word.do === 'grant-moves' || word.do === 'forced-move') return Math.ceil(word.n / 2);
  return word.do === 'move-to' ? 1 : 0;
}

/**
 * Finds effects that are too long, that move players from Room to Room, or that keep drawing cards. If the cards of a deck
 * together can draw as many cards as the deck holds, they may go on forever. CW-RUL-48, CW-RUL-49
 */
function endlessness(pack: Pack): Fault[] {
  const { items, rooms, hallucinationRooms, hallucinations } = pack;
  const entering = [...rooms, ...hallucinationRooms].map(({ enter = [] }) => enter);
  const results = hallucinations.map(({ options = {}, result = [] }) => [...Object.values(options), result]);
  const mostAmong = (effects: readonly Words[], one: (word: Word) => number): number =>
    Math.max(0, ...effects.map((words) => mostOf(words, one)));

  const hallucinationsOf = (word: Word): number => (word.do === 'draw-hallucination' ? 1 : 0);
  const onEntry = mostAmong(entering, hallucinationsOf);
  const drawn = results.reduce(
    (sum, each) => sum + mostAmong(each, (word) => hallucinationsOf(word) + onEntry * arrivals(word)),
    0,
  );

  const itemsOf = (word: Word): number => (word.do === 'draw-item' ? word.n : 0);
  const inHallucination = mostAmong(results.flat(), itemsOf);
  const found = (word: Word): number => itemsOf(word) + inHallucination * hallucinationsOf(word);
  const inRoom = mostAmong(entering, found);
  const left = items.reduce((sum, item) => {
    const most = 'effect' in item ? mostOf(item.effect, (word) => found(word) + inRoom * arrivals(word)) : 0;
    return sum + (item.count ?? 1) * (1 - most);
  }, 0);

  return [
    ...effectsOf(pack).flatMap(({ path, words }) =>
      mostOf(words, () => 1) > longestEffect ? [faultAt(path, 'too-much', { n: longestEffect })] : [],
    ),
    ...effectsOf(pack)
      .filter(({ path }) => /^\w+\/\d+\/enter$/.test(path))
      .flatMap(({ path, words }) =>
        [...wordsIn(words, path)].flatMap(([at, word]) =>
          word.do === 'move-to' || word.do === 'grant-moves' || (word.do === 'forced-move' && word.n > 1)
            ? [faultAt(at, 'moves-on')]
            : [],
        ),
      ),
    ...(drawn >= hallucinations.length ? [faultAt('hallucinations', 'endless-deck')] : []),
    ...(left <= 0 ? [faultAt('items', 'endless-deck')] : []),
  ];
}
