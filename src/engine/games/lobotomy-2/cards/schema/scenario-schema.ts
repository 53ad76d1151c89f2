// The schema of Map Tiles, and of Scenarios with their maps, tokens, Chapters and Events.
import * as v from 'valibot';
import { boundaryKinds } from '../../../../board/types.js';
import { event, field, id, listOf, optional, integer, literalTrue } from '../../../../cards/pack-schema-parts.js';
import { steps, whether } from './effect-schema.js';
import { cid, many, ruleId, scenarioId, some, space, spaceId, spawnColours } from './value-schema.js';

/** Descriptions and examples of fields that occur several times. */
const about = {
  id: ['The id: lower-case letters, digits and dashes, used once.', 'coal-man'],
  space: ['A Space of the map: tile and letter.', 'boiler.H'],
  monster: ['The id of a Monster.', 'coal-man'],
  n: ['How many.', 1],
  name: ['The name of the flag or counter.', 'grate-open'],
  steps: ['The effects, in order.', [{ do: 'heal', n: 1 }]],
  cid: ['The CID: Scenario and letter or number.', 'S5-B'],
} as const;

// Map Tiles

const far = integer(-99, 99);
const cell = v.strictTuple([far, far]);
const kind = v.picklist(boundaryKinds);
const fraction = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
const opening = {
  kind: field(kind, 'The kind of boundary.', 'wall'),
  from: optional(fraction, 'Where on the edge the opening begins, from 0 to 1.', 0.25),
  to: optional(fraction, 'Where on the edge the opening ends, from 0 to 1.', 0.75),
  id: optional(spaceId, 'The name.', 'hatch'),
};
const boundary = v.union(
  [
    v.strictObject({
      cell: field(cell, 'The column and row of the cell.', [0, 0]),
      side: field(v.picklist([0, 1, 2, 3]), 'The side of the cell: 0 above, 1 right, 2 below, 3 left.', 1),
      ...opening,
    }),
    v.strictObject({
      between: field(v.strictTuple([spaceId, spaceId]), 'The two Spaces on both sides.', ['A', 'B']),
      ...opening,
    }),
  ],
  'not-boundary',
);
const board = v.strictObject({
  version: field(v.literal(1), 'The version of the board format.', 1),
  spaces: field(
    listOf(
      v.strictObject({
        id: field(spaceId, 'The letter of the Space.', 'A'),
        cells: field(listOf(cell, 1, 64), 'The column and row of each cell, counted from 0.', [
          [0, 0],
          [1, 0],
        ]),
      }),
      1,
      40,
    ),
    'The Spaces, each with its cells.',
    [
      {
        id: 'A',
        cells: [
          [0, 0],
          [1, 0],
        ],
      },
    ],
  ),
  boundaries: field(listOf(boundary, 0, 400), 'The boundaries between Spaces.', [
    { between: ['A', 'B'], kind: 'open' },
  ]),
  points: optional(
    listOf(
      v.strictObject({
        id: field(spaceId, 'The name.', 'red'),
        space: field(spaceId, 'The Space of the Spawn Point.', 'A'),
        colour: field(v.picklist(spawnColours), 'The colour of the Spawn Point.', 'red'),
      }),
      0,
      16,
    ),
    'Spawn Points.',
    [{ id: 'red', space: 'A', colour: 'red' }],
  ),
});
export const tile = v.strictObject({
  id: field(id, ...about.id),
  board: field(board, 'The tile as printed: a board.', {
    version: 1,
    spaces: [
      {
        id: 'A',
        cells: [
          [0, 0],
          [1, 0],
        ],
      },
      { id: 'B', cells: [[2, 0]] },
    ],
    boundaries: [{ between: ['A', 'B'], kind: 'open' }],
  }),
});

// Scenarios

