// <rules-example>: stepping by button, key, the table itself and script; and an author's mistakes.
import { expect, fixture, html, oneEvent } from '@open-wc/testing';
import '../../src/components/rules-example/define.js';
import type { Choices } from '../../src/components/nw-choices/nw-choices.js';
import type { Stage } from '../../src/components/shared/stage.js';
import type { RulesExample } from '../../src/components/rules-example/rules-example.js';
import { dice, outside, unknownOption, wrongClaim } from '../../stories/pieces/rules-example.models.js';
import { isAccessible, waitUntil } from './support/browser.js';

const shadow = (element: RulesExample): ShadowRoot => element.shadowRoot!;
const part = (element: RulesExample, name: string): HTMLElement | null =>
  shadow(element).querySelector(`[part=${name}]`);
const words = (element: RulesExample, name: string): string =>
  part(element, name)?.textContent.replace(/\s+/g, ' ').trim() ?? '';
const button = (element: RulesExample, name: string): HTMLButtonElement =>
  [...shadow(element).querySelectorAll('button')].find(({ textContent }) => textContent.trim() === name)!;
const stage = (element: RulesExample): HTMLElement => part(element, 'stage')!.firstElementChild as HTMLElement;
const choices = (element: RulesExample): Choices => stage(element).shadowRoot!.querySelector<Choices>('nw1-choices')!;

async function shown(example: unknown = dice, more: Partial<RulesExample> = {}): Promise<RulesExample> {
  const element = await fixture<RulesExample>(
    html`<rules-example loading="eager" motion="none" .example=${example}></rules-example>`,
  );
  Object.assign(element, more);
  await waitUntil(() => element.matches(':state(shown)') || element.matches(':state(error)'), 'it is not shown');
  await element.updateComplete;
  await waitUntil(() => element.matches(':state(error)') || stage(element).matches(':state(ready)'));
  await element.updateComplete;
  return element;
}

