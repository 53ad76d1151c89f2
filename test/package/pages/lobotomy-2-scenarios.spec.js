// The Scenarios of Lobotomy 2 in a page: the introduction is at the table, the others are a file that is fetched when one of them is
// played, or where anything may come.
import assert from 'node:assert/strict';
import { resolve } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { limit, pages } from '../support/page.js';

const open = pages();
const others = '/cdn/lobotomy-scenarios.js';
const seats = 'seats="person crew crew crew" seed="scenarios"';

/** A page of one game; how often the others were asked for, and which Scenario is played. */
async function play(attributes, { link = '', first = () => undefined } = {}) {
  let asked = 0;
  const { page } = await open({
    body: `<lobotomy-game pace="0" loading="eager" motion="none" ${attributes}></lobotomy-game>`,
    first: async (page) => {
      page.on('request', (request) => {
        asked += Number(new URL(request.url()).pathname === others);
      });
      if (link)
        await page.addInitScript((hash) => {
          location.hash = hash;
        }, link);
      await first(page);
    },
  });
  /** Once somebody is asked in a match of that Scenario. */
  const inMatch = (scenario) =>
    page.evaluate(
      (id) =>
        window
          .until(() => {
            const game = document.querySelector('lobotomy-game');
            return game.save?.()?.options.scenario === id && window.choicesOf(game);
          })
          .then(() => true),
      scenario,
    );
  const choices = () => page.evaluate(() => document.querySelector('lobotomy-game').save().choices.length);
  const act = (id) =>
    page.evaluate(async (option) => {
      const { piece, open: all } = await window.until(() => window.choicesOf(document.querySelector('lobotomy-game')));
      piece.dispatchEvent(Object.assign(new Event('nw-choose', { bubbles: true }), { targetId: option ?? all[0].id }));
    }, id);
  return { page, inMatch, choices, act, asked: () => asked };
}

test(
  'a match of the introduction asks for no other Scenario: by attributes, from the form, anew, and gone on with',
  limit,
  async () => {
    const { page, inMatch, choices, act, asked } = await play(seats);
    await inMatch('S1');
    await act();
    await page.evaluate(() =>
      window.until(() => document.querySelector('lobotomy-game').save().choices.length > 0).then(() => null),
    );
    await page.reload();
    await inMatch('S1');
    assert.ok((await choices()) > 0, 'the match goes on');
    await page.evaluate(() => {
      document.querySelector('lobotomy-game').newGame({ seed: 'anew' });
    });
    await page.evaluate(() =>
      window.until(() => document.querySelector('lobotomy-game').save()?.seed === 'anew').then(() => null),
    );
    await page.close();
    const form = await play('no-save');
    await form.page.getByRole('button', { name: 'Begin' }).click();
    await form.inMatch('S1');
    await form.page.close();
    assert.deepEqual([asked(), form.asked()], [0, 0]);
  },
);

for (const scenario of ['S2', 'DN3'])
  test(
    `a match of ${scenario} asks for the others once, and goes on in a page that is loaded anew`,
    limit,
    async () => {
      const { page, inMatch, choices, act, asked } = await play(`${seats} scenario="${scenario}"`);
      await inMatch(scenario);
      assert.equal(asked(), 1);
      assert.doesNotMatch(
        await page.evaluate(() => document.querySelector('lobotomy-game').describe()),
        /\b[a-z]+\.[A-Z]\b/,
        'its Spaces have names',
      );
      await act();
      await page.evaluate(() =>
        window.until(() => document.querySelector('lobotomy-game').save().choices.length > 0).then(() => null),
      );
      // What is kept is played, whatever the page asks for.
      await page.route(
        (url) => url.pathname === '/',
        (route) =>
          route.fulfill({
            contentType: 'text/html',
            body: `<!doctype html><title>t</title><script type="module" src="cdn/nightward.js"></script><lobotomy-game pace="0" loading="eager"></lobotomy-game>`,
          }),
      );
      await page.reload();
      await inMatch(scenario);
      assert.ok((await choices()) > 0, 'the match goes on');
      assert.equal(asked(), 2);
      await page.close();
    },
  );

test('the form begins another Scenario, and the introduction after it', limit, async () => {
  const { page, inMatch, asked } = await play('no-save');
  await page.getByRole('radio', { name: 'Vespers' }).check();
  await page.getByRole('button', { name: 'Begin' }).click();
  await inMatch('S3');
  await page.evaluate(() => {
    document.querySelector('lobotomy-game').leave();
  });
  await page.getByRole('radio', { name: 'Lights Out' }).check();
  await page.getByRole('button', { name: 'Begin' }).click();
  await inMatch('S1');
  assert.equal(asked(), 1);
  await page.close();
});

test('a Scenario that there is not is refused, and nothing is fetched for it', limit, async () => {
  const { page, asked } = await play(`${seats} scenario="S9"`);
  await page.getByText('scenario is “S1” to “S4”').waitFor();
  assert.equal(asked(), 0);
  await page.close();
});

