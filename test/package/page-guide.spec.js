// Learning by playing: the lessons walked by pointer, by ear and keys, and by a finger; how soon somebody new makes a first
// choice; and a first match chosen from what is to be read on the screen alone.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { earOf, listen } from './ear.js';
import { pages } from './page.js';

const open = pages();
const limit = { timeout: 120_000 };
const phone = { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true };
const body = '<main><sanitarium-game pace="0" motion="none" no-save seed="guide"></sanitarium-game></main>';

/** What a lesson asks for, as it stands in the list of choices. */
const acts = [
  /^Lay it/, /^Take the 5/, /^Go east/, /^Search/, /^Take it/, /^Lay your Safe Thing/, /^Explore/, /^Lay it/, /^Go west/, /^Move the hooded one to/,
  /^Escape/, /^Lay down/, /^Lay down/,
];
const ends = [0, 1, 5, 7, 8, 9, 12];

const told = (page) => page.locator('nw1-sanitarium-guide section p').first().innerText();
const playing = (page) => page.waitForFunction(() => document.querySelector('sanitarium-game').matches(':state(playing)'));

/** Walks all lessons; `act` does what is asked for, `go` presses a button of the guide. */
async function walk(page, act, go) {
  for (const [i, wanted] of acts.entries()) {
    const before = await told(page);
    await act(wanted);
    await page.waitForFunction((before) => document.querySelector('sanitarium-game').shadowRoot.querySelector('nw1-sanitarium-guide').shadowRoot.querySelector('p').innerText !== before, before);
    if (ends.includes(i)) await go(i === acts.length - 1 ? 'Begin a first match' : 'Go on');
  }
  await playing(page);
}

test('the lessons by pointer: what is to be done is marked, another act is told of and does not happen, and a first match follows with advice', limit, async () => {
  const { page, said } = await open({ body });
  await page.getByRole('button', { name: 'Learn by playing' }).click();
  const table = page.locator('nw1-sanitarium-guide');
  await table.getByText('Every turn begins').waitFor();
  await walk(page, async (wanted) => {
    if (wanted.test('Take the 5')) {
      await table.locator('.die').nth(0).click();
      await table.getByText('Here it is something else.').waitFor();
    }
    if (wanted.test('Lay it')) {
      await table.locator('.spot').first().click();
      const lay = table.getByRole('button', { name: 'Lay it here' });
      if (await lay.isVisible()) await lay.click();
    } else await table.locator('[data-next]').first().click();
  }, (name) => table.getByRole('button', { name, exact: true }).click());
  await page.locator('sanitarium-game').getByText('No more hints').waitFor();
  await page.getByRole('button', { name: 'No more hints' }).click();
  assert.equal(await page.locator('.hint').count(), 0);
  assert.deepEqual(said, []);
  await page.close();
});

test('the lessons by ear and keys', limit, async () => {
  const { page, said } = await open({ body, first: listen });
  const ear = await earOf(page);
  const button = (name) => (here) => here.role === 'button' && (typeof name === 'string' ? here.name === name : name.test(here.name));
  const until = async (find) => {
    for (;;) if (await find()) return;
  };
  await until(() => ear.find(button(/^Learn by playing/)));
  await ear.press('Enter');
  await page.locator('nw1-sanitarium-guide section').waitFor();
  const heard = [];
  await walk(page, async (wanted) => {
    heard.push(...(await ear.said()));
    // The list opens by its button; arrows go through it.
    const isSlip = ({ role, around }) => role === 'button' && around[0]?.role === 'listitem' && around[1]?.name === '';
    await until(async () => {
      let here = await ear.find((each) => isSlip(each) || button('Show all answers as a list')(each));
      if (here && !isSlip(here)) await ear.press('Enter');
      for (let last = ''; here && isSlip(here) && !wanted.test(here.name) && here.name !== last; here = await ear.focus()) {
        last = here.name;
        await ear.press('ArrowDown');
      }
      return here && isSlip(here) && wanted.test(here.name);
    });
    await ear.press('Enter');
  }, async (name) => {
    await until(() => ear.find(button(name)));
    await ear.press('Enter');
  });
  assert.ok(heard.some((line) => line.startsWith('Five Action Points;') || line.startsWith('Every turn begins')), heard.join('\n'));
  assert.deepEqual(said, []);
  await page.close();
});

