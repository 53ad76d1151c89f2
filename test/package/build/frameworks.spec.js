// Tests the example pages for React, Vue and Svelte with the package as npm publishes it. Each page has to show the
// same, whether it is rendered in the browser or on a server, and whether the elements are defined before or after it
// is rendered. An example page contains one game; the tests add the other games to it.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { after, before, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { chromium } from 'playwright-core';
import { build } from 'vite';
import { chromiumArgs, quickest } from '../../../scripts/support/browsers.js';
import { serve } from '../../../scripts/support/serve.js';
import { unpack } from '../support/packed.js';
import { limit, patient } from '../support/page.js';

const site = mkdtempSync(join(tmpdir(), 'nightward-frameworks-'));
const frameworks = { react: 'server.tsx', vue: 'server.ts', svelte: 'server.ts' };
const wrong = { react: 'Wrong.tsx', vue: 'Wrong.vue', svelte: 'Wrong.svelte' };
let browser;
let server;
/** For each framework: the result of its type checker for the example page and for a page with wrong lines. */
let checks;

/** Installs the package as npm would, next to the packages that are already installed here. */
function install() {
  const folder = join(site, 'node_modules');
  unpack(join(folder, 'nightward'));
  const link = (name) => symlinkSync(resolve('node_modules', name), join(folder, name));
  for (const name of readdirSync('node_modules')) {
    if (!name.startsWith('@')) {
      if (!name.startsWith('.') && name !== 'nightward') link(name);
      continue;
    }
    mkdirSync(join(folder, name));
    for (const scoped of readdirSync(join('node_modules', name))) link(`${name}/${scoped}`);
  }
}

/**
 * The games. The first game is already on the example pages.
 * `attributes` and `situation`: the values that the page gives to the element.
 * `properties`: properties of the element that follow from its attributes.
 * `words`: matches the description of the position.
 * `press`: the name of a button that chooses `option`.
 */
const games = {
  'sanitarium-game': {
    attributes: 'mode="solo" seed="ward" names="Nell"',
    properties: { mode: 'solo' },
    words: /^Nell, 5 Action Points left\.\nGo east, into the corridor east of Chapel\.\n/,
    press: 'Go east, into the corridor east of Chapel',
    option: 'move:2',
  },
  'asylum-escape-game': {
    attributes: 'seats="person random" patients="1" coin="die" seed="ward" names="Nell"',
    properties: { coin: 'die' },
    situation: {
      phase: 'victim',
      active: 0,
      patients: [{ card: 'warden', at: 'bell-tower' }],
      victims: [{ card: 'reporter', at: 'theatre' }],
    },
    words: /^Nell: your turn\. Draw once, or not at all\.$/m,
    press: 'Draw a Movement card.',
    option: 'draw:movement',
  },
  'lobotomy-game': {
    attributes:
      'scenario="DN1" characters="lotte-wren harriet-voss felix-ambrose" difficulty="normal" seats="person" seed="ward" names="Nell"',
    properties: { difficulty: 'normal' },
    situation: { ap: 2, characters: [{ at: 'theatre.P' }, { at: 'courtyard.H' }, { at: 'courtyard.H' }] },
    words: /^Lotte Wren, 2 Action Points left\.$/m,
    press: 'Loot.',
    option: 'loot',
  },
};
const [onPage, ...others] = Object.keys(games);
const className = (tag) => tag.replace(/(^|-)(\w)/g, (_, dash, letter) => letter.toUpperCase());

/** Adds the other games to a page, in the same form as the game that it already contains. */
function withAll(page) {
  const situationOf = (tag) => `situationOf${className(tag)}`;
  const of = (tag, text) =>
    text
      .replaceAll(onPage, tag)
      .replaceAll(className(onPage), className(tag))
      .replace(games[onPage].attributes, games[tag].attributes)
      .replace('{ situation }', `{ situation: ${situationOf(tag)} }`)
      .replace('"situation"', `"${situationOf(tag)}"`)
      .replace('{situation}', `situation={${situationOf(tag)}}`);
  const all = (text) => [text, ...others.map((tag) => of(tag, text))].join('\n');
  return page
    .replace(/^.*import .*sanitarium-game.*$/gm, all)
    .replace(/^.*const situation = .*$/m, (line) =>
      [line, ...others.map((tag) => `const ${situationOf(tag)} = ${JSON.stringify(games[tag].situation)};`)].join('\n'),
    )
    .replace(/<sanitarium-game\s[^]*?\n +(\/>|><\/sanitarium-game>)/, all);
}

