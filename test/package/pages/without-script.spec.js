// Tests pages on which no script runs, or whose script is blocked or lost: an element then needs no more room than its
// content, and shows its fallback.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { games, limit, pages, pieces, wholeGameElements } from '../support/page.js';

const open = pages();
const tags = Object.keys({ ...pieces, ...wholeGameElements, ...games });
const inside = '<span>One line.</span><b slot="fallback">Another line.</b>';
const body = tags.map((tag) => `<${tag}>${inside}</${tag}>`).join('');
const ownLayout = Object.keys(games)
  .map(
    (tag) =>
      `<${tag} layout="own" seats="person"><nw-choices></nw-choices><dice-pool></dice-pool><tile-grid board="L1"></tile-grid><p data-part="people"></p></${tag}>`,
  )
  .join('');
/** Two lines of text, with some room for the margins of the page. */
const TWO_LINES = 60;

/** Checks that each element is as high as its content, and that its fallback is visible. */
async function isPlain(page) {
  for (const tag of tags) {
    const { height } = await page.locator(tag).boundingBox();
    assert.ok(height < TWO_LINES, `<${tag}> is ${height} px high`);
    assert.ok(await page.locator(`${tag} [slot]`).isVisible(), `the fallback of <${tag}>`);
  }
  await page.close();
}

test('where no script runs, the style sheet reserves no room, and the fallback is visible', limit, async () => {
  const { page } = await open({ body, javaScriptEnabled: false });
  await isPlain(page);
});

test('a page’s own layout reserves no room where no script runs', limit, async () => {
  const { page } = await open({ body: ownLayout, javaScriptEnabled: false });
  for (const tag of Object.keys(games)) {
    const { height } = await page.locator(tag).boundingBox();
    assert.ok(height < TWO_LINES, `<${tag}> is ${height} px high`);
  }
  await page.close();
});

test('while the script is awaited, room is reserved, and the fallback is hidden', limit, async () => {
  const { page } = await open({ body, headers: { 'content-security-policy': "script-src 'none'" } });
  for (const tag of ['sanitarium-game', 'dice-pool', 'nw-choices'])
    assert.ok((await page.locator(tag).boundingBox()).height > TWO_LINES, tag);
  assert.equal(await page.locator('dice-pool [slot]').isVisible(), false);
  await page.close();
});

for (const [why, headers] of [
  ['a policy blocks the script', { 'content-security-policy': "script-src 'none'" }],
  ['the script is lost', {}],
])
  test(`if ${why}, the reserved room is given back after a while, and the fallback is shown`, limit, async () => {
    const { page } = await open({
      body,
      headers,
      first: (page) => page.route('**/nightward.js', (route) => route.abort()),
    });
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.finish();
    });
    await isPlain(page);
  });

test(
  'if an element cannot be loaded, it has the state error, tells the page, and shows its fallback',
  limit,
  async () => {
    const { page } = await open({
      body: `<hunt-track></hunt-track><sanitarium-game>${inside}</sanitarium-game>`,
      head: '<script>document.addEventListener("nw-error", ({ target, code, path }) => { window.told = [target.localName, code, path]; });</script>',
      first: (page) => page.route('**/sanitarium-game.js', (route) => route.abort()),
    });
    const game = page.locator('sanitarium-game:state(error)');
    await game.waitFor();
    assert.ok((await game.boundingBox()).height < TWO_LINES);
    assert.ok(await game.locator('[slot]').isVisible());
    assert.deepEqual(await page.evaluate(() => window.told), ['sanitarium-game', 'unloaded', 'sanitarium-game']);
    await page.locator('hunt-track:state(ready)').waitFor();
    await page.close();
  },
);

test('an element that is drawn does not show its fallback', limit, async () => {
  const { page } = await open({ body: `<dice-pool>${inside}</dice-pool>` });
  await page.locator('dice-pool:state(ready)').waitFor();
  assert.deepEqual(
    [await page.locator('[slot]').isVisible(), await page.getByText('One line.').isVisible()],
    [false, true],
  );
  await page.close();
});
