// Plays the lessons of each game by pointer, with a screen reader and by touch, and skips them at each step. Also tests
// that a new player has to read little before the first choice. newcomer.spec.js tests first matches, which come after
// the lessons.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { screenReaderOf, listen } from '../support/screen-reader-user.js';
import { limit, pages } from '../support/page.js';

const open = pages();
/** Whether the lessons are played in every way and skipped at each step (`npm run walks`). */
const whole = !!process.env.WALKS;
const phone = { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true };

/**
 * The games.
 * `begins`: the first words of the lessons.
 * `first`: the piece and the selector of what has to be pressed first.
 * `other`: the index of a lesson, and the selector of something that can be pressed in it but that the lesson does not
 * ask for.
 * `ways`: the ways in which `npm test` plays the lessons; `npm run walks` uses all ways.
 * `lessons`: for each lesson, the acts that it asks for, as they appear in the list of choices.
 */
const games = {
  sanitarium: {
    begins: 'Every turn begins',
    first: ['nw1-tile-grid', '.spot'],
    other: [1, '.die'],
    ways: ['pointer', 'ear', 'finger'],
    lessons: [
      [/^Lay it/],
      [/^Take the 5/],
      [/^Go east/, /^Search/, /^Take it/, /^Lay your Safe Thing/],
      [/^Explore/, /^Lay it/],
      [/^Go west/],
      [/^Move the hooded one to/],
      [/^Escape/, /^Discard/],
    ],
  },
  lobotomy: {
    begins: 'One Action Point gives',
    first: ['nw1-tile-grid', '[data-id="edge:2,8:s"]'],
    other: [0, '[id="end"]'],
    ways: ['pointer'],
    lessons: [
      [/^Open the Door .*Scrub Room/, /^Go .*Scrub Room/],
      [/^Attack .* with Broken Glass/],
      [/^Attack .* with Spell Scroll/, /^Use Adrenal Gland Tumor 2 times/],
      [/^Search/, /^Take a Weapon and Equipment,/],
      [/^Go .*Well, North Side/, /^Trade with Harriet/, /^Give Paper/, /^Offer this/],
      [[/Sledge Shed/, /^Yes, do it/]],
      [/attacks Tobias Crake/],
      [/^End the Turn/, /^Turn INSANE!/],
    ],
  },
  'asylum-escape': {
    begins: 'You hide',
    first: ['nw1-choices', '.slip'],
    other: [0, '[id="draw:camo-sabo"]'],
    ways: ['finger'],
    lessons: [
      [/^Draw a Movement card/, /Bath Hall/],
      [/^Play Stocking Feet/, /Reception/],
      [/Library/, /Office/],
      [/Pharmacy/],
    ],
  },
};

const bodyOf = (name, attributes = '') =>
  `<main><${name}-game pace="0" motion="none" no-save seed="guide" ${attributes}></${name}-game></main>`;
const guideOf = (page, name) => page.locator(`nw1-${name}-guide`);
const told = (page, name) => guideOf(page, name).locator('section p').first().innerText();
const isTold = (page, name, before) =>
  page.waitForFunction(
    ([name, before]) =>
      document.querySelector(`${name}-game`).shadowRoot.querySelector(`nw1-${name}-guide`).shadowRoot.querySelector('p')
        .innerText !== before,
    [name, before],
  );
const playing = (page, name) =>
  page.waitForFunction((name) => document.querySelector(`${name}-game`).matches(':state(playing)'), name);

/** Plays all lessons. `act` does what the guide asks for, and `go` presses a button of the guide. */
async function walk(page, name, act, go) {
  const { lessons } = games[name];
  for (const [i, acts] of lessons.entries()) {
    for (const wanted of acts) {
      const before = await told(page, name);
      await act([wanted].flat(), i);
      await isTold(page, name, before);
    }
    await go(i === lessons.length - 1 ? 'Start your first match' : 'Continue');
  }
  await playing(page, name);
}

/**
 * Runs in the page. Returns a point on a marked thing that has not been pressed since the text of the guide last
 * changed, or null if there is none yet.
 */
