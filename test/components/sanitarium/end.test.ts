// The end of a match of Sanitarium: the picture over the map, the winner, the reason, and statistics.
import { expect } from '@open-wc/testing';
import type { SanitariumGame } from '../../../src/components/sanitarium-game/sanitarium-game.js';
import type { Situation } from '../../../src/engine/games/sanitarium/state/situation.js';
import { isAccessible, waitUntil } from '../support/browser.js';
import { asked, button, choose, ids, isOver, play, root, signature, text } from './driver.js';

const map: Situation['map'] = [
  ['boiler-room', 'h', 0, 0],
  ['wheelchair.1', 'h', 2, 0],
  ['dark.1', 'h', 4, 0],
];
const items = ['night-key.1', 'felt-slippers.1', 'case-file.1', 'hooked-cane.1', 'hooked-cane.2', 'night-key.2'];
const ready = { at: [4, 0] as const, claimed: ['night-key', 'felt-slippers', 'case-file'], items };
const atTheDoor: Situation = { map, players: [ready], ap: 1 };
const another: Situation = { map, players: [{ at: [2, 0] }, ready], active: 1, ap: 1 };
const lastCandle: Situation = { map, phase: 'turn', deck: [] };

const picture = (game: SanitariumGame): HTMLElement | null => root(game).querySelector('.ending');
const rows = (game: SanitariumGame): Record<string, number[]> =>
  Object.fromEntries(
    [...root(game).querySelectorAll('.numbers tbody tr')].map((row) => [
      row.querySelector('th')!.textContent,
      [...row.querySelectorAll('td')].map((cell) => Number(cell.textContent)),
    ]),
  );

async function end(attributes: Record<string, string>, situation?: Situation): Promise<SanitariumGame> {
  const game = await play({ seed: 'end', names: 'Ada, Bruno', ...attributes }, situation && { situation });
  for (let step = 0, before = ''; step < 600 && (await asked(game, before)); step++) {
    before = signature(game);
    choose(game, ids(game).find((id) => /^(escape|pay)/.test(id)) ?? ids(game)[step % ids(game).length]!);
  }
  await waitUntil(() => isOver(game) && picture(game), 'no end');
  return game;
}

describe('<sanitarium-game>: the end', () => {
  for (const [how, situation, heading, why] of [
    ['out', atTheDoor, 'Escaped', 'Ada has escaped and wins.'],
    ['shut', another, 'Lost', 'Bruno has escaped and wins. The door falls shut behind Bruno.'],
    ['dark', lastCandle, 'Lost', 'The deck has run out. Nobody leaves the sanitarium. The candle is out.'],
  ] as const)
    it(`shows the picture, the winner and the reason: ${how}`, async () => {
      const game = await end({ seats: 'person expert' }, situation);
      expect(picture(game)!.classList.contains(how)).to.equal(true);
      expect(root(game).querySelector('.over h3')!.textContent).to.equal(heading);
      expect(text(game)).to.contain(why);
      expect(Object.keys(rows(game))).to.deep.equal([
        'Turns',
        'Moves',
        'Cards laid',
        'Cards used',
        'Horror Rolls',
        'Safe Things',
      ]);
      await isAccessible(game);
    });

  it('shows statistics', async () => {
    const deck = [
      'records',
      'night-key.2',
      'dispensary',
      'dark.2',
      'case-file.2',
      'linen-store',
      'dark.3',
      'run-for-it.1',
      'chapel',
      'felt-slippers.2',
    ];
    const game = await end({ seats: 'person random', seed: 'numbers' }, { map, phase: 'turn', deck });
    const lines = root(game)
      .querySelector<HTMLElement & { readonly model: { readonly lines: readonly { readonly text: string }[] } }>(
        'nw1-log',
      )!
      .model.lines.map((each) => each.text);
    const countLines = (pattern: RegExp): number => lines.filter((line) => pattern.test(line)).length;
    expect(rows(game)['Turns']).to.deep.equal([countLines(/It is Ada’s turn/), countLines(/It is Bruno’s turn/)]);
    expect(rows(game)['Moves']).to.deep.equal([countLines(/^Ada goes to/), countLines(/^Bruno goes to/)]);
    expect(rows(game)['Cards laid']!.every((n) => n > 0)).to.equal(true);
  });

  it('tells the same number of cards in the head and in the report, discarded ones included', async () => {
    const game = await end({ seats: 'person expert' }, atTheDoor);
    const { state } = game.save()!.snapshot as unknown as {
      readonly state: { readonly [pile in 'deck' | 'bottom']: readonly string[] };
    };
    const { deck, bottom } = state;
    expect(bottom.length).to.be.greaterThan(0);
    expect(root(game).querySelector('.clock b')!.textContent).to.equal(String(deck.length + bottom.length));
    expect(root(game).querySelector('.clock small')!.textContent).to.match(
      new RegExp(`^(one|${bottom.length}) of them discarded$`),
    );
    expect(root(game).querySelector('.notes')!.textContent).to.match(
      new RegExp(`^${deck.length + bottom.length} cards were left`),
    );
  });

  it('hides the picture to show the map, and shows it again', async () => {
    const game = await end({ seats: 'person expert' }, lastCandle);
    const map = button(game, 'Look at the map');
    for (const hidden of [true, false]) {
      map.click();
      expect([
        picture(game)!.hidden,
        getComputedStyle(picture(game)!).display === 'none',
        map.ariaPressed,
      ]).to.deep.equal([hidden, hidden, String(hidden)]);
    }
  });

  for (const motion of ['none', 'full'] as const)
    it(`animates the picture once, with full motion only: motion ${motion}`, async () => {
      const game = await end({ seats: 'person expert', motion }, lastCandle);
      const animations = picture(game)!.getAnimations({ subtree: true });
      const moves = motion === 'full' && !matchMedia('(prefers-reduced-motion: reduce)').matches;
      expect(animations.length > 0).to.equal(moves);
      for (const animation of animations) expect(animation.effect!.getComputedTiming().iterations).to.equal(1);
    });

  it('only fades the picture in with softened content, and draws no eyes in the doors', async () => {
    const game = await end({ seats: 'person expert', motion: 'full', calm: '' }, lastCandle);
    expect(picture(game)!.querySelector('.eyes')).to.equal(null);
    const names = picture(game)!
      .getAnimations({ subtree: true })
      .map((animation) => (animation as CSSAnimation).animationName);
    expect([...new Set(names)].join()).to.be.oneOf(['appear', '']);
    expect(text(game)).to.contain('everybody stays for supper');
  });
});
