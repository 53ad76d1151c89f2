// Sanitarium, played by touch, in every mode.
import { lateSolo } from '../../support/page.js';
import { isSlip } from '../../support/touch-user.js';

const modes = ['competitive', 'cooperative', 'solo'];

/** A person plays the first seat, and random bots the others. */
export const matches = [
  { mode: 'competitive', seats: 2 },
  { mode: 'competitive', seats: 3 },
  { mode: 'competitive', seats: 4 },
  { mode: 'cooperative', seats: 2 },
  { mode: 'cooperative', seats: 3 },
  { mode: 'cooperative', seats: 4 },
  { mode: 'solo', seats: 1 },
].map((match) => ({
  ...match,
  hasForm: true,
  busyTurns: 1,
  seed: `touch ${match.mode}`,
  title: `${match.mode}, ${match.seats} at the table`,
}));
/** One match of each mode. The solo match begins near its end. */
export const sample = [
  ...matches.filter(({ seats }) => seats === 4),
  {
    ...matches.find(({ mode }) => mode === 'solo'),
    hasForm: false,
    attributes: `mode="solo" situation='${JSON.stringify(lateSolo)}'`,
  },
];

/** While a card is laid, the map is drawn smaller. Its spaces are no answers then; the places have their full size. */
export const crowd = {
  crowded: 24,
  shares: ({ token, piece, role, can }) => token || (piece === 'nw1-tile-grid' && role === 'option' && !can),
};
export const acts = /Points? left/;
export const turn = /take one die/;
export const isAside = ({ words }) => words.startsWith('Report');
export const isAsked = (thing) => (isSlip(thing) && !isAside(thing)) || thing.words === 'Show all choices as a list';
/** Players cannot be targets, because pressing a player means accusing them. */
export const isTarget = ({ words }) => !/^(Ada|Bruno|Cleo|Dov),/.test(words);
export const pointsAt = (question) => !/hunt/.test(question);

export async function fillForm({ things, tap, until }, page, { hasForm, mode, seats }) {
  if (!hasForm) return;
  const inputs = async () => (await things()).filter(({ role }) => role === 'input');
  await until(async () => (await inputs()).length > 0);
  await tap((await inputs())[modes.indexOf(mode)]);
  await page.locator('summary').tap();
  if (seats > 2) await page.locator('select').first().selectOption(String(seats));
  for (let seat = 1; seat < seats; seat++) await page.locator('.occupant select').nth(seat).selectOption('beginner');
  await tap((await things()).find(({ words }) => words === 'Play now'));
}

/**
 * After a tap on a new card's place, lays the card there. After a tap on a figure, taps a place where it can go; some of
 * them may lie outside the part of the map that is shown.
 */
export async function follow({ finger, isDone }, thing) {
  const { things, tap, until } = finger;
  await until(async () => {
    if (await isDone()) return true;
    const next = (await things()).filter(
      ({ words, can, piece, token }) =>
        words === 'Lay it here' ||
        (thing.token && can && !token && piece === thing.piece && !words.startsWith('Explore')),
    );
    for (const each of next) if (await tap(each)) return true;
    return false;
  });
}
