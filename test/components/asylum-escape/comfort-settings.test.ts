// What <asylum-escape-game> does for whoever plays: what may distress is told before, and can be put away; sound waits to be
// asked for; advice goes when it is not wanted; and the language of the page is followed.
import { expect } from '@open-wc/testing';
import type { AsylumEscapeGame } from '../../../src/components/asylum-escape-game/asylum-escape-game.js';
import en from '../../../src/messages/en/asylum-escape/page.js';
import { asked, button, house, log, play, prompt, root, takeFirst, text } from './harness.js';
import { isAccessible, waitUntil } from '../support/browser.js';

const alone = { seats: 'person random', patients: '1' };
const rooms = (game: AsylumEscapeGame): string =>
  house(game)
    .model!.columns.flatMap((column) => column.rooms.map(({ name }) => name))
    .join();
const situation = {
  phase: 'victim',
  active: 0,
  patients: [{ card: 'crawler', at: 'morgue' }],
  victims: [{ card: 'reporter', at: 'theatre' }],
};

describe('<asylum-escape-game>: care', () => {
  it('notes: lists all that the form names before anything is played, and begins once it was read', async () => {
    const game = await play({ notes: '', ...alone });
    await waitUntil(() => root(game).querySelector('[part=notes]'), 'nothing is listed');
    expect([game.matches(':state(notes)'), game.matches(':state(playing)'), game.save()]).to.deep.equal([
      true,
      false,
      null,
    ]);
    expect([...root(game).querySelectorAll('[part=notes] li')].map((item) => item.textContent)).to.deep.equal(
      en['all-notes'].split(', '),
    );
    await isAccessible(game);
    button(game, 'I have read this. Begin').click();
    await asked(game);
    expect(game.matches(':state(notes)')).to.equal(false);
  });

  it('calm: changes all that is said and drawn when it is asked for, and back; the match is the same', async () => {
    const game = await play(alone, { situation });
    await asked(game);
    const save = JSON.stringify(game.save());
    const named = rooms(game);
    expect(named).to.contain('Morgue');
    expect(text(game)).to.contain('The Crawler');
    button(game, 'Calm').click();
    await waitUntil(() => rooms(game).includes('Cold Store'), 'not calm');
    expect([game.calm, game.matches(':state(calm)'), button(game, 'Calm').ariaPressed]).to.deep.equal([
      true,
      true,
      'true',
    ]);
    expect(`${text(game)} ${game.describe()} ${log(game).join()} ${rooms(game)}`).not.to.match(/Crawler|Morgue|\.calm/);
    button(game, 'Calm').click();
    await waitUntil(() => rooms(game) === named, 'still calm');
    expect(JSON.stringify(game.save())).to.equal(save);
  });

  it('sound: has a switch, which is up until somebody asks', async () => {
    const game = await play(alone, { situation });
    await asked(game);
    const sound = root(game).querySelector<HTMLButtonElement>('.sound')!;
    expect([game.sound, sound.ariaPressed, sound.ariaLabel]).to.deep.equal([false, 'false', 'Sound']);
    sound.click();
    await waitUntil(() => sound.ariaPressed === 'true');
    game.sound = false;
  });

  it('hints: advise what is asked for the first time, and are put away', async () => {
    const game = await play({ ...alone, hints: 'on' });
    await waitUntil(() => root(game).querySelector('[part=hint]'), 'no advice');
    button(game, 'No more hints').click();
    await waitUntil(() => !root(game).querySelector('[part=hint]'), 'it stays');
  });

  it('follows the page to another language in the middle of a match, the log too', async () => {
    const game = await play({ ...alone, seed: 'tongue' });
    await asked(game);
    await takeFirst(game);
    const english = log(game);
    game.lang = 'de';
    await waitUntil(() => prompt(game).includes('Wo versteckst du dich'), `it stays English: ${prompt(game)}`);
    expect(log(game).length).to.equal(english.length);
    expect(log(game).filter((line) => english.includes(line))).to.deep.equal([]);
    expect(text(game)).to.contain('Neues Spiel');
  });
});
