import { expect, fixture } from '@open-wc/testing';
import { html, render, svg, type SVGTemplateResult } from 'lit';
import { pack } from '../../../src/engine/games/sanitarium/content/pack.js';
import { candle } from '../../../src/components/sanitarium-game/art/candle.js';
import { artTokens } from '../../../src/components/sanitarium-game/art/art.styles.js';
import { cardFrame, pennant } from '../../../src/components/sanitarium-game/art/card-frame.js';
import { PICTURE_BOX, PICTURE_IDS, picture } from '../../../src/components/sanitarium-game/art/card-pictures.js';
import { tileArt, type TileCard } from '../../../src/components/sanitarium-game/art/tiles.js';
import { artOf } from '../../../src/components/sanitarium-game/pack/pack-art.js';
import {
  eyeMark,
  lock,
  match,
  monster,
  standee,
  typeMark,
  type CardKind,
} from '../../../src/components/sanitarium-game/art/tokens.js';
import { waitUntil } from '../support/browser.js';

const show = (drawing: SVGTemplateResult): Promise<SVGSVGElement> =>
  fixture(html`<svg width="200" height="232" viewBox=${PICTURE_BOX}>${drawing}</svg>`);

const outlines = (drawn: Element): string =>
  [...drawn.querySelectorAll('path')].map((path) => path.getAttribute('d')).join('|');

const declared = new Set(artTokens.cssText.match(/--san-[\w-]+(?=:)/g));

/** Checks that no path is empty, that all colours exist, and that no style violates a strict content security policy. */
const expectSound = (drawn: SVGSVGElement): void => {
  const paths = [...drawn.querySelectorAll('path')];
  expect(paths).not.to.have.length(0);
  for (const path of paths) {
    expect(path.getAttribute('d')).to.match(/^[Mm][^NuI]+$/);
    expect(path.getTotalLength()).to.be.greaterThan(0);
    const colours = [path.getAttribute('fill'), path.getAttribute('stroke')].filter((colour) => colour !== 'none');
    expect(colours).not.to.have.length(0);
    for (const token of colours.join().match(/--san-[\w-]+/g) ?? []) expect([...declared]).to.include(token);
  }
  expect(drawn.querySelector('[style], [class]')).to.equal(null);
};

const kinds: readonly CardKind[] = ['item', 'action', 'safe', 'hallucination', 'confusion'];
const backs = ['hallucination-back', 'action-back', 'safe-back'];
const cards = [...pack.items, ...pack.actions, ...pack.hallucinations, pack.confusion].map(({ kind }) => kind);
const references = ['case-competitive', 'case-cooperative', 'case-solo', 'aid'];
const tiles: readonly TileCard[] = (['h', 'v'] as const).flatMap((facing) => [
  { kind: 'back', facing },
  { kind: 'dark', facing },
  ...pack.rooms.map((id) => ({ kind: 'room', id, facing }) as const),
]);

describe('Sanitarium art: pictures', () => {
  it('has a drawing for every card of the pack, every reference card and every back', () => {
    expect([...PICTURE_IDS]).to.have.members([...cards, ...references, ...backs]);
  });

  for (const id of [...cards, ...references, ...backs]) {
    it(`draws ${id} with valid paths, at most 60`, async () => {
      const drawn = await show(picture(id));
      expectSound(drawn);
      expect(drawn.querySelectorAll('*').length).to.be.within(4, 60);
    });
  }

  it('draws every card differently', async () => {
    const seen = new Set<string>();
    for (const id of PICTURE_IDS) seen.add(outlines(await show(picture(id))));
    expect(seen.size).to.equal(PICTURE_IDS.length);
  });

  it('shows something under a sheet for any unknown id', async () => {
    const unknown = outlines(await show(picture('gramophone')));
    for (const id of ['', '__proto__', 'constructor', '<b>'])
      expect(outlines(await show(picture(id)))).to.equal(unknown);
    expectSound(await show(picture('gramophone')));
  });
});

