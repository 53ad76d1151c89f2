// Tests a publisher's first day with the published example pack. The pack has another language and its own pictures and
// colours, and the page has the strictest Content Security Policy. A whole match must show none of the library's own
// texts and pictures, not even with softened content. An edited card must appear after a reload, and every fault of the
// pack must be shown with its path.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { test } from 'node:test';
import { filesBelow } from '../../../scripts/support/files.js';
import { serve } from '../../../scripts/support/serve.js';
import { eventually, limit, pages } from '../support/page.js';
import { boxes, strictly } from '../support/publisher-packs.js';

const json = (path) => JSON.parse(readFileSync(path, 'utf8'));
const pack = json('examples/packs/la-colonia.json');
const english = json('cdn/sanitarium-words.json').words;
const open = pages({ '/packs': 'examples/packs' });

const strict = strictly(open, { lang: 'es', head: '<link rel="stylesheet" href="packs/la-colonia/marca.css">' }, pack);

const game = (attributes) =>
  `<sanitarium-game pack="packs/own.json" pace="0" seed="mar" no-save loading="eager" rules="/reglas#{id}" ${attributes}></sanitarium-game>`;

/**
 * Runs in the page. Defines `lookAround`, which adds all visible and spoken texts to `words`, and all pictures to
 * `drawings`.
 */
function watch() {
  window.words = new Set();
  window.drawings = new Set();
  const spoken = ['aria-label', 'aria-description', 'aria-valuetext', 'title', 'alt', 'placeholder'];
  const look = (root) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (
      let { data, parentElement } = walker.nextNode() ?? {};
      data !== undefined;
      { data, parentElement } = walker.nextNode() ?? {}
    ) {
      if (data.trim() && !['STYLE', 'SCRIPT'].includes(parentElement?.tagName)) window.words.add(data.trim());
    }
    for (const name of spoken)
      for (const element of root.querySelectorAll(`[${name}]`)) window.words.add(element.getAttribute(name));
    for (const { children } of root.querySelectorAll('.picture > svg, .head > svg')) {
      window.drawings.add(
        [...children]
          .map(({ localName, href }) => (localName === 'image' ? new URL(href.baseVal).pathname : `ours: ${localName}`))
          .join() || 'none',
      );
    }
    for (const drawing of root.querySelectorAll('g[data-id^="monster:"], g.tile.room, g.tile.dark')) {
      const { href } = drawing.querySelector('image') ?? {};
      window.drawings.add(href ? new URL(href.baseVal).pathname : `ours: ${drawing.getAttribute('part')}`);
    }
    for (const part of root.querySelectorAll('[part~=lamp], [part~=ending]'))
      if (part.checkVisibility()) window.drawings.add(`ours: ${part.getAttribute('part')}`);
    for (const { shadowRoot } of root.querySelectorAll(
      'sanitarium-game, [class], :not(:defined), nw1-tile-grid, nw1-log, nw1-dice-pool, nw1-choices, nw1-stat-track, nw1-card-hand, nw1-why',
    ))
      if (shadowRoot) look(shadowRoot);
  };
  window.lookAround = () => {
    look(document.body);
  };
}

/**
 * Plays to the end or for `most` acts, and looks at the page after each act. Returns the texts, the pictures and the
 * violations of the Content Security Policy.
 */
async function play(page, most = Infinity) {
  await page.evaluate(watch);
  await page.evaluate(async (most) => {
    const element = document.querySelector('sanitarium-game');
    const inside = (selector) => element.shadowRoot.querySelector(selector);
    window.lookAround();
    let acts = 0;
    element.addEventListener('nw-act', () => {
      acts++;
      window.lookAround();
    });
    await window.playUntil(element, () => acts >= most);
    if (acts < most) await window.until(() => inside('.over'));
    for (const card of element.shadowRoot.querySelectorAll('[popover]')) {
      card.showPopover();
      window.lookAround();
      card.hidePopover();
    }
    window.lookAround();
  }, most);
  return page.evaluate(() => ({
    words: [...window.words],
    drawings: [...window.drawings],
    violations: window.violations,
  }));
}

/** Returns the texts between the placeholders of messages, if they are long enough to be recognized. */
const fixedTexts = (messages) =>
  [messages]
    .flatMap((message) =>
      typeof message === 'string' ? message.split(/\{\w+\}/) : Object.values(message).flatMap(fixedTexts),
    )
    .map((text) => text.trim().replace(/^[\s.,:;()“”„]+|[\s.,:;()“”„]+$/g, ''))
    .filter((text) => /\p{L}{4,}/u.test(text));

