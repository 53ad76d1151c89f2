// Tests the descriptors of the games (game.ts), and the modules that are generated from them.
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { games as found } from '../../../scripts/support/games.js';
import { registry } from '../../../scripts/build/registry.js';
import { bots } from '../../../src/engine/bots/index.js';
import { published } from './games.js';

for (const [file, text] of registry)
  test(`${file} lists all games`, () => {
    assert.ok(readFileSync(file, 'utf8') === text, 'it is stale: node scripts/build/registry.js, and commit it');
  });

for (const { id, element, rulePrefix } of found)
  test(`${id}: the files that its descriptor names exist`, () => {
    assert.ok(existsSync(`src/components/${element}/stage.ts`));
    assert.match(readFileSync(`docs/rules/${id}.md`, 'utf8'), new RegExp(`^\\| ${rulePrefix}-`, 'm'));
  });

test('each bot is listed under its own id and under its former ids', () => {
  const former: Readonly<Record<string, string>> = Object.assign(
    {},
    ...found.map(({ formerBots }) => formerBots ?? {}),
  );
  for (const [id, bot] of Object.entries(bots)) assert.equal(bot.id, former[id] ?? id);
});

test('the id of the rules is the name of their folder', () => {
  for (const { id, rules } of published) assert.equal(rules.id, id);
});
