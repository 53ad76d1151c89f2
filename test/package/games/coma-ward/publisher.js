// A publisher's pack for Coma Ward.
import { theirCalmPictures, theirPictures } from '../../support/publisher-packs.js';

export const drawn = '.card:not(.back) .picture > svg';
export const busy = Infinity;
export const matches = {
  'a match': ['seats="person random random"', theirPictures, 40],
  'a calm match': ['seats="person random random" calm', theirCalmPictures, 15],
};
export const faults = {
  format: (pack) => {
    pack.format = 2;
  },
  'items/0/id': (pack) => {
    pack.items[0].id = 'Wristband';
  },
  'items/4/hands': (pack) => {
    pack.items[4].hands = 3;
  },
  'rooms/1/endTurn/0/do': (pack) => {
    pack.rooms[1].endTurn = [{ do: 'dive' }];
  },
  'hallucinations/1': (pack) => {
    pack.hallucinations[1].options = { swim: [], dive: [] };
  },
  'quirks/0/tiers': (pack) => {
    pack.quirks[0].tiers.reverse();
  },
  'board/2': (pack) => {
    pack.board[2][2] = 'RH.H.HR';
    pack.board[1][2] = 'RHNL.HR';
  },
  'texts/gull': (pack) => {
    pack.texts.gull = 'Gull';
  },
  'pictures/soup': (pack) => {
    pack.pictures.soup = 'https://example.com/soup.svg';
  },
  'language/words/house': (pack) => {
    pack.language.words.house = {};
  },
};
