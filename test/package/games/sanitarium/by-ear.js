// Sanitarium, played with a screen reader, in every mode.
import assert from 'node:assert/strict';
import { lateSolo } from '../../support/page.js';
import { canActOnGrid, downs, wordsOf } from '../../support/screen-reader-user.js';

const modes = ['competitive', 'cooperative', 'solo'];

/** A person plays the first seat, and random bots the others. */
export const matches = [
  { mode: 'competitive', seats: 2 },
  { mode: 'competitive', seats: 3 },
  { mode: 'competitive', seats: 4, lang: 'de' },
  { mode: 'cooperative', seats: 2 },
  { mode: 'cooperative', seats: 3 },
  { mode: 'cooperative', seats: 4 },
  { mode: 'solo', seats: 1 },
].map((match) => ({ ...match, seed: `ear ${match.mode}`, title: `${match.mode}, ${match.seats} at the table` }));
/** One match of each mode. A solo match takes four times as long, so it continues from a position near the end. */
export const sample = [
  ...matches.filter(({ seats }) => seats === 4),
  { ...matches.find(({ mode }) => mode === 'solo'), late: lateSolo },
];

export const asks = /^(ask-(?!wait|over)|hear-(act|monster-point)|e-(rolled|looked-card)$|confirm-|over-)/;

/**
 * In this many turns, the person spends every point. After them, each answer ends the turn, so that the match ends
 * soon.
 */
const busyTurns = 4;

export function person(walk, { mode, seats, late }) {
  const { page, reader, say, heard, listenOn, fromList } = walk;
  const canAct = canActOnGrid(walk);
  const beginsAs = (key, name) => name.startsWith(say('game', key).split('undefined')[0]);
  const isCard = ({ role, name }) => role === 'button' && name.includes(`, ${say('nw-card-hand', 'can-act')}`);
  const isPlace = ({ role, ancestors }) => role === 'option' && ancestors[0]?.name === say('game', 'map');
  const isDie = ({ role, ancestors }) => role === 'option' && ancestors[0]?.name === say('dice-pool', 'dice');
  const people = [0, 1, 2, 3].map((seat) => say('game', `player-${seat}`));
  /** Whether the person can act on a place. Players do not count, because pressing a player means accusing them. */
  const isOpen = ({ name }) =>
    !people.some((each) => name.startsWith(`${each},`)) &&
    (canAct(name) || ['do-place-h', 'do-place-v'].some((key) => beginsAs(key, name)));
  let turn = 0;
  let goesOn = late;
  /**
   * Whether the last answer was to explore. Then the question about the place of the new card does not begin a turn.
   */
  let explores = false;

  /**
   * Presses a place on the map, and then the places that complete the choice. Returns the next question, or null if
   * nothing is possible.
   */
  async function onMap(fromEnd) {
    for (;;) {
      const here = await walk.toPlace(isPlace, isOpen, fromEnd);
      if (!here) return null;
      explores = here.name.startsWith(say('game', 'do-explore'));
      await reader.press('Enter');
      for (let met = heard.length; ; met = heard.length) {
        const asked = await listenOn(50);
        if (asked) return asked;
        if (heard.length > met && heard.at(-1).found[0]?.key === 'ways') await reader.press('Enter');
        else if ((await reader.focus()).name.includes(say('tile-grid', 'selected'))) break;
      }
    }
  }

  async function point(is) {
    const here = await reader.find(is);
    if (here) await reader.press('Enter');
    return !!here;
  }

  return {
    context: () => ({ explores }),

    async begin() {
      // The form may not be there yet.
      while (!(await reader.find(({ role, checked }) => role === 'radio' && checked === 'true')));
      // Goes through all modes once, and then on to the mode of this match.
      for (let i = 0; i < modes.length + modes.indexOf(mode); i++) {
        const { role, name, checked } = await reader.focus();
        const heard = modes[i % modes.length];
        assert.deepEqual(
          [role, name, checked],
          ['radio', `${say('game', heard)} ${say('game', `${heard}-note`)}`, 'true'],
        );
        await reader.press('ArrowDown');
      }
      if (mode !== 'solo') await walk.fillSeats(seats, 2);
      for (let seat = 1; seat < seats; seat++) {
        const name = say('game', 'who-plays', { player: people[seat] });
        await reader.find((here) => here.role === 'combobox' && here.name === name);
        await reader.press('End');
      }
      await walk.press(say('game', 'start'));
    },

    async chosen() {
      // Reporting a slip is always possible, but does not answer the question.
      if (beginsAs('do-report', (await reader.focus()).name)) await reader.press('End');
      explores = (await reader.focus()).name.startsWith(say('game', 'do-explore'));
    },

    async answer(question) {
      const { n } = walk;
      let asked = question;
      if (/choose-die|rolled/.test(asked)) turn++;
      if (goesOn && turn > busyTurns) {
        await page.evaluate((situation) => {
          document.querySelector('sanitarium-game').situation = situation;
        }, goesOn);
        goesOn = null;
        asked = await listenOn();
      }
      if (asked.startsWith('confirm-')) return fromList();
      if (turn > busyTurns && /act$|monster-point/.test(asked)) return fromList('End');
      // Every other turn uses the map, dice and cards instead of the list.
      if (turn % 2) {
        if (/place|looked|act$|push|monster-point/.test(asked) && n % 5) return (await onMap(n % 2)) ?? fromList();
        if (/choose-die|rolled/.test(asked) && (await point(isDie))) return null;
        if (/pay|lose/.test(asked) && (await point(isCard))) return null;
      }
      return fromList(...downs(n % 3));
    },
  };
}