function nextOf(guide) {
  const all = (root, selector) => [
    ...root.querySelectorAll(selector),
    ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? all(shadowRoot, selector) : [])),
  ];
  const words = guide.shadowRoot.querySelector('p').innerText;
  // A part of the table that loads late may move other parts, and then a press hits the wrong thing. So after two
  // seconds, everything may be pressed again.
  if (window.lesson?.words !== words || performance.now() - window.lesson.at > 2000)
    window.lesson = { words, pressed: new Set() };
  window.lesson.at ??= performance.now();
  const { pressed } = window.lesson;
  const nameOf = ({ dataset, id }) => dataset.id ?? dataset.ask ?? id;
  // After its place has been pressed, a card is only shown there. It is laid when this button is pressed.
  const laying = all(guide.shadowRoot, 'button').filter(({ textContent }) => textContent === 'Lay it here');
  const tenths = [5, 3, 7, 1, 9];
  for (const next of laying.length ? laying : all(guide.shadowRoot, '[data-next], .spot')) {
    if (pressed.has(nameOf(next)) || !next.checkVisibility()) continue;
    next.scrollIntoView({ block: 'center', inline: 'center' });
    const { left, top, width, height } = next.getBoundingClientRect();
    const place = tenths
      .flatMap((x) => tenths.map((y) => [left + (width * x) / 10, top + (height * y) / 10]))
      .find((place) => next.contains(next.getRootNode().elementFromPoint(...place)));
    if (!place) continue;
    if (!laying.length) pressed.add(nameOf(next));
    window.lesson.at = performance.now();
    return place;
  }
  return null;
}

/** Returns a function that does what the guide asks for, by pressing marked things. `press` clicks or taps a point. */
const pointing = (page, name, press) => async () => {
  const before = await told(page, name);
  while ((await told(page, name)) === before) {
    const place = await guideOf(page, name).evaluate(nextOf);
    if (place) await press(...place);
  }
};

const ways = {
  /** Clicks marked things. Once, clicks something else, and checks that the guide says that this is not asked for. */
  async pointer(name) {
    const { page, said } = await open({ body: bodyOf(name) });
    const guide = guideOf(page, name);
    await page.getByRole('button', { name: 'Learn in 3 minutes' }).click();
    await guide.getByText(games[name].begins).waitFor();
    const click = pointing(page, name, (x, y) => page.mouse.click(x, y));
    let [lesson, other] = games[name].other;
    await walk(
      page,
      name,
      async (_, i) => {
        if (i === lesson) {
          await guide.locator(other).first().click();
          await guide.getByText('In this lesson, choose what is marked.').waitFor();
          lesson = null;
        }
        await click();
      },
      (button) => guide.getByRole('button', { name: button, exact: true }).click(),
    );
    return { page, said };
  },

  /** Uses keys and the list of choices. */
  async ear(name) {
    const { page, said } = await open({ body: bodyOf(name), first: listen });
    const reader = await screenReaderOf(page);
    const enter = async (find) => {
      while (!(await find()));
      await reader.press('Enter');
    };
    const isButton = (name) => (here) => here.role === 'button' && here.name.startsWith(name);
    const press = (name) => enter(() => reader.find(isButton(name)));
    const isSlip = ({ role, name }) => role === 'button' && / [A-Z]+-\d+$/.test(name);
    const all = 'Show all choices as a list';
    await press('Learn in 3 minutes');
    await guideOf(page, name).getByText(games[name].begins).waitFor();
    const heard = [];
    await walk(
      page,
      name,
      async (wanted) => {
        heard.push(...(await reader.said()));
        for (const each of wanted)
          await enter(async () => {
            // Arrow keys move through the list, and a button opens the rest of it.
            let here = await reader.find((here) => isSlip(here) || isButton(all)(here));
            for (
              let last = null, key = 'Home';
              here && here.name !== last && !each.test(here.name);
              here = await reader.focus(), key = 'ArrowDown'
            ) {
              if (key === 'ArrowDown') last = here.name;
              await reader.press(key);
            }
            if (here && each.test(here.name)) return true;
            await reader.press((await reader.find(isButton(all))) ? 'Enter' : 'Tab');
            return false;
          });
      },
      press,
    );
    assert.ok(
      heard.some((line) => line.startsWith(games[name].begins)),
      heard.join('\n'),
    );
    return { page, said };
  },

  /** Taps marked things on a phone 320 px wide. */
  async finger(name) {
    const { page, said } = await open({ ...phone, body: bodyOf(name) });
    const guide = guideOf(page, name);
    await page.getByRole('button', { name: 'Learn in 3 minutes' }).tap();
    await guide.getByText(games[name].begins).waitFor();
    const small = [];
    const tap = pointing(page, name, (x, y) => page.touchscreen.tap(x, y));
    await walk(
      page,
      name,
      async () => {
        assert.ok(await page.evaluate(() => document.scrollingElement.scrollWidth <= window.innerWidth));
        for (const button of await guide.locator('section[aria-labelledby=name] button').all()) {
          const { width, height } = await button.boundingBox();
          if (Math.min(width, height) < 44) small.push(await button.innerText());
        }
        await tap();
      },
      (button) => guide.getByRole('button', { name: button, exact: true }).tap(),
    );
    assert.deepEqual(small, []);
    return { page, said };
  },
};

for (const [name, { ways: few }] of Object.entries(games))
  for (const way of whole ? Object.keys(ways) : few)
    test(
      `the lessons of <${name}-game> can be played to their end by ${way}, and a first match with hints follows`,
      limit,
      async () => {
        const { page, said } = await ways[way](name);
        await page.getByRole('button', { name: 'Turn off hints' }).click();
        assert.equal(await page.locator('.hint').count(), 0);
        assert.deepEqual(said, []);
        await page.close();
      },
    );

