// The base class of every element: messages, faults, attributes, and announcements.
import { expect, fixture, html } from '@open-wc/testing';
import { LitElement, type TemplateResult } from 'lit';
import { Announcer } from '../../../src/components/shared/announcer.js';
import { flag, json, list } from '../../../src/components/shared/attribute-converters.js';
import { cssVars } from '../../../src/components/shared/css-vars.js';
import { NwElement, type Catalogue } from '../../../src/components/shared/nw-element.js';
import { property } from '../../../src/components/shared/property.js';
import { theme } from '../../../src/components/shared/theme/theme.styles.js';
import { world } from '../../../src/components/shared/theme/world.styles.js';
import { waitUntil } from '../support/browser.js';

class Probe extends NwElement<'hello' | 'count'> {
  static override readonly tag: string = 'nw-probe';
  static override readonly catalogue: Catalogue = {
    en: { hello: 'Hello', count: { one: '{n} door', other: '{n} doors' } },
    de: () => Promise.resolve({ default: { hello: 'Hallo', count: { one: '{n} Tür', other: '{n} Türen' } } }),
    fr: () => Promise.reject(new Error('no network')),
  };
  static override styles = [theme];
  @property({ converter: flag }) locked = false;
  @property({ converter: json }) data: unknown;
  @property({ type: Number, useDefault: true }) pace = 900;
  readonly voice = new Announcer(this);
  #state: unknown;
  get state(): unknown {
    return this.#state;
  }
  set state(state: unknown) {
    this.#state = state;
  }

  protected override willUpdate(): void {
    this.fail(typeof this.data === 'string' ? { code: 'data', path: 'data', message: 'No JSON.' } : null);
  }
  override render(): TemplateResult {
    return html`<p ${cssVars({ '--x': this.locked ? 3 : null, width: '40px' })}>
      ${this.say('hello')} ${this.say('count', { n: 2 })}
    </p>`;
  }
}
Probe.define();

const probe = async (template: TemplateResult): Promise<Probe> => {
  const box = await fixture<HTMLElement>(html`<div>${template}</div>`);
  const element = box.querySelector<Probe>('nw-probe')!;
  await element.updateComplete;
  return element;
};
const text = (element: Probe): string => element.shadowRoot!.querySelector('p')!.textContent.trim();

