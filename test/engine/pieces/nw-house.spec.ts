// Tests the model of <nw-house>, the building of Asylum Escape: the positions of rooms, figures and roofs, changes
// between two models, descriptions, and invalid models.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drawFigure, drawRoom, FIGURES, ROOMS } from '../../../src/components/nw-house/art/house-art.js';
import { faultOf } from '../../../src/components/nw-house/input-checks.js';
import { changesOf, layoutOf } from '../../../src/components/nw-house/layout.js';
import { goneWords, houseWords, roomWords } from '../../../src/components/nw-house/words.js';
import type { HouseModel } from '../../../src/engine/scene/house-model.js';
import { speak } from '../../../src/engine/speech/speak.js';
import de from '../../../src/messages/de/pieces/nw-house.js';
import en from '../../../src/messages/en/pieces/nw-house.js';
import {
  broken,
  cast,
  chances,
  fallen,
  fourColumns,
  house,
  lamplighter,
  midGame,
  start,
  states,
  warden,
  whole,
} from '../../../stories/pieces/nw-house.models.js';

const voice = { say: speak.bind(null, en, 'en'), language: 'en' } as const;
const german = { say: speak.bind(null, de, 'de'), language: 'de' } as const;
const roomOf = (model: HouseModel, id: string): string =>
  roomWords(
    voice,
    model,
    model.columns.flatMap(({ rooms }) => rooms).find((room) => room.id === id)!,
  );

test('AE-RUL-03 columns are numbered from the left, and rooms from the bottom', () => {
  const { rooms, width, storeys } = layoutOf(start);
  assert.deepEqual(
    [rooms.get('boiler-room'), rooms.get('padded-cell'), width, storeys],
    [{ x: 0, y: 0 }, { x: 4, y: 4 }, 5, 5],
  );
});

test('one roof covers complete neighbouring columns, and a column that has lost a room has none', () => {
  const roofs = (model: HouseModel): readonly string[] =>
    layoutOf(model).roofs.map(({ x, y, columns, isTorn }) => `${x}/${y}/${columns}${isTorn ? ' torn' : ''}`);
  assert.deepEqual(roofs(start), ['0/5/5']);
  assert.deepEqual(roofs(midGame), ['0/5/2', '2/4/1 torn', '3/5/2']);
});

test('figures in one room stand side by side, to the right of the viewer’s figure', () => {
  const xs = (own?: string): readonly number[] =>
    [
      ...layoutOf(
        house([warden, { ...lamplighter, room: 'reception' }], [], {}, own === undefined ? {} : { own }),
      ).figures.values(),
    ].map(({ x }) => Math.round(x * 100) / 100);
  assert.deepEqual(xs(), [3.25, 3.75]);
  assert.deepEqual(xs('reception'), [3.43, 3.81]);
});

test('AE-DES-02 rooms above a destroyed one fall by one with their roof and the figures in them, and nothing else moves', () => {
  const { broken: gone, rooms, roofs, figures } = changesOf(layoutOf(whole), layoutOf(broken));
  assert.deepEqual(gone, [{ id: 'office', x: 2, y: 1 }]);
  assert.deepEqual(
    rooms.map(({ id, dx, dy }) => [id, dx, dy]),
    [
      ['kitchen', 0, 1],
      ['morgue', 0, 1],
      ['workshop', 0, 1],
    ],
  );
  assert.deepEqual(
    [roofs, figures],
    [[{ id: 'workshop', dx: 0, dy: 1 }], [{ id: 'patient:lamplighter', dx: 0, dy: 1 }]],
  );
});

test('AE-DES-03 if the top room is destroyed, the roof falls onto the room below', () => {
  const { rooms, roofs } = changesOf(layoutOf(start), layoutOf(midGame));
  assert.deepEqual([rooms, roofs], [[], [{ id: 'morgue', dx: 0, dy: 1 }]]);
});

