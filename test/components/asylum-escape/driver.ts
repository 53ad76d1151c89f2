// Helpers for tests of <asylum-escape-game>, and its driver.
import { expect } from '@open-wc/testing';
import '../../../src/components/asylum-escape-game/define.js';
import type { AsylumEscapeGame } from '../../../src/components/asylum-escape-game/asylum-escape-game.js';
import type { Notebook } from '../../../src/components/asylum-escape-game/notebook/notebook.js';
import type { CardHand } from '../../../src/components/nw-card-hand/nw-card-hand.js';
import type { Choices } from '../../../src/components/nw-choices/nw-choices.js';
import type { House } from '../../../src/components/nw-house/nw-house.js';
import { NwChooseEvent } from '../../../src/components/shared/events.js';
import { pack } from '../../../src/engine/games/asylum-escape/content/pack.js';
import { rules } from '../../../src/engine/games/asylum-escape/rules/rules.js';
import type { AsylumView } from '../../../src/engine/games/asylum-escape/state/knowledge.js';
import type { Rules, SeatRecord } from '../../../src/engine/kernel/index.js';
import type { Replay } from '../../../src/engine/table/replay.js';
import cards from '../../../src/messages/en/asylum-escape/cards.js';
import de from '../../../src/messages/de/asylum-escape/page.js';
import en from '../../../src/messages/en/asylum-escape/page.js';
import type { GameDriver } from '../game/driver.js';
import { answer, offered, placeGame, root, slips, written, type Attributes, type GameOnPage } from '../game/on-page.js';
import { waitUntil } from '../support/browser.js';

export { listen } from '../support/announcements.js';
export * from '../game/on-page.js';

export const play = (attributes: Attributes, properties?: Partial<AsylumEscapeGame>): Promise<AsylumEscapeGame> =>
  placeGame<AsylumEscapeGame>('asylum-escape-game', attributes, properties);
export const house = (game: Element): House => root(game).querySelector<House>('nw1-house')!;
export const room = (game: Element, id: string): HTMLElement =>
  house(game).shadowRoot!.querySelector<HTMLElement>(`[data-id="${id}"]`)!;

export const alone = { seats: 'person random', patients: '1' };
/** The turn of a Victim, who is two rooms away from a Patient. */
export const hiding = {
  phase: 'victim',
  active: 0,
  patients: [{ card: 'warden', at: 'bell-tower' }],
  victims: [{ card: 'reporter', at: 'theatre', hand: ['chair-under-the-handle.1'] }],
};
const turn = {
  attributes: alone,
  properties: { situation: hiding, faces: [{ deck: 'movement', card: 'two-rooms.1' }] },
};
/** A Patient is beside the room of the only Victim, and the die roll kills. */
export const lastStep = {
  attributes: { seats: 'person random', patients: '0' },
  properties: {
    situation: {
      phase: 'march',
      rooms: 1,
      patients: [{ card: 'warden', at: 'library' }],
      victims: [{ card: 'reporter', at: 'office' }],
    },
    faces: [{ die: 'd6', face: 1 }],
  },
};

// Secrets

interface Truth {
  readonly victims: readonly {
    readonly seat: number;
    readonly alive: boolean;
    readonly at: string;
    readonly hand: readonly { readonly card: string }[];
  }[];
}
const truth = (game: GameOnPage): Truth => (game.save()!.snapshot as unknown as { state: Truth }).state;

/** The seats of the living Victims whose room or hand can be found in a shared record. */
export function passedOn(game: GameOnPage, { save, record }: Pick<Replay, 'save' | 'record'>): readonly number[] {
  const text = JSON.stringify(record);
  expect(save, 'a record has no save').to.equal(undefined);
  return [
    ...(record as SeatRecord<AsylumView>).frames
      .flatMap(({ state }) => state.victims)
      .filter(({ at, route, alive }) => alive && (at ?? route?.at(-1) ?? '') !== '')
      .map(({ seat }) => seat),
    ...truth(game)
      .victims.filter(({ hand }) => hand.some(({ card }) => text.includes(`"${card}"`)))
      .map(({ seat }) => seat),
  ];
}

