// S4, Open Season: the Huntmaster walks through the house itself. Spoil two of his three advantages, then make a stand
// or run for the gate.
import type { Attribute } from '../../cards/card-types.js';
import type { Scenario, ChapterTrigger } from '../../cards/scenario-types.js';
import {
  beginObjective,
  closedDoors,
  eachCharacter,
  eachMonster,
  endObjective,
  eventChapters,
  ifFlag,
  oneCharacter,
  placeLockers,
  placeMonster,
  readChapter,
  setFlag,
  spawn,
} from './shorthand.js';

/**
 * An act that spoils one of the Huntmaster's advantages. Characters can repeat it until it succeeds. Success sets a
 * flag.
 */
const spoil = (id: string, space: string, attribute: Attribute): ChapterTrigger => ({
  happens: { on: 'act', id, space, ap: 1, if: { not: { flag: id } } },
  again: true,
  steps: [
    {
      do: 'test',
      attribute,
      target: 2,
      pass: [
        setFlag(id),
        { do: 'take-away', token: id },
        { do: 'count', name: 'spoiled', n: 1 },
        { do: 'card', deck: 'scenario' },
      ],
      fail: [{ do: 'wound', n: 1 }],
    },
  ],
});

export const s4: Scenario = {
  id: 'S4',
  kind: 'campaign',
  map: [
    { tile: 'theatre', at: [0, 0], shown: true },
    { tile: 'hall', at: [5, 0], shown: true },
    { tile: 'courtyard', at: [5, 5], shown: true },
    { tile: 'cells', at: [0, 5] },
  ],
  tokens: [
    ...closedDoors(
      ['theatre.D', 'theatre.O'],
      ['theatre.H', 'theatre.P'],
      ['theatre.E', 'hall.F'],
      ['hall.H', 'hall.D'],
      ['hall.H', 'hall.E'],
      ['hall.A', 'hall.B'],
      ['hall.B', 'hall.C'],
      ['hall.K', 'hall.P'],
      ['hall.P', 'hall.L'],
      ['hall.P', 'courtyard.B'],
      ['cells.I', 'theatre.H'],
      ['cells.L', 'courtyard.E'],
    ),
    { between: ['cells.G', 'cells.L'], kind: 'wall' },
  ],
  lockers: ['theatre.A', 'theatre.F', 'hall.A', 'hall.G', 'hall.J', 'courtyard.C'],
  starts: ['theatre.F', 'theatre.H', 'theatre.G', 'theatre.F', 'theatre.G'],
  slots: ['hellhound', 'state-trooper', 'daddys-boy', 'hellhound', 'cultist', 'hellhound'],
  monsters: [
    { monster: 'hellhound', space: 'hall.H' },
    { monster: 'hellhound', space: 'courtyard.D' },
    { monster: 'state-trooper', space: 'hall.B' },
  ],
  hunt: {
    aura: 6,
    end: 'final-battle',
    onBoard: [
      'courtyard.J',
      'courtyard.F',
      'courtyard.D',
      'courtyard.B',
      'hall.P',
      'hall.H',
      'hall.F',
      'theatre.E',
      'theatre.O',
      'theatre.T',
      'theatre.B',
      'theatre.A',
    ],
  },
  events: eventChapters('S4'),
  objectives: ['spoil', 'stand', 'gate'],
  keeps: ['boy-with-us', 'boy-hidden', 'ledger', 'silver', 'names-read', 'confessed', 'defied'],
  chapters: [
    {
      cid: 'S4-A',
      steps: [
        beginObjective('spoil'),
        { do: 'place', token: 'break-horn', space: 'hall.C' },
        { do: 'place', token: 'wind-gate', space: 'hall.K' },
        { do: 'place', token: 'loose-dogs', space: 'courtyard.H' },
        ifFlag('names-read', { do: 'skip-spawn', n: 3 }),
        ifFlag('boy-with-us', { do: 'door', to: 'open', where: 'anywhere', take: 'each' }),
        ifFlag('boy-hidden', oneCharacter({ do: 'item', deck: 'weapon', n: 1 })),
        ifFlag('confessed', eachCharacter({ do: 'heal', n: 1 })),
        ifFlag('defied', eachCharacter({ do: 'insanity', n: 1 })),
      ],
      triggers: [
        spoil('break-horn', 'hall.C', 'dexterity'),
        spoil('wind-gate', 'hall.K', 'strength'),
        spoil('loose-dogs', 'courtyard.H', 'wisdom'),
        {
          happens: { on: 'act', id: 'open-safe', space: 'hall.A', ap: 1, if: { flag: 'ledger' } },
          steps: [
            { do: 'item', deck: 'weapon', n: 1 },
            { do: 'meds', n: 1 },
          ],
        },
        { happens: { on: 'counter', name: 'spoiled', n: 2 }, steps: [readChapter('S4-B')] },
        { happens: { on: 'hunt', space: 6 }, steps: [placeMonster('daddys-boy', 'hall.B')] },
        { happens: { on: 'defeated', monster: 'huntmaster', n: 1 }, steps: [readChapter('S4-F')] },
      ],
    },
    {
      cid: 'S4-B',
      steps: [endObjective('spoil')],
      choice: [[readChapter('S4-C')], [readChapter('S4-D')]],
    },
    {
      cid: 'S4-C',
      steps: [
        beginObjective('stand'),
        { do: 'death-is-final' },
        { do: 'final-battle' },
        ifFlag('silver', eachMonster('huntmaster', { do: 'wound', n: 10 })),
        ifFlag('break-horn', eachMonster('huntmaster', { do: 'wound', n: 10 })),
        ifFlag('loose-dogs', eachMonster('huntmaster', { do: 'wound', n: 10 })),
        ifFlag('wind-gate', { do: 'skip-spawn', n: 8 }),
      ],
    },
    {
      cid: 'S4-D',
      steps: [
        beginObjective('gate'),
        { do: 'death-is-final' },
        { do: 'reveal-tile', tile: 'cells' },
        ...placeLockers('cells.A', 'cells.D'),
        { do: 'boss', monster: 'pops', space: 'courtyard.J' },
        placeMonster('daddys-boy', 'courtyard.F'),
        placeMonster('hellhound', 'courtyard.D', 2),
        placeMonster('state-trooper', 'hall.P'),
        ifFlag('break-horn', eachMonster('pops', { do: 'wound', n: 6 })),
        ifFlag('loose-dogs', eachMonster('pops', { do: 'wound', n: 6 })),
        ifFlag('wind-gate', eachCharacter({ do: 'stealth', until: 'round' })),
      ],
      triggers: [{ happens: { on: 'enter', space: 'courtyard.J', all: true }, steps: [readChapter('S4-E')] }],
    },
    { cid: 'S4-E', steps: [endObjective('gate'), setFlag('over-the-hill'), { do: 'win' }] },
    {
      cid: 'S4-F',
      steps: [
        endObjective('stand'),
        endObjective('spoil'),
        endObjective('gate'),
        setFlag('season-closed'),
        { do: 'win' },
      ],
    },
  ],
  cards: [
    { cid: 'S4-EC1', steps: [spawn('drawn', 'hellhound')] },
    { cid: 'S4-EC2', steps: [{ do: 'monsters', stat: 'movement', n: 1, until: 'round' }] },
    { cid: 'S4-EC3', steps: [{ do: 'card', deck: 'scenario' }] },
    {
      cid: 'S4-EC4',
      steps: [eachCharacter({ do: 'test', attribute: 'dexterity', target: 1, fail: [{ do: 'wound', n: 1 }] })],
    },
    {
      cid: 'S4-EC5',
      steps: [
        {
          do: 'if',
          is: { flag: 'loose-dogs' },
          then: [eachMonster('hellhound', { do: 'wound', n: 1 })],
          else: [spawn('green', 'hellhound')],
        },
      ],
    },
    { cid: 'S4-EC6', deck: true, steps: [{ do: 'hunt', n: -1 }] },
    { cid: 'S4-EC7', deck: true, steps: [oneCharacter({ do: 'item', deck: 'weapon', n: 1 })] },
    { cid: 'S4-EC8', deck: true, steps: [eachCharacter({ do: 'heal', n: 1 })] },
    { cid: 'S4-EC9', deck: true, steps: [spawn('red')] },
    { cid: 'S4-EC10', deck: true, steps: [oneCharacter({ do: 'meds', n: 2 })] },
    { cid: 'S4-EC11', deck: true, steps: [eachCharacter({ do: 'cool', n: -1, which: 'one' })] },
    { cid: 'S4-EC12', deck: true, steps: [oneCharacter({ do: 'item', deck: 'equipment', n: 1 })] },
    { cid: 'S4-EC13', deck: true, steps: [eachMonster('hellhound', { do: 'afflict', condition: 'stun' })] },
    { cid: 'S4-EC14', deck: true, steps: [eachCharacter({ do: 'junk', n: 1 })] },
  ],
};