/** Builds a page in two forms: the browser renders index.html, and a server has rendered served.html. */
async function make(framework) {
  const root = join(site, framework);
  const options = { root, logLevel: 'error', mode: 'development' };
  await build({ ...options, base: './', build: { minify: false, chunkSizeWarningLimit: 5000 } });
  await build({ ...options, build: { ssr: frameworks[framework], outDir: 'server' } });
  const { render } = await import(pathToFileURL(join(root, 'server/server.js')).href);
  const page = readFileSync(join(root, 'dist/index.html'), 'utf8');
  writeFileSync(join(root, 'dist/served.html'), page.replace('<!--page-->', await render()));
}

/** Runs a type checker, and returns its exit code and output. */
async function check(framework, tool, ...args) {
  const cwd = join(site, framework);
  return promisify(execFile)(process.execPath, [resolve('node_modules', tool), ...args], { cwd }).then(
    ({ stdout }) => ({ code: 0, stdout }),
    ({ code, stdout }) => ({ code, stdout }),
  );
}

before(async () => {
  // Only development builds warn about hydration mismatches.
  process.env.NODE_ENV = 'development';
  cpSync('examples/frameworks', site, { recursive: true });
  for (const [framework, file] of Object.entries(wrong)) {
    cpSync(`test/package/typings/${file}`, join(site, framework, file));
    const page = join(site, framework, file.replace('Wrong', 'App'));
    writeFileSync(page, withAll(readFileSync(page, 'utf8')));
  }
  install();
  checks = {
    react: check('react', 'typescript7/bin/tsc', '--project', '.'),
    vue: check('vue', 'vue-tsc/bin/vue-tsc.js', '--project', '.'),
    svelte: check('svelte', 'svelte-check/bin/svelte-check', '--tsconfig', './tsconfig.json', '--output', 'machine'),
  };
  for (const framework of Object.keys(frameworks)) await make(framework);
  server = await serve({ '/': site });
  browser = await chromium.launch({ executablePath: quickest(), args: chromiumArgs });
}, limit);
after(async () => {
  await browser?.close();
  server?.close();
  rmSync(site, { recursive: true });
});

/** Opens a page and records its warnings and errors. If `late`, the elements are defined only by `defineNow()`. */
async function open(path, late) {
  const page = patient(await browser.newPage({ reducedMotion: 'reduce' }));
  const troubles = [];
  page.on('pageerror', ({ message }) => troubles.push(message));
  // Development builds also print Lit's own advice.
  page.on(
    'console',
    (message) =>
      ['error', 'warning'].includes(message.type()) &&
      !/^Lit is in dev mode/.test(message.text()) &&
      troubles.push(message.text()),
  );
  if (late) {
    await page.addInitScript(() => {
      const waiting = [];
      const define = customElements.define.bind(customElements);
      customElements.define = (...definition) => waiting.push(definition);
      window.defineNow = () => {
        customElements.define = define;
        for (const definition of waiting) define(...definition);
      };
    });
  }
  await page.goto(`${server.origin}/${path}`);
  if (late) {
    await page.getByRole('button', { name: 'Draw a card' }).waitFor();
    await page.evaluate(() => new Promise((done) => setTimeout(done, 100)));
    assert.equal(await page.locator('dice-pool:defined').count(), 0);
    await page.evaluate(() => window.defineNow());
  }
  await page.locator('nw-card-hand:state(ready)').waitFor();
  await page.locator('#attack:state(ready)').waitFor();
  await page.locator('#horror:state(ready)').waitFor();
  await page.locator('tile-grid:state(ready)').waitFor();
  await page.locator('rules-example:state(shown)').waitFor();
  for (const tag of Object.keys(games)) await page.locator(`${tag}:state(playing)`).waitFor();
  return { page, troubles };
}

