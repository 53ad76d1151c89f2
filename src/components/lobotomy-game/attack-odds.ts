// The odds of an Attack in Lobotomy 2 for the element <nw-attack-odds>, with the messages and cards that they need.
import { contentOf } from '../../engine/games/lobotomy-2/cards/card-index.js';
import { pack } from '../../engine/games/lobotomy-2/content/pack.js';
import { attackModel, changeAttack } from '../../engine/games/lobotomy-2/table/attack-notation/model.js';
import cards from '../../messages/en/lobotomy-2/cards.js';
import page from '../../messages/en/lobotomy-2/page.js';
import rules from '../../messages/en/lobotomy-2/rules.js';
import table from '../../messages/en/lobotomy-2/table.js';
import type { AttackGame } from '../shared/odds/attack-odds-game.js';
import { catalogueOf } from '../shared/catalogue.js';
import { localizedFault } from './catalogue.js';
import { lexiconOf } from './lexicon.js';

export const words = catalogueOf(
  { ...rules, ...table, ...cards, ...page },
  'lobotomy-2/rules',
  'lobotomy-2/table',
  'lobotomy-2/cards',
  'lobotomy-2/page',
);

const content = contentOf(pack);

export const model: AttackGame['model'] = (said, speaker) =>
  attackModel(
    content,
    lexiconOf({ say: (key, params) => speaker.say(key, params), lang: speaker.language, names: [], texts: {} }),
    said,
  );

export const change: AttackGame['change'] = (said, control, value) => changeAttack(content, said, control, value);

export const inWords = localizedFault;
