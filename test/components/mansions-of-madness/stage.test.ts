// The stage of Mansions of Madness, in examples and replays of its puzzles: drawing, steps and words.
import { expect, fixture, html } from '@open-wc/testing';
import '../../../src/components/rules-example/define.js';
import { createMatch } from '../../../src/engine/kernel/index.js';
import { rules } from '../../../src/engine/games/mansions-of-madness/rules/rules.js';
import type { Choices } from '../../../src/components/nw-choices/nw-choices.js';
import type { PuzzleBoard } from '../../../src/components/puzzle-board/puzzle-board.js';
import type { RulesExample } from '../../../src/components/rules-example/rules-example.js';
import type { Stage } from '../../../src/components/shared/stage.js';
import { NwChooseEvent } from '../../../src/components/shared/events.js';
import { waitUntil } from '../support/browser.js';

const stairs = ['W15', 'W06', 'W12', 'W07', 'W02', 'W13', 'W11', 'W03'].map((card) => ({ deck: 'wiring', card }));
const example = {
  game: 'mansions-of-madness',
  seats: ['Jenny', 'Amos'],
  faces: stairs,
  situation: {
    cards: { door: { puzzle: '2A', lock: true, name: 'Vault Door' }, desk: { puzzle: '3A', name: 'Desk' } },
  },
  steps: ['meet:door', 'swap:5-7', 'draw', 'replace:7', 'stop', 'meet:desk'],
};

const stage = (element: RulesExample): Stage =>
  element.shadowRoot!.querySelector<Stage & HTMLElement>('[part=stage] > *')!;
const boards = (element: RulesExample): PuzzleBoard[] => [
  ...stage(element).shadowRoot!.querySelectorAll<PuzzleBoard>('nw1-puzzle-board'),
];
const choices = (element: RulesExample): Choices => stage(element).shadowRoot!.querySelector<Choices>('nw1-choices')!;
const text = (element: Element): string => element.shadowRoot!.textContent.replace(/\s+/g, ' ');

async function shown(json: unknown = example, lang = 'en'): Promise<RulesExample> {
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
  await Promise.all(boards(element).map((board) => board.updateComplete));
}

