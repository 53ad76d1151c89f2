// What the tests of publishers' packs share: the strictest page there is, and what a box says of packs with faults.

const policy =
  "default-src 'self'; script-src 'self'; style-src 'self'; require-trusted-types-for 'script'; trusted-types lit-html nightward 'allow-duplicates'";

/**
 * Opens strict pages with a pack, which they have by the address `packs/own.json`.
 * @param page What each page has, but for its body.
 * @param pack The pack where `file` gives no other that is served now.
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

/** What stands in the box of a game whose pack a fault was put into, by the path of the fault; `faults` put them there. */
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

/** `npm run walks` plays whole matches, `npm test` the beginnings of those that take long. */
export const wholeMatches = !!process.env.WALKS;

/** What is drawn where a pack may have a picture: pictures of the pack, its calm ones, or ours. */
export const theirPictures = { of: 'none of our pictures', is: (drawing) => !/^ours|\.calm$/.test(drawing) };
export const theirCalmPictures = { of: 'only calm pictures, none of ours', is: (drawing) => drawing.endsWith('.calm') };
export const ourPictures = { of: 'only our calm drawings', is: (drawing) => drawing.startsWith('ours') };
