// Matches of Sanitarium in every mode by somebody who sees nothing: from the form to the end through roles, names and
// keys only; and what is heard of them: whole sentences of the tables, what is asked and how many choices, and little of it.
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
import { lateSolo, matchLimit, pages } from '../support/page.js';
import { sentencesOf } from '../support/sentences.js';

const open = pages();

/**
 * Words that are heard in a turn; half of the turns have fewer. Of one's own turns those count in which every point is spent,
 * but for the first, in which questions are asked at length.
 */
const budget = { own: 40, others: 25 };
const whole = 4;

/** Seats after the first are bots that play anything. One match is played in German. */
const everyMatch = [
  { mode: 'competitive', seats: 2 },
  { mode: 'competitive', seats: 3 },
  { mode: 'competitive', seats: 4, lang: 'de' },
  { mode: 'cooperative', seats: 2 },
  { mode: 'cooperative', seats: 3 },
  { mode: 'cooperative', seats: 4 },
  { mode: 'solo', seats: 1 },
];
/** `npm run walks` plays all of them; `npm test` one of each mode, and solo, which is four times as long, goes on near its end. */
const matches = process.env.WALKS
  ? everyMatch
  : [...everyMatch.filter(({ seats }) => seats === 4), { mode: 'solo', seats: 1, late: lateSolo }];
const modes = ['competitive', 'cooperative', 'solo'];

/** What tells of a card that only its player knows. */
const secret = /^(e-(looked|searched|peeked|gained-action)-card|ask-(place-known|take-or-leave))$/;

/** Plays a match to its end; gives all that was heard, sentence by sentence. */
async function play(page, sentences, { mode, seats, late }) {
  const { message } = sentences;
  const ear = await earOf(page);
  const say = (table, key, params = {}) => message(table, key).replace(/\{(\w+)\}/g, (_, name) => params[name]);
  const me = say('game', 'player-0');

  // What is where, by role and name alone
  const map = say('game', 'map');
  const canAct = [
    say('tile-grid', 'can-act'),
    ...Object.values(message('tile-grid', 'cost')).map((text) => text.split('{n}')[0]),
  ];
  const lays = ['do-place-h', 'do-place-v'].map((key) => say('game', key).split('undefined')[0]);
  const isButton = (name) => (here) => here.role === 'button' && here.name === name;
  const isCard = ({ role, name }) => role === 'button' && name.includes(`, ${say('nw-card-hand', 'can-act')}`);
  const isStop = ({ role, around }) => role === 'option' && around[0]?.name === map;
  const isDie = ({ role, around }) => role === 'option' && around[0]?.name === say('dice-pool', 'dice');
  const people = [0, 1, 2, 3].map((seat) => say('game', `player-${seat}`));
  /** A place where one can act; a person is pointed at only to accuse them. */
  const isOpen = ({ name }) =>
    !people.some((each) => name.startsWith(`${each},`)) &&
    (canAct.some((text) => name.includes(text)) || lays.some((text) => name.startsWith(text)));

  let n = 0;
  let turn = 0;
  let goesOn = late;
  /** Whether a new card was asked for last: where it goes is no new turn. */
  let explores = false;
  const { heard, listenOn, last } = listening(
    ear,
    sentences,
    /^(ask-(?!wait|over)|hear-(act|monster-point)|e-(rolled|looked-card)$|confirm-|over-)/,
    () => ({ after: n, explores }),
  );

  async function begin() {
    // The form may still be on its way.
    while (!(await ear.find(({ role, checked }) => role === 'radio' && checked === 'true')));
    // Past all modes, and around to the one that is meant.
    for (let i = 0; i < modes.length + modes.indexOf(mode); i++) {
      const { role, name, checked } = await ear.focus();
      const heard = modes[i % modes.length];
      assert.deepEqual(
        [role, name, checked],
        ['radio', `${say('game', heard)} ${say('game', `${heard}-note`)}`, 'true'],
      );
      await ear.press('ArrowDown');
    }
    for (let n = 2; n < seats; n++) {
      if (n === 2) await ear.find(({ role, name }) => role === 'radio' && name === '2');
      await ear.press('ArrowRight');
    }
    for (let seat = 1; seat < seats; seat++) {
      await ear.find(
        ({ role, name }) =>
          role === 'combobox' && name === say('game', 'who-plays', { player: say('game', `player-${seat}`) }),
      );
      await ear.press('End');
    }
    await ear.find(isButton(say('game', 'start')));
    await ear.press('Enter');
  }

  /** An answer from the list, opened where it is closed. */
  async function fromList(...keys) {
    assert.ok(await toList(ear, say('nw-choices', 'show-list')), `no choices after ${last()}`);
    for (const key of keys) await ear.press(key);
    // What can always be said interrupts what is asked.
    if ((await ear.focus()).name.startsWith(say('game', 'do-report').split('undefined')[0])) await ear.press('End');
    explores = (await ear.focus()).name.startsWith(say('game', 'do-explore'));
    await ear.press('Enter');
    return null;
  }

  /** A place of the map where one can act, and what has to be pointed at after it; what is asked then, null if nothing can be done here. */
  async function onMap(back) {
    await ear.find(isStop, 'Shift+Tab');
    for (;;) {
      await ear.press(back ? 'End' : 'Home');
      let here = await ear.focus();
      while (!isOpen(here)) {
        await ear.press(back ? 'PageUp' : 'PageDown');
        const next = await ear.focus();
        if (next.name === here.name) return null;
        here = next;
      }
      explores = here.name.startsWith(say('game', 'do-explore'));
      await ear.press('Enter');
      for (let met = heard.length; ; met = heard.length) {
        const asked = await listenOn(50);
        if (asked) return asked;
        if (heard.length > met && heard.at(-1).found[0]?.key === 'ways') await ear.press('Enter');
        else if ((await ear.focus()).name.includes(say('tile-grid', 'selected'))) break;
      }
    }
  }

  async function point(is) {
    const here = await ear.find(is);
    if (here) await ear.press('Enter');
    return !!here;
  }

  await begin();
  let asked = await listenOn();
  for (; asked && !asked.startsWith('over-'); n++) {
    if (/choose-die|rolled/.test(asked)) turn++;
    if (goesOn && turn > whole) {
      await page.evaluate((situation) => {
        document.querySelector('sanitarium-game').situation = situation;
      }, goesOn);
      goesOn = null;
      asked = await listenOn();
    }
    // One turn by the list, one on the map, dice and cards; after some of them a match is brought to its end.
    let next = null;
    if (asked.startsWith('confirm-')) await fromList();
    else if (turn > whole && /act$|monster-point/.test(asked)) await fromList('End');
    else if (turn % 2 && /place|looked|act$|push|monster-point/.test(asked) && n % 5)
      next = (await onMap(n % 2)) ?? (await fromList());
    else if (!(
      turn % 2 &&
      ((/choose-die|rolled/.test(asked) && (await point(isDie))) || (/pay|lose/.test(asked) && (await point(isCard))))
    ))
      await fromList(...Array(n % 3).fill('ArrowDown'));
    asked = next ?? (await listenOn());
  }
  assert.ok(asked, `after ${last()} nothing is heard`);
  return { heard, keys: ear.keys, questions: n, me };
}

