// “Why not?” in Sanitarium, asked about all things on the table with a press, a resting pointer or the key `?`. Each
// answer cites its rule, whose text opens beside it.
import { aTimeout, expect } from '@open-wc/testing';
import { resetMouse, sendKeys, sendMouse, setViewport } from '@web/test-runner-commands';
import { pack } from '../../../src/engine/games/sanitarium/content/pack.js';
import type { SanitariumGame } from '../../../src/components/sanitarium-game/sanitarium-game.js';
import { narrowest, settle, waitUntil } from '../support/browser.js';
import { asked, board, button, choices, choose, ids, listen, play, prompt, root } from './driver.js';

const words = (node: Element | null | undefined): string => (node?.textContent ?? '').trim().replace(/\s+/g, ' ');
const slip = (game: SanitariumGame): HTMLElement | null => root(game).querySelector('nw1-why');
/** The lines of the popover. */
const said = (game: SanitariumGame): string[] =>
  [...(slip(game)?.shadowRoot?.querySelectorAll('p') ?? [])].map((line) => words(line));
const rulesOf = (game: SanitariumGame): string[] =>
  [...(slip(game)?.shadowRoot?.querySelectorAll('.rule') ?? [])].map((link) => words(link));
const panel = (game: SanitariumGame): Element | null | undefined =>
  slip(game)?.shadowRoot?.querySelector('nw1-rule-panel');
const title = (game: SanitariumGame): string => words(panel(game)?.shadowRoot?.querySelector('h3'));

/** Returns the element with this id, whichever piece contains it. */
function thing(game: SanitariumGame, id: string): HTMLElement {
  for (const { shadowRoot } of root(game).querySelectorAll('*')) {
    const found = shadowRoot?.querySelector<HTMLElement>(`[data-id="${id}"], [id="${id}"]`);
    if (found) return found;
  }
  throw new Error(`${id} is not on the table`);
}

const moths = pack.hallucinations.find(({ kind }) => kind === 'moths')!.value;
/** Space 0 is in the Chapel, spaces 2 and 3 are in the corridor, and space 4 is in the Dark Hallway behind it. */
const position = {
  map: [
    ['chapel', 'h', 0, 0],
    ['wheelchair.1', 'h', 2, 0],
    ['dark.1', 'h', 4, 0],
  ],
  ap: 2,
  dice: [2, 4, 5],
  monsters: [[4, 0]],
  players: [{ at: [2, 0], items: [], hallucinations: ['moths'], things: ['night-key'] }, { at: [0, 0] }],
};

async function table(more: object = {}, attributes: Record<string, string> = {}): Promise<SanitariumGame> {
  const game = await play(
    { seats: 'person expert', pace: '100000', ...attributes },
    { situation: { ...position, ...more } },
  );
  await asked(game);
  await board(game)?.updateComplete;
  // Pictures, words and answers load after the first drawing.
  await waitUntil(() => root(game).querySelector('.missed'), 'nothing can be asked');
  // Waits until the map has been fitted to its frame.
  await waitUntil(() => thing(game, 'space:4').getBoundingClientRect().width < 1000, 'no map');
  return game;
}

const middle = (target: Element): [number, number] => {
  target.scrollIntoView({ block: 'center' });
  const { x, y, width, height } = target.getBoundingClientRect();
  return [Math.round(x + Math.min(width, 60) / 2), Math.round(y + height / 2)];
};

const ask: Readonly<Record<string, (game: SanitariumGame, id: string) => Promise<void>>> = {
  'a press': async (game, id) => {
    await sendMouse({ type: 'click', position: middle(thing(game, id)) });
  },
  'a pointer that rests': async (game, id) => {
    const [x, y] = middle(thing(game, id));
    await sendMouse({ type: 'move', position: [x, y] });
    await sendMouse({ type: 'move', position: [x + 1, y] });
  },
  'the key ?': async (game, id) => {
    thing(game, id).focus();
    await sendKeys({ press: '?' });
  },
};

