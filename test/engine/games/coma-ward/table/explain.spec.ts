// Why an act is not possible: the rule and the words for each reason. The tests of rules ask for others.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { freshTurn } from '../../../../../src/engine/games/coma-ward/state/state.js';
import type en from '../../../../../src/messages/en/coma-ward/rules.js';
import { play } from '../../../../support/play.js';
import { room } from '../support/acting.js';
import { rules } from '../support/fixed-pack.js';
import { situation, start, type Position } from '../support/situations.js';

type Reason = keyof typeof en;

const apart: Position = { players: [{ at: '2:3,1', terror: 1 }, { at: '2:0,1' }] };
const locked: Position = { rooms: { '2:6,2': room(null, { lock: 2 }) } };
const revealed: Position = { players: [{ at: '2:3,1' }, {}], turn: { ...freshTurn(), revealed: true } };
const spent: Position = { players: [{ at: '2:6,1' }, {}], turn: { ...freshTurn(), moves: 4, moved: true } };

const cases: readonly (readonly [intent: string, reason: Reason, position: Position, seat?: number])[] = [
  [`move:${start}`, 'already-there', {}],
  ['move:9:9,9', 'no-such-space', {}],
  ['move:2:3,0', 'one-reveal', revealed],
  ['move:2:5,2', 'no-moves', spent],
  ['ride', 'no-moves', spent],
  ['ride', 'not-an-elevator', {}],
  ['ride', 'elevators-dead', { players: [{ at: '2:6,1' }, {}], elevatorsDead: true }],
  ['use:soup.1', 'no-item', {}],
  ['use:broom.1', 'not-usable', { players: [{ items: ['broom.1'] }, {}] }],
  ['use:soup.1:1', 'not-here', { players: [{ items: ['soup.1'] }, { at: '2:0,1' }] }],
  ['use:soup.1:1', 'not-for-others', { players: [{ items: ['soup.1'] }, {}] }],
  ['trade:0', 'yourself', {}],
  ['trade:1', 'not-here', apart],
  ['trade:1', 'nothing-to-trade', {}],
  ['offer', 'nothing-to-trade', {}],
  ['dodge', 'not-attacked', {}],
  ['counter:unarmed', 'not-attacked', {}],
  ['arm:broom.1', 'hands-full', {}],
  ['option:hide', 'no-option', {}],
  ['floor:3', 'floor-not-allowed', {}],
  ['player:1', 'nothing-forced', {}],
  ['put:2:3,1', 'nothing-forced', {}],
  ['force-door:2:6,2', 'not-next-to-door', locked],
  ['force-door:2:1,0', 'not-locked', {}],
  ['attack:player:0', 'yourself', {}],
  ['attack:player:1', 'not-here', apart],
  ['attack:enemy:3', 'no-such-enemy', {}],
  ['steal:player:1', 'nothing-to-steal', {}],
  ['dose:syringe.1:player:1', 'no-item', {}],
  ['rummage', 'not-a-room', apart],
  ['rummage', 'rummaged', { rooms: { [start]: room(null, { rummaged: 1 }) } }],
  ['pick-up', 'nothing-dropped', {}],
  ['drop:soup.1', 'no-item', {}],
  ['dance', 'no-such-act', {}],
  ['claim', 'no-quirks', {}],
  ['end', 'not-your-turn', {}, 1],
  ['end', 'dead', { players: [{}, {}, { alive: false }] }, 2],
];

for (const [intent, reason, position, seat = 0] of cases)
  test(`${intent} is refused with the reason "${reason}"`, () => {
    const match = play(rules, { seats: position.players?.length ?? 2, situation: situation(position) });
    const refusal = match.why(seat, intent);
    assert.equal(refusal?.reason, reason);
    assert.match(refusal.message, /[.?]$/);
  });
