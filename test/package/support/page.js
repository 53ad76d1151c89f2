// Tools for tests of pages: a browser, a server for cdn/, pages with a given body, and functions that play a game.
import { readFileSync } from 'node:fs';
import { after, before } from 'node:test';
import { chromium } from 'playwright-core';
import { browsers, chromiumArgs, quickest } from '../../../scripts/support/browsers.js';
import { serve } from '../../../scripts/support/serve.js';
import { gamesIn } from './playable-games.js';

/** The time limit for a test that hangs. It is so long that even a slow machine never reaches it. */
export const limit = { timeout: 900_000 };
/** The time limit for a whole match in `npm run walks`. */
export const matchLimit = { timeout: 3_600_000 };
/** The time limit for one act on a page, in milliseconds. */
const patience = 240_000;
/** Sets this time limit for a Playwright page. */
export function patient(page) {
  page.setDefaultTimeout(patience);
  return page;
}

/** Waits until the condition holds, checked in Node. `what` describes the condition in the error message. */
export async function eventually(is, what) {
  for (const end = Date.now() + patience; !is();) {
    if (Date.now() > end) throw new Error(`it never happens: ${what}`);
    await new Promise((go) => {
      setTimeout(go, 20);
    });
  }
}

/** The HTML of one element of each piece. */
export const pieces = {
  'dice-pool': '<dice-pool dice="2d6" target="7" seed="a">Two dice</dice-pool>',
  'tile-grid': `<tile-grid model='{"version":1,"tiles":[],"spaces":[{"id":"hall","name":"Hall","at":[0,0]},{"id":"cell","name":"Cell","at":[1,0]}]}'></tile-grid>`,
  'puzzle-board': '<puzzle-board puzzle="7" seed="a">Six slates</puzzle-board>',
  'hunt-track': '<hunt-track position="3">The hunt</hunt-track>',
  'nw-choices': `<nw-choices model='{"version":1,"prompt":"What now?","choices":[{"id":"a","text":"Stay.","rule":"R-1"},{"id":"b","text":"Go.","rule":"R-2"}]}'></nw-choices>`,
  'nw-card-hand': `<nw-card-hand model='{"version":1,"cards":[{"id":"a","name":"Key","kind":"item","value":2},{"id":"b","name":"Rope","kind":"item"}]}'></nw-card-hand>`,
  'nw-elevator': '<nw-elevator floor="1">A ride</nw-elevator>',
  'nw-hallucination': `<nw-hallucination model='{"version":1,"title":"The Lamp","situation":"It blinks when you do.","options":[{"title":"Close your eyes","result":"It is dark."},{"title":"Stare back","result":"It looks away."}]}'>A card</nw-hallucination>`,
  'nw-log': `<nw-log model='{"version":1,"lines":[{"n":0,"text":"Ada moves.","rule":"R-1","turn":1}]}'></nw-log>`,
  'nw-patient-mat': '<nw-patient-mat health="3" terror="4" adrenaline="focus">A patient</nw-patient-mat>',
  'nw-rule': '<nw-rule rule="SAN-TURN-07">Three of a kind</nw-rule>',
  'nw-stat-track': '<nw-stat-track value="2" max="5" label="Points"></nw-stat-track>',
};

/** The HTML of the elements that load the code of a whole game. */
export const wholeGameElements = {
  'nw-attack-odds':
    '<nw-attack-odds loading="eager" attack="felix-ambrose broken-glass" against="night-nurse stun">A shard of glass</nw-attack-odds>',
  'rules-example': `<rules-example loading="eager" example='{"game":"sanitarium","seats":2,"situation":{"map":[["chapel","h",0,0],["wheelchair.1","h",2,0]],"ap":1,"players":[{"at":[0,0]}]},"steps":["move:2"]}'>A step</rules-example>`,
  'match-replay': '<match-replay>A match that is not there yet</match-replay>',
};

const playable = await gamesIn('page');

/** For each tag of a game, the HTML of a match that begins without the form, for a person and the game's bot. */
export const games = Object.fromEntries(
  playable.map(({ element: tag, bots, attributes = '' }) => [
    tag,
    `<${tag} pace="0" seed="page" seats="person ${bots[0]}" ${attributes} no-save></${tag}>`,
  ]),
);
export const game = games['sanitarium-game'];

/** Returns the same element without the attributes that begin a match, so that it shows the form. */
export const formOf = (markup) =>
  playable
    .reduce((form, { attributes }) => (attributes ? form.replace(attributes, '') : form), markup)
    .replace(/seats="[^"]*"/g, '');

/** A situation near the end of a solo match of Sanitarium, with six cards left. */
export const lateSolo = JSON.parse(readFileSync('test/support/late-solo.json', 'utf8'));

/**
 * A situation in the last Rounds of the introduction of Lobotomy 2, with three Characters and a Monster. The Huntmaster
 * nears his last Space.
 */
