// A @web/test-runner browser launcher for Debian's WebKitGTK: MiniBrowser driven by WebKitWebDriver.
// Needs the packages webkit2gtk-driver and xvfb.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { miniBrowser } from '../support/browsers.js';

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

// WebDriver's code points for the keys that have a name and no character.
const keys = {
  Backspace: '\ue003',
  Tab: '\ue004',
  Enter: '\ue007',
  Shift: '\ue008',
  Control: '\ue009',
  Alt: '\ue00a',
  Escape: '\ue00c',
  Space: ' ',
  PageUp: '\ue00e',
  PageDown: '\ue00f',
  End: '\ue010',
  Home: '\ue011',
  ArrowLeft: '\ue012',
  ArrowUp: '\ue013',
  ArrowRight: '\ue014',
  ArrowDown: '\ue015',
  Delete: '\ue017',
  Meta: '\ue03d',
};
const buttons = { left: 0, middle: 1, right: 2 };

/** The part of a puppeteer page that @web/test-runner-commands uses. */
function page(call) {
  const key = (...list) =>
    call('POST', '/actions', {
      actions: [
        { type: 'key', id: 'keyboard', actions: list.map(([type, name]) => ({ type, value: keys[name] ?? name })) },
      ],
    });
  const pointer = (...actions) =>
    call('POST', '/actions', {
      actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }],
    });
  const at = (x, y) => ({ type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y), origin: 'viewport' });
  return {
    keyboard: {
      type: (text) =>
        key(
          ...[...text].flatMap((c) => [
            ['keyDown', c],
            ['keyUp', c],
          ]),
        ),
      press: (name) => {
        const parts = name === '+' ? [name] : name.split('+');
        return key(...parts.map((part) => ['keyDown', part]), ...parts.reverse().map((part) => ['keyUp', part]));
      },
      down: (name) => key(['keyDown', name]),
      up: (name) => key(['keyUp', name]),
    },
    mouse: {
      move: (x, y) => pointer(at(x, y)),
      click: (x, y, { button = 'left' } = {}) =>
        pointer(
          at(x, y),
          { type: 'pointerDown', button: buttons[button] },
          { type: 'pointerUp', button: buttons[button] },
        ),
      down: ({ button = 'left' } = {}) => pointer({ type: 'pointerDown', button: buttons[button] }),
      up: ({ button = 'left' } = {}) => pointer({ type: 'pointerUp', button: buttons[button] }),
      reset: () => call('DELETE', '/actions'),
    },
    async setViewport({ width, height }) {
      // The window has a header bar, so ask for the size and then add what is missing.
      for (let tries = 0; tries < 5; tries++) {
        const [dx, dy] = await call('POST', '/execute/sync', {
          script: 'return [arguments[0] - innerWidth, arguments[1] - innerHeight]',
          args: [width, height],
        });
        if (dx === 0 && dy === 0) return;
        const rect = await call('GET', '/window/rect');
        await call('POST', '/window/rect', { width: rect.width + dx, height: rect.height + dy });
        await new Promise((done) => setTimeout(done, 100));
      }
      throw new Error(`WebKit's window cannot be given a viewport of ${width} x ${height}`);
    },
  };
}

export function webkitLauncher() {
  const children = [];
  const active = new Map();
  let endpoint;
  let starting;

  async function call(method, path, body) {
    const response = await fetch(endpoint + path, { method, body: body && JSON.stringify(body) });
    const { value } = await response.json();
    if (!response.ok) throw new Error(`WebKitWebDriver ${path}: ${value.error}: ${value.message}`);
    return value;
  }

  const end = () =>
    children
      .splice(0)
      .reverse()
      .forEach((child) => child.kill());

  async function launch(command, args, options) {
    const child = spawn(command, args, options);
    await once(child, 'spawn').catch((error) => {
      throw new Error(`${error.message}: WebKit needs Debian's webkit2gtk-driver and xvfb`);
    });
    children.push(child);
    return child;
  }

  async function start() {
    process.once('exit', end);
    // Layers would be put together by a graphics card that is not there: a program that plays one took a sixth of the time. The
    // last compiler took another: a page of tests is over before its work pays.
    const env = { ...process.env, WEBKIT_DISABLE_COMPOSITING_MODE: '1', JSC_useFTLJIT: 'false' };
    if (!env.DISPLAY) {
      // With -displayfd Xvfb picks a free display and writes its number.
      const xvfb = await launch('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'], {
        stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
      });
      const [number] = await once(createInterface(xvfb.stdio[3]), 'line');
      env.DISPLAY = `:${number}`;
    }
    const port = await freePort();
    await launch('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], { env, stdio: 'ignore' });
    endpoint = `http://127.0.0.1:${port}`;
    for (let tries = 0; ; tries++) {
      try {
        await call('GET', '/status');
        break;
      } catch (error) {
        if (tries === 100) throw error;
        await new Promise((done) => setTimeout(done, 50));
      }
    }
    const { sessionId } = await call('POST', '/session', {
      capabilities: {
        alwaysMatch: { 'webkitgtk:browserOptions': { binary: miniBrowser(), args: ['--automation'] } },
      },
    });
    endpoint += `/session/${sessionId}`;
  }

  return {
    name: 'WebKit',
    type: 'puppeteer', // so that @web/test-runner-commands uses getPage
    concurrency: 1,
    async startSession(id, url) {
      await (starting ??= start());
      active.set(id, url);
      await call('DELETE', '/actions');
      await call('POST', '/url', { url });
    },
    isActive: (id) => active.has(id),
    getBrowserUrl: (id) => active.get(id),
    getPage: () => page(call),
    async stopSession(id) {
      active.delete(id);
      await call('POST', '/url', { url: 'about:blank' });
      return {};
    },
    async stop() {
      await starting?.then(() => call('DELETE', '')).catch(() => {});
      end();
    },
  };
}
