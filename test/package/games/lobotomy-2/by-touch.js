// Lobotomy 2, played by touch.
import { lastRounds } from '../../support/page.js';

export const crowd = { crowded: 24, shares: ({ piece, role }) => piece === 'nw1-tile-grid' && role === 'option' };
export const acts = /Action Points? left/;
export const turn = /3 Action Points left/;

export const matches = [{ title: 'a whole match', hasForm: true, busyTurns: 15 }];
export const sample = [
  {
    title: 'its end',
    busyTurns: 3,
    attributes: `seats="person" difficulty="2 easiest" situation='${JSON.stringify(lastRounds)}'`,
  },
];

export async function fillForm({ things, tap, until }, page, { hasForm }) {
  if (!hasForm) return;
  const begin = async () => (await things()).find(({ role, words }) => role === 'button' && words === 'Play now');
  await until(begin);
  await page.locator('summary').tap();
  await page.locator('select').first().selectOption({ index: 0 });
  await page.locator('select:has([value="2 easiest"])').selectOption('2 easiest');
  await tap(await begin());
}