describe('the base of every element', () => {
  it('has the language of the nearest ancestor, also outside its shadow root', async () => {
    class Host extends LitElement {
      override render(): TemplateResult {
        return html`<nw-probe></nw-probe>`;
      }
    }
    if (!customElements.get('probe-host')) customElements.define('probe-host', Host);
    const host = await fixture<Host>(html`<probe-host lang="de"></probe-host>`);
    const element = host.shadowRoot!.querySelector<Probe>('nw-probe')!;
    await element.updateComplete;
    expect(text(element)).to.equal('Hallo 2 Türen');
  });

  it('shows nothing before its messages are loaded, and English if it has no messages in its language', async () => {
    const element = new Probe();
    element.lang = 'fr';
    document.body.append(element);
    expect(element.shadowRoot?.textContent ?? '').to.equal('');
    await element.updateComplete;
    expect(text(element)).to.equal('Hello 2 doors');
    element.remove();
  });

  it('tries twice to load messages, warns in the console, and tries again when the page is online again', async () => {
    let left = 1;
    const catalogue = {
      en: { hello: 'Hello', count: '{n}' },
      es: () =>
        left-- > 0
          ? Promise.reject(new Error('no network'))
          : Promise.resolve({ default: { hello: 'Hola', count: '{n}' } }),
      it: () => catalogue.es(),
    };
    class Flaky extends Probe {
      static override readonly tag = 'nw-flaky-probe';
      static override readonly catalogue = catalogue;
    }
    Flaky.define();
    const { warn } = console;
    const warned: string[] = [];
    console.warn = (line: string) => warned.push(line);
    const box = await fixture<HTMLElement>(
      html`<div lang="es"><nw-flaky-probe></nw-flaky-probe><nw-flaky-probe></nw-flaky-probe></div>`,
    );
    const elements = [...box.querySelectorAll<Flaky>('nw-flaky-probe')];
    const shown = async (): Promise<string[]> => {
      await Promise.all(elements.map((element) => element.updateComplete));
      return elements.map(text);
    };
    expect([await shown(), warned]).to.deep.equal([['Hola 2', 'Hola 2'], []]);
    left = 4;
    box.lang = 'it';
    await waitUntil(() => warned.length > 0);
    expect([await shown(), warned.length]).to.deep.equal([['Hello 2', 'Hello 2'], 1]);
    expect(warned[0]).to.match(
      /^<nw-flaky-probe> speaks English until the page is online again or reloaded: .*catalogue\.es\(\) failed\.$/,
    );
    dispatchEvent(new Event('online'));
    expect([await shown(), warned.length]).to.deep.equal([['Hola 2', 'Hola 2'], 1]);
    console.warn = warn;
  });

  it('changes its language with that of the page', async () => {
    const element = await probe(html`<nw-probe></nw-probe>`);
    element.parentElement!.lang = 'de';
    await waitUntil(() => text(element) === 'Hallo 2 Türen');
  });

  it('changes its language when it is moved to another place', async () => {
    const element = await probe(html`<nw-probe></nw-probe>`);
    const box = await fixture<HTMLElement>(html`<div lang="de"></div>`);
    box.append(element);
    await element.updateComplete;
    expect(text(element)).to.equal('Hallo 2 Türen');
  });

  for (const [title, style, dark] of [
    ['light text', 'color: #ddd', true],
    ['light text in any notation', 'color: oklch(0.9 0.02 90)', true],
    ['dark text', 'color: #777', false],
    ['light text on a page that says it is light', 'color: #ddd; color-scheme: light', false],
  ] as const)
    it(`${title}: is drawn in ${dark ? 'dark' : 'light'} colours`, async () => {
      const box = await fixture<HTMLElement>(html`<div></div>`);
      box.setAttribute('style', style);
      const element = new Probe();
      box.append(element);
      await element.updateComplete;
      expect(getComputedStyle(element).color).to.equal(dark ? 'rgb(232, 226, 212)' : 'rgb(35, 38, 43)');
      // The page still has the last word.
      element.style.colorScheme = 'light';
      expect(getComputedStyle(element).color).to.equal('rgb(35, 38, 43)');
    });

  describe('on a page in another language', () => {
    const root = (element: Element): HTMLElement => element.shadowRoot!.firstElementChild as HTMLElement;
    const direction = (element: Element): string => getComputedStyle(element).direction;

    it('marks its English or German words as such, and keeps the direction of the page’s content', async () => {
      const element = await probe(html`<div lang="he" dir="rtl"><nw-probe></nw-probe></div>`);
      expect([root(element).lang, direction(root(element).querySelector('p')!)]).to.deep.equal(['en', 'ltr']);
      const slot = document.createElement('slot');
      root(element).append(slot);
      expect(direction(slot)).to.equal('rtl');
      element.lang = 'de';
      await waitUntil(() => text(element) === 'Hallo 2 Türen');
      expect([root(element).lang, direction(root(element))]).to.deep.equal(['de', 'ltr']);
    });

    it('has the language and direction of the page if the page gives the words', async () => {
      const element = await probe(
        html`<div lang="he" dir="rtl"><nw-probe messages='{"hello":"שלום"}'></nw-probe></div>`,
      );
      expect([root(element).lang, direction(root(element))]).to.deep.equal(['', 'rtl']);
    });
  });

  it('uses some messages of the page in place of its own', async () => {
    const element = await probe(html`<nw-probe messages='{"hello":"Good evening"}'></nw-probe>`);
    expect(text(element)).to.equal('Good evening 2 doors');
  });

  it('refuses invalid messages, and accepts valid ones afterwards', async () => {
    const { warn } = console;
    const warned: string[] = [];
    console.warn = (line: string) => warned.push(line);
    const element = await probe(html`<nw-probe></nw-probe>`);
    const received: string[] = [];
    element.addEventListener('nw-error', ({ code, path }) => received.push(`${code} ${path}`));
    for (const [words, shown] of [
      ['{"hello": ', 'messages'],
      ['7', 'messages'],
      ['[]', 'messages'],
      ['{"hello":"Good evening"}', 'Good evening 2 doors'],
      ['"Hello"', 'messages'],
      [null, 'Hello 2 doors'],
    ] as const) {
      if (words === null) element.removeAttribute('messages');
      else element.setAttribute('messages', words);
      await element.updateComplete;
      expect([element.matches(':state(error)'), text(element).includes(shown)], String(words)).to.deep.equal([
        shown === 'messages',
        true,
      ]);
    }
    console.warn = warn;
    expect([received, warned.length]).to.deep.equal([['messages messages', 'messages messages'], 2]);
  });

  it('treats "false" as false for a boolean attribute', async () => {
    const [off, on] = [
      await probe(html`<nw-probe locked="false"></nw-probe>`),
      await probe(html`<nw-probe locked></nw-probe>`),
    ];
    expect([off.locked, on.locked]).to.deep.equal([false, true]);
  });

  it('reads a property with a text value in the same way as the attribute', async () => {
    const element = await probe(html`<nw-probe></nw-probe>`);
    for (const [given, read] of [
      ['false', false],
      ['', true],
      ['true', true],
      [undefined, false],
      [null, false],
      [true, true],
    ]) {
      element.locked = given as never;
      expect(element.locked, String(given)).to.equal(read);
    }
    element.data = '{"fine":[1]}';
    element.pace = '20' as never;
    expect([element.data, element.pace]).to.deep.equal([{ fine: [1] }, 20]);
  });

  it('reads a list from JSON, or from text with commas or spaces', () => {
    for (const [text, read] of [
      ['[1,"two"]', [1, 'two']],
      ['1,two', [1, 'two']],
      [' 1  two ', [1, 'two']],
      ['1', 1],
      ['two', ['two']],
      ['', []],
      [null, undefined],
      ['[1, two', '[1, two'],
      ['{"one"', '{"one"'],
      ['[object Object]', '[object Object]'],
    ] as const)
      expect(list.fromAttribute!(text), String(text)).to.deep.equal(read);
  });

  it('resets a property to its default when it is set to undefined', async () => {
    const element = await probe(html`<nw-probe pace="5"></nw-probe>`);
    expect(element.pace).to.equal(5);
    element.pace = undefined as never;
    expect(element.pace).to.equal(900);
  });

  it('keeps properties and state that were set before the element was defined', async () => {
    const box = await fixture<HTMLElement>(html`<div></div>`);
    const early = document.createElement('nw-late-probe');
    Object.assign(early, { data: '{"a":1}', locked: 'false', state: { of: 'before' } });
    box.append(early);
    Probe.define('nw-late-probe');
    await (early as Probe).updateComplete;
    const { data, locked, state } = early as Probe;
    expect([data, locked, state, Object.hasOwn(early, 'data')]).to.deep.equal([
      { a: 1 },
      false,
      { of: 'before' },
      false,
    ]);
  });

  it('keeps the values that were set last while its messages are loading', async () => {
    let come: (words: { default: Record<string, string> }) => void = () => undefined;
    class Slow extends Probe {
      static override readonly tag = 'nw-slow-probe';
      static override readonly catalogue = {
        en: { hello: 'Hello', count: '{n}' },
        de: () =>
          new Promise<{ default: Record<string, string> }>((resolve) => {
            come = resolve;
          }),
      };
      readonly changed: PropertyKey[] = [];
      protected override updated(changed: Map<PropertyKey, unknown>): void {
        this.changed.push(...changed.keys());
      }
    }
    const early = document.createElement('nw-slow-probe') as Slow;
    Object.assign(early, { data: 'older', pace: 5, locked: true, state: { of: 'before' } });
    (await fixture<HTMLElement>(html`<div lang="de"></div>`)).append(early);
    Slow.define();
    Object.assign(early, { data: { a: 1 }, pace: 7, state: { of: 'after' } });
    await new Promise((resolve) => setTimeout(resolve));
    come({ default: { hello: 'Hallo', count: '{n}' } });
    await early.updateComplete;
    const { data, pace, locked, state, changed } = early;
    expect([data, pace, locked, state, text(early), changed.sort()]).to.deep.equal([
      { a: 1 },
      7,
      true,
      { of: 'after' },
      'Hallo 2',
      ['data', 'locked', 'pace'],
    ]);
  });

  it('shows a fault for invalid JSON, with a custom state, and recovers', async () => {
    const { warn } = console;
    console.warn = () => undefined;
    const element = await probe(html`<nw-probe data="{oops"></nw-probe>`);
    console.warn = warn;
    expect([text(element), element.matches(':state(error)')]).to.deep.equal(['No JSON. data', true]);
    element.data = { fine: true };
    await element.updateComplete;
    expect([text(element), element.matches(':state(error)')]).to.deep.equal(['Hello 2 doors', false]);
  });

  it('fires nw-ready once', async () => {
    let times = 0;
    const element = new Probe();
    element.addEventListener('nw-ready', () => times++);
    document.body.append(element);
    await element.updateComplete;
    element.requestUpdate();
    await element.updateComplete;
    element.remove();
    expect(times).to.equal(1);
  });

  it('sets and removes styles without a style attribute in the template', async () => {
    const element = await probe(html`<nw-probe locked></nw-probe>`);
    const { style } = element.shadowRoot!.querySelector('p')!;
    expect([style.getPropertyValue('--x'), style.width]).to.deep.equal(['3', '40px']);
    element.locked = false;
    await element.updateComplete;
    expect(style.getPropertyValue('--x')).to.equal('');
  });

  it('inherits a --nw-theme-… colour from ancestors, and accepts a --nw-… colour for itself alone', async () => {
    const element = await probe(html`<nw-probe></nw-probe>`);
    const accent = (): string => getComputedStyle(element).getPropertyValue('--nw-accent').replace(/\s/g, '');
    element.parentElement!.style.setProperty('--nw-theme-accent', 'teal');
    expect(accent()).to.equal('teal');
    element.style.setProperty('--nw-accent', 'plum');
    expect(accent()).to.equal('plum');
    expect(world({ accent: ['red', 'blue'] }).cssText.replace(/\s/g, '')).to.equal(
      ':host{--nw-theme-accent:light-dark(red,blue)}',
    );
  });
});