describe('<rules-example>', () => {
  it('begins with the position and the author’s comment', async () => {
    const element = await shown();
    expect(element.steps).to.equal(2);
    expect(words(element, 'say')).to.equal('A pair of threes, and a six.');
    expect(words(element, 'controls')).to.contain('Before the first of 2 steps');
    expect(stage(element).shadowRoot!.textContent).to.contain('Ida').and.to.contain('Rufus');
    expect(choices(element).model!.choices.map(({ id }) => id)).to.deep.equal(['die:6'], 'only the next choice');
  });

  const acts: Record<string, (element: RulesExample) => unknown> = {
    'the button': (element) => {
      button(element, 'Step').click();
    },
    'a key': (element) =>
      part(element, 'controls')!.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true })),
    'the choice on the table': (element) => {
      choices(element).shadowRoot!.querySelector<HTMLElement>('.slip')!.click();
    },
    'a die on the table': (element) =>
      stage(element)
        .shadowRoot!.querySelector('nw1-dice-pool')!
        .dispatchEvent(Object.assign(new Event('nw-choose', { bubbles: true, composed: true }), { targetId: 'die:2' })),
    'a script': (element) => {
      element.next();
    },
  };
  for (const [device, act] of Object.entries(acts)) {
    it(`takes a step by ${device}, and fires nw-step`, async () => {
      const element = await shown();
      const received = oneEvent(element, 'nw-step');
      act(element);
      expect(((await received) as unknown as { step: number }).step).to.equal(1);
      await element.updateComplete;
      expect(words(element, 'log')).to.contain('SAN-TURN-08');
      expect(words(element, 'controls')).to.contain('Step 1 of 2');
    });
  }

  it('takes no step for any other choice', async () => {
    const element = await shown();
    stage(element).dispatchEvent(
      Object.assign(new Event('nw-choose', { bubbles: true, composed: true }), { targetId: 'die:0' }),
    );
    await element.updateComplete;
    expect(element.step).to.equal(0);
  });

  it('does not let events of its pieces leave the element', async () => {
    const element = await shown();
    const heard: string[] = [];
    for (const name of ['nw-choose', 'nw-point', 'nw-ready'])
      element.parentElement!.addEventListener(name, () => heard.push(name));
    acts['the choice on the table']!(element);
    await element.updateComplete;
    expect(heard).to.deep.equal([]);
  });

  it('goes back, to the end and to the start, but no further', async () => {
    const element = await shown(dice, { step: 2 });
    expect(element.matches(':state(over)')).to.equal(true);
    expect(button(element, 'Step').ariaDisabled).to.equal('true');
    button(element, 'Step').click();
    expect(element.step).to.equal(2);
    button(element, 'Back').click();
    expect(element.step).to.equal(1);
    part(element, 'controls')!.dispatchEvent(new KeyboardEvent('keydown', { key: 'End', bubbles: true }));
    expect(element.step).to.equal(2);
    button(element, 'Reset').click();
    await element.updateComplete;
    expect(element.step).to.equal(0);
    expect(words(element, 'say')).to.equal('A pair of threes, and a six.');
  });

  it('leaves keys with a modifier to the browser', async () => {
    const element = await shown();
    part(element, 'controls')!.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'ArrowRight', altKey: true, bubbles: true }),
    );
    expect(element.step).to.equal(0);
  });

  it('plays to its end and then from the start, until it is paused', async () => {
    const element = await shown(dice, { pace: 20 });
    button(element, 'Play').click();
    await waitUntil(() => element.matches(':state(over)'));
    await waitUntil(() => !element.matches(':state(playing)'));
    await element.updateComplete;
    expect(words(element, 'log')).to.contain('SAN-ACT-03');
    element.pace = 100_000;
    button(element, 'Play').click();
    await element.updateComplete;
    expect([element.step, element.matches(':state(playing)')]).to.deep.equal([0, true]);
    button(element, 'Pause').click();
    expect(element.matches(':state(playing)')).to.equal(false);
  });

  it('stops when it is removed from the page', async () => {
    const element = await shown(dice, { pace: 30 });
    element.play();
    element.remove();
    expect(element.matches(':state(playing)')).to.equal(false);
  });

  it('announces the number of the step, the author’s comment and the log lines', async () => {
    const element = await shown();
    element.next();
    const voice = (): string => document.querySelector('[data-nightward=polite]')?.textContent ?? '';
    await waitUntil(() => voice().includes('Step 1 of 2'));
    expect(voice()).to.contain('Six points, and a Horror Roll.').and.to.match(/Ida/);
  });

  it('shows the result of a finished match', async () => {
    const element = await shown(outside, { step: 1 });
    expect(stage(element).shadowRoot!.querySelector('.over')).to.exist;
    expect(element.describe()).to.contain('Ada');
  });

  it('links to rules on web pages only', async () => {
    const element = await shown(dice, { step: 1, rules: '#' });
    expect(part(element, 'log')!.querySelector('a')!.getAttribute('href')).to.match(/^#SAN-/);
    element.rules = 'javascript:alert(1)//';
    await element.updateComplete;
    expect(part(element, 'log')!.querySelector('a')).to.equal(null);
  });

  it('opens the text of a rule if the page has no rules of its own', async () => {
    const element = await shown(dice, { step: 1 });
    const link = part(element, 'log')!.querySelector<HTMLElement>('button.rule')!;
    expect(link.ariaLabel).to.match(/^Rule SAN-/);
    link.click();
    await waitUntil(
      () => part(element, 'log')!.querySelector('nw1-rule-panel')?.shadowRoot?.querySelector('dl'),
      'no text',
    );
  });

  it('shows a message if the text of a rule cannot be loaded, until the next press', async () => {
    const element = await shown(dice, { step: 1 });
    const { cite } = stage(element) as unknown as Stage;
    let lose: (() => void) | undefined;
    Object.assign(stage(element), {
      cite: ((from, rule, label, text, lost) => {
        lose = lost;
        return cite(from, rule, label, text, lost);
      }) satisfies Stage['cite'],
    });
    element.requestUpdate();
    await element.updateComplete;
    lose?.();
    await element.updateComplete;
    const alert = part(element, 'log')!.querySelector('[role=alert]')!;
    expect(alert.textContent).to.equal('This could not be loaded. Check your connection and reload the page.');
    expect(alert.closest('li')!.querySelector('.rule')).to.exist;
    await isAccessible(element);
    button(element, 'Reset').click();
    await element.updateComplete;
    element.step = 1;
    await element.updateComplete;
    expect(part(element, 'log')!.querySelector('[role=alert]')).to.equal(null);
  });

  it('has the state `shown` only after its table has been drawn', async () => {
    const { prototype } = CustomStateSet;
    const { add } = prototype;
    const drawn: unknown[] = [];
    prototype.add = function (name) {
      const element = document.querySelector('rules-example');
      const isNew = (element as unknown as { states?: unknown } | null)?.states === this && !this.has(name);
      if (element && isNew && name === 'shown')
        drawn.push(part(element, 'stage')?.firstElementChild?.matches(':state(ready)'));
      return add.call(this, name);
    };
    try {
      await shown();
    } finally {
      prototype.add = add;
    }
    expect(drawn).to.deep.equal([true]);
  });

  it('stops if a listener of nw-step pauses it', async () => {
    const element = await shown(dice, { pace: 20 });
    element.addEventListener('nw-step', () => {
      element.pause();
    });
    element.play();
    await waitUntil(() => element.step === 1);
    await new Promise((done) => {
      setTimeout(done, 100);
    });
    expect([element.step, element.matches(':state(playing)')]).to.deep.equal([1, false]);
  });

  it('answers “why not?” about an impossible act, and closes the answer at the next step', async () => {
    const element = await shown();
    const why = (): ShadowRoot | null | undefined => stage(element).shadowRoot!.querySelector('nw1-why')?.shadowRoot;
    const grid = stage(element).shadowRoot!.querySelector('nw1-tile-grid')!;
    const ask = (): unknown =>
      grid.dispatchEvent(
        Object.assign(new Event('nw-point', { bubbles: true, composed: true }), { targetId: 'space:0' }),
      );
    await waitUntil(() => (ask(), why()?.querySelector('.reason')), 'no answer', { interval: 200 });
    expect(why()!.querySelector('.reason')!.textContent)
      .to.contain('Another decision comes first.')
      .and.to.contain('SAN-RUL-15');
    expect(element.step).to.equal(0);
    element.next();
    await waitUntil(() => !why());
  });

  it('reads its example from a script child', async () => {
    const element = await fixture<RulesExample>(
      html`<rules-example loading="eager"
        ><script type="application/json">
          ${JSON.stringify(outside)}
        </script>
        A caption</rules-example
      >`,
    );
    await waitUntil(() => element.matches(':state(shown)'), 'it is not shown');
    expect(element.steps).to.equal(1);
  });

  describe('reads an example that an editor has changed', () => {
    const json = JSON.stringify(outside);
    const escaped = json.replaceAll('"', '&quot;');
    const place = async (inside: string): Promise<RulesExample> => {
      const box = await fixture<HTMLElement>(html`<div></div>`);
      box.innerHTML = inside.replace('<rules-example>', '<rules-example loading="eager">');
      return box.querySelector('rules-example')!;
    };
    for (const [title, inside] of [
      ['a <pre>', `<pre>${escaped}</pre>`],
      ['a <template>', `<template>${escaped}</template>`],
      ['a <textarea>', `<textarea>${escaped}</textarea>`],
      ['a script with escaped quotation marks', `<script type="application/json">${escaped}</script>`],
      ['rounded quotation marks', `<pre>${json.replace(/"(.*?)"/g, '“$1”')}</pre>`],
      [
        'rounded quotation marks, numbered',
        `<script type="application/json">${json.replace(/"(.*?)"/g, '&#8220;$1&#x201d;')}</script>`,
      ],
      [
        'paragraphs, line breaks and no-break spaces',
        `<script type="application/json"><p>{&nbsp;</p>\n<p>\u00A0${json.slice(1).replace(',', ',<br />')}</script>`,
      ],
      ['a paragraph around the script', `<p><script type="application/json">${json}</script></p>`],
    ] as const)
      it(title, async () => {
        const element = await place(`<rules-example>${inside}A caption</rules-example>`);
        await waitUntil(() => element.matches(':state(shown)'), 'it is not shown');
        expect(element.steps).to.equal(1);
        expect(element.innerText.trim()).to.equal('A caption');
      });

    it('a <pre> that was moved out of its paragraph', async () => {
      const element = await place(`<p><rules-example>A caption<pre>${escaped}</pre></rules-example></p>`);
      await waitUntil(() => element.matches(':state(shown)'), 'it is not shown');
      expect(element.querySelector('pre')).to.exist;
    });

    it('shows the fault of the text as the page wrote it', async () => {
      const element = await place('<rules-example><pre>{"game": “sanitarium”</pre></rules-example>');
      await waitUntil(() => element.matches(':state(error)'), 'no fault');
      expect(words(element, 'error')).to.contain('cannot be read').and.to.match(/pre$/);
    });
  });

  it('accepts an example that is set later, and another one after it', async () => {
    const element = await fixture<RulesExample>(html`<rules-example loading="eager"></rules-example>`);
    expect(element.matches(':state(error)')).to.equal(false);
    element.example = unknownOption;
    await oneEvent(element, 'nw-error');
    element.example = outside;
    await waitUntil(() => element.matches(':state(shown)'));
    expect(element.matches(':state(error)')).to.equal(false);
  });

  const mistakes: readonly (readonly [what: string, example: unknown, code: string, path: string, said: RegExp])[] = [
    ['an option that is not offered', unknownOption, 'fault-choice', 'steps/0', /"die:7".*die:2, die:4, die:5/],
    ['a false claim', wrongClaim, 'fault-claim', 'steps/0/expect/state/turn/mp', /claims 3, .* Correct the claim/],
    ['an unknown game', { ...dice, game: 'ludo' }, 'fault-game', 'game', /sanitarium/],
    ['an unknown card', { ...dice, situation: { map: [['hall', 'h', 0, 0]] } }, 'no-card', 'situation/map/0', /hall/],
    ['text that is not JSON', '{"game": ', 'fault-json', 'example', /cannot be read/],
    ['a number', 5, 'fault-game', 'game', /sanitarium/],
  ];
  for (const [what, example, code, path, said] of mistakes) {
    it(`shows a mistake with its path and remedy: ${what}`, async () => {
      const received: { code: string; path: string }[] = [];
      const hear = (event: Event): void => {
        received.push(event as unknown as { code: string; path: string });
      };
      document.addEventListener('nw-error', hear);
      const element = await shown(example);
      document.removeEventListener('nw-error', hear);
      expect(received.map((fault) => [fault.code, fault.path])).to.deep.equal([[code, path]]);
      expect(words(element, 'error')).to.match(said);
      expect(part(element, 'stage')).to.equal(null);
    });
  }

  it('has the new step, description and states when it fires nw-step', async () => {
    const element = await shown(outside);
    const received: [string, boolean][] = [];
    element.addEventListener('nw-step', () => received.push([element.describe(), element.matches(':state(over)')]));
    element.next();
    await element.updateComplete;
    expect(received).to.deep.equal([[element.describe(), true]]);
  });

  it('takes no step while it is not on the page', async () => {
    const element = await shown();
    let received = 0;
    element.addEventListener('nw-step', () => received++);
    element.remove();
    element.next();
    expect([element.step, received]).to.deep.equal([0, 0]);
  });

  it('shows nothing after its example is removed', async () => {
    const element = await shown();
    element.removeAttribute('example');
    Object.assign(element, { example: undefined });
    await waitUntil(() => !element.matches(':state(shown)'));
    await element.updateComplete;
    expect([part(element, 'stage'), element.steps, element.describe()]).to.deep.equal([null, 0, '']);
  });

  it('reads a script child that is added later, and one that replaces it', async () => {
    const element = await fixture<RulesExample>(html`<rules-example loading="eager"></rules-example>`);
    await element.updateComplete;
    const script = document.createElement('script');
    script.type = 'application/json';
    script.textContent = '{';
    element.append(script);
    await oneEvent(element, 'nw-error');
    const other = script.cloneNode() as HTMLScriptElement;
    other.textContent = JSON.stringify(outside);
    script.replaceWith(other);
    await waitUntil(() => element.matches(':state(shown)'), 'it is not shown');
    expect(element.steps).to.equal(1);
  });

  it('is German on a German page', async () => {
    const box = await fixture<HTMLElement>(
      html`<div lang="de"><rules-example loading="eager" .example=${dice} step="1"></rules-example></div>`,
    );
    const element = box.querySelector('rules-example')!;
    await waitUntil(
      () => words(element, 'controls').includes('Schritt 1 von 2') && /wirft|nimmt/.test(words(element, 'log')),
      'no German words',
    );
    element.example = unknownOption;
    await oneEvent(element, 'nw-error');
    await element.updateComplete;
    expect(words(element, 'error')).to.contain('ist hier nicht möglich');
    element.example = { ...dice, situation: { map: [['hall', 'h', 0, 0]] } };
    await oneEvent(element, 'nw-error');
    await element.updateComplete;
    expect(words(element, 'error')).to.contain('gibt es keine Karte „hall“');
  });

  it('is accessible', async () => {
    await isAccessible(await shown(dice, { step: 1, rules: '#' }));
  });
});
