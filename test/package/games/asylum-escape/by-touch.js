// Asylum Escape, played by touch.
import { lastTurn } from '../../support/page.js';

export const crowd = { crowded: 24, shares: ({ piece, role }) => piece === 'nw1-house' && role === 'option' };
export const acts = /your turn/;
export const turn = /your turn\. (Play cards, and d|D)raw/;

export const matches = [{ title: 'a whole match', hasForm: true, busyTurns: 15 }];
export const sample = [
  {
    title: 'its end',
    busyTurns: 3,
    attributes: `seats="person random random" patients="0" situation='${JSON.stringify(lastTurn)}'`,
  },
];

export async function fillForm({ things, tap, until }, page, { hasForm }) {
  if (!hasForm) return;
  const begin = async () => (await things()).find(({ role, words }) => role === 'button' && words === 'Play now');
  await until(begin);
  await page.locator('summary').tap();
  await page.locator('select').first().selectOption({ index: 0 });
  await tap(await begin());
}