describe('the puzzles of Mansions of Madness in an example', () => {
  it('begin with the investigators, the cards and the first choice', async () => {
    const element = await shown();
    expect(text(stage(element)))
      .to.contain('Jenny')
      .and.to.contain('Vault Door')
      .and.to.contain('Lock card · Wiring puzzle 2A')
      .and.to.contain('2 Movement Steps');
    expect(boards(element)).to.have.length(0);
    expect(choices(element).model!.choices.map(({ text: said }) => said)).to.deep.equal([
      'Try to get past “Vault Door”.',
    ]);
  });

  it('draw the puzzle of the attempt, with its moves and the next move', async () => {
    const element = await shown();
    await at(element, 1);
    const [board] = boards(element);
    expect(board!.model).to.include({ left: 4, next: 'swap:5-7', investigator: 'Jenny' });
    expect(board!.position!.pieces).to.deep.equal(stairs.slice(0, 7).map(({ card }) => card));
    expect(board!.shadowRoot!.querySelectorAll('[data-id^="position:"]')).to.have.length(7);
    expect(board!.textContent).to.equal('Vault Door · Wiring puzzle 2A');
    await at(element, 3);
    expect(board!.model).to.include({ left: 1, next: 'replace:7' });
    expect(board!.position!.drawn).to.equal('W03');
  });

  it('answer “why not?”, also about a puzzle without an attempt', async () => {
    const element = await shown();
    const why = async (step: number, board: number, id: string): Promise<string> => {
      await at(element, step);
      const asked = boards(element)[board]!;
      const slip = (): Element | null => asked.shadowRoot!.querySelector('nw1-why');
      // The code that gives the answers is loaded after the board, so the question may have to be repeated.
      await waitUntil(() => {
        if (!slip())
          asked
            .shadowRoot!.querySelector(`[data-ask="${id}"]`)!
            .dispatchEvent(new KeyboardEvent('keydown', { key: '?', bubbles: true, composed: true }));
        return slip()?.shadowRoot?.textContent.includes('.');
      }, 'no answer');
      return text(asked.shadowRoot!.querySelector('nw1-why')!);
    };
    expect(await why(4, 0, 'draw'))
      .to.contain('Drawing costs two actions.')
      .and.to.contain('MOM-PUZ-14');
    expect(await why(6, 1, 'position:1')).to.contain('It is not your attempt.');
  });

  it('take the step for the next move, on the board or in the list, and for no other move', async () => {
    const element = await shown();
    await at(element, 1);
    boards(element)[0]!.dispatchEvent(new NwChooseEvent('rotate:1:cw'));
    expect(element.step).to.equal(1);
    boards(element)[0]!.dispatchEvent(new NwChooseEvent('swap:5-7'));
    expect(element.step).to.equal(2);
    await at(element, 2);
    choices(element).shadowRoot!.querySelector<HTMLElement>('.slip')!.click();
    expect(element.step).to.equal(3);
  });

  it('show another open puzzle beside that of the attempt, without buttons', async () => {
    const element = await shown();
    await at(element, 6);
    const [board, other] = boards(element);
    expect([board!.position!.puzzle, other!.position!.puzzle]).to.deep.equal(['3A', '2A']);
    expect(other!.position!.pieces).to.deep.equal(['W15', 'W06', 'W12', 'W07', 'W11', 'W13', 'W03']);
    const acts = (of: PuzzleBoard): string => getComputedStyle(of.shadowRoot!.querySelector('[part=acts]')!).display;
    expect([acts(board!), acts(other!)]).to.deep.equal(['grid', 'none']);
    expect(text(stage(element))).to.contain('0 pieces are left in the pile.');
  });

  it('number the pieces on every board, because the log names them by number, and add no headings', async () => {
    const element = await shown();
    await at(element, 6);
    for (const { shadowRoot, position } of boards(element))
      expect(
        [...shadowRoot!.querySelectorAll('.board .tag')].map(({ textContent }) => Number(textContent)),
      ).to.deep.equal(position!.pieces.map((_, i) => i + 1));
    expect(stage(element).shadowRoot!.querySelectorAll('h1, h2, h3, h4, h5, h6')).to.have.lengthOf(0);
  });

  it('describe the whole position, and show the log lines of each step with their rules', async () => {
    const element = await shown();
    await at(element, 2);
    expect(stage(element).lines()).to.deep.equal([{ text: 'Jenny swaps the pieces 5 and 7.', rule: 'MOM-PUZ-09' }]);
    const description = element.describe();
    for (const part of ['Vault Door: Lock card · Wiring puzzle 2A', 'Piece 7:', 'Jenny swaps the pieces 5 and 7.'])
      expect(description).to.contain(part);
  });

  it('are in German on a German page', async () => {
    const element = await shown(example, 'de');
    await at(element, 2);
    expect(text(element)).to.contain('Jenny tauscht die Teile 5 und 7.');
    expect(text(stage(element))).to.contain('Schlosskarte · Leitungsrätsel 2A');
    expect(choices(element).model!.prompt).to.equal('Jenny: noch 3 Rätselaktionen.');
    const wrong = await shown({ ...example, situation: { cards: { door: { puzzle: '4B' } } } }, 'de');
    expect(text(wrong)).to.contain('Hier muss 1A, 2A').and.to.contain('situation/cards/door/puzzle');
  });

  it('cite rules whose texts open beside them', async () => {
    const element = await shown();
    await at(element, 2);
    const cited = element.shadowRoot!.querySelector<HTMLElement>('[part~=rule]')!;
    expect(cited.textContent.trim()).to.equal('MOM-PUZ-09');
    cited.click();
    await waitUntil(
      () =>
        /exchange two adjacent pieces/.test(
          element.shadowRoot!.querySelector('nw1-rule-panel')?.shadowRoot?.textContent ?? '',
        ),
      'no text of the rule',
    );
  });

  it('can be replayed from a save, and shared up to a moment, but not replayed from a record', async () => {
    const match = createMatch(rules, { seed: 1, seats: 1 });
    for (const id of ['meet:door', 'rotate:1:cw', 'stop'])
      expect(match.choose(0, match.questions[0]!.n, id).ok).to.equal(true);
    const element = await shown({ game: 'mansions-of-madness', save: match.save() });
    expect(element.steps).to.be.greaterThan(2);
    await at(element, 2);
    expect(element.replayUntilNow()?.save?.choices.length).to.be.lessThan(3);
    const record = await shown({ game: 'mansions-of-madness', record: match.record(0) });
    expect(record.matches(':state(error)')).to.equal(true);
  });
});
