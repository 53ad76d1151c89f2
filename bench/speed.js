// `npm run speed` measures pages on a processor that is slowed down to a quarter of its speed: drawing sixty dice
// pools, starting games, bots that think, and presses. Each result is the shortest of several runs. It is compared with
// a baseline from the same runs: a fixed amount of work, which shows how fast the machine was. Most results are the
// time for which the page's main thread was running. A table at the end shows all results. If a target is missed, it is
// only marked there.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { baseline } from './baseline.js';
import { games as found } from '../scripts/support/games.js';
import { games, pages } from '../test/package/support/page.js';

const open = pages({}, { timed: true });
const RUNS = 3;
const SLOWER = 4;

const table = [['figure', 'least', 'most', 'target', 'baseline', 'in baselines']];
process.once('exit', () => {
  const widths = table[0].map((_, column) => Math.max(...table.map((row) => row[column].length)));
  for (const row of table)
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column]))
        .join('  ')
        .trimEnd(),
    );
});

/**
 * Adds a row to the table. `measure(baselines)` is called several times. Each call returns milliseconds, and adds its
 * own baseline to the list.
 */
function figure(what, aim, measure) {
  test(what, async () => {
    const [runs, baselines] = [[], []];
    for (let n = 0; n < RUNS; n++) runs.push(await measure(baselines));
    const [least, base] = [Math.min(...runs), Math.min(...baselines)];
    const ms = (value) => `${value.toFixed(1)} ms`;
    const bound = `≤ ${aim} ms${least > aim ? ', missed' : ''}`;
    table.push([what, ms(least), ms(Math.max(...runs)), bound, ms(base), (least / base).toFixed(2)]);
  });
}

/**
 * Slows the processor down `rate` times, and records what the page's main thread does.
 * @returns A function that ends the recording and returns the events of the thread. All times are in milliseconds: `at`
 * is the time since the page began, `thread` is how long the thread had run until then, and `ms` is how long it ran for
 * the event.
 */
async function watched(page, baselines, rate = SLOWER) {
  const client = await page.context().newCDPSession(page);
  baselines.push(await page.evaluate(baseline));
  await client.send('Emulation.setCPUThrottlingRate', { rate });
  await page.addInitScript(() => performance.mark('nightward-began'));
  const events = [];
  client.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  await client.send('Tracing.start', {
    traceConfig: { includedCategories: ['toplevel', 'devtools.timeline', 'blink.user_timing'] },
    transferMode: 'ReportEvents',
  });
  return async () => {
    const complete = new Promise((resolve) => {
      client.once('Tracing.tracingComplete', resolve);
    });
    await client.send('Tracing.end');
    await complete;
    const { startTime } = await page.evaluate(() => performance.getEntriesByName('nightward-began')[0].toJSON());
    const began = events.find(({ name }) => name === 'nightward-began');
    return events
      .filter(({ pid, tid }) => pid === began.pid && tid === began.tid)
      .map(({ name, args, ts, tts, tdur }) => ({
        name,
        type: args?.data?.type,
        at: (ts - began.ts) / 1000 + startTime,
        thread: tts / 1000,
        ms: tdur / 1000,
      }))
      .sort((a, b) => a.at - b.at);
  };
}

const sixtyPools = Array.from(
  { length: 60 },
  (_, i) => `<p>Throw ${i}.</p><dice-pool dice="2d6" target="7" seed="${i}"></dice-pool>`,
).join('');

/**
 * Draws sixty dice pools while the loader arrives late.
 * @returns The milliseconds from the loader's arrival until the pools in view are ready, and the longest task after its
 * arrival.
 */