const placement = v.strictObject({
  tile: field(id, 'The id of a tile.', 'hall'),
  at: field(cell, 'The column and row of the upper left cell of the tile.', [5, 0]),
  turn: optional(v.picklist([0, 1, 2, 3]), 'Quarter turns clockwise.', 1),
  shown: optional(literalTrue, 'On the table from the start; "reveal-tile" adds the others.', true),
});
const token = v.strictObject({
  between: field(v.strictTuple([space, space]), 'The two Spaces on both sides.', ['boiler.A', 'boiler.B']),
  kind: field(kind, 'The kind of token.', 'closed-door'),
  id: optional(id, ...about.id),
});
const happens = v.variant('on', [
  event(
    'enter',
    'A Character is on the Space.',
    { space: 'hall.P', all: true },
    { space: field(space, ...about.space), all: optional(literalTrue, 'All living Characters are there.', true) },
  ),
  event(
    'act',
    'A Character on the Space has chosen this act. The trigger adds the act to the choices.',
    { id: 'bank-fire', space: 'boiler.H', ap: 1 },
    {
      id: field(id, 'The id; its text is "act.<id>".', 'bank-fire'),
      space: field(space, ...about.space),
      ap: field(integer(0, 3), 'The Action Points that the act costs.', 1),
      if: optional(whether, 'Possible only while this requirement is met.', { wounded: 1 }),
    },
  ),
  event(
    'defeated',
    'n Monsters of a type have been defeated.',
    { monster: 'coal-man', n: 2 },
    { monster: field(id, ...about.monster), n: field(some, ...about.n) },
  ),
  event(
    'counter',
    'A counter has reached n.',
    { name: 'shovels', n: 3 },
    { name: field(id, ...about.name), n: field(many, ...about.n) },
  ),
  event('flag', 'A flag is set.', { name: 'grate-open' }, { name: field(id, ...about.name) }),
  event(
    'hunt',
    'The Huntmaster has reached a Space of the track.',
    { space: 9 },
    { space: field(integer(1, 12), 'The Space of the track.', 9) },
  ),
  event('round', 'The Round has begun.', { n: 6 }, { n: field(many, ...about.n) }),
  event('clear', 'No Monster is on the Space.', { space: 'boiler.H' }, { space: field(space, ...about.space) }),
]);
const trigger = v.strictObject({
  happens: field(happens, 'The event that starts the steps.', { on: 'enter', space: 'hall.P' }),
  steps: field(steps, ...about.steps),
  again: optional(literalTrue, 'The steps happen every time, not only the first time.', true),
});
const chapter = v.strictObject({
  cid: field(cid, ...about.cid),
  steps: field(steps, ...about.steps),
  triggers: optional(listOf(trigger, 1, 20), 'The triggers, which work once the Chapter has been read.', [
    {
      happens: { on: 'act', id: 'bank-fire', space: 'boiler.H', ap: 1 },
      steps: [
        { do: 'take-away', token: 'grate' },
        { do: 'insanity', n: 1 },
        { do: 'chapter', cid: 'S5-B' },
      ],
    },
  ]),
  choice: optional(listOf(steps, 2, 6), 'The players choose one of these lists of effects.', [
    [
      { do: 'flag', name: 'grate-open' },
      { do: 'monster-at', monster: 'coal-man', space: 'boiler.H', n: 1 },
    ],
    [
      { do: 'flag', name: 'grate-shut' },
      { do: 'hunt', n: 1 },
    ],
  ]),
});
const card = v.strictObject({
  cid: field(cid, ...about.cid),
  steps: field(steps, ...about.steps),
  deck: optional(literalTrue, 'The card is in the deck of the Scenario.', true),
  teaches: optional(listOf(ruleId, 1, 9), 'The rules that the card introduces.', ['LOB-ATK-03']),
});
const riddle = v.pipe(v.string(), v.regex(/^[A-Z0-9]$/, 'not-riddle'));

