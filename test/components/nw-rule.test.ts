// The text of a rule, opened from a citation: from words on a page, a line of a log, or the text of another rule.
import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys, sendMouse, setViewport } from '@web/test-runner-commands';
import { render } from 'lit';
import '../../src/components/nw-log/define.js';
import '../../src/components/nw-rule/define.js';
import type { Log } from '../../src/components/nw-log/nw-log.js';
import { blocks } from '../../src/components/nw-rule/markup.js';
import type { Rule } from '../../src/components/nw-rule/nw-rule.js';
import { openRule, type RulePanel } from '../../src/components/nw-rule/panel.js';
import { log } from '../../stories/pieces/small-pieces.models.js';
import texts from '../../src/rules/sanitarium.js';
import { narrowest, waitUntil } from './support/browser.js';

const words = (node: Element | null | undefined): string => (node?.textContent ?? '').trim().replace(/\s+/g, ' ');
const link = (element: Element): HTMLElement => element.shadowRoot!.querySelector<HTMLElement>('.rule')!;
const panelIn = (element: Element): RulePanel | null => element.shadowRoot!.querySelector<RulePanel>('nw1-rule-panel');
const inside = (panel: RulePanel, selector: string): HTMLElement =>
  panel.shadowRoot!.querySelector<HTMLElement>(selector)!;
/** The focused element, also inside shadow roots. */
function focused(): Element | null {
  let at = document.activeElement;
  while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
  return at;
}

async function rule(template: ReturnType<typeof html>): Promise<Rule> {
  const box = await fixture<HTMLElement>(html`<p>${template}</p>`);
  const element = box.querySelector('nw-rule')!;
  await element.updateComplete;
  return element;
}

async function opened(element: Element): Promise<RulePanel> {
  await waitUntil(() => panelIn(element)?.shadowRoot?.querySelector('dl'), 'no text came');
  return panelIn(element)!;
}

async function clickOn(target: Element): Promise<void> {
  target.scrollIntoView({ block: 'center' });
  const { x, y, width, height } = target.getBoundingClientRect();
  await sendMouse({ type: 'click', position: [Math.round(x + width / 2), Math.round(y + height / 2)] });
}

const devices: Readonly<Record<string, (target: HTMLElement) => unknown>> = {
  pointer: clickOn,
  Space: async (target) => {
    target.focus();
    await sendKeys({ press: ' ' });
  },
  Enter: async (target) => {
    target.focus();
    await sendKeys({ press: 'Enter' });
  },
  script: (target) => {
    target.click();
  },
};

