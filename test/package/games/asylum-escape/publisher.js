// A publisher's pack for Asylum Escape.
import { ourPictures, theirPictures, wholeMatches } from '../../support/publisher-packs.js';

export const drawn = '.card:not(.back) .picture > svg, .room > .picture:first-child, [data-id^="patient:"] > svg';
export const busy = Infinity;
/** Only a Victim has a hand. */
export const withCards = 'patients="1"';
export const matches = {
  'a Victim’s match': ['seats="person random random random" patients="1"', theirPictures],
  'the Patients’ calm match': [
    'seats="person random random random" patients="0" calm',
    ourPictures,
    wholeMatches ? Infinity : 15,
  ],
};
export const faults = {
  format: (pack) => {
    pack.format = 2;
  },
  locations: (pack) => {
    pack.locations.pop();
  },
  'locations/0/colour': (pack) => {
    pack.locations[0].colour = 'coral';
  },
  'victims/0/flaw/mods/hand': (pack) => {
    pack.victims[0].flaw.mods.hand = 'small';
  },
  'victims/1/id': (pack) => {
    pack.victims[1].id = pack.victims[0].id;
  },
  'patients/0/start': (pack) => {
    pack.patients[0].start = 'harbour';
  },
  'camoSabo/0/steps': (pack) => {
    pack.camoSabo[0].steps = [];
  },
  'camoSabo/1/steps/0/do': (pack) => {
    pack.camoSabo[1].steps = [{ do: 'dive' }];
  },
  'movement/0/n': (pack) => {
    pack.movement[0].n = 0;
  },
  'texts/gull': (pack) => {
    pack.texts.gull = 'Gull';
  },
  'pictures/cook': (pack) => {
    pack.pictures.cook = 'https://example.com/cook.svg';
  },
  'language/words/house': (pack) => {
    pack.language.words.house = 'casa';
  },
};
