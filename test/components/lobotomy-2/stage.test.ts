// The stage of Lobotomy 2, in examples and replays: drawing, steps and words.
import { expect, fixture, html } from '@open-wc/testing';
import '../../../src/components/rules-example/define.js';
import type { DicePool } from '../../../src/components/dice-pool/dice-pool.js';
import type { HuntTrack } from '../../../src/components/hunt-track/hunt-track.js';
import type { Choices } from '../../../src/components/nw-choices/nw-choices.js';
import type { RulesExample } from '../../../src/components/rules-example/rules-example.js';
import { NwChooseEvent } from '../../../src/components/shared/events.js';
import { NwPointEvent } from '../../../src/components/shared/pointing/point-event.js';
import type { Stage } from '../../../src/components/shared/stage.js';
import type { TileGrid } from '../../../src/components/tile-grid/tile-grid.js';
import { rules } from '../../../src/engine/games/lobotomy-2/rules/rules.js';
import { openMatch } from '../../../src/engine/kernel/index.js';
import { waitUntil } from '../support/browser.js';

const cast = { scenario: 'DN1', characters: [['solomon-pike', 'harriet-voss', 'felix-ambrose']] };
/** Solomon's Turn, with a Hellhound in his Space. */
const beside = {
  ap: 2,
  characters: [{ at: 'courtyard.H', items: ['broken-glass.1'] }, { at: 'theatre.F' }, { at: 'theatre.F' }],
  monsters: [{ card: 'hellhound', at: 'courtyard.H' }],
  lockers: [{ at: 'courtyard.H' }],
};
const attack = {
  game: 'lobotomy-2',
  seats: ['Jenny'],
  options: cast,
  situation: beside,
  faces: [
    { die: 'green', face: 'G5' },
    { die: 'blue', face: 'B1' },
  ],
  steps: [{ choose: 'attack:broken-glass.1:10', say: 'He cuts.' }],
};
const hunt = {
  game: 'lobotomy-2',
  seats: 1,
  seed: 'hunt',
  options: cast,
  situation: { ...beside, monsters: [], phase: 'characters' },
  steps: ['end', 'end', 'end'],
};

const stage = (element: RulesExample): Stage =>
  element.shadowRoot!.querySelector<Stage & HTMLElement>('[part=stage] > *')!;
/** The type of each piece, by its name. */
interface Pieces {
  choices: Choices;
  'dice-pool': DicePool;
  'hunt-track': HuntTrack;
  'tile-grid': TileGrid;
}
const piece = <K extends keyof Pieces>(element: RulesExample, name: K): Pieces[K] | null =>
  stage(element).shadowRoot!.querySelector<Pieces[K]>(`nw1-${name}`);
const text = (element: Element): string => element.shadowRoot!.textContent.replace(/\s+/g, ' ');

async function shown(json: unknown = attack, lang = 'en'): Promise<RulesExample> {
  const element = await fixture<RulesExample>(
    html`<rules-example loading="eager" motion="none" lang=${lang} .example=${json}></rules-example>`,
  );
  await waitUntil(() => element.matches(':state(shown), :state(error)'), 'it is not shown');
  await waitUntil(() => element.matches(':state(error)') || stage(element).matches(':state(ready)'));
  return element;
}

/** Goes to a step, and waits until it is drawn. */
async function at(element: RulesExample, step: number): Promise<void> {
  element.step = step;
  await element.updateComplete;
  await stage(element).updateComplete;
}

