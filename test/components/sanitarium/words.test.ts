// What the table says of cards: ours by the tables of the language, a foreign pack's by its own words and nothing else.
import { expect } from '@open-wc/testing';
import { createLexicon, words, type Key } from '../../../src/components/sanitarium-game/words.js';
import { speak } from '../../../src/engine/speech/speak.js';
import type { Messages } from '../../../src/messages/message.js';

const lexicon = (texts: Messages = {}) =>
  createLexicon({ say: (key, params) => speak<string>(words, 'en', key, params), lang: 'en', names: [], texts });

describe('the words of a match', () => {
  it('calls our cards by name', () => {
    expect(lexicon().card('wheelchair')).to.equal('Wheelchair');
  });

  it('takes a foreign pack at its word', () => {
    const { card, words: printed } = lexicon({ pager: 'Pager', 'pager.text': 'It beeps.', wheelchair: 'Trolley' });
    expect([card('pager'), printed('pager', 'text'), card('wheelchair')]).to.deep.equal([
      'Pager',
      'It beeps.',
      'Trolley',
    ]);
  });

  it('never lends a foreign card a word of the table', () => {
    const key: Key = 'won';
    expect(lexicon().say(key)).to.equal('Escaped');
    expect(lexicon().card(key)).to.equal('won');
  });

  it('never lets a foreign pack change one', () => {
    expect(lexicon({ won: 'Send money' }).say('won')).to.equal('Escaped');
  });
});
