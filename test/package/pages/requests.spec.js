// What a page really asks the server for, the loader counted: three files for a piece until it is there and a fourth once it
// is used, one more for what it says in another language; eight for a game from the form to the end of a match, and for an
// example of one, in either language; none twice, none from elsewhere.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { init, parse } from 'es-module-lexer';
import { chromium } from 'playwright-core';
import { chromiumArgs, quickest } from '../../../scripts/browsers.js';
import { filesBelow } from '../../../scripts/files.js';
import { elements } from '../../../scripts/public.js';
import { serve } from '../../../scripts/serve.js';

let browser;
let server;
before(async () => {
  server = await serve({ '/cdn': 'cdn' });
  browser = await chromium.launch({ executablePath: quickest(), args: chromiumArgs });
});
after(async () => {
  await browser?.close();
  server?.close();
});

/** Opens a German page with this body and waits until nothing is fetched any more; `asked` are the scripts it has fetched. */
async function open(body) {
  const page = await browser.newPage();
  const asked = [];
  page.on(
    'request',
    (request) => request.resourceType() === 'script' && asked.push(request.url().slice(server.origin.length)),
  );
  await page.route(`${server.origin}/`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="de"><title>t</title><script type="module" src="cdn/nightward.js"></script>${body}`,
    }),
  );
  await page.goto(`${server.origin}/`, { waitUntil: 'networkidle' });
  return { page, asked };
}
const atMost = (n, asked) => {
  assert.ok(asked.length <= n, `${asked.length}: ${asked.join(', ')}`);
  assert.equal(new Set(asked).size, asked.length, asked.join(', '));
};
/** The same without the words of the language: what an English page asks for. */
const inEnglish = (asked) => asked.filter((file) => !file.startsWith('/cdn/de/'));
/** Waits for what comes late, on a busy machine after a page has long been at rest. */
const until = async (page, isSo) => {
  while (!isSo()) await page.waitForEvent('request');
};
const limit = { timeout: 120_000 };

/** What a page writes for a piece, how it is used, and the files that it then is in English. */
const pieces = {
  'dice-pool': {
    body: '<dice-pool dice="2d6" target="7" motion="none"></dice-pool>',
    files: 4,
    use: (page) => page.getByRole('button').click(),
  },
  'tile-grid': {
    body: `<tile-grid model='{"version":1,"tiles":[],"spaces":[{"id":"hall","name":"Hall","at":[0,0]}]}'></tile-grid>`,
    files: 4,
    use: (page) => page.getByRole('option').click(),
  },
  // The fourth has all that it reckons with, cards too; nothing of a match is fetched.
  'nw-attack-odds': {
    body: '<nw-attack-odds loading="eager" attack="felix-ambrose" against="night-nurse"></nw-attack-odds>',
    files: 4,
    use: (page) => page.getByRole('checkbox').first().click(),
  },
  'nw-choices': {
    body: `<nw-choices model='{"version":1,"prompt":"?","choices":[{"id":"a","text":"A","rule":"R-1"}]}'></nw-choices>`,
    files: 3,
    use: (page) => page.getByRole('button').first().click(),
  },
  'nw-card-hand': {
    body: `<nw-card-hand model='{"version":1,"cards":[{"id":"a","name":"A","kind":"item"}]}'></nw-card-hand>`,
    files: 3,
    use: (page) => page.keyboard.press('Tab'),
  },
  'nw-log': {
    body: `<nw-log model='{"version":1,"lines":[{"n":0,"text":"A","rule":"R-1","turn":1}]}'></nw-log>`,
    files: 3,
    use: (page) => page.keyboard.press('Tab'),
  },
  // The rules of the game as text are fetched when it is pressed, with the sheet on which they are read.
  'nw-rule': {
    body: '<nw-rule rule="SAN-TURN-07">Three of a kind</nw-rule>',
    files: 4,
    use: async (page) => {
      await page.getByRole('button').click();
      await page.locator('nw1-rule-panel dl').waitFor();
    },
  },
  'nw-stat-track': {
    body: '<nw-stat-track value="2" max="5" label="Points"></nw-stat-track>',
    files: 3,
    use: (page) => page.keyboard.press('Tab'),
  },
  'puzzle-board': {
    body: '<puzzle-board puzzle="2A" seed="7"></puzzle-board>',
    files: 4,
    use: (page) => page.getByRole('option').first().press('Enter'),
  },
  'hunt-track': {
    body: '<hunt-track></hunt-track>',
    files: 4,
    use: (page) => page.getByRole('button', { name: 'Jagdphase' }).click(),
  },
  'match-replay': {
    body: `<match-replay match='{"game":"another"}'></match-replay>`,
    files: 4,
    use: (page) => page.getByRole('alert').waitFor(),
  },
};

// Each holds for both languages: the words of one are files more, and nothing else is.
for (const { tag } of elements) {
  if (tag.endsWith('-game') || tag === 'rules-example') continue;
  const { body, files, use } = pieces[tag];
  test(`<${tag}> costs ${files} requests, used too, and one more in a second language`, limit, async () => {
    const { page, asked } = await open(body);
    await use(page);
    await until(page, () => inEnglish(asked).length >= files);
    await page.close();
    assert.ok(asked.includes(`/cdn/${tag}.js`), asked.join(', '));
    atMost(files, inEnglish(asked));
    atMost(files + 1, asked);
  });
}

/** What comes last. */
const lasts = {
  sanitarium: 'sanitarium-pictures',
  'asylum-escape': 'asylum-escape-pictures',
  'lobotomy-2': 'lobotomy-pictures',
  'mansions-puzzles': 'de/puzzle',
};

for (const [game, last] of Object.entries(lasts)) {
  test(
    `<rules-example> of ${game} costs at most eight requests in a second language, and says its own words, not the game's by the same names`,
    limit,
    async () => {
      const [, example] = /<script type="application\/json">([^]*?)<\/script>/.exec(
        readFileSync(`examples/rules/${game}.html`, 'utf8'),
      );
      const { page, asked } = await open(
        `<rules-example loading="eager"><script type="application/json">${example}</script></rules-example>`,
      );
      await page.getByRole('button', { name: 'Weiter' }).waitFor();
      assert.match(
        await page.locator('[part=controls]').innerText(),
        /^Anfang\s+Zurück\s+Abspielen\s+Weiter\s+Vor dem (einzigen Schritt|ersten von \d+ Schritten)$/,
      );
      await page.getByRole('button', { name: 'Weiter' }).click();
      await until(page, () => asked.includes(`/cdn/${last}.js`));
      await page.close();
      atMost(8, asked);
    },
  );
}

