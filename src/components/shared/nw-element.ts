// The base class of every element: safe registration, messages in the language of the page, and faults for invalid
// input.
import { html, type PropertyValues, type TemplateResult } from 'lit';
import type { Fault } from '../../engine/kernel/types.js';
import { speak, type Params } from '../../engine/speech/speak.js';
import type { Messages } from '../../messages/message.js';
import { nearestAncestor } from './ancestors.js';
import { json } from './attribute-converters.js';
import { fetchTable, packLanguages, tableOf, type Catalogue, type Loader } from './catalogue.js';
import { EarlyPropertiesElement } from './early-properties.js';
import { NwErrorEvent, NwReadyEvent } from './events.js';
import { isDarkAround } from './ground.js';
import { leavePage, redrawAll, watchPage } from './page-watch.js';
import { property } from './property.js';

export type * from './events.js';
export type { Catalogue, Loader };

/**
 * @typeParam K The keys of the element's table of messages.
 * @attr {string} lang - The language of all text and speech; inherited from ancestors.
 * @slot fallback - Content that is shown only where the element cannot be drawn: without script, or if the script is lost.
 * @fires nw-ready - Once, when the element has been drawn for the first time.
 * @fires nw-error - The input is invalid: `code`, `message`, `path`.
 * @csspart error - The message that is shown when the input is invalid.
 * @cssstate ready - The element has been drawn.
 * @cssstate error - The input is invalid.
 */
export abstract class NwElement<K extends string = string> extends EarlyPropertiesElement {
  /** The tag under which `define()` registers the class. */
  static readonly tag: string;
  static readonly catalogue: Catalogue = { en: {} };

  /** Registers the class, unless the tag is already registered. */
  static define(tag = this.tag, registry: CustomElementRegistry = customElements): void {
    const holder = registry.get(tag);
    if (holder) {
      if (!('catalogue' in holder)) console.warn(`<${tag}> belongs to another script.`);
    } else {
      // A class can have only one tag, so a second tag gets a subclass.
      const Class = this as unknown as CustomElementConstructor;
      registry.define(tag, registry.getName(Class) ? class extends Class {} : Class);
    }
  }

  static override get observedAttributes(): string[] {
    return [...super.observedAttributes, 'lang'];
  }

  // Makes Lit keep a `state` that was set before the class was defined.
  static {
    this.createProperty('state', { noAccessor: true, attribute: false });
  }

  /** Your own messages by key. Keys that you leave out keep our messages. */
  @property({ converter: json }) messages?: Partial<Messages<K>>;

  protected readonly internals = this.attachInternals();
  /** For `:state(name)`. Kept in a field, because WebKit empties a set that no script refers to. */
  protected readonly states = this.internals.states;
  /** The fault from drawing the current input. */
  #drawingFault: Fault | null = null;
  /** The fault that the subclass found in its input. */
  #inputFault: Fault | null = null;
  /** The fault that is shown if a link to this element could not be read; otherwise null. */
  #linkFault: Fault | null = null;
  /** The fault that is shown. */
  #fault: Fault | null = null;
  #ready = false;
  /** Whether this element is part of another element of ours. */
  #isInner = false;
  /** Everything is drawn in here. Its attributes say which language the words are in. */
  readonly #words = document.createElement('div');

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

  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    this.#words.className = 'words';
    super.createRenderRoot().append(this.#words);
    return this.#words;
  }

