// The odds of an Attack of Lobotomy 2 for a rules page: its words, and the cards that are named.
import { contentOf } from '../../engine/games/lobotomy-2/cards/card-index.js';
import { allArms } from '../../engine/games/lobotomy-2/content/whole-cards.js';
import { s1 } from '../../engine/games/lobotomy-2/content/scenarios/s1.js';
import { tiles } from '../../engine/games/lobotomy-2/content/tiles.js';
import { attackModel, changeAttack } from '../../engine/games/lobotomy-2/table/attack-notation/model.js';
import cards from '../../messages/en/lobotomy-2/cards.js';
import cast from '../../messages/en/lobotomy-2/cards-character-names.js';
import furtherCards from '../../messages/en/lobotomy-2/cards-all-scenarios.js';
import odds from '../../messages/en/lobotomy-2/rules-attack-odds.js';
import scene from '../../messages/en/lobotomy-2/table-scene.js';
import ui from '../../messages/en/lobotomy-2/table-names.js';
import type { AttackGame } from '../shared/attack-odds-game.js';
import { tongueOf } from './lexicon.js';

export const words: AttackGame['words'] = {
  en: { ...ui, ...scene, ...cards, ...furtherCards, ...cast, ...odds },
  de: () => import('../../messages/de/lobotomy-2/rules-attack.js'),
};

/** What can be named of the box, and somewhere to stand: the table is that of the introduction, where nothing else happens. */
const content = contentOf({
  format: 1,
  id: 'nightward',
  ...allArms,
  hunt: [],
  spawns: [],
  lockers: [],
  difficulties: [],
  tiles,
  scenarios: [s1],
  memories: [],
});

export const model: AttackGame['model'] = (said, speaker) =>
  attackModel(
    content,
    tongueOf({ say: (key, params) => speaker.say(key, params), lang: speaker.language, names: [], texts: {} }),
    said,
  );

export const change: AttackGame['change'] = (said, control, value) => changeAttack(content, said, control, value);

export const inWords: AttackGame['inWords'] = async (fault, language) =>
  (await import('./faults.js')).inWords(fault, language);
