// Runs the element tests in the installed Chromium, Firefox and WebKit. BROWSERS=chromium,firefox runs only these
// browsers, and GAME=sanitarium runs the suites of test/components/game for only one game.
import { relative } from 'node:path';
import { defaultReporter } from '@web/test-runner';
import { chromeLauncher, puppeteerCore } from '@web/test-runner-chrome';
import { browsers, chosen, chromiumArgs, quickest } from './scripts/support/browsers.js';
import { bundledTests } from './test/components/support/bundled-tests.js';
import { webkitLauncher } from './test/components/support/webkit-launcher.js';

/** The browsers run at the same time, because each often waits. With one page each, they end at about the same time. */
const launchers = {
  webkit: () => webkitLauncher(),
  firefox: () =>
    chromeLauncher({
      concurrency: 1,
      puppeteer: puppeteerCore,
      launchOptions: {
        browser: 'firefox',
        executablePath: browsers.firefox.find(),
        // Loads scripts that all pages share only once, which saves a third of the time before a page's first test.
        extraPrefsFirefox: { 'dom.script_loader.experimental.navigation_cache': true },
      },
    }),
  chromium: () =>
    chromeLauncher({
      concurrency: 1,
      // Opens each page in its own window: a background tab has no focus and gets no animation frames.
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

/** Matches the error of a browser that has ended by itself. All its later test files report such an error, too. */
const ENDED = /browser disconnected|page crash or hang|invalid session id/;

/**
 * A reporter. Lists all failures at the end of the output, because some CI hosts keep only the end; then prints the
 * totals, which `npm test` adds up.
 */
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

/** The command `executeServerCommand('tap', [x, y])` touches the page. It does not work in WebKit. */
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
  // Transparent content is laid out, but not painted. Painting took WebKit a third of its time.
  testRunnerHtml: (framework) =>
    `<!DOCTYPE html><html style="opacity: 0" data-game="${process.env.GAME ?? ''}"><body><script type="module" src="${framework}"></script></body></html>`,
  // These limits only stop tests that hang. They are far above what a busy machine needs.
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