describe('Sanitarium art: tiles', () => {
  for (const tile of tiles) {
    it(`draws ${tile.id ?? tile.kind} ${tile.facing} with at most 60 nodes`, async () => {
      const drawn = await show(tileArt(tile, tile.kind === 'room' ? 'A Name' : undefined));
      expectSound(drawn);
      expect(drawn.querySelectorAll('*').length).to.be.at.most(60);
      expect(drawn.textContent.replace(/\s+/g, ' ').trim()).to.equal(tile.kind === 'room' ? 'A Name' : '');
    });
  }

  for (const kind of ['room', 'dark', 'back'] as const) {
    it(`SAN-RUL-01: a ${kind} has the doorways W N on its left half and E S on its right half if it is horizontal, N E on its upper half and S W on its lower half if it is vertical`, async () => {
      const places: Readonly<Record<'h' | 'v', Readonly<Record<string, readonly [number, number]>>>> = {
        h: {
          'left W': [6, 50],
          'left N': [50, 6],
          'left S': [50, 94],
          'right N': [150, 6],
          'right E': [194, 50],
          'right S': [150, 94],
        },
        v: {
          'top N': [50, 6],
          'top E': [94, 50],
          'top W': [6, 50],
          'bottom E': [94, 150],
          'bottom S': [50, 194],
          'bottom W': [6, 150],
        },
      };
      const open = { h: ['left W', 'left N', 'right E', 'right S'], v: ['top N', 'top E', 'bottom S', 'bottom W'] };
      for (const facing of ['h', 'v'] as const) {
        const drawn = await show(tileArt({ kind, facing }));
        const doors = drawn.querySelector<SVGPathElement>('[fill="var(--san-door)"]');
        const group = doors?.closest<SVGGElement>('g[transform]');
        const upright = group?.transform.baseVal.consolidate()?.matrix.inverse() ?? new DOMMatrix();
        const found = Object.entries(places[facing]).filter(([, [x, y]]) =>
          doors?.isPointInFill(new DOMPoint(x, y).matrixTransform(upright)),
        );
        expect(found.map(([name]) => name)).to.have.members(open[facing]);
      }
    });
  }

  it('draws different furniture in every Room of the pack, and none in an unknown Room', async () => {
    const rooms = await Promise.all(
      [...pack.rooms, 'chapel'].map(async (id) => outlines(await show(tileArt({ kind: 'room', id, facing: 'h' })))),
    );
    expect(new Set(rooms).size).to.equal(pack.rooms.length);
    const bare = await show(tileArt({ kind: 'room', id: 'cellar', facing: 'h' }));
    expect(outlines(bare).length).to.be.lessThan(Math.min(...rooms.map(({ length }) => length)));
  });

  it('draws different details in every Dark Hallway of the pack', async () => {
    const ids = Array.from({ length: pack.dark }, (_, i) => `dark.${i + 1}`);
    const drawn = await Promise.all(['dark.0', ...ids].map((id) => show(tileArt({ kind: 'dark', id, facing: 'h' }))));
    drawn.forEach(expectSound);
    expect(new Set(drawn.map(outlines)).size).to.equal(pack.dark + 1);
  });

  it('draws the same back for every card of the map', async () => {
    const plain = outlines(await show(tileArt({ kind: 'back', facing: 'h' })));
    for (const id of ['night-key', 'chapel'])
      expect(outlines(await show(tileArt({ kind: 'back', id, facing: 'h' })))).to.equal(plain);
  });

  it('varies the hatching with `cut`, also for negative numbers', async () => {
    const [here, there, far] = await Promise.all(
      [0, 1, -1].map(async (cut) => outlines(await show(tileArt({ kind: 'back', facing: 'h' }, undefined, cut)))),
    );
    expect(here).not.to.equal(there);
    expect(far).to.equal(there);
  });

  it('breaks the name of a vertical Room into lines, and condenses a word that is too long', async () => {
    const drawn = await show(tileArt({ kind: 'room', facing: 'v' }, 'Visiting Laboratory'));
    const lines = [...drawn.querySelectorAll('text')];
    expect(lines.map(({ textContent }) => textContent)).to.deep.equal(['Visiting', 'Laboratory']);
    expect(lines[1]?.getBBox().width).to.be.at.most(84);
  });
});

describe('Sanitarium art: tokens and paper', () => {
  it('draws a different figure for each of five seats, with its letter', async () => {
    const drawn = await Promise.all([0, 1, 2, 3, 4].map((seat) => show(standee(seat, 'ABCDE'.charAt(seat)))));
    drawn.forEach(expectSound);
    expect(new Set(drawn.map((figure) => figure.querySelectorAll('path')[1]?.getAttribute('d'))).size).to.equal(5);
    expect(drawn.map((figure) => figure.querySelector('text')?.textContent)).to.deep.equal(['A', 'B', 'C', 'D', 'E']);
  });

  it('has three different monsters with a pale rim', async () => {
    const drawn = await Promise.all([0, 1, 2].map((index) => show(monster(index))));
    drawn.forEach(expectSound);
    expect(new Set(drawn.map(outlines)).size).to.equal(3);
    for (const mass of drawn) expect(mass.querySelector('path')?.getAttribute('stroke')).not.to.equal('none');
  });

  it('shortens the candle with the deck, and puts it out at the end', async () => {
    const heights: number[] = [];
    for (const left of [1, 0.7, 0.4, 0.1]) {
      const drawn = await show(candle(left));
      expectSound(drawn);
      expect(drawn.querySelector('[fill="var(--san-flame)"]')).not.to.equal(null);
      heights.push(drawn.querySelector<SVGPathElement>('[fill="var(--san-bone)"]')?.getBBox().height ?? 0);
    }
    expect(heights).to.deep.equal([...heights].sort((a, b) => b - a));
    expect((await show(candle(0))).querySelector('[fill="var(--san-flame)"]')).to.equal(null);
    expect(outlines(await show(candle(7)))).to.equal(outlines(await show(candle(1))));
  });

  it('draws each match and each mark in a different shape', async () => {
    const drawn = await Promise.all(
      [match('fresh'), match('spent'), eyeMark(), lock(), ...kinds.map(typeMark)].map(show),
    );
    drawn.forEach(expectSound);
    expect(new Set(drawn.map(outlines)).size).to.equal(drawn.length);
  });

  it('draws a different edge for each kind of card, and a torn edge for Hallucinations', async () => {
    const drawn = await Promise.all(kinds.map((kind) => show(cardFrame(kind))));
    drawn.forEach(expectSound);
    expect(new Set(drawn.map(outlines)).size).to.equal(kinds.length);
    expect((await show(pennant('item', 3))).querySelector('text')?.textContent).to.equal('3');
  });
});