async function tablesOf(lang) {
  const tables = await Promise.all(filesBelow(`dist/messages/${lang}`, '.js').map((file) => import(resolve(file))));
  return tables.flatMap(({ default: table }) => Object.values(table).flatMap(fixedTexts));
}
const ofThePack = JSON.stringify(pack);
const ours = [...new Set([...(await tablesOf('en')), ...(await tablesOf('de'))])].filter(
  (text) => !ofThePack.includes(text),
);
const has = (text, piece) =>
  text.includes(piece) &&
  new RegExp(`(?<!\\p{L})${piece.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?!\\p{L})`, 'u').test(text);

/** The pictures that a match with softened content leaves out: monsters, and pictures with content warnings. */
const distressing = Object.entries(pack.pictures).flatMap(([id, address]) =>
  id === 'table.monster' || pack.texts[`${id}.notes`] ? [`/packs/${address}`] : [],
);
const calmOnes = Object.entries(pack.pictures).flatMap(([id, address]) =>
  id.endsWith('.calm') ? [`/packs/${address}`] : [],
);

for (const [mode, attributes] of [
  ['competitive', 'seats="person random"'],
  ['calm solo', 'mode="solo" hints="on" calm'],
]) {
  test(`a whole ${mode} match shows none of the library’s own words and pictures`, limit, async () => {
    const { page, said } = await strict(game(attributes));
    const { words, drawings, violations } = await play(page);
    assert.ok(words.length > 100, String(words.length));
    assert.ok(drawings.filter((each) => each.startsWith('/packs/la-colonia/')).length >= 4, drawings.join());
    const [shown, hidden] = mode.startsWith('calm') ? [calmOnes, distressing] : [distressing, calmOnes];
    assert.ok(
      drawings.includes(`/packs/${pack.pictures[mode.startsWith('calm') ? 'table.monster.calm' : 'table.monster']}`),
      drawings.join(),
    );
    assert.ok(shown.filter((each) => drawings.includes(each)).length >= 4, drawings.join());
    assert.deepEqual(
      drawings.filter((each) => hidden.includes(each)),
      [],
    );
    assert.deepEqual(
      drawings.filter((each) => each.startsWith('ours')),
      [],
    );
    assert.deepEqual(
      words.flatMap((text) => ours.flatMap((piece) => (has(text, piece) ? [`${text}: ${piece}`] : []))),
      [],
    );
    assert.deepEqual([violations, said], [[], []]);
    await page.close();
  });
}

test('the tests find the library’s own words and pictures if they are shown', limit, async () => {
  const { page } = await strict(game('mode="solo"'), {
    file: () => ({ ...pack, language: undefined, pictures: undefined }),
  });
  const { words, drawings } = await play(page, 12);
  assert.ok(words.some((text) => ours.some((piece) => has(text, piece))));
  assert.ok(
    drawings.some((each) => each.startsWith('ours')),
    drawings.join(),
  );
  await page.close();
});

test('no text appears before the pack has loaded', limit, async () => {
  let send;
  const { page } = await strict(game(''), {
    first: async (page) =>
      page.route('**/packs/own.json', async (route) => {
        await new Promise((go) => {
          send = go;
        });
        await route.fulfill({ json: pack });
      }),
  });
  await page.locator('sanitarium-game:state(ready)').waitFor();
  await eventually(() => send, 'the page requests the pack');
  assert.equal(
    await page
      .locator('sanitarium-game')
      .evaluate(({ shadowRoot }) =>
        [...shadowRoot.querySelectorAll('h2, p, button, label')].map(({ textContent }) => textContent).join(),
      ),
    '',
  );
  send();
  await page.getByRole('button', { name: 'Jugar ya' }).waitFor();
  assert.equal(await page.getByRole('heading', { name: 'La Colonia' }).count(), 1);
  await page.close();
});

