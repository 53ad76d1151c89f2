// A short match of Asylum Escape by somebody who sees nothing: two seats, from the form to the end through roles, names and keys
// only; and what is heard of it: whole sentences of the tables, and few words a turn.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { described, earOf, isWellSaid, listen, listening, median, toList, wordsOf } from './ear.js';
import { pages } from './page.js';
import { sentencesOf } from './sentences.js';

const open = pages();

/** Words that are heard from one turn of one's own to the next, with all that is asked between; half of them have fewer. */
const budget = 110;

/** `npm run walks` plays one in German too. */
const languages = process.env.WALKS ? ['en', 'de'] : ['en'];

const begins = ({ key }) => /^ask-act(-draw)?$/.test(key);

async function play(page, { message, parse }) {
  const ear = await earOf(page);
  const say = (table, key) => message(table, key);

  // What is where, by role and name alone
  const isRoom = ({ role, around }) => role === 'option' && around[0]?.name === say('asylum-escape-table', 'map');
  const isOpen = ({ name }) => name.includes(say('nw-house', 'can-act'));

  let n = 0;
  const { heard, listenOn, last } = listening(ear, { parse }, /^(ask-(?!wait|over)|confirm-|over-)/, () => ({ after: n }));

  async function begin() {
    // The form may still be on its way.
    while (!(await ear.find(({ role, name, checked }) => role === 'radio' && checked === 'true' && name === '4')));
    for (let i = 4; i > 2; i--) await ear.press('ArrowLeft');
    await ear.find(({ role, name }) => role === 'button' && name === say('game-start', 'start'));
    await ear.press('Enter');
  }

  async function fromList(...keys) {
    assert.ok(await toList(ear, say('nw-choices', 'show-list')), `no choices after ${last()}`);
    for (const key of keys) await ear.press(key);
    await ear.press('Enter');
  }

  /** A room of the house where one can act, the first or the last; what is asked then, null if there is none or it is not answered there. */
  async function inHouse(back) {
    if (!(await ear.find(isRoom, 'Shift+Tab'))) return null;
    await ear.press(back ? 'End' : 'Home');
    let here = await ear.focus();
    while (!isOpen(here)) {
      await ear.press(back ? 'PageUp' : 'PageDown');
      const next = await ear.focus();
      if (next.name === here.name) return null;
      here = next;
    }
    await ear.press('Enter');
    return listenOn(150);
  }

  await begin();
  let asked = await listenOn(30_000);
  for (; asked && !asked.startsWith('over-'); n++) {
    let next = null;
    if (asked.startsWith('confirm-')) await fromList();
    else if (/^ask-(start|move-to|flee|hide-where)$/.test(asked) && n % 2 === 0) next = (await inHouse(n % 4 > 1)) ?? (await fromList());
    else if (/^ask-act-(drawn|done)$/.test(asked)) await fromList('End');
    else await fromList(...Array(n % 3).fill('ArrowDown'));
    asked = next ?? (await listenOn(30_000));
  }
  assert.ok(asked, `after ${last()} nothing is heard`);
  return { heard, keys: ear.keys, questions: n };
}

/** Words from each turn of one's own to the next. */
function turns(heard) {
  const words = [];
  for (const { found } of heard) {
    if (found.some(begins)) words.push(0);
    if (words.length > 0) words.push(words.pop() + wordsOf(found));
  }
  return words;
}

for (const lang of languages) {
  test(`Asylum Escape by ear and keys: a short match of two, ${lang}`, { timeout: 180_000 }, async (t) => {
    const sentences = await sentencesOf(lang, 'asylum-escape');
    const { page, said } = await open({ lang, first: listen, body: '<main><asylum-escape-game pace="0" motion="none" no-save seed="ear"></asylum-escape-game></main>' });
    const { heard, keys, questions } = await play(page, sentences);
    assert.equal(...(await described(page, 'asylum-escape-game')), 'its description is the table in words');
    await page.close();
    assert.deepEqual(said, []);
    const words = turns(heard);
    t.diagnostic(`${questions} questions by ${keys} keys; words of ${words.length} turns ${median(words)} (most ${Math.max(...words)})`);
    isWellSaid(heard);
    assert.ok(words.length > 1);
    assert.ok(median(words) <= budget, `${median(words)} words a turn`);
  });
}
