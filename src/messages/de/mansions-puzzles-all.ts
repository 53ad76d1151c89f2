// Alles, was ein Beispiel der Rätsel von Mansions of Madness auf Deutsch sagt.
import ui from './mansions-puzzles.js';
import example from './rules-example.js';

export default { ...example, ...ui };