test('the lessons by a finger, 320 px wide', limit, async () => {
  const { page, said } = await open({ ...phone, body });
  await page.getByRole('button', { name: 'Learn by playing' }).tap();
  const table = page.locator('nw1-sanitarium-guide');
  await table.getByText('Every turn begins').waitFor();
  const small = [];
  await walk(page, async (wanted) => {
    assert.ok(await page.evaluate(() => document.scrollingElement.scrollWidth <= window.innerWidth));
    for (const button of await table.locator('section button').all()) {
      const { width, height } = await button.boundingBox();
      if (Math.min(width, height) < 44) small.push(await button.innerText());
    }
    if (wanted.test('Lay it')) await table.getByRole('button', { name: 'Show all answers as a list' }).tap();
    await table.locator('.slip').filter({ hasText: new RegExp(wanted.source.slice(1)) }).first().tap();
  }, (name) => table.getByRole('button', { name, exact: true }).tap());
  assert.deepEqual([small, said], [[], []]);
  await page.close();
});

test('the lessons can be skipped, and begin at once where a page says so; on a page with its own language too', limit, async () => {
  const { page, said } = await open({ lang: 'de', body: body.replace('<sanitarium-game', '<sanitarium-game guide') });
  await page.getByText('Jeder Zug beginnt').waitFor();
  await page.getByRole('button', { name: 'Lektionen überspringen' }).click();
  await page.getByRole('button', { name: 'Spielend lernen, 3 Minuten' }).waitFor();
  assert.deepEqual(said, []);
  await page.close();
});

/** Each game's guide: the piece that its first act is done in, and where. */
const games = { sanitarium: ['nw1-tile-grid', '.spot'], lobotomy: ['nw1-tile-grid', '[data-id="edge:2,8:s"]'], 'asylum-escape': ['nw1-choices', '.slip'] };

for (const [name, place] of Object.entries(games)) test(`somebody new makes a first choice in <${name}-game> within 20 s of loading`, limit, async (t) => {
  const { page } = await open({ body: body.replaceAll('sanitarium', name), painted: true });
  const loaded = await page.evaluate(async ([name, [piece, first]]) => {
    const game = document.querySelector(`${name}-game`);
    const learn = await window.until(() => game.shadowRoot?.querySelector('.learn'));
    const title = game.shadowRoot.querySelector('h2').innerText;
    const read = [title, learn.innerText];
    learn.click();
    const guide = await window.until(() => game.shadowRoot.querySelector(`nw1-${name}-guide`)?.shadowRoot);
    const section = await window.until(() => guide.querySelector('section'));
    await window.until(() => guide.querySelector('.table')?.shadowRoot?.querySelector(piece)?.shadowRoot?.querySelector(first));
    return { ms: performance.now(), read: [...read, section.innerText].join(' ') };
  }, [name, place]);
  // Slow readers manage three words a second; to see where to press takes two seconds each time.
  const seconds = loaded.ms / 1000 + loaded.read.split(/\s+/).length / 3 + 2 * 2;
  t.diagnostic(`${loaded.read.split(/\s+/).length} words, ${(loaded.ms / 1000).toFixed(1)} s of loading: ${seconds.toFixed(1)} s`);
  assert.ok(seconds < 20);
  await page.close();
});

/**
 * In the page: somebody new who reads. What is pressed is chosen from words alone, among everything on the table that can be
 * pressed: three parts of it for what is said to be possible, one for how much a thing is called what is asked for.
 */