describe('<nw-rule>', () => {
  for (const id of ['SAN-TURN-07', 'MOM-LCK-04', 'LOB-CAP-01', 'AE-PAT-01'])
    it(`${id}: each game has the texts of its rules`, async () => {
      const element = await rule(html`<nw-rule rule=${id}>A rule</nw-rule>`);
      link(element).click();
      expect(words(inside(await opened(element), 'h3'))).to.equal(id);
    });

  for (const [device, act] of Object.entries(devices)) {
    it(`opens the text of its rule by ${device}, with the id as its title and the language of the text`, async () => {
      const element = await rule(html`<nw-rule rule="SAN-TURN-07">Three of a kind</nw-rule>`);
      await act(link(element));
      const panel = await opened(element);
      const text = inside(panel, 'dl');
      expect([
        words(inside(panel, 'h3')),
        panel.getAttribute('role'),
        panel.getAttribute('aria-label'),
        text.lang,
      ]).to.deep.equal(['SAN-TURN-07', 'dialog', 'Rule SAN-TURN-07', 'en']);
      expect(words(text)).to.contain('Triples: the turn starts over').and.to.contain('Player Turn (2)');
      expect(panel.matches(':popover-open'), 'in the top layer').to.equal(true);
      expect(focused()).to.equal(inside(panel, 'h3'));
    });
  }

  for (const [how, close] of [
    ['Escape', () => sendKeys({ press: 'Escape' })],
    [
      'its button',
      (panel: RulePanel) => {
        inside(panel, '.close').click();
      },
    ],
  ] as const) {
    it(`returns the focus when the text is closed by ${how}`, async () => {
      const element = await rule(html`<nw-rule rule="SAN-TURN-07">Three of a kind</nw-rule>`);
      link(element).focus();
      await sendKeys({ press: 'Enter' });
      await close(await opened(element));
      await waitUntil(() => !panelIn(element), 'it stays');
      expect(focused()).to.equal(link(element));
    });
  }

  it('closes the text after a press elsewhere, and leaves the focus there', async () => {
    const box = await fixture<HTMLElement>(
      html`<div>
        <p><nw-rule rule="SAN-TURN-07">Three of a kind</nw-rule></p>
        <input aria-label="elsewhere" />
      </div>`,
    );
    const element = box.querySelector('nw-rule')!;
    await element.updateComplete;
    await clickOn(link(element));
    await opened(element);
    const field = box.querySelector('input')!;
    await clickOn(field);
    await waitUntil(() => !panelIn(element));
    expect(focused()).to.equal(field);
  });

  it('opens a cited rule and goes back with keys', async () => {
    const element = await rule(html`<nw-rule rule="SAN-RUL-31">Two steps</nw-rule>`);
    link(element).focus();
    await sendKeys({ press: 'Enter' });
    const panel = await opened(element);
    const cite = inside(panel, '.cite');
    expect([words(cite), cite.getAttribute('aria-label')]).to.deep.equal(['SAN-RUL-09', 'Rule SAN-RUL-09']);
    cite.focus();
    await sendKeys({ press: 'Enter' });
    await panel.updateComplete;
    expect([words(inside(panel, 'h3')), focused()]).to.deep.equal(['SAN-RUL-09', inside(panel, 'h3')]);
    expect(words(inside(panel, 'dd.question'))).to.equal('When exactly does a monster cause a Horror Roll?');
    inside(panel, '.back').focus();
    await sendKeys({ press: 'Enter' });
    await panel.updateComplete;
    expect([words(inside(panel, 'h3')), panel.shadowRoot!.querySelector('.back')]).to.deep.equal(['SAN-RUL-31', null]);
  });

  it('shows a message if the game has no such rule', async () => {
    const element = await rule(html`<nw-rule rule="SAN-TURN-77">Never</nw-rule>`);
    link(element).click();
    await waitUntil(() => panelIn(element)?.shadowRoot?.querySelector('[role=alert]'));
    expect(words(inside(panelIn(element)!, '[role=alert]'))).to.equal('The text of this rule is not available here.');
  });

  it('shows the id of the rule if it has no words of its own', async () => {
    const element = await rule(html`<nw-rule rule="SAN-TURN-07"></nw-rule>`);
    expect([words(link(element)), link(element).ariaLabel, element.describe()]).to.deep.equal([
      'SAN-TURN-07',
      'Rule SAN-TURN-07',
      'Rule SAN-TURN-07',
    ]);
  });

  it('has an error if no game has such a rule, and keeps its words', async () => {
    const element = await rule(html`<nw-rule rule="NO-SUCH-01">Words</nw-rule>`);
    expect(element.matches(':state(error)')).to.equal(true);
    expect(words(element.shadowRoot!.querySelector('[part=error]'))).to.contain('No game has a rule “NO-SUCH-01”');
    element.rule = 'SAN-TURN-07';
    await element.updateComplete;
    expect([element.matches(':state(error)'), link(element).localName]).to.deep.equal([false, 'button']);
  });

  for (const [rules, href, target] of [
    ['#', '#SAN-TURN-07', ''],
    ['https://example.org/rules#', 'https://example.org/rules#SAN-TURN-07', '_blank'],
    ['/rules/{id}.html', '/rules/SAN-TURN-07.html', '_blank'],
  ] as const) {
    it(`links to the page's own rules: ${rules}`, async () => {
      const box = await fixture<HTMLElement>(
        html`<div rules=${rules}>
          <p><nw-rule rule="SAN-TURN-07">Three of a kind</nw-rule></p>
        </div>`,
      );
      const element = box.querySelector('nw-rule')!;
      await element.updateComplete;
      expect([
        link(element).localName,
        link(element).getAttribute('href'),
        (link(element) as HTMLAnchorElement).target,
      ]).to.deep.equal(['a', href, target]);
    });
  }

  for (const rules of ['javascript:alert(1)//', 'data:text/html,', ' javascript:{id}']) {
    it(`does not link to an address that is not a web page: ${rules}`, async () => {
      const element = await rule(html`<nw-rule rules=${rules} rule="SAN-TURN-07">Three of a kind</nw-rule>`);
      expect(link(element).localName).to.equal('button');
    });
  }

  it('does not use the id of a rule as an address', async () => {
    const element = await rule(html`<nw-rule rules="{id}" rule="javascript:alert(1)">Words</nw-rule>`);
    expect(element.shadowRoot!.querySelector('a')).to.equal(null);
  });

  it('fits in the narrowest page, wherever it is opened', async () => {
    await setViewport({ width: narrowest, height: 560 });
    const box = await fixture<HTMLElement>(
      html`<div>
        ${['start', 'center', 'end'].map((at) => html`<p align=${at === 'start' ? 'left' : at === 'end' ? 'right' : 'center'}><nw-rule rule="SAN-RUL-01">geometry</nw-rule></p>`)}
      </div>`,
    );
    for (const element of box.querySelectorAll('nw-rule')) {
      await element.updateComplete;
      link(element).click();
      const panel = await opened(element);
      await panel.updateComplete;
      const { left, right, top, bottom } = panel.getBoundingClientRect();
      expect(
        [left >= 0, right <= narrowest, top >= 0, bottom <= 560],
        `${left} ${right} ${top} ${bottom}`,
      ).to.deep.equal([true, true, true, true]);
      expect(panel.scrollWidth).to.be.at.most(panel.clientWidth);
      const line = link(element).getBoundingClientRect();
      expect(bottom <= line.top || top >= line.bottom, 'the citation stays visible').to.equal(true);
      panel.hidePopover();
      await waitUntil(() => !panelIn(element));
    }
    await setViewport({ width: 800, height: 600 });
  });

  it('does not inherit the style of the surrounding text', async () => {
    const box = await fixture<HTMLElement>(
      html`<details open>
        <summary>s</summary>
        <small
          ><em><nw-rule rule="SAN-RUL-09">exposed</nw-rule></em></small
        >
      </details>`,
    );
    const element = box.querySelector('nw-rule')!;
    await element.updateComplete;
    link(element).click();
    const { boxSizing, fontStyle, fontSize } = getComputedStyle(await opened(element));
    expect([boxSizing, fontStyle, fontSize]).to.deep.equal(['border-box', 'normal', '16px']);
  });

  it('has German controls around the English text', async () => {
    const box = await fixture<HTMLElement>(html`<p lang="de"><nw-rule rule="SAN-RUL-31">Zwei Schritte</nw-rule></p>`);
    const element = box.querySelector('nw-rule')!;
    await element.updateComplete;
    link(element).click();
    const panel = await opened(element);
    await waitUntil(() => panel.getAttribute('aria-label') === 'Regel SAN-RUL-31');
    const cite = inside(panel, '.cite');
    expect([
      inside(panel, '.close').ariaLabel,
      inside(panel, 'dl').lang,
      cite.lang,
      cite.getAttribute('aria-label'),
    ]).to.deep.equal(['Schließen', 'en', 'de', 'Regel SAN-RUL-09']);
  });

  it('opens no text if the citation has left the page during loading', async () => {
    const cites = await fixture<HTMLButtonElement>(html`<button>SAN-TURN-07</button>`);
    cites.remove();
    openRule('SAN-TURN-07', cites, texts);
    expect(document.querySelector('nw1-rule-panel')).to.equal(null);
  });

  it('opens one text at a time', async () => {
    const box = await fixture<HTMLElement>(
      html`<p><nw-rule rule="SAN-TURN-07">one</nw-rule> <nw-rule rule="SAN-TURN-08">two</nw-rule></p>`,
    );
    const [one, two] = [...box.querySelectorAll('nw-rule')] as [Rule, Rule];
    await two.updateComplete;
    link(one).click();
    await opened(one);
    link(two).click();
    await opened(two);
    await waitUntil(() => !panelIn(one));
  });

  it('restores and returns its state', async () => {
    const element = await rule(html`<nw-rule rule="SAN-TURN-07"></nw-rule>`);
    element.state = { rule: 'SAN-ESC-02' };
    await element.updateComplete;
    expect([words(link(element)), element.state]).to.deep.equal(['SAN-ESC-02', { rule: 'SAN-ESC-02' }]);
  });
});

