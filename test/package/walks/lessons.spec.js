// Learning by playing: each game's lessons walked by pointer, by ear and keys, and by a finger, and left at each step; and how much
// a new player reads before a first choice. What comes after them, a first match, is in newcomer.spec.js.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { earOf, listen } from '../support/screen-reader-user.js';
import { limit, pages } from '../support/page.js';

const open = pages();
/** `npm run walks` walks in every way, and leaves at each step. */
const whole = !!process.env.WALKS;
const phone = { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true };

/**
 * Of each game: how its lessons begin, and what each of them asks for, as it stands in the list of choices; the piece that its first
 * act is done in, and where; the first press in the lesson of a number that is possible and not meant; the ways in which `npm test` walks
 * them. `npm run walks` goes all ways.
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
      [/^Escape/, /^Discard/, /^Discard/],
    ],
  },
  lobotomy: {
    begins: 'An Action Point',
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
      [/Library/, /Office/],
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

/** Walks all lessons; `act` does what is asked for, `go` presses a button of the guide. */
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

/** In the page: where what is marked, and was not pressed since something else was told, can be pressed; null: nothing is yet. */
function nextOf(guide) {
  const all = (root, selector) => [
    ...root.querySelectorAll(selector),
    ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? all(shadowRoot, selector) : [])),
  ];
  const words = guide.shadowRoot.querySelector('p').innerText;
  // What comes late moves what is there, and a press may meet something else: then all is pressed once more.
  if (window.lesson?.words !== words || performance.now() - window.lesson.at > 2000)
    window.lesson = { words, pressed: new Set() };
  window.lesson.at ??= performance.now();
  const { pressed } = window.lesson;
  const nameOf = ({ dataset, id }) => dataset.id ?? dataset.ask ?? id;
  // A card may be turned before it is laid.
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

/** What is asked for is done where it is marked; `press` is a click or a tap there. */
const pointing = (page, name, press) => async () => {
  const before = await told(page, name);
  while ((await told(page, name)) === before) {
    const place = await guideOf(page, name).evaluate(nextOf);
    if (place) await press(...place);
  }
};

const ways = {
  /** By what is marked; another act is told of and does not happen. */
  async pointer(name) {
    const { page, said } = await open({ body: bodyOf(name) });
    const guide = guideOf(page, name);
    await page.getByRole('button', { name: 'Learn by playing' }).click();
    await guide.getByText(games[name].begins).waitFor();
    const click = pointing(page, name, (x, y) => page.mouse.click(x, y));
    let [lesson, other] = games[name].other;
    await walk(
      page,
      name,
      async (_, i) => {
        if (i === lesson) {
          await guide.locator(other).first().click();
          await guide.getByText('this lesson asks for something else now.').waitFor();
          lesson = null;
        }
        await click();
      },
      (button) => guide.getByRole('button', { name: button, exact: true }).click(),
    );
    return { page, said };
  },

  /** By the list of choices. */
  async ear(name) {
    const { page, said } = await open({ body: bodyOf(name), first: listen });
    const ear = await earOf(page);
    const enter = async (find) => {
      while (!(await find()));
      await ear.press('Enter');
    };
    const isButton = (name) => (here) => here.role === 'button' && here.name.startsWith(name);
    const press = (name) => enter(() => ear.find(isButton(name)));
    const isSlip = ({ role, name }) => role === 'button' && / [A-Z]+-\d+$/.test(name);
    const all = 'Show all choices as a list';
    await press('Learn by playing');
    await guideOf(page, name).getByText(games[name].begins).waitFor();
    const heard = [];
    await walk(
      page,
      name,
      async (wanted) => {
        heard.push(...(await ear.said()));
        for (const each of wanted)
          await enter(async () => {
            // Arrows go through the list; its button opens all of it.
            let here = await ear.find((here) => isSlip(here) || isButton(all)(here));
            for (
              let last = null, key = 'Home';
              here && here.name !== last && !each.test(here.name);
              here = await ear.focus(), key = 'ArrowDown'
            ) {
              if (key === 'ArrowDown') last = here.name;
              await ear.press(key);
            }
            if (here && each.test(here.name)) return true;
            await ear.press((await ear.find(isButton(all))) ? 'Enter' : 'Tab');
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

  /** By what is marked, 320 px wide. */
  async finger(name) {
    const { page, said } = await open({ ...phone, body: bodyOf(name) });
    const guide = guideOf(page, name);
    await page.getByRole('button', { name: 'Learn by playing' }).tap();
    await guide.getByText(games[name].begins).waitFor();
    const small = [];
    const tap = pointing(page, name, (x, y) => page.touchscreen.tap(x, y));
    await walk(
      page,
      name,
      async () => {
        assert.ok(await page.evaluate(() => document.scrollingElement.scrollWidth <= window.innerWidth));
        for (const button of await guide.locator('section button').all()) {
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
      `the lessons of <${name}-game> by ${way}, to their end, and a first match follows with advice`,
      limit,
      async () => {
        const { page, said } = await ways[way](name);
        await page.getByRole('button', { name: 'Turn off hints' }).click();
        assert.equal(await page.locator('.hint').count(), 0);
        assert.deepEqual(said, []);
        await page.close();
      },
    );

/** In the page: comes to a step of a lesson as a script would. */
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
    // What is regretted is asked for twice.
    for (const _ of choose.startsWith('flee') ? [1, 2] : [1])
      list.dispatchEvent(Object.assign(new Event('nw-choose', { bubbles: true }), { targetId: choose }));
    await window.until(() => words() !== before);
  }
}

for (const [name, { lessons }] of Object.entries(games))
  test(
    `the lessons of <${name}-game> are left ${whole ? 'at each step' : 'at the first step and the last'}, and the form is there as before`,
    limit,
    async () => {
      const { page, said } = await open({ body: bodyOf(name) });
      await page.getByRole('button', { name: 'Learn by playing' }).waitFor();
      const steps = lessons.flatMap((acts, lesson) => [...acts, 'done'].map((_, step) => [lesson, step])).slice(0, -1);
      for (const [lesson, step] of whole ? steps : [steps.at(0), steps.at(-1)]) {
        await page.evaluate(comeTo, [`${name}-game`, `nw1-${name}-guide`, lesson, step]);
        await page.getByRole('button', { name: 'Skip the lessons' }).click();
        await page.getByRole('button', { name: 'Learn by playing' }).waitFor();
        assert.equal(await guideOf(page, name).count(), 0);
      }
      assert.deepEqual(said, []);
      await page.close();
    },
  );

test('what is marked in a long list stays under the finger, 320 px wide', limit, async () => {
  const { page, said } = await open({ ...phone, body: bodyOf('lobotomy') });
  await page.getByRole('button', { name: 'Learn by playing' }).waitFor();
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
  'the lessons begin at once where a page says so, and can be left; on a page with its own language too',
  limit,
  async () => {
    const { page, said } = await open({ lang: 'de', body: bodyOf('sanitarium', 'guide') });
    await page.getByText('Jeder Zug beginnt').waitFor();
    await page.getByRole('button', { name: 'Lektionen überspringen' }).click();
    await page.getByRole('button', { name: 'Spielend lernen (3 Minuten)' }).waitFor();
    assert.deepEqual(said, []);
    await page.close();
  },
);

for (const [name, { first }] of Object.entries(games))
  test(`a new player has read few words before the first choice in <${name}-game>`, limit, async (t) => {
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
    // A slow reader manages three words a second: a quarter of a minute.
    assert.ok(words <= 45, `${words} words`);
    await page.close();
  });
