// The base of every element: a safe `define`, words in the language of the place, and what happens with bad input.
import { html, LitElement, type PropertyValues, type TemplateResult } from 'lit';
import { property } from './property.js';
import type { Fault } from '../../engine/kernel/types.js';
import { speak, type Params } from '../../engine/speech/speak.js';
import type { Messages } from '../../messages/message.js';
import { nearestAncestor } from './ancestors.js';
import { json } from './attribute-converters.js';
import { NwErrorEvent, NwReadyEvent } from './events.js';

export type * from './events.js';

export type Loader = () => Promise<{ default: Messages }>;
/** The words of a piece: English at hand, every other language fetched when it is met. */
export type Catalogue = { readonly en: Messages } & Readonly<Record<string, Messages | Loader>>;

/** Languages that came with a pack, by a tag that is only theirs: what an element says in one. */
export const brought = new Map<string, (element: typeof NwElement) => Messages>();
/** Tables that were fetched; English (nothing) where one could not be, until all speak anew. */
const fetched = new Map<Loader, Messages | undefined>();
/** Elements on the page that speak anew when a `lang` on it changes. */
const speaking = new Set<NwElement>();
let watch: MutationObserver | undefined;

/** Words that could not be had are asked for once more. */
function speakAnew(): void {
  fetched.forEach((words, loader) => words ?? fetched.delete(loader));
  speaking.forEach((element) => {
    element.requestUpdate();
  });
}

/**
 * @typeParam K The keys of the element's table of messages.
 * @attr {string} lang - Language of everything said; inherited from ancestors.
 * @fires nw-ready - Once, after the first drawing.
 * @fires nw-error - The input cannot be used: `{code, message, path}`.
 * @csspart error - The message that stands in the box when the input cannot be used.
 * @cssstate ready - It has been drawn.
 * @cssstate error - The input cannot be used.
 */
export abstract class NwElement<K extends string = string> extends LitElement {
  /** The tag under which `define()` registers the class. */
  static readonly tag: string;
  static readonly catalogue: Catalogue = { en: {} };

  /** Registers the class once; a tag that is taken stays with whoever holds it. */
  static define(tag = this.tag, registry: CustomElementRegistry = customElements): void {
    const holder = registry.get(tag);
    if (holder) {
      if (!('catalogue' in holder)) console.warn(`<${tag}> belongs to another script.`);
    } else {
      // A class can bear one name only: a second tag gets a class of its own.
      const Class = this as unknown as CustomElementConstructor;
      registry.define(tag, registry.getName(Class) ? class extends Class {} : Class);
    }
  }

  static override get observedAttributes(): string[] {
    return [...super.observedAttributes, 'lang'];
  }

  // Kept where it is set before the class is there.
  static {
    this.createProperty('state', { noAccessor: true, attribute: false });
  }

  /** Words of the page's own in place of ours, by message key; may be partial. */
  @property({ converter: json }) messages?: Partial<Messages<K>>;

  protected readonly internals = this.attachInternals();
  /** For `:state(name)`. Held, as WebKit forgets what is in a set that no script holds. */
  protected readonly states = this.internals.states;
  /** What came when the last input was drawn. */
  #undrawn: Fault | null = null;
  /** Of the subclass's own input. */
  #own: Fault | null = null;
  /** Of a link to it. */
  #link: Fault | null = null;
  /** What is shown. */
  #fault: Fault | null = null;
  #ready = false;

