// Was zu den Chancen eines Angriffs auf einer Regelseite gesagt wird.
import cards from './cards.js';
import cast from './cards-character-names.js';
import furtherCards from './cards-all-scenarios.js';
import odds from './rules-attack-odds.js';
import scene from './table-scene.js';
import ui from './table-names.js';

export default { ...ui, ...scene, ...cards, ...furtherCards, ...cast, ...odds };
