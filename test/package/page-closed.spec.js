// A page may be closed at any moment: whoever comes back finds the match where it was. In one page the moments are looked at
// from within, between any two tasks of it: what is kept then is the match that is on the table, and can be gone on with; every
// so often a second page takes the place of the first. RUNS says how many moments (npm run fuzz: a thousand), SEED which.
/* global window, document */
import assert from 'node:assert/strict';
import { resolve } from 'node:path';
import { test } from 'node:test';
import { pages } from './page.js';

const { restoreMatch } = await import(resolve('dist/engine/index.js'));
const { rules } = await import(resolve('dist/engine/games/sanitarium/index.js'));
const open = pages();

const moments = Math.min(1000, Number(process.env.RUNS ?? 72));
const seed = Number(process.env.SEED ?? 1);
const key = 'nightward:sanitarium-game:closed';

/** In the page: plays on by chance, and stops before a task that nobody chose. Gives what would be found, and what there is. */
async function playOn([tasks, key]) {
  const element = document.querySelector('sanitarium-game');
  const root = () => element.shadowRoot;
  /** So many tasks, as many of them as may be between two of the page's own. */
  const channel = new MessageChannel();
  const task = () => new Promise((resolve) => {
    channel.port1.onmessage = resolve;
    channel.port2.postMessage(0);
  });
  for (let i = 0; i < tasks; i++) {
    if (element.save && element.matches(':state(over)')) element.newGame({ seed: `${String(i)} ${String(window.random())}` });
    root()?.querySelector('.curtain .begin, [part=curtain] .begin')?.click();
    root()?.querySelector('form')?.requestSubmit();
    const now = window.choicesOf(element);
    if (now && window.random() < 0.7) {
      const { id } = now.open[Math.floor(window.random() * now.open.length)];
      now.piece.dispatchEvent(Object.assign(new Event('nw-choose', { bubbles: true }), { targetId: id }));
      if (window.random() < 0.05) root().querySelector('.acts button:enabled')?.click();
    }
    if (window.random() < 0.5) await task();
    else await new Promise((resolve) => setTimeout(resolve));
  }
  return { save: element.save?.() ?? null, kept: localStorage.getItem(key) };
}

/** Chance of our own in the page, so that the same seed closes at the same moments. */
function chance(seed) {
  let s = seed;
  window.random = () => {
    s = (Math.imul(s, 1664525) + 1013904223) | 0;
    return (s >>> 0) / 2 ** 32;
  };
}

/** Who plays how; a match is gone on with in four pages, and left at twelve moments in each. */
const tables = ['seats="person steady"', 'seats="person person random"', 'mode="cooperative" seats="person steady"', 'mode="solo" seats="person"'];

test(`a page closed at ${String(moments)} moments goes on where it was`, { timeout: 60_000 + moments * 600 }, async (t) => {
  t.diagnostic(`SEED=${String(seed)}`);
  const count = { again: 0, early: 0 };
  let left = null;
  for (let moment = 0; moment < moments; moment += 12) {
    if (moment % 48 === 0) left = null;
    const { page } = await open({
      body: `<sanitarium-game id="closed" pace="0" motion="none" seed="${String(seed + moment)}" ${tables[Math.floor(moment / 48) % 4]}></sanitarium-game>`,
      first: async (page) => {
        await page.addInitScript(chance, (seed + moment) | 0);
        if (left) await page.addInitScript(([key, text]) => { localStorage.setItem(key, text); }, [key, left]);
      },
    });
    if (left) {
      // It is the same match, at the same point of it or, where bots played on, beyond.
      const again = await page.evaluate(() => window.until(() => document.querySelector('sanitarium-game').save?.()));
      const { save } = JSON.parse(left);
      assert.deepEqual([again.seed, again.choices.slice(0, save.choices.length)], [save.seed, save.choices]);
      count.again++;
    }
    // Every other page is looked at from its first task on.
    if (moment % 24 > 0) await page.evaluate(() => window.until(() => document.querySelector('sanitarium-game').matches(':state(playing)')));
    for (let i = 0; i < 12; i++) {
      const { save, kept } = await page.evaluate(playOn, [1 + ((moment * 7 + i * 5 + seed) % 11), key]);
      left = kept;
      if (!save) {
        count.early++;
        continue;
      }
      const { save: then } = JSON.parse(kept);
      assert.deepEqual([then.hash, then.choices], [save.hash, save.choices], `what is kept is not what is on the table, at moment ${String(moment + i)}`);
      const restored = restoreMatch(rules, then);
      assert.ok(restored.ok, JSON.stringify(restored.error));
      assert.deepEqual(JSON.parse(JSON.stringify(restored.value.save())), then);
    }
    await page.close();
  }
  t.diagnostic(`${String(count.again)} times in a new page, ${String(count.early)} times before a match`);
  assert.ok(count.early < moments / 2 && (moments < 24 || count.again > 0));
});
