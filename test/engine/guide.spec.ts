// Tests the code in docs/engine.md. Its matches and tables are played here, and every piece of TypeScript in it is
// compared with the file that it names.
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { Bot } from '../../src/engine/bots/bot.js';
import { createMatch, explain, restoreMatch } from '../../src/engine/kernel/index.js';
import { Table } from '../../src/engine/table/table.js';
import { play } from '../support/play.js';
import { rules } from './test-games/tic-tac-toe.js';
import { rules as whispers } from './test-games/whispers.js';
import { TestClock } from './table/test-clock.js';

const guide = new URL('../../docs/engine.md', import.meta.url);

test('a match can be played as the guide says', () => {
  const match = createMatch(rules, { seed: 'guide', seats: ['Ada', 'Ben'] });
  const [question] = match.questions;
  assert.ok(question);
  assert.deepEqual(question.options[4], { id: 'mark:4', targets: ['cell:4'], rule: 'TTT-01' });
  assert.deepEqual(match.choose(question.seat, question.n, 'mark:4'), { ok: true, value: undefined });

  const seen = match.view(1, 0);
  assert.deepEqual(seen.events, [{ type: 'marked', rule: 'TTT-01', player: 0, cell: 4 }]);
  assert.equal(seen.cursor, 1);

  assert.deepEqual(explain(match, 1, 'mark:4'), { rule: 'TTT-01', message: 'That cell is taken.' });
  assert.equal(explain(match, 1, 'mark:0'), null);

  const restored = restoreMatch(rules, JSON.parse(JSON.stringify(match.save())));
  assert.ok(restored.ok);
  assert.deepEqual(restored.value.view(1), match.view(1));
});

test('results can be scripted as the guide says', () => {
  const faces = [
    { deck: 'deck', card: 'red-6' },
    { deck: 'deck', card: 'grey-1' },
  ];
  const match = createMatch(whispers, { seed: 1, seats: 2, faces });
  assert.equal(match.view(0).state.hand[0], 'red-6');
});

test('a table can be made as the guide says', async () => {
  const clock = new TestClock();
  const first: Bot = {
    id: 'first',
    *think(imagine, seat) {
      const question = imagine()
        .view(seat)
        .questions.find(({ standing }) => !standing);
      yield;
      return { n: question?.n ?? 0, id: question?.options[0]?.id ?? '' };
    },
  };
  const table = new Table({
    match: play(whispers),
    occupants: [{ kind: 'person' }, { kind: 'bot', bot: first }],
    clock,
    pace: 600,
  });
  const me = table.as(0);
  const { questions } = await me.view();
  const [lay] = questions;
  await me.choose(lay?.n ?? 0, lay?.options[0]?.id ?? '');
  clock.pass(600);
  assert.equal((await me.view()).events.at(-1)?.type, 'revealed');
});

test('the code in the guide equals the code in the files that it names', () => {
  const text = readFileSync(guide, 'utf8');
  const blocks = [...text.matchAll(/(?:<!-- from (\S+) -->\n+)?```ts\n([\s\S]*?)```/g)];
  assert.ok(blocks.length > 15);
  for (const [, file, code = ''] of blocks) {
    assert.ok(file, `this code does not name its file:\n${code}`);
    assert.ok(
      readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8').includes(code),
      `${file} does not have this:\n${code}`,
    );
  }
});

test('the targets of all links in the guide exist', () => {
  const text = readFileSync(guide, 'utf8');
  const headings = [...text.matchAll(/^## (.*)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\w\- ]/g, '')
      .replaceAll(' ', '-'),
  );
  for (const [, link = ''] of text.matchAll(/\]\(([^)]+)\)/g)) {
    if (link.startsWith('#')) assert.ok(headings.includes(link.slice(1)), link);
    else assert.ok(existsSync(new URL(link, guide)), link);
  }
});

test('the guide lists every refusal and fault of the kernel, and every refusal of a table', () => {
  const text = readFileSync(guide, 'utf8');
  const codesIn = (folder: string, code: RegExp): string[] => {
    const url = new URL(`../../src/engine/${folder}/`, import.meta.url);
    return readdirSync(url).flatMap((name) =>
      [...readFileSync(new URL(name, url), 'utf8').matchAll(code)].map(([, ...found]) => found.find(Boolean) ?? ''),
    );
  };
  const codes = [
    ...codesIn('kernel', /'(NW-[A-Z-]+)'|code: '([a-z-]+)'|[fF]ault\('([a-z-]+)'/g),
    ...codesIn('table', /'(NW-[A-Z-]+)'/g),
  ];
  assert.ok(codes.length > 15);
  for (const name of codes) assert.ok(text.includes(`\`${name}\``), `${name} is not in the guide`);
});