describe('Sanitarium art: the pictures of a pack', () => {
  const conch = '/examples/packs/la-colonia/conch.svg';
  const shown = (drawn: Element | null | undefined): string => (drawn ? getComputedStyle(drawn).visibility : 'none');

  it('leaves the place of a missing picture plain, and reports it once', async () => {
    const missed: string[] = [];
    const art = artOf(
      { pictures: { pager: '/package.json', sluice: conch, 'table.monster': '/package.json' } },
      (key) => missed.push(key),
    );
    const board = (): Promise<SVGSVGElement> => show(art.gridArt.token!({ kind: 'monster', shape: 2 } as never));
    const [lost, again, kept, monster] = await Promise.all([
      show(art.picture('pager')),
      show(art.picture('pager')),
      show(art.picture('sluice')),
      board(),
    ]);
    await waitUntil(() => missed.length > 1, missed.join());
    await waitUntil(() => [lost, again, monster].every((drawn) => shown(drawn.querySelector('image')) === 'hidden'));
    expect(missed.sort()).to.deep.equal(['pager', 'table.monster']);
    expect(shown(kept.querySelector('image'))).to.equal('visible');
    // A new drawing does not request the missing picture again.
    const [anew, peg] = await Promise.all([show(art.picture('pager')), board()]);
    expect([anew, peg].map((drawn) => drawn.querySelectorAll('image').length)).to.deep.equal([0, 0]);
    expectSound(peg);
    expect(outlines(monster)).to.equal(outlines(peg));
    expect(shown(monster.querySelector('path'))).to.equal('visible');
  });

  it('shows a valid picture in the place of a missing one', async () => {
    const place = await fixture<HTMLElement>(html`<div></div>`);
    const draw = (address: string): unknown =>
      render(
        html`<svg viewBox=${PICTURE_BOX}>
          ${artOf({ pictures: { pager: address } }, () => undefined).picture('pager')}
        </svg>`,
        place,
      );
    draw('/package.json');
    const drawn = place.querySelector('image');
    await waitUntil(() => shown(drawn) === 'hidden');
    draw(conch);
    await waitUntil(() => shown(drawn) === 'visible');
    expect(place.querySelector('image')).to.equal(drawn);
  });

  it('uses, with softened content, only softened pictures and pictures of cards without content warnings', async () => {
    const art = artOf(
      {
        pictures: Object.fromEntries(
          ['pager', 'pager.calm', 'key', 'sluice', 'dark', 'dark.2.calm', 'table.back', 'table.monster'].map((id) => [
            id,
            `${conch}#${id}`,
          ]),
        ),
        texts: { 'pager.notes': 'eyes', 'key.notes': 'doors', 'dark.notes': 'darkness' },
      },
      () => undefined,
    ).calm;
    const hrefs = async (drawing: SVGTemplateResult): Promise<string | undefined> =>
      (await show(drawing)).querySelector('image')?.getAttribute('href')?.replace(/.*#/, '');
    expect(
      await Promise.all(['pager', 'key', 'sluice', 'hallucination-back'].map((id) => hrefs(art.picture(id)))),
    ).to.deep.equal(['pager.calm', undefined, 'sluice', 'table.back']);
    const hall = (id: string): SVGTemplateResult =>
      art.gridArt.tile!({
        id: 'tile:0',
        kind: 'dark',
        art: id,
        name: '',
        cells: [
          [0, 0],
          [1, 0],
        ],
      } as never);
    expect(await Promise.all(['dark.1', 'dark.2'].map((id) => hrefs(hall(id))))).to.deep.equal([
      undefined,
      'dark.2.calm',
    ]);
    // If the pack has no picture of a Dark Hallway, the hallway does not get the details of our own drawing.
    expect(outlines(await show(hall('dark.1')))).to.equal(
      outlines(await show(tileArt({ kind: 'dark', facing: 'h', inside: svg`` }))),
    );
    const pegs = await Promise.all(
      [0, 1, 2].map((shape) => show(art.gridArt.token!({ kind: 'monster', shape } as never))),
    );
    expect(pegs.map((peg) => peg.querySelector('image'))).to.deep.equal([null, null, null]);
    expect(new Set(pegs.map(outlines)).size).to.equal(3);
  });
});
