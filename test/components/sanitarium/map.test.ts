// Playing <sanitarium-game> on the map: with keys, and by touch on a phone.
import { expect } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import type { CardHand } from '../../../src/components/nw-card-hand/nw-card-hand.js';
import type { NwActEvent } from '../../../src/components/game/events.js';
import type { SanitariumGame } from '../../../src/components/sanitarium-game/sanitarium-game.js';
import { atTheDoor, lateWatch } from '../../../stories/sanitarium/game.models.js';
import { inChromium, waitUntil } from '../support/browser.js';
import { answerByKeys, asked, board, choices, ids, listen, play, prompt, root, signature, tap } from './driver.js';

/** The places on the map where the player can act. */
const open = (game: SanitariumGame): SVGElement[] => [
  ...board(game)!.shadowRoot!.querySelectorAll<SVGElement>('[role=option].can-act'),
];
const stop = (game: SanitariumGame, id: string): SVGElement =>
  board(game)!.shadowRoot!.querySelector<SVGElement>(`[data-id="${CSS.escape(id)}"]`)!;
const focused = (game: SanitariumGame): SVGElement | null =>
  board(game)!.shadowRoot!.activeElement as SVGElement | null;
const acted = (game: SanitariumGame): string[] => {
  const options: string[] = [];
  game.addEventListener('nw-act', (event: NwActEvent) => options.push(event.option));
  return options;
};
const drawn = async (game: SanitariumGame): Promise<void> => {
  await game.updateComplete;
  await board(game)?.updateComplete;
};

