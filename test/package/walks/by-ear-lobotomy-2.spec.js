// A match of Lobotomy 2 by somebody who sees nothing: the introduction with the fewest players at the easiest, from the form to
// the end through roles, names and keys only; and what is heard of it: whole sentences of the tables, and few words a Turn.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  described,
  earOf,
  isWellSaid,
  listen,
  listening,
  median,
  toList,
  wordsOf,
} from '../support/screen-reader-user.js';
import { lastRounds, limit, matchLimit, pages } from '../support/page.js';
import { sentencesOf } from '../support/sentences.js';

const open = pages();

/**
 * Words that are heard in a Turn of one's own, and in a Monster Phase with what it asks; half of them have fewer. After the introduction
 * there are more Monsters, and of many the players decide where they go.
 */
const budget = { turn: 60, monsters: 110, later: 220 };

const scenarios = ['S1', 'S2', 'S3', 'S4', 'DN1', 'DN2', 'DN3', 'DN4'];

/** A night that is won leads to the next one of the campaign: with three bots it is. */
const campaign = {
  lang: 'en',
  seed: 'b',
  whole: true,
  players: 4,
  onward: 'S2',
  what: 'the introduction is won, and the campaign goes on with the next to its end',
};

/** `npm run walks` plays every Scenario to its end, one that is won with the next, and one in German; `npm test` begins one and goes on near its end. */
const matches = process.env.WALKS
  ? [
      ...scenarios.map((scenario) => ({ lang: 'en', scenario, whole: true, what: `the whole of ${scenario}` })),
      campaign,
      { lang: 'de' },
    ]
  : [{ lang: 'en' }];

/** Turns in which every point may be spent; after them a match is brought to its end. */
const busy = (whole) => (whole ? 12 : 4);

/** What is asked at length when a Turn begins, and in a word from then on. */
const begins = ({ key }) => key === 'ask-act';

const downs = (n) => Array(n).fill('ArrowDown');

/** Keys to an answer of a list, its last among them: by turns what can be put in and taken out again would go round for ever. */
const any = (n) => [[], downs(1), downs(2), ['End']][(Math.imul(n + 1, 2654435761) >>> 16) % 4];

