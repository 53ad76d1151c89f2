// Alles, was <sanitarium-game> auf Deutsch sagt.
import cards from './sanitarium-cards.js';
import ui from './sanitarium.js';

export default { ...ui, ...cards };
