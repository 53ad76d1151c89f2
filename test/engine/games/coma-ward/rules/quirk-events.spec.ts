// What earns a counter for a Quirk: an act for each event.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { quirkEvents, type QuirkEvent } from '../../../../../src/engine/games/coma-ward/cards/card-types.js';
import { choose, play } from '../../../../support/play.js';
import { failed, passed, room } from '../support/acting.js';
import { rulesWithQuirk } from '../support/fixed-pack.js';
import { draws, elevator, situation, start, suspense, type Position } from '../support/situations.js';

/** A position, what is chosen, and the results of dice and decks. The watched player is 0 unless it says otherwise. */
interface Act {
  readonly position?: Position;
  readonly choices: readonly string[];
  readonly faces?: readonly object[];
  readonly player?: number;
}

const two = (first: object, second: object = {}): Position => ({ players: [first, second] });
const bell = draws('hallucinations', 'bell.a');
const rummage: Act = { choices: ['rummage'], faces: [...passed, ...draws('items', 'soup.1')] };
const fight = (act: string): Act => ({
  position: two({ terror: 1 }, { terror: 1, items: ['soup.1'] }),
  choices: [`${act}:player:1`, 'dodge'],
  faces: suspense(...Array<number>(5 + 6).fill(1)),
});
const trade: Act = { position: two({ items: ['soup.1'] }), choices: ['trade:1', 'give:soup.1', 'offer', 'accept'] };

const acts: Readonly<Record<QuirkEvent, Act>> = {
  'turn-ended-alone': { position: two({ at: '3:3,1' }), choices: ['end'] },
  'turn-ended-in-company': { choices: ['end'] },
  'turn-ended-in-hallway': { position: two({ at: '2:3,1' }), choices: ['end'] },
  'turn-ended-in-basement': { position: two({ at: '0:3,1' }), choices: ['end'] },
  'entered-occupied-room': { position: two({ at: '2:3,1' }), choices: [`move:${start}`] },
  'revealed-room': {
    position: two({ at: '2:3,1' }),
    choices: ['move:2:3,0'],
    faces: [...draws('rooms', 'plain-ward-1'), ...passed, ...draws('items', 'soup.1')],
  },
  rummaged: rummage,
  'rode-elevator': { position: two({ at: '2:6,1' }), choices: ['ride'], faces: [elevator(1)] },
  traded: trade,
  'gave-item': trade,
  attacked: fight('attack'),
  stole: fight('steal'),
  'was-attacked': { ...fight('attack'), player: 1 },
  'used-food': { position: two({ items: ['soup.1'], health: 3 }), choices: ['use:soup.1'] },
  'used-medicine': { position: two({ items: ['pills.1'] }), choices: ['use:pills.1'] },
  'dropped-item': { position: two({ items: ['soup.1'] }), choices: ['drop:soup.1'] },
  'picked-up': { position: { dropped: { [start]: ['soup.1'] } }, choices: ['pick-up'] },
  'gained-terror': {
    position: { ...two({ at: '2:3,1' }, { at: '2:3,1' }), rooms: { '2:3,0': room('enter-frightens') } },
    choices: ['move:2:3,0'],
  },
  'lost-health': {
    position: two({ at: '2:3,1' }, { at: '2:3,1' }),
    choices: ['move:2:3,0'],
    faces: [...draws('rooms', 'reveal-hurts'), ...failed(), ...bell],
  },
  hallucinated: { choices: ['rummage'], faces: [...failed(), ...bell] },
};

/** Acts that also cause other events, and acts that look alike but do not cause the event. */
const withoutCounter: Readonly<Record<string, readonly [QuirkEvent, Act]>> = {
  'entering an empty Room': [
    'entered-occupied-room',
    { position: two({ at: '2:3,1' }, { at: '2:3,1' }), choices: [`move:${start}`] },
  ],
  'ending the turn on a Room': ['turn-ended-in-hallway', { choices: ['end'] }],
  'ending the turn on the 2nd Floor': ['turn-ended-in-basement', { choices: ['end'] }],
  'ending the turn In Sight of others': ['turn-ended-alone', { choices: ['end'] }],
  'ending the turn alone': ['turn-ended-in-company', acts['turn-ended-alone']],
  'a Steal': ['attacked', fight('steal')],
  'an Attack': ['stole', fight('attack')],
  'being attacked': ['attacked', { ...fight('attack'), player: 1 }],
  Food: ['used-medicine', acts['used-food']],
  Medicine: ['used-food', acts['used-medicine']],
  'getting an Item': ['gave-item', { ...trade, player: 1 }],
  'a passed Check': ['hallucinated', rummage],
};

function countersAfter(on: QuirkEvent, { position = {}, choices, faces = [], player = 0 }: Act): number | undefined {
  const { players = [{}, {}] } = position;
  const watched = players.map((each, i) => (i === player ? { ...each, quirk: 'watcher' } : each));
  const match = play(rulesWithQuirk({ id: 'watcher', on, tiers: [{ least: 9, then: [] }] }), {
    seats: 2,
    situation: situation({ ...position, players: watched }),
    faces: faces as never,
  });
  for (const id of choices) choose(match, id);
  return match.state.players[player]?.counters;
}

for (const event of quirkEvents)
  test(`CW-QRK-01 "${event}" earns one counter`, () => {
    assert.equal(countersAfter(event, acts[event]), 1);
  });

for (const [title, [event, act]] of Object.entries(withoutCounter))
  test(`CW-QRK-01 ${title} is not "${event}"`, () => {
    assert.equal(countersAfter(event, act), 0);
  });
