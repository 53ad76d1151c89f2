// Tests that a removed element leaves nothing behind, and that nothing runs while a match waits for a person.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { formOf, games, limit, pages, pieces, wholeGameElements } from '../support/page.js';

const open = pages();

/**
 * Runs in the page. Counts the timers, animation frames, observers and animations that are running, and the timers and
 * animation frames that have been begun.
 */
function counters() {
  const running = { timers: new Set(), frames: new Set(), observers: new Set() };
  const begun = { timers: 0, frames: 0 };
  const { setTimeout, clearTimeout, setInterval, clearInterval, requestAnimationFrame, cancelAnimationFrame } = window;
  const timed =
    (set, once) =>
    (call, ms, ...args) => {
      begun.timers++;
      const id = set(() => {
        if (once) running.timers.delete(id);
        call(...args);
      }, ms);
      running.timers.add(id);
      return id;
    };
  window.setTimeout = timed(setTimeout, true);
  window.setInterval = timed(setInterval, false);
  window.clearTimeout = (id) => {
    running.timers.delete(id);
    clearTimeout(id);
  };
  window.clearInterval = (id) => {
    running.timers.delete(id);
    clearInterval(id);
  };
  window.requestAnimationFrame = (call) => {
    begun.frames++;
    const id = requestAnimationFrame((now) => {
      running.frames.delete(id);
      call(now);
    });
    running.frames.add(id);
    return id;
  };
  window.cancelAnimationFrame = (id) => {
    running.frames.delete(id);
    cancelAnimationFrame(id);
  };
  for (const name of ['IntersectionObserver', 'ResizeObserver', 'MutationObserver']) {
    const { prototype } = window[name];
    const { observe, disconnect } = prototype;
    prototype.observe = function (...args) {
      running.observers.add(this);
      return observe.apply(this, args);
    };
    prototype.disconnect = function () {
      running.observers.delete(this);
      return disconnect.call(this);
    };
  }
  const animations = (root) => [
    ...root.getAnimations(),
    ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? animations(shadowRoot) : [])),
  ];
  window.counts = () => ({
    timers: running.timers.size,
    frames: running.frames.size,
    observers: running.observers.size,
    animations: animations(document).filter(({ playState }) => playState === 'running').length,
  });
  window.begun = begun;
  window.sleep = (ms) =>
    new Promise((resolve) => {
      setTimeout(resolve, ms);
    });
}

const counted = (body, options) => open({ body, first: (page) => page.addInitScript(counters), ...options });

/** Collects garbage, and returns the number of nodes and listeners in memory and of everything that is running. */
async function alive(page, client) {
  let [now, last] = [{ nodes: 0 }, { nodes: Infinity }];
  // Collecting garbage can release more garbage, so it is repeated while the number of nodes falls.
  for (let i = 0; i < 3 || now.nodes < last.nodes; i++) {
    last = now;
    await page.evaluate(() => window.sleep(50));
    await client.send('HeapProfiler.collectGarbage');
    now = await client.send('Memory.getDOMCounters');
  }
  const { nodes, jsEventListeners } = now;
  return { nodes, jsEventListeners, ...(await page.evaluate(() => window.counts())) };
}

/** Adds an element to the page and removes it, `n` times: the same element (`same`) or a new one each time. */
const cycles = (page, n, same) =>
  page.evaluate(
    async ([n, same]) => {
      const [first] = document.querySelector('template').content.children;
      const kept = document.importNode(first, true);
      for (let i = 0; i < n; i++) {
        const element = same ? kept : document.importNode(first, true);
        document.querySelector('main').append(element);
        await element.updateComplete;
        if (i % 10 === 0) await window.sleep(0);
        element.remove();
      }
    },
    [n, same],
  );

for (const [tag, body] of Object.entries({
  ...pieces,
  ...wholeGameElements,
  ...Object.fromEntries(Object.entries(games).map(([tag, game]) => [tag, formOf(game)])),
})) {
  test(`adding and removing <${tag}> two hundred times leaves nothing behind`, limit, async () => {
    const { page } = await counted(`<main></main><template>${body}</template>`);
    const size = await page.evaluate(async () => {
      document.querySelector('main').append(document.importNode(document.querySelector('template').content, true));
      await window.until(() => document.querySelector('main > :state(ready)'));
      await window.sleep(100);
      const walker = document.createTreeWalker(document.querySelector('main').firstElementChild.shadowRoot);
      let nodes = 1;
      while (walker.nextNode()) nodes++;
      document.querySelector('main').replaceChildren();
      return nodes;
    });
    const client = await page.context().newCDPSession(page);
    await cycles(page, 20, false);
    await cycles(page, 20, true);
    const before = await alive(page, client);
    await cycles(page, 100, false);
    await cycles(page, 100, true);
    const after = await alive(page, client);
    // The browser may still hold some of the last elements, so a few nodes more are allowed.
    assert.ok(after.nodes - before.nodes < Math.max(400, 20 * size), `${before.nodes} nodes, then ${after.nodes}`);
    assert.ok(
      after.jsEventListeners - before.jsEventListeners < 50,
      `${before.jsEventListeners} listeners, then ${after.jsEventListeners}`,
    );
    assert.deepEqual({ ...after, nodes: 0, jsEventListeners: 0 }, { ...before, nodes: 0, jsEventListeners: 0 });
    await page.close();
  });
}