/** What is asked why not, and which of all choices is taken each time: in Lobotomy 2 the first may be done for ever, and the last ends a Turn. */
const choices = {
  'sanitarium-game': ['nw1-tile-grid', 0],
  'lobotomy-game': ['nw1-board', -1],
  'asylum-escape-game': ['nw1-house', 0],
};

// English comes with the table; any other language is files more.
for (const [tag, [map, which]] of Object.entries(choices)) {
  test(
    `<${tag}> costs at most eight requests from the form to the end of a match in a second language`,
    limit,
    async () => {
      const { page, asked } = await open(`<${tag} pace="0" seed="requests" no-save motion="none"></${tag}>`);
      await page.evaluate(
        async ([name, map, at]) => {
          const game = document.querySelector(name);
          const root = game.shadowRoot;
          // A person asks why not, and goes on with any choice.
          const begun = new Promise((resolve) => {
            game.addEventListener('nw-act', resolve, { once: true });
          });
          root.querySelector('form').requestSubmit();
          const over = new Promise((resolve) => {
            game.addEventListener('nw-over', resolve);
          });
          const act = () => {
            const open = [...root.querySelectorAll('nw1-choices')]
              .flatMap(({ model }) => model?.choices ?? [])
              .filter(({ id, refused }) => !refused && id !== 'back');
            const next = open.at(at);
            if (next)
              root
                .querySelector('nw1-choices')
                .dispatchEvent(Object.assign(new Event('nw-choose', { bubbles: true }), { targetId: next.id }));
          };
          const turns = setInterval(act, 0);
          await begun;
          const grid = root.querySelector(map);
          for (const space of grid.model.spaces ?? grid.model.columns.flatMap(({ rooms }) => rooms))
            grid.dispatchEvent(Object.assign(new Event('nw-point', { bubbles: true }), { targetId: space.id }));
          await over;
          clearInterval(turns);
        },
        [tag, map, which],
      );
      await page.waitForLoadState('networkidle');
      await page.close();
      atMost(8, asked);
    },
  );
}

await init;
const importsOf = (file) => parse(readFileSync(file, 'utf8'))[0];

test('no file imports a package or another server', () => {
  for (const file of filesBelow('cdn', '.js')) {
    // The loader's own import() has no fixed name.
    const foreign = importsOf(file).filter(({ n, d }) => d !== -2 && !(n ?? './').startsWith('.'));
    assert.deepEqual(
      foreign.map(({ n }) => n),
      [],
      file,
    );
  }
});

test('Lit is there once', () => {
  const holders = filesBelow('cdn', '.js').filter((file) => readFileSync(file, 'utf8').includes('litHtmlVersions'));
  assert.equal(holders.length, 1, holders.join(', '));
});
