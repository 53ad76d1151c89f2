// Where the browsers of the tests, and what helps them, are on this machine, and what to install where they are not.
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { filesBelow } from './files.js';

const onPath = (name) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find(existsSync);
const first = (variable, ...places) => {
  const named = process.env[variable];
  if (named) return existsSync(named) ? named : undefined;
  return places
    .map((place) => (place.includes('/') ? (existsSync(place) ? place : undefined) : onPath(place)))
    .find(Boolean);
};

/** By name: `find` gives the program or undefined; `packages` go by package manager; `elsewhere` is advice where there are none. */
export const browsers = {
  chromium: {
    find: () =>
      first(
        'CHROME_PATH',
        'chromium',
        'chromium-browser',
        'google-chrome',
        '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      ),
    packages: {
      'apt-get': ['chromium', 'chromium-sandbox', 'fonts-dejavu-core'],
      dnf: ['chromium'],
      pacman: ['chromium'],
      brew: ['google-chrome'],
    },
    elsewhere: 'install Chromium or Chrome, and set CHROME_PATH to the program',
  },
  firefox: {
    find: () => first('FIREFOX_PATH', 'firefox-esr', 'firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'),
    packages: { 'apt-get': ['firefox-esr'], dnf: ['firefox'], pacman: ['firefox'], brew: ['firefox'] },
    elsewhere: 'install Firefox, and set FIREFOX_PATH to the program',
  },
  webkit: {
    find: () => {
      const driver = onPath('WebKitWebDriver');
      return driver && (process.env.DISPLAY || onPath('Xvfb')) ? miniBrowser() : undefined;
    },
    packages: { 'apt-get': ['webkit2gtk-driver', 'xvfb'] },
    elsewhere: 'WebKitGTK 4.1 with MiniBrowser, WebKitWebDriver and Xvfb; there is none but on Linux',
  },
};

/** Chromium without windows: a page takes half the work to open there. Where it cannot be had, the tests are slower. */
export const headlessShell = {
  name: 'chromium-headless-shell',
  use: 'The tests take less time in the browser',
  find: () => first('CHROME_PATH', 'chromium-headless-shell'),
  packages: { 'apt-get': ['chromium-headless-shell', 'chromium-sandbox', 'fonts-dejavu-core'] },
};

/** What tests that measure no time are run in. */
export const quickest = () => headlessShell.find() ?? browsers.chromium.find();

/** The font that every picture of a story is taken with; without it they are not compared. */
export const font = {
  name: 'DejaVu',
  use: 'The pictures of stories need the font',
  find: () =>
    ['/usr/share/fonts', '/Library/Fonts', join(homedir(), 'Library/Fonts')].flatMap((folder) =>
      filesBelow(folder, 'DejaVuSerif-Bold.ttf'),
    )[0],
  packages: {
    'apt-get': ['fonts-dejavu-core'],
    dnf: ['dejavu-sans-fonts', 'dejavu-serif-fonts'],
    pacman: ['ttf-dejavu'],
    brew: ['font-dejavu'],
  },
};

/** Those asked for in BROWSERS, or all. */
export const chosen = process.env.BROWSERS ? process.env.BROWSERS.split(',') : Object.keys(browsers);

/** Chromium's sandbox refuses to run as root. */
export const chromiumArgs = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

/** WebKitGTK's small browser, which WebKitWebDriver drives. */
export function miniBrowser() {
  const architecture = { x64: 'x86_64', arm64: 'aarch64' }[process.arch];
  return [`/usr/lib/${architecture}-linux-gnu`, '/usr/libexec', '/usr/lib']
    .map((folder) => `${folder}/webkit2gtk-4.1/MiniBrowser`)
    .find(existsSync);
}
