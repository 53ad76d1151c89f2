// Tests what is installed on a fresh machine, and what is advised if not everything can be installed.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browsers, font } from '../../../scripts/support/browsers.js';
import { installTools, isWithin } from '../../../scripts/support/setup.js';

const INSTALL = 'install -y -q --no-install-recommends';

/**
 * Simulates an installation on a machine that already has the tools in `here`. Every tool can be installed, except
 * those in `refuses`.
 */
function tryOn({ apt = ['apt-get'], here = [], refuses = [] }) {
  const found = new Set(here);
  const ran = [];
  const tools = Object.entries({ ...browsers, font }).map(([name, tool]) => {
    // The tools themselves are changed, not copies of them, because the advice compares them by identity.
    tool.find = () => found.has(name);
    return tool;
  });
  const advice = installTools(tools, {
    findApt: () => apt,
    run: (...command) => {
      ran.push(command.join(' '));
      for (const [name, { packages }] of Object.entries({ ...browsers, font }))
        if (!refuses.includes(name) && command.includes(packages[0])) found.add(name);
    },
  });
  return { ran, advice };
}

const everything = [...Object.keys(browsers), 'font'];

test('a machine with every browser installs nothing', () => {
  assert.deepEqual(tryOn({ here: everything }), { ran: [], advice: null });
});

test('apt-get installs each missing browser on its own', () => {
  assert.deepEqual(tryOn({ here: ['font'] }), {
    ran: [
      'apt-get update -qq',
      `apt-get ${INSTALL} chromium chromium-sandbox fonts-dejavu-core`,
      `apt-get ${INSTALL} firefox-esr`,
      `apt-get ${INSTALL} webkit2gtk-driver xvfb`,
    ],
    advice: null,
  });
});

test('sudo installs only what is missing', () => {
  const { ran } = tryOn({ apt: ['sudo', 'apt-get'], here: ['chromium', 'webkit', 'font'] });
  assert.deepEqual(ran, ['sudo apt-get update -qq', `sudo apt-get ${INSTALL} firefox-esr`]);
});

test('without apt-get nothing runs, and the advice names each missing browser', () => {
  const { ran, advice } = tryOn({ apt: null, here: ['chromium'] });
  assert.deepEqual(ran, []);
  assert.match(advice, /firefox: as root, apt-get install firefox-esr; or .*FIREFOX_PATH/);
  assert.match(advice, /webkit: /);
  assert.doesNotMatch(advice, /chromium: /);
  assert.match(advice, /BROWSERS=chromium npm test$/);
});

test('a browser that is not available does not prevent the others', () => {
  const { ran, advice } = tryOn({ here: ['font'], refuses: ['firefox'] });
  assert.equal(ran.length, 4);
  assert.match(advice, /firefox: /);
  assert.match(advice, /BROWSERS=chromium,webkit npm test$/);
});

test('the tests cannot run without Chromium', () => {
  const { advice } = tryOn({ here: ['font'], refuses: ['chromium'] });
  assert.doesNotMatch(advice, /BROWSERS/);
});

test('the tests run without the font', () => {
  assert.equal(tryOn({ apt: null, here: Object.keys(browsers) }).advice, null);
});

test('a range of versions contains the supported versions of Node, and no others', () => {
  const fits = (version) => isWithin(version, '^20.19 || >=22.13');
  assert.deepEqual(['20.19.0', '20.20.2', '22.13.0', '22.23.3', '24.0.0', '100.0.0'].map(fits), Array(6).fill(true));
  assert.deepEqual(['18.20.0', '20.0.0', '20.18.9', '21.7.0', '22.0.0', '22.12.0'].map(fits), Array(6).fill(false));
});
