// Lists the effects of the cards in a pack: their words, the paths of the words, and how much they can do at most.
import type { Pack, PlayerGroup, Word, Words } from '../card-types.js';

export interface Effect {
  /** The card, and the part of it whose key the texts of the options begin with. */
  readonly source: string;
  readonly path: string;
  readonly words: Words;
}

const effect = (source: string, path: string, words: Words = []): Effect => ({ source, path, words });

/** The effects of all cards. */
export function effectsOf(pack: Pack): Effect[] {
  const { items, hallucinations, quirks, neuroses, entities } = pack;
  return [
    ...items.flatMap((item, i) => ('effect' in item ? [effect(item.id, `items/${i}/effect`, item.effect)] : [])),
    ...(['rooms', 'hallucinationRooms'] as const).flatMap((list) =>
      pack[list].flatMap((room, i) => [
        ...(['revealed', 'enter', 'endMove', 'endTurn'] as const).map((timing) =>
          effect(room.id, `${list}/${i}/${timing}`, room[timing]),
        ),
        effect(room.id, `${list}/${i}/first/then`, room.first?.then),
      ]),
    ),
    ...hallucinations.flatMap(({ id, options = {}, result }, i) => [
      ...Object.entries(options).map(([option, words]) =>
        effect(`${id}.${option}`, `hallucinations/${i}/options/${option}`, words),
      ),
      effect(`${id}.result`, `hallucinations/${i}/result`, result),
    ]),
    ...quirks.flatMap(({ id, tiers }, i) =>
      tiers.map(({ then }, n) => effect(id, `quirks/${i}/tiers/${n}/then`, then)),
    ),
    ...neuroses.flatMap((neurosis, i) =>
      (['front', 'hidden'] as const).flatMap((side) =>
        neurosis[side].map(({ then }, n) =>
          effect(`${neurosis.id}.${side}.${n + 1}`, `neuroses/${i}/${side}/${n}/then`, then),
        ),
      ),
    ),
    ...entities.map(({ id, then }, i) => effect(id, `entities/${i}/then`, then)),
  ];
}

/** The words inside a word, each list with its path. */
function innerOf(word: Word): readonly (readonly [path: string, words: Words])[] {
  switch (word.do) {
    case 'each':
    case 'choose-player':
      return [['then', word.then]];
    case 'options':
      return Object.entries(word.of).map(([option, words]) => [`of/${option}`, words]);
    case 'if':
      return [
        ['then', word.then],
        ['else', word.else ?? []],
      ];
    case 'check':
      return [
        ['pass', word.pass ?? []],
        ['fail', word.fail ?? []],
      ];
    case 'roll':
      return word.rows.map(([, words], i) => [`rows/${i}/1`, words]);
    default:
      return [];
  }
}

/** Yields each word with its path, including words inside other words. */
export function* wordsIn(words: Words, path: string): Generator<readonly [path: string, word: Word]> {
  for (const [i, word] of words.entries()) {
    yield [`${path}/${i}`, word];
    for (const [inner, each] of innerOf(word)) yield* wordsIn(each, `${path}/${i}/${inner}`);
  }
}

/** The largest number of players in a group. */
const mostIn: Readonly<Record<PlayerGroup, number>> = {
  everyone: 6,
  'in-sight': 6,
  here: 6,
  'same-floor': 6,
  others: 5,
  'others-in-sight': 5,
  'others-here': 5,
  'others-same-floor': 5,
  nearest: 5,
  left: 1,
};

/** The largest possible sum of `one` over these words, whatever is chosen and rolled, and however many players act. */
export function mostOf(words: Words, one: (word: Word) => number): number {
  const most = (word: Word): number => {
    const inner = Math.max(0, ...innerOf(word).map(([, each]) => mostOf(each, one)));
    return one(word) + (word.do === 'each' ? mostIn[word.of] * inner : inner);
  };
  return words.reduce((sum, word) => sum + most(word), 0);
}
