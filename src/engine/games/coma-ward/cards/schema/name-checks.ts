// Checks that the ids in a pack are unique, and that its texts and pictures belong to existing ids.
import type { Fault } from '../../../../kernel/index.js';
import { phenomenonCards } from '../../content/phenomena/index.js';
import { phenomena } from '../../rules/phenomena/phenomena.js';
import type { SpaceType } from '../../state/hospital.js';
import { kindOf } from '../../state/state.js';
import type { Pack } from '../card-types.js';
import { effectsOf, wordsIn } from './card-words.js';
import { faultAt } from './pack-faults.js';

/** The lists of a pack that hold cards. */
export const lists = [
  'items',
  'rooms',
  'hallucinationRooms',
  'hallucinations',
  'quirks',
  'neuroses',
  'entities',
] as const satisfies readonly (keyof Pack)[];

type Named = readonly [name: string, path: string];

const cardsOf = (pack: Pack): Named[] =>
  lists.flatMap((list) => pack[list].map(({ id }, i): Named => [id, `${list}/${i}/id`]));

/** The names of the Phenomena and of the Items that they bring along. */
const ofPhenomena: readonly string[] = [
  ...phenomena.map(({ name }) => name),
  ...phenomenonCards.flatMap(({ items = [] }) => items.map(({ id }) => id)),
];
/** What the keys of all texts of Phenomena begin with. */
const story = [...ofPhenomena, 'enemy', 'role', 'epilogue'];

/** The name of each scenario, at its first version. */
const scenariosOf = ({ hallucinations }: Pack): Named[] =>
  hallucinations.flatMap(({ id }, i) =>
    hallucinations.findIndex((each) => kindOf(each.id) === kindOf(id)) === i
      ? [[kindOf(id), `hallucinations/${i}/id`] as const]
      : [],
  );

/**
 * Finds ids of cards and names of scenarios that occur twice.
 * @param ownPack The library's own pack. If only one of the two cards comes from it, the fault is reported for the
 * other card.
 */
export function nameFaults(pack: Pack, ownPack: Pack): Fault[] {
  const known = new Set(story);
  const ours = ([, path]: Named): boolean => {
    const [list, i] = path.split('/') as [(typeof lists)[number], string];
    return (ownPack[list] as readonly unknown[]).includes(pack[list][Number(i)]);
  };
  const named = [...cardsOf(pack), ...scenariosOf(pack)];
  return [...named.filter(ours), ...named.filter((each) => !ours(each))]
    .filter(([name]) => known.has(name) || !known.add(name))
    .map(([id, path]) => faultAt(path, 'id-twice', { id }));
}

/** The texts that a card may have, besides its name and its content warnings. */
function partsOf(pack: Pack): string[] {
  const { items, rooms, hallucinationRooms, hallucinations, quirks, neuroses, entities } = pack;
  const told = [...items, ...rooms, ...hallucinationRooms, ...entities].flatMap(({ id }) => [
    `${id}.text`,
    `${id}.flavour`,
  ]);
  const clues = items.flatMap(({ id, type, count = 1 }) =>
    type === 'clue' ? Array.from({ length: count }, (_, i) => `${id}.${i + 1}.text`) : [],
  );
  const results = hallucinations.flatMap(({ id, options }) => [
    `${kindOf(id)}.situation`,
    ...(options ? Object.keys(options) : ['result']).flatMap((option) => [
      `${kindOf(id)}.${option}`,
      `${id}.${option}`,
      `${id}.${option}.effect`,
    ]),
  ]);
  const worths = quirks.flatMap(({ id, tiers }) => [`${id}.condition`, ...tiers.map(({ least }) => `${id}.${least}`)]);
  const levels = neuroses.flatMap(({ id }) =>
    [1, 2, 3].flatMap((level) => [`${id}.front.${level}`, `${id}.hidden.${level}`]),
  );
  const choices = effectsOf(pack).flatMap(({ source, path, words }) =>
    [...wordsIn(words, path)].flatMap(([, word]) =>
      word.do === 'options' ? Object.keys(word.of).map((option) => `${source}.${option}`) : [],
    ),
  );
  return [...told, ...clues, ...results, ...worths, ...levels, ...choices];
}

/** The names of cards, scenarios and Phenomena. */
export const namesIn = (pack: Pack): ReadonlySet<string> =>
  new Set([...cardsOf(pack).map(([id]) => kindOf(id)), ...ofPhenomena]);

/** Finds texts that belong to nothing in the pack. Such a text could replace a message of the table. */
export function textFaults(pack: Pack, texts: object): Fault[] {
  const [names, parts] = [namesIn(pack), new Set(partsOf(pack))];
  return Object.keys(texts).flatMap((key) => {
    const about = key.replace(/\.(notes|calm)$/, '');
    return names.has(about) || parts.has(about) || story.includes(kindOf(about))
      ? []
      : [faultAt(`texts/${key}`, 'text-foreign')];
  });
}

/** What has a picture on the board besides Room Cards: the Enemies, the Shadowy Figures, and the printed places. */
const onBoard: readonly string[] = [
  ...phenomenonCards.flatMap(({ enemies = [] }) => enemies.map(({ id }) => `enemy.${id}`)),
  ...(
    [
      'undiscovered',
      'nurses-station',
      'lobby',
      'entrance',
      'closet',
      'stairs',
      'elevator',
    ] as const satisfies readonly SpaceType[]
  ).map((type) => `table.${type}`),
  'table.shadow',
];

/** Finds pictures that belong to nothing in the pack. */
export function pictureFaults(pack: Pack, pictures: object): Fault[] {
  const names = new Set([...namesIn(pack), ...onBoard]);
  return Object.keys(pictures).flatMap((key) =>
    names.has(key.replace(/\.calm$/, '')) ? [] : [faultAt(`pictures/${key}`, 'picture-foreign')],
  );
}