function newcomer() {
  const saysYes = /You can act here|can be used|^Lay it|^Explore|^Show all answers as a list$/;
  const text = (element) => (element.getAttribute('aria-label') ?? element.textContent).replace(/\s+/g, ' ').trim();
  const shown = (element) => element.checkVisibility({ visibilityProperty: true });
  /** How a thing is called on the screen: a die is one to whoever sees it, and of a card the face is seen. */
  const called = (element) => (element.matches('.die') ? `die ${text(element)}` : element.matches('.card') ? `card ${text(element.querySelector('.name'))} ${text(element.querySelector('.foot'))}` : text(element));
  /** The words that say something. */
  const tokens = (text) => (text.toLowerCase().replaceAll('dice', 'die').match(/\p{L}{3,}/gu) ?? []).map((word) => word.replace(/s$/, '')).filter((word) => word.length > 3 || word === 'die');
  window.playFirst = async (seed) => {
    let state = seed;
    const chance = () => ((state = (Math.imul(state, 1664525) + 1013904223) | 0) >>> 0) / 2 ** 32;
    const game = document.querySelector('sanitarium-game');
    await window.until(() => game.matches(':state(playing)'));
    const root = game.shadowRoot;
    const pieces = () => [...root.querySelectorAll('nw1-choices, nw1-tile-grid, nw1-dice-pool, nw1-card-hand')].filter(shown);
    const within = (selector) => pieces().flatMap(({ shadowRoot }) => [...shadowRoot.querySelectorAll(selector)]).filter(shown);
    let acts = 0;
    game.addEventListener('nw-act', () => { acts++; });
    const prompt = () => within('h3[part=prompt]').map(text).join();
    const why = () => [...root.querySelectorAll('nw1-why')].find((each) => shown(each) && each.shadowRoot.textContent.trim());
    const opened = () => within('dialog[open]')[0];
    const things = () => {
      const asked = new Set(tokens(`${prompt()} ${[...root.querySelectorAll('[part=hint]')].filter(shown).map(text).join()}`));
      return within('.slip, [role=option], .card, button:not([part=controls] *)').filter(({ disabled }) => !disabled).map((element) => {
        const words = text(element);
        const own = tokens(called(element));
        const fits = own.filter((word) => asked.has(word)).length / (own.length || 1);
        return { element, words, weight: 3 * (element.matches('.slip') || saysYes.test(words)) + fits };
      });
    };
    /** All that changes on the table by a press, the card that is being turned too. */
    const stand = () => [prompt(), ...within('path.ghost, [role=option], .slip, button').map((each) => each.getAttribute('d') ?? text(each) + String(each.getAttribute('aria-selected')))].join('|');
    const tried = [];
    let known = [];
    let last = '';
    while (await window.until(() => game.matches(':state(over)') || (window.choicesOf(game) && !/ is choosing\.$/.test(prompt()))) && !game.matches(':state(over)')) {
      const asked = prompt();
      // What was refused is not tried again before something else is asked.
      if (asked !== last) known = [];
      last = asked;
      const likely = things().filter(({ words, weight }) => weight > 0 && !known.includes(words));
      let at = chance() * likely.reduce((sum, { weight }) => sum + weight, 0);
      const { element, words } = likely.find(({ weight }) => (at -= weight) < 0);
      const [done, before, since] = [acts, stand(), performance.now()];
      element.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }));
      const refused = await window.until(() => (acts > done ? 'no' : why() || opened() ? 'yes' : performance.now() - since > 50 && (stand() !== before ? 'no' : performance.now() - since > 1500 && 'yes'))) === 'yes';
      tried.push({ asked, words, refused: refused && (why() ? text(why().shadowRoot.querySelector('.reason') ?? why()) : 'nothing') });
      if (!refused) continue;
      known.push(words);
      opened()?.close();
      document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    }
    return tried;
  };
}

test('first matches in every mode, chosen from the text on the screen: under 5 % of what is tried is refused', limit, async (t) => {
  const tables = ['seats="person random"', 'mode="cooperative" seats="person random"', 'mode="solo" seats="person"'];
  const tried = (await Promise.all(tables.map(async (table, seed) => {
    const { page } = await open({ body: body.replace('seed="guide"', `seed="trial ${seed}" hints="on" ${table}`), first: (page) => page.addInitScript(newcomer) });
    const tried = await page.evaluate((seed) => window.playFirst(seed), seed + 1);
    await page.close();
    return tried;
  }))).flat();
  const refused = tried.filter(({ refused }) => refused);
  t.diagnostic(`${refused.length} of ${tried.length} refused, ${(refused.length / tried.length * 100).toFixed(1)} %`);
  if (process.env.TRIALS) for (const each of refused) console.log(JSON.stringify(each));
  assert.ok(refused.length > 0, 'nothing was tried that could be refused');
  assert.ok(refused.length / tried.length < 0.05, `${refused.length} of ${tried.length}`);
});
