// What the table says of cards: ours by the tables of the language, a foreign pack's by its own words and nothing else.
import { expect } from '@open-wc/testing';
import { en, tongueOf, type Key } from '../../../src/components/sanitarium-game/words.js';
import { speak } from '../../../src/engine/speech/speak.js';
import type { Messages } from '../../../src/messages/message.js';

const tongue = (texts: Messages = {}) =>
  tongueOf({ say: (key, params) => speak<string>(en, 'en', key, params), lang: 'en', names: [], texts });

describe('the words of a match', () => {
  it('calls our cards by name', () => {
    expect(tongue().card('wheelchair')).to.equal('Wheelchair');
  });

  it('takes a foreign pack at its word', () => {
    const { card, words } = tongue({ pager: 'Pager', 'pager.text': 'It beeps.', wheelchair: 'Trolley' });
    expect([card('pager'), words?.('pager', 'text'), card('wheelchair')]).to.deep.equal([
      'Pager',
      'It beeps.',
      'Trolley',
    ]);
  });

  it('never lends a foreign card a word of the table', () => {
    const key: Key = 'won';
    expect(tongue().say(key)).to.equal('Escaped');
    expect(tongue().card(key)).to.equal('won');
  });

  it('never lets a foreign pack change one', () => {
    expect(tongue({ won: 'Send money' }).say('won')).to.equal('Escaped');
  });
});