/** Sentences about a card that only its player knows. */
const secret = /^(e-(looked|searched|peeked|gained-action)-card|ask-(place-known|take-or-leave))$/;

export function check(heard, { mode }, say) {
  if (mode === 'solo') return;
  const me = say('game', 'player-0');
  assert.deepEqual(
    heard.flatMap(({ found }) => found).filter(({ key, text }) => secret.test(key) && !text.startsWith(me)),
    [],
    'no secrets of other players are announced',
  );
}

const places = /^(ask-place|e-looked-card)/;
const acts = /^(ask|hear)-(act|monster-point|choose-die)$|^e-rolled$/;

/**
 * Counts the words in each turn of the person, and in the turns of others before it. A turn begins with the card that
 * is laid before the dice are thrown, and ends when the last point is spent.
 */
function turns(heard) {
  const between = (from, to) => wordsOf(heard.slice(from, to).flatMap(({ found }) => found));
  const met = (from, to, key) =>
    heard.findLastIndex(({ found }, i) => i >= from && i < to && found.some((each) => key.test(each.key)));
  const begins = heard.flatMap(({ found, explores }, i) =>
    !explores && found.some(({ key }) => places.test(key)) ? i : [],
  );
  // Cards that are laid before the first turn do not begin a turn.
  const own = begins
    .map((begin, k) => ({ begin, end: met(begin + 1, begins[k + 1] ?? Infinity, acts) }))
    .filter(({ end }) => end >= 0);
  return own.map(({ begin, end }, k) => {
    const { found } = heard[begin];
    const news = found.slice(
      0,
      found.findIndex(({ key }) => places.test(key)),
    );
    return {
      own: between(begin, end + 1) - wordsOf(news),
      others: between((own[k - 1]?.end ?? -1) + 1, begin) + wordsOf(news),
    };
  });
}

/** Counts the words in the busy turns of the person, without the first turn, which has longer questions. */
export function wordCounts(heard, { mode, seats }) {
  const all = turns(heard);
  const others = mode === 'solo' ? [] : all.slice(1).map((turn) => Math.round(turn.others / (seats - 1)));
  return [
    { of: 'own turns', counts: all.slice(1, busyTurns).map((turn) => turn.own) },
    { of: 'turns of another', counts: others },
  ];
}
export const budgets = { 'own turns': 40, 'turns of another': 30 };
