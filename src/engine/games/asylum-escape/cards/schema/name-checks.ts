// Checks that the ids in a pack are unique, and that its texts and pictures belong to existing ids.
import type { Fault } from '../../../../kernel/index.js';
import type { Pack } from '../card-index.js';
import { faultAt } from './pack-faults.js';
import { stepsIn, textsOf } from './card-steps.js';

/** The lists of a pack that hold cards. */
export const lists = [
  'locations',
  'victims',
  'patients',
  'specials',
  'camoSabo',
  'movement',
  'bloodlust',
] as const satisfies readonly (keyof Pack)[];

type Named = readonly [name: string, path: string];

const cardsOf = (pack: Pack): Named[] =>
  lists.flatMap((list) => pack[list].map(({ id }, i): Named => [id, `${list}/${i}/id`]));

/**
 * Finds ids of cards, or of branches of a card, that occur twice.
 * @param ownPack The library's own pack. If only one of the two cards comes from it, the fault is reported for the
 * other card.
 */
export function nameFaults(pack: Pack, ownPack: Pack): Fault[] {
  const known = new Set<string>();
  const ours = (path: string): boolean => {
    const [list, i] = path.split('/') as [(typeof lists)[number], string];
    return (ownPack[list] as readonly unknown[]).includes(pack[list][Number(i)]);
  };
  const named = [...cardsOf(pack), ...choicesOf(pack)];
  return [...named.filter(([, path]) => ours(path)), ...named.filter(([, path]) => !ours(path))]
    .filter(([name]) => known.has(name) || !known.add(name))
    .map(([id, path]) => faultAt(path, 'id-twice', { id }));
}

/**
 * The branches of all cards, with names such as `back-stairs/richer`: the branch `richer` of the card `back-stairs`.
 */
const choicesOf = (pack: Pack): Named[] =>
  textsOf(pack).flatMap(({ card, path, steps }) =>
    [...stepsIn(steps, path)].flatMap(([at, step]) =>
      step.do === 'either' ? step.of.map(({ id }, n): Named => [`${card}/${id}`, `${at}/of/${n}/id`]) : [],
    ),
  );

/** The ids to which texts may belong: cards and their branches. */
export const namesIn = (pack: Pack): ReadonlySet<string> =>
  new Set([...cardsOf(pack), ...choicesOf(pack)].map(([name]) => name));

/** Finds texts that belong to nothing in the pack. Such a text could replace a message of the table. */
export function textFaults(pack: Pack, texts: object): Fault[] {
  const names = namesIn(pack);
  return Object.keys(texts).flatMap((key) => {
    const about = key.replace(/\.(notes|calm)$/, '').replace(/\.(text|boon|flaw|flavour)$/, '');
    return names.has(about) ? [] : [faultAt(`texts/${key}`, 'text-foreign')];
  });
}

/** Finds pictures that belong to nothing in the pack. */
export function pictureFaults(pack: Pack, pictures: object): Fault[] {
  const names = new Set([
    ...cardsOf(pack).map(([name]) => name),
    ...[...pack.patients, ...pack.specials].map(({ id }) => `${id}.token`),
  ]);
  return Object.keys(pictures).flatMap((key) =>
    names.has(key) ? [] : [faultAt(`pictures/${key}`, 'picture-foreign')],
  );
}
