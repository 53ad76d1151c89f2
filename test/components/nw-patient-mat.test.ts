// <nw-patient-mat>: what the sliders of Health and Terror show, and moving them.
import { expect, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import '../../src/components/nw-patient-mat/define.js';
import type { PatientMat } from '../../src/components/nw-patient-mat/nw-patient-mat.js';
import { isAccessible } from './support/browser.js';
import { all, clickOn, one, shown, text } from './support/piece.js';

const radio = (element: PatientMat, slider: string, value: number): HTMLInputElement =>
  all(element, `[part=${slider}] input`).find((each) =>
    each.getAttribute('aria-label')!.includes(` ${value}:`),
  ) as HTMLInputElement;
const cells = (row: HTMLElement): string => [...row.children].map((cell) => cell.textContent).join(' ');
const result = (element: PatientMat): string => text(one(element, '[part=result]'));
const recordEvents = (element: PatientMat): string[] => {
  const lines: string[] = [];
  element.addEventListener('nw-mat', ({ health, terror }) => lines.push(`${health} ${terror}`));
  return lines;
};

describe('<nw-patient-mat>', () => {
  it('CW-RUL-03 shows the statistics under each Health and Terror', async () => {
    const element = await shown<PatientMat>(html`<nw-patient-mat></nw-patient-mat>`);
    const rows = all(element, 'tbody tr').map(cells);
    expect(rows).to.deep.equal(['Strength 5 4 3 2 1 0', 'Dexterity 4 4 3 3 2 0', 'Focus 6 5 5 4 4 3 2']);
    expect(result(element)).to.equal('Strength 5 Dexterity 4 Focus 4');
  });

  it('says the column of a slider with its statistics', async () => {
    const element = await shown<PatientMat>(html`<nw-patient-mat adrenaline="focus"></nw-patient-mat>`);
    expect(radio(element, 'health', 3).ariaLabel).to.equal('Health 3: Strength 3, Dexterity 3');
    expect(radio(element, 'terror', 5).ariaLabel).to.equal('Terror 5: Focus 3, Neurosis III, Adrenaline +2');
    expect(one(element, '[part=health]').getAttribute('aria-label')).to.equal('Health');
    await expect(element).to.be.accessible(isAccessible);
  });

  const ways: Readonly<Record<string, (element: PatientMat) => Promise<unknown> | undefined>> = {
    'the right arrow': async (element) => {
      radio(element, 'health', 5).focus();
      await sendKeys({ press: 'ArrowRight' });
    },
    'a click on the number': async (element) => clickOn(radio(element, 'health', 4).closest('th')!),
    'a click below the number': async (element) => clickOn(all(element, '[part=health] tbody td')[1]!),
  };
  for (const [way, move] of Object.entries(ways)) {
    it(`moves a slider by ${way}, and fires nw-mat`, async () => {
      const element = await shown<PatientMat>(html`<nw-patient-mat></nw-patient-mat>`);
      const lines = recordEvents(element);
      await move(element);
      await element.updateComplete;
      expect(lines).to.deep.equal(['4 3']);
      expect([element.health, result(element)]).to.deep.equal([4, 'Strength 4 Dexterity 4 Focus 4']);
      expect(radio(element, 'health', 4).checked).to.equal(true);
    });
  }

  it('fires no event for changes by the page', async () => {
    const element = await shown<PatientMat>(html`<nw-patient-mat></nw-patient-mat>`);
    const lines = recordEvents(element);
    element.health = 2;
    element.state = { ...element.state, terror: 6 };
    await element.updateComplete;
    expect([result(element), lines.length]).to.deep.equal(['Strength 2 Dexterity 3 Focus 2', 0]);
  });

  it('CW-RUL-45 shows the levels of the Neurosis and the dice of Adrenaline', async () => {
    const element = await shown<PatientMat>(html`<nw-patient-mat terror="5" adrenaline="strength"></nw-patient-mat>`);
    const rows = (): string[] => all(element, '[part=terror] tbody tr').map(cells);
    expect(rows().slice(1)).to.deep.equal(['Neurosis – I I II II III III', 'Adrenaline – – – +1 +1 +2 +2']);
    expect(element.describe()).to.equal(
      'Health 5\nTerror 5\nStrength 5, and 2 dice of Adrenaline\nDexterity 4\nFocus 3',
    );
    element.flipped = true;
    await element.updateComplete;
    expect(rows().slice(1)).to.deep.equal(['Neurosis I I I II II III III', 'Adrenaline +1 +1 +1 +2 +2 +3 +3']);
  });

  it('CW-STA-06 says that a patient without Health is dead', async () => {
    const element = await shown<PatientMat>(html`<nw-patient-mat health="0"></nw-patient-mat>`);
    expect(result(element)).to.equal('At 0 Health, the patient is dead.');
  });

  it('is a plain table while locked', async () => {
    const element = await shown<PatientMat>(html`<nw-patient-mat locked health="2"></nw-patient-mat>`);
    expect([all(element, 'input').length, all(element, '[aria-current]').map(text)]).to.deep.equal([0, ['2', '3']]);
    await clickOn(all(element, '[part=health] tbody td')[0]!);
    expect(element.health).to.equal(2);
  });

  it('says the words in German', async () => {
    const element = await shown<PatientMat>(html`<nw-patient-mat lang="de"></nw-patient-mat>`);
    await element.updateComplete;
    expect(result(element)).to.equal('Stärke 5 Geschick 4 Konzentration 4');
  });

  for (const [attribute, value, code] of [
    ['health', '6', 'number'],
    ['health', 'well', 'number'],
    ['terror', '1.5', 'number'],
    ['terror', '-1', 'number'],
    ['adrenaline', 'luck', 'statistic'],
  ] as const) {
    it(`refuses ${attribute}="${value}", and recovers`, async () => {
      const element = document.createElement('nw-patient-mat');
      element.setAttribute(attribute, value);
      const faults: string[] = [];
      element.addEventListener('nw-error', (fault) => faults.push(`${fault.code} ${fault.path}`));
      document.body.append(element);
      await element.updateComplete;
      expect(faults).to.deep.equal([`${code} ${attribute}`]);
      expect(all(element, '[part=error]').length).to.equal(1);
      element.removeAttribute(attribute);
      await element.updateComplete;
      expect(all(element, '[part=error]').length).to.equal(0);
      element.remove();
    });
  }
});
