// The texts of cards: our cards have our messages, and the cards of a page's pack have only the texts of the pack.
import { expect } from '@open-wc/testing';
import { createLexicon, words, type Key } from '../../../src/components/sanitarium-game/words.js';
import { speak } from '../../../src/engine/speech/speak.js';
import type { Messages } from '../../../src/messages/message.js';

const lexicon = (texts: Messages = {}) =>
  createLexicon({ say: (key, params) => speak<string>(words, 'en', key, params), lang: 'en', names: [], texts });

describe('the lexicon of a match', () => {
  it('calls our cards by name', () => {
    expect(lexicon().card('wheelchair')).to.equal('Wheelchair');
  });

  it('uses the texts of a page’s pack', () => {
    const { card, words: printed } = lexicon({ pager: 'Pager', 'pager.text': 'It beeps.', wheelchair: 'Trolley' });
    expect([card('pager'), printed('pager', 'text'), card('wheelchair')]).to.deep.equal([
      'Pager',
      'It beeps.',
      'Trolley',
    ]);
  });

  it('never uses a message of the table as the name of a card', () => {
    const key: Key = 'won';
    expect(lexicon().say(key)).to.equal('Escaped');
    expect(lexicon().card(key)).to.equal('won');
  });

  it('never lets a pack change a message of the table', () => {
    expect(lexicon({ won: 'Send money' }).say('won')).to.equal('Escaped');
  });
});
