// The drawings of Lobotomy 2: every card of the pack has a different one, and all of them can be drawn.
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { artTokens } from '../../../../../src/components/lobotomy-game/art/art.styles.js';
import { cardFrame, FRAMED_KINDS } from '../../../../../src/components/lobotomy-game/art/card-frame.js';
import { endingArt } from '../../../../../src/components/lobotomy-game/art/ending.js';
import { floorArt } from '../../../../../src/components/lobotomy-game/art/floors.js';
import { cover, portrait, scenarioPicture } from '../../../../../src/components/lobotomy-game/art/start-pictures.js';
import { MARKED_KINDS, typeMark } from '../../../../../src/components/lobotomy-game/art/marks.js';
import {
  fetchPictures,
  picture,
  PICTURE_KINDS,
  pictureIds,
} from '../../../../../src/components/lobotomy-game/art/pictures.js';
import {
  mark,
  monster,
  standee,
  TOKEN_KINDS,
  tokenArt,
} from '../../../../../src/components/lobotomy-game/art/tokens.js';
import { characterIds, scenarioIds } from '../../../../../src/components/lobotomy-game/start/match-plan.js';
import { pack } from '../../../../../src/engine/games/lobotomy-2/content/pack.js';

/** A drawing as HTML text. */
function written(drawing: unknown): string {
  if (Array.isArray(drawing)) return drawing.map(written).join('');
  if (typeof drawing === 'string' || typeof drawing === 'number') return String(drawing);
  const { strings, values } = (drawing ?? {}) as {
    readonly strings?: readonly string[];
    readonly values?: readonly unknown[];
  };
  return strings?.map((text, i) => text + written(values?.[i])).join('') ?? '';
}

const declared = new Set(artTokens.cssText.match(/--lob-[\w-]+(?=:)/g));
const command = /^\s*(?:[MLHVQTCSAZ](?:[\s,]*-?(?:\d+\.?\d*|\.\d+))*\s*)+$/i;

/** Checks that every path has coordinates, and that every colour exists. */
function assertSound(drawing: unknown, id: string): void {
  const text = written(drawing);
  const paths = [...text.matchAll(/<path d=(.*?) fill=(.*?) stroke=(.*?) stroke-width=(.*?) /g)];
  assert.notEqual(paths.length, 0, `${id} shows nothing`);
  for (const [, d = '', fill, stroke, width] of paths) {
    assert.match(d, /^M/i, `${id}: ${d.slice(0, 40)}`);
    assert.match(d, command, `${id}: ${d.slice(0, 60)}`);
    assert.notEqual(`${fill} ${stroke}`, 'none none', `${id}: ${d.slice(0, 40)} has no ink`);
    assert.ok(Number(width) > 0, `${id}: a line of width ${width}`);
  }
  assertColours(text, id);
}

function assertColours(text: string, id: string): void {
  for (const name of text.match(/--lob-[\w-]+/g) ?? []) assert.ok(declared.has(name), `${id}: ${name}`);
}

const alike = (drawings: readonly (readonly [id: string, drawing: unknown])[]): string[] => {
  const seen = new Map<string, string>();
  return drawings.flatMap(([id, drawing]) => {
    const text = written(drawing);
    const other = seen.get(text);
    seen.set(text, id);
    return other === undefined ? [] : [`${other} = ${id}`];
  });
};

const ids = (cards: readonly { readonly id: string }[]): string[] => cards.map(({ id }) => id);
const cards: readonly string[] = [
  ...pack.characters.flatMap(({ id }) => [id, `${id}.insane`]),
  'fists',
  ...ids(pack.weapons),
  ...ids(pack.equipment),
  ...ids(pack.disorders),
  ...ids(pack.monsters),
  ...ids(pack.bossCards),
  ...ids(pack.hunt),
  ...ids(pack.spawns),
  ...ids(pack.lockers),
  ...ids(pack.difficulties),
  ...ids(pack.memories ?? []),
  ...pack.scenarios.flatMap(({ chapters, cards: told }) => [...chapters, ...(told ?? [])].map(({ cid }) => cid)),
];

before(async () => {
  await fetchPictures(PICTURE_KINDS);
});

test('every card of the pack has a different picture', () => {
  const there = new Set(pictureIds());
  assert.deepEqual(
    cards.filter((id) => !there.has(id)),
    [],
  );
  assert.deepEqual(alike([...there].map((id) => [id, picture(id)])), []);
});

