// What stories and tests of <hunt-track> show: cards of our own, a track within a game, tracks of other games.
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

/** Twelve, by space; what lies on the sixth is known to all. */
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

/** From which a track draws by itself. */
export const deck = cards.filter((each) => each !== null);

/** The evening of another game: no cards but one, plates with marks and captions. */
export const evening = [
  { name: 'Dusk', mark: 'moon' },
  'First bell',
  'Rounds',
  { card: true },
  { name: 'Half past eleven', mark: 'XI' },
  'Lamps out',
  { name: 'Dawn', mark: 'sun', text: 'Whoever is still here may go home.' },
];

/** Placed by a page: a stair into the cellar and out of it. */
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

/** Of a game: three are face up, two were reached after deaths, one of them can be acted on. */
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
