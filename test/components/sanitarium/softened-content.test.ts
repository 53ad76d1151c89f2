// <sanitarium-game calm>: the match is the same, but nothing in the element shows the name, the flavour text or the
// picture of a card with content warnings. This is tested in English, in German and in the pseudo-locale.
import { expect } from '@open-wc/testing';
import { html, render, type SVGTemplateResult } from 'lit';
import type { CardHand } from '../../../src/components/nw-card-hand/nw-card-hand.js';
import type { Log } from '../../../src/components/nw-log/nw-log.js';
import { picture as calmPicture } from '../../../src/components/sanitarium-game/art/softened-pictures.js';
import { picture } from '../../../src/components/sanitarium-game/art/card-pictures.js';
import { gridArt } from '../../../src/components/sanitarium-game/art/piece-art.js';
import { SanitariumGame } from '../../../src/components/sanitarium-game/sanitarium-game.js';
import { contentOf } from '../../../src/engine/games/sanitarium/cards/card-index.js';
import { pack } from '../../../src/engine/games/sanitarium/content/pack.js';
import type { Situation } from '../../../src/engine/games/sanitarium/state/situation.js';
import type { Message, Messages } from '../../../src/messages/message.js';
import { pseudo } from '../../../src/engine/speech/pseudo-locale.js';
import deCards from '../../../src/messages/de/sanitarium/cards.js';
import deTable from '../../../src/messages/de/sanitarium/table.js';
import cards from '../../../src/messages/en/sanitarium/cards.js';
import tableWords from '../../../src/messages/en/sanitarium/table.js';
import { inChromium, isAccessible, waitUntil } from '../support/browser.js';
import { asked, board, button, choose, ids, isOver, listen, play, root, signature } from './driver.js';

const content = contentOf(pack);
const all = Object.values(content.cards);
const of = (type: string): string[] =>
  all.filter((card) => card.type === type && !card.id.endsWith('.2')).map(({ id }) => id);

/** All cards of the map face up, and one player with every card that can be held. */
const everything: Situation = {
  map: [...of('room').map((id, i) => [id, 'h', 0, i] as const), ...of('dark').map((id, i) => [id, 'h', 2, i] as const)],
  players: [
    {
      at: [0, 0],
      items: of('item'),
      actions: of('action'),
      hallucinations: [...content.hallucinations, 'confusion.1'],
      things: ['night-key', 'moths'].filter((kind) => pack.items.some((item) => item.kind === kind)),
    },
    { at: [0, 1] },
  ],
  monsters: [
    [2, 5],
    [2, 6],
    [2, 7],
  ],
  ap: 3,
};

const faces = [...new Set(all.map(({ id, kind, type }) => (type === 'dark' ? id : kind)))];
const kinds = [...new Set(all.map(({ kind }) => kind))];
const plain = (message: Message | undefined): string => (typeof message === 'string' ? message : '');

/** Returns the names and flavour texts that softened content replaces, in the language of `words`. */
function distressing(words: Messages): string[] {
  const keys = [
    ...kinds,
    ...faces.flatMap((face) => ['flavour', 'safe'].map((part) => `${face}.${part}`)),
    ...['case-competitive', 'case-cooperative', 'case-solo', 'aid'].flatMap((id) => [
      ...(id === 'aid' ? [] : [id]),
      `${id}.flavour`,
    ]),
  ];
  // Removes the brackets of the pseudo-locale, because a name in a sentence has none.
  return keys
    .map((key) =>
      plain(words[key])
        .replace(/^⟦| ·|⟧$/g, '')
        .trim(),
    )
    .filter((text) => text.length > 2);
}

