// Calm: the match is the same, and what is said of it is gentler. Names and sentences have calm words where theirs may distress;
// lines of mood are left out.
import type { Tongue } from './speech.js';

/** The tongue of a table that is calm: `tongue` says our own words calmly already. */
export const calmTongue = (tongue: Tongue): Tongue => ({ ...tongue, card: (id, part) => (part === 'flavour' ? undefined : tongue.card(id, part)) });
