// Lobotomy 2 by ear: the first Scenario with the fewest players at the easiest, and with `npm run walks` every Scenario.
import assert from 'node:assert/strict';
import { lastRounds } from '../../support/page.js';
import { canActOnGrid, downs, wordsOf } from '../../support/screen-reader-user.js';

const scenarios = ['S1', 'S2', 'S3', 'S4', 'DN1', 'DN2', 'DN3', 'DN4'];

export const matches = [
  ...scenarios.map((scenario) => ({ scenario, whole: true, title: `the whole of ${scenario}` })),
  // With three bots the Scenario is won, and that leads to the next one of the campaign.
  {
    scenario: 'S1',
    seed: 'b',
    whole: true,
    players: 4,
    onward: 'S2',
    title: 'the introduction is won, and the campaign goes on with the next to its end',
  },
  { scenario: 'S1', lang: 'de', title: 'its beginning and its end' },
];
export const sample = [{ scenario: 'S1', title: 'its beginning and its end' }];

export const asks = /^(ask-(?!wait|over)|hear-choices$|confirm-|over-)/;

/** A match without a seed of its own, such as the next one of the campaign, is the same each time. */
export const first = (page) =>
  page.addInitScript(() => {
    crypto.getRandomValues = (numbers) => numbers.fill(7);
  });

/** A Turn begins with this question in full; after that it is asked in a word. */
const begins = ({ key }) => key === 'ask-act';

/** Keys to an answer of a list, the last one among them: in a fixed cycle, answers that undo each other could go on for ever. */
const any = (n) => [[], downs(1), downs(2), ['End']][(Math.imul(n + 1, 2654435761) >>> 16) % 4];

export function person(walk, { scenario, whole = false, players = 1, onward }) {
  const { page, ear, say, heard, listenOn, fromList } = walk;
  const canAct = canActOnGrid(walk);
  const isPlace = ({ role, around }) => role === 'option' && around[0]?.name === say('game', 'map');
  /** In later Turns the match is brought to its end. */
  const busyTurns = whole ? 12 : 4;
  let turn = 0;
  /** Whether the last answer ended a Turn: what is heard then is part of the Monster Phase. */
  let ends = false;

  /** What is asked after a press on the map; null if that answers nothing, or may mean several things, which are listed then. */
  async function onMap(fromEnd) {
    if (!(await walk.toPlace(isPlace, ({ name }) => canAct(name), fromEnd))) return null;
    await ear.press('Enter');
    return listenOn(150);
  }

  return {
    around: () => ({ ends }),

    async begin() {
      while (!(await ear.find(({ role, checked }) => role === 'radio' && checked === 'true')));
      for (const key of downs(scenarios.indexOf(scenario))) await ear.press(key);
      assert.ok((await ear.focus()).name.startsWith(say('game', scenario)));
      await ear.find(({ role, name }) => role === 'radio' && name === '4');
      for (let count = 4; count > players; count--) await ear.press('ArrowLeft');
      await ear.find(({ role, name }) => role === 'combobox' && name === say('game', 'difficulty'));
      for (const key of ['Home', 'ArrowDown', 'ArrowDown']) await ear.press(key);
      await walk.press(say('game', 'start'));
    },

    /** Where not the whole match is played, the first question is answered, and then another match goes on near its end. */
    async opening() {
      if (whole) return null;
      assert.ok(await listenOn());
      await fromList('ArrowDown');
      assert.ok(await listenOn());
      const from = heard.length;
      await page.evaluate((situation) => {
        document.querySelector('lobotomy-game').situation = situation;
      }, lastRounds);
      while (!((await listenOn()) && heard.slice(from).some(({ found }) => found.some(begins))));
      return 'ask-act';
    },

    async chosen() {
      ends ||= (await ear.focus()).name.startsWith(say('game', 'do-end'));
    },

    async answer(asked) {
      const { n } = walk;
      const now = heard.at(-1).found;
      if (now.some(begins)) {
        ends = false;
        turn++;
      }
      const acts = now.some(({ key }) => /^(ask|hear)-act(-moving)?$/.test(key));
      if (asked.startsWith('confirm-')) return fromList();
      if (turn > busyTurns && acts) return fromList('End');
      if (acts && n % 2) return (await onMap(n % 4 > 1)) ?? fromList();
      return fromList(...(acts ? downs(n % 3) : any(n)));
    },

    async goOn(end) {
      if (!onward) return null;
      assert.match(end, /^over-won/, walk.last());
      turn = 0;
      const next = say('game', 'end-next', { scenario: say('game', onward) });
      assert.ok(await ear.find(({ role, name }) => role === 'button' && name === next), 'the campaign goes on');
      await ear.press('Enter');
      const asked = await listenOn();
      assert.notEqual((await ear.focus()).role, 'RootWebArea', 'the focus goes on with it');
      return asked;
    },
  };
}

/** Words of each own Turn, and of what is heard between two of them, if anything is: of a Monster Phase. */
export function wordCounts(heard, { scenario, onward }) {
  const [own, monsters] = [[], []];
  let between = 0;
  for (const { found, ends } of heard) {
    const at = found.findIndex(begins);
    if (at >= 0) {
      between += wordsOf(found.slice(0, at));
      if (between > 0 && own.length > 0) monsters.push(between);
      between = 0;
      own.push(wordsOf(found.slice(at)));
    } else if (ends) between += wordsOf(found);
    else if (own.length > 0) own.push(own.pop() + wordsOf(found));
  }
  // Among bots, their Turns are told together with one's own. After the first Scenario there are more Monsters.
  const budgets = onward ? [] : [60, scenario === 'S1' ? 110 : 220];
  return [
    { of: 'own Turns', counts: own, least: 4, budget: budgets[0] },
    { of: 'Monster Phases', counts: monsters, least: 1, budget: budgets[1] },
  ];
}