describe('“why not?” in <sanitarium-game>', () => {
  beforeEach(() => setViewport({ width: 1200, height: 900 }));
  afterEach(() => resetMouse());

  const things: readonly (readonly [what: string, id: string, answer: string, rule: string])[] = [
    [
      'a Hallucination',
      'card:moths',
      `Disbelieve Moths for ${moths} Sanity. Sanity needed: ${moths}. You can pay only 0.`,
      'SAN-HAL-03',
    ],
    [
      'a Safe Thing without its Item',
      'thing:night-key',
      'You have no Item that matches this Safe Thing.',
      'SAN-SAFE-01',
    ],
    ['the player’s figure', 'player:0', 'Escape for 18 Sanity. Only a Dark Hallway leads out.', 'SAN-ESC-01'],
    ['a monster', 'monster:0', 'Monsters are moved in the last phase of the turn.', 'SAN-MON-02'],
  ];
  for (const [what, id, answer, rule] of things) {
    it(`gives the reason when it is pressed: ${what}`, async () => {
      const game = await table();
      thing(game, id).dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }));
      await waitUntil(() => said(game).length, 'no answer');
      expect([said(game).join(' '), rulesOf(game)]).to.deep.equal([`${answer} ${rule}`, [rule]]);
    });
  }

  it('gives no answer when the place for a card is chosen', async () => {
    const { map } = position;
    const players = [{ at: [0, 0] }, { at: [0, 0] }];
    const game = await play(
      { seats: 'person expert', pace: '100000' },
      { situation: { phase: 'turn', map: map.slice(0, 2), players } },
    );
    await asked(game);
    await board(game)?.updateComplete;
    const spot = [...board(game)!.shadowRoot!.querySelectorAll<SVGElement>('.spot')].find((each) =>
      each.dataset['id']!.startsWith('place:'),
    );
    expect(spot, 'a place with one way of lying').to.not.equal(undefined);
    spot!.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, cancelable: true }));
    await waitUntil(() => board(game)!.shadowRoot!.querySelector('.laying'), 'the card is not shown');
    await aTimeout(500);
    expect(slip(game)).to.equal(null);
  });

  it('gives no answer to a resting pointer about a possible act, or while another player acts', async () => {
    const game = await table();
    await ask['a pointer that rests']!(game, 'space:0');
    await aTimeout(900);
    const ofPossible = slip(game);
    choose(game, 'end');
    await waitUntil(() => ids(game).every((id) => id !== 'end'));
    choose(game, 'stop');
    await waitUntil(() => ids(game).length === 0, 'the bot does not act');
    await ask['a pointer that rests']!(game, 'space:4');
    await aTimeout(900);
    expect([ofPossible, slip(game)]).to.deep.equal([null, null]);
  });

  it('keeps the answer while the pointer is on it, and closes it when the pointer leaves or with Escape', async () => {
    const game = await table();
    const act = ask['a pointer that rests']!;
    await act(game, 'space:4');
    await waitUntil(() => slip(game), 'no answer');
    await sendMouse({ type: 'move', position: middle(slip(game)!) });
    await aTimeout(500);
    expect(slip(game), 'the pointer is on the popover').to.not.equal(null);
    await sendMouse({ type: 'move', position: [5, 5] });
    await waitUntil(() => !slip(game), 'it stays');
    await act(game, 'space:4');
    await waitUntil(() => slip(game), 'no second answer');
    await sendKeys({ press: 'Escape' });
    expect(slip(game)).to.equal(null);
  });

  it('gives no answer when a finger moves over the map', async () => {
    const game = await table();
    const at = thing(game, 'space:4');
    at.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, composed: true, pointerType: 'touch' }));
    await aTimeout(800);
    expect(slip(game)).to.equal(null);
  });

  it('answers the key ? about possible acts, too: on a space and on a choice', async () => {
    const game = await table();
    const answers: string[] = [];
    for (const id of ['space:0', 'search']) {
      await ask['the key ?']!(game, id);
      await waitUntil(() => said(game).length && said(game).join(' ') !== answers.at(-1));
      answers.push(said(game).join(' '));
    }
    expect(answers[0]).to.match(/^Chapel .* Go \w+, into Chapel\. SAN-ACT-03 Press \? again to read the rule\.$/);
    expect(answers[1]).to.match(/^Search .* SAN-ACT-06 Press \? again to read the rule\.$/);
  });

  it('offers a possible act as a button', async () => {
    const game = await table();
    await ask['the key ?']!(game, 'space:0');
    await waitUntil(() => slip(game), 'no answer');
    const acted = new Promise((resolve) => {
      game.addEventListener('nw-act', ({ option }) => resolve(option), { once: true });
    });
    slip(game)!.shadowRoot!.querySelector('button')!.click();
    expect(await acted).to.equal('move:0');
    await waitUntil(() => !slip(game), 'the answer stays');
  });

  it('opens the rule when ? is pressed again; Escape closes the rule, and a second Escape closes the answer', async () => {
    const game = await table();
    const space = thing(game, 'space:4');
    space.focus();
    await sendKeys({ press: '?' });
    await waitUntil(() => said(game).length > 2);
    await sendKeys({ press: '?' });
    await waitUntil(() => title(game), 'no rule');
    expect(title(game)).to.equal('SAN-RUL-03');
    await sendKeys({ press: 'Escape' });
    await waitUntil(() => !panel(game));
    expect([board(game)!.shadowRoot!.activeElement, !!slip(game)]).to.deep.equal([space, true]);
    await sendKeys({ press: 'Escape' });
    expect([board(game)!.shadowRoot!.activeElement, slip(game)]).to.deep.equal([space, null]);
  });

  it('announces the answer once, without the id of the rule, and does not announce the answer to a resting pointer', async () => {
    const game = await table();
    await aTimeout(500);
    const voice = listen();
    await ask['a press']!(game, 'space:4');
    await voice.heard('No doorway leads there');
    await sendKeys({ press: 'Escape' });
    await ask['a pointer that rests']!(game, 'card:moths');
    await waitUntil(() => said(game).some((line) => line.includes('You can pay only 0')), 'no answer');
    await aTimeout(400);
    voice.stop();
    expect(voice.said.filter((line) => /doorway|can pay only/.test(line)).length).to.equal(1);
    expect(voice.said.join(' ')).not.to.match(/SAN-/);
  });

  it('lists unavailable acts with their rules when the button is pressed', async () => {
    const game = await table();
    button(game, 'What can’t I do now?').click();
    await waitUntil(() => said(game).length > 2);
    expect(said(game)).to.deep.equal([
      'What can’t I do now?',
      'Concentrate: gain 2 Sanity for this turn. Action Points needed: 3. You have 2. SAN-ACT-12',
      `Disbelieve Moths for ${moths} Sanity. Sanity needed: ${moths}. You can pay only 0. SAN-HAL-03`,
      'Escape for 18 Sanity. Only a Dark Hallway leads out. SAN-ESC-01',
    ]);
    expect(ids(game)).to.include('search').and.not.include('concentrate');
  });

  it('lists unavailable acts when ? is pressed while no thing has the focus', async () => {
    const game = await table();
    choices(game)!.shadowRoot!.querySelector<HTMLElement>('h3')!.focus();
    await sendKeys({ press: '?' });
    await waitUntil(() => said(game)[0] === 'What can’t I do now?');
  });

  it('shows the reason below an opened card, and opens the rule there', async () => {
    const game = await table();
    const card = thing(game, 'card:moths');
    card.click();
    await waitUntil(() => said(game).length, 'no answer');
    const hand = (card.getRootNode() as ShadowRoot).host;
    const dialog = hand.shadowRoot!.querySelector('dialog')!;
    expect([
      dialog.matches(':modal'),
      slip(game)!.checkVisibility(),
      slip(game)!.getAttribute('role'),
      slip(game)!.assignedSlot?.name,
    ]).to.deep.equal([true, true, 'status', 'why']);
    slip(game)!.shadowRoot!.querySelector<HTMLElement>('.rule')!.focus();
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => title(game), 'no rule');
    await sendKeys({ press: 'Escape' });
    await waitUntil(() => !panel(game));
    expect(dialog.open, 'Escape closes the rule first').to.equal(true);
    await sendKeys({ press: 'Escape' });
    await waitUntil(() => !hand.shadowRoot!.querySelector('dialog'));
  });

  it('says which die was chosen when another die is pressed', async () => {
    const game = await play(
      { seats: 'person expert', pace: '100000' },
      { situation: { ...position, ap: undefined, monsters: [], phase: 'dice' } },
    );
    await asked(game);
    choose(game, 'die:5');
    await waitUntil(() => root(game).querySelector('.missed'), 'no actions');
    thing(game, 'die:0').dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }));
    await waitUntil(() => said(game).length, 'no answer');
    expect(said(game)).to.deep.equal(['You have already chosen your die for this turn: the 5. SAN-TURN-05']);
  });

  it('accepts any of several equal dice, which are one choice', async () => {
    const faces = [5, 2, 5].map((face) => ({ die: 'd6', face }));
    const game = await play(
      { seats: 'person expert', pace: '100000' },
      { faces, situation: { map: position.map, phase: 'dice' } },
    );
    await asked(game);
    expect(ids(game)).to.deep.equal(['die:2', 'die:5']);
    await waitUntil(() => thing(game, 'die:2').matches('.open'), 'it does not look available');
    const taken = (): boolean => !ids(game).includes('die:5');
    // A press has an effect only after the pictures and words of the cards have been loaded.
    await waitUntil(
      () => {
        if (!taken()) thing(game, 'die:2').click();
        return taken();
      },
      'no die was chosen',
      { interval: 300 },
    );
    expect(prompt(game)).to.include('5 Action Points');
    expect(!!slip(game), 'an answer').to.equal(false);
  });

  it('closes the answer after the next act, and gives no answer about this act', async () => {
    const game = await table();
    await ask['a press']!(game, 'space:4');
    await waitUntil(() => slip(game));
    await sendMouse({ type: 'click', position: middle(thing(game, 'space:3')) });
    await waitUntil(() => !slip(game));
    await aTimeout(300);
    expect([slip(game), ids(game)[0]?.startsWith('move')]).to.deep.equal([null, true]);
  });

  it('replaces the answer by the next one', async () => {
    const game = await table();
    for (const id of ['space:4', 'monster:0', 'thing:night-key', 'space:4']) {
      await ask['the key ?']!(game, id).catch(() => {
        thing(game, id).dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }));
      });
      await waitUntil(() => slip(game), id);
    }
    expect(root(game).querySelectorAll('nw1-why').length).to.equal(1);
  });

  it('closes the answer and gives no more answers after leave()', async () => {
    const game = await table();
    await ask['a press']!(game, 'space:4');
    await waitUntil(() => slip(game));
    game.leave();
    await game.updateComplete;
    root(game).firstElementChild!.dispatchEvent(
      new KeyboardEvent('keydown', { key: '?', bubbles: true, composed: true }),
    );
    await settle();
    expect(slip(game)).to.equal(null);
  });

  it('links to the page’s own rules if it has any', async () => {
    const game = await table({}, { rules: 'https://example.org/rules/{id}' });
    await ask['a press']!(game, 'space:4');
    await waitUntil(() => rulesOf(game).length);
    const link = slip(game)!.shadowRoot!.querySelector('a')!;
    expect([link.href, link.target, link.ariaLabel]).to.deep.equal([
      'https://example.org/rules/SAN-RUL-03',
      '_blank',
      'Rule SAN-RUL-03',
    ]);
    game.rules = '';
    await sendKeys({ press: 'Escape' });
    await ask['a press']!(game, 'space:4');
    await waitUntil(() => slip(game)?.shadowRoot?.querySelector('button.rule'), 'no button for our text of the rule');
  });

  it('cites rules in the lines of the log, but not in their announcements', async () => {
    const voice = listen();
    const game = await table();
    choose(game, 'search');
    const list = root(game).querySelector('nw1-log')!;
    await waitUntil(() => list.shadowRoot!.querySelector('.rule'));
    const link = [...list.shadowRoot!.querySelectorAll<HTMLElement>('.rule')].at(-1)!;
    expect([words(link), link.ariaLabel]).to.deep.equal(['ACT-06', 'Rule SAN-ACT-06']);
    list.shadowRoot!.querySelector('details')!.open = true;
    link.click();
    await waitUntil(
      () =>
        words(list.shadowRoot!.querySelector('nw1-rule-panel')?.shadowRoot?.querySelector('dl')).includes(
          'Search, 1 AP',
        ),
      'no rule',
    );
    voice.stop();
    expect(voice.said.join(' ')).not.to.match(/SAN-|ACT-06/);
  });

  it('gives German reasons on a German page', async () => {
    const game = await table({}, { lang: 'de' });
    await ask['a press']!(game, 'space:4');
    await waitUntil(
      () => said(game).some((line) => line.startsWith('Von deinem Feld führt kein Durchgang dorthin.')),
      'no German',
    );
  });

  for (const width of [narrowest, 1200]) {
    it(`keeps the answer inside a table ${width} pixels wide`, async () => {
      await setViewport({ width, height: 800 });
      const game = await table();
      for (const id of ['space:4', 'player:0', 'die:1']) {
        if (id.startsWith('die') && !root(game).querySelector('nw1-dice-pool')) continue;
        thing(game, id).scrollIntoView({ block: 'center' });
        thing(game, id).dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }));
        await waitUntil(() => said(game).length);
        await settle();
        const box = game.getBoundingClientRect();
        const { left, right, top, bottom } = slip(game)!.getBoundingClientRect();
        expect([left >= box.left, right <= box.right, top >= box.top, bottom <= box.bottom], id).to.deep.equal([
          true,
          true,
          true,
          true,
        ]);
      }
      expect(document.documentElement.scrollWidth).to.be.at.most(width);
    });
  }
});
