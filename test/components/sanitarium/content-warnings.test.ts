// <sanitarium-game notes>: what may distress is read before anything is played, however the match would begin.
import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { SanitariumGame } from '../../../src/components/sanitarium-game/sanitarium-game.js';
import de from '../../../src/messages/de/sanitarium/page.js';
import en from '../../../src/messages/en/sanitarium/page.js';
import { isAccessible, waitUntil } from '../support/browser.js';
import { asked, button, listen, play, root, text } from './harness.js';

const panel = (game: SanitariumGame): HTMLElement | null => root(game).querySelector('[part=notes]');
const listed = (game: SanitariumGame): string[] =>
  [...(panel(game)?.querySelectorAll('li') ?? [])].map((item) => item.textContent);
const waits = async (game: SanitariumGame): Promise<void> => {
  await waitUntil(() => panel(game), 'nothing is listed', { timeout: 8000 });
  expect([game.matches(':state(notes)'), game.matches(':state(playing)'), game.save()]).to.deep.equal([
    true,
    false,
    null,
  ]);
};

/** A machine may be busy. */
const patient = { timeout: 8000 };

/** What our cards may distress with. */
const warningsIn = (page: Readonly<Record<string, unknown>>): unknown[] =>
  Object.entries(page).flatMap(([key, text]) => (key.startsWith('warning-') ? [text] : []));

describe('<sanitarium-game notes>', function () {
  this.timeout(30_000);

  for (const [lang, page, read] of [
    ['en', en, 'I have read this. Begin'],
    ['de', de, 'Gelesen. Anfangen'],
  ] as const)
    it(`lists all that the form names, and begins once it was read: ${lang}`, async function () {
      this.timeout(20_000);
      const game = await play({ notes: '', lang });
      expect(panel(game), 'the form comes first').to.equal(null);
      button(game, lang === 'en' ? 'Begin' : 'Anfangen').click();
      await waits(game);
      expect(listed(game)).to.deep.equal(warningsIn(page));
      await isAccessible(game);
      button(game, read).click();
      await waitUntil(() => game.matches(':state(playing)'), '', patient);
      expect([panel(game), game.matches(':state(notes)')]).to.deep.equal([null, false]);
    });

  for (const attributes of [
    { seats: 'person random' },
    { mode: 'solo' },
    { seats: 'random random' },
  ] as readonly Record<string, string>[])
    it(`lists it where attributes begin the match: ${JSON.stringify(attributes)}`, async () => {
      const { said, stop } = listen();
      const game = await play({ notes: '', ...attributes });
      await waits(game);
      expect(root(game).querySelector('.table')).to.equal(null);
      button(game, 'I have read this. Begin').click();
      await waitUntil(() => game.matches(':state(playing)'), '', patient);
      stop();
      expect(said.filter((line) => line.includes('Action Points')).length).to.be.lessThan(3);
    });

  it('asks no second time in the same match, or for other matches with the same cards', async () => {
    const game = await play({ notes: '', seats: 'person random', seed: 'once' });
    await waits(game);
    button(game, 'I have read this. Begin').click();
    await asked(game);
    game.newGame();
    await waitUntil(() => game.matches(':state(playing)') && root(game).querySelector('.table'), '', patient);
    await asked(game);
    expect(panel(game)).to.equal(null);
  });

  it('asks before a match that was kept goes on', async () => {
    const kept = { id: 'notes-kept', seats: 'person random', seed: 'kept', 'no-save': 'false' };
    const first = await play(kept);
    await asked(first);
    const save = JSON.stringify(first.save());
    first.remove();
    const second = await play({ ...kept, notes: '' });
    await waits(second);
    button(second, 'I have read this. Begin').click();
    await asked(second);
    expect(JSON.stringify(second.save())).to.equal(save);
    second.leave();
  });

  it('lists those of a pack of the page, and says so where it names none', async () => {
    const game = await play({ notes: '', seats: 'person random', pack: '/examples/packs/night-shift.json' });
    await waits(game);
    const file = (await (await fetch('/examples/packs/night-shift.json')).json()) as { texts: Record<string, string> };
    const own = [
      ...new Set(
        Object.entries(file.texts).flatMap(([key, value]) =>
          key.endsWith('.notes') && value ? value.split(', ') : [],
        ),
      ),
    ];
    expect(listed(game)).to.deep.equal(own);
    for (const key of Object.keys(file.texts)) if (key.endsWith('.notes')) file.texts[key] = '';
    game.removeAttribute('pack');
    const other = await play({
      notes: '',
      seats: 'person random',
      pack: `data:application/json,${encodeURIComponent(JSON.stringify(file))}`,
    });
    await waits(other);
    expect(listed(other)).to.deep.equal([]);
    expect(text(other)).to.contain('come with no content warnings');
  });

  it('lets the reader choose calm there, and begins calmly', async () => {
    const game = await play({ notes: '', seats: 'person random', seed: 'calm' });
    await waits(game);
    panel(game)!.querySelector<HTMLInputElement>('input[type=checkbox]')!.click();
    await waitUntil(() => text(game).includes('Calm mode uses gentler words'), '', patient);
    button(game, 'I have read this. Begin').click();
    await asked(game);
    expect(game.matches(':state(calm)')).to.equal(true);
  });

  it('is read and answered by keys', async () => {
    const game = await play({ notes: '' });
    button(game, 'Begin').focus();
    await sendKeys({ press: 'Enter' });
    await waits(game);
    await waitUntil(() => root(game).activeElement?.id === 'notes-title', 'reading goes on at its title', patient);
    for (let i = 0; i < 2; i++) await sendKeys({ press: 'Tab' });
    expect(root(game).activeElement).to.equal(button(game, 'I have read this. Begin'));
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => game.matches(':state(playing)'), '', patient);
  });

  it('is not asked for by notes="false"', async () => {
    const game = await play({ notes: 'false', seats: 'person random' });
    await asked(game);
    expect(panel(game)).to.equal(null);
  });
});
