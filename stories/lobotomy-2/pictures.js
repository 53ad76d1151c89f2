// The stories of Lobotomy 2 that have pictures in test/pictures/, from the start of a match to its end.
import { both, desk, paper, phone } from '../support/looks.js';

export default {
  'games-lobotomy-game--start': { light: both, dark: both },
  'games-lobotomy-game--midnight': { light: both, dark: both, forced: [phone], print: [paper], rtl: [desk] },
  'games-lobotomy-game--start-with-a-pack': { light: [phone], dark: [desk] },
  'games-lobotomy-game--house-pack': { light: [phone], dark: [desk], forced: [phone] },
  'games-lobotomy-game-comfort-settings--calm-pack': { light: [desk] },
  'games-lobotomy-game-endings--won': { light: both, dark: both },
  'games-lobotomy-game-endings--lost': { light: [desk], dark: [desk] },
};