describe('<nw-log> and its rules', () => {
  const open = async (template: ReturnType<typeof html>): Promise<Log> => {
    const element = await fixture<Log>(template);
    await element.updateComplete;
    element.shadowRoot!.querySelector('details')!.open = true;
    return element;
  };

  for (const [device, act] of Object.entries(devices)) {
    it(`opens the rule of a line by ${device}`, async () => {
      const element = await open(html`<nw-log .model=${log(7)}></nw-log>`);
      const last = [...element.shadowRoot!.querySelectorAll<HTMLElement>('.rule')].at(-1)!;
      expect([words(last), last.ariaLabel]).to.deep.equal(['MON-02', 'Rule SAN-MON-02']);
      await act(last);
      expect(words(inside(await opened(element), 'h3'))).to.equal('SAN-MON-02');
    });
  }

  it('does not change the words of a line, and has no button for an unknown rule', async () => {
    const element = await open(
      html`<nw-log
        model='{"version":1,"lines":[{"n":1,"turn":1,"text":"The lamp went out.","rule":"HOUSE-01"},{"n":2,"turn":1,"text":"Nobody moved."}]}'
      ></nw-log>`,
    );
    expect([...element.shadowRoot!.querySelectorAll('li')].map((line) => words(line))).to.deep.equal([
      'Turn 1 The lamp went out. 01',
      'Nobody moved.',
    ]);
    expect([element.shadowRoot!.querySelector('li button, li a'), element.describe()]).to.deep.equal([
      null,
      'The lamp went out.\nNobody moved.',
    ]);
  });

  it('links to the rules of the page', async () => {
    const element = await open(html`<nw-log rules="https://example.org/?rule=" .model=${log(1)}></nw-log>`);
    expect(element.shadowRoot!.querySelector('li a')?.getAttribute('href')).to.equal(
      'https://example.org/?rule=SAN-MON-01',
    );
  });
});

