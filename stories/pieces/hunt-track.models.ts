// Data for the stories and tests of <hunt-track>: our own cards, a track of a game, and tracks of other games.
import type { HuntTrackModel, HuntSpace } from '../../src/engine/scene/hunt-track-model.js';

const card = (
  name: string,
  mark: string,
  text?: string,
): { readonly name: string; readonly mark: string; readonly text?: string } => ({
  name,
  mark,
  ...(text !== undefined && { text }),
});

/** The cards of twelve spaces. Everybody knows the card on space 6, so it is not in the list. */
export const cards = [
  card('Lights out', 'lamp', 'Nobody sees further than one space until the next Hunt Phase.'),
  card('Loose straps', 'straps'),
  card('Glass', 'glass', 'Whoever runs takes one wound.'),
  card('All doors', 'doors', 'Close every door.'),
  card('Louder', 'siren'),
  null,
  card('Night round', 'eye'),
  card('Claws', 'claw'),
  card('Injection', 'syringe'),
  card('Fog', 'fog'),
  card('Empty beds', 'bed'),
  card('The spare keys', 'key'),
];

/** The deck from which a track draws its cards. */
export const deck = cards.filter((each) => each !== null);

/** The spaces of another game: they have names or marks, and only one has a card. */
export const evening = [
  { name: 'Dusk', mark: 'moon' },
  'First bell',
  'Rounds',
  { card: true },
  { name: 'Half past eleven', mark: 'XI' },
  'Lamps out',
  { name: 'Dawn', mark: 'sun', text: 'Whoever is still here may go home.' },
];

/** Spaces in positions that a page defines: down into a cellar, and up to a roof. */
export const places = [
  [0, 0],
  [1.3, 0.2],
  [2.6, 0.6],
  [2.6, 1.6],
  [4, 1.8],
  [5.3, 1.3],
  [5.3, 0.3],
  [6.6, 0],
].map(([x, y], i) => ({
  name: ['Gate', 'Lawn', 'Porch', 'Stair', 'Cellar', 'Shaft', 'Attic', 'Roof'][i]!,
  at: [x, y],
}));

const up = (
  { name, mark }: { readonly name: string; readonly mark: string },
  more: Partial<HuntSpace> = {},
): HuntSpace => ({ card: 'up', name, mark, ...more });

/**
 * The model of a game: three cards are face up, two more have been reached, and the first of those two can be acted on.
 */
export const hunted: HuntTrackModel = {
  version: 1,
  position: 5,
  spaces: [
    up(deck[0]!),
    up(deck[1]!),
    up(deck[2]!),
    { card: 'down', state: 'can-act' },
    { card: 'down' },
    { id: 'aura', card: 'known', hazard: true },
    ...Array.from({ length: 6 }, (): HuntSpace => ({ card: 'down' })),
  ],
};