async function play(page, sentences, { scenario = 'S1', whole = false, players = 1, onward }) {
  const { message } = sentences;
  const ear = await earOf(page);
  const say = (table, key, params = {}) => message(table, key).replace(/\{(\w+)\}/g, (_, name) => params[name]);

  // What is where, by role and name alone
  const canAct = [
    say('tile-grid', 'can-act'),
    ...Object.values(message('tile-grid', 'cost')).map((text) => text.split('{n}')[0]),
  ];
  const isStop = ({ role, around }) => role === 'option' && around[0]?.name === say('game', 'map');
  const isOpen = ({ name }) => canAct.some((text) => name.includes(text));

  let n = 0;
  /** Whether a Turn was ended last: what is heard then is no longer of it. */
  let ends = false;
  const { heard, listenOn, last } = listening(
    ear,
    sentences,
    /^(ask-(?!wait|over)|hear-choices$|confirm-|over-)/,
    () => ({ after: n, ends }),
  );

  async function begin() {
    while (!(await ear.find(({ role, checked }) => role === 'radio' && checked === 'true')));
    for (let i = scenarios.indexOf(scenario); i > 0; i--) await ear.press('ArrowDown');
    assert.ok((await ear.focus()).name.startsWith(say('game', scenario)));
    await ear.find(({ role, name }) => role === 'radio' && name === '4');
    for (let i = 4; i > players; i--) await ear.press('ArrowLeft');
    await ear.find(({ role, name }) => role === 'combobox' && name === say('game', 'difficulty'));
    for (const key of ['Home', 'ArrowDown', 'ArrowDown']) await ear.press(key);
    await ear.find(({ role, name }) => role === 'button' && name === say('game', 'start'));
    await ear.press('Enter');
  }

  /** An answer of the list; its words say whether it ends the Turn. */
  async function fromList(...keys) {
    assert.ok(await toList(ear, say('nw-choices', 'show-list')), `no choices after ${last()}`);
    for (const key of keys) await ear.press(key);
    ends ||= (await ear.focus()).name.startsWith(say('game', 'do-end'));
    await ear.press('Enter');
  }

  /** A place of the map where one can act, the first or the last; what is asked then, null if it is not answered there. */
  async function onMap(back) {
    await ear.find(isStop, 'Shift+Tab');
    await ear.press(back ? 'End' : 'Home');
    let here = await ear.focus();
    while (!isOpen(here)) {
      await ear.press(back ? 'PageUp' : 'PageDown');
      const next = await ear.focus();
      if (next.name === here.name) return null;
      here = next;
    }
    await ear.press('Enter');
    // What is pointed at may be meant in several ways: then they are listed.
    return listenOn(150);
  }

  /** From a question on, until it is over. */
  async function playOn(asked) {
    let turn = 0;
    for (; asked && !asked.startsWith('over-'); n++) {
      const now = heard.at(-1).found;
      if (now.some(begins)) {
        ends = false;
        turn++;
      }
      const acts = now.some(({ key }) => /^(ask|hear)-act(-moving)?$/.test(key));
      let next = null;
      if (asked.startsWith('confirm-')) await fromList();
      else if (turn > busy(whole) && acts) await fromList('End');
      else if (acts && n % 2) next = (await onMap(n % 4 > 1)) ?? (await fromList());
      else await fromList(...(acts ? downs(n % 3) : any(n)));
      asked = next ?? (await listenOn());
    }
    assert.ok(asked, `after ${last()} nothing is heard`);
    return asked;
  }

  await begin();
  let asked = await listenOn();
  if (!whole) {
    // The first question is answered, and the rest of the night is another one.
    await fromList('ArrowDown');
    assert.ok(await listenOn());
    const from = heard.length;
    await page.evaluate((situation) => {
      document.querySelector('lobotomy-game').situation = situation;
    }, lastRounds);
    for (asked = null; !asked;)
      asked = (await listenOn()) && heard.slice(from).some(({ found }) => found.some(begins)) && 'ask-act';
  }
  asked = await playOn(asked);
  if (onward) {
    assert.match(asked, /^over-won/, last());
    assert.ok(
      await ear.find(
        ({ role, name }) => role === 'button' && name === say('game', 'end-next', { scenario: say('game', onward) }),
      ),
      'the campaign goes on',
    );
    await ear.press('Enter');
    const begun = await listenOn();
    assert.notEqual((await ear.focus()).role, 'RootWebArea', 'the focus goes on with it');
    await playOn(begun);
  }
  return { heard, keys: ear.keys, questions: n };
}

/** Words of each own Turn, and of what is heard between two of them, if anything is: of a Monster Phase. */
function turns(heard) {
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
  return { own, monsters };
}

/** In the page: the seed of a match that nobody has given one is the same each time. */
const foreseen = () => {
  crypto.getRandomValues = (numbers) => numbers.fill(7);
};

for (const { lang, seed = 'ear', what = 'its beginning and its end', ...match } of matches) {
  test(`Lobotomy 2 by ear and keys: ${what}, ${lang}`, match.whole ? matchLimit : limit, async (t) => {
    const sentences = await sentencesOf(lang, 'lobotomy-2');
    const first = async (page) => {
      await listen(page);
      await page.addInitScript(foreseen);
    };
    const { page, said } = await open({
      lang,
      first,
      body: `<main><lobotomy-game pace="0" motion="none" no-save seed="${seed}"></lobotomy-game></main>`,
    });
    const { heard, keys, questions } = await play(page, sentences, match);
    assert.equal(...(await described(page, 'lobotomy-game')), 'its description is the table in words');
    await page.close();
    assert.deepEqual(said, []);
    const { own, monsters } = turns(heard);
    t.diagnostic(
      `${questions} questions by ${keys} keys; words of ${own.length} own Turns ${median(own)} (most ${Math.max(...own)}), of ${monsters.length} Monster Phases ${median(monsters)} (most ${Math.max(...monsters)})`,
    );
    isWellSaid(heard);
    assert.ok(own.length > 3 && monsters.length > 0);
    // Between bots a Turn is told with theirs.
    if (match.onward) return;
    assert.ok(median(own) <= budget.turn, `${median(own)} words an own Turn`);
    assert.ok(
      median(monsters) <= ((match.scenario ?? 'S1') === 'S1' ? budget.monsters : budget.later),
      `${median(monsters)} words a Monster Phase`,
    );
  });
}