/** Returns the visible content and the properties of the elements. */
const seen = (page) =>
  page.evaluate(
    (properties) => {
      const look = (pool) => {
        const { system, dice, target = null, noOdds, locked } = pool;
        const within = (selector) => pool.shadowRoot.querySelector(selector);
        const roll = within('[part=roll]');
        return {
          system,
          dice,
          target,
          noOdds,
          locked,
          button: roll?.textContent.trim(),
          open: !!roll && !roll.disabled && roll.ariaDisabled !== 'true',
          odds: !!within('[part=odds]'),
        };
      };
      const [attack, horror] = document.querySelectorAll('dice-pool');
      const grid = document.querySelector('tile-grid');
      const things = [...grid.shadowRoot.querySelectorAll('[role=option]')].map(
        (each) => each.getAttribute('aria-label') ?? each.textContent,
      );
      const example = document.querySelector('rules-example');
      const games = Object.entries(properties).map(([tag, names]) => [tag, document.querySelector(tag), names]);
      return {
        ward: { label: grid.label, noControls: grid.noControls, things },
        example: {
          step: example.step,
          steps: example.steps,
          button: [...example.shadowRoot.querySelectorAll('button')]
            .map(({ textContent }) => textContent.trim())
            .includes('One step'),
        },
        games: games.map(([, game, names]) => ({
          ...Object.fromEntries(names.map((name) => [name, game[name]])),
          names: game.names,
          pace: game.pace,
          calm: game.calm,
          noSave: game.noSave,
          choices: game.save().choices.length,
        })),
        words: games.map(([, game]) => game.describe()),
        attack: look(attack),
        horror: look(horror),
        cards: [...document.querySelector('nw-card-hand').shadowRoot.querySelectorAll('.card .name')].map(
          ({ textContent }) => textContent,
        ),
      };
    },
    Object.fromEntries(Object.entries(games).map(([tag, { properties }]) => [tag, Object.keys(properties)])),
  );

const attack = {
  system: 'lobotomy-attack',
  dice: { green: 2, red: 1 },
  target: 2,
  noOdds: false,
  locked: false,
  button: 'Strike',
  open: true,
  odds: true,
};
const horror = {
  system: 'd6',
  dice: { d6: 1 },
  target: null,
  noOdds: true,
  locked: false,
  button: 'Roll',
  open: true,
  odds: false,
};
const ward = { label: 'The ward', noControls: false, things: ['Hall. Here: Nurse.', 'Cell. You can act here.'] };
const example = { step: 0, steps: 1, button: true };
const tables = Object.values(games).map(({ properties }) => ({
  ...properties,
  names: 'Nell',
  pace: 0,
  calm: false,
  noSave: true,
  choices: 0,
}));
/**
 * For each game, its save after the first choice on the first page that is tested. All other pages must give the same
 * save.
 */
const saves = {};

for (const framework of ['react', 'vue']) {
  test(`the typings for ${framework} accept the example page and reject each wrong line`, limit, async () => {
    assert.deepEqual(await checks[framework], { code: 0, stdout: '' });
  });
}

test('the typings for svelte accept the example page and reject each wrong line', limit, async () => {
  const { stdout } = await checks.svelte;
  const lines = readFileSync(join(site, 'svelte', wrong.svelte), 'utf8').split('\n');
  const expected = lines.flatMap((line, i) => (line.startsWith('<!-- expect-error') ? `${wrong.svelte}:${i + 2}` : []));
  const refused = [...stdout.matchAll(/ (?:ERROR|WARNING) "(.*?)" (\d+):/g)].map(([, file, line]) => `${file}:${line}`);
  assert.match(stdout, /COMPLETED/);
  assert.deepEqual(refused, expected, stdout);
});

