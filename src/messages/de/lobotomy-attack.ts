// Was zu den Chancen eines Angriffs auf einer Regelseite gesagt wird.
import cards from './lobotomy-cards.js';
import cast from './lobotomy-cast.js';
import furtherCards from './lobotomy-further-cards.js';
import odds from './lobotomy-odds.js';
import scene from './lobotomy-scene.js';
import ui from './lobotomy.js';

export default { ...ui, ...scene, ...cards, ...furtherCards, ...cast, ...odds };