async function drawPools(baselines) {
  let ended;
  const { page } = await open({
    painted: true,
    body: sixtyPools,
    first: async (page) => {
      ended = await watched(page, baselines);
      await page.addInitScript(() => {
        window.ready = [];
        document.addEventListener('nw-ready', ({ target }) => window.ready.push({ at: performance.now(), target }));
      });
      await page.route('**/nightward.js', async (route) => {
        await new Promise((resolve) => {
          setTimeout(resolve, 500);
        });
        await route.continue();
      });
    },
  });
  const { came, seen } = await page.evaluate(async () => {
    await window.until(() => window.ready.length === 60);
    const { responseEnd } = performance.getEntriesByType('resource').find(({ name }) => name.endsWith('/nightward.js'));
    const inView = ({ target }) => target.getBoundingClientRect().top < window.innerHeight;
    return { came: responseEnd, seen: Math.max(...window.ready.filter(inView).map(({ at }) => at)) };
  });
  const tasks = (await ended()).filter(({ name, at, ms }) => name.endsWith('RunTask') && at > came && ms > 0);
  await page.close();
  return { ready: seen - came, longest: Math.max(...tasks.map(({ ms }) => ms)) };
}
figure(
  'sixty <dice-pool>: until those in view are ready',
  500,
  async (baselines) => (await drawPools(baselines)).ready,
);
figure('sixty <dice-pool>: the longest task', 50, async (baselines) => (await drawPools(baselines)).longest);

// Measures from the beginning of the page until a person is asked the first question. This includes loading the
// library, the table and the cards.
for (const [tag, markup] of Object.entries(games))
  figure(`<${tag}>: until it can be played`, 1000, async (baselines) => {
    let ended;
    const { page } = await open({
      painted: true,
      body: markup,
      viewport: { width: 1200, height: 900 },
      first: async (page) => {
        ended = await watched(page, baselines);
      },
    });
    await page.evaluate((tag) => window.until(() => window.choicesOf(document.querySelector(tag))), tag);
    await page.evaluate(() => performance.mark('nightward-asked').name);
    await painted(page);
    const events = await ended();
    await page.close();
    const [began, asked] = ['began', 'asked'].map(
      (mark) => events.find(({ name }) => name === `nightward-${mark}`).thread,
    );
    return asked - began;
  });

/** The number of slices of thinking that are measured. */
const SLICES = 60;

for (const { element: tag, bots } of found.filter(({ element }) => element in games))
  for (const bot of bots)
    figure(`${bot} of <${tag}>: the longest slice of thinking, at full speed`, 8, async (baselines) => {
      let ended;
      const { page } = await open({
        painted: true,
        body: games[tag].replace(/seats="[^"]*"/, `seats="${bot} ${bot} ${bot}"`),
        first: async (page) => {
          ended = await watched(page, baselines, 1);
          await page.addInitScript(() => {
            const { setTimeout } = window;
            window.slices = 0;
            window.setTimeout = (call, ms) =>
              setTimeout(() => {
                performance.mark('thinks');
                call();
                performance.mark('rests');
                window.slices++;
              }, ms);
          });
        },
      });
      await page.waitForFunction((slices) => window.slices >= slices, SLICES);
      const marks = (await ended()).filter(({ name }) => name === 'thinks' || name === 'rests');
      await page.close();
      return Math.max(
        ...marks.map(({ name, thread }, i) =>
          name === 'rests' && marks[i - 1]?.name === 'thinks' ? thread - marks[i - 1].thread : 0,
        ),
      );
    });

/** The pieces on a table, each with a selector of the things in it that can be pressed. */
const things = [
  ['nw1-tile-grid', '.spot, .space.can-act, .token.can-act'],
  ['nw1-house', '[role=option].can-act'],
  ['nw1-dice-pool', '.die.open'],
  ['nw1-card-hand', '.can-act > .card'],
];

/**
 * Runs in the page. Finds something to press next at the table. The number `n` determines what, and whether by pointer
 * or by key.
 * @returns Where to press, or null after moving the focus there.
 */
