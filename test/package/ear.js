// Somebody who sees nothing: hears what the page announces, knows of the focus only what the browser tells a screen reader
// (role, name, states, what it is inside of), and has keys.
/* global window, document, MutationObserver */

/** In the page: keeps what live regions say; time passes quicker, as nobody waits for what is spoken. */
function hearing() {
  const { setTimeout } = window;
  let waits = () => undefined;
  window.setTimeout = (call, ms = 0, ...args) => setTimeout(call, ms / 30, ...args);
  window.heard = [];
  new MutationObserver((records) => {
    for (const { addedNodes } of records) for (const node of addedNodes) if (node.parentElement?.closest('[aria-live]')) window.heard.push(node.textContent);
    waits();
  }).observe(document, { childList: true, subtree: true });
  /** What was said since; where nothing was, waits for it so many milliseconds. */
  window.hear = async (from, ms) => {
    if (window.heard.length <= from && ms) await new Promise((said) => { setTimeout(waits = said, ms); });
    return window.heard.slice(from);
  };
  window.deepest = () => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    return element;
  };
}

/** Call before the page is opened. */
export const listen = (page) => page.addInitScript(hearing);

export async function earOf(page) {
  const client = await page.context().newCDPSession(page);
  await client.send('Accessibility.enable');
  let met = 0;
  const ear = {
    keys: 0,

    async press(key) {
      ear.keys++;
      const keys = key.split('+');
      // All are on their way before the first has been answered for: half a frame of waiting less for each.
      await Promise.all([...keys.map((each) => page.keyboard.down(each)), ...keys.toReversed().map((each) => page.keyboard.up(each))]);
    },

    /** The focus, and around it from the inside. */
    async focus() {
      const { result } = await client.send('Runtime.evaluate', { expression: 'window.deepest()' });
      const { nodes } = await client.send('Accessibility.getAXNodeAndAncestors', { objectId: result.objectId });
      const [self, ...around] = nodes.filter(({ ignored }) => !ignored).map(({ role, name, properties = [] }) => ({ role: role?.value ?? '', name: name?.value ?? '', ...Object.fromEntries(properties.map((each) => [each.name, each.value.value])) }));
      return { ...self, around };
    },

    /** Tab, or back, until the focus is on what is looked for; null when it has gone once around the page. */
    async find(is, key = 'Tab') {
      for (let around = 0; around < 2; await ear.press(key)) {
        const here = await ear.focus();
        if (is(here)) return here;
        if (here.role === 'RootWebArea') around++;
      }
      return null;
    },

    /** What was announced since the last time, or is before so many milliseconds are over. */
    async said(ms = 0) {
      const said = await page.evaluate(([from, ms]) => window.hear(from, ms), [met, ms]);
      met += said.length;
      return said;
    },
  };
  return ear;
}