/**
 * Returns a pattern that finds these rooms or cards in text: by their ids in attributes, and by their names in
 * sentences.
 */
const namesOf = (...ids: readonly string[]): RegExp =>
  new RegExp(`\\b(${ids.flatMap((id) => [id, cards[id as keyof typeof cards]]).join('|')})\\b`);
const roomsAndCards = namesOf(...[...pack.locations, ...pack.camoSabo].map(({ id }) => id));

export const names = ['Mara', 'Noah', 'Olga'];
export const three = { seats: 'person person person', patients: '0', seed: 'curtain', names: names.join(', ') };

export const driver: GameDriver = {
  tag: 'asylum-escape-game',
  rules: rules as Rules,
  options: { patients: 0 },
  table: alone,
  botsAlone: { seats: 'random random' },
  board: (game) => [
    house(game).model?.own,
    house(game).model?.columns.map(({ rooms }) => rooms.map(({ id }) => id)),
    house(game).model?.figures.map(({ id, room: at }) => [id, at]),
  ],
  turn: { ...turn, act: 'draw:movement' },
  attributes: {
    defaults: {
      version: ['short', 'short'],
      names: ['Eve', ''],
      coin: ['die', 'coin'],
      'collapse-catches': ['off', 'on'],
      patients: ['1', ''],
    },
    wrong: [
      ['version', { version: 'middling' }, 'version', 'version', '“short” or “long”'],
      [
        'AE-RUL-01 the long version with one Victim',
        { seats: 'person expert', version: 'long' },
        'version',
        'version',
        'with one Victim there is only the short version',
      ],
      [
        'Patients in a seat that does not exist',
        { seats: 'person expert', patients: '2' },
        'patients',
        'patients',
        'number of a seat',
      ],
      ['Patients in a seat that is a fraction', { patients: '0.5' }, 'patients', 'patients', 'number of a seat'],
      ['coin', { coin: 'button' }, 'coin', 'coin', '“coin” or “die”'],
      [
        'collapse-catches',
        { 'collapse-catches': 'sometimes' },
        'collapse-catches',
        'collapse-catches',
        '“on” or “off”',
      ],
      ['only one seat', { seats: 'person' }, 'seats', 'seats', 'two to seven seats'],
      ['a seat with an unknown occupant', { seats: 'person butler' }, 'seats', 'seats', 'seats must name'],
      [
        'situation',
        { ...alone, situation: '{"patients": [{"card": "warden", "at": "moon"}]}' },
        'no-room',
        'situation/patients/0/at',
        '“moon”',
      ],
      [
        'a situation that is not an object',
        { seats: 'person random', situation: '[1, 2]' },
        'not-object',
        'situation',
        'must be an object',
      ],
    ],
    mended: {
      attribute: 'version',
      wrong: 'middling',
      en: 'version must be “short”',
      de: 'version muss „short“',
      good: 'short',
    },
  },
  page: { en, de },
  softened: {
    attributes: alone,
    properties: {
      situation: {
        phase: 'victim',
        active: 0,
        patients: [{ card: 'crawler', at: 'morgue' }],
        victims: [{ card: 'reporter', at: 'theatre' }],
      },
    },
    distressing: /Crawler|Morgue/,
    names: (game) =>
      house(game)
        .model!.columns.flatMap((column) => column.rooms.map(({ name }) => name))
        .join(),
  },
  sound: true,
  lessons: true,
  decides: true,
  ends: [
    {
      title: 'AE-RUL-47 the last Victim is caught',
      ...lastStep,
      finish: async (game) => answer(game, await offered(game, 'patient:0:office')),
      heading: 'Won',
      rule: /^AE-/,
    },
  ],
  again: { same: 'Play this house again', other: 'Play again' },
  pageLayout: {
    attributes: alone,
    properties: {
      situation: {
        ...hiding,
        victims: [{ card: 'reporter', at: 'theatre', hand: ['held-breath.1', 'blown-lamp.1'], held: 'second-key.1' }],
      },
      faces: [{ deck: 'movement', card: 'two-rooms.1' }],
    },
    parts: `<nw-choices></nw-choices><nw-log></nw-log><nw-card-hand></nw-card-hand><nw-card-hand data-part="held"></nw-card-hand><nw-card-hand data-part="table"></nw-card-hand>
  ${['house', 'people', 'turn', 'hand', 'decks', 'notebook'].map((part) => `<div data-part="${part}"></div>`).join('')}`,
    filled: (game) => {
      const place = (part: string): ShadowRoot => root(game.querySelector(`[data-part=${part}]`)!);
      const [hand, held] = game.querySelectorAll<CardHand>('nw-card-hand');
      expect([hand, held].map((each) => each!.model!.cards.length)).to.deep.equal([2, 1]);
      expect(place('house').querySelector<House>('nw1-house')!.model!.own).to.equal('room:theatre');
      expect(place('people').querySelectorAll('li').length).to.equal(2);
      expect(place('decks').textContent).to.contain('Movement');
      expect(place('notebook').querySelector('nw1-notebook')).to.exist;
    },
    press: async (game) => {
      const list = game.querySelector<Choices>('nw-choices')!;
      list.dispatchEvent(new NwChooseEvent('draw:movement'));
      await waitUntil(() => list.model?.choices.some(({ id }) => id === 'move:bath-hall'), 'no move is offered');
      const house = root(game.querySelector('[data-part=house]')!).querySelector<House>('nw1-house')!;
      await house.updateComplete;
      root(house)
        .querySelector('[data-id="room:bath-hall"]')!
        .dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }));
    },
  },
  curtain: {
    tables: [{ names, attributes: three }],
    secret: (game, everything) => {
      expect(house(game).model?.own, 'nobody hides').to.equal(undefined);
      expect(root(game).querySelector('nw1-notebook, nw1-card-hand, nw1-choices')).to.equal(null);
      const held = truth(game).victims.flatMap(({ hand }) => hand.map(({ card }) => card.replace(/\.\d+$/, '')));
      if (held.length > 0) expect(namesOf(...held).exec(everything)?.[0]).to.equal(undefined);
      // Rooms are public, but the title and the description must not name any room or card.
      expect(roomsAndCards.exec(`${document.title}\n${game.describe()}`)?.[0]).to.equal(undefined);
      expect(passedOn(game, game.state as Replay), 'the shared state contains no secret').to.deep.equal([]);
    },
    fair: async (game, seat) => {
      await house(game).updateComplete;
      const { victims } = truth(game);
      const me = victims.find((victim) => victim.seat === seat);
      // Only Victims have rooms of their own.
      expect(house(game).model?.own).to.equal(me?.alive && me.at ? `room:${me.at}` : undefined);
      expect(root(game).querySelector<Notebook>('nw1-notebook')?.model?.name).to.equal(
        me?.alive ? names[seat] : undefined,
      );
      const seen = written(root(game));
      for (const other of victims)
        if (other.seat !== seat)
          for (const { card } of other.hand)
            expect(seen, `the hand of seat ${other.seat}`).not.to.contain(`card:${card}`);
      expect(passedOn(game, game.state as Replay).filter((whose) => whose !== seat)).to.deep.equal([]);
    },
    pass: (game) => slips(game).findLast(({ alarm }) => !alarm)!.id,
  },
  whyNot: {
    ...turn,
    closed: 'room:shed',
    rule: /^AE-VIC-04$/,
    missed: 'Chair Under the Handle',
    act: 'draw:movement',
  },
  example: {
    json: {
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
      steps: ['patient:0:library', 'patient:0:office'],
    } as { readonly steps: readonly unknown[] },
    words: ['The Warden', 'Chapel'],
  },
  oddView: ['columns/0/0', 'axe'],
};
