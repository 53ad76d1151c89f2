// Checks the names in a pack: each id has to be unique, and each text and picture has to belong to something in the
// pack.
import type { Fault } from '../../../../kernel/index.js';
import type { Pack } from '../card-index.js';
import { faultAt } from './pack-faults.js';

export const lists = [
  'characters',
  'disorders',
  'weapons',
  'equipment',
  'monsters',
  'bossCards',
  'hunt',
  'spawns',
  'lockers',
  'difficulties',
  'tiles',
  'scenarios',
  'memories',
] as const satisfies readonly (keyof Pack)[];

type Named = readonly [name: string, path: string];

/** The ids of cards, tiles, Scenarios, Chapters, and the cards of Scenarios. Each id has to be unique. */
function* namesOf(pack: Pack): Generator<Named> {
  for (const list of lists) for (const [i, { id }] of pack[list].entries()) yield [id, `${list}/${i}/id`];
  for (const [i, { chapters, cards = [] }] of pack.scenarios.entries()) {
    for (const [n, { cid }] of chapters.entries()) yield [cid, `scenarios/${i}/chapters/${n}/cid`];
    for (const [n, { cid }] of cards.entries()) yield [cid, `scenarios/${i}/cards/${n}/cid`];
  }
}

/** The ids of Monsters' attacks. Both sides of a Monster may use the same id. */
function* attacksOf({ monsters }: Pack): Generator<Named> {
  for (const [i, monster] of monsters.entries())
    for (const side of ['normal', 'empowered'] as const)
      for (const [n, { id }] of (monster[side]?.attacks ?? []).entries())
        if (id !== undefined) yield [id, `monsters/${i}/${side}/attacks/${n}/id`];
}

export function nameFaults(pack: Pack): Fault[] {
  const known = new Set<string>();
  const twice = [...namesOf(pack)].filter(([name]) => known.has(name) || !known.add(name));
  return [...twice, ...[...attacksOf(pack)].filter(([name]) => known.has(name))].map(([id, path]) =>
    faultAt(path, 'id-twice', { id }),
  );
}

/** The ids of everything that can have a text: cards, attacks, Spaces, Chapters. */
export function namesIn(pack: Pack): ReadonlySet<string> {
  const spaces = pack.tiles.flatMap(({ id, board }) => board.spaces.map((space) => `${id}.${space.id}`));
  return new Set([...[...namesOf(pack), ...attacksOf(pack)].map(([name]) => name), ...spaces]);
}

const part =
  /\.(text|flavour|quest|done|\d|(\d|own|easiest|easier|harder|hardest|row\.\d|(blue|insane)\.\d)\.text|(blue|insane)\.\d)$/;
/**
 * Keys of texts for acts, objectives and tokens. Scenarios introduce these names, so no list of the pack contains them.
 */
const introduced = /^(act|objective|token)\.[a-z][a-z0-9-]{0,39}$|^riddle\.[A-Z0-9]$/;

/** Finds texts that belong to nothing in the pack. They could replace the game's own messages. */
export const textFaults = (pack: Pack, texts: object): Fault[] => {
  const names = namesIn(pack);
  return Object.keys(texts).flatMap((key) => {
    const about = key.replace(/\.(notes|calm)$/, '');
    return names.has(about) || names.has(about.replace(part, '')) || introduced.test(about)
      ? []
      : [faultAt(`texts/${key}`, 'text-foreign')];
  });
};

/** Finds pictures that belong to nothing in the pack. */
export const pictureFaults = (pack: Pack, pictures: object): Fault[] => {
  const names = namesIn(pack);
  const types = new Set(pack.monsters.map(({ id }) => id));
  return Object.keys(pictures).flatMap((key) => {
    const about = key.replace(/\.calm$/, '');
    return names.has(about.replace(/\.insane$/, '')) || types.has(about.replace(/\.token$/, ''))
      ? []
      : [faultAt(`pictures/${key}`, 'picture-foreign')];
  });
};
