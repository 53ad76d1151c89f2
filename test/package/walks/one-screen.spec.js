// Everything that a player needs for a decision is in the window: the board, the question with its first answer and the
// answer that ends the turn, the goal, and undo. Measured at every question of matches, on a desk and on a phone.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { limit, matchLimit, pages } from '../support/page.js';
import { gamesIn } from '../support/playable-games.js';

const open = pages();

/** Whether matches are played to their end (`npm run walks`). */
const whole = !!process.env.WALKS;
const most = whole ? Infinity : 60;

const windows = {
  'a desk': { viewport: { width: 1280, height: 800 } },
  'a phone': { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};

/**
 * Runs in the page. Plays a match, and at each question looks for the parts of the table that a player needs.
 * @returns How many questions were answered, and what was out of sight, each with its question.
 */
async function play([tag, most]) {
  const game = document.querySelector(tag);
  game.scrollIntoView();
  const table = game.shadowRoot;
  const missed = new Set();
  let [asked, state, before] = [0, 7, null];
  const chance = (n) => ((state = (Math.imul(state, 1664525) + 1013904223) >>> 0) >>> 16) % n;
  /** The height of the visible part of an element, in px. */
  const seen = (element) => {
    let { top, bottom } = element.getBoundingClientRect();
    [top, bottom] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
    for (let at = element; at; at = at.assignedSlot ?? at.parentElement ?? at.getRootNode().host) {
      if (getComputedStyle(at).overflowY === 'visible') continue;
      const box = at.getBoundingClientRect();
      [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
    }
    return bottom - top;
  };
  while (asked < most) {
    const now = await window.until(() => {
      const all = window.choicesOf(game);
      return game.matches(':state(over)') ? 'over' : all && all.piece.model !== before && all;
    });
    if (now === 'over') break;
    await now.piece.updateComplete;
    await new Promise((drawn) => {
      requestAnimationFrame(() => requestAnimationFrame(drawn));
    });
    const list = now.piece.shadowRoot;
    const least = {
      board: [table.querySelector('[part=board]'), 150],
      goal: [table.querySelector('[part=goal]'), 16],
      question: [list.querySelector('h3'), 16],
      'first answer': [list.querySelector('.slip, [part=list]'), 24],
      'last answer': [list.querySelector('section > ul .slip'), 24],
      undo: [table.querySelector('.undo'), 24],
    };
    for (const [part, [element, height]] of Object.entries(least))
      if (element?.checkVisibility() && seen(element) < Math.min(height, element.offsetHeight || height))
        missed.add(`${part}: ${Math.round(seen(element))} px at “${list.querySelector('h3').textContent.trim()}”`);
    if (document.documentElement.scrollWidth > innerWidth) missed.add('the page scrolls sideways');
    before = now.piece.model;
    const { id } = now.open[chance(now.open.length)];
    now.piece.dispatchEvent(Object.assign(new Event('nw-choose', { bubbles: true }), { targetId: id }));
    asked++;
  }
  return { asked, missed: [...missed] };
}

for (const { element: tag, bots, attributes = '' } of await gamesIn('one-screen'))
  for (const [where, options] of Object.entries(windows))
    test(`<${tag}> on ${where}: every decision is on one screen`, whole ? matchLimit : limit, async (t) => {
      let total = 0;
      // A match may end soon, and then another one follows.
      for (let n = 0; total < 40; n++) {
        const { page } = await open({
          ...options,
          body: `<${tag} pace="0" motion="none" no-save seed="screen ${n}" seats="person ${bots[0]}" ${attributes}></${tag}>`,
        });
        await page.evaluate((tag) => window.until(() => document.querySelector(tag).matches(':state(playing)')), tag);
        const { asked, missed } = await page.evaluate(play, [tag, most]);
        await page.close();
        assert.deepEqual(missed, []);
        total += asked;
      }
      t.diagnostic(`${total} questions`);
    });
