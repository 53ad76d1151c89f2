// A page may be closed at any moment: whoever comes back finds the match where it was. Each moment is the end of one page (a
// frame of the same browser, so that it opens quickly) between any two of its tasks, often before the match is there again;
// the next page goes on with what the browser keeps. RUNS says how many moments (npm run fuzz: a thousand), SEED which.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { limit, pages } from '../support/page.js';

const open = pages();

const moments = Math.min(1000, Number(process.env.RUNS ?? 60));
const seed = Number(process.env.SEED ?? 1);

/** A seeded random number generator, so that the same seed closes the page at the same moments. */
function chance(seed) {
  let s = seed;
  window.below = (n) => {
    s = (Math.imul(s, 1664525) + 1013904223) | 0;
    return Math.floor(((s >>> 0) / 2 ** 32) * n);
  };
}

/**
 * In the page: a page within it is opened, played on by chance, and closed before a task that nobody chose.
 * @returns Saves: what was kept `before`, what was on the table `again` when it first was there, and `last` when it was closed,
 * and what was `kept` then; null where there was none.
 */
async function onePage([tag, markup]) {
  const key = `nightward:${tag}:closed`;
  const read = () => JSON.parse(localStorage.getItem(key))?.save ?? null;
  const before = read();
  const frame = document.createElement('iframe');
  // Nobody looks at the page, so nothing needs to be painted.
  frame.hidden = true;
  frame.srcdoc = `<!doctype html><html lang="en"><title>t</title><script type="module" src="cdn/nightward.js"></script>${markup}`;
  document.body.append(frame);
  const element = () => frame.contentDocument.querySelector(tag);
  const channel = new MessageChannel();
  /** As many of the page's own tasks as may be between two of these. */
  const task = () =>
    new Promise((resolve) => {
      if (window.below(2)) return void setTimeout(resolve);
      channel.port1.onmessage = resolve;
      channel.port2.postMessage(0);
    });
  let again = null;
  // Of three pages one is closed while it loads, or soon after; the others when somebody has played there for a while.
  const early = window.below(3) === 0;
  for (let left = early ? window.below(40) : 1 + window.below(16); left > 0; await task()) {
    const game = element();
    again ??= game?.save?.() ?? null;
    if (again || early) left--;
    if (!again) continue;
    if (game.matches(':state(over)')) game.newGame({ seed: `${again.seed} ${window.below(1000)}` });
    game.shadowRoot.querySelector('.curtain .begin, [part=curtain] .begin')?.click();
    const now = window.choicesOf(game);
    if (now && window.below(10) < 7) {
      const { id } = now.open[window.below(now.open.length)];
      now.piece.dispatchEvent(Object.assign(new Event('nw-choose', { bubbles: true }), { targetId: id }));
      if (window.below(20) === 0) game.shadowRoot.querySelector('.acts button')?.click();
    }
  }
  const last = element()?.save?.() ?? null;
  frame.remove();
  return { before, again, last, kept: read() };
}

/** The matches, and in how many pages each is played. */
const tables = [
  'sanitarium-game seats="person steady"',
  'sanitarium-game seats="person person random"',
  'sanitarium-game mode="cooperative" seats="person steady"',
  'sanitarium-game mode="solo" seats="person"',
  'lobotomy-game seats="person crew"',
  'lobotomy-game scenario="DN1" seats="person person random"',
  'asylum-escape-game seats="person lurker" patients="1"',
  'asylum-escape-game version="long" seats="person person random" patients="0"',
];
const each = 12;

test(
  `a page closed at ${moments} moments goes on where it was`,
  { timeout: limit.timeout + moments * 20_000 },
  async (t) => {
    t.diagnostic(`SEED=${seed}`);
    const count = { again: 0, exactly: 0, early: 0, choices: 0 };
    let page;
    for (let moment = 0; moment < moments; moment++) {
      if (moment % each === 0) {
        await page?.close();
        ({ page } = await open({ body: '', first: (page) => page.addInitScript(chance, (seed + moment) | 0) }));
        // What is fetched goes past nobody, and is there sooner.
        await page.unrouteAll();
      }
      const table = tables[((moment / each) | 0) % tables.length];
      const [tag] = table.split(' ');
      const { before, again, last, kept } = await page.evaluate(onePage, [
        tag,
        `<${table} id="closed" loading="eager" pace="0" motion="none" seed="${seed + moment - (moment % each)}"></${tag}>`,
      ]);
      const where = `at moment ${moment}`;
      if (again && before) {
        // It is the same match, at the same point of it or, where bots played on at once, beyond.
        assert.deepEqual(
          [again.seed, again.choices.slice(0, before.choices.length)],
          [before.seed, before.choices],
          `it did not go on where it was, ${where}`,
        );
        if (again.choices.length === before.choices.length) {
          assert.deepEqual(again, before, where);
          count.exactly++;
        }
        count.again++;
        count.choices = Math.max(count.choices, before.choices.length);
      }
      if (!last) count.early++;
      assert.deepEqual(kept, last ?? before, `what is kept is not what was on the table, ${where}`);
    }
    await page.close();
    t.diagnostic(
      `${count.again} times gone on with, ${count.exactly} of them before anybody acted; at most ${count.choices} choices on; ${count.early} times closed before the match was there`,
    );
    assert.ok(count.again > moments / 3 && count.exactly > moments / 6 && count.early > 0);
  },
);
