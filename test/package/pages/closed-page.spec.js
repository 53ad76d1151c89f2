// Tests that if a page is closed at any moment, the next page continues the match where it was. The test closes many
// pages, each between two random tasks of the browser, often before the match has been restored. Each page is a frame,
// because frames open quickly. The environment variable RUNS is the number of pages that are closed (a thousand in `npm
// run fuzz`), and SEED determines the moments.
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
 * Runs in the page. Opens a page in a frame, makes random choices, and closes the page at a random moment.
 * @returns Four saves, each null if there was none: the stored save before the page was opened (`before`), the match as
 * soon as the page had restored it (`again`), the match when the page was closed (`last`), and the stored save
 * afterwards (`kept`).
 */
async function onePage([tag, markup]) {
  const read = () => {
    const key = Object.keys(localStorage).find((key) => key.includes(` ${tag}:closed:`));
    return (key && JSON.parse(localStorage.getItem(key)).save) ?? null;
  };
  const before = read();
  const frame = document.createElement('iframe');
  // A hidden frame is not painted, which saves time.
  frame.hidden = true;
  frame.srcdoc = `<!doctype html><html lang="en"><title>t</title><script type="module" src="cdn/nightward.js"></script>${markup}`;
  document.body.append(frame);
  const element = () => frame.contentDocument.querySelector(tag);
  const channel = new MessageChannel();
  /** Waits until a new task of the browser begins. Until then, the frame may run any number of tasks. */
  const task = () =>
    new Promise((resolve) => {
      if (window.below(2)) return void setTimeout(resolve);
      channel.port1.onmessage = resolve;
      channel.port2.postMessage(0);
    });
  let again = null;
  // About a third of the pages are closed while they load or soon after. On the others, some choices are made first.
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

/** The matches. Each is continued in `each` pages. */
const tables = [
  'sanitarium-game seats="person expert"',
  'sanitarium-game seats="person person random"',
  'sanitarium-game mode="cooperative" seats="person expert"',
  'sanitarium-game mode="solo" seats="person"',
  'lobotomy-game seats="person expert"',
  'lobotomy-game scenario="DN1" seats="person person random"',
  'asylum-escape-game seats="person expert" patients="1"',
  'asylum-escape-game version="long" seats="person person random" patients="0"',
];
const each = 12;

test(
  `after a page is closed, the next page continues the match where it was (${moments} times)`,
  { timeout: limit.timeout + moments * 20_000 },
  async (t) => {
    t.diagnostic(`SEED=${seed}`);
    const count = { again: 0, exactly: 0, early: 0, choices: 0 };
    let page;
    for (let moment = 0; moment < moments; moment++) {
      if (moment % each === 0) {
        await page?.close();
        ({ page } = await open({ body: '', first: (page) => page.addInitScript(chance, (seed + moment) | 0) }));
        // Without the routes of Playwright, files load faster.
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
        // The match is at the same point, or further on if bots have acted at once.
        assert.deepEqual(
          [again.seed, again.choices.slice(0, before.choices.length)],
          [before.seed, before.choices],
          `the match did not continue where it was, ${where}`,
        );
        if (again.choices.length === before.choices.length) {
          assert.deepEqual(again, before, where);
          count.exactly++;
        }
        count.again++;
        count.choices = Math.max(count.choices, before.choices.length);
      }
      if (!last) count.early++;
      assert.deepEqual(kept, last ?? before, `the stored match is not the match on the table, ${where}`);
    }
    await page.close();
    t.diagnostic(
      `continued ${count.again} times, ${count.exactly} of them before anybody acted, with at most ${count.choices} choices; closed ${count.early} times before the match was restored`,
    );
    assert.ok(count.again > moments / 3 && count.exactly > moments / 6 && count.early > 0);
  },
);