describe('<sanitarium-game> on its map', () => {
  it('draws the names of Rooms with letters of at least 14 pixels, and of 26 pixels at a text size of 200 %', async () => {
    for (const [text, least] of [
      ['', 14],
      ['200%', 26],
    ] as const) {
      document.documentElement.style.fontSize = text;
      const game = await play({ seats: 'person expert expert expert', situation: JSON.stringify(lateWatch) });
      game.style.maxWidth = '320px';
      await asked(game);
      await waitUntil(() => board(game)!.state.scale !== 1, 'the map is not fitted');
      await drawn(game);
      const names = [
        ...board(game)!.shadowRoot!.querySelectorAll('.art text[text-anchor], .art [text-anchor=start] text'),
      ];
      expect(names.length).to.be.greaterThan(4);
      for (const name of names)
        expect(
          Number.parseFloat(getComputedStyle(name).fontSize) * board(game)!.state.scale,
          name.textContent,
        ).to.be.at.least(least);
      game.remove();
    }
  });
  afterEach(() => {
    document.documentElement.style.fontSize = '';
  });

  describe('with keys', () => {
    /**
     * Moves the focus to a thing on the map, each time with the arrow key that leads nearer. If the arrow keys lead in
     * a circle, Home and PageDown are used.
     */
    async function walkTo(game: SanitariumGame, id: string): Promise<void> {
      const middle = (element: Element): [number, number] => {
        const { x, y, width, height } = element.querySelector<SVGGraphicsElement>('.area')!.getBBox();
        return [x + width / 2, y + height / 2];
      };
      const here = (): string => focused(game)?.dataset['id'] ?? '';
      const seen = new Set<string>();
      while (here() !== id && !seen.has(here())) {
        seen.add(here());
        const [[ax, ay], [bx, by]] = [middle(focused(game)!), middle(stop(game, id))];
        const [dx, dy] = [bx - ax, by - ay];
        await sendKeys({
          press: Math.abs(dx) > Math.abs(dy) ? (dx > 0 ? 'ArrowRight' : 'ArrowLeft') : dy > 0 ? 'ArrowDown' : 'ArrowUp',
        });
      }
      if (here() !== id) await sendKeys({ press: 'Home' });
      for (let marks = open(game).length + 2; here() !== id && marks > 0; marks--)
        await sendKeys({ press: 'PageDown' });
      expect(here(), 'keys reach the stop').to.equal(id);
      expect(focused(game)!.getAttribute('aria-label')).to.match(/\w/);
    }

    /** Lays a card with keys: Escape cancels, R turns the card. */
    async function layByKeys(game: SanitariumGame, times: number, said: ReturnType<typeof listen>): Promise<void> {
      await sendKeys({ press: 'Enter' });
      await drawn(game);
      const turning = (): boolean =>
        !!board(game)!.shadowRoot!.querySelector('[part=controls] button')?.textContent.includes('Lay');
      const turns = [...board(game)!.shadowRoot!.querySelectorAll('[part=controls] button')].some((each) =>
        each.textContent.includes('Turn'),
      );
      await said.heard(turns ? /^\d rotations; press R to turn\.$/ : /^Enter lays it here\.$/);
      await sendKeys({ press: 'Escape' });
      await drawn(game);
      expect(turning(), 'the rotation is cancelled').to.equal(false);
      await sendKeys({ press: 'Enter' });
      for (let i = 0; i < times; i++) await sendKeys({ press: 'r' });
      if (times > 0 && turns) await said.heard(/^Lay it (horizontally|upright) at the /);
      await sendKeys({ press: 'Enter' });
    }

    async function playByKeys(acts: number): Promise<void> {
      const voice = listen();
      const game = await play({ seats: 'person random', seed: 'keys' });
      const chosen = acted(game);
      let onMap = 0;
      for (let before = '', n = 0; onMap < acts && (await asked(game, before)); n++) {
        before = signature(game);
        const question = prompt(game);
        await drawn(game);
        const targets = open(game).map(({ dataset }) => dataset['id']!);
        const [done, explores] = [chosen.length, ids(game).indexOf('explore')];
        if (targets.length === 0 || (explores >= 0 && n % 3 === 0)) await answerByKeys(game, Math.max(0, explores));
        else {
          // The focus may be in the list of choices; between two acts on the map, it stays on the map.
          if (!focused(game)) board(game)!.shadowRoot!.querySelector<SVGElement>('[tabindex="0"]')!.focus();
          const doorway = n % 2 ? targets.find((id) => id.startsWith('opening:')) : undefined;
          await walkTo(game, doorway ?? targets[n % targets.length]!);
          if (ids(game)[0]!.startsWith('place:')) await layByKeys(game, n % 2, voice);
          else await moveByKeys(game, n, chosen);
          await waitUntil(() => chosen.length > done, 'the map was pressed, but no choice was made');
          onMap++;
        }
        await waitUntil(() => voice.said.length > n, `not announced: ${question}`);
      }
      voice.stop();
      const kinds = new Set(chosen.map((id) => id.split(':')[0]));
      expect(onMap).to.equal(acts);
      expect([...kinds], 'kinds of choices').to.include.members(
        acts > 10 ? ['place', 'move', 'explore', 'push'] : ['place'],
      );
    }

    /**
     * Presses the focused thing. A space is entered at once. A monster is selected, deselected, selected again, and
     * then moved.
     */
    async function moveByKeys(game: SanitariumGame, n: number, chosen: readonly string[]): Promise<void> {
      const { length } = chosen;
      const first = focused(game)!.dataset['id']!;
      await sendKeys({ press: 'Enter' });
      await drawn(game);
      if (chosen.length > length || !stop(game, first).classList.contains('selected')) return;
      await sendKeys({ press: 'Escape' });
      await drawn(game);
      expect(stop(game, first).classList.contains('selected'), 'deselected').to.equal(false);
      await sendKeys({ press: 'Enter' });
      await drawn(game);
      const next = open(game)
        .map(({ dataset }) => dataset['id']!)
        .filter((id) => id.startsWith('space:'));
      await walkTo(game, next[n % next.length]!);
      await sendKeys({ press: 'Enter' });
    }

    it('lays cards, moves, explores and pushes; each question is announced, and the focus stays on the map', async () => {
      await playByKeys(inChromium ? 28 : 5);
    });
  });

  describe('by touch at 320 px', () => {
    before(function () {
      if (!inChromium) this.skip(); // touch can be simulated only in Chromium
    });
    before(() => setViewport({ width: 320, height: 640 }));
    after(() => setViewport({ width: 800, height: 600 }));

    const button = (within: ShadowRoot, name: string): HTMLButtonElement =>
      [...within.querySelectorAll('button')].find(({ textContent }) => textContent.trim() === name)!;
    const hand = (game: SanitariumGame): CardHand => root(game).querySelector<CardHand>('nw1-card-hand')!;

    it('lays a card: a tap shows it, a second tap turns it, and a third tap lays it', async () => {
      const game = await play({ seats: 'person random', seed: 'keys' });
      const chosen = acted(game);
      await asked(game);
      await drawn(game);
      const places = new Map<string, string[]>();
      for (const { id, cells } of board(game)!.model!.ghosts)
        places.set(`cell ${String(cells[0])}`, [...(places.get(`cell ${String(cells[0])}`) ?? []), id]);
      const [cell, ways] = [...places].find(([, { length }]) => length > 1)!;
      await tap(stop(game, cell));
      await drawn(game);
      await tap(stop(game, cell));
      await drawn(game);
      expect(chosen).to.deep.equal([]);
      await tap(button(board(game)!.shadowRoot!, 'Lay it here'));
      await waitUntil(() => chosen.length > 0);
      expect(chosen).to.deep.equal([ways[1]]);
    });

    it('moves, and undoes the move', async () => {
      const game = await play(
        { seats: 'person random', seed: 'touch' },
        {
          situation: {
            map: [
              ['chapel', 'h', 0, 0],
              ['records', 'h', 0, 1],
            ],
            ap: 4,
          },
        },
      );
      const chosen = acted(game);
      await asked(game);
      await drawn(game);
      const before = signature(game);
      await tap(stop(game, 'space:2'));
      await waitUntil(() => chosen.length > 0);
      expect(chosen).to.deep.equal(['move:2']);
      await waitUntil(() => !button(root(game), 'Undo').ariaDisabled);
      await tap(button(root(game), 'Undo'));
      await waitUntil(() => signature(game) === before);
    });

    it('uses a card from the hand', async () => {
      const game = await play({ seats: 'person random random random', seed: 'touch' }, { situation: lateWatch });
      const chosen = acted(game);
      await asked(game);
      await hand(game).updateComplete;
      await tap(root(game).querySelector('#tab-hand')!);
      const use = ids(game).find((id) => id === 'use:storm-lantern.1')!;
      expect(use).to.be.a('string');
      await tap(hand(game).shadowRoot!.getElementById('card:storm-lantern.1')!);
      await waitUntil(() => chosen.length > 0);
      expect(chosen).to.deep.equal([use]);
    });

    it('pays with cards, and escapes', async () => {
      const game = await play(
        { seats: 'person random', seed: 'touch' },
        { situation: { ...atTheDoor, players: atTheDoor.players?.slice(0, 1) ?? [] } },
      );
      const chosen = acted(game);
      await asked(game);
      await choices(game)!.updateComplete;
      await tap(choices(game)!.shadowRoot!.getElementById('escape')!);
      await waitUntil(() => ids(game).some((id) => id.startsWith('pay:')));
      await tap(root(game).querySelector('#tab-hand')!);
      while (!game.matches(':state(over)')) {
        const { length } = chosen;
        await hand(game).updateComplete;
        await tap(hand(game).shadowRoot!.querySelector('.can-act .card')!);
        await waitUntil(() => chosen.length > length || ids(game).includes('back'));
        if (ids(game).includes('back')) {
          await choices(game)!.updateComplete;
          await tap(choices(game)!.shadowRoot!.querySelector('.slip')!);
          await waitUntil(() => chosen.length > length);
        }
        await waitUntil(() => game.matches(':state(over)') || ids(game).some((id) => id.startsWith('pay:')));
      }
      expect(root(game).querySelector('.won')).to.exist;
    });
  });
});
