// What a bare machine is told and what is installed there: which commands, as whom, and the way out where none helps.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { font, headlessShell } from '../../../scripts/support/browsers.js';
import { ensureAid, ensureBrowsers, isWithin } from '../../../scripts/support/setup.js';

const names = ['chromium', 'firefox', 'webkit'];

/** A machine with these commands and browsers; whatever is installed is there, but for what `refuses`. */
async function tryOn({ commands, here = [], root = false, sudo = false, refuses = () => false }) {
  const ran = [];
  let told = null;
  const found = new Set(here);
  await ensureBrowsers(names, {
    has: (command) => commands.includes(command),
    isRoot: () => root,
    canSudo: () => sudo,
    find: (name) => found.has(name),
    run: async (command, args) => {
      const line = [command, ...args].join(' ');
      ran.push(line);
      if (refuses(line)) throw new Error(`${command} ended with 100`);
      for (const [name, word] of [
        ['chromium', 'chrom'],
        ['firefox', 'firefox'],
        ['webkit', 'webkit'],
      ])
        if (line.includes(word)) found.add(name);
    },
    stop: (reason, remedy) => (told = { reason, remedy }),
  });
  return { ran, told };
}

test('nothing is run where every browser is there', async () => {
  assert.deepEqual(await tryOn({ commands: ['apt-get'], here: names, root: true }), { ran: [], told: null });
});

test('root on a Debian gets all three', async () => {
  const { ran, told } = await tryOn({ commands: ['apt-get'], root: true });
  assert.deepEqual(ran, [
    'apt-get update -qq',
    'apt-get install -y -q --no-install-recommends chromium chromium-sandbox fonts-dejavu-core',
    'apt-get install -y -q --no-install-recommends firefox-esr',
    'apt-get install -y -q --no-install-recommends webkit2gtk-driver xvfb',
  ]);
  assert.equal(told, null);
});

test('only what is missing is installed, by sudo where one is not root', async () => {
  const { ran, told } = await tryOn({ commands: ['apt-get', 'sudo'], sudo: true, here: ['chromium', 'webkit'] });
  assert.deepEqual(ran, ['sudo apt-get update -qq', 'sudo apt-get install -y -q --no-install-recommends firefox-esr']);
  assert.equal(told, null);
});

for (const [title, commands] of [
  ['no sudo', ['apt-get']],
  ['a sudo that says no', ['apt-get', 'sudo']],
]) {
  test(`with ${title} nothing is run, and the way by hand is told`, async () => {
    const { ran, told } = await tryOn({ commands, here: ['chromium'] });
    assert.deepEqual(ran, []);
    assert.match(told.reason, /^Still missing: firefox, webkit\. apt-get has to be run by root/);
    assert.match(told.remedy, /firefox: as root: apt-get install firefox-esr; or .*FIREFOX_PATH/);
    assert.match(told.remedy, /BROWSERS=chromium npm test$/);
  });
}

test('one browser that cannot be had keeps none of the others away', async () => {
  const { ran, told } = await tryOn({
    commands: ['apt-get'],
    root: true,
    refuses: (line) => line.endsWith('firefox-esr'),
  });
  assert.equal(ran.length, 4);
  assert.match(told.reason, /^Still missing: firefox\. apt-get ended with 100\.$/);
  assert.match(told.remedy, /BROWSERS=chromium,webkit npm test$/);
});

test('without chromium nothing can be left out', async () => {
  const { told } = await tryOn({ commands: ['apt-get'], root: true, refuses: (line) => line.includes('chromium') });
  assert.doesNotMatch(told.remedy, /BROWSERS/);
});

for (const [manager, expected] of [
  ['dnf', ['sudo dnf install -y chromium', 'sudo dnf install -y firefox']],
  ['pacman', ['sudo pacman -S --noconfirm --needed chromium', 'sudo pacman -S --noconfirm --needed firefox']],
  ['brew', ['brew install --cask google-chrome', 'brew install --cask firefox']],
]) {
  test(`${manager} installs two; WebKit is left to hands, or left out`, async () => {
    const { ran, told } = await tryOn({ commands: [manager, 'sudo'], sudo: true });
    assert.deepEqual(ran, expected);
    assert.match(told.reason, /^Still missing: webkit\.$/);
    assert.match(told.remedy, /webkit: WebKitGTK/);
    assert.match(told.remedy, /BROWSERS=chromium,firefox npm test$/);
  });
}

test('without a package manager it says so', async () => {
  const { ran, told } = await tryOn({ commands: [] });
  assert.deepEqual(ran, []);
  assert.match(told.reason, /none of the package managers apt-get, dnf, pacman, brew/);
});

for (const { title, aid, there = false, commands, ran: expected } of [
  { title: 'a font that is there is left alone', aid: font, there: true, commands: ['apt-get'], ran: [] },
  {
    title: 'a font that is missing is installed',
    aid: font,
    commands: ['apt-get'],
    ran: ['apt-get update -qq', 'apt-get install -y -q --no-install-recommends fonts-dejavu-core'],
  },
  { title: 'a font that cannot be had stops nothing', aid: font, commands: [], ran: [] },
  {
    title: 'the quicker Chromium is installed where there is a package of it',
    aid: headlessShell,
    commands: ['apt-get'],
    ran: [
      'apt-get update -qq',
      'apt-get install -y -q --no-install-recommends chromium-headless-shell chromium-sandbox fonts-dejavu-core',
    ],
  },
  { title: 'and where there is none, nothing is run for it', aid: headlessShell, commands: ['brew'], ran: [] },
]) {
  test(title, async () => {
    const ran = [];
    const run = (command, args) => Promise.resolve(void ran.push([command, ...args].join(' ')));
    await ensureAid(
      { ...aid, find: () => there },
      { has: (command) => commands.includes(command), isRoot: () => true, run },
    );
    assert.deepEqual(ran, expected);
  });
}

test('versions of Node', () => {
  const fits = (version) => isWithin(version, '^20.19 || >=22.13');
  assert.deepEqual(['20.19.0', '20.20.2', '22.13.0', '22.23.3', '24.0.0', '100.0.0'].map(fits), Array(6).fill(true));
  assert.deepEqual(['18.20.0', '20.0.0', '20.18.9', '21.7.0', '22.0.0', '22.12.0'].map(fits), Array(6).fill(false));
});
