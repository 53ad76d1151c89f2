// The one script a page needs: fetches each element's files from beside this one when its tag is first seen.
// `<script type="module" src="…/nightward.js" data-eager="dice-pool tile-grid">` also fetches the tags it names at once.

/** Written in by the build: the files of each element by its tag, its entry point first, then all that this imports. */
declare const NIGHTWARD_FILES: Readonly<Record<string, readonly [string, ...string[]]>>;

const filesByTag = new Map(Object.entries(NIGHTWARD_FILES));
const tags = [...filesByTag.keys()].join();
const requested = new Set<string>();

const urlOf = (file: string): string => new URL(file, import.meta.url).href;

/** All files of an element are requested at once: none waits until the file that imports it has arrived. */
function load(tag: string): void {
  const files = filesByTag.get(tag);
  if (!files || requested.has(tag)) return;
  requested.add(tag);
  // Another copy of the library will do; the element itself reports a stranger that holds its name.
  if ('catalogue' in (customElements.get(tag) ?? {})) return;
  const [entry, ...imports] = files;
  imports.forEach(preload);
  import(urlOf(entry)).catch((error: unknown) => {
    console.error(`nightward: <${tag}> could not be loaded.`, error);
  });
}

function preload(file: string): void {
  if (requested.has(file)) return;
  requested.add(file);
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: urlOf(file) }));
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
