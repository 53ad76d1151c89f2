// A match of Lobotomy 2 by somebody who sees nothing: the introduction with the fewest players at the easiest, from the form to
// the end through roles, names and keys only; and what is heard of it: whole sentences of the tables, and few words a Turn.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { described, earOf, isWellSaid, listen, listening, median, toList, wordsOf } from './ear.js';
import { lastRounds, pages } from './page.js';
import { sentencesOf } from './sentences.js';

const open = pages();

/** Words that are heard in a Turn of one's own, and in a Monster Phase with what it asks; half of them have fewer. */
const budget = { turn: 60, monsters: 110 };

/** `npm run walks` plays a whole match, and one in German; `npm test` begins one and goes on near its end. */
const matches = process.env.WALKS ? [{ lang: 'en', whole: true }, { lang: 'de' }] : [{ lang: 'en' }];

/** Turns in which every point may be spent; after them a match is brought to its end. */
const busy = (whole) => (whole ? 12 : 4);

/** What is asked at length when a Turn begins, and in a word from then on. */
const begins = ({ key }) => key === 'ask-act';

async function play(page, sentences, whole) {
  const { message } = sentences;
  const ear = await earOf(page);
  const say = (table, key, params = {}) => message(table, key).replace(/\{(\w+)\}/g, (_, name) => params[name]);

  // What is where, by role and name alone
  const canAct = [say('tile-grid', 'can-act'), ...Object.values(message('tile-grid', 'cost')).map((text) => text.split('{n}')[0])];
  const isStop = ({ role, around }) => role === 'option' && around[0]?.name === say('lobotomy-table', 'map');
  const isOpen = ({ name }) => canAct.some((text) => name.includes(text));

  let n = 0;
  let turn = 0;
  /** Whether a Turn was ended last: what is heard then is no longer of it. */
  let ends = false;
  const { heard, listenOn, last } = listening(ear, sentences, /^(ask-(?!wait|over)|hear-choices$|confirm-|over-)/, () => ({ after: n, ends }));

  async function begin() {
    while (!(await ear.find(({ role, checked }) => role === 'radio' && checked === 'true')));
    assert.ok((await ear.focus()).name.startsWith(say('lobotomy-story', 'S1')));
    await ear.find(({ role, name }) => role === 'radio' && name === '4');
    for (let i = 4; i > 1; i--) await ear.press('ArrowLeft');
    await ear.find(({ role, name }) => role === 'combobox' && name === say('lobotomy-start', 'difficulty'));
    for (const key of ['Home', 'ArrowDown', 'ArrowDown']) await ear.press(key);
    await ear.find(({ role, name }) => role === 'button' && name === say('game-start', 'start'));
    await ear.press('Enter');
  }

  /** An answer of the list; its words say whether it ends the Turn. */
  async function fromList(...keys) {
    assert.ok(await toList(ear, say('nw-choices', 'show-list')), `no choices after ${last()}`);
    for (const key of keys) await ear.press(key);
    ends ||= (await ear.focus()).name.startsWith(say('lobotomy', 'do-end'));
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

  await begin();
  let asked = await listenOn(30_000);
  if (!whole) {
    // The first question is answered, and the rest of the night is another one.
    await fromList('ArrowDown');
    assert.ok(await listenOn());
    const from = heard.length;
    await page.evaluate((situation) => { document.querySelector('lobotomy-game').situation = situation; }, lastRounds);
    for (asked = null; !asked; ) asked = (await listenOn()) && heard.slice(from).some(({ found }) => found.some(begins)) && 'ask-act';
  }
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
    else await fromList(...Array(n % 3).fill('ArrowDown'));
    asked = next ?? (await listenOn());
  }
  assert.ok(asked, `after ${last()} nothing is heard`);
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

for (const { lang, whole = false } of matches) {
  test(`Lobotomy 2 by ear and keys: ${whole ? 'a whole introduction' : 'its beginning and its end'}, ${lang}`, { timeout: whole ? 600_000 : 180_000 }, async (t) => {
    const sentences = await sentencesOf(lang, 'lobotomy');
    const { page, said } = await open({ lang, first: listen, body: '<main><lobotomy-game pace="0" motion="none" no-save seed="ear"></lobotomy-game></main>' });
    const { heard, keys, questions } = await play(page, sentences, whole);
    assert.equal(...(await described(page, 'lobotomy-game')), 'its description is the table in words');
    await page.close();
    assert.deepEqual(said, []);
    const { own, monsters } = turns(heard);
    t.diagnostic(`${questions} questions by ${keys} keys; words of ${own.length} own Turns ${median(own)} (most ${Math.max(...own)}), of ${monsters.length} Monster Phases ${median(monsters)} (most ${Math.max(...monsters)})`);
    isWellSaid(heard);
    assert.ok(own.length > 3 && monsters.length > 0);
    assert.ok(median(own) <= budget.turn, `${median(own)} words an own Turn`);
    assert.ok(median(monsters) <= budget.monsters, `${median(monsters)} words a Monster Phase`);
  });
}