  override connectedCallback(): void {
    this.#isInner = (this.getRootNode() as Partial<ShadowRoot>).host instanceof NwElement;
    this.toggleState('inner', this.#isInner);
    super.connectedCallback();
    watchPage(this);
    // The language and the size may be different in the new place.
    this.requestUpdate();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    leavePage(this);
  }

  override attributeChangedCallback(name: string, old: string | null, value: string | null): void {
    super.attributeChangedCallback(name, old, value);
    if (name === 'lang') this.requestUpdate();
  }

  /**
   * The language of the element: the nearest `lang` attribute on itself or an ancestor, even outside its shadow root;
   * English if there is none.
   */
  get language(): string {
    return nearestAncestor(this, '[lang]')?.getAttribute('lang') || 'en';
  }

  /** Whether the page or its pack gives the words, in a language of its own. */
  protected get hasWordsOfPage(): boolean {
    return this.messages !== undefined || packLanguages.has(this.language);
  }

  /** Whether the words are read from right to left. */
  protected get isRightToLeft(): boolean {
    return this.#words.matches(':dir(rtl)');
  }

  /** The state of the element that a link can share, as JSON. */
  abstract state: unknown;

  /**
   * Returns the fragment of a link (`#…`). On a page with that fragment, the element with the same tag and id takes
   * this state. The link stays valid in later versions of the library.
   */
  async share(): Promise<string> {
    return (await import('./links.js')).linkTo(this, this.state);
  }

  /** Takes the state from a link to this element. If the link could not be read, `fault` says why. @internal */
  follow(state: unknown, fault: Fault | null): void {
    this.#linkFault = fault;
    if (!fault) this.state = state;
  }

  /** Reads the page's address, which may contain a link to this element. @internal */
  async readAddress(): Promise<void> {
    this.#linkFault = null;
    if (location.hash.startsWith(`#${this.localName}`))
      await import('./links.js').then(
        ({ openLink }) => openLink(this),
        () => undefined,
      );
    // Before the first drawing, a framework may still be setting properties. That drawing shows any fault.
    if (this.hasUpdated) this.#showFault();
  }

  /** Returns the message with this key, in the language of the element. */
  say(key: K, params?: Params): string {
    const { messages, language } = this;
    const table = messages?.[key] === undefined ? this.#table(language) : messages;
    // Without a table for the language, the words and their plural forms are English.
    return typeof table === 'object'
      ? speak<string>(table, language, key, params)
      : speak<string>(this.#catalogue.en, 'en', key, params);
  }

  /** Shows a fault of the input in place of the drawing, and fires `nw-error` once. Null removes the fault again. */
  protected fail(fault: Fault | null): void {
    this.#inputFault = fault;
    this.#showFault();
  }

  /** What a user can do about a fault, shown below it. */
  protected recoveryButton?(): TemplateResult | undefined;

  #showFault(): void {
    const fault =
      this.#inputFault ??
      this.#linkFault ??
      (JSON.stringify(this.messages ?? {}).startsWith('{')
        ? this.#drawingFault
        : { code: 'messages', path: 'messages', message: 'This must be a JSON object with texts by key.' });
    if (JSON.stringify(fault) === JSON.stringify(this.#fault)) return;
    this.#fault = fault;
    this.toggleState('error', !!fault);
    // A fault is drawn instead of the subclass's drawing, which may throw with this input.
    if (fault)
      this.render = () =>
        html`<p part="error" role="alert">${fault.message} <code>${fault.path}</code></p>
          <slot></slot>${this.recoveryButton?.()}`;
    else delete (this as { render?: unknown }).render;
    this.requestUpdate();
    if (!fault) return;
    console.warn(`<${this.localName}> ${fault.path}: ${fault.message}`);
    this.dispatchEvent(new NwErrorEvent(fault));
  }

  /** Draws the element. If that throws, draws a fault. */
  protected override update(changed: PropertyValues): void {
    const path = [...changed.keys()].join();
    if (path) this.#drawingFault = null;
    this.#matchPage();
    try {
      this.#showFault();
      super.update(changed);
    } catch (error) {
      this.#drawingFault ??= { code: 'undrawn', path, message: String(error) };
      this.#showFault();
      super.update(changed);
    }
  }

  /**
   * Marks our words with their language and direction, because the page may have another language, and draws the
   * element in dark colours on a dark page.
   */
  #matchPage(): void {
    if (this.#isInner) return;
    const { language } = this;
    const { lang } = this.#words;
    if (this.hasWordsOfPage) for (const name of ['lang', 'dir']) this.#words.removeAttribute(name);
    else Object.assign(this.#words, { lang: typeof this.#table(language) === 'object' ? language : 'en', dir: 'ltr' });
    // Our elements inside this one may have been drawn in the former language already.
    if (this.hasUpdated && this.#words.lang !== lang) redrawAll();
    this.toggleState('dark', isDarkAround(this));
  }

  /** Turns `:state(name)` on or off, for a page's style sheets. */
  protected toggleState(name: string, on: boolean): void {
    this.states[on ? 'add' : 'delete'](name);
  }

  /** Loads what the next drawing needs. Called before each drawing, after the address has been read. */
  protected prepare?(): Promise<void>;

  /** The first drawing waits for the words of the language, so that nobody sees a flash of English. */
  protected override async scheduleUpdate(): Promise<void> {
    if (!this.hasUpdated) await this.readAddress();
    if (this.prepare) await this.prepare();
    // This comes last, because the element's language may have changed meanwhile.
    for (let table; typeof (table = this.#table(this.language)) === 'function';) await this.#fetch(table);
    void super.scheduleUpdate();
  }

  /** If the table cannot be fetched, warns with the source text of the loader, because that contains the file name. */
  #fetch(loader: Loader): Promise<void> {
    return fetchTable(loader, (error) => {
      console.warn(
        `<${this.localName}> speaks English until the page is online again or reloaded: ${String(loader)} failed.`,
        error,
      );
    });
  }

  get #catalogue(): Catalogue {
    return (this.constructor as typeof NwElement).catalogue;
  }

  #table(language: string): Messages | Loader | undefined {
    return packLanguages.get(language)?.(this.constructor as typeof NwElement) ?? tableOf(this.#catalogue, language);
  }

  abstract override render(): TemplateResult;
}
