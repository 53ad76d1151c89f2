// Tools for the tests of publishers' packs: pages with the strictest Content Security Policy, and the error boxes of
// faulty packs.

const policy =
  "default-src 'self'; script-src 'self'; style-src 'self'; require-trusted-types-for 'script'; trusted-types lit-html nightward 'allow-duplicates'";

/**
 * Returns a function that opens pages with the strictest policy. The pages can load a pack from `packs/own.json`.
 * @param page The options of each page except its body; see page.js.
 * @param pack The pack, unless the option `file` returns another one.
 */
export const strictly =
  (open, page, pack) =>
  (body, { file = () => pack, first = () => undefined, ...options } = {}) =>
    open({
      body,
      ...page,
      headers: { 'content-security-policy': policy },
      first: async (page) => {
        await page.addInitScript(() => {
          window.violations = [];
          document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
            window.violations.push(`${violatedDirective} ${blockedURI}`),
          );
        });
        await page.route('**/packs/own.json', (route) => route.fulfill({ json: file() }));
        await first(page);
      },
      ...options,
    });

/**
 * Makes a copy of the pack for each fault, and returns the text of the game's error box for each.
 * @param faults Functions that put a fault into a pack, under the path of the fault.
 * @returns Pairs of path and text.
 */
export async function boxes(page, tag, pack, faults) {
  const files = Object.entries(faults).map(([path, spoil]) => {
    const bad = structuredClone(pack);
    spoil(bad);
    return [path, bad];
  });
  return page.evaluate(
    async ([tag, files]) => {
      const found = [];
      for (const [path, bad] of files) {
        const element = document.createElement(tag);
        element.setAttribute('loading', 'eager');
        element.setAttribute('no-save', '');
        const child = document.createElement('script');
        child.type = 'application/json';
        child.textContent = JSON.stringify(bad);
        element.append(child);
        document.body.append(element);
        const box = await window.until(() => element.shadowRoot?.querySelector('[part=error]'));
        found.push([path, box.textContent.trim()]);
        element.remove();
      }
      return found;
    },
    [tag, files],
  );
}

/** Whether long matches are played to the end (`npm run walks`) or only begun (`npm test`). */
export const wholeMatches = !!process.env.WALKS;

/**
 * What has to be drawn in the places for a pack's pictures: the pictures of the pack, its softened pictures, or the
 * library's own drawings. `of` is part of the title of a test.
 */
export const theirPictures = { of: 'none of our pictures', is: (drawing) => !/^ours|\.calm$/.test(drawing) };
export const theirCalmPictures = {
  of: 'only softened pictures, none of ours',
  is: (drawing) => drawing.endsWith('.calm'),
};
export const ourPictures = { of: 'only our softened drawings', is: (drawing) => drawing.startsWith('ours') };