/** Runs in the page. Plays a lesson up to a step, without pointer or keys. */
async function comeTo([tag, guideTag, lesson, step]) {
  const game = document.querySelector(tag);
  void game.learn();
  const guide = await window.until(() => game.shadowRoot.querySelector(guideTag));
  guide.state = lesson;
  const { steps } = guide.lessons[lesson];
  const words = () => guide.shadowRoot?.querySelector('p')?.innerText;
  await window.until(words);
  for (const { choose } of steps.slice(0, step)) {
    const before = words();
    const list = await window.until(() =>
      [...(guide.shadowRoot.querySelector('.table').shadowRoot?.querySelectorAll('nw1-choices') ?? [])].find(
        ({ model }) => model?.choices.some(({ id }) => id === choose),
      ),
    );
    // An escape has to be confirmed.
    for (const _ of choose.startsWith('flee') ? [1, 2] : [1])
      list.dispatchEvent(Object.assign(new Event('nw-choose', { bubbles: true }), { targetId: choose }));
    await window.until(() => words() !== before);
  }
}

for (const [name, { lessons }] of Object.entries(games))
  test(
    `the lessons of <${name}-game> can be skipped ${whole ? 'at each step' : 'at the first step and the last'}, and the form appears again`,
    limit,
    async () => {
      const { page, said } = await open({ body: bodyOf(name) });
      await page.getByRole('button', { name: 'Learn in 3 minutes' }).waitFor();
      const steps = lessons.flatMap((acts, lesson) => [...acts, 'done'].map((_, step) => [lesson, step])).slice(0, -1);
      for (const [lesson, step] of whole ? steps : [steps.at(0), steps.at(-1)]) {
        await page.evaluate(comeTo, [`${name}-game`, `nw1-${name}-guide`, lesson, step]);
        await page.getByRole('button', { name: 'Skip the lessons' }).click();
        await page.getByRole('button', { name: 'Learn in 3 minutes' }).waitFor();
        assert.equal(await guideOf(page, name).count(), 0);
      }
      assert.deepEqual(said, []);
      await page.close();
    },
  );

test('a marked choice in a long list on a narrow page does not move when it gets the focus', limit, async () => {
  const { page, said } = await open({ ...phone, body: bodyOf('lobotomy') });
  await page.getByRole('button', { name: 'Learn in 3 minutes' }).waitFor();
  await page.evaluate(comeTo, ['lobotomy-game', 'nw1-lobotomy-guide', games.lobotomy.lessons.length - 1, 0]);
  const end = guideOf(page, 'lobotomy').locator('[id=end][data-next]');
  await end.waitFor();
  const moved = await end.evaluate(async (slip) => {
    const { top } = slip.getBoundingClientRect();
    slip.focus({ preventScroll: true });
    await slip.getRootNode().host.updateComplete;
    return slip.getBoundingClientRect().top - top;
  });
  assert.equal(moved, 0);
  assert.deepEqual(said, []);
  await page.close();
});

test(
  'with the attribute guide, the lessons begin at once and can be skipped, in the language of the page',
  limit,
  async () => {
    const { page, said } = await open({ lang: 'de', body: bodyOf('sanitarium', 'guide') });
    await page.getByText('Jeder Zug beginnt').waitFor();
    await page.getByRole('button', { name: 'Lektionen überspringen' }).click();
    await page.getByRole('button', { name: 'In 3 Minuten lernen' }).waitFor();
    assert.deepEqual(said, []);
    await page.close();
  },
);

for (const [name, { first }] of Object.entries(games))
  test(`a new player reads at most 45 words before the first choice in <${name}-game>`, limit, async (t) => {
    const { page } = await open({ body: bodyOf(name), painted: true });
    const read = await page.evaluate(
      async ([name, [piece, first]]) => {
        const game = document.querySelector(`${name}-game`);
        const learn = await window.until(() => game.shadowRoot?.querySelector('.learn'));
        const title = game.shadowRoot.querySelector('h2').innerText;
        const read = [title, learn.innerText];
        learn.click();
        const guide = await window.until(() => game.shadowRoot.querySelector(`nw1-${name}-guide`)?.shadowRoot);
        const section = await window.until(() => guide.querySelector('section'));
        await window.until(() =>
          guide.querySelector('.table')?.shadowRoot?.querySelector(piece)?.shadowRoot?.querySelector(first),
        );
        return [...read, section.innerText].join(' ');
      },
      [name, first],
    );
    const words = read.split(/\s+/).length;
    t.diagnostic(`${words} words`);
    // A slow reader reads three words per second, and so needs 15 seconds.
    assert.ok(words <= 45, `${words} words`);
    await page.close();
  });
