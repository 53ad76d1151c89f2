// <dice-pool>: what users see and do, and the interface for pages.
import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys, sendMouse } from '@web/test-runner-commands';
import '../../src/components/dice-pool/define.js';
import type { DiceModel, DicePool } from '../../src/components/dice-pool/dice-pool.js';
import { isAccessible, waitUntil } from './support/browser.js';

const pool = async (template: ReturnType<typeof html>): Promise<DicePool> => {
  const element = await fixture<DicePool>(template);
  await element.updateComplete;
  return element;
};
const dice = (element: DicePool): HTMLElement[] => [...element.shadowRoot!.querySelectorAll<HTMLElement>('.die')];
const heard = (element: DicePool): string[] => dice(element).map((die) => die.querySelector('.heard')!.textContent);
const text = (element: DicePool, part: string): string =>
  (element.shadowRoot!.querySelector(`[part="${part}"]`)?.textContent ?? '').trim().replace(/\s+/g, ' ');
/** Waits for the next event of that name. Call it before the act that fires the event. */
const next = <K extends keyof HTMLElementEventMap>(element: DicePool, name: K): Promise<HTMLElementEventMap[K]> =>
  new Promise((done) => {
    element.addEventListener(name, done, { once: true });
  });
const button = (element: DicePool): HTMLButtonElement => element.shadowRoot!.querySelector('button')!;
const selected = (element: DicePool): boolean[] =>
  dice(element).map((die) => die.getAttribute('aria-selected') === 'true');

async function clickOn(target: Element): Promise<void> {
  target.scrollIntoView({ block: 'center' });
  const { x, y, width, height } = target.getBoundingClientRect();
  await sendMouse({ type: 'click', position: [Math.round(x + width / 2), Math.round(y + height / 2)] });
}

