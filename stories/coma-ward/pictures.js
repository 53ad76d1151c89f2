// The stories of Coma Ward that have pictures in test/pictures/, from the start of a match to its end.
import { both, desk, paper, phone, themes } from '../support/looks.js';

export default {
  'games-coma-ward-game--start': { light: both, dark: [phone] },
  'games-coma-ward-game--prologue': { ...themes, print: [paper], text: [phone], rtl: [desk] },
  'games-coma-ward-game--evidence': { light: [phone], dark: [desk] },
  'games-coma-ward-game--sheet': { light: [desk], dark: [phone] },
  'games-coma-ward-game--hallucination': { light: [phone], dark: [desk] },
  'games-coma-ward-game--phenomenon': { light: [phone], dark: [desk] },
  'games-coma-ward-game--calm': { light: [desk] },
  'games-coma-ward-game--over': { light: both, forced: [phone] },
};
