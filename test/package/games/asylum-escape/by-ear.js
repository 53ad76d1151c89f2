// Asylum Escape, played with a screen reader. If several people play, they pass the device on.
import assert from 'node:assert/strict';
import { downs, wordsOf } from '../../support/screen-reader-user.js';

/** People play the first seats, and bots the others. `patients` is the player of the Patients. */
export const matches = [
  { seats: 2 },
  { seats: 2, lang: 'de' },
  { seats: 4, version: 'long', patients: 0 },
  { seats: 5, people: 5, version: 'long', lang: 'de' },
  { seats: 6, people: 3 },
  { seats: 7, people: 2, version: 'long', patients: 1 },
  { seats: 7, people: 7 },
].map(({ seats, people = 1, version = 'short', patients = seats - 1, ...match }) => ({
  ...match,
  seats,
  people,
  version,
  patients,
  seed: `by ear ${seats}`,
  title: `a ${version} match, ${seats} seats, ${people} at the device, player ${patients} plays the Patients`,
}));
export const sample = matches.slice(0, 1);

export const asks = /^(ask-(?!wait|over)|confirm-|over-|curtain$)/;

export function person({ reader, say, press, fillSeats, fromList, toPlace, listenOn, last }, match) {
  const { seats, people, version, patients } = match;
  const playerOf = (seat) => say('game', `player-${seat}`);
  const isRoom = ({ role, ancestors }) => role === 'option' && ancestors[0]?.name === say('game', 'map');
  const isOpen = ({ name }) => name.includes(say('nw-house', 'can-act'));
  const takers = Array.from({ length: seats }, (_, seat) => say('game', 'i-am', { player: playerOf(seat) }));
  let n = -1;

  /** Presses the button by which the next person takes the device. */
  async function take() {
    const found = await reader.find(({ role, name }) => role === 'button' && takers.includes(name));
    assert.ok(found, `nobody can take the device after ${last()}`);
    await reader.press('Enter');
    return null;
  }

  /** Presses a room. Returns the next question, or null if no room can be pressed or the press answers nothing. */
  async function inHouse(fromEnd) {
    if (!(await toPlace(isRoom, isOpen, fromEnd))) return null;
    await reader.press('Enter');
    return listenOn(150);
  }

  return {
    async begin() {
      // The form may not be there yet.
      while (!(await reader.find(({ role, checked }) => role === 'radio' && checked === 'true')));
      await fillSeats(seats, 2);
      for (let seat = 1; seat < people; seat++) {
        await reader.find(
          ({ role, name }) => role === 'combobox' && name === say('game', 'who-plays', { player: playerOf(seat) }),
        );
        await reader.press('Home');
      }
      await reader.find(({ role, name }) => role === 'combobox' && name === say('game', 'patients'));
      for (const key of ['Home', ...downs(patients)]) await reader.press(key);
      if (version === 'long') {
        await reader.find(({ role, name }) => role === 'radio' && name.startsWith(say('game', 'short')));
        await reader.press('ArrowDown');
        assert.ok((await reader.focus()).name.startsWith(say('game', 'long')));
      }
      await press(say('game', 'start'));
    },

    async answer(asked) {
      n++;
      if (asked === 'curtain') return take();
      if (asked.startsWith('confirm-')) return fromList();
      if (/^ask-(start|move-to|flee|hide-where)$/.test(asked) && n % 2 === 0)
        return (await inHouse(n % 4 > 1)) ?? fromList();
      if (/^ask-act-(drawn|done)$/.test(asked)) return fromList('End');
      return fromList(...downs(n % 3));
    },
  };
}

const begins = ({ key }) => /^(ask-act(-draw)?|e-(patients|final|victim)-turn)$/.test(key);

/** Counts the words in each turn of any player, with all questions in it. */
export function wordCounts(heard) {
  const counts = [];
  for (const sentence of heard.flatMap(({ found }) => found)) {
    if (begins(sentence)) counts.push(0);
    if (counts.length > 0) counts.push(counts.pop() + wordsOf([sentence]));
  }
  return [{ of: 'turns', counts, least: 2, budget: 60 }];
}