export const scenario = v.strictObject({
  id: field(scenarioId, '"S" and a number, or "DN" and a number for a Nightmare.', 'S5'),
  kind: field(
    v.picklist(['introduction', 'campaign', 'nightmare']),
    'An introduction, part of a campaign, or one of the Nightmares.',
    'campaign',
  ),
  map: field(listOf(placement, 1, 12), 'The tiles, and their positions.', [
    { tile: 'boiler', at: [0, 0], shown: true },
    { tile: 'hall', at: [5, 0] },
  ]),
  tokens: field(listOf(token, 0, 60), 'Door, Wall and Breach tokens.', [
    { between: ['boiler.A', 'boiler.B'], kind: 'closed-door' },
    { between: ['boiler.H', 'boiler.L'], kind: 'closed-door' },
    { between: ['boiler.I', 'hall.F'], kind: 'closed-door' },
  ]),
  lockers: field(listOf(space, 0, 27), 'The Spaces of the Lockers.', ['boiler.A', 'boiler.J']),
  starts: field(
    listOf(space, 1, 5),
    'The Spaces where Characters start, in the order of the Characters around the table.',
    ['boiler.L'],
  ),
  slots: field(v.pipe(v.array(id), v.length(6)), 'The Monsters for the six slots on Spawn cards.', [
    'coal-man',
    'hellhound',
    'coal-man',
    'night-nurse',
    'coal-man',
    'hellhound',
  ]),
  monsters: field(
    listOf(v.strictObject({ monster: field(id, ...about.monster), space: field(space, ...about.space) }), 0, 12),
    'The Monsters at the start.',
    [{ monster: 'coal-man', space: 'boiler.G' }],
  ),
  hunt: field(
    v.strictObject({
      aura: field(v.nullable(integer(1, 12)), 'The Space of the Aura on the track, or null.', 6),
      end: field(v.picklist(['defeat', 'final-battle']), 'What happens at the end of the track.', 'defeat'),
      onBoard: optional(
        v.pipe(v.array(space), v.length(12)),
        'The twelve Spaces of the track, if it runs over the map.',
        [
          'boiler.A',
          'boiler.B',
          'boiler.C',
          'boiler.D',
          'boiler.E',
          'boiler.F',
          'boiler.G',
          'boiler.H',
          'boiler.I',
          'boiler.J',
          'boiler.L',
          'boiler.M',
        ],
      ),
    }),
    'The Hunt Track of this Scenario.',
    { aura: 6, end: 'defeat' },
  ),
  events: field(v.pipe(v.array(steps), v.length(5)), 'The effects of the five Events on Spawn cards.'),
  chapters: field(listOf(chapter, 1, 26), 'The Chapters; the first is read at the start.'),
  cards: optional(listOf(card, 1, 40), 'Events and Reference cards.', [
    {
      cid: 'S5-EC1',
      steps: [
        {
          do: 'on',
          whom: { of: 'character', take: 'each', where: 'anywhere' },
          steps: [{ do: 'test', attribute: 'strength', target: 1, fail: [{ do: 'insanity', n: 1 }] }],
        },
      ],
    },
  ]),
  objectives: field(listOf(id, 0, 20), 'The ids of the objectives; the effect "objective" opens and closes them.', [
    'bank-fire',
    'clock-out',
  ]),
  riddles: optional(
    v.strictObject({
      values: field(listOf(riddle, 1, 12), 'The values on the faces of the tokens.', ['A', 'B']),
      spaces: field(listOf(space, 1, 12), 'The Spaces of the tokens.', ['boiler.H', 'boiler.L']),
      steps: field(v.record(riddle, steps), 'What happens when each value is revealed.', {
        A: [{ do: 'insanity', n: 1 }],
      }),
    }),
    'Number or Letter tokens, face down.',
    { values: ['A'], spaces: ['boiler.H'], steps: { A: [{ do: 'insanity', n: 1 }] } },
  ),
  keeps: optional(listOf(id, 1, 40), 'The flags that carry over from earlier Scenarios.', ['grate-open']),
});