describe('<dice-pool>', () => {
  it('shows a pool that has not been thrown, and its odds', async () => {
    const element = await pool(html`<dice-pool system="lobotomy-attack" dice="3 green 1 red" target="3"></dice-pool>`);
    expect(heard(element)).to.deep.equal([
      'Green die: not thrown yet',
      'Green die: not thrown yet',
      'Green die: not thrown yet',
      'Red die: not thrown yet',
    ]);
    expect([text(element, 'goal'), text(element, 'chance'), text(element, 'result')]).to.deep.equal([
      '3 spikes or more',
      '70.8%',
      '',
    ]);
  });

  it('shows the odds as a table', async () => {
    const element = await pool(html`<dice-pool system="sanitarium" target="5"></dice-pool>`);
    const rows = [...element.shadowRoot!.querySelectorAll('[role=row]')].map((row) => [
      row.querySelector('[role=rowheader]')!.getAttribute('aria-label'),
      row.querySelector('[role=cell]')!.textContent.trim(),
      row.classList.contains('hit'),
    ]);
    expect(rows).to.deep.equal([
      ['1', '0.5%', false],
      ['2', '3.2%', false],
      ['3', '8.8%', false],
      ['4', '17.1%', false],
      ['5', '28.2%', true],
      ['6', '42.1%', true],
    ]);
  });

  it('marks the results that pass in a system in which low results are good', async () => {
    const element = await pool(html`<dice-pool system="mansions-attribute" dice="5 attribute 1 modifier"></dice-pool>`);
    expect(element.shadowRoot!.querySelectorAll('.hit').length).to.equal(6);
    expect([text(element, 'goal'), text(element, 'chance')]).to.deep.equal(['6 or less', '60.0%']);
  });

  it('hides the odds with no-odds, but not with no-odds="false"', async () => {
    const without = await pool(html`<dice-pool no-odds></dice-pool>`);
    const withThem = await pool(html`<dice-pool no-odds="false"></dice-pool>`);
    expect([without, withThem].map((element) => !!element.shadowRoot!.querySelector('[role=table]'))).to.deep.equal([
      false,
      true,
    ]);
  });

  it('throws scripted faces, fires nw-roll, and announces the result', async () => {
    const element = await pool(
      html`<dice-pool system="coma-ward" dice="4" target="3" faces="[1,4,5,6, 4,6, 5,6]" motion="none"></dice-pool>`,
    );
    const rolled = next(element, 'nw-roll');
    button(element).click();
    const { roll } = await rolled;
    await element.updateComplete;
    expect([roll.total, roll.throws.length, text(element, 'result')]).to.deep.equal([
      5,
      3,
      '5 successes: target reached',
    ]);
    await waitUntil(
      () => document.querySelector('[data-nightward=polite]')!.textContent.includes('5 successes: target reached.'),
      'the result is not announced',
    );
  });

  it('gives the same series of throws with the same seed', async () => {
    const [one, two] = [
      await pool(html`<dice-pool dice="9d6" seed="ward"></dice-pool>`),
      await pool(html`<dice-pool dice="9d6" seed="ward"></dice-pool>`),
    ];
    const faces = [one, two].map((element) => [1, 2].map(() => element.roll() && element.state.throws));
    expect(faces[0]).to.deep.equal(faces[1]);
    expect(faces[0]![0]).to.not.deep.equal(faces[0]![1]);
  });

  it('does not throw if the page prevents it', async () => {
    const element = await pool(html`<dice-pool></dice-pool>`);
    element.addEventListener('nw-before-roll', (event) => {
      event.preventDefault();
    });
    expect([element.roll(), element.state.throws.length]).to.deep.equal([false, 0]);
  });

  for (const [kind, result] of [
    ['commas, as a framework writes a list', '2,6,3'],
    ['spaces', ' 2 6  3 '],
    ['JSON', '[2,6,3]'],
  ] as const)
    it(`reads a list from text: ${kind}`, async () => {
      const element = await pool(
        html`<dice-pool dice="3d6" motion="none" result=${result} faces=${result.replace('2', '1')}></dice-pool>`,
      );
      expect(heard(element)).to.deep.equal(['d6: 2', 'd6: 6', 'd6: 3']);
      element.roll();
      await element.updateComplete;
      expect(heard(element)).to.deep.equal(['d6: 1', 'd6: 6', 'd6: 3']);
    });

  it('reads the names of faces from text', async () => {
    const element = await pool(html`<dice-pool system="lobotomy-attack" dice="2 green" result="G4 G4"></dice-pool>`);
    expect(element.state.throws.flat().map(({ face }) => face)).to.deep.equal(['G4', 'G4']);
  });

  it('shows a result that the page sets, without firing an event', async () => {
    const element = await pool(html`<dice-pool dice="3d6"></dice-pool>`);
    let received = 0;
    element.addEventListener('nw-roll', () => received++);
    element.result = [2, 6, 3];
    await element.updateComplete;
    expect([heard(element), text(element, 'result'), received]).to.deep.equal([
      ['d6: 2', 'd6: 6', 'd6: 3'],
      'Total 11',
      0,
    ]);
  });

  const acts: Readonly<Record<string, (die: HTMLElement) => unknown>> = {
    pointer: clickOn,
    Space: async (die) => {
      die.focus();
      await sendKeys({ press: ' ' });
    },
    Enter: async (die) => {
      die.focus();
      await sendKeys({ press: 'Enter' });
    },
    script: (die) => {
      die.click();
    },
  };
  for (const [device, act] of Object.entries(acts)) {
    it(`chooses one die of three by ${device}`, async () => {
      const element = await pool(
        html`<dice-pool system="sanitarium" selectable="choose" result="[2,4,5]"></dice-pool>`,
      );
      const chosen = next(element, 'nw-choose');
      await act(dice(element)[1]!);
      expect((await chosen).targetId).to.equal('2');
      await element.updateComplete;
      expect([selected(element), text(element, 'result')]).to.deep.equal([[false, true, false], 'Best die 4']);
    });

    it(`selects and deselects by ${device}`, async () => {
      const element = await pool(html`<dice-pool dice="3d6" selectable="reroll" result="[2,4,5]"></dice-pool>`);
      await act(dice(element)[2]!);
      await element.updateComplete;
      expect([selected(element), text(element, 'roll')]).to.deep.equal([[false, false, true], 'Roll one die again']);
      await act(dice(element)[2]!);
      await element.updateComplete;
      expect([selected(element), text(element, 'roll')]).to.deep.equal([[false, false, false], 'Roll']);
    });
  }

  it('SAN-TURN-06 shows the AP and MP of each die', async () => {
    const element = await pool(html`<dice-pool system="sanitarium" selectable="choose" result="[3,3,6]"></dice-pool>`);
    expect([...element.shadowRoot!.querySelectorAll('[part=label]')].map((label) => label.textContent)).to.deep.equal([
      '3 to act, 3 for monsters',
      '3 to act, 3 for monsters',
      '6 to act, 0 for monsters',
    ]);
  });

  it('has one tab stop, and arrows, Home and End move the focus', async () => {
    const element = await pool(html`<dice-pool dice="3d6" selectable="keep" result="[2,4,5]"></dice-pool>`);
    expect(dice(element).map((die) => die.tabIndex)).to.deep.equal([0, -1, -1]);
    dice(element)[0]!.focus();
    const stops: number[] = [];
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'End', 'Home']) {
      await sendKeys({ press: key });
      await element.updateComplete;
      stops.push(dice(element).indexOf(element.shadowRoot!.activeElement as HTMLElement));
    }
    expect(stops).to.deep.equal([1, 2, 1, 2, 0]);
  });

  it('keeps the selected dice and throws the others', async () => {
    const element = await pool(
      html`<dice-pool dice="3d6" selectable="keep" motion="none" result="[2,6,5]" faces="[1,3]"></dice-pool>`,
    );
    dice(element)[1]!.click();
    await element.updateComplete;
    button(element).click();
    await element.updateComplete;
    expect(heard(element)).to.deep.equal(['d6: 1', 'd6: 6', 'd6: 3']);
  });

  it('LOB-TST-03 adds a die to the roll', async () => {
    const element = await pool(
      html`<dice-pool system="lobotomy-test" dice="1 blue" result='["B1"]' faces='["N2"]' motion="none"></dice-pool>`,
    );
    expect(element.add('1 brown')).to.equal(true);
    await element.updateComplete;
    expect([heard(element), text(element, 'result')]).to.deep.equal([
      ['Blue die: blank', 'Brown die: 2 shields with a star'],
      '2 successes',
    ]);
  });

  it('CW-CHK-03 does not allow throwing dice again or adding dice in the system coma-ward', async () => {
    const element = await pool(
      html`<dice-pool system="coma-ward" dice="2" selectable="reroll" result="[1,5]"></dice-pool>`,
    );
    expect([element.reroll(['1']), element.add('1'), dice(element)[0]!.hasAttribute('tabindex')]).to.deep.equal([
      false,
      false,
      false,
    ]);
  });

  it('has no button and no selectable dice with the attribute locked', async () => {
    const element = await pool(html`<dice-pool dice="2d6" selectable="keep" result="[1,5]" locked></dice-pool>`);
    expect([
      !!element.shadowRoot!.querySelector('button'),
      dice(element).some((die) => die.hasAttribute('tabindex')),
    ]).to.deep.equal([false, false]);
  });

  it('draws a model and fires nw-choose for a chosen die', async () => {
    const model: DiceModel = {
      version: 1,
      dice: [
        { id: 'die:a', die: 'd6', face: 4, state: 'open', label: '4 AP, 1 MP' },
        { id: 'die:b', die: 'd6', face: 2, state: 'spent' },
        { id: 'die:c', die: 'green', face: 'G4' },
      ],
    };
    const element = await pool(html`<dice-pool .model=${model}></dice-pool>`);
    expect(heard(element)).to.deep.equal(['d6: 4, 4 AP, 1 MP', 'd6: 2', 'Green die: 2 spikes']);
    const chosen = next(element, 'nw-choose');
    dice(element)[0]!.click();
    expect((await chosen).targetId).to.equal('die:a');
    expect([!!element.shadowRoot!.querySelector('button'), dice(element)[1]!.hasAttribute('tabindex')]).to.deep.equal([
      false,
      false,
    ]);
  });

  it('accepts the number of a face as text in a model', async () => {
    const model: DiceModel = { version: 1, dice: [{ id: 'die:a', die: 'd6', face: '4' }] };
    expect(heard(await pool(html`<dice-pool .model=${model}></dice-pool>`))).to.deep.equal(['d6: 4']);
  });

  it('shows the die tumbling to a face that is already in the description', async () => {
    const element = await pool(html`<dice-pool dice="d6" faces="[5]"></dice-pool>`);
    element.roll();
    await element.updateComplete;
    const cube = element.shadowRoot!.querySelector('.cube')!;
    expect(heard(element)).to.deep.equal(['d6: 5']);
    expect(cube.firstElementChild!.querySelector('.p')!.getAttribute('d')).to.equal(
      element.shadowRoot!.querySelector('.body > svg .p')!.getAttribute('d'),
    );
    await waitUntil(() => !element.shadowRoot!.querySelector('.cube'), 'the die does not come to rest');
  });

  it('shows each throw before dice in suspense are thrown again, and describes the end at once', async () => {
    const element = await pool(html`<dice-pool system="coma-ward" dice="2" faces="4 1 6 2"></dice-pool>`);
    /** The faces that can be seen: that of a falling die is on its cube. */
    const seen = (): string[] =>
      dice(element).map((die) =>
        (die.querySelector('.cube > :first-child') ?? die.querySelector('.body'))!.textContent.trim(),
      );
    element.roll();
    await element.updateComplete;
    expect(seen()).to.deep.equal(['4', '1']);
    expect(heard(element)).to.deep.equal(['Suspense die: 1 success', 'Suspense die: 1 failure']);
    expect(element.matches(':state(rolling)')).to.equal(true);
    await waitUntil(() => seen().join() === '6,2', 'the die in suspense is not thrown again');
    await waitUntil(() => !element.matches(':state(rolling)'), 'the dice do not come to rest');
    expect(element.shadowRoot!.querySelector('.cube')).to.equal(null);
  });

  it('shows the throws of a model that is new', async () => {
    const thrown = (isNew: boolean): DiceModel => ({
      version: 1,
      ...(isNew && { isNew }),
      dice: [
        { id: 'a', die: 'suspense', face: 5, throws: [4, 5] },
        { id: 'b', die: 'suspense', face: 1, throws: [null, 1], state: 'spent' },
      ],
    });
    const lies = await pool(html`<dice-pool .model=${thrown(false)}></dice-pool>`);
    expect(lies.matches(':state(rolling)')).to.equal(false);
    const element = await pool(html`<dice-pool .model=${thrown(true)}></dice-pool>`);
    const [first, later] = dice(element);
    expect(first!.querySelector('.cube')).to.not.equal(null);
    expect(getComputedStyle(later!.querySelector('.body')!).visibility).to.equal('hidden');
    expect(later!.matches('.spent')).to.equal(false);
    await waitUntil(() => !element.matches(':state(rolling)'), 'the dice do not come to rest');
    expect(getComputedStyle(later!.querySelector('.body')!).visibility).to.equal('visible');
    expect(later!.matches('.spent')).to.equal(true);
  });

  it('refuses a model whose throws are no list', async () => {
    const model = { version: 1, dice: [{ id: 'a', die: 'd6', face: 2, throws: 'often' }] };
    const element = await pool(html`<dice-pool .model=${model}></dice-pool>`);
    expect(element.shadowRoot!.querySelector('[part="error"]')).to.not.equal(null);
  });

  it('does not tumble with motion="none"', async () => {
    const element = await pool(html`<dice-pool dice="d6" faces="[5]" motion="none"></dice-pool>`);
    element.roll();
    await element.updateComplete;
    expect([heard(element)[0], !!element.shadowRoot!.querySelector('.cube')]).to.deep.equal(['d6: 5', false]);
  });

  it('passes its state to another element, and does not change when its own state is set', async () => {
    const template = html`<dice-pool
      system="lobotomy-attack"
      dice="2 green 1 red"
      seed="7"
      selectable="reroll"
      motion="none"
    ></dice-pool>`;
    const one = await pool(template);
    one.roll();
    await one.updateComplete;
    dice(one)[0]!.click();
    await one.updateComplete;
    const saved = JSON.stringify(one.state);
    const two = await pool(template);
    two.state = JSON.parse(saved) as DicePool['state'];
    const { state } = one;
    one.state = state;
    await Promise.all([one.updateComplete, two.updateComplete]);
    expect([JSON.stringify(one.state), JSON.stringify(two.state)]).to.deep.equal([saved, saved]);
    expect(two.describe()).to.equal(one.describe());
    one.roll();
    two.roll();
    expect(two.state).to.deep.equal(one.state);
  });

  it('continues from the state that was set last, even in the same task', async () => {
    const template = html`<dice-pool system="lobotomy-attack" dice="2 green" seed="7" motion="none"></dice-pool>`;
    const [one, two, three] = [await pool(template), await pool(template), document.createElement('dice-pool')];
    one.roll();
    const { state } = one;
    one.roll();
    two.state = state;
    expect([two.roll(), two.state.count]).to.deep.equal([true, 2]);
    await two.updateComplete;
    expect(two.state).to.deep.equal(one.state);
    // An element that is not on the page does not throw, but keeps its state.
    Object.assign(three, { system: 'lobotomy-attack', dice: '2 green', state });
    expect([three.roll(), three.state]).to.deep.equal([false, state]);
  });

  it('accepts properties before or after it is placed, with the same result', async () => {
    const before = document.createElement('dice-pool');
    Object.assign(before, { target: 3, dice: { green: 3, red: 1 }, system: 'lobotomy-attack' });
    const after = document.createElement('dice-pool');
    document.body.append(before, after);
    await after.updateComplete;
    Object.assign(after, { system: 'lobotomy-attack', target: 3, dice: '3 green, 1 red' });
    await Promise.all([before.updateComplete, after.updateComplete]);
    expect(before.describe()).to.equal(after.describe());
    expect(after.describe()).to.contain('3 spikes or more 70.8%');
    before.remove();
    after.remove();
  });

  it('uses a page’s own dice system', async () => {
    const system = { dice: { bone: ['', 'skull', 'skull skull', 3] }, counts: { skull: 1, pip: 1 } };
    const element = await pool(
      html`<dice-pool system=${JSON.stringify(system)} dice="3" result='["bone1","bone3",3]'></dice-pool>`,
    );
    expect([heard(element), text(element, 'result')]).to.deep.equal([
      ['bone: blank', 'bone: 2 skull', 'bone: 3'],
      'Total 5',
    ]);
  });

  const faults: readonly (readonly [string, string, string])[] = [
    ['system', 'no-such', 'system'],
    ['system', '{"dice":{"a":[1]}}', 'system/dice/a'],
    ['dice', '3 purple', 'dice/purple'],
    ['faces', '[7]', 'faces/0'],
    ['result', '[1,2]', 'result/1'],
    ['result', '[7]', 'result/0'],
    ['result', '[1', 'result/0'],
    ['result', '1 seven', 'result/1'],
    ['target', 'abc', 'target'],
    ['target', '2.5', 'target'],
    ['selectable', 'all', 'selectable'],
    ['model', '{"version":2}', 'model'],
    ['model', '{"version":1,"dice":[null]}', 'model'],
  ];
  for (const [attribute, value, path] of faults)
    it(`shows the fault of ${attribute}=${value}, and recovers`, async () => {
      const element = await pool(html`<dice-pool></dice-pool>`);
      const received = next(element, 'nw-error');
      element.setAttribute(attribute, value);
      expect((await received).path).to.equal(path);
      await element.updateComplete;
      expect(element.matches(':state(error)')).to.equal(true);
      expect(element.shadowRoot!.querySelector('[part=error]')!.textContent).to.contain(path);
      expect(element.roll()).to.equal(false);
      element.removeAttribute(attribute);
      await element.updateComplete;
      expect([element.matches(':state(error)'), dice(element).length]).to.deep.equal([false, 1]);
    });

  it('uses the default after an attribute is removed', async () => {
    const element = await pool(
      html`<dice-pool
        system="lobotomy-attack"
        dice="3 green 1 red"
        target="3"
        result='["G4","G4","G4","R1"]'
      ></dice-pool>`,
    );
    const plain = await pool(html`<dice-pool></dice-pool>`);
    expect(element.matches(':state(reached)')).to.equal(true);
    for (const name of ['system', 'dice', 'target', 'result']) element.removeAttribute(name);
    await element.updateComplete;
    expect([element.describe(), element.matches(':state(reached)')]).to.deep.equal([plain.describe(), false]);
    Object.assign(element, { target: 4 });
    await element.updateComplete;
    Object.assign(element, {
      system: null,
      dice: null,
      target: null,
      faces: null,
      result: null,
      seed: null,
      selectable: null,
      model: null,
    });
    await element.updateComplete;
    expect([element.describe(), element.matches(':state(error)')]).to.deep.equal([plain.describe(), false]);
  });

  it('throws dice that were set in the same task, but no invalid dice', async () => {
    const element = await pool(html`<dice-pool motion="none"></dice-pool>`);
    const rolled = next(element, 'nw-roll');
    Object.assign(element, { dice: '3d6', faces: [2, 3, 4] });
    expect(element.roll()).to.equal(true);
    await element.updateComplete;
    expect([(await rolled).roll.total, text(element, 'result'), dice(element).length]).to.deep.equal([9, 'Total 9', 3]);
    element.dice = '3 purple';
    const refused = [element.roll(), element.reroll(['1']), element.add('1d6')];
    await element.updateComplete;
    expect([refused, element.roll(), element.matches(':state(error)')]).to.deep.equal([
      [false, false, false],
      false,
      true,
    ]);
  });

  it('throws faces that the page sets in a listener of nw-before-roll', async () => {
    const element = await pool(html`<dice-pool dice="2d6" motion="none"></dice-pool>`);
    element.addEventListener('nw-before-roll', () => {
      element.faces = [6, 5];
    });
    element.roll();
    expect(element.state.throws.flat().map(({ face }) => face)).to.deep.equal([6, 5]);
  });

  it('shows the next fault after one has been corrected', async () => {
    const element = await pool(html`<dice-pool dice="3 purple" faces="[7]" motion="none"></dice-pool>`);
    const fault = (): string => element.shadowRoot!.querySelector('[part=error] code')?.textContent ?? '';
    const faults = [fault()];
    for (const change of [{ faces: [9] }, { dice: '2d6' }, { dice: '3d6' }, { faces: [1, 2, 3] }]) {
      Object.assign(element, change);
      await element.updateComplete;
      faults.push(fault());
    }
    expect(faults).to.deep.equal(['dice/purple', 'dice/purple', 'faces/0', 'faces/0', '']);
    element.roll();
    expect(element.state.throws.flat().map(({ face }) => face)).to.deep.equal([1, 2, 3]);
  });

  it('refuses an invalid state, and accepts a valid one afterwards', async () => {
    const element = await pool(html`<dice-pool dice="2d6" result="[1,5]"></dice-pool>`);
    const good = element.state;
    const bad = [
      [{ ...good, throws: [[{ id: '1', die: 'd6', face: 7 }]] }, 'state/throws/0/0'],
      [{ ...good, version: 2 }, 'state/version'],
      [{ ...good, pool: { purple: 1 } }, 'state/dice/purple'],
      [null, 'state/version'],
    ] as const;
    for (const [state, path] of bad) {
      const received = next(element, 'nw-error');
      Object.assign(element, { state });
      expect((await received).path).to.equal(path);
      expect(element.roll()).to.equal(false);
      element.state = good;
      await element.updateComplete;
      expect([element.matches(':state(error)'), element.describe().includes('Total 6')]).to.deep.equal([false, true]);
    }
    Object.assign(element, { state: { ...good, selected: [{ toString: 1 }], count: { valueOf: 1 } } });
    await element.updateComplete;
    expect([element.matches(':state(error)'), element.state]).to.deep.equal([
      false,
      { ...good, selected: [], count: 0 },
    ]);
  });

  it('has its custom states before it fires events', async () => {
    const element = await pool(
      html`<dice-pool system="sanitarium" target="5" selectable="choose" faces="[2,4,6]" motion="none"></dice-pool>`,
    );
    const states: boolean[][] = [];
    const look = (): void => {
      states.push([element.matches(':state(thrown)'), element.matches(':state(reached)')]);
    };
    look();
    element.addEventListener('nw-roll', look);
    element.addEventListener('nw-choose', look);
    element.roll();
    await element.updateComplete;
    dice(element)[1]!.click();
    expect(states).to.deep.equal([
      [false, false],
      [true, true],
      [true, false],
    ]);
  });

  it('is German on a German page', async () => {
    const place = await fixture(
      html`<div lang="de"><dice-pool system="coma-ward" dice="2" target="1" result="[1,5]"></dice-pool></div>`,
    );
    const element = place.querySelector('dice-pool')!;
    await element.updateComplete;
    expect([text(element, 'goal'), text(element, 'chance'), text(element, 'result')]).to.deep.equal([
      '1 Erfolg oder mehr',
      '69,7 %',
      '1 Erfolg: Ziel erreicht',
    ]);
  });

  it('is accessible', async () => {
    const element = await pool(
      html`<dice-pool dice="2d6" selectable="keep" result="[1,5]" no-odds><h3>Two dice</h3></dice-pool>`,
    );
    await isAccessible(element);
    await isAccessible(await pool(html`<dice-pool system="coma-ward" dice="4" target="3"></dice-pool>`));
    expect(element.shadowRoot!.querySelector('[role=listbox]')!.getAttribute('aria-multiselectable')).to.equal('true');
  });

  for (const width of [280, 320, 600, 1600])
    it(`fits in ${width} px`, async () => {
      const place = await fixture<HTMLElement>(html`<div></div>`);
      place.style.width = `${width}px`;
      const element = document.createElement('dice-pool');
      Object.assign(element, { system: 'lobotomy-defense', dice: { blue: 6, brown: 4 }, target: 4 });
      place.append(element);
      await element.updateComplete;
      await element.updateComplete;
      expect(element.shadowRoot!.querySelector('section')!.scrollWidth).to.be.at.most(width);
    });
});
