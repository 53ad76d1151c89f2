// Matches of Asylum Escape by people who see nothing, from the form to the end through roles, names and keys only; where several
// play, the device goes round. And what is heard of it: whole sentences of the tables, and few words a turn.
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
import { limit, matchLimit, pages } from '../support/page.js';
import { sentencesOf } from '../support/sentences.js';

const open = pages();

/** Words that are heard of a turn, with all that is asked in it; half of them have fewer. */
const budget = 60;

/**
 * Seats after the people are bots, and the Patients are played by the last seat, or by `patients`. `npm run walks` plays all, `npm test` the
 * first.
 */
const everyMatch = [
  { seats: 2 },
  { seats: 2, lang: 'de' },
  { seats: 4, version: 'long', patients: 0 },
  { seats: 5, people: 5, version: 'long', lang: 'de' },
  { seats: 6, people: 3 },
  { seats: 7, people: 2, version: 'long', patients: 1 },
  { seats: 7, people: 7 },
];
const matches = process.env.WALKS ? everyMatch : everyMatch.slice(0, 1);

const begins = ({ key }) => /^(ask-act(-draw)?|e-(patients|final|victim)-turn)$/.test(key);

async function play(page, { message, parse }, { seats, people, version, patients }) {
  const ear = await earOf(page);
  const say = (table, key, params = {}) => message(table, key).replace(/\{(\w+)\}/g, (_, name) => params[name]);
  const playerOf = (seat) => say('game', `player-${seat}`);

  // What is where, by role and name alone
  const isRoom = ({ role, around }) => role === 'option' && around[0]?.name === say('game', 'map');
  const isOpen = ({ name }) => name.includes(say('nw-house', 'can-act'));

  let n = 0;
  const { heard, listenOn, last } = listening(ear, { parse }, /^(ask-(?!wait|over)|confirm-|over-|curtain$)/, () => ({
    after: n,
  }));

  const takers = Array.from({ length: seats }, (_, seat) => say('game', 'i-am', { player: playerOf(seat) }));
  const isButton = (name) => (here) => here.role === 'button' && here.name === name;
  const isCount =
    (n) =>
    ({ role, name }) =>
      role === 'radio' && name === String(n);

  async function begin() {
    // The form may still be on its way.
    while (!(await ear.find((here) => isCount(4)(here) && here.checked === 'true')));
    for (let n = 4; n !== seats; n += Math.sign(seats - n)) await ear.press(seats > n ? 'ArrowRight' : 'ArrowLeft');
    for (let seat = 1; seat < people; seat++) {
      await ear.find(
        ({ role, name }) => role === 'combobox' && name === say('game', 'who-plays', { player: playerOf(seat) }),
      );
      await ear.press('Home');
    }
    await ear.find(({ role, name }) => role === 'combobox' && name === say('game', 'patients'));
    await ear.press('Home');
    for (let seat = 0; seat < patients; seat++) await ear.press('ArrowDown');
    if (version === 'long') {
      await ear.find(({ role, name }) => role === 'radio' && name.startsWith(say('game', 'short')));
      await ear.press('ArrowDown');
      assert.ok((await ear.focus()).name.startsWith(say('game', 'long')));
    }
    await ear.find(isButton(say('game', 'start')));
    await ear.press('Enter');
  }

  /** Whoever has the device now says so. */
  async function take() {
    const { role, name } = (await ear.find(({ role, name }) => role === 'button' && takers.includes(name))) ?? {};
    assert.equal(role, 'button', `the device is nobody’s after ${last()}`);
    await ear.press('Enter');
    return name;
  }

  /** Answers from the list; what is heard instead where a press in the house has ended the match, which is said when all have moved. */
  async function fromList(...keys) {
    if (!(await toList(ear, say('nw-choices', 'show-list')))) {
      const next = await listenOn();
      assert.ok(next?.startsWith('over-'), `no choices after ${last()}`);
      return next;
    }
    for (const key of keys) await ear.press(key);
    await ear.press('Enter');
    return null;
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
  let asked = await listenOn();
  for (; asked && !asked.startsWith('over-'); n++) {
    let next = null;
    if (asked === 'curtain') await take();
    else if (asked.startsWith('confirm-')) await fromList();
    else if (/^ask-(start|move-to|flee|hide-where)$/.test(asked) && n % 2 === 0)
      next = (await inHouse(n % 4 > 1)) ?? (await fromList());
    else if (/^ask-act-(drawn|done)$/.test(asked)) await fromList('End');
    else await fromList(...Array(n % 3).fill('ArrowDown'));
    asked = next ?? (await listenOn());
  }
  assert.ok(asked, `after ${last()} nothing is heard`);
  return { heard, keys: ear.keys, questions: n };
}

/** Words of each turn, whoever's it is, and of all that is asked in it. */
function turns(heard) {
  const words = [];
  for (const sentence of heard.flatMap(({ found }) => found)) {
    if (begins(sentence)) words.push(0);
    if (words.length > 0) words.push(words.pop() + wordsOf([sentence]));
  }
  return words;
}

for (const { seats, people = 1, version = 'short', patients = seats - 1, lang = 'en' } of matches) {
  test(
    `Asylum Escape by ear and keys: a ${version} match, ${seats} seats, ${people} at the device, the Patients at ${patients}, ${lang}`,
    process.env.WALKS ? matchLimit : limit,
    async (t) => {
      const sentences = await sentencesOf(lang, 'asylum-escape');
      const { page, said } = await open({
        lang,
        first: listen,
        body: '<main><asylum-escape-game pace="0" motion="none" no-save seed="ear ${seats}"></asylum-escape-game></main>',
      });
      const { heard, keys, questions } = await play(page, sentences, { seats, people, version, patients });
      assert.equal(...(await described(page, 'asylum-escape-game')), 'its description is the table in words');
      await page.close();
      assert.deepEqual(said, []);
      const words = turns(heard);
      t.diagnostic(
        `${questions} questions by ${keys} keys; words of ${words.length} turns ${median(words)} (most ${Math.max(...words)}), at most ${Math.max(...heard.map(({ found }) => wordsOf(found)))} at once`,
      );
      isWellSaid(heard);
      assert.ok(words.length > 1);
      assert.ok(median(words) <= budget, `${median(words)} words a turn`);
    },
  );
}