describe('Lobotomy 2 in an example', () => {
  it('begins with the Round, the Characters, the map, and only the first choice', async () => {
    const element = await shown();
    expect(text(stage(element)))
      .to.contain('Round 1')
      .and.to.contain('Solomon Pike')
      .and.to.contain('Harriet Voss')
      .and.not.to.contain('(bot)');
    const { model } = piece(element, 'tile-grid')!;
    expect(model!.targets).to.deep.equal([{ id: 'monster:10', state: 'selected' }]);
    expect(piece(element, 'choices')!.model!.choices.map(({ id }) => id)).to.deep.equal(['attack:broken-glass.1:10']);
    expect(piece(element, 'dice-pool'), 'nobody has rolled').to.equal(null);
  });

  it('shows the dice of an attack that was made', async () => {
    const element = await shown();
    await at(element, 1);
    const pools = [...stage(element).shadowRoot!.querySelectorAll<DicePool>('nw1-dice-pool')];
    expect(pools.map(({ model }) => model!.dice.map(({ face }) => face)[0])).to.deep.equal(['G5', 'B1']);
    expect(
      stage(element)
        .lines()
        .map(({ rule }) => rule),
    ).to.include('LOB-ATK-01');
  });

  it('shows the cards of the acting Character, and fists only if they are used', async () => {
    const names = async (example: unknown): Promise<string[]> => {
      const element = await shown(example);
      return [
        ...stage(element).shadowRoot!.querySelectorAll<HTMLElement & { model: { cards: { name: string }[] } }>(
          'nw1-card-hand',
        ),
      ].flatMap(({ model }) => model.cards.map(({ name }) => name));
    };
    const held = await names(attack);
    expect(held).to.have.length(1);
    expect(await names({ ...attack, steps: ['attack:fists:10'] })).to.have.length(2);
  });

  it('shows the Hunt Track at every step of an example in which the Huntmaster moves, and in no other example', async () => {
    expect(piece(await shown(), 'hunt-track')).to.equal(null);
    const element = await shown(hunt);
    expect(piece(element, 'hunt-track')!.model!.position).to.equal(0);
    await at(element, 3);
    expect(piece(element, 'hunt-track')!.model!.position).to.equal(1);
  });

  it('scrolls the map to the acting Character and the target of the next choice', async () => {
    const element = await shown();
    const map = piece(element, 'tile-grid')!;
    await waitUntil(() => map.state.stop === 'monster:10', 'the target is not the tab stop');
    const frame = map.getBoundingClientRect();
    const isSeen = ({ x, y }: DOMRect): boolean =>
      x >= frame.left && x <= frame.right && y >= frame.top && y <= frame.bottom;
    const there = (): DOMRect[] =>
      ['monster:10', 'character:0'].map((id) =>
        map.shadowRoot!.querySelector(`[data-id="${id}"]`)!.getBoundingClientRect(),
      );
    // The map is scrolled after a ResizeObserver has measured it.
    await waitUntil(() => there().every(isSeen), 'they are out of sight');
  });

  const acts: Record<string, (element: RulesExample) => unknown> = {
    'the Monster on the map': (element) => piece(element, 'tile-grid')!.dispatchEvent(new NwPointEvent('monster:10')),
    'the choice beside it': (element) =>
      piece(element, 'choices')!.shadowRoot!.querySelector<HTMLElement>('.slip')!.click(),
  };
  for (const [device, act] of Object.entries(acts)) {
    it(`takes the step by ${device}`, async () => {
      const element = await shown();
      act(element);
      expect(element.step).to.equal(1);
    });
  }

  it('takes no step for any other choice, and answers “why not?”', async () => {
    const element = await shown({ ...attack, situation: { ...beside, ap: 0 }, faces: [], steps: ['end'] });
    piece(element, 'tile-grid')!.dispatchEvent(new NwChooseEvent('attack:broken-glass.1:10'));
    expect(element.step).to.equal(0);
    const slip = (): string => stage(element).shadowRoot!.querySelector('nw1-why')?.shadowRoot?.textContent ?? '';
    // The code that gives the answers is loaded after the table, so the question may have to be repeated.
    await waitUntil(() => {
      if (!slip()) piece(element, 'tile-grid')!.dispatchEvent(new NwPointEvent('monster:10'));
      return slip().includes('LOB-');
    }, 'no answer');
    expect(element.step).to.equal(0);
  });

  it('is German on a German page, faults included', async () => {
    const element = await shown(attack, 'de');
    await at(element, 1);
    expect(text(stage(element))).to.contain('Runde 1');
    expect(
      stage(element)
        .lines()
        .map(({ text: said }) => said)
        .join(' ')
        .replaceAll('\u00ad', ''),
    ).to.contain('Höllenhund');
    const wrong = await shown({ ...attack, options: { scenario: 'S9' } }, 'de');
    expect(wrong.matches(':state(error)')).to.equal(true);
    expect(text(wrong)).to.contain('gibt es kein Szenario').and.to.contain('options/scenario');
  });
});

describe('a replay of Lobotomy 2', () => {
  const match = openMatch(rules, { seed: 'again', seats: ['Ada', 'Ben'], options: { scenario: 'S1' } });
  if (!match.ok) throw new Error(match.error.message);
  for (let i = 0; i < 6; i++) {
    const [question] = match.value.questions;
    match.value.choose(question!.seat, question!.n, question!.options[0]!.id);
  }

  it('is refused if its record is impossible', async () => {
    const record = JSON.parse(JSON.stringify(match.value.record(0))) as { frames: { state: { turn: unknown } }[] };
    record.frames[1]!.state.turn = 3;
    const element = await shown({ game: 'lobotomy-2', record });
    expect(element.matches(':state(error)')).to.equal(true);
    expect(text(element)).to.contain('record/frames/1/state/turn');
    // The views may be valid although an event cannot be put into words.
    const other = JSON.parse(JSON.stringify(match.value.record(0))) as { frames: { events: unknown[] }[] };
    other.frames[0]!.events = [{ type: 'item', rule: 'LOB-SET-09', player: 77, card: null }];
    const second = await shown({ game: 'lobotomy-2', record: other });
    expect(second.matches(':state(error)')).to.equal(true);
    expect(text(second)).to.contain('Use an unchanged record. record/frames/0');
  });
});
