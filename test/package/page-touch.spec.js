// Whole matches of Sanitarium in every mode by a finger on a phone 320 px wide: the form, the map, dice, cards and slips of
// paper. Each choice is at most two taps away, with one exception: what is dear is asked again, and that answer is one tap more.
// Everything to be tapped is large enough, and nothing scrolls sideways.
/* global window, document */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lateSolo, pages } from './page.js';

const open = pages();
const phone = { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true };

/** The least side of what is tapped, in px; of figures that share a space, which are in the list of choices too. */
const least = 44;
const crowded = 28;

/** Seats after the first are bots that play anything. */
const everyMatch = [
  { mode: 'competitive', seats: 2 }, { mode: 'competitive', seats: 3 }, { mode: 'competitive', seats: 4 },
  { mode: 'cooperative', seats: 2 }, { mode: 'cooperative', seats: 3 }, { mode: 'cooperative', seats: 4 },
  { mode: 'solo', seats: 1 },
];
/** `npm run walks` plays all of them, `npm test` one of each mode. */
const matches = process.env.WALKS ? everyMatch : [...everyMatch.filter(({ seats }) => seats === 4), { mode: 'solo', seats: 1, situation: lateSolo }];

/** Own turns in which every point may be spent; after them a match is brought to its end. */
const whole = 1;

/** In the page: what is on it for a finger, and how the match stands. */
function looking() {
  const { setTimeout } = window;
  window.setTimeout = (call, ms = 0, ...args) => setTimeout(call, ms / 30, ...args);
  window.acts = 0;
  document.addEventListener('nw-act', () => { window.acts++; });
  const found = [];
  const all = (root, selector) => [...root.querySelectorAll(selector), ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? all(shadowRoot, selector) : []))];
  const shown = (element) => element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 1;
  const words = (element) => (element.getAttribute('aria-label') ?? element.textContent).replace(/\s+/g, ' ').trim();
  /** What of an element a finger meets: of a field in a label the label. */
  const box = (element) => (element.closest('label') ?? element).getBoundingClientRect();
  /** Everything that can be tapped: what it is, its words and its size. */
  window.things = () => {
    found.length = 0;
    // A die that was taken can be read, and no more.
    for (const element of all(document.body, 'button, input, select, a[href], summary, [role=option][tabindex]:not([aria-selected=true])')) if (shown(element) && !element.disabled) found.push(element);
    return found.map((element, i) => {
      const { width, height } = box(element);
      // A small button may reach beyond what is drawn of it.
      const { content, position, top } = window.getComputedStyle(element, '::after');
      const beyond = content !== 'none' && position === 'absolute' ? 2 * Math.max(0, -parseFloat(top)) : 0;
      return { i, piece: element.getRootNode().host?.localName ?? '', role: element.getAttribute('role') ?? element.localName, words: words(element), can: element.matches('.can-act, .can-act > .card, .die, .slip'), token: element.matches('.token'), width: width + beyond, height: height + beyond };
    });
  };
  /** Where a finger meets it, once it is scrolled to; null where it lies under something else. */
  window.meet = (i) => {
    const element = found[i];
    const target = element.closest('label') ?? element;
    target.scrollIntoView({ block: 'center', inline: 'center' });
    const { left, top, width, height } = box(element);
    const root = element.getRootNode();
    for (const [x, y] of [[0.5, 0.5], [0.5, 0.8], [0.2, 0.5], [0.8, 0.5], [0.2, 0.2], [0.8, 0.8], [0.2, 0.8], [0.8, 0.2], [0.08, 0.5], [0.5, 0.92]]) {
      const place = [left + width * x, top + height * y];
      if (target.contains(root.elementFromPoint(...place))) return place;
    }
    return null;
  };
  window.stand = () => {
    const game = document.querySelector('sanitarium-game');
    const question = all(document.body, 'h3[part=prompt]')[0]?.textContent ?? '';
    return { acts: window.acts, over: game.matches(':state(over)'), question, wide: document.scrollingElement.scrollWidth - window.innerWidth, coarse: window.matchMedia('(pointer: coarse)').matches };
  };
}