/** All text, labels and titles in an element and its shadow roots. */
function said(node: Node): string {
  if (node instanceof CharacterData) return node.nodeType === Node.TEXT_NODE ? node.data : '';
  const element = node as Element;
  if (['style', 'script'].includes(element.localName)) return '';
  const labels =
    'getAttribute' in element
      ? ['aria-label', 'title', 'alt', 'aria-valuetext', 'aria-roledescription'].map(
          (name) => element.getAttribute(name) ?? '',
        )
      : [];
  const inside = [
    ...((element as HTMLElement).shadowRoot ? [(element as HTMLElement).shadowRoot as Node] : []),
    ...node.childNodes,
  ];
  return [...labels, ...inside.map(said)].join(' ').replace(/\s+/g, ' ');
}

/** The path data of all drawings in a node and its shadow trees. */
function outlines(node: Node): string[] {
  const own = node instanceof SVGPathElement ? [node.getAttribute('d') ?? ''] : [];
  const shadow = (node as Partial<HTMLElement>).shadowRoot;
  return [...own, ...[...(shadow ? [shadow as Node] : []), ...node.childNodes].flatMap(outlines)];
}
function outlinesOf(drawing: SVGTemplateResult): string[] {
  const box = document.createElement('div');
  render(html`<svg>${drawing}</svg>`, box);
  return outlines(box);
}

const hands = (game: SanitariumGame): CardHand[] => [...root(game).querySelectorAll<CardHand>('nw1-card-hand')];

async function table(attributes: Record<string, string> = {}): Promise<SanitariumGame> {
  const game = await play({ seats: 'person expert', seed: 'calm', calm: '', ...attributes }, { situation: everything });
  await asked(game);
  await waitUntil(() => root(game).querySelector('.reference'), 'no pictures and words of the cards');
  await Promise.all(hands(game).map((hand) => hand.updateComplete));
  return game;
}

const quick = { interval: 4 };
/** Opens every card in the hands, and returns the text of all cards. */
async function readCards(game: SanitariumGame): Promise<string> {
  let read = '';
  for (const hand of hands(game)) {
    for (const card of hand.shadowRoot!.querySelectorAll<HTMLElement>('.card')) {
      card.dispatchEvent(new KeyboardEvent('keydown', { key: 'i', bubbles: true, composed: true }));
      await waitUntil(() => hand.shadowRoot!.querySelector('dialog[open]'), '', quick);
      read += said(hand.shadowRoot!.querySelector('dialog')!);
      hand.shadowRoot!.querySelector('dialog')!.close();
      await waitUntil(() => !hand.shadowRoot!.querySelector('dialog'), '', quick);
    }
  }
  return read;
}

