// <nw-elevator>: calling it, what each result of the die allows, and riding.
import { expect, html } from '@open-wc/testing';
import '../../src/components/nw-elevator/define.js';
import type { Elevator } from '../../src/components/nw-elevator/nw-elevator.js';
import { isAccessible, waitUntil } from './support/browser.js';
import { all, devices, focused, one, shown, text } from './support/piece.js';

const result = (element: Elevator): string => text(one(element, '[part=result]'));
const choices = (element: Elevator): string[] => all(element, '[part=choice]').map(text);
const current = (element: Elevator): string[] => all(element, '[aria-current]').map(text);
const choiceOf = (element: Elevator, floor: string): HTMLElement =>
  all(element, '[part=choice]').find((each) => text(each).includes(floor))!;
const recordEvents = (element: Elevator): string[] => {
  const lines: string[] = [];
  element.addEventListener('nw-ride', (ride) => lines.push(`${ride.result}: ${ride.from} to ${ride.to}`));
  return lines;
};
const spoken = (): string => text(document.querySelector('[data-nightward]') ?? undefined);

describe('<nw-elevator>', () => {
  it('shows the four Floors from the top down, and where the reader is', async () => {
    const element = await shown<Elevator>(html`<nw-elevator floor="0"></nw-elevator>`);
    expect(all(element, 'li').map(text)).to.deep.equal(['3 3rd Floor', '2 2nd Floor', '1 1st Floor', 'B Basement']);
    expect([current(element), result(element)]).to.deep.equal([['B Basement'], 'You are here: Basement.']);
    await isAccessible(element);
  });

  for (const [floor, face, allowed] of [
    [0, 2, ['1 1st Floor', 'B Basement Stay here']],
    [3, 3, ['3 3rd Floor Stay here', '2 2nd Floor', '1 1st Floor']],
    [2, 4, ['3 3rd Floor', '2 2nd Floor Stay here']],
    [2, 5, ['3 3rd Floor', '2 2nd Floor Stay here', 'B Basement']],
    [1, 6, ['3 3rd Floor', '2 2nd Floor', '1 1st Floor Stay here', 'B Basement']],
  ] as const) {
    it(`CW-RUL-12 a ${face} on Floor ${floor} offers ${allowed.length} Floors`, async () => {
      const element = await shown<Elevator>(html`<nw-elevator floor=${floor} faces=${face}></nw-elevator>`);
      element.call();
      await element.updateComplete;
      expect(choices(element)).to.deep.equal(allowed);
      expect(element.matches(':state(open)')).to.equal(true);
    });
  }

  it('CW-MOV-10 a 1 moves nobody, and the elevator can be called again', async () => {
    const element = await shown<Elevator>(html`<nw-elevator floor="1" faces="1 3"></nw-elevator>`);
    const lines = recordEvents(element);
    element.call();
    await element.updateComplete;
    expect([result(element), choices(element)]).to.deep.equal(['The die shows 1: the elevator does not move.', []]);
    expect(lines).to.deep.equal(['1: 1 to 1']);
    element.call();
    await element.updateComplete;
    expect(result(element)).to.equal('The die shows 3: 2nd Floor. You may also stay here.');
    await isAccessible(element);
  });

  for (const [device, press] of Object.entries(devices)) {
    it(`is called and ridden by ${device}`, async () => {
      const element = await shown<Elevator>(html`<nw-elevator floor="1" faces="6" motion="none"></nw-elevator>`);
      const lines = recordEvents(element);
      await press(one(element, '[part=call]'));
      await element.updateComplete;
      expect(one(element, '[part=call]').matches(':disabled')).to.equal(true);
      await press(choiceOf(element, 'Basement'));
      await element.updateComplete;
      expect([element.floor, current(element), choices(element)]).to.deep.equal([0, ['B Basement'], []]);
      expect(lines).to.deep.equal(['6: 1 to 0']);
    });
  }

  it('lets the reader stay', async () => {
    const element = await shown<Elevator>(html`<nw-elevator floor="1" faces="6"></nw-elevator>`);
    const lines = recordEvents(element);
    element.call();
    await element.updateComplete;
    choiceOf(element, 'Stay here').click();
    expect([element.floor, lines]).to.deep.equal([1, ['6: 1 to 1']]);
  });

  it('moves the focus to the Floors and back to the button', async () => {
    const element = await shown<Elevator>(html`<nw-elevator floor="1" faces="6" motion="none"></nw-elevator>`);
    await devices['Enter']!(one(element, '[part=call]'));
    await element.updateComplete;
    expect(focused(element)).to.equal('floors');
    await devices['Enter']!(choiceOf(element, '3rd Floor'));
    await element.updateComplete;
    expect(focused(element)).to.equal('call');
  });

  it('leaves the focus where it is if a script calls it', async () => {
    const element = await shown<Elevator>(html`<nw-elevator faces="6"></nw-elevator>`);
    element.call();
    await element.updateComplete;
    expect(focused(element)).to.equal('');
  });

  it('announces the result and the arrival', async () => {
    const element = await shown<Elevator>(html`<nw-elevator faces="4"></nw-elevator>`);
    element.call();
    await waitUntil(() => spoken().includes('The die shows 4: 3rd Floor. You may also stay here.'), 'the result');
    element.ride(3);
    await waitUntil(() => spoken().includes('The elevator stops: 3rd Floor.'), 'the arrival');
  });

  it('refuses a Floor that the result does not allow, and a second call', async () => {
    const element = await shown<Elevator>(html`<nw-elevator floor="0" faces="3 6"></nw-elevator>`);
    expect(element.ride(1)).to.equal(false);
    expect([element.call(), element.call(), element.ride(3), element.floor]).to.deep.equal([true, false, false, 0]);
    expect(document.createElement('nw-elevator').call()).to.equal(false);
  });

  it('gives the same results for the same seed', async () => {
    const results = async (): Promise<(number | null)[]> => {
      const element = await shown<Elevator>(html`<nw-elevator seed="a"></nw-elevator>`);
      return [1, 2, 3, 4, 5, 6].map(() => {
        element.call();
        element.ride(element.floor);
        return element.state.result;
      });
    };
    const first = await results();
    expect(await results()).to.deep.equal(first);
    expect(new Set(first).size).to.be.greaterThan(1);
  });

  it('uses scripted results before random ones', async () => {
    const element = await shown<Elevator>(html`<nw-elevator faces="1, 5, 1"></nw-elevator>`);
    const next = (): number | null => {
      element.call();
      element.ride(element.floor);
      return element.state.result;
    };
    expect([next(), next(), next()]).to.deep.equal([1, 5, 1]);
    element.faces = [2];
    expect(next()).to.equal(2);
  });

  it('restores its state', async () => {
    const element = await shown<Elevator>(html`<nw-elevator floor="1" faces="6"></nw-elevator>`);
    element.call();
    const other = await shown<Elevator>(html`<nw-elevator></nw-elevator>`);
    const lines = recordEvents(other);
    other.state = JSON.parse(JSON.stringify(element.state)) as Elevator['state'];
    await other.updateComplete;
    expect(choices(other)).to.have.length(4);
    expect(other.describe()).to.equal(
      'You are here: 1st Floor.\nThe die shows 6: Basement, 2nd Floor, or 3rd Floor. You may also stay here.',
    );
    expect(lines).to.deep.equal([]);
  });

  it('CW-RUL-12 shows the table of results, and marks the last one', async () => {
    const element = await shown<Elevator>(html`<nw-elevator table faces="4" floor="1"></nw-elevator>`);
    element.call();
    await element.updateComplete;
    expect(all(element, 'tbody tr').map(text)).to.deep.equal([
      '1 It does not move.',
      '2 Basement or 1st Floor',
      '3 1st Floor or 2nd Floor',
      '4 2nd Floor or 3rd Floor',
      '5 Basement or 3rd Floor',
      '6 any Floor',
    ]);
    expect(text(one(element, '[part=now] th'))).to.equal('4');
    await isAccessible(element);
  });

  it('says the words in German', async () => {
    const element = await shown<Elevator>(html`<nw-elevator lang="de" faces="5" floor="0"></nw-elevator>`);
    element.call();
    await element.updateComplete;
    expect(result(element)).to.equal('Der Würfel zeigt 5: Stockwerk 3. Du kannst auch hierbleiben.');
  });

  it('keeps the events of its dice inside', async () => {
    const names: string[] = [];
    const note = ({ type, target }: Event): unknown => names.push(`${type} ${(target as Element).localName}`);
    document.addEventListener('nw-ready', note);
    const element = await shown<Elevator>(html`<nw-elevator></nw-elevator>`);
    await waitUntil(() => one(element, 'nw1-dice-pool').matches(':state(ready)'), 'the die is drawn');
    document.removeEventListener('nw-ready', note);
    expect(names).to.deep.equal(['nw-ready nw-elevator']);
  });

  for (const [attribute, value, path] of [
    ['floor', '4', 'floor'],
    ['floor', 'roof', 'floor'],
    ['faces', '4 7', 'faces/1'],
    ['faces', 'four', 'faces/0'],
  ] as const) {
    it(`refuses ${attribute}="${value}", and recovers`, async () => {
      const element = document.createElement('nw-elevator');
      element.setAttribute(attribute, value);
      const faults: string[] = [];
      element.addEventListener('nw-error', (fault) => faults.push(`${fault.code} ${fault.path}`));
      document.body.append(element);
      await element.updateComplete;
      expect(faults).to.deep.equal([`${attribute} ${path}`]);
      expect([all(element, '[part=error]').length, element.call(), element.describe()]).to.deep.equal([1, false, '']);
      element.removeAttribute(attribute);
      await element.updateComplete;
      expect(all(element, '[part=error]').length).to.equal(0);
      element.remove();
    });
  }

  for (const state of [null, 7, { floor: 9 }, { result: 8 }, { result: 2, open: 'yes' }, { rolls: 'many' }]) {
    it(`shows a fault or nothing for the state ${JSON.stringify(state)}, and throws nothing`, async () => {
      const element = await shown<Elevator>(html`<nw-elevator></nw-elevator>`);
      element.state = state as unknown as Elevator['state'];
      await element.updateComplete;
      expect(all(element, '[part=error]').length).to.equal(typeof state === 'object' && state ? 1 : 0);
    });
  }
});
