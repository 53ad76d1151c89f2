// The names that a pack gives, where it gives them, and which words and pictures are about them.
import type { Fault } from '../../../../kernel/index.js';
import type { Pack } from '../card-index.js';
import { faultAt } from './faults.js';
import { stepsIn, textsOf } from './card-steps.js';

/** Cards that are lists of the pack. */
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
 * No two cards have the same id, and no two choices of a card.
 * @param own Ours: where one of them is met again, it is not the one that has to change.
 */
export function nameFaults(pack: Pack, own: Pack): Fault[] {
  const known = new Set<string>();
  const ours = (path: string): boolean => {
    const [list, i] = path.split('/') as [(typeof lists)[number], string];
    return (own[list] as readonly unknown[]).includes(pack[list][Number(i)]);
  };
  const named = [...cardsOf(pack), ...choicesOf(pack)];
  return [...named.filter(([, path]) => ours(path)), ...named.filter(([, path]) => !ours(path))]
    .filter(([name]) => known.has(name) || !known.add(name))
    .map(([id, path]) => faultAt(path, 'id-twice', { id }));
}

/** What may be chosen on a card: `back-stairs/richer`. */
const choicesOf = (pack: Pack): Named[] =>
  textsOf(pack).flatMap(({ card, path, steps }) =>
    [...stepsIn(steps, path)].flatMap(([at, step]) =>
      step.do === 'either' ? step.of.map(({ id }, n): Named => [`${card}/${id}`, `${at}/of/${n}/id`]) : [],
    ),
  );

/** All that words stand on: cards and their choices. */
export const namesIn = (pack: Pack): ReadonlySet<string> =>
  new Set([...cardsOf(pack), ...choicesOf(pack)].map(([name]) => name));

/** Words that are about nothing in the pack: they would change those of the table. */
export function textFaults(pack: Pack, texts: object): Fault[] {
  const names = namesIn(pack);
  return Object.keys(texts).flatMap((key) => {
    const about = key.replace(/\.(notes|calm)$/, '').replace(/\.(text|boon|flaw|flavour)$/, '');
    return names.has(about) ? [] : [faultAt(`texts/${key}`, 'text-foreign')];
  });
}

/** Pictures of nothing in the pack. */
export function pictureFaults(pack: Pack, pictures: object): Fault[] {
  const names = new Set([
    ...cardsOf(pack).map(([name]) => name),
    ...[...pack.patients, ...pack.specials].map(({ id }) => `${id}.token`),
  ]);
  return Object.keys(pictures).flatMap((key) =>
    names.has(key) ? [] : [faultAt(`pictures/${key}`, 'picture-foreign')],
  );
}
