// The notebook of Asylum Escape on a phone: the rooms are far enough apart for a finger.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { limit, pages } from '../support/page.js';
import { minimumTapSize, phone } from '../support/touch-user.js';

const open = pages();

test('by touch: the rooms in the notebook of Asylum Escape are at least 44 px apart', limit, async () => {
  const { page } = await open({
    ...phone,
    body: '<main><asylum-escape-game pace="0" motion="none" no-save seed="touch" seats="person random random" patients="1"></asylum-escape-game></main>',
  });
  await page.locator('#tab-notebook').tap();
  await page.locator('nw1-notebook [data-id]').first().waitFor();
  const corners = await page
    .locator('nw1-notebook [data-id]')
    .evaluateAll((rooms) => rooms.map((room) => room.getBoundingClientRect()).map(({ left, top }) => [left, top]));
  await page.close();
  assert.equal(corners.length, 25);
  for (const side of [0, 1]) {
    const lines = [...new Set(corners.map((corner) => corner[side]))].sort((a, b) => a - b);
    for (const [i, line] of lines.entries())
      assert.ok(i === 0 || line - lines[i - 1] >= minimumTapSize, `${line - lines[i - 1]} px`);
  }
});
