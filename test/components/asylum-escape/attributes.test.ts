// What a page asks of <asylum-escape-game> by attributes, and what is said where it cannot be.
import { expect } from '@open-wc/testing';
import type { AsylumEscapeGame } from '../../../src/components/asylum-escape-game/asylum-escape-game.js';
import { heedsAttributes } from '../game/attributes.js';
import { asked, house, ids, log, play, prompt, root, takeFirst, text } from './harness.js';

const options = (game: AsylumEscapeGame): unknown => game.save()!.options;
const victims = (game: AsylumEscapeGame): string[] =>
  [...root(game).querySelectorAll('.victims li > span > b')].map(({ textContent }) => textContent);
/** The match as it stands after the same first answers. */
async function opening(seed: string): Promise<string> {
  const game = await play({ seats: 'person random', patients: '1', seed });
  await asked(game);
  for (let n = 0; n < 3; n++) await takeFirst(game);
  const seen = JSON.stringify([
    prompt(game),
    ids(game),
    log(game),
    house(game).model?.columns.map(({ rooms }) => rooms.map(({ id }) => id)),
  ]);
  game.remove();
  return seen;
}

describe('the attributes of <asylum-escape-game>', () => {
  it('seats and patients say who sits where, and names how they are called', async () => {
    const game = await play({ seats: 'person lurker lurker', patients: '2', names: 'Zoë, Yann', pace: '60000' });
    await asked(game);
    expect(root(game).querySelector('form')).to.equal(null);
    expect(victims(game).map((name) => name.split(',')[0])).to.deep.equal(['Zoë', 'Yann']);
    expect(options(game)).to.include({ patients: 2, version: 'short', coin: 'coin', collapseCatches: true });
  });

  it('AE-RUL-42 without patients chance says who plays them', async () => {
    const game = await play({ seats: 'person lurker lurker', pace: '60000', seed: 'chance' });
    await asked(game);
    expect(options(game)).to.include({ patients: 'random' });
    expect(victims(game).length).to.equal(2);
  });

  it('AE-RUL-44 version, coin and collapse-catches are the table’s own', async () => {
    const game = await play({
      seats: 'person lurker lurker',
      patients: '1',
      version: 'long',
      coin: 'die',
      'collapse-catches': 'off',
    });
    await asked(game);
    expect(options(game)).to.deep.equal({ version: 'long', patients: 1, coin: 'die', collapseCatches: false });
    expect(text(game)).to.contain('No last turn yet');
  });

  it('seed repeats a match, and another is another', async function () {
    this.timeout(30_000);
    const first = await opening('a');
    expect([(await opening('a')) === first, (await opening('b')) === first]).to.deep.equal([true, false]);
  });

  it('faces and situation are JSON', async () => {
    const situation = {
      phase: 'victim',
      active: 0,
      patients: [{ card: 'warden', at: 'bell-tower' }],
      victims: [{ card: 'reporter', at: 'theatre' }],
    };
    const game = await play({
      seats: 'person random',
      patients: '1',
      situation: JSON.stringify(situation),
      faces: '[{"deck":"movement","card":"two-rooms.1"}]',
    });
    await asked(game);
    expect(house(game).model?.own).to.equal('room:theatre');
    expect(ids(game)).to.include('draw:movement');
  });

  heedsAttributes({
    tag: 'asylum-escape-game',
    play,
    asked,
    attributes: { seats: 'person random', patients: '1' },
    watched: { seats: 'random random' },
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
        { seats: 'person lurker', version: 'long' },
        'version',
        'version',
        'with one Victim there is only the short version',
      ],
      [
        'patients beyond the table',
        { seats: 'person lurker', patients: '2' },
        'patients',
        'patients',
        'number of a seat',
      ],
      ['half a seat', { patients: '0.5' }, 'patients', 'patients', 'number of a seat'],
      ['coin', { coin: 'button' }, 'coin', 'coin', '“coin” or “die”'],
      [
        'collapse-catches',
        { 'collapse-catches': 'sometimes' },
        'collapse-catches',
        'collapse-catches',
        '“on” or “off”',
      ],
      ['somebody alone', { seats: 'person' }, 'seats', 'seats', 'two to seven seats'],
      ['a seat for a butler', { seats: 'person butler' }, 'seats', 'seats', 'seats must name'],
      [
        'situation',
        { seats: 'person random', patients: '1', situation: '{"patients": [{"card": "warden", "at": "moon"}]}' },
        'no-room',
        'situation/patients/0/at',
        '“moon”',
      ],
      [
        'situation that is no object',
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
  });
});