for (const [tag, game] of Object.entries(games)) {
  test(`<${tag}>: removing and adding a match while bots play leaves nothing behind`, limit, async () => {
    const { page } = await counted(`<main>${game}</main>`);
    const client = await page.context().newCDPSession(page);
    const moved = (n) =>
      page.evaluate(
        async ([n, tag]) => {
          const element = (window.game ??= document.querySelector(tag));
          for (let i = 0; i < n; i++) {
            element.remove();
            document.querySelector('main').append(element);
            if (i % 5 === 0) await window.sleep(0);
            const now = window.choicesOf(element);
            now?.piece.dispatchEvent(
              Object.assign(new Event('nw-choose', { bubbles: true }), { targetId: now.open[0].id }),
            );
            if (element.matches(':state(over)')) element.newGame();
          }
          element.remove();
          await window.sleep(200);
        },
        [n, tag],
      );
    await page.evaluate((tag) => {
      const element = document.querySelector(tag);
      return window.playUntil(element, () => element.shadowRoot?.querySelector('nw1-log')?.model.lines.length > 8);
    }, tag);
    await moved(50);
    const before = await alive(page, client);
    await moved(150);
    // The announcer removes its messages after some time.
    await page.evaluate(() => window.until(() => window.counts().timers === 0));
    const after = await alive(page, client);
    assert.ok(after.nodes - before.nodes < 500, `${before.nodes} nodes, then ${after.nodes}`);
    assert.ok(
      after.jsEventListeners - before.jsEventListeners < 100,
      `${before.jsEventListeners} listeners, then ${after.jsEventListeners}`,
    );
    assert.deepEqual(after, { ...after, timers: 0, frames: 0, animations: 0, observers: before.observers });
    await page.close();
  });
}

/** Waits for three seconds in which no timer is set, no frame is requested, and no animation runs. */
async function rests(page) {
  const busy = await page.evaluate(async () => {
    let busy;
    for (let tries = 0; tries < 20; tries++) {
      const before = { ...window.begun };
      await window.sleep(3000);
      const { animations, frames } = window.counts();
      busy = {
        timers: window.begun.timers - before.timers,
        frames: window.begun.frames - before.frames + frames,
        animations,
      };
      if (Object.values(busy).every((n) => n === 0)) break;
    }
    return busy;
  });
  assert.deepEqual(busy, { timers: 0, frames: 0, animations: 0 });
}

// The tests mostly wait, so they run together.
describe('while an element waits for a person', { concurrency: true }, () => {
  test('nothing runs in any piece after it was used', limit, async () => {
    const { page } = await counted(Object.values({ ...pieces, ...wholeGameElements }).join(''));
    await page.locator('rules-example:state(shown)').waitFor();
    await page.locator('dice-pool').getByRole('button').click();
    await page.locator('rules-example').evaluate((example) => {
      example.next();
    });
    await page.locator('hunt-track').getByRole('button', { name: 'Hunt Phase' }).click();
    // The announcer removes its messages after some time.
    await page.evaluate(() => window.until(() => window.counts().timers === 0));
    await rests(page);
    await page.close();
  });

  for (const [tag, game] of Object.entries(games)) {
    for (const place of ['in view', 'out of view']) {
      test(`<${tag}>: nothing runs while the game is ${place}`, limit, async () => {
        const { page } = await counted(`${game}<p>After.</p><div id="end"></div>`);
        await page.evaluate(
          async ([place, tag]) => {
            const element = document.querySelector(tag);
            await window.playUntil(
              element,
              () => window.choicesOf(element) && element.shadowRoot.querySelector('nw1-log').model.lines.length > 8,
            );
            await window.until(() => window.choicesOf(element));
            if (place === 'out of view') {
              document.querySelector('#end').style.height = '9000px';
              window.scrollTo(0, 8000);
            }
          },
          [place, tag],
        );
        await rests(page);
        await page.close();
      });
    }
  }
});