describe('the announcer', () => {
  const spoken = (live: string): string[] =>
    [...document.querySelectorAll(`[data-nightward=${live}] p`)].map((line) => line.textContent);

  it('has one live region before the first message, and loses no message', async () => {
    const element = await probe(html`<nw-probe lang="de"></nw-probe>`);
    await probe(html`<nw-probe></nw-probe>`);
    await waitUntil(() => document.querySelector('[data-nightward]'));
    expect(spoken('polite')).to.deep.equal([]);
    expect(document.querySelectorAll('[data-nightward=polite][aria-live=polite]').length).to.equal(1);
    for (const message of ['one', 'two', 'two', 'Kinder\u00ADzimmer']) element.voice.say(message);
    await waitUntil(() => spoken('polite').length === 4);
    expect(spoken('polite'), 'without soft hyphens').to.deep.equal(['one', 'two', 'two', 'Kinderzimmer']);
    expect(document.querySelector<HTMLElement>('[data-nightward=polite] p')!.lang).to.equal('de');
  });

  it('has a live region inside an open modal dialog of the page, and uses the usual one after the dialog is closed', async () => {
    const box = await fixture<HTMLElement>(
      html`<div>
        <dialog><nw-probe></nw-probe></dialog>
      </div>`,
    );
    const dialog = box.querySelector('dialog')!;
    const element = box.querySelector<Probe>('nw-probe')!;
    const inside = (): string[] =>
      [...dialog.querySelectorAll('[data-nightward=polite] p')].map((line) => line.textContent);
    dialog.showModal();
    for (const message of ['in here', 'and here']) element.voice.say(message);
    expect([dialog.querySelectorAll('[data-nightward=polite]').length, inside()]).to.deep.equal(
      [1, []],
      'one region before the first message',
    );
    await waitUntil(() => inside().length === 2);
    expect(inside()).to.deep.equal(['in here', 'and here']);
    element.voice.forget();
    expect(inside()).to.deep.equal([]);
    dialog.close();
    element.voice.say('out here');
    await waitUntil(() =>
      [...document.querySelectorAll('body > [data-nightward=polite] p')].some(
        ({ textContent }) => textContent === 'out here',
      ),
    );
  });

  it('is silent for an element that is not on the page', () => {
    const element = new Probe();
    element.voice.say('nobody hears this');
    expect(spoken('polite')).not.to.include('nobody hears this');
  });
});
