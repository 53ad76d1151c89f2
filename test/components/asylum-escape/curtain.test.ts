// Asylum Escape with several people at one device: the public table below the curtain, notebooks, and sharing. Secrets
// are tested for every game in test/components/game/curtain.test.ts.
import type { Notebook } from '../../../src/components/asylum-escape-game/notebook/notebook.js';
import type { Replay } from '../../../src/engine/table/replay.js';
import { expect } from '@open-wc/testing';
import sharing from '../../../src/messages/en/pieces/match-replay.js';
import { names, three, button, choose, curtain, offered, play, root, takeDevice } from './driver.js';
import { waitUntil } from '../support/browser.js';

const heard = (): string =>
  [...document.querySelectorAll('[data-nightward]')].map(({ textContent }) => textContent).join(' ');

describe('<asylum-escape-game> at one device', () => {
  it('updates the public table below the curtain when messages are loaded or the language changes', async () => {
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
    await waitUntil(() => open().includes('whatever the coin shows'), 'no text of the Crawler, which loads later');
    game.lang = 'de';
    await waitUntil(() => open().includes('Münze'), 'the table is not in German');
    expect(open()).not.to.contain('whatever');
  });
  it('gives each person a notebook, and removes its announcement when the device is handed on', async () => {
    const game = await play(three);
    const book = (): Notebook => root(game).querySelector<Notebook>('nw1-notebook')!;
    const pencilled = (): string => JSON.stringify(book().notes);
    const first = await takeDevice(game);
    choose(game, 'keep');
    const second = await takeDevice(game);
    expect(second).not.to.equal(first);
    await waitUntil(() => book());
    book().cycleGuess(book().model!.columns[0]!.rooms[0]!.id);
    expect(pencilled()).to.contain('perhaps');
    await waitUntil(() => heard().includes('perhaps'), 'the guess is not announced');
    choose(game, 'keep');
    // Both Victims are asked where they hide; the person who has the device answers first.
    choose(game, await offered(game, 'start:'));
    await waitUntil(() => curtain(game));
    expect(heard()).not.to.contain('perhaps');
    expect(await takeDevice(game)).to.equal(first);
    expect(pencilled()).to.equal('{}');
  });

  it('shares a running match as everybody or one person saw it, or with all secrets if this is chosen beside a warning', async () => {
    const files: Blob[] = [];
    const { createObjectURL } = URL;
    const game = await play(three);
    const dialog = (): HTMLDialogElement | null | undefined =>
      root(game).querySelector('nw1-share-panel')?.shadowRoot?.querySelector('dialog');
    const name = await takeDevice(game);
    button(game, 'Share').click();
    await waitUntil(() => dialog()?.open, 'no dialog');
    try {
      URL.createObjectURL = (file: Blob) => (files.push(file), '#');
      const eyes = [...dialog()!.querySelectorAll<HTMLInputElement>('input[type=radio]')];
      expect(
        eyes.map(({ checked }) => checked),
        'the view of everybody is the default',
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

  it('does not open the share dialog while the curtain is shown', async () => {
    const game = await play(three);
    await takeDevice(game);
    const share = button(game, 'Share');
    choose(game, 'keep');
    share.click();
    await waitUntil(() => curtain(game));
    await import('../../../src/components/game/replay/share-match.js');
    await game.updateComplete;
    expect(!!root(game).querySelector('nw1-share-panel'), 'a dialog over the curtain').to.equal(false);
  });
});