  constructor() {
    super();
    this.addController({
      hostUpdated: () => {
        if (this.#ready || this.#fault) return;
        this.#ready = true;
        this.toggleState('ready', true);
        queueMicrotask(() => this.dispatchEvent(new NwReadyEvent()));
      },
    });
  }

  override connectedCallback(): void {
    this.#takeEarly();
    super.connectedCallback();
    speaking.add(this);
    if (!watch) {
      watch = new MutationObserver(speakAnew);
      addEventListener('online', speakAnew);
      addEventListener('hashchange', () => speaking.forEach((element) => void element.#open()));
    }
    watch.observe(document, { attributeFilter: ['lang', 'rules'], subtree: true });
    // The place may have another language, or another size.
    this.requestUpdate();
  }

  /**
   * What was set before the class was there: Lit takes it as the first drawing begins, which waits for words, and would undo
   * what is set meanwhile. So that drawing begins here, and stops at once.
   */
  #takeEarly(): void {
    if (this.hasUpdated || !this.isUpdatePending) return;
    let changed: PropertyValues = new Map();
    this.shouldUpdate = (all) => {
      changed = all;
      return false;
    };
    this.performUpdate();
    delete (this as unknown as { shouldUpdate?: unknown }).shouldUpdate;
    // It is as much to be drawn as before.
    this.isUpdatePending = true;
    changed.forEach((old, name) => {
      this.requestUpdate(name, old);
    });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    speaking.delete(this);
  }

  override attributeChangedCallback(name: string, old: string | null, value: string | null): void {
    super.attributeChangedCallback(name, old, value);
    if (name === 'lang') this.requestUpdate();
  }

  /** The language of the place: the nearest `lang`, through shadow roots; English where there is none. */
  get language(): string {
    return nearestAncestor(this, '[lang]')?.getAttribute('lang') || 'en';
  }

  /** What of the element can be shared, as JSON. */
  abstract state: unknown;

  /** The fragment of a link (`#…`) that puts this state into an element of the same tag and id, in this version or a later one. */
  async share(): Promise<string> {
    return (await import('./links.js')).linkTo(this, this.state);
  }

  /** Takes the state that a link has for this element, or what is wrong with the link. @internal */
  follow(state: unknown, fault: Fault | null): void {
    this.#link = fault;
    if (!fault) this.state = state;
  }

  /** Reads the page's address. */
  async #open(): Promise<void> {
    this.#link = null;
    if (location.hash.startsWith(`#${this.localName}`))
      await import('./links.js').then(
        ({ openLink }) => openLink(this),
        () => undefined,
      );
    // The first drawing tells by itself, when all has come that a framework sets after an element is there.
    if (this.hasUpdated) this.#tell();
  }

  /** A message in the language of the place. */
  say(key: K, params?: Params): string {
    const { messages, language } = this;
    const table = messages?.[key] === undefined ? this.#table(language) : messages;
    // Where a table is missing the words are English, and so are their plural forms.
    return typeof table === 'object'
      ? speak<string>(table, language, key, params)
      : speak<string>(this.#catalogue.en, 'en', key, params);
  }

  /** Shows what is wrong with the input in place of the drawing, and says so once; null: all is well again. */
  protected fail(fault: Fault | null): void {
    this.#own = fault;
    this.#tell();
  }

  /** What leads on from a fault, below it. */
  protected wayOn?(): TemplateResult | undefined;

  #tell(): void {
    const fault =
      this.#own ??
      this.#link ??
      (JSON.stringify(this.messages ?? {}).startsWith('{')
        ? this.#undrawn
        : { code: 'messages', path: 'messages', message: 'This has to be JSON: texts by key.' });
    if (JSON.stringify(fault) === JSON.stringify(this.#fault)) return;
    this.#fault = fault;
    this.toggleState('error', !!fault);
    // While there is a fault it is drawn instead of whatever the subclass draws, which may not survive its input.
    if (fault)
      this.render = () =>
        html`<p part="error" role="alert">${fault.message} <code>${fault.path}</code></p>
          <slot></slot>${this.wayOn?.()}`;
    else delete (this as { render?: unknown }).render;
    this.requestUpdate();
    if (!fault) return;
    console.warn(`<${this.localName}> ${fault.path}: ${fault.message}`);
    this.dispatchEvent(new NwErrorEvent(fault));
  }

  /** Whatever the input is, the box is drawn. */
  protected override update(changed: PropertyValues): void {
    const path = [...changed.keys()].join();
    if (path) this.#undrawn = null;
    try {
      this.#tell();
      super.update(changed);
    } catch (error) {
      this.#undrawn ??= { code: 'undrawn', path, message: String(error) };
      this.#tell();
      super.update(changed);
    }
  }

  /** `:state(name)` for a page's style sheets. */
  protected toggleState(name: string, on: boolean): void {
    this.states[on ? 'add' : 'delete'](name);
  }

  /** Fetches what a drawing needs; after the link, before each drawing. */
  protected prepare?(): Promise<void>;

  /** The first drawing waits for the words, so that nobody reads a flash of English. */
  protected override async scheduleUpdate(): Promise<void> {
    if (!this.hasUpdated) await this.#open();
    if (this.prepare) await this.prepare();
    // Last, as the place may have come to speak another language meanwhile.
    for (let loader; typeof (loader = this.#table(this.language)) === 'function';) await this.#fetch(loader);
    void super.scheduleUpdate();
  }

  /**
   * Asks twice, as a network may fail for a moment; Firefox 153 remembers a failure, and only fails again (whatwg/html#10327).
   * A loader, as text, names its file.
   */
  async #fetch(loader: Loader): Promise<void> {
    try {
      fetched.set(loader, (await loader().catch(loader)).default);
    } catch (error) {
      if (fetched.has(loader)) return;
      fetched.set(loader, undefined);
      console.warn(
        `<${this.localName}> speaks English until the page is online again or reloaded: ${String(loader)} failed.`,
        error,
      );
    }
  }

  get #catalogue(): Catalogue {
    return (this.constructor as typeof NwElement).catalogue;
  }

  /** The words of a language, their loader while they are not fetched, or nothing; `de-AT` is served by `de`. */
  #table(language: string): Messages | Loader | undefined {
    const catalogue = this.#catalogue;
    const entry =
      brought.get(language)?.(this.constructor as typeof NwElement) ??
      catalogue[[language, language.split('-')[0] ?? ''].find((tag) => Object.hasOwn(catalogue, tag)) ?? ''];
    return typeof entry === 'function' && fetched.has(entry) ? fetched.get(entry) : entry;
  }

  abstract override render(): TemplateResult;
}
