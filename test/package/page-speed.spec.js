// A slow machine: sixty pools of dice, bots that think, and a person who clicks. Tasks are measured by the time their thread
// has run; of some runs the best counts; and a machine that others keep busy is slowed down the less for it.
/* global window, document, requestAnimationFrame */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { game, pages } from './page.js';

const open = pages();
/** Some runs, on a machine that may be busy. */
const limit = { timeout: 120_000 };

/** How much the machine was slowed down in each run. */
const rates = [];

/** The least of five; stops as soon as one is good enough. Tells of all of them. */
async function best(t, most, measure) {
  const runs = [];
  while (runs.length < 5 && !(Math.min(...runs) <= most)) runs.push(await measure());
  const [least, worst] = [Math.min(...runs), Math.max(...runs)];
  t.diagnostic(`best ${least.toFixed(1)} ms, worst ${worst.toFixed(1)} ms of ${String(runs.length)} runs; slowed down ${rates.splice(0).map((rate) => rate.toFixed(1)).join(', ')} times`);
  return least;
}

/** Milliseconds that the work below takes on an idle machine of the kind the limits were set on. */
const usual = 6;

/** How many times as long as usual some work takes here and now, at least 1. */
async function slowness(page) {
  const took = await page.evaluate(() => {
    const work = () => {
      const began = performance.now();
      const words = new Map();
      for (let i = 0; i < 60_000; i++) words.set(`word ${i % 5000}`, { n: i, of: [i, i + 1, i + 2] });
      JSON.parse(JSON.stringify([...words]));
      return performance.now() - began;
    };
    return Math.min(...Array.from({ length: 8 }, work));
  });
  return Math.max(1, took / usual);
}

/** Writes down what the page's thread does from now on, `ended` gives it. Times are in milliseconds of the page, `thread` in those the thread has run. */
async function watched(page, rate) {
  const client = await page.context().newCDPSession(page);
  const slower = Math.max(1, rate / await slowness(page));
  rates.push(slower);
  await client.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await page.addInitScript(() => performance.mark('nightward-began'));
  const events = [];
  client.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  await client.send('Tracing.start', { traceConfig: { includedCategories: ['toplevel', 'devtools.timeline', 'blink.user_timing'] }, transferMode: 'ReportEvents' });
  return async () => {
    const complete = new Promise((resolve) => { client.once('Tracing.tracingComplete', resolve); });
    await client.send('Tracing.end');
    await complete;
    const { startTime } = await page.evaluate(() => performance.getEntriesByName('nightward-began')[0].toJSON());
    const began = events.find(({ name }) => name === 'nightward-began');
    return events
      .filter(({ pid, tid }) => pid === began.pid && tid === began.tid)
      .map(({ name, args, ts, tts, tdur }) => ({ name, type: args?.data?.type, at: (ts - began.ts) / 1000 + startTime, thread: tts / 1000, ms: tdur / 1000 }))
      .sort((a, b) => a.at - b.at);
  };
}

test('sixty <dice-pool> on a machine four times as slow: what is in view is ready within half a second, no task is longer than 50 ms', limit, async (t) => {
  const body = Array.from({ length: 60 }, (_, i) => `<p>Throw ${String(i)}.</p><dice-pool dice="2d6" target="7" seed="${String(i)}"></dice-pool>`).join('');
  const late = [];
  const task = await best(t, 50, async () => {
    let ended;
    const { page } = await open({
      body,
      first: async (page) => {
        ended = await watched(page, 4);
        await page.addInitScript(() => {
          window.ready = [];
          document.addEventListener('nw-ready', ({ target }) => window.ready.push({ at: performance.now(), target }));
        });
        await page.route('**/nightward.js', async (route) => {
          await new Promise((resolve) => { setTimeout(resolve, 500); });
          await route.continue();
        });
      },
    });
    const { came, seen } = await page.evaluate(async () => {
      await window.until(() => window.ready.length === 60);
      const { responseEnd } = performance.getEntriesByType('resource').find(({ name }) => name.endsWith('/nightward.js'));
      return { came: responseEnd, seen: Math.max(...window.ready.filter(({ target }) => target.getBoundingClientRect().top < window.innerHeight).map(({ at }) => at)) };
    });
    const tasks = (await ended()).filter(({ name, at, ms }) => name.endsWith('RunTask') && at > came && ms > 0);
    await page.close();
    late.push(seen - came);
    return Math.max(...tasks.map(({ ms }) => ms));
  });
  t.diagnostic(`in view ready after ${Math.min(...late).toFixed(0)} ms`);
  assert.ok(Math.min(...late) <= 500, `ready after ${late.join()} ms`);
  assert.ok(task <= 50, `a task of ${String(task)} ms`);
});

test('a bot never thinks longer than 8 ms at a time', limit, async (t) => {
  const most = await best(t, 8, async () => {
    let ended;
    const { page } = await open({
      body: game.replace('person steady', 'steady steady steady steady'),
      first: async (page) => {
        ended = await watched(page, 1);
        await page.addInitScript(() => {
          const { setTimeout } = window;
          window.setTimeout = (call, ms) =>
            setTimeout(() => {
              performance.mark('thinks');
              call();
              performance.mark('rests');
            }, ms);
        });
      },
    });
    await page.locator('sanitarium-game:state(over)').waitFor();
    const marks = (await ended()).filter(({ name }) => name === 'thinks' || name === 'rests');
    await page.close();
    assert.ok(marks.length > 200);
    return Math.max(...marks.map(({ name, thread }, i) => (name === 'rests' ? thread - marks[i - 1].thread : 0)));
  });
  assert.ok(most <= 8, `${String(most)} ms`);
});

test('on a machine four times as slow 98 of 100 clicks of a match are painted within 100 ms', limit, async (t) => {
  const p98 = await best(t, 100, async () => {
    let ended;
    const { page } = await open({ body: game, viewport: { width: 1200, height: 900 }, first: async (page) => { ended = await watched(page, 4); } });
    for (let n = 0; n < 60; n++) {
      const { x, y } = await page.evaluate(async () => {
        const game = document.querySelector('sanitarium-game');
        const answer = () => {
          if (game.matches(':state(over)')) game.newGame({ seed: 'once more' });
          const answers = window.choicesOf(game)?.piece.shadowRoot;
          return answers?.querySelector('[part=list][aria-expanded=false]') ?? answers?.querySelector('.slip:not([aria-disabled])');
        };
        const found = await window.until(answer);
        found.scrollIntoView({ block: 'center' });
        const { left, top, height } = found.getBoundingClientRect();
        return { x: left + 20, y: top + height / 2 };
      });
      await page.mouse.click(x, y);
      await page.evaluate(() => new Promise((resolve) => { requestAnimationFrame(() => setTimeout(resolve)); }));
    }
    const events = await ended();
    await page.close();
    const clicks = events.flatMap(({ name, type, thread }, i) => {
      if (name !== 'EventDispatch' || type !== 'click') return [];
      const paint = events.slice(i).find((event) => event.name === 'Paint');
      return paint ? [paint.thread + paint.ms - thread] : [];
    });
    assert.ok(clicks.length >= 55, `${String(clicks.length)} clicks`);
    return clicks.sort((a, b) => b - a)[Math.floor(clicks.length * 0.02)];
  });
  assert.ok(p98 <= 100, `${String(p98)} ms`);
});
