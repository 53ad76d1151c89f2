// Several people at one device: whoever holds it sees where they hide, and while it goes round nobody sees or hears anything.
import { expect } from '@open-wc/testing';
import { pack } from '../../../src/engine/games/asylum-escape/content/pack.js';
import type { AsylumView } from '../../../src/engine/games/asylum-escape/state/knowledge.js';
import type { SeatRecord } from '../../../src/engine/kernel/index.js';
import type { Replay } from '../../../src/engine/table/replay.js';
import type { AsylumEscapeGame } from '../../../src/components/asylum-escape-game/asylum-escape-game.js';
import type { Notebook } from '../../../src/components/asylum-escape-game/notebook/notebook.js';
import { Announcer } from '../../../src/components/shared/announcer.js';
import cards from '../../../src/messages/en/asylum-escape/cards.js';
import sharing from '../../../src/messages/en/pieces/match-replay.js';
import { button, choose, curtain, house, ids, isOver, offered, play, root, take, written } from './harness.js';
import { waitUntil } from '../support/browser.js';

interface Truth {
  readonly stage: string;
  readonly victims: readonly {
    readonly seat: number;
    readonly alive: boolean;
    readonly at: string;
    readonly hand: readonly { readonly card: string }[];
  }[];
}
const truth = (game: AsylumEscapeGame): Truth => (game.save()!.snapshot as unknown as { state: Truth }).state;
/** Whose room or hand, among the living, stands in what is passed on. */
function told(game: AsylumEscapeGame, { save, record }: Pick<Replay, 'save' | 'record'>): readonly number[] {
  const text = JSON.stringify(record);
  expect(save, 'no seed, no choices').to.equal(undefined);
  const frames = (record as SeatRecord<AsylumView>).frames.flatMap(({ state }) => state.victims);
  const rooms = frames
    .filter(({ at, route, alive }) => alive && (at ?? route?.at(-1) ?? '') !== '')
    .map(({ seat }) => seat);
  return [
    ...rooms,
    ...truth(game)
      .victims.filter(({ hand }) => hand.some(({ card }) => text.includes(`"${card}"`)))
      .map(({ seat }) => seat),
  ];
}
const heard = (): string =>
  [...document.querySelectorAll('[data-nightward]')].map(({ textContent }) => textContent).join(' ');
const names = ['Mara', 'Noah', 'Olga'];
const three = { seats: 'person person person', patients: '0', seed: 'curtain', names: names.join(', ') };

/** What stands for rooms or cards: an id in an attribute, a name in a sentence. */
const wordsOf = (...ids: readonly string[]): RegExp =>
  new RegExp(`\\b(${ids.flatMap((id) => [id, cards[id as keyof typeof cards]]).join('|')})\\b`);
const secret = wordsOf(...[...pack.locations, ...pack.camoSabo].map(({ id }) => id));

/** All that is said from now on and not taken back. */
function listen(): { readonly said: readonly string[]; end(): void } {
  const said: string[] = [];
  const { say, forget } = Announcer.prototype;
  Announcer.prototype.say = function (text) {
    said.push(text);
    say.call(this, text);
  };
  Announcer.prototype.forget = function () {
    said.length = 0;
    forget.call(this);
  };
  return {
    said,
    end: () => {
      Object.assign(Announcer.prototype, { say, forget });
    },
  };
}

