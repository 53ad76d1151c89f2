// A publisher's pack for Coma Ward.
import { resolve } from 'node:path';
import { theirCalmPictures, theirPictures, wholeMatches } from '../../support/publisher-packs.js';

/** The keys of the pictures on the board that belong to no card. */
export const pictured = [
  ...['orderly', 'grey', 'porter'].map((enemy) => `enemy.${enemy}`),
  ...['undiscovered', 'nurses-station', 'lobby', 'entrance', 'closet', 'stairs', 'elevator', 'shadow'].map(
    (place) => `table.${place}`,
  ),
];
// Hallways and the figures of the players have no pictures.
export const drawn = [
  '.card .picture > svg',
  '.tile:not(.hallway) > .art',
  ':is([data-id^="enemy:"], [data-id^="shadow:"]) .mover',
  '[part=moment] > svg',
].join();
export const busy = 60;

const attribute = (situation) => `situation='${JSON.stringify(situation)}'`;
const players = [
  { neurosis: 'collector', items: ['soup.1', 'chocolate.1', 'broom.1', 'fire-axe.1'] },
  { neurosis: 'short-fuse' },
  { neurosis: 'sleepwalking' },
];
/** At first, nobody has a card in the hand. */
export const withCards = attribute({ act: 'prologue', players });
const clueCards = { A: 'wristband.1', B: 'chart.1', C: 'recording.1', D: 'photograph.1' };
const clues = (kinds) =>
  [...kinds].map((kind, i) => ({ card: clueCards[kind], kind, at: ['2:3,2', '1:3,2', '1:6,3'][i] }));
/** Rooms of the Floor on which everybody begins. */
const rooms = {
  '2:1,0': { card: 'waiting-room', lock: 2 },
  '2:3,0': { card: 'mirror-ward', rummaged: 1 },
  '2:5,0': { card: 'gift-shop' },
  '2:0,2': { card: 'therapy-pool' },
  '2:6,2': { card: 'on-call-room' },
  '2:1,4': { card: 'staff-kitchen' },
};
/** The last rounds of the Night Shift, with everything that can stand on a Floor. */
const nightShift = attribute({
  act: 'phenomenon',
  phenomenon: 'P01',
  round: 3,
  clues: clues('ABC'),
  rooms,
  dropped: { '2:2,1': ['ward-keys.1'] },
  portals: [{ in: '2:3,2', out: '1:3,2' }],
  shadows: ['2:4,1'],
  enemies: [{ id: 0, type: 'orderly', at: '2:0,1', health: 3 }],
  players,
});
const seats = 'seats="person expert expert"';
export const matches = {
  'a match': [seats, theirPictures],
  'a calm match': [`${seats} calm`, theirCalmPictures],
  'the end of a Phenomenon': [`${seats} ${nightShift}`, theirPictures],
  'the calm end of a Phenomenon': [`${seats} calm ${nightShift}`, theirCalmPictures],
};
// Random bots try more of what a Phenomenon offers before it ends.
if (wholeMatches) {
  const { chart } = await import(resolve('dist/engine/games/coma-ward/rules/phenomenon.js'));
  for (const [kinds, phenomenon] of Object.entries(chart)) {
    const opened = attribute({ begin: 'open-phenomenon', narrator: 0, clues: clues(kinds), rooms, players });
    matches[`the Phenomenon ${phenomenon}`] = [`seats="person random random" ${opened}`, theirPictures];
  }
}
export const faults = {
  format: (pack) => {
    pack.format = 2;
  },
  items: (pack) => {
    pack.items = pack.items.filter(({ clue }) => clue !== 'D');
  },
  'items/0/type': (pack) => {
    pack.items[0].type = 'toy';
  },
  'items/4/hands': (pack) => {
    pack.items[4].hands = 3;
  },
  'items/23/effect/0/do': (pack) => {
    pack.items[23].effect = [{ do: 'sneeze' }];
  },
  rooms: (pack) => {
    pack.rooms.length = 4;
  },
  'rooms/11/enter/0': (pack) => {
    pack.rooms[11].enter = [{ do: 'grant-moves', n: 2 }];
  },
  'hallucinations/1': (pack) => {
    delete pack.hallucinations[1].options.eat;
  },
  'hallucinationRooms/0/id': (pack) => {
    pack.hallucinationRooms[0].id = pack.rooms[0].id;
  },
  'quirks/0/tiers': (pack) => {
    pack.quirks[0].tiers.reverse();
  },
  'neuroses/0/front/1/timing': (pack) => {
    pack.neuroses[0].front[1].timing = 'often';
  },
  'entities/0/uses': (pack) => {
    pack.entities[0].uses = 0;
  },
  'elevator/1/0': (pack) => {
    pack.elevator[1][0] = 4;
  },
  'board/0': (pack) => {
    pack.board[0][1] = 'SHHHHHH';
  },
  'board/0/3': (pack) => {
    pack.board[0][2] = '.......';
  },
  'texts/gull': (pack) => {
    pack.texts.gull = 'Gull';
  },
  'pictures/enemy.gull': (pack) => {
    pack.pictures['enemy.gull'] = 'gull.svg';
  },
  'pictures/soup': (pack) => {
    pack.pictures.soup = 'https://example.com/soup.svg';
  },
  'language/words/hospital': (pack) => {
    pack.language.words.hospital = 'casa';
  },
};