async function play(page, { mode, seats, situation }) {
  const small = new Map();
  let taps = 0;
  const stand = () => page.evaluate(() => window.stand());
  async function things() {
    const all = await page.evaluate(() => window.things());
    for (const { words, width, height, piece, token } of all) if (Math.min(width, height) < (token ? crowded : least) - 0.5) small.set(`${piece}: ${words.slice(0, 40)}`, `${width.toFixed(0)} × ${height.toFixed(0)}`);
    return all;
  }
  async function tap(thing) {
    const place = await page.evaluate((i) => window.meet(i), thing.i);
    if (!place) return false;
    taps++;
    await page.touchscreen.tap(...place);
    return true;
  }
  /** Waits until it is so. */
  async function until(is) {
    for (const end = Date.now() + 10_000; Date.now() < end; await new Promise((done) => setTimeout(done, 10))) {
      const now = await is();
      if (now) return now;
    }
    return null;
  }

  // The form
  if (!situation) {
    await until(async () => (await things()).some(({ role }) => role === 'input'));
    await tap((await things()).filter(({ role }) => role === 'input')[['competitive', 'cooperative', 'solo'].indexOf(mode)]);
    if (seats > 2) await tap((await things()).filter(({ role }) => role === 'input')[3 + seats - 2]);
    for (let seat = 1; seat < seats; seat++) await page.locator('select').nth(seat).selectOption('random');
    await tap((await things()).find(({ words }) => words === 'Begin'));
  }

  /** The most taps of a choice; of a dear one, with the answer to being asked again. */
  let most = 0;
  let dear = 0;
  let questions = 0;
  let turn = 0;
  const kinds = new Map();
  let before = -1;
  for (;; questions++) {
    // Somebody is asked: there are slips, or what the table asks for.
    const asked = await until(async () => {
      const now = await stand();
      if (now.over) return now;
      const all = now.acts === before ? [] : await things();
      return all.some(({ words, piece }) => piece === 'nw1-choices' && !words.startsWith('Report')) && { ...now, all };
    });
    assert.ok(asked, 'nobody is asked');
    assert.ok(asked.wide <= 0, `${asked.wide} px too wide`);
    assert.ok(asked.coarse);
    if (asked.over) break;
    const { all, question } = asked;
    if (/take one die/.test(question)) turn++;
    const slips = all.filter(({ piece, words }) => piece === 'nw1-choices' && !/^(Show all|Hide)/.test(words));
    const list = all.find(({ words }) => words === 'Show all answers as a list');
    assert.ok(slips.length > 0 || list, `${question}: every choice is at most two taps away`);
    const table = all.filter(({ piece, can, words }) => can && piece !== 'nw1-choices' && !/^(Ada|Bruno|Cleo|Dov),/.test(words));
    before = asked.acts;
    taps = 0;
    const done = async () => (await stand()).acts > before;
    const hasty = turn > whole && /Points? left/.test(question) && slips.length > 0;
    let way = '';
    if (!hasty && table.length > 0 && !/hunt/.test(question) && (slips.length === 0 || questions % 3)) {
      const thing = table[(questions * 7) % table.length];
      if (await tap(thing)) {
        way = thing.piece;
        // How a card lies is shown first, and whoever is moved says where to.
        const more = await until(async () => (await done()) || (await things()).find(({ words, can, piece, token }) => words === 'Lay it here' || (thing.token && can && !token && piece === thing.piece && !words.startsWith('Explore'))));
        if (more !== true && more) await tap(more);
      }
    }
    if (way === '') {
      way = 'nw1-choices';
      let tapped = 0;
      const choice = await until(async () => {
        const all = await things();
        const open = all.filter(({ piece, words }) => piece === 'nw1-choices' && !/^(Show all|Hide|Report)/.test(words));
        const closed = all.find(({ words }) => words === 'Show all answers as a list');
        // Something may have come in between, as the pictures do once.
        if (closed && Date.now() - tapped > 1000) {
          tapped = Date.now();
          await tap(closed);
        }
        return open.length > 0 && open;
      });
      await tap(hasty ? choice.at(-1) : choice[questions % choice.length]);
    }
    // What is dear is asked again.
    const sure = await until(async () => (await done()) || (await things()).find(({ words }) => /^Yes, do it/.test(words)));
    most = Math.max(most, taps);
    if (sure && sure !== true) {
      await tap(sure);
      dear = Math.max(dear, taps);
    }
    assert.ok(await until(done), `${question}: nothing was done`);
    kinds.set(way, (kinds.get(way) ?? 0) + 1);
  }
  return { questions, most, dear, kinds, small };
}

for (const match of matches) {
  test(`by touch: ${match.mode}, ${match.seats} at the table`, { timeout: 180_000 }, async (t) => {
    const { page, said } = await open({ ...phone, first: (page) => page.addInitScript(looking), body: `<main><sanitarium-game pace="0" motion="none" no-save seed="touch ${match.mode}" ${match.situation ? `mode="${match.mode}" situation='${JSON.stringify(match.situation)}'` : ''}></sanitarium-game></main>` });
    const { questions, most, dear, kinds, small } = await play(page, match);
    await page.close();
    t.diagnostic(`${questions} questions, at most ${most} taps each, ${dear} for a dear one; ${[...kinds].map(([piece, n]) => `${n} by ${piece}`).join(', ')}`);
    assert.deepEqual(said, []);
    assert.deepEqual([...small], [], 'large enough for a finger');
    assert.ok(most <= 2, `${most} taps`);
    assert.ok(dear <= 3, `${dear} taps for a dear choice`);
  });
}