test('AE-DES-04 the remaining columns close the gap of a destroyed column', () => {
  const { rooms, roofs } = changesOf(layoutOf(fallen), layoutOf(fourColumns));
  assert.deepEqual([...new Set([...rooms, ...roofs].map(({ dx, dy }) => `${dx},${dy}`))], ['1,0']);
  assert.equal(rooms.length, 8);
});

test('nothing falls if a different house is shown', () => {
  const other: HouseModel = {
    version: 1,
    columns: [{ id: 'a', name: 'A', rooms: [{ id: 'hut', name: 'Hut' }] }],
    figures: [],
  };
  assert.deepEqual(changesOf(layoutOf(start), layoutOf(other)), { broken: [], rooms: [], roofs: [], figures: [] });
  assert.deepEqual(changesOf(null, layoutOf(start)).broken, []);
});

test('a room is described with its position, kind, figures, marks, chance and possible acts', () => {
  assert.equal(roomOf(midGame, 'nursery'), 'Nursery, D3, Wards. Unlit: in danger. You can act here.');
  assert.equal(roomOf(midGame, 'reception'), 'Reception, D4, Staff. Here: The Warden. Unlit: in danger. Chosen.');
  assert.equal(roomOf(midGame, 'dormitory'), 'Dormitory, E2, Wards. You are here.');
  assert.equal(roomOf(states, 'laundry'), 'Laundry, E1, Service. Your notes: T, O, perhaps.');
  assert.match(roomOf(chances, 'nursery'), /Chance: 8%\./);
});

test('the whole house is described room by room, with the destroyed rooms at the end', () => {
  const lines = houseWords(voice, midGame).split('\n');
  assert.deepEqual([lines.length, lines[0], lines.at(-1)], [25, 'Boiler Room, A1, Service.', 'Gone: Workshop.']);
  assert.equal(goneWords(german, midGame), 'Eingestürzt: Workshop.');
});

for (const [what, model, path] of [
  ['another version', { ...start, version: 2 }, 'model/version'],
  ['no columns', { version: 1, figures: [] }, 'model/columns'],
  [
    'a room without a name',
    { ...start, columns: [{ id: 'a', name: 'A', rooms: [{ id: 'x' }] }] },
    'model/columns/0/rooms/0/name',
  ],
  [
    'a chance above 1',
    { ...start, columns: [{ id: 'a', name: 'A', rooms: [{ id: 'x', name: 'X', chance: 1.5 }] }] },
    'model/columns/0/rooms/0/chance',
  ],
  [
    'an invalid mark',
    { ...start, columns: [{ id: 'a', name: 'A', rooms: [{ id: 'x', name: 'X', marks: ['wet'] }] }] },
    'model/columns/0/rooms/0/marks',
  ],
  ['an id that is used twice', house([warden, { ...warden }]), 'patient:warden'],
  ['a figure that is nowhere', house([{ ...warden, room: 'moon' }]), 'moon'],
  ['text', 'house', 'model/version'],
] as const) {
  test(`${what} is refused with the path of the fault`, () => {
    assert.equal(faultOf(model)?.path, path);
  });
}

test('every house of the stories can be drawn', () => {
  for (const model of [start, midGame, fallen, fourColumns, states, chances, cast]) assert.equal(faultOf(model), null);
});

test('twenty-five rooms and twelve figures are drawn, and an unknown name gives a bare room', () => {
  assert.deepEqual([ROOMS.length, FIGURES.length], [25, 12]);
  const text = (drawing: unknown): string => JSON.stringify(drawing);
  assert.equal(new Set(ROOMS.map((name) => text(drawRoom(name)))).size, 25);
  assert.equal(text(drawRoom('toString')), text(drawRoom(undefined)));
  for (const drawing of [...ROOMS.map(drawRoom), ...FIGURES.map((name) => drawFigure(name, '', 0))])
    assert.doesNotMatch(text(drawing), /NaN|undefined|"values":\["","var/);
});
