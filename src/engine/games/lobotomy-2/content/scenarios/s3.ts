// S3, Vespers: carry oil through the snow, light three lamps, hold the nave, and outlast Sister Perpetua.
import type { Effect } from '../../cards/card-types.js';
import type { Scenario } from '../../cards/scenario-types.js';
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

/** Each lamp can be filled with oil once. */
const lamp = (id: string, space: string, ...more: readonly Effect[]) =>
  ({
    happens: { on: 'act', id, space, ap: 1 },
    steps: [{ do: 'take-away', token: id }, { do: 'count', name: 'lamps', n: 1 }, ...more],
  }) as const;

export const s3: Scenario = {
  id: 'S3',
  kind: 'campaign',
  map: [
    { tile: 'courtyard', at: [0, 0], shown: true },
    { tile: 'boiler', at: [5, 0], shown: true },
    { tile: 'chapel', at: [0, -5] },
  ],
  tokens: [
    ...closedDoors(
      ['courtyard.G', 'boiler.D'],
      ['boiler.A', 'boiler.B'],
      ['boiler.B', 'boiler.F'],
      ['boiler.H', 'boiler.L'],
      ['boiler.C', 'boiler.I'],
      ['chapel.P', 'courtyard.B'],
      ['chapel.O', 'chapel.P'],
      ['chapel.A', 'chapel.B'],
      ['chapel.B', 'chapel.C'],
      ['chapel.D', 'chapel.F'],
    ),
    { between: ['courtyard.D', 'courtyard.E'], kind: 'wall' },
  ],
  lockers: ['boiler.A', 'boiler.E', 'boiler.I', 'courtyard.H'],
  starts: ['courtyard.J', 'courtyard.J', 'courtyard.H', 'courtyard.F', 'courtyard.H'],
  slots: ['drowned-patient', 'hellhound', 'cultist', 'drowned-patient', 'hellhound', 'drowned-patient'],
  monsters: [
    { monster: 'drowned-patient', space: 'courtyard.A' },
    { monster: 'hellhound', space: 'boiler.H' },
  ],
  hunt: { aura: 6, end: 'defeat' },
  events: eventChapters('S3'),
  objectives: ['oil', 'lamps', 'hold', 'perpetua'],
  keeps: ['boy-with-us', 'boy-hidden', 'psalm', 'ledger'],
  chapters: [
    {
      cid: 'S3-A',
      steps: [
        beginObjective('oil'),
        { do: 'place', token: 'oil', space: 'boiler.K' },
        ifFlag('boy-hidden', oneCharacter({ do: 'item', deck: 'equipment', n: 1 })),
      ],
      triggers: [
        {
          happens: { on: 'act', id: 'draw-oil', space: 'boiler.K', ap: 1, if: { not: { flag: 'oil' } } },
          again: true,
          steps: [
            {
              do: 'test',
              attribute: 'strength',
              target: 1,
              pass: [setFlag('oil')],
              fail: [{ do: 'afflict', condition: 'fire' }, setFlag('oil')],
            },
          ],
        },
        { happens: { on: 'flag', name: 'oil' }, steps: [readChapter('S3-B')] },
        {
          happens: { on: 'act', id: 'stoke-boiler', space: 'boiler.G', ap: 1 },
          steps: [{ do: 'card', deck: 'scenario' }, eachCharacter({ do: 'cure', condition: 'frost' })],
        },
      ],
    },
    {
      cid: 'S3-B',
      steps: [
        endObjective('oil'),
        { do: 'take-away', token: 'oil' },
        beginObjective('lamps'),
        { do: 'reveal-tile', tile: 'chapel' },
        ...placeLockers('chapel.F', 'chapel.G'),
        placeMonster('cultist', 'chapel.M'),
        { do: 'place', token: 'lamp-epistle', space: 'chapel.E' },
        { do: 'place', token: 'lamp-gospel', space: 'chapel.D' },
        { do: 'place', token: 'lamp-choir', space: 'chapel.N' },
      ],
      triggers: [
        lamp('lamp-epistle', 'chapel.E', { do: 'heal', n: 2 }),
        lamp('lamp-gospel', 'chapel.D', { do: 'card', deck: 'scenario' }),
        lamp('lamp-choir', 'chapel.N', { do: 'card', deck: 'scenario' }),
        { happens: { on: 'counter', name: 'lamps', n: 3 }, steps: [readChapter('S3-C')] },
        { happens: { on: 'hunt', space: 6 }, steps: [placeMonster('choir-mother', 'chapel.B')] },
      ],
    },
    {
      cid: 'S3-C',
      steps: [
        endObjective('lamps'),
        beginObjective('hold'),
        placeMonster('drowned-patient', 'chapel.P', 2),
        placeMonster('drowned-patient', 'chapel.G'),
      ],
      triggers: [
        {
          happens: { on: 'defeated', monster: 'drowned-patient', n: 4 },
          steps: [setFlag('nave-held'), readChapter('S3-D')],
        },
        { happens: { on: 'hunt', space: 9 }, steps: [readChapter('S3-D')] },
      ],
    },
    {
      cid: 'S3-D',
      steps: [
        endObjective('hold'),
        beginObjective('perpetua'),
        { do: 'boss', monster: 'sister-perpetua', space: 'chapel.B' },
        ifFlag('nave-held', eachMonster('sister-perpetua', { do: 'wound', n: 6 })),
        ifFlag('psalm', eachMonster('sister-perpetua', { do: 'wound', n: 6 })),
        ifFlag(
          'boy-with-us',
          eachMonster('sister-perpetua', { do: 'wound', n: 4 }, { do: 'afflict', condition: 'fire' }),
        ),
      ],
      choice: [
        // Sister Perpetua gets the confession that she wants, and becomes weak with joy.
        [
          setFlag('confessed'),
          // All of it, however much the cards of a Character let it hold.
          eachCharacter({ do: 'lose', what: 'insanity', n: 99 }),
          eachMonster('sister-perpetua', { do: 'wound', n: 4 }),
        ],
        [setFlag('defied'), eachCharacter({ do: 'mods', roll: 'attack', mods: { auto: 1 }, until: 'round' })],
      ],
      triggers: [{ happens: { on: 'defeated', monster: 'sister-perpetua', n: 1 }, steps: [readChapter('S3-E')] }],
    },
    {
      cid: 'S3-E',
      steps: [endObjective('perpetua'), setFlag('vespers-over')],
      choice: [
        [setFlag('silver'), { do: 'win' }],
        [setFlag('names-read'), { do: 'win' }],
      ],
    },
  ],
  cards: [
    {
      cid: 'S3-EC1',
      steps: [
        eachCharacter({ do: 'test', attribute: 'strength', target: 1, fail: [{ do: 'afflict', condition: 'frost' }] }),
      ],
    },
    { cid: 'S3-EC2', steps: [spawn('blue', 'drowned-patient')] },
    { cid: 'S3-EC3', steps: [{ do: 'card', deck: 'scenario' }] },
    { cid: 'S3-EC4', steps: [{ do: 'monsters', stat: 'green', n: 1, until: 'round' }] },
    { cid: 'S3-EC5', steps: [oneCharacter({ do: 'heal', n: 2 })] },
    { cid: 'S3-EC6', deck: true, steps: [oneCharacter({ do: 'meds', n: 2 })] },
    { cid: 'S3-EC7', deck: true, steps: [oneCharacter({ do: 'item', deck: 'weapon', n: 1 })] },
    { cid: 'S3-EC8', deck: true, steps: [spawn('red', 'cultist')] },
    { cid: 'S3-EC9', deck: true, steps: [eachCharacter({ do: 'insanity', n: 1 })] },
    { cid: 'S3-EC10', deck: true, steps: [{ do: 'hunt', n: -1 }] },
    {
      cid: 'S3-EC11',
      deck: true,
      steps: [
        oneCharacter({
          do: 'test',
          attribute: 'imagination',
          target: 2,
          pass: [{ do: 'item', deck: 'equipment', n: 1 }],
          fail: [{ do: 'wound', n: 1 }],
        }),
      ],
    },
    { cid: 'S3-EC12', deck: true, steps: [eachCharacter({ do: 'junk', n: 1 })] },
    {
      cid: 'S3-EC13',
      deck: true,
      steps: [
        {
          do: 'if',
          is: { flag: 'ledger' },
          then: [oneCharacter({ do: 'meds', n: 1, colour: 'red' })],
          else: [spawn('drawn')],
        },
      ],
    },
  ],
};
