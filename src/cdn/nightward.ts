// The one script that a page needs. When it first sees a tag, it loads the files of that element from its own folder.
// `<script type="module" src="…/nightward.js" data-eager="dice-pool tile-grid">` also loads the named tags immediately.
// `import { observe } from '…/nightward.js'` also loads the elements in a shadow root.

/**
 * Filled in by the build: for each tag, the entry point of the element, then every file that the entry point imports.
 */
declare const NIGHTWARD_FILES: Readonly<Record<string, readonly [string, ...string[]]>>;

const filesByTag = new Map(Object.entries(NIGHTWARD_FILES));
const tags = [...filesByTag.keys()].join();
const requested = new Set<string>();

const urlOf = (file: string): string => new URL(file, import.meta.url).href;

/** Requests all files of an element together, so that none waits for the file that imports it. */
function load(tag: string): void {
  const files = filesByTag.get(tag);
  if (!files || requested.has(tag)) return;
  requested.add(tag);
  // The page may have registered the element from another copy of the library. If other code holds the name, the
  // element reports it.
  if ('catalogue' in (customElements.get(tag) ?? {})) return;
  const [entry, ...imports] = files;
  imports.forEach(preload);
  import(urlOf(entry)).catch((error: unknown) => {
    const message = `<${tag}> could not be loaded.`;
    console.error(`nightward: ${message}`, error);
    if (!customElements.get(tag)) customElements.define(tag, unloaded(message));
  });
}

/**
 * What stands in for an element that could not be loaded. It keeps its content, has the state `error`, and tells the
 * page, as any element does that cannot be drawn.
 */
const unloaded = (message: string): CustomElementConstructor =>
  class extends HTMLElement {
    constructor() {
      super();
      this.attachInternals().states.add('error');
    }
    connectedCallback(): void {
      const event = new Event('nw-error', { bubbles: true, composed: true });
      this.dispatchEvent(Object.assign(event, { code: 'unloaded', message, path: this.localName }));
    }
  };

function preload(file: string): void {
  if (requested.has(file)) return;
  requested.add(file);
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: urlOf(file) }));
}

function scan(root: ParentNode): void {
  for (const { localName } of root.querySelectorAll(tags)) load(localName);
}

const watch = new MutationObserver((records) => {
  for (const { addedNodes } of records) {
    for (const node of addedNodes) {
      if (!(node instanceof Element)) continue;
      load(node.localName);
      scan(node);
    }
  }
});

/**
 * Loads the elements in `root`, and those that are added to it later. The loader observes the document by itself; it
 * does not see inside shadow roots.
 */
export function observe(root: Document | ShadowRoot): void {
  scan(root);
  watch.observe(root, { childList: true, subtree: true });
}

for (const script of document.querySelectorAll<HTMLScriptElement>('script[data-eager]')) {
  if (script.src === import.meta.url) script.dataset['eager']?.split(/\s+/).forEach(load);
}
observe(document);
