// Alles, was ein Beispiel der Rätsel von Mansions of Madness auf Deutsch sagt.
/** Für die Beispiele: das Spiel nennt manches ebenso und sagt anderes. */
export { default as example } from '../pieces/rules-example.js';
export { default } from './table.js';
