// The stage of every game, in worked examples and replays: drawing, steps, and invalid input.
import { expect, fixture, html } from '@open-wc/testing';
import '../../../src/components/rules-example/define.js';
import type { RulesExample } from '../../../src/components/rules-example/rules-example.js';
import { NwChooseEvent } from '../../../src/components/shared/events.js';
import type { Stage } from '../../../src/components/shared/stage.js';
import { openMatch, type Match, type Rules } from '../../../src/engine/kernel/index.js';
import { isAccessible, waitUntil } from '../support/browser.js';
import { drivers } from './driver.js';
import { choices, text } from './on-page.js';

const stage = (element: RulesExample): Stage & HTMLElement =>
  element.shadowRoot!.querySelector<Stage & HTMLElement>('[part=stage] > *')!;
const failed = (element: RulesExample): boolean => element.matches(':state(error)');

async function shown(json: unknown, lang = 'en'): Promise<RulesExample> {
  const element = await fixture<RulesExample>(
    html`<rules-example loading="eager" motion="none" lang=${lang} .example=${json}></rules-example>`,
  );
  await waitUntil(() => failed(element) || element.matches(':state(shown)'), 'it is not shown');
  await waitUntil(() => failed(element) || stage(element).matches(':state(ready)'), 'it is not drawn');
  return element;
}

async function goTo(element: RulesExample, step: number): Promise<void> {
  element.step = step;
  await element.updateComplete;
  await stage(element).updateComplete;
}

/** Plays the first six choices of a match. */
function underWay(rules: Rules, options: object | undefined): Match {
  const opened = openMatch(rules, { seed: 'again', seats: ['Ada', 'Ben'], ...(options && { options }) });
  if (!opened.ok) throw new Error(opened.error.message);
  for (let i = 0; i < 6; i++) {
    const { seat, n, options: open } = opened.value.questions.find(({ standing }) => !standing)!;
    opened.value.choose(seat, n, open[0]!.id);
  }
  return opened.value;
}

for (const [id, { rules, options, example, oddView }] of Object.entries(drivers)) {
  const { json, words } = example;

  describe(`${id} in a worked example`, () => {
    it('shows the position, and only the option that is chosen next', async () => {
      const element = await shown(json);
      for (const word of words) expect(element.describe()).to.contain(word);
      expect(choices(stage(element))!.model!.choices.length).to.equal(1);
      await isAccessible(element);
    });

    it('takes the step when the option that is chosen next is pressed', async () => {
      const element = await shown(json);
      choices(stage(element))!.shadowRoot!.querySelector<HTMLElement>('.slip')!.click();
      expect(element.step).to.equal(1);
    });

    it('takes no step for any other choice', async () => {
      const element = await shown(json);
      choices(stage(element))!.dispatchEvent(new NwChooseEvent('something else'));
      expect(element.step).to.equal(0);
    });

    it('shows the log lines of each step with their rules, in the language of the page', async () => {
      const [english, german] = [await shown(json), await shown(json, 'de')];
      for (const element of [english, german]) await goTo(element, 1);
      const lines = [english, german].map((element) => stage(element).lines());
      expect(lines[0]!.length).to.be.greaterThan(0);
      expect(lines.map((all) => all.map(({ rule }) => rule))[1]).to.deep.equal(lines[0]!.map(({ rule }) => rule));
      expect(lines[1]!.map((line) => line.text)).not.to.deep.equal(lines[0]!.map((line) => line.text));
    });

    it('refuses an example with an impossible step', async () => {
      const element = await shown({ ...json, steps: ['no-such-step'] });
      expect(failed(element)).to.equal(true);
      expect(text(element)).to.contain('steps/0');
    });
  });

  describe(`a replay of ${id}`, () => {
    it('is shown from a save or from the record of a seat, moment by moment, without questions', async () => {
      const match = underWay(rules, options);
      for (const replay of [
        { game: id, save: match.save() },
        { game: id, record: match.record(0) },
      ]) {
        const element = await shown(replay);
        expect(element.steps).to.be.greaterThan(0);
        await goTo(element, element.steps);
        expect(choices(stage(element))).to.equal(null);
        expect(stage(element).replayUntil(1)).to.include({ game: id });
      }
    });

    it('is refused if the record contains an impossible view', async () => {
      const record = JSON.parse(JSON.stringify(underWay(rules, options).record(0))) as {
        readonly frames: readonly { readonly state: Record<string, unknown> }[];
      };
      const [path, value] = oddView;
      const keys = path.split('/');
      let at: Record<string, unknown> = record.frames[0]!.state;
      for (const key of keys.slice(0, -1)) at = at[key] as Record<string, unknown>;
      at[keys.at(-1)!] = value;
      const element = await shown({ game: id, record });
      expect(failed(element)).to.equal(true);
      expect(text(element)).to.contain(`record/frames/0/state/${path}`);
    });
  });
}
