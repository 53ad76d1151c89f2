// The stories of Sanitarium that have pictures in test/pictures/, from the start of a match to its end.
import { both, desk, paper, phone, some, themes } from '../support/looks.js';

export default {
  'games-sanitarium-game--start': { ...themes, still: [phone], print: [paper], text: [phone], rtl: [phone] },
  'games-sanitarium-game--competitive': { ...themes, still: both, print: [paper], text: both, rtl: [desk] },
  'games-sanitarium-game-endings--won': { ...some, dark: both, still: [desk] },
  'games-sanitarium-game-endings--lost': some,
  'games-sanitarium-game-comfort-settings--calm': { light: [phone] },
  'games-sanitarium-game-learning--lesson': { light: both, dark: [desk], inWindow: true },
  'games-sanitarium-game-sharing--share-at-the-table': {
    light: [phone],
    dark: [desk],
    forced: [phone],
    inWindow: true,
  },
  'sanitarium-reference--why-not-room': { ...some, inWindow: true },
  'sanitarium-reference--aid': { ...some, text: [phone], inWindow: true },
};