test('numbers follow the publisher’s language, and rules link to the publisher’s address', limit, async () => {
  const { page } = await strict(game('seats="person expert"'));
  await page.getByRole('heading', { name: /Ponla en el plano; hay \d+ sitios\./ }).waitFor();
  const links = await page.locator('sanitarium-game').evaluate(async (element) => {
    await window.playUntil(element, () => element.shadowRoot.querySelector('nw1-log').shadowRoot.querySelector('a'));
    return element.shadowRoot.querySelector('nw1-log').shadowRoot.querySelector('a')?.getAttribute('href');
  });
  assert.match(links, /^\/reglas#SAN-/);
  await page.close();
});

test('an edited card appears after a reload', limit, async () => {
  let now = pack;
  const { page } = await strict(game('seats="person expert"'), { file: () => now });
  await page.locator('sanitarium-game:state(playing)').waitFor();
  const hand = () =>
    page
      .locator('sanitarium-game')
      .evaluate(({ shadowRoot }) =>
        [...shadowRoot.querySelectorAll('nw1-card-hand')].flatMap(({ model }) =>
          model.cards.map(({ name, art }) => ({ name, art })),
        ),
      );
  const [{ art }] = await hand();
  now = { ...pack, texts: { ...pack.texts, [art]: 'La carta nueva' } };
  await page.reload();
  await page.getByRole('button', { name: 'La carta nueva' }).first().waitFor();
  await page.close();
});

/** A publisher's mistakes, each under the path that its fault must name. */
const faults = {
  format: (pack) => {
    pack.format = 2;
  },
  id: (pack) => {
    pack.id = 'La Colonia';
  },
  items: (pack) => {
    pack.items.pop();
  },
  'items/0/value': (pack) => {
    pack.items[0].value = 'uno';
  },
  'items/1/use': (pack) => {
    pack.items[1].use = 'always';
  },
  'items/2/steps/0/do': (pack) => {
    pack.items[2].steps[0].do = 'empujar';
  },
  'items/2/steps/0/n': (pack) => {
    pack.items[2].steps[0].n = 99;
  },
  'items/3/mods/horror': (pack) => {
    pack.items[3].mods.horror = 1.5;
  },
  'items/4/steps/0/reach': (pack) => {
    delete pack.items[4].steps[0].reach;
  },
  'items/5/when': (pack) => {
    pack.items[5].when = 'night';
  },
  'items/6/color': (pack) => {
    pack.items[6].color = 'coral';
  },
  'items/7/kind': (pack) => {
    pack.items[7].kind = pack.items[6].kind;
    delete pack.texts.camphor;
    for (const key of Object.keys(pack.texts)) if (key.startsWith('camphor.')) delete pack.texts[key];
    delete pack.pictures.camphor;
  },
  'actions/0/steps': (pack) => {
    pack.actions[0].steps = [];
  },
  'rooms/3': (pack) => {
    pack.rooms[3] = 7;
  },
  dark: (pack) => {
    pack.dark = 8;
  },
  'hallucinations/2/mods/search': (pack) => {
    pack.hallucinations[2].mods.search = -1;
  },
  confusion: (pack) => {
    delete pack.confusion;
  },
  'texts/caracol': (pack) => {
    pack.texts.caracol = 'Caracol';
  },
  'texts/conch.text': (pack) => {
    pack.texts['conch.text'] = 'a'.repeat(401);
  },
  'pictures/conch': (pack) => {
    pack.pictures.conch = 'https://example.com/conch.svg';
  },
  'pictures/camphor': (pack) => {
    pack.pictures.camphor = 'data:image/svg+xml,<svg onload="alert(1)"/>';
  },
  'pictures/ballena': (pack) => {
    pack.pictures.ballena = 'la-colonia/conch.svg';
  },
  'language/lang': (pack) => {
    pack.language.lang = 'español';
  },
  'language/words/mapa': (pack) => {
    pack.language.words.mapa = { title: 'Plano' };
  },
  'language/words/log/all': (pack) => {
    pack.language.words.log.all = 7;
  },
};

test('the error box names the path of every fault in a pack', limit, async () => {
  const { page } = await open({ body: '', lang: 'es' });
  const said = await boxes(page, 'sanitarium-game', pack, faults);
  assert.ok(said.length >= 20);
  for (const [path, text] of said)
    assert.ok(text.endsWith(` ${path}`) || text.includes(` ${path}: `), `${path}: ${text}`);
  await page.close();
});

test('the error box names several faults together', limit, async () => {
  const bad = structuredClone(pack);
  for (const path of ['format', 'items/0/value', 'pictures/conch', 'language/lang']) faults[path](bad);
  const { page } = await open({
    body: `<sanitarium-game no-save loading="eager"><script type="application/json">${JSON.stringify(bad)}</script></sanitarium-game>`,
  });
  const box = page.locator('sanitarium-game [part=error]');
  await box.waitFor();
  const text = await box.textContent();
  for (const path of ['format', 'items/0/value', 'pictures/conch', 'language/lang'])
    assert.ok(text.includes(path), text);
  await page.close();
});

test('each picture that cannot be loaded is reported once, and its place stays plain', limit, async () => {
  const { page, said } = await strict(game('seats="person expert"'), {
    first: async (page) => {
      await page.addInitScript(() => {
        window.faults = [];
        document.addEventListener('nw-error', ({ code, path, message }) => window.faults.push({ code, path, message }));
      });
      await page.route('**/packs/la-colonia/**/*.svg', (route) => route.fulfill({ status: 404 }));
    },
  });
  await page.locator('sanitarium-game:state(playing)').waitFor();
  const { faults, pegs } = await page.evaluate(async () => {
    const element = document.querySelector('sanitarium-game');
    const all = (selector) =>
      [...element.shadowRoot.querySelectorAll('nw1-tile-grid, nw1-card-hand')].flatMap(({ shadowRoot }) => [
        ...shadowRoot.querySelectorAll(selector),
      ]);
    const seen = (selector) => all(selector).filter((each) => getComputedStyle(each).visibility === 'visible');
    await window.playUntil(element, () => all('g[data-id^="monster:"]').length && window.faults.length > 3);
    await window.until(
      () => window.faults.some(({ path }) => path === 'pictures/table.monster') && seen('image').length === 0,
    );
    return {
      faults: window.faults,
      pegs: all('g[data-id^="monster:"]').length === seen('g[data-id^="monster:"] path[d^="M-18 8V-6Q"]').length,
    };
  });
  assert.ok(pegs, 'a monster without a picture is a peg');
  const paths = faults.map(({ path }) => path);
  assert.deepEqual(paths, [...new Set(paths)], 'each picture is reported once');
  for (const { code, path, message } of faults) {
    assert.equal(code, 'picture-unread');
    const address = pack.pictures[path.replace('pictures/', '')];
    assert.ok(address && message.includes(address), message);
    assert.equal(said.filter((each) => each === `<sanitarium-game> ${path}: ${message}`).length, 1, said.join());
  }
  assert.equal(await page.locator('sanitarium-game:state(playing)').count(), 1);
  assert.equal(await page.locator('sanitarium-game [part=error]').count(), 0);
  await page.close();
});

test('without softened pictures, a match with softened content shows blank cards and pegs', limit, async () => {
  const { page } = await strict(game('seats="person random" calm'), {
    file: () => ({
      ...pack,
      pictures: Object.fromEntries(Object.entries(pack.pictures).filter(([id]) => !id.endsWith('.calm'))),
    }),
  });
  await page.locator('sanitarium-game:state(playing)').waitFor();
  await page.evaluate(watch);
  const pegs = await page.evaluate(async () => {
    const element = document.querySelector('sanitarium-game');
    const monsters = () => [
      ...(element.shadowRoot
        .querySelector('nw1-tile-grid')
        ?.shadowRoot.querySelectorAll('g[data-id^="monster:"] .mover') ?? []),
    ];
    await window.playUntil(element, () => monsters().length > 0);
    window.lookAround();
    return monsters().map((monster) =>
      [...monster.querySelectorAll('path')].map((path) => path.getAttribute('d')).join(),
    );
  });
  const drawings = await page.evaluate(() => [...window.drawings]);
  assert.deepEqual(
    drawings.filter((each) => distressing.includes(each)),
    [],
  );
  assert.match(pegs[0], /^M-18 8V-6Q/);
  await page.close();
});

test('there are no lessons with a pack, and learn() gives the reason in the console', limit, async () => {
  const { page, said } = await strict(game('seats="person expert"'));
  await page.locator('sanitarium-game:state(playing)').waitFor();
  assert.equal(await page.locator('sanitarium-game').evaluate((element) => element.learn()), false);
  assert.equal(await page.locator('sanitarium-game nw1-sanitarium-guide').count(), 0);
  assert.match(said.join(), /^<sanitarium-game> learn\(\): a pack has no lessons\.$/);
  await page.close();
});

test('the steps under “Getting started” in the guide work from an empty folder', limit, async () => {
  const guide = /## Getting started\n([^]*?)\n## /.exec(readFileSync('docs/packs.md', 'utf8'))[1];
  const script = /```sh\n([^]*?)```/.exec(guide)[1].replaceAll(/^ {3}/gm, '');
  const folder = mkdtempSync(join(tmpdir(), 'pack-'));
  symlinkSync(resolve('.'), join(folder, 'nightward'));
  execFileSync('sh', ['-ec', script], { cwd: folder });
  const server = await serve({ '/': folder });
  const { page, said } = await open({ body: '' });
  try {
    page.on('response', (response) => {
      if (response.status() >= 400) said.push(`${response.status()} ${response.url()}`);
    });
    const visit = () => page.goto(`${server.origin}/index.html`);
    const edit = (change) => {
      const file = join(folder, 'la-colonia.json');
      const text = readFileSync(file, 'utf8');
      assert.notEqual(change(text), text);
      writeFileSync(file, change(text));
      return () => {
        writeFileSync(file, text);
      };
    };
    await visit();
    await page.locator('sanitarium-game:state(playing)').waitFor();
    await page.waitForLoadState('networkidle');
    assert.ok(
      guide.includes('"la-colonia.json"') && guide.includes('Fanal'),
      'the guide contains the words that this test changes',
    );
    await page.getByRole('button', { name: 'Fanal' }).first().waitFor();
    edit((text) => text.replace('"Fanal"', '"Linterna"'));
    await visit();
    await page.getByRole('button', { name: 'Linterna' }).first().waitFor();
    assert.deepEqual(said, []);
    const mend = edit((text) => text.replace('"value": 1', '"value": "uno"'));
    await visit();
    assert.match(await page.locator('sanitarium-game [part=error]').textContent(), /items\/0\/value$/);
    mend();
    rmSync(join(folder, 'la-colonia/monster.svg'));
    said.length = 0;
    await visit();
    await page.locator('sanitarium-game:state(playing)').waitFor();
    await page
      .locator('sanitarium-game')
      .evaluate((element) =>
        window.playUntil(element, () =>
          element.shadowRoot.querySelector('nw1-tile-grid')?.shadowRoot.querySelector('g[data-id^="monster:"] image'),
        ),
      );
    await eventually(
      () => said.some((each) => each.includes('pictures/table.monster')),
      'the missing picture is reported',
    );
  } finally {
    await page.close();
    server.close();
    rmSync(folder, { recursive: true });
  }
});

test('every card of the example with a content warning has softened texts and pictures', () => {
  const noted = Object.keys(pack.texts)
    .filter((key) => key.endsWith('.notes'))
    .map((key) => key.replace(/\.notes$/, ''));
  assert.ok(noted.length > 20);
  assert.deepEqual(
    [...noted, 'table.monster'].filter((id) => !pack.pictures[`${id}.calm`]),
    [],
  );
  assert.deepEqual(
    noted.filter((id) => !pack.texts[`${id}.calm`]),
    [],
  );
  assert.deepEqual(
    Object.keys(pack.texts).filter(
      (key) =>
        /\.(flavour|safe)$/.test(key) && noted.includes(key.replace(/(\.\d)?\.\w+$/, '')) && !pack.texts[`${key}.calm`],
    ),
    [],
  );
});

test('the example translates every message, with the placeholders of the original', () => {
  const placesOf = (message) => [...new Set(JSON.stringify(message).match(/\{\w+\}/g))].sort();
  const all = Object.entries(english).flatMap(([speaker, messages]) =>
    Object.entries(messages).map(([key, message]) => [speaker, key, message]),
  );
  const own = (speaker, key) => pack.language.words[speaker]?.[key];
  assert.deepEqual(
    all
      .filter(
        ([speaker, key, message]) =>
          own(speaker, key) && placesOf(own(speaker, key)).join() !== placesOf(message).join(),
      )
      .map(([speaker, key]) => `${speaker}/${key}`),
    [],
  );
  assert.deepEqual(
    all.filter(([speaker, key]) => !own(speaker, key)).map(([speaker, key]) => `${speaker}/${key}`),
    [],
    'not translated',
  );
  assert.deepEqual(
    Object.entries(pack.language.words).flatMap(([speaker, messages]) =>
      Object.keys(messages)
        .filter((key) => !english[speaker]?.[key])
        .map((key) => `${speaker}/${key}`),
    ),
    [],
    'no such message',
  );
});