const places = /^(ask-place|e-looked-card)/;
const acts = /^(ask|hear)-(act|monster-point|choose-die)$|^e-rolled$/;

/**
 * Words of each own turn, and of what is heard between it and the one before. A turn begins with the card that is laid before
 * the dice are thrown, and ends with its last point.
 */
function turns(heard) {
  const between = (from, to) => wordsOf(heard.slice(from, to).flatMap(({ found }) => found));
  const met = (from, to, key) =>
    heard.findLastIndex(({ found }, i) => i >= from && i < to && found.some((each) => key.test(each.key)));
  const begins = heard.flatMap(({ found, explores }, i) =>
    !explores && found.some(({ key }) => places.test(key)) ? i : [],
  );
  // Cards that are laid before the first turn begin none.
  const own = begins
    .map((begin, k) => ({ begin, end: met(begin + 1, begins[k + 1] ?? Infinity, acts) }))
    .filter(({ end }) => end >= 0);
  return own.map(({ begin, end }, k) => {
    const { found } = heard[begin];
    const news = found.slice(
      0,
      found.findIndex(({ key }) => places.test(key)),
    );
    return {
      own: between(begin, end + 1) - wordsOf(news),
      others: between((own[k - 1]?.end ?? -1) + 1, begin) + wordsOf(news),
    };
  });
}

/** Of all matches. */
const all = { own: [], others: [] };

for (const { lang = 'en', ...match } of matches) {
  test(`by ear and keys: ${match.mode}, ${match.seats} at the table, ${lang}`, matchLimit, async (t) => {
    const sentences = await sentencesOf(lang, 'sanitarium');
    const { page, said } = await open({
      lang,
      first: listen,
      body: `<main><sanitarium-game pace="0" motion="none" no-save seed="ear ${match.mode}"></sanitarium-game></main>`,
    });
    const { heard, keys, questions, me } = await play(page, sentences, match);
    assert.equal(...(await described(page, 'sanitarium-game')), 'its description is the table in words');
    await page.close();
    assert.deepEqual(said, []);
    const own = turns(heard)
      .slice(1, whole)
      .map((turn) => turn.own);
    const others =
      match.mode === 'solo'
        ? []
        : turns(heard)
            .slice(1)
            .map((turn) => Math.round(turn.others / (match.seats - 1)));
    t.diagnostic(
      `${questions} questions by ${keys} keys; words an own turn ${median(own)} (most ${Math.max(...own)}), another's ${median(others)} (most ${Math.max(0, ...others)})`,
    );
    isWellSaid(heard);
    if (match.mode !== 'solo')
      assert.deepEqual(
        heard.flatMap(({ found }) => found).filter(({ key, text }) => secret.test(key) && !text.startsWith(me)),
        [],
        'no secret of others is heard',
      );
    all.own.push(...own);
    all.others.push(...others);
  });
}

test('a turn is told in few words', (t) => {
  t.diagnostic(
    `words an own turn ${median(all.own)}, another's ${median(all.others)}, of ${all.own.length} and ${all.others.length} turns`,
  );
  assert.ok(median(all.own) <= budget.own, `${median(all.own)} words an own turn`);
  assert.ok(median(all.others) <= budget.others, `${median(all.others)} words another's turn`);
});