test('a Scenario that is lost is asked for again', limit, async () => {
  let lost = false;
  const { page, inMatch } = await play(`${seats} scenario="S2" no-save`, {
    first: (page) => page.route(`**${others}`, (route) => (lost ? route.continue() : ((lost = true), route.abort()))),
  });
  await page.getByRole('button', { name: 'Try again' }).click();
  await inMatch('S2');
  await page.close();
});

const dist = (path) => import(pathToFileURL(resolve('dist/engine', path)).href);
const [{ createChance }, { createMatch }, { crew }, { rules }] = await Promise.all(
  ['kernel/chance.js', 'kernel/create.js', 'bots/crew.js', 'games/lobotomy-2/index.js'].map(dist),
);

/** A match as far as those choices. */
function matchOf(setup, choices = []) {
  const match = createMatch(rules, { seats: 4, ...setup });
  for (const [seat, n, id] of choices) match.choose(seat, n, id);
  return match;
}

/** The introduction before the choice that wins it, and that choice. */
const { save, last } = (() => {
  const setup = { seed: 0, options: { scenario: 'S1' } };
  const match = matchOf(setup);
  const chance = createChance('crew 0');
  for (let [question] = match.questions; question; [question] = match.questions) {
    const thinking = crew.think(() => match, question.seat, chance);
    let thought = thinking.next();
    while (!thought.done) thought = thinking.next();
    match.choose(question.seat, thought.value.n, thought.value.id);
  }
  assert.equal(match.outcome.winners.length, 4, 'another seed is needed');
  const { choices } = match.save();
  return { save: matchOf(setup, choices.slice(0, -1)).save(), last: choices.at(-1)[2] };
})();

const keeping = (page) =>
  page.addInitScript(
    (kept) => {
      localStorage.setItem('nightward:lobotomy-game:', kept);
    },
    JSON.stringify({ save, occupants: save.seats.map(() => 'person'), names: [] }),
  );

test(
  'the introduction that is won brings the others, and the campaign goes on; it can be played again',
  limit,
  async () => {
    const { page, inMatch, act, asked } = await play('', { first: keeping });
    await inMatch('S1');
    assert.equal(asked(), 0);
    await act(last);
    await page.getByRole('button', { name: 'Go on: The Boy in the Wall' }).click();
    await inMatch('S2');
    assert.deepEqual(await page.evaluate(() => document.querySelector('lobotomy-game').save().options.kept), [
      'S1',
      'bell-rung',
    ]);
    await page.evaluate(() => {
      document.querySelector('lobotomy-game').leave();
    });
    await page.getByRole('radio', { name: 'Lights Out' }).check();
    await page.getByRole('button', { name: 'Begin' }).click();
    await inMatch('S1');
    assert.equal(asked(), 1);
    await page.close();
  },
);

test('where the others are lost the introduction ends without them', limit, async () => {
  const { page, inMatch, act } = await play('', {
    first: async (page) => {
      await page.route(`**${others}`, (route) => route.abort());
      await keeping(page);
    },
  });
  await inMatch('S1');
  await act(last);
  await page.getByRole('button', { name: 'Once more, other cards' }).waitFor();
  assert.equal(await page.getByRole('button', { name: /^Go on/ }).count(), 0);
  await page.close();
});

const third = matchOf({ seed: 'third', options: { scenario: 'S3' } });
third.choose(0, third.questions[0].n, third.questions[0].options[0].id);
const passed = JSON.stringify({
  game: 'lobotomy-2',
  names: [],
  occupants: ['person', 'crew', 'crew', 'crew'],
  save: third.save(),
});

const onward = (page) => page.getByRole('button', { name: 'Continue from here' });

/** Goes on with what is shown, as soon as it is read. */
async function goOn(page) {
  await page.evaluate(() =>
    window
      .until(() => document.querySelector('lobotomy-game').shadowRoot?.querySelector('nw1-match-replay')?.asFar?.())
      .then(() => null),
  );
  await onward(page).click();
}

test(
  'a match of another Scenario is opened from a link, where the introduction is played, and gone on with',
  limit,
  async () => {
    const { page, inMatch, choices } = await play(`${seats} no-save`, {
      link: `#lobotomy-game=${encodeURIComponent(passed)}`,
    });
    await goOn(page);
    await inMatch('S3');
    assert.ok((await choices()) > 0, 'the match goes on');
    await page.close();
  },
);

test('a match of another Scenario is opened from a file, and gone on with', limit, async () => {
  const { page, inMatch } = await play('no-save');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'third.json', mimeType: 'application/json', buffer: Buffer.from(passed) });
  await goOn(page);
  await inMatch('S3');
  await page.close();
});

test('whoever goes on with a match before it is read goes on with all of it', limit, async () => {
  const { page, inMatch, choices } = await play(`${seats} no-save`, {
    link: `#lobotomy-game=${encodeURIComponent(passed)}`,
    first: (page) => page.route('**/lobotomy-stage.js', () => undefined),
  });
  await onward(page).click();
  await inMatch('S3');
  assert.ok((await choices()) >= third.save().choices.length, 'nothing is lost');
  await page.close();
});
