// The one script a page needs: loads each element's file from beside this one when its tag is first seen.
// `<script type="module" src="…/nightward.js" data-eager="dice-pool tile-grid">` also loads the tags it names at once.

/** File by tag, without `.js`; written in by the build. */
declare const NIGHTWARD_FILES: Readonly<Record<string, string>>;

const tags = Object.keys(NIGHTWARD_FILES).join();
const asked = new Set<string>();

function load(tag: string): void {
  const file = Object.hasOwn(NIGHTWARD_FILES, tag) ? NIGHTWARD_FILES[tag] : undefined;
  if (!file || asked.has(file)) return;
  asked.add(file);
  // Another copy of the library serves as well; a stranger of that name is told of by the element.
  if ('catalogue' in (customElements.get(tag) ?? {})) return;
  import(new URL(`./${file}.js`, import.meta.url).href).catch((error: unknown) => {
    console.error(`nightward: <${tag}> could not be loaded.`, error);
  });
}

function scan(root: ParentNode): void {
  for (const { localName } of root.querySelectorAll(tags)) load(localName);
}

for (const script of document.querySelectorAll<HTMLScriptElement>('script[data-eager]')) {
  if (script.src === import.meta.url) script.dataset['eager']?.split(/\s+/).forEach(load);
}
scan(document);
new MutationObserver((records) => {
  for (const { addedNodes } of records) {
    for (const node of addedNodes) {
      if (!(node instanceof Element)) continue;
      load(node.localName);
      scan(node);
    }
  }
}).observe(document, { childList: true, subtree: true });
