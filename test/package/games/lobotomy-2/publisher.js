// A publisher's pack for Lobotomy 2.
import { theirCalmPictures, theirPictures, wholeMatches } from '../../support/publisher-packs.js';

// The pictures of fists and card backs do not come from a pack. A Monster is a coin with a number until its drawing has
// loaded.
export const drawn =
  'li:not(.fists) > .card:not(.back) .picture > svg, .portrait > svg, .story svg, g[data-id^="monster:"] .mover:has(path)';
export const busy = 40;
export const matches = {
  'a match': ['seats="person"', theirPictures, wholeMatches ? Infinity : 70],
  'the first Rounds of a calm match': ['seats="person" calm', theirCalmPictures, 60],
};
export const faults = {
  format: (pack) => {
    pack.format = 2;
  },
  characters: (pack) => {
    pack.characters.length = 4;
  },
  'weapons/0/id': (pack) => {
    pack.weapons[0].id = 'Glass';
  },
  'monsters/0/normal/health': (pack) => {
    pack.monsters[0].normal.health = 'much';
  },
  'spawns/0/monsters': (pack) => {
    pack.spawns[0].monsters = 7;
  },
  'scenarios/0/starts/0': (pack) => {
    pack.scenarios[0].starts[0] = 'harbour.A';
  },
  difficulties: (pack) => {
    pack.difficulties.length = 1;
  },
  'texts/gull': (pack) => {
    pack.texts.gull = 'Gull';
  },
  'pictures/hellhound': (pack) => {
    pack.pictures.hellhound = 'https://example.com/hound.svg';
  },
  'language/words/hunt-track': (pack) => {
    pack.language.words['hunt-track'] = 'pista';
  },
};
