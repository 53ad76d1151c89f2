// The attributes that only <asylum-escape-game> has. The attributes of all games, and invalid values, are tested in
// test/components/game/attributes.test.ts.
import type { AsylumEscapeGame } from '../../../src/components/asylum-escape-game/asylum-escape-game.js';
import { expect } from '@open-wc/testing';
import { asked, house, ids, play, root, text } from './driver.js';

const options = (game: AsylumEscapeGame): unknown => game.save()!.options;
const victims = (game: AsylumEscapeGame): string[] =>
  [...root(game).querySelectorAll('.victims li > span > b')].map(({ textContent }) => textContent);
describe('the attributes of <asylum-escape-game>', () => {
  it('the attributes seats and patients set the roles of the seats, and the attribute names sets the players’ names', async () => {
    const game = await play({ seats: 'person expert expert', patients: '2', names: 'Zoë, Yann', pace: '60000' });
    await asked(game);
    expect(root(game).querySelector('form')).to.equal(null);
    expect(victims(game).map((name) => name.split(',')[0])).to.deep.equal(['Zoë', 'Yann']);
    expect(options(game)).to.include({ patients: 2, version: 'short', coin: 'coin', collapseCatches: true });
  });

  it('AE-RUL-42 without the attribute patients, the Patients player is random', async () => {
    const game = await play({ seats: 'person expert expert', pace: '60000', seed: 'chance' });
    await asked(game);
    expect(options(game)).to.include({ patients: 'random' });
    expect(victims(game).length).to.equal(2);
  });

  it('AE-RUL-44 the attributes version, coin and collapse-catches become options of the match', async () => {
    const game = await play({
      seats: 'person expert expert',
      patients: '1',
      version: 'long',
      coin: 'die',
      'collapse-catches': 'off',
    });
    await asked(game);
    expect(options(game)).to.deep.equal({ version: 'long', patients: 1, coin: 'die', collapseCatches: false });
    expect(text(game)).to.contain('No last turn yet');
  });

  it('the attributes faces and situation contain JSON', async () => {
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
});
