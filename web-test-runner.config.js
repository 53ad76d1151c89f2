// Element tests in Chromium, Firefox and WebKit, driven without a download. BROWSERS=chromium,firefox,webkit picks browsers, and
// GAME=sanitarium one game for the suites of test/components/game.
import { relative } from 'node:path';
import { defaultReporter } from '@web/test-runner';
import { chromeLauncher, puppeteerCore } from '@web/test-runner-chrome';
import { browsers, chosen, chromiumArgs, quickest } from './scripts/support/browsers.js';
import { bundledTests } from './scripts/test/bundled-tests.js';
import { webkitLauncher } from './scripts/test/webkit-launcher.js';

/** Each waits now and then for what is drawn or said, and another goes on meanwhile; one page of each, so that they end at about the same time. */
const launchers = {
  webkit: () => webkitLauncher(),
  firefox: () =>
    chromeLauncher({
      concurrency: 1,
      puppeteer: puppeteerCore,
      launchOptions: {
        browser: 'firefox',
        executablePath: browsers.firefox.find(),
        // What all pages share is read once: a third of what a page costs before its first test.
        extraPrefsFirefox: { 'dom.script_loader.experimental.navigation_cache': true },
      },
    }),
  chromium: () =>
    chromeLauncher({
      concurrency: 1,
      // Each page in a window of its own: a tab in the background has no focus and gets no animation frames.
      createPage: async ({ browser }) => (await browser.createBrowserContext()).newPage(),
      launchOptions: {
        executablePath: quickest(),
        args: [
          ...chromiumArgs,
          '--disable-quic',
          '--disable-background-networking',
          '--disable-component-update',
          '--disable-sync',
          '--no-first-run',
        ],
      },
    }),
};

/** What stands in the errors of a browser that ended of itself, and of every file after it. */
const ENDED = /browser disconnected|page crash or hang|invalid session id/;

/** What failed, each in words that stand at the end of the output too, which is all that some hosts keep; then one line of totals, which `npm test` adds up. */
const totals = {
  stop({ sessions }) {
    const count = { passed: 0, failed: 0, skipped: 0 };
    const faults = [];
    for (const { browser, testFile, testResults, errors } of sessions) {
      const where = `${browser.name}, ${relative(process.cwd(), testFile)}`;
      const add = ({ tests, suites }, path) => {
        for (const { name, passed, skipped, error } of tests) {
          count[skipped ? 'skipped' : passed ? 'passed' : 'failed']++;
          if (!skipped && !passed)
            faults.push(`FAIL ${[...path, name].filter(Boolean).join(' › ')} (${where})\n    ${error?.message ?? ''}`);
        }
        for (const suite of suites) add(suite, [...path, suite.name]);
      };
      if (testResults) add(testResults, []);
      count.failed += errors.length;
      faults.push(...errors.map(({ message }) => `FAIL (${where})\n    ${message}`));
    }
    const errors = [...sessions].flatMap((session) => session.errors);
    const ended =
      errors.length > 0 && errors.length === count.failed && errors.every(({ message }) => ENDED.test(message));
    process.once('exit', () => {
      for (const fault of faults) console.log(fault);
      if (ended) console.log('no test failed, but a browser ended by itself');
      console.log(`${count.skipped} skipped\n${count.passed} passed, ${count.failed} failed`);
    });
  },
};

/** `executeServerCommand('tap', [x, y])`: a finger on the page, where the browser can be told of fingers. */
const touch = {
  name: 'touch',
  async executeCommand({ command, payload, session }) {
    if (command !== 'tap') return undefined;
    await session.browser.getPage(session.id).touchscreen.tap(...payload);
    return true;
  },
};

export default {
  files: 'test/components/**/*.test.ts',
  concurrentBrowsers: 3,
  // Nobody looks: what is clear is laid out, and not painted, which took WebKit a third of its time.
  testRunnerHtml: (framework) =>
    `<!DOCTYPE html><html style="opacity: 0" data-game="${process.env.GAME ?? ''}"><body><script type="module" src="${framework}"></script></body></html>`,
  // Limits for what hangs, far above what a busy machine needs: no test passes or fails by its time.
  testFramework: { config: { timeout: 180_000 } },
  browserStartTimeout: 300_000,
  testsStartTimeout: 300_000,
  testsFinishTimeout: 1_200_000,
  filterBrowserLogs: ({ args }) => !String(args[0]).startsWith('Lit is in dev mode'),
  plugins: [bundledTests('test/components'), touch],
  reporters: [defaultReporter(), totals],
  browsers: Object.keys(launchers)
    .filter((name) => chosen.includes(name))
    .map((name) => launchers[name]()),
};