async function nextAct([tag, things, n]) {
  const game = document.querySelector(tag);
  /**
   * Whether a thing lies inside the frame of its piece. The map may have been moved, so a thing on it may lie outside.
   */
  const lies = (each) => {
    const [frame, { left, right, top, bottom }] = [
      each.getRootNode().host.getBoundingClientRect(),
      each.getBoundingClientRect(),
    ];
    return left >= frame.left && right <= frame.right && top >= frame.top && bottom <= frame.bottom;
  };
  /**
   * Returns the thing that the number `n` determines. The things do not come in a fixed cycle, because answers that
   * undo each other could then repeat for ever.
   */
  const any = (things) => things[(Math.imul(n + 1, 2654435761) >>> 16) % things.length];
  const found = await window.until(() => {
    if (game.matches(':state(over)')) game.newGame({ seed: `once more ${n}` });
    if (!window.choicesOf(game)) return null;
    const within = (piece, selector) =>
      [...game.shadowRoot.querySelectorAll(piece)]
        .flatMap(({ shadowRoot }) => [...shadowRoot.querySelectorAll(selector)])
        .filter((each) => each.checkVisibility({ visibilityProperty: true }));
    const slips = within('nw1-choices', '.slip:not([aria-disabled])');
    const table = things.flatMap(([piece, selector]) => within(piece, selector)).filter(lies);
    const lay = within('nw1-tile-grid', 'button').find(({ textContent }) => textContent === 'Lay it here');
    const read = within('nw1-card-hand', '.card')[0];
    const close = within('nw1-card-hand', 'dialog[open] button')[0];
    return (
      close ||
      lay ||
      (n % 8 === 7 && read) ||
      (n % 3 && any(table)) ||
      any(slips) ||
      within('nw1-choices', '[part=list][aria-expanded=false]')[0]
    );
  });
  found.scrollIntoView({ block: 'center', inline: 'center' });
  if (found.matches('.slip') && n % 4) {
    found.focus();
    return null;
  }
  const { left, top, width, height } = found.getBoundingClientRect();
  return { x: left + Math.min(20, width / 2), y: top + height / 2 };
}

/**
 * Closes the page. Returns the time within which 98 of 100 presses were painted: the milliseconds for which the thread
 * ran from the press until the paint.
 */
async function slowest(page, events) {
  await page.close();
  // The time starts at pointerup or keydown. A click event comes later.
  const presses = events.flatMap(({ name, type, thread }, i) => {
    if (name !== 'EventDispatch' || !['pointerup', 'keydown'].includes(type)) return [];
    const paint = events.slice(i).find((event) => event.name === 'Paint');
    return paint ? [{ type, ms: paint.thread + paint.ms - thread }] : [];
  });
  const keys = presses.filter(({ type }) => type === 'keydown').length;
  assert.ok(presses.length >= 100 && keys >= 10, `${presses.length} presses, ${keys} by key`);
  return presses.map(({ ms }) => ms).sort((a, b) => b - a)[Math.floor(presses.length * 0.02)];
}

const painted = (page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => setTimeout(resolve));
      }),
  );

const PRESSES = 110;

for (const [tag, markup] of Object.entries(games))
  figure(`a match of <${tag}>: until 98 of 100 presses are painted`, 100, async (baselines) => {
    let ended;
    const { page } = await open({
      painted: true,
      body: markup,
      viewport: { width: 1200, height: 900 },
      first: async (page) => {
        ended = await watched(page, baselines);
      },
    });
    for (let n = 0; n < PRESSES; n++) {
      const place = await page.evaluate(nextAct, [tag, things, n]);
      await (place ? page.mouse.click(place.x, place.y) : page.keyboard.press('Enter'));
      await painted(page);
    }
    return slowest(page, await ended());
  });

figure('puzzles: until 98 of 100 presses are painted', 100, async (baselines) => {
  let ended;
  const body = ['2A', '6A', '9']
    .map((puzzle) => `<puzzle-board puzzle="${puzzle}" seed="7" free></puzzle-board>`)
    .join('');
  const { page } = await open({
    painted: true,
    body,
    viewport: { width: 1200, height: 900 },
    first: async (page) => {
      ended = await watched(page, baselines);
    },
  });
  await page.evaluate(() => window.until(() => document.querySelectorAll('puzzle-board:state(ready)').length === 3));
  for (let n = 0; n < 108; n++) {
    // Selects a piece, turns or moves it by key, and swaps it with another one or lets it go.
    const place = await page.evaluate((n) => {
      const board = document.querySelectorAll('puzzle-board')[Math.floor(n / 36)];
      const { length } = board.position.pieces;
      const all = [
        ...board.shadowRoot.querySelectorAll(
          n % 3 === 2 ? '.can .ring, .selected .ring' : '[data-id^="position:"] .ring',
        ),
      ];
      const found = all[(n * 5) % Math.min(all.length, length)];
      found.scrollIntoView({ block: 'center' });
      const { left, top, width, height } = found.getBoundingClientRect();
      return n % 3 === 1 ? null : { x: left + width / 2, y: top + height / 2 };
    }, n);
    await (place ? page.mouse.click(place.x, place.y) : page.keyboard.press(n < 72 ? '.' : 'ArrowRight'));
    await painted(page);
  }
  return slowest(page, await ended());
});
