// <nw-attack-odds>: the chart, the controls, and an author's mistake.
import { expect, fixture, html, oneEvent } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import '../../src/components/lobotomy-game/attack-odds.js';
import '../../src/components/nw-attack-odds/define.js';
import type { AttackOdds } from '../../src/components/nw-attack-odds/nw-attack-odds.js';
import { waitUntil } from './support/browser.js';
import { listen } from './support/announcements.js';

async function shown(template: ReturnType<typeof html>): Promise<AttackOdds> {
  const element = await fixture<AttackOdds>(template);
  await waitUntil(() => element.matches(':state(shown), :state(error)'), 'it is not shown');
  await element.updateComplete;
  return element;
}
const all = <E extends Element>(element: AttackOdds, selector: string): E[] => [
  ...element.shadowRoot!.querySelectorAll<E>(selector),
];
const text = (element: AttackOdds, selector: string): string =>
  all(element, selector)
    .map(({ textContent }) => textContent.trim().replace(/\s+/g, ' ').replaceAll('\u00ad', ''))
    .join(' | ');

const glass = html`<nw-attack-odds loading="eager" attack="felix-ambrose broken-glass" against="night-nurse"
  ><p>A shard</p></nw-attack-odds
>`;

describe('<nw-attack-odds>', () => {
  it('shows the dice, the chance to defeat the target, and a chart that is a table of all results', async () => {
    const element = await shown(glass);
    expect(text(element, '[part=dice]')).to.equal('Range 0, 2 green dice, and a Bolt gives 1 success | 1 blue die');
    expect(text(element, '[part=chance]')).to.equal('37.5%');
    expect(text(element, '[part=goal]')).to.equal('With 2 Wounds or more, the target is defeated');
    const rows = all<HTMLElement>(element, '[role=row]');
    expect(
      rows.map(
        (row) =>
          `${row.querySelector('[role=rowheader]')!.ariaLabel!} ${row.querySelector('[role=cell]')!.textContent}`,
      ),
    ).to.deep.equal(['0 27.8%', '1 34.7%', '2 26.4%', '3 9.7%', '4 1.4%']);
    expect(rows.map(({ className }) => className.includes('hit'))).to.deep.equal([false, false, true, true, true]);
    expect(element.describe()).to.contain('Chance to defeat the target: 37.5%').and.to.contain('Felix Ambrose');
  });

  it('can be changed with the keyboard: the event, the state and the announced result follow', async () => {
    const element = await shown(glass);
    const received = oneEvent(element, 'nw-attack');
    const { heard, stop } = listen();
    all<HTMLInputElement>(element, 'input')
      .find(({ parentElement }) => parentElement!.textContent.includes('Stunned'))!
      .focus();
    await sendKeys({ press: ' ' });
    expect((await received) as unknown).to.include({
      attack: 'felix-ambrose broken-glass',
      against: 'night-nurse stun',
    });
    await element.updateComplete;
    expect(element.state).to.deep.equal({ attack: 'felix-ambrose broken-glass', against: 'night-nurse stun' });
    expect(text(element, '[part=chance]')).to.equal('59.3%');
    await heard('Chance to defeat the target');
    stop();
  });

  it('changes both sides if a Monster is selected as the attacker', async () => {
    const element = await shown(glass);
    const [who] = all<HTMLSelectElement>(element, '[part=attack] select');
    who!.value = 'pops';
    who!.dispatchEvent(new Event('change'));
    await element.updateComplete;
    expect(element.state).to.deep.equal({ attack: 'pops', against: 'felix-ambrose' });
    expect(all<HTMLSelectElement>(element, 'select').map(({ value }) => value)).to.deep.equal([
      'pops',
      'pops-strap',
      'felix-ambrose',
      '',
    ]);
  });

  it('shows names instead of controls with the attribute locked, in the language of the page', async () => {
    const element = await shown(
      html`<nw-attack-odds
        lang="de"
        loading="eager"
        locked
        attack="felix-ambrose"
        against="night-nurse"
      ></nw-attack-odds>`,
    );
    expect(all(element, 'select, input')).to.deep.equal([]);
    expect(text(element, 'fieldset p:not([part])')).to.equal('Felix Ambrose | Nachtschwester');
    expect(text(element, '[part=goal]')).to.equal('Ab 2 Wunden ist das Ziel besiegt');
  });

  it('cuts nothing off in a narrow column at a text size of 200 %', async () => {
    document.documentElement.style.fontSize = '200%';
    try {
      const element = await shown(glass);
      element.style.width = '280px';
      const { right } = element.getBoundingClientRect();
      const beyond = all(element, '.odds *')
        .filter((each) => each.getBoundingClientRect().right > right + 0.5)
        .map(({ localName, className }) => `${localName} ${className}`);
      expect(beyond).to.deep.equal([]);
    } finally {
      document.documentElement.style.fontSize = '';
    }
  });

  it('shows an author’s mistake, and recovers when it is corrected', async () => {
    const element = await shown(html`<nw-attack-odds loading="eager" attack="felix-ambrose slung"></nw-attack-odds>`);
    await waitUntil(() => element.matches(':state(error)'));
    expect(text(element, '[part=error]'))
      .to.contain('“slung”')
      .and.to.match(/attack$/);
    element.attack = 'felix-ambrose sling';
    await waitUntil(() => element.matches(':state(shown):not(:state(error))'));
    await element.updateComplete;
    expect(all(element, '[role=table]')).to.have.length(1);
  });
});