describe('<asylum-escape-game> at one device', () => {
  it('AE-SET-12 keeps Victims hidden from one another, and all of them from the Patients player', async () => {
    const ear = listen();
    try {
      const game = await play(three);
      const had = new Set<string>();
      for (let turns = 0; turns < 9 && !isOver(game); turns++) {
        await waitUntil(() => curtain(game) ?? isOver(game), 'no curtain', { interval: 10 });
        if (isOver(game)) break;
        await game.updateComplete;
        const said = [document.title, game.describe(), heard(), ...ear.said].join('\n');
        expect(secret.exec(said)?.[0], 'behind the curtain').to.equal(undefined);
        // What everybody may see stands below it, and nothing else.
        await house(game).updateComplete;
        const closed = written(document.body);
        expect(house(game).model?.own, 'nobody hides').to.equal(undefined);
        expect(root(game).querySelector('nw1-notebook, nw1-card-hand, nw1-choices')).to.equal(null);
        const hands = truth(game).victims.flatMap(({ hand }) => hand.map(({ card }) => card.replace(/\.\d+$/, '')));
        if (hands.length > 0) expect(wordsOf(...hands).exec(closed)?.[0], 'behind the curtain').to.equal(undefined);
        expect(told(game, game.state as Replay), 'passed on by nobody').to.deep.equal([]);
        expect(ear.said.length, 'only who has to take it is said').to.equal(1);
        const name = await take(game);
        had.add(name);
        const seat = names.indexOf(name);
        await house(game).updateComplete;
        const { victims } = truth(game);
        const me = victims.find((victim) => victim.seat === seat);
        // Only the own room is known as such, and only to a Victim.
        expect(house(game).model?.own, name).to.equal(me?.alive && me.at ? `room:${me.at}` : undefined);
        expect(root(game).querySelector<Notebook>('nw1-notebook')?.model?.name, name).to.equal(
          me?.alive ? name : undefined,
        );
        const all = written(root(game));
        for (const other of victims)
          if (other.seat !== seat)
            for (const { card } of other.hand)
              expect(all, `${name} sees nothing of ${names[other.seat]!}`).not.to.contain(`card:${card}`);
        expect(
          told(game, game.state as Replay).every((whose) => whose === seat),
          `${name} passes on what ${name} knows`,
        ).to.equal(true);
        while (!curtain(game) && !isOver(game)) {
          const before = JSON.stringify(ids(game));
          choose(game, ids(game).at(-1)!);
          await waitUntil(
            () => curtain(game) ?? (isOver(game) || (ids(game).length > 0 && JSON.stringify(ids(game)) !== before)),
            'nobody is asked',
            { interval: 10 },
          );
        }
      }
      expect(had.size, 'everybody has had the device').to.equal(3);
    } finally {
      ear.end();
    }
  });

  it('says what everybody may see in the words of now, those too that came after the curtain', async () => {
    const game = await play({
      ...three,
      situation: JSON.stringify({
        patients: [{ card: 'crawler', at: 'kitchen' }],
        victims: [
          { card: 'reporter', at: 'office' },
          { card: 'cook', at: 'chapel' },
        ],
        phase: 'victim',
        active: 1,
      }),
    });
    const open = (): string => root(game).querySelector('.table.open')?.textContent ?? '';
    await waitUntil(() => open().includes('whatever the coin shows'), 'the text of the Crawler, which comes late');
    game.lang = 'de';
    await waitUntil(() => open().includes('Münze'), 'the table in German');
    expect(open()).not.to.contain('whatever');
  });
  it('gives each a notebook of their own, and takes with it what was said of it', async () => {
    const game = await play(three);
    const book = (): Notebook => root(game).querySelector<Notebook>('nw1-notebook')!;
    const pencilled = (): string => JSON.stringify(book().notes);
    const first = await take(game);
    choose(game, 'keep');
    const second = await take(game);
    expect(second).not.to.equal(first);
    await waitUntil(() => book());
    book().write(book().model!.columns[0]!.rooms[0]!.id);
    expect(pencilled()).to.contain('perhaps');
    await waitUntil(() => heard().includes('perhaps'), 'nothing is said of it');
    choose(game, 'keep');
    // Both are asked where they hide, and whoever has the device answers first.
    choose(game, await offered(game, 'start:'));
    await waitUntil(() => curtain(game));
    expect(heard()).not.to.contain('perhaps');
    expect(await take(game)).to.equal(first);
    expect(pencilled()).to.equal('{}');
  });

  it('passes on a running match as it lies open, or as one saw it; the whole of it only where that was chosen and warned of', async () => {
    const files: Blob[] = [];
    const { createObjectURL } = URL;
    const game = await play(three);
    const dialog = (): HTMLDialogElement | null | undefined =>
      root(game).querySelector('nw1-share-panel')?.shadowRoot?.querySelector('dialog');
    const name = await take(game);
    button(game, 'Share').click();
    await waitUntil(() => dialog()?.open, 'no dialog');
    try {
      URL.createObjectURL = (file: Blob) => (files.push(file), '#');
      const eyes = [...dialog()!.querySelectorAll<HTMLInputElement>('input[type=radio]')];
      expect(
        eyes.map(({ checked }) => checked),
        'what lies open, if nothing else is said',
      ).to.deep.equal([true, false, false]);
      expect(eyes[2]!.closest('label')!.querySelector('small')!.textContent).to.equal(sharing['all-note']);
      for (const each of eyes) {
        each.click();
        [...dialog()!.querySelectorAll('button')]
          .find(({ textContent }) => textContent?.trim() === sharing.file)!
          .click();
      }
    } finally {
      Object.assign(URL, { createObjectURL });
    }
    const [open, own, all] = await Promise.all(files.map(async (file) => JSON.parse(await file.text()) as Replay));
    expect([open, own].map((replay) => [replay?.save, replay?.record?.seat])).to.deep.equal([
      [undefined, null],
      [undefined, names.indexOf(name)],
    ]);
    expect(all!.save!.choices.length, name).to.equal(game.save()!.choices.length);
  });

  it('opens nothing that would pass on what one person saw once another has to take the device', async () => {
    const game = await play(three);
    await take(game);
    const share = button(game, 'Share');
    choose(game, 'keep');
    share.click();
    await waitUntil(() => curtain(game));
    await import('../../../src/components/game/replay/share-match.js');
    await game.updateComplete;
    expect(!!root(game).querySelector('nw1-share-panel'), 'a dialog over the curtain').to.equal(false);
  });
});
