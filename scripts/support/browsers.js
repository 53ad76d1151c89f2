// Finds the browsers and the font for the tests on this machine.
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { filesBelow } from './files.js';

const onPath = (name) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find(existsSync);

/**
 * The program that the environment variable names. Without the variable, the first of these programs that is installed.
 */
function first(variable, ...programs) {
  const named = process.env[variable];
  if (named) return existsSync(named) ? named : undefined;
  return programs.map((each) => (each.includes('/') ? [each].find(existsSync) : onPath(each))).find(Boolean);
}

/** WebKitGTK's own small browser, which WebKitWebDriver controls. */
export function miniBrowser() {
  const architecture = { x64: 'x86_64', arm64: 'aarch64' }[process.arch];
  return [`/usr/lib/${architecture}-linux-gnu`, '/usr/libexec', '/usr/lib']
    .map((folder) => `${folder}/webkit2gtk-4.1/MiniBrowser`)
    .find(existsSync);
}

/**
 * The browsers, by name. `find` returns the path of the program, or undefined. `packages` are the names of Debian
 * packages.
 */
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
    packages: ['chromium', 'chromium-sandbox', 'fonts-dejavu-core'],
    elsewhere: 'install Chromium or Chrome, and set CHROME_PATH to the program',
  },
  firefox: {
    find: () => first('FIREFOX_PATH', 'firefox-esr', 'firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'),
    packages: ['firefox-esr'],
    elsewhere: 'install Firefox, and set FIREFOX_PATH to the program',
  },
  webkit: {
    find: () => (onPath('WebKitWebDriver') && (process.env.DISPLAY || onPath('Xvfb')) ? miniBrowser() : undefined),
    packages: ['webkit2gtk-driver', 'xvfb'],
    elsewhere: 'install WebKitGTK 4.1 with MiniBrowser and WebKitWebDriver, and Xvfb; they exist only on Linux',
  },
};

/** Headless Chromium. It opens a page in half the time, but the tests also run without it. */
export const headlessShell = {
  find: () => first('CHROME_PATH', 'chromium-headless-shell'),
  packages: ['chromium-headless-shell', 'chromium-sandbox', 'fonts-dejavu-core'],
  without: 'The tests take longer without chromium-headless-shell.',
};

/** The Chromium for tests that do not measure time. */
export const quickest = () => headlessShell.find() ?? browsers.chromium.find();

/** The font of every picture of a story. Pictures taken with another font cannot be compared. */
export const font = {
  name: 'DejaVu',
  find: () =>
    ['/usr/share/fonts', '/Library/Fonts', join(homedir(), 'Library/Fonts')].flatMap((folder) =>
      filesBelow(folder, 'DejaVuSerif-Bold.ttf'),
    )[0],
  packages: ['fonts-dejavu-core'],
  without: 'The pictures of stories cannot be compared without the font DejaVu.',
};

/** The browsers named in BROWSERS, or all of them. */
export const chosen = process.env.BROWSERS ? process.env.BROWSERS.split(',') : Object.keys(browsers);

/** Chromium's sandbox does not run as root. */
export const chromiumArgs = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