for (const framework of Object.keys(frameworks)) {
  test(`${framework} warns if the server has rendered something else`, limit, async () => {
    const served = join(site, framework, 'dist/served.html');
    writeFileSync(
      served.replace('served', 'other'),
      readFileSync(served, 'utf8').replace(/<main>.*<\/main>/s, '<p>Another page</p>'),
    );
    const { page, troubles } = await open(`${framework}/dist/other.html`);
    assert.match(troubles.join(), /hydrat/i);
    await page.close();
  });

  for (const file of ['index', 'served']) {
    for (const late of [false, true]) {
      test(
        `${framework}: a page rendered ${file === 'served' ? 'on a server' : 'in the browser'}, with the elements defined ${late ? 'after' : 'before'} it`,
        limit,
        async () => {
          const { page, troubles } = await open(`${framework}/dist/${file}.html`, late);
          const press = (name) => page.getByRole('button', { name }).click();
          const told = page.getByRole('status');

          // The page passes values in different ways: as an object in a property, as attributes, as JSON, as the text
          // "false" and as the value false.
          const { words, ...all } = await seen(page);
          assert.deepEqual(all, { ward, example, games: tables, attack, horror, cards: ['Lantern', 'Rope'] });
          for (const [i, each] of Object.values(games).entries()) assert.match(words[i], each.words);

          // The page gets an event with its fields. After the page is rendered again, the other dice keep their roll.
          await page.locator('#horror').getByRole('button', { name: 'Roll' }).click();
          const horrorState = await page.locator('#horror').evaluate(({ state }) => state);
          await press('Strike');
          await told.filter({ hasText: /^3 dice, \d spikes\.$/ }).waitFor();
          assert.equal(horrorState.throws.length, 1);
          assert.deepEqual(await page.locator('#horror').evaluate(({ state }) => state), horrorState);

          // The page replaces the model of a map when a cell is pressed. The worked example makes one step, and each
          // game makes one choice.
          await page.locator('tile-grid').getByRole('option', { name: 'Cell. You can act here.' }).click();
          await page.locator('tile-grid').getByRole('option', { name: 'Cell. Here: Nurse.' }).waitFor();
          await page.locator('rules-example').getByRole('button', { name: 'One step' }).click();
          await told.filter({ hasText: /^Step 1\.$/ }).waitFor();
          for (const [tag, { press, option }] of Object.entries(games)) {
            await page.locator(tag).getByRole('button', { name: press }).click();
            await told.filter({ hasText: new RegExp(`^Chosen: ${option}\\.$`) }).waitFor();
            const now = await page.locator(tag).evaluate((game) => game.save());
            saves[tag] ??= now;
            assert.deepEqual(now, saves[tag]);
          }
          const played = await seen(page);
          assert.deepEqual(
            [played.ward.things, played.example.step, ...played.games.map(({ choices }) => choices)],
            [['Hall. You can act here.', 'Cell. Here: Nurse.'], 1, 1, 1, 1],
          );

          // The page later changes values that it has passed.
          await press('Draw a card');
          await press('Put the dice away');
          await page.getByRole('button', { name: 'Take up the dice' }).waitFor();
          await page.locator('nw-card-hand').getByText('Candle').first().waitFor();
          const { attack: away, cards } = await seen(page);
          assert.deepEqual([away.locked, away.open, cards], [true, false, ['Lantern', 'Rope', 'Candle']]);
          await press('Take up the dice');
          await page.locator('#attack').getByRole('button', { name: 'Strike' }).click();
          assert.equal((await seen(page)).attack.locked, false);

          // After all elements are removed, only their common announcer is left on the page.
          await press('Clear the table');
          await page.getByText('The table is empty.').waitFor();
          assert.deepEqual(
            await page.evaluate(() => [
              document.querySelector('#page').textContent.trim(),
              [...document.querySelectorAll('body > :not(#page, [data-nightward])')].length,
            ]),
            ['The table is empty.', 0],
          );
          assert.deepEqual(troubles, []);
          await page.close();
        },
      );
    }
  }
}
