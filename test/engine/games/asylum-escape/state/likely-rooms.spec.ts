// The examples on the rules page mention percentages. The drawing of the house shows the same percentages, and they
// follow from what everybody has heard.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { contentOf } from '../../../../../src/engine/games/asylum-escape/cards/card-index.js';
import { pack } from '../../../../../src/engine/games/asylum-escape/content/pack.js';
import { rules } from '../../../../../src/engine/games/asylum-escape/rules/rules.js';
import { likelyRooms } from '../../../../../src/engine/games/asylum-escape/state/suspicion.js';
import { columnName } from '../../../../../src/engine/games/asylum-escape/words/names.js';
import { playExample, type Example } from '../../../../../src/engine/table/example.js';

const examples = [
  ...readFileSync('examples/rules/asylum-escape.html', 'utf8').matchAll(
    /<script type="application\/json">([^]*?)<\/script>/g,
  ),
].map(([, json = '']) => JSON.parse(json) as Example);
const content = contentOf(pack);

test('the house shows each chance that the rules page mentions, and the chance depends on no hidden facts', () => {
  let told = 0;
  for (const example of examples.filter(({ sought }) => sought !== undefined)) {
    assert.equal(example.eyes, 'everybody');
    const played = playExample(rules, example);
    assert.ok(played.ok);
    for (const [i, moment] of played.value.entries()) {
      const seen = played.value.slice(0, i + 1).map((each) => each.seen);
      const weights = likelyRooms(content, seen, example.sought ?? 0);
      const chances = new Map(
        moment.seen.state.columns.flatMap((column, x) =>
          column.map((room, y) => [
            `${columnName(x)}${y + 1}`,
            Math.round(100 * (weights?.[content.rooms.indexOf(room)] ?? 0)),
          ]),
        ),
      );
      for (const [, percent, place = ''] of moment.say.matchAll(/(\d+)% at ([A-Z]\d)/g)) {
        assert.equal(chances.get(place), Number(percent), `${place}: ${moment.say}`);
        told++;
      }
    }
  }
  assert.ok(told >= 10);
});
