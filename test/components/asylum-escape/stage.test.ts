// The stage of Asylum Escape, in examples and replays: it draws only what the viewer may know.
import { expect, fixture, html } from '@open-wc/testing';
import '../../../src/components/rules-example/define.js';
import type { House } from '../../../src/components/nw-house/nw-house.js';
import type { RulesExample } from '../../../src/components/rules-example/rules-example.js';
import { rules } from '../../../src/engine/games/asylum-escape/rules/rules.js';
import { openMatch } from '../../../src/engine/kernel/index.js';
import { waitUntil } from '../support/browser.js';

const walk = {
  game: 'asylum-escape',
  seats: 2,
  options: { patients: 0 },
  situation: {
    phase: 'march',
    rooms: 2,
    patients: [{ card: 'warden', at: 'chapel' }],
    victims: [{ card: 'reporter', at: 'office' }],
  },
  faces: [{ die: 'd6', face: 1 }],
  steps: ['patient:0:library', { choose: 'patient:0:office', expect: { events: ['AE-PAT-04'] } }],
};

async function shown(
  example: unknown,
): Promise<{ readonly element: RulesExample; readonly stage: ShadowRoot; readonly house: House }> {
  const element = await fixture<RulesExample>(
    html`<rules-example loading="eager" example=${JSON.stringify(example)}></rules-example>`,
  );
  const stage = (): ShadowRoot | null | undefined =>
    element.shadowRoot!.querySelector('nw1-asylum-escape-stage')?.shadowRoot;
  await waitUntil(() => stage()?.querySelector('nw1-house'), 'no house');
  return { element, stage: stage()!, house: stage()!.querySelector<House>('nw1-house')! };
}

describe('the stage of Asylum Escape', () => {
  it('AE-PAT-02 shows the house, and a hidden Victim only in the Victim’s own view', async () => {
    const { stage, house } = await shown(walk);
    expect(house.model?.figures.map(({ id, room }) => [id, room])).to.deep.equal([['patient:0', 'room:chapel']]);
    expect(house.model?.own).to.equal(undefined);
    expect(stage.textContent).to.contain('The Warden');
    const { house: own } = await shown({ ...walk, eyes: 1 });
    expect(own.model?.own).to.equal('room:office');
  });

  it('AE-RUL-19 shows and says the probable rooms of a Victim if an example asks for them, and those of another Victim after a press', async () => {
    const hidden = {
      ...walk,
      seats: 3,
      situation: {
        ...walk.situation,
        victims: [
          { at: 'office', suspects: ['office', 'shed'] },
          { at: 'morgue', suspects: ['morgue'] },
        ],
      },
      faces: [],
      steps: ['patient:0:library'],
    };
    const { house: plain } = await shown(hidden);
    expect(JSON.stringify(plain.model)).not.to.contain('chance');
    const { stage, house } = await shown({ ...hidden, eyes: 'everybody', sought: 1 });
    const chances = (): unknown =>
      house.model?.columns.flatMap(({ rooms }) =>
        rooms.flatMap(({ id, chance }) => (chance === undefined ? [] : [[id, Math.round(100 * chance)]])),
      );
    await waitUntil(() => stage.querySelector('.sought'), 'no Victim is selected');
    expect(chances()).to.deep.equal([
      ['room:office', 45],
      ['room:shed', 55],
    ]);
    await waitUntil(
      () => house.shadowRoot!.querySelector('[data-id="room:shed"]')!.ariaLabel!.includes('Chance: 55%.'),
      'no probability in the label',
    );
    stage.querySelectorAll<HTMLButtonElement>('.where')[1]!.click();
    await waitUntil(() => stage.querySelector('.sought')!.textContent.includes('Cleo'), 'no other Victim is selected');
    expect(chances()).to.deep.equal([['room:morgue', 100]]);
  });

  it('scrolls a wide house to the Patient, and shows the open question after the last step', async () => {
    const quiet = {
      ...walk,
      situation: {
        ...walk.situation,
        rooms: 1,
        patients: [{ card: 'warden', at: 'rooftop' }],
        victims: [{ at: 'infirmary' }],
      },
      faces: [{ deck: 'bloodlust', card: 'ear-to-the-wall.1' }],
      steps: ['patient:0:courtyard'],
    };
    const { element, house } = await shown({ ...quiet, eyes: 'everybody' });
    element.style.width = '320px';
    element.next();
    const find = (selector: string): HTMLElement => house.shadowRoot!.querySelector(selector)!;
    const right = (selector: string): number => find(selector).getBoundingClientRect().right;
    await waitUntil(
      () => find('.scroll').scrollLeft > 0 && right('[data-id="patient:0"]') <= right('.scroll'),
      'the house does not scroll',
    );
    const { element: own, stage } = await shown(quiet);
    own.next();
    await waitUntil(
      () => stage.querySelector('nw1-choices')!.shadowRoot!.textContent.includes('Draw once'),
      'no question',
    );
  });

  for (const [title, steps, message] of [
    ['an impossible step', ['patient:0:office'], 'is not possible here (AE-PAT-02)'],
    ['a false claim', [{ choose: 'patient:0:library', expect: { events: ['AE-PAT-04'] } }], 'claims'],
  ] as const) {
    it(`refuses an example with ${title}`, async () => {
      const element = await fixture<RulesExample>(
        html`<rules-example loading="eager" example=${JSON.stringify({ ...walk, steps })}></rules-example>`,
      );
      await waitUntil(() => element.matches(':state(error)'), 'no fault');
      expect(element.shadowRoot!.querySelector('[part=error]')!.textContent)
        .to.contain(message)
        .and.to.contain('steps/0');
    });
  }

  it('AE-SET-12 replays the record of one seat without secrets, and shows all living Victims only at the end of a match', async () => {
    const match = openMatch(rules, { seats: 3, seed: 'h', options: { patients: 0 } });
    if (!match.ok) throw new Error(match.error.message);
    const { value } = match;
    const go = (n: number): void => {
      for (let i = 0; i < n && !value.outcome; i++) {
        const { seat, n: number, options } = value.questions.find(({ standing }) => !standing)!;
        value.choose(seat, number, options[i % options.length]!.id);
      }
    };
    const victims = (house: House): string[] =>
      house.model!.figures.filter(({ id }) => id.startsWith('victim:')).map(({ id, room }) => `${id} ${room}`);
    go(6);
    const { house } = await shown({ game: 'asylum-escape', record: value.record(0) });
    expect([house.model?.own, victims(house)]).to.deep.equal([undefined, []]);
    go(2000);
    const { element, house: whole } = await shown({ game: 'asylum-escape', save: value.save() });
    expect(victims(whole)).to.deep.equal([]);
    element.step = element.steps;
    await waitUntil(() => victims(whole).length > 0, 'nobody is shown');
    const end = value.view(null, Infinity).state;
    expect(victims(whole)).to.deep.equal(
      end.victims.filter(({ alive }) => alive).map(({ seat, at }) => `victim:${seat} room:${at!}`),
    );
  });
});