describe('<sanitarium-game calm>', () => {
  before(() => {
    // The messages are loaded in parts; each part is translated to the pseudo-locale once.
    const made = new WeakMap<Messages, Record<PropertyKey, Message>>();
    const look = (_: object, key: PropertyKey): Message | undefined => {
      const { en } = SanitariumGame.catalogue;
      if (!made.has(en)) made.set(en, pseudo(en));
      return made.get(en)![key];
    };
    const words = new Proxy(
      {},
      { get: look, getOwnPropertyDescriptor: (_, key) => ({ value: look(_, key), configurable: true }) },
    );
    SanitariumGame.catalogue = { ...SanitariumGame.catalogue, 'en-XA': words };
  });
  after(() => {
    const { 'en-XA': _, ...catalogue } = SanitariumGame.catalogue;
    SanitariumGame.catalogue = catalogue;
  });

  const english = { ...cards, ...tableWords };
  for (const [lang, words] of [
    ['en', english],
    ['de', { ...deCards, ...deTable }],
    ['en-XA', pseudo<string>(english)],
  ] as const)
    it(`shows no distressing name, text or picture of any card: ${lang}`, async function () {
      if (!inChromium) this.skip(); // words are the same in every browser
      const game = await table({ lang });
      const shown = `${said(game)} ${game.describe()} ${await readCards(game)}`;
      for (const text of distressing(words)) expect(shown.includes(text), text).to.equal(false);
      expect(hands(game).flatMap(({ model }) => model!.cards).length).to.be.greaterThan(28);
      for (const card of hands(game).flatMap(({ model }) => model!.cards)) {
        expect(card.notes, card.name).to.equal(undefined);
        expect(card.text, card.name).to.be.a('string');
      }
      expect(shown).not.to.match(/\.calm|does-|changes-|\{\w+\}/);
    });

  it('replaces the picture of every card, on the map and in the hand', async () => {
    const game = await table();
    const drawn = new Set(outlines(game));
    const calm = new Set([...kinds, 'case-competitive', 'aid'].flatMap((kind) => outlinesOf(calmPicture(kind))));
    for (const kind of [...pack.items, ...pack.actions, ...pack.hallucinations, pack.confusion]
      .map(({ kind: id }) => id)
      .concat('case-competitive', 'aid')) {
      const own = outlinesOf(picture(kind)).filter((outline) => outline.length > 24 && !calm.has(outline));
      expect(own.length, kind).to.be.greaterThan(0);
      for (const outline of own) expect(drawn.has(outline), `${kind}: ${outline.slice(0, 60)}`).to.equal(false);
    }
    const common = new Set(
      outlinesOf(
        gridArt.tile!({
          id: 'tile:0',
          kind: 'room',
          art: 'none',
          name: '',
          cells: [
            [0, 0],
            [1, 0],
          ],
        } as never),
      ),
    );
    for (const tile of board(game)!.model!.tiles) {
      const own = outlinesOf(gridArt.tile!(tile)).filter((outline) => outline && !common.has(outline));
      // The walls and floors of all Dark Hallways are equal; only the last path differs.
      const halls = tile.kind === 'dark' ? own.slice(-1) : own;
      expect(halls.length, tile.id).to.be.greaterThan(0);
      for (const outline of halls)
        expect(drawn.has(outline), `${tile.art ?? ''}: ${outline.slice(0, 60)}`).to.equal(false);
    }
  });

  it('softens the log and the announcements, too', async function () {
    if (!inChromium) this.skip();
    const { said: heard, stop } = listen();
    const game = await play({ seats: 'person random random random', seed: 'calm log', calm: '' });
    for (let turn = 0, before = ''; turn < 16 && (await asked(game, before)); turn++) {
      before = signature(game);
      choose(game, ids(game)[turn % ids(game).length]!);
    }
    stop();
    const lines = root(game)
      .querySelector<Log>('nw1-log')!
      .model!.lines.map(({ text }) => text);
    expect(lines.length).to.be.greaterThan(30);
    for (const text of distressing(cards))
      for (const line of [...lines, ...heard])
        expect(line).not.to.match(new RegExp(`\\b${text.replace(/[.?]/g, '\\$&')}(?![a-z])`));
    expect(lines.join()).to.match(/Quiet Hallway|Room|Library|Laundry|Greenhouse/);
  });

  it('does not change the match: saves and choices stay equal, whether it is set by attribute, property or button', async () => {
    const setup = { seats: 'person random', seed: 'same' };
    const [plainly, calmly] = [await play(setup), await play({ ...setup, calm: '' })];
    const same = (): boolean => JSON.stringify(calmly.save()) === JSON.stringify(plainly.save());
    for (let i = 0, before = ''; i < 12 && (await asked(plainly, before)); i++) {
      await waitUntil(() => same() && ids(calmly).join() === ids(plainly).join(), 'different saves or choices');
      expect(board(calmly)!.model!.spaces.map(({ id }) => id)).to.deep.equal(
        board(plainly)!.model!.spaces.map(({ id }) => id),
      );
      before = signature(plainly);
      const id = ids(plainly)[i % ids(plainly).length]!;
      choose(plainly, id);
      choose(calmly, id);
      if (i === 4) calmly.calm = false;
      if (i === 6) calmly.setAttribute('calm', 'true');
      if (i === 8) {
        await waitUntil(() => root(calmly).querySelector('.reference'), 'no switch');
        button(calmly, 'Calm').click();
      }
    }
    await waitUntil(same, 'different saves');
    expect(calmly.calm).to.equal(false);
  });

  it('softens the whole table when it is turned on, and restores it when it is turned off', async () => {
    const game = await table({ calm: 'false' });
    const rooms = (): string =>
      board(game)!
        .model!.tiles.map(({ name }) => name)
        .join();
    const names = (): string =>
      hands(game)
        .flatMap(({ model }) => model!.cards.map(({ name }) => name))
        .join();
    const [roughRooms, roughNames] = [rooms(), names()];
    expect(roughNames).to.contain('Knucklebone');
    button(game, 'Calm').click();
    await waitUntil(() => names().includes('Smooth Pebble') && rooms().includes('Library'), 'not calm');
    expect([game.calm, game.matches(':state(calm)'), button(game, 'Calm').ariaPressed]).to.deep.equal([
      true,
      true,
      'true',
    ]);
    button(game, 'Calm').click();
    await waitUntil(() => names() === roughNames && rooms() === roughRooms, 'still calm');
  });

  it('softens an opened card', async () => {
    const game = await table({ calm: 'false' });
    const [hand] = hands(game);
    const reading = (): HTMLDialogElement | null => hand!.shadowRoot!.querySelector('dialog');
    hand!
      .shadowRoot!.querySelector('.card')!
      .dispatchEvent(new KeyboardEvent('keydown', { key: 'i', bubbles: true, composed: true }));
    await waitUntil(() => reading()?.open && said(reading()!).includes('Contains:'), 'the card is not read');
    game.calm = true;
    await waitUntil(() => reading() && !said(reading()!).includes('Contains:'), 'the card does not change');
    expect(said(reading()!)).to.contain(hand!.model!.cards[0]!.name);
  });

  it('can be chosen in the form', async () => {
    const game = await play({});
    const box = [...root(game).querySelectorAll<HTMLInputElement>('form input[type=checkbox]')].find((each) =>
      each.closest('label')!.textContent.includes('Calm'),
    )!;
    box.click();
    await game.updateComplete;
    expect([game.calm, box.checked]).to.deep.equal([true, true]);
    button(game, 'Play now').click();
    await waitUntil(() => root(game).querySelector('.table'), 'no table');
    expect(game.matches(':state(calm)')).to.equal(true);
    await isAccessible(game);
  });

  it('is saved with the match, so that a reload shows nothing distressing', async () => {
    const kept = { id: 'calm-kept', seats: 'person random', seed: 'kept', 'no-save': 'false' };
    const first = await play({ ...kept, calm: '' });
    await asked(first);
    first.remove();
    const second = await play(kept);
    await asked(second);
    expect(second.calm).to.equal(true);
    second.leave();
    second.remove();
  });

  it('allows no sudden movement: the pieces have calm motion', async () => {
    const game = await play({ seats: 'person random', seed: 'slow', calm: '', motion: 'full' });
    await asked(game);
    for (const piece of root(game).querySelectorAll('nw1-tile-grid, nw1-choices, nw1-card-hand, nw1-dice-pool'))
      expect(piece.getAttribute('motion'), piece.localName).to.be.oneOf(['calm', 'none']);
    expect(isOver(game)).to.equal(false);
  });

  it('uses the softened texts of a pack, or else the type and number of the card', async () => {
    const file = (await (await fetch('/examples/packs/night-shift.json')).json()) as {
      readonly texts: Record<string, string>;
      readonly items: readonly { readonly kind: string }[];
    };
    Object.assign(file.texts, {
      'pager.notes': 'being watched',
      'pager.calm': 'Bicycle Bell',
      'master-key.notes': 'confinement',
    });
    const game = await play(
      { seats: 'person random', seed: 'pack', calm: '' },
      {
        situation: {
          map: [
            ['sluice', 'h', 0, 0],
            ['dark.1', 'h', 2, 0],
          ],
          players: [{ at: [0, 0], items: ['pager.1', 'master-key.1', 'linen-trolley.1'] }, { at: [0, 0] }],
          ap: 2,
        },
      },
    );
    const child = document.createElement('script');
    child.type = 'application/json';
    child.textContent = JSON.stringify(file);
    game.append(child);
    const names = (): string[] => hands(game).flatMap(({ model }) => model!.cards.map(({ name }) => name));
    await waitUntil(() => names().includes('Bicycle Bell'), names().join());
    const nth = file.items.findIndex(({ kind }) => kind === 'master-key') + 1;
    expect(names().slice(0, 3)).to.deep.equal(['Bicycle Bell', `Item ${nth}`, 'Linen Trolley']);
    expect(said(game).includes('Master Key')).to.equal(false);
  });

  it('softens replays, too', async () => {
    const game = await table({ calm: 'false' });
    choose(game, 'end');
    const frames = (): number =>
      (game.state as { readonly record: { readonly frames: readonly unknown[] } }).record.frames.length;
    await waitUntil(() => frames() > 1, 'the turn does not end');
    const { state } = game;
    const other = await play({ seats: 'person random', seed: 'other', calm: '' });
    await asked(other);
    game.remove();
    other.state = state;
    const again = (): ShadowRoot | null | undefined =>
      root(other)
        .querySelector('nw1-match-replay')
        ?.shadowRoot?.querySelector('nw1-rules-example')
        ?.shadowRoot?.querySelector('nw1-sanitarium-stage')?.shadowRoot;
    await waitUntil(() => again()?.querySelector('nw1-card-hand'), 'nothing is shown');
    await waitUntil(() => said(other).includes('Greenhouse'), 'not calm');
    for (const word of distressing(cards)) expect(said(other).includes(word), word).to.equal(false);
    other.calm = false;
    await waitUntil(() => said(other).includes('Boiler Room'), 'still calm');
    other.calm = true;
    await waitUntil(() => !said(other).includes('Boiler Room'), 'not calm again');
  });

  it('draws the softened pictures of a pack, its pictures of cards without content warnings, and no others', async () => {
    const file = (await (await fetch('/examples/packs/night-shift.json')).json()) as {
      texts: Record<string, string>;
      pictures?: Record<string, string>;
    };
    Object.assign(file.texts, {
      'pager.notes': 'being watched',
      'master-key.notes': 'confinement',
      'linen-trolley.notes': '',
    });
    const at = (name: string): string => `/examples/packs/la-colonia/${name}.svg`;
    file.pictures = {
      pager: at('hand-bell'),
      'pager.calm': at('calm/conch'),
      'master-key': at('gate-key'),
      'linen-trolley': at('barrow'),
      sluice: at('boat-house'),
      'table.monster': at('monster'),
    };
    const game = await play(
      { seats: 'person random', seed: 'pictures', calm: '' },
      {
        situation: {
          map: [
            ['sluice', 'h', 0, 0],
            ['dark.1', 'h', 2, 0],
          ],
          players: [{ at: [0, 0], items: ['pager.1', 'master-key.1', 'linen-trolley.1'] }, { at: [0, 0] }],
          monsters: [[2, 0]],
          ap: 2,
        },
      },
    );
    const child = document.createElement('script');
    child.type = 'application/json';
    child.textContent = JSON.stringify(file);
    game.append(child);
    const images = (): string[] =>
      [
        ...hands(game).flatMap((each) => [...each.shadowRoot!.querySelectorAll('image')]),
        ...(board(game)?.shadowRoot?.querySelectorAll('image') ?? []),
      ].map((image) => image.getAttribute('href') ?? '');
    await waitUntil(() => images().some((href) => href.endsWith(at('calm/conch'))), images().join());
    expect([...new Set(images().map((href) => new URL(href).pathname))].sort()).to.deep.equal(
      ['barrow', 'boat-house', 'calm/conch'].map(at).sort(),
    );
    expect(
      [...hands(game)[0]!.shadowRoot!.querySelectorAll('.picture > svg')].map(
        ({ childElementCount }) => childElementCount,
      ),
    ).to.deep.equal([1, 0, 1]);
    expect(board(game)!.shadowRoot!.querySelector('[data-id="monster:0"] .mover path')!.getAttribute('d')).to.match(
      /^M-18 8V-6Q/,
    );
  });
});