test('every picture uses only defined colours', () => {
  for (const id of pictureIds()) assertSound(picture(id), id);
});

test('a card without a drawing shows a covered shape, whatever its id', () => {
  assertSound(picture('gramophone'), 'gramophone');
  for (const id of ['', '__proto__', 'constructor']) assert.equal(written(picture(id)), written(picture('gramophone')));
});

test('LOB-SEA-02 an open Locker shows one yellow mark for each success of its prices', () => {
  for (const { id, weapon = 0, equipment = 0, meds = 0 } of pack.lockers) {
    assert.equal(written(picture(id)).match(/h10v10h-10z/g)?.length, weapon + equipment + meds, id);
  }
});

test('a Spawn card shows a pair of eyes for each number of its slot', () => {
  for (const card of pack.spawns) {
    if (card.kind !== 'monster') continue;
    const eyes = written(picture(card.id))
      .split('<path ')
      .find((path) => path.includes('fill=var(--lob-pale)') && (path.match(/z/g)?.length ?? 0) === card.slot * 2);
    assert.ok(eyes, card.id);
  }
});

test('every Character, Monster and token has its own drawing on the Board', () => {
  const figures = [
    ...pack.characters.map(({ id }) => [id, standee({ art: id, shape: 0, letter: 'A' })] as const),
    ...pack.monsters.map(({ id }) => [id, monster({ art: id })] as const),
    ...['locker', 'locker-open', 'riddle', 'riddle-up', 'mine', 'gun', 'memory-3', 'key-pantry', 'other'].map(
      (id) => [id, mark({ art: id, letter: 'B' })] as const,
    ),
  ];
  for (const [id, drawing] of figures) assertSound(drawing, id);
  assert.deepEqual(alike(figures), []);
  assert.equal(new Set([0, 1, 2, 3, 4].map((shape) => written(standee({ shape, letter: 'A' })))).size, 5);
});

test('the marks of cards differ', () => {
  const drawings = [
    ...TOKEN_KINDS.map((kind) => [kind, tokenArt(kind)] as const),
    ...FRAMED_KINDS.map((kind) => [`frame ${kind}`, cardFrame(kind)] as const),
    ...MARKED_KINDS.map((kind) => [`mark ${kind}`, typeMark(kind)] as const),
  ];
  for (const [id, drawing] of drawings) assertSound(drawing, id);
  assert.deepEqual(alike(drawings), []);
});

test('the start form draws every Scenario and Character of the pack, each differently', () => {
  assert.deepEqual(
    scenarioIds,
    pack.scenarios.map(({ id }) => id),
  );
  assert.deepEqual(
    characterIds,
    pack.characters.map(({ id }) => id),
  );
  const drawings = [
    ['cover', cover()] as const,
    ...scenarioIds.map((id) => [id, scenarioPicture(id)] as const),
    // In front of the same wall, the heads have to differ.
    ...characterIds.map((id) => [id, portrait(id, 0)] as const),
  ];
  for (const [id, drawing] of drawings) assertSound(drawing, id);
  assert.deepEqual(alike(drawings), []);
});

test('every Map Tile is furnished differently, in every direction; a tile of another pack is empty', () => {
  const cells = Array.from({ length: 25 }, (_, n) => [(n % 5) - 7, Math.floor(n / 5) + 3] as const);
  const floors = pack.tiles.map(({ id }) => [id, floorArt({ art: id, cells })] as const);
  for (const [id, drawing] of floors) assertSound(drawing, id);
  assert.deepEqual(alike(floors), []);
  assert.equal(written(floorArt({ art: 'cellar', cells })), '');
});

test('a victory looks different from a defeat, and both show the Characters in play', () => {
  const endings = [1, 2, 3, 4, 5].flatMap((n) =>
    [true, false].map((won) => [`${won} ${n}`, endingArt(won, n)] as const),
  );
  for (const [id, drawing] of endings) assertSound(drawing, id);
  const count = (won: boolean, n: number, what: RegExp): number => written(endingArt(won, n)).match(what)?.length ?? 0;
  assert.equal(count(false, 5, /--lob-iron/g) - count(false, 3, /--lob-iron/g), 2);
  assert.equal(alike(endings.filter(([id]) => id.startsWith('true'))).length, 0);
});
