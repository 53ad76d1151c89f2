// What a reader waits for, counted in a real browser on the built files: how many scripts a page fetches, and how many kB
// (1024 bytes, gzipped) they are together. Also what a page with two games and a rules page fetch.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { formOf, games, limit, pages, pieces, players } from '../support/page.js';

const open = pages();

const budgets = {
  piece: { kB: 16, requests: 6 },
  largePiece: { kB: 22, requests: 6 },
  form: { kB: 30, requests: 12 },
  game: { kB: 300, requests: 20 },
};
const largePieces = ['tile-grid', 'puzzle-board'];

/** Opens a page and follows what it fetches: each script by its path, and its size in bytes. */
async function openCounting(setup) {
  const scripts = [];
  const { page } = await open({
    ...setup,
    first: (page) =>
      page.on(
        'request',
        (request) => request.resourceType() === 'script' && scripts.push(new URL(request.url()).pathname),
      ),
  });
  await page.evaluate(() => window.ready());
  return { page, scripts };
}

const sizeOf = (path) => gzipSync(readFileSync(path.slice(1)), { level: 9 }).length / 1024;

function checkBudget(scripts, { kB, requests }) {
  const size = scripts.reduce((sum, path) => sum + sizeOf(path), 0);
  const list = scripts.map((path) => `${sizeOf(path).toFixed(1).padStart(6)} ${path}`).join('\n');
  assert.deepEqual(
    scripts.filter((path, i) => scripts.indexOf(path) !== i),
    [],
    'nothing is fetched twice',
  );
  assert.ok(size <= kB, `${size.toFixed(1)} kB, of ${kB}:\n${list}`);
  assert.ok(scripts.length <= requests, `${scripts.length} requests, of ${requests}:\n${list}`);
}

for (const [tag, body] of Object.entries(pieces)) {
  const budget = largePieces.includes(tag) ? budgets.largePiece : budgets.piece;
  test(`<${tag}> is there with ${budget.kB} kB in ${budget.requests} requests`, limit, async () => {
    const { page, scripts } = await openCounting({ body });
    await page.close();
    checkBudget(scripts, budget);
  });
}

for (const [tag, markup] of Object.entries(games)) {
  test(
    `the form of <${tag}> is there with ${budgets.form.kB} kB in ${budgets.form.requests} requests`,
    limit,
    async () => {
      const { page, scripts } = await openCounting({ body: formOf(markup) });
      // Behind a form that is being read, a match is fetched already: the form is the element and what it imports.
      const preloaded = await page.$$eval('link[rel=modulepreload]', (links) =>
        links.map(({ href }) => new URL(href).pathname),
      );
      await page.close();
      checkBudget(
        scripts.filter((path) => path === '/cdn/nightward.js' || path === `/cdn/${tag}.js` || preloaded.includes(path)),
        budgets.form,
      );
    },
  );

  test(
    `<${tag}> comes to its first choice with ${budgets.game.kB} kB in ${budgets.game.requests} requests`,
    limit,
    async () => {
      const { page, scripts } = await openCounting({ body: markup });
      await page.evaluate((tag) => window.until(() => window.choicesOf(document.querySelector(tag))), tag);
      await page.waitForLoadState('networkidle');
      await page.close();
      checkBudget(scripts, budgets.game);
    },
  );
}

test('a page with two games fetches what they share once', limit, async () => {
  const { page, scripts } = await openCounting({ body: games['sanitarium-game'] + games['asylum-escape-game'] });
  for (const tag of ['sanitarium-game', 'asylum-escape-game'])
    await page.evaluate((tag) => window.until(() => window.choicesOf(document.querySelector(tag))), tag);
  await page.waitForLoadState('networkidle');
  await page.close();
  checkBudget(scripts, { kB: 1.6 * budgets.game.kB, requests: 1.6 * budgets.game.requests });
});

for (const [tag, markup] of Object.entries(players)) {
  test(`a rules page with <${tag}> fetches no more than a game`, limit, async () => {
    const { page, scripts } = await openCounting({ body: markup });
    await page.waitForLoadState('networkidle');
    await page.close();
    checkBudget(scripts, budgets.game);
  });
}
