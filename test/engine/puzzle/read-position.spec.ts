// Positions from outside: a valid position can be continued; an invalid one is refused with the path of the fault.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { act, deal, puzzles, readPosition, type Position } from '../../../src/engine/puzzle/index.js';

const dealt = (id: string): Position => {
  const result = deal(id, 'p');
  return result.ok ? result.value : assert.fail();
};

describe('a position from outside', () => {
  it('is read unchanged, even in the middle of a draw', () => {
    for (const id of Object.keys(puzzles)) {
      const drawn = act(dealt(id), { do: 'draw' });
      for (const position of [dealt(id), drawn.ok ? drawn.value : dealt(id)])
        assert.deepEqual(readPosition(JSON.parse(JSON.stringify(position))), { ok: true, value: position });
    }
  });

  it('may have an author’s puzzle, and fewer pieces than the pile contains', () => {
    const { pieces } = dealt('1A');
    assert.equal(readPosition({ ...dealt('1A'), pieces: [null, ...pieces.slice(1)], pile: [] }).ok, true);
    const own = { ...puzzles['2A'], id: 'own' };
    assert.equal(readPosition({ ...dealt('2A'), puzzle: own }).ok, true);
  });

  const good = dealt('4A');
  const bad: readonly (readonly [what: string, json: unknown, fault: string])[] = [
    ['nothing', null, 'position-shape '],
    ['a text', '4A', 'position-shape '],
    ['a list', [], 'position-shape '],
    ['an object without a puzzle', {}, 'position-shape puzzle'],
    ['an unknown puzzle', { ...good, puzzle: '4B' }, 'position-shape puzzle'],
    ['a name that every object inherits', { ...good, puzzle: 'constructor' }, 'position-shape puzzle'],
    ['a puzzle that is a list', { ...good, puzzle: [] }, 'puzzle-shape puzzle'],
    ['an invalid puzzle', { ...good, puzzle: { id: 'own' } }, 'puzzle-shape puzzle/kind'],
    ['too few positions', { ...good, pieces: good.pieces.slice(1) }, 'position-shape pieces'],
    ['too few rotations', { ...good, turns: [] }, 'position-shape turns'],
    ['a piece that is turned too far', { ...good, turns: [0, 0, 4, 0, 0] }, 'position-shape turns/2'],
    ['a rotation that is a string', { ...good, turns: [0, 0, '1', 0, 0] }, 'position-shape turns/2'],
    ['a turned fragment', { ...dealt('7'), turns: [0, 1, 0, 0, 0, 0] }, 'position-shape turns/1'],
    ['a tile turned too far', { ...good, tile: 2 }, 'position-shape tile'],
    ['a tile between two rotations', { ...good, tile: 0.5 }, 'position-shape tile'],
    ['no pile', { ...good, pile: undefined }, 'position-shape pile'],
    ['null in the pile', { ...good, pile: [null] }, 'position-pieces pile/0'],
    ['a piece of another kind', { ...good, pieces: ['W01', ...good.pieces.slice(1)] }, 'position-pieces pieces/0'],
    [
      'a piece that occurs twice',
      { ...good, pieces: [good.pieces[1], ...good.pieces.slice(1)] },
      'position-pieces pieces/1',
    ],
    ['a piece in play and in the pile', { ...good, pile: [good.pieces[4]] }, 'position-pieces pile/0'],
    ['a drawn piece that is also in play', { ...good, drawn: good.pieces[0] }, 'position-pieces drawn'],
    ['a position that does not say what is drawn', { ...good, drawn: undefined }, 'position-pieces drawn'],
    [
      'a drawn piece in a rune',
      { ...dealt('7'), pieces: [null, ...dealt('7').pieces.slice(1)], drawn: dealt('7').pieces[0] },
      'position-shape drawn',
    ],
    ['more text than can be read', { ...good, pile: Array(5000).fill('L01') }, 'json-size pile/'],
  ];
  for (const [what, json, expected] of bad)
    it(`is refused with the path of the fault: ${what}`, () => {
      const result = readPosition(json);
      const said = result.ok ? 'none' : `${result.error.code} ${result.error.path}`;
      assert.equal(said.startsWith('json-size') ? said.replace(/\d+$/, '') : said, expected);
    });
});