describe('the text of a rule', () => {
  const drawn = (text: string): HTMLElement => {
    const box = document.createElement('div');
    render(
      blocks(text, (id) => html`<a>${id}</a>`),
      box,
    );
    return box;
  };
  const bare = (box: HTMLElement): string => box.innerHTML.replace(/<!--.*?-->/g, '').replace(/>\s*\n\s*</g, '><');

  it('has paragraphs, lists, tables and text diagrams, with bold, code and rule ids', () => {
    expect(
      bare(
        drawn(
          'One **bold** `code`.\nSame.\n\nTwo SAN-RUL-01.\n\n- a\n- **b**\n\n1. x\n2. y\n\n| h | i |\n|---|---|\n| 1 | 2 |\n\n```\n. R\n```',
        ),
      ),
    ).to.equal(
      '<p>One <b>bold</b> <code>code</code>. Same.</p><p>Two <a>SAN-RUL-01</a>.</p><ul><li>a</li><li><b>b</b></li></ul><ol><li>x</li><li>y</li></ol><table tabindex="0"><thead><tr><th>h</th><th>i</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table><pre tabindex="0">. R</pre>',
    );
  });

  it('is never HTML', () => {
    const box = drawn('<img src=x onerror=alert(1)> **<b>x</b>** | not a row');
    expect([box.querySelector('img'), words(box)]).to.deep.equal([
      null,
      '<img src=x onerror=alert(1)> <b>x</b> | not a row',
    ]);
  });

  it('has no unconverted Markdown in any rule', () => {
    for (const { rows } of texts.tables)
      for (const [id, ...cells] of rows)
        for (const cell of cells) expect(words(drawn(cell)), id).not.to.match(/\*\*|`/);
  });
});
