// The stories of Asylum Escape that have pictures in test/pictures/, from the start of a match to its end.
import { both, desk, paper, phone, themes } from '../support/looks.js';

export default {
  'games-asylum-escape-game--start': { light: both, dark: [phone] },
  'games-asylum-escape-game--turn': { ...themes, print: [paper], text: [phone], rtl: [desk] },
  'games-asylum-escape-game--hunting': { light: [phone], dark: [desk] },
  'games-asylum-escape-game--passing': { light: [phone], dark: [desk] },
  'games-asylum-escape-game--calm': { light: [desk] },
  'games-asylum-escape-game--won': { light: [desk], dark: both },
  'games-asylum-escape-game--lost': { light: both, forced: [phone] },
};
