// A browser launcher of @web/test-runner for WebKitGTK: selenium-webdriver controls its MiniBrowser.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { Builder, Button, Key, Origin } from 'selenium-webdriver';
import { DriverService } from 'selenium-webdriver/remote/index.js';
import { miniBrowser } from '../../../scripts/support/browsers.js';

/** Returns the part of Puppeteer's page that @web/test-runner-commands uses. */
function pageOf(driver) {
  const act = (build) => build(driver.actions({ async: true })).perform();
  /** Returns the key with this name: ArrowDown is Key.ARROW_DOWN, and a character is itself. */
  const keyOf = (name) => Key[name.replace(/(?<=[a-z])(?=[A-Z])/g, '_').toUpperCase()] ?? name;
  const buttonOf = ({ button = 'left' } = {}) => Button[button.toUpperCase()];
  const to = (x, y) => ({ x: Math.round(x), y: Math.round(y), duration: 0, origin: Origin.VIEWPORT });
  return {
    keyboard: {
      type: (text) => act((actions) => actions.sendKeys(text)),
      press: (name) => act((actions) => actions.keyDown(keyOf(name)).keyUp(keyOf(name))),
      down: (name) => act((actions) => actions.keyDown(keyOf(name))),
      up: (name) => act((actions) => actions.keyUp(keyOf(name))),
    },
    mouse: {
      move: (x, y) => act((actions) => actions.move(to(x, y))),
      click: (x, y, options) =>
        act((actions) => actions.move(to(x, y)).press(buttonOf(options)).release(buttonOf(options))),
      down: (options) => act((actions) => actions.press(buttonOf(options))),
      up: (options) => act((actions) => actions.release(buttonOf(options))),
      reset: () => driver.actions().clear(),
    },
    async setViewport({ width, height }) {
      // WebDriver sets the size of the window, which includes a header bar of unknown height.
      const window = driver.manage().window();
      for (let tries = 0; tries < 5; tries++) {
        const [dx, dy] = await driver.executeScript(
          'return [arguments[0] - innerWidth, arguments[1] - innerHeight]',
          width,
          height,
        );
        if (dx === 0 && dy === 0) return;
        const rect = await window.getRect();
        await window.setRect({ width: rect.width + dx, height: rect.height + dy });
        await driver.sleep(100);
      }
      throw new Error(`WebKit's window cannot be given a viewport of ${width} × ${height}`);
    },
  };
}

export function webkitLauncher() {
  const active = new Map();
  let starting;
  let xvfb;
  let service;

  async function start() {
    // Compositing is slow without a graphics card, and the last of the JavaScript compilers (FTL) takes more time than
    // it saves, because test pages end early. Each of these settings saves a sixth of the time.
    const env = { ...process.env, WEBKIT_DISABLE_COMPOSITING_MODE: '1', JSC_useFTLJIT: 'false' };
    if (!env.DISPLAY) {
      // With -displayfd, Xvfb chooses a free display and writes its number.
      const args = ['-displayfd', '3', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'];
      xvfb = spawn('Xvfb', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
      process.once('exit', () => xvfb.kill());
      const [number] = await once(createInterface(xvfb.stdio[3]), 'line');
      env.DISPLAY = `:${number}`;
    }
    service = new DriverService.Builder('WebKitWebDriver').setHostname('127.0.0.1').setEnvironment(env).build();
    return new Builder()
      .usingServer(await service.start())
      .withCapabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: miniBrowser(), args: ['--automation'] },
      })
      .build();
  }

  return {
    name: 'WebKit',
    type: 'puppeteer', // so that @web/test-runner-commands calls getPage
    concurrency: 1,
    async startSession(id, url) {
      const driver = await (starting ??= start());
      active.set(id, { url, page: pageOf(driver) });
      await driver.actions().clear();
      await driver.get(url);
    },
    isActive: (id) => active.has(id),
    getBrowserUrl: (id) => active.get(id)?.url,
    getPage: (id) => active.get(id).page,
    async stopSession(id) {
      active.delete(id);
      await (await starting).get('about:blank');
      return {};
    },
    async stop() {
      await starting?.then((driver) => driver.quit()).catch(() => {});
      await service?.kill();
      xvfb?.kill();
    },
  };
}