export const lastRounds = {
  round: 9,
  tiles: ['cells', 'ward'],
  read: ['S1-A', 'S1-B', 'S1-C'],
  hunt: {
    position: 11,
    shown: [
      'headlights',
      'flooded-stair',
      'cellar-fires',
      'gas-lamps',
      'running-feet',
      'sharpened-nails',
      'adrenaline',
      'relapse',
      'lights-out',
      'locker-inspection',
      'open-corridors',
    ],
  },
  characters: [
    { at: 'ward.E', items: ['revolver'], meds: { red: 1 }, junk: { rope: 1, wood: 2 }, disorders: ['grudge'] },
    { at: 'ward.E', items: ['splashing-paddle'] },
    { at: 'ward.B', items: ['spell-scroll.1'] },
  ],
  monsters: [{ card: 'hellhound', at: 'ward.F' }],
};

/** The ninth of ten rounds of a Blackout in Coma Ward. */
export const lastNight = {
  act: 'phenomenon',
  phenomenon: 'P08',
  round: 9,
  isIsolating: true,
  elevatorsDead: true,
  tally: { 'fuse:0': 9, 'fuse:1': 9, 'fuse:2': 9, 'fuse:3': 9 },
};

/**
 * A situation before the last turn of the Patients in a short match of Asylum Escape: four columns are left, and both
 * Victims are near.
 */
export const lastTurn = {
  columns: [
    ['kitchen', 'padded-cell', 'bell-tower', 'boiler-room'],
    ['infirmary', 'theatre', 'chapel'],
    ['morgue', 'courtyard', 'rooftop'],
    ['library', 'office', 'pharmacy'],
  ],
  turn: 8,
  patients: [
    { card: 'warden', at: 'library' },
    { card: 'twins', at: 'kitchen', released: 3 },
  ],
  victims: [
    { card: 'reporter', at: 'theatre', hand: ['held-breath.1', 'chair-under-the-handle.1'] },
    { card: 'cook', at: 'courtyard' },
  ],
};

/** Runs in the page. Makes the page transparent: the browser then lays it out, but saves the time for painting. */
export function clear() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('html { opacity: 0 }');
  document.adoptedStyleSheets = [sheet];
}

/** Runs in the page. Defines functions that wait for conditions and play games. */
function tools(patience) {
  window.until = (is) =>
    new Promise((resolve, reject) => {
      const began = performance.now();
      const look = () => {
        const found = is();
        if (found) resolve(found);
        else if (performance.now() - began > patience) reject(new Error(`it never happens: ${is}`));
        else setTimeout(look, 5);
      };
      look();
    });
  /** Returns the choices that a game offers to the person now, without the settings; null while a bot thinks. */
  window.choicesOf = (game) => {
    const [piece, ...others] = game.shadowRoot?.querySelectorAll('nw1-choices:not(.settings > *)') ?? [];
    const open = [piece, ...others].flatMap((list) => list?.model?.choices ?? []).filter(({ refused }) => !refused);
    return open.length && !game.matches(':state(over)') ? { piece, open } : null;
  };
  /** Always makes the first choice, or the last one, until the condition holds or the match is over. */
  window.playUntil = async (game, is, last = false) => {
    let before;
    for (;;) {
      const now = await window.until(() =>
        is() || game.matches(':state(over)')
          ? 'so'
          : ((all) => all && all.piece.model !== before && all)(window.choicesOf(game)),
      );
      if (now === 'so') return;
      before = now.piece.model;
      now.piece.dispatchEvent(
        Object.assign(new Event('nw-choose', { bubbles: true }), {
          targetId: (last ? (before.choices.at(-1) ?? now.open.at(-1)) : now.open[0]).id,
        }),
      );
    }
  };
  window.ready = () => window.until(() => document.querySelector(':not(:defined)') === null);
}

/**
 * Starts a browser and a server for the tests of a file.
 * @param folders Folders that are served in addition to cdn/.
 * @param options `timed` uses the ordinary Chromium, for measurements, instead of the quicker headless one.
 * @returns A function that opens a page. Its options: `head` and `body` of the HTML; `headers` of the response;
 * `first`, which is called with the page before it loads; `painted` for tests of what is painted and when; `beside`,
 * another page whose browser context is used. All other options are options of the browser context.
 */
export function pages(folders = {}, { timed = false } = {}) {
  let browser;
  let server;
  before(async () => {
    server = await serve({ '/cdn': 'cdn', ...folders });
    browser = await chromium.launch({
      executablePath: timed ? browsers.chromium.find() : quickest(),
      args: [...chromiumArgs, '--js-flags=--expose-gc'],
    });
  });
  after(async () => {
    await browser?.close();
    server?.close();
  });
  return async ({
    body,
    head = '',
    headers = {},
    lang = 'en',
    first = () => undefined,
    painted = false,
    beside,
    ...options
  }) => {
    const page = patient(await (beside?.context() ?? (await browser.newContext(options))).newPage());
    const said = [];
    page.on('console', (message) => ['error', 'warning'].includes(message.type()) && said.push(message.text()));
    page.on('pageerror', (error) => said.push(String(error)));
    await page.addInitScript(tools, patience);
    if (!painted) await page.addInitScript(clear);
    const address = server.addPage(
      `<!doctype html><html lang="${lang}"><meta name="viewport" content="width=device-width"><title>t</title><link rel="stylesheet" href="cdn/nightward.css">${head}<script type="module" src="cdn/nightward.js"></script>${body}`,
      headers,
    );
    await first(page);
    await page.goto(address);
    return { page, said };
  };
}
