// Lobotomy 2, played with a screen reader: the first Scenario with few players and the lowest difficulty. `npm run
// walks` plays every Scenario.
import assert from 'node:assert/strict';
import { lastRounds } from '../../support/page.js';
import { canActOnGrid, downs, wordsOf } from '../../support/screen-reader-user.js';

const scenarios = ['S1', 'S2', 'S3', 'S4', 'DN1', 'DN2', 'DN3', 'DN4'];

export const matches = [
  ...scenarios.map((scenario) => ({ scenario, whole: true, title: `the whole of ${scenario}` })),
  // With three bots and this seed, the player wins the Scenario, and the campaign continues with the next one.
  {
    scenario: 'S1',
    seed: 'b',
    whole: true,
    players: 4,
    onward: 'S2',
    title: 'the introduction is won, and the next Scenario of the campaign is played to its end',
  },
  { scenario: 'S1', lang: 'de', title: 'its beginning and its end' },
];
export const sample = [{ scenario: 'S1', title: 'its beginning and its end' }];

export const asks = /^(ask-(?!wait|over)|hear-choices$|confirm-|over-)/;

/**
 * Replaces random seeds with a fixed one, so that matches without a seed, such as the next match of the campaign, are
 * always the same.
 */
export const first = (page) =>
  page.addInitScript(() => {
    crypto.getRandomValues = (numbers) => numbers.fill(7);
  });

/**
 * Whether a sentence begins a Turn. The question is asked with its full text first, and with a shorter text later in
 * the Turn.
 */
const begins = ({ key }) => key === 'ask-act';

/**
 * Returns keys that lead to an answer in a list. The answers do not come in a fixed cycle, because answers that undo
 * each other could then repeat for ever.
 */
const any = (n) => [[], downs(1), downs(2), ['End']][(Math.imul(n + 1, 2654435761) >>> 16) % 4];

export function person(walk, { scenario, whole = false, players = 1, onward }) {
  const { page, reader, say, heard, listenOn, fromList } = walk;
  const canAct = canActOnGrid(walk);
  const isPlace = ({ role, ancestors }) => role === 'option' && ancestors[0]?.name === say('game', 'map');
  /** After this many Turns, each answer ends the Turn, so that the match ends soon. */
  const busyTurns = whole ? 12 : 4;
  let turn = 0;
  /** Whether the last answer ended a Turn. The sentences that follow are then part of the Monster Phase. */
  let ends = false;

  /**
   * Presses a place on the map. Returns the next question, or null if nothing was answered: no place can be pressed, or
   * the press has opened a list of several choices.
   */
  async function onMap(fromEnd) {
    if (!(await walk.toPlace(isPlace, ({ name }) => canAct(name), fromEnd))) return null;
    await reader.press('Enter');
    return listenOn(150);
  }

  return {
    context: () => ({ ends }),

    async begin() {
      while (!(await reader.find(({ role, checked }) => role === 'radio' && checked === 'true')));
      for (const key of downs(scenarios.indexOf(scenario))) await reader.press(key);
      assert.ok((await reader.focus()).name.startsWith(say('game', scenario)));
      await walk.fillSeats(players, 1);
      await reader.find(({ role, name }) => role === 'combobox' && name === say('game', 'difficulty'));
      for (const key of ['Home', 'ArrowDown', 'ArrowDown']) await reader.press(key);
      await walk.press(say('game', 'start'));
    },

    /**
     * If the match is not played as a whole, answers its first question, and then continues with a position near the
     * end.
     */
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
      ends ||= (await reader.focus()).name.startsWith(say('game', 'do-end'));
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
      assert.ok(
        await reader.find(({ role, name }) => role === 'button' && name === next),
        'the end offers the next Scenario',
      );
      await reader.press('Enter');
      const asked = await listenOn();
      assert.notEqual((await reader.focus()).role, 'RootWebArea', 'the focus moves to the next Scenario');
      return asked;
    },
  };
}

/** Counts the words in each Turn of the person, and in each Monster Phase between two of these Turns. */
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
  // The Turns of bots count as part of the person's Turn, so a match with bots has no budget. Later Scenarios have more
  // Monsters.
  const budgets = onward ? [] : [60, scenario === 'S1' ? 110 : 220];
  return [
    { of: 'own Turns', counts: own, least: 4, budget: budgets[0] },
    { of: 'Monster Phases', counts: monsters, least: 1, budget: budgets[1] },
  ];
}
