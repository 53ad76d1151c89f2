// The stories of a pack: Map Tiles, and Scenarios with their maps, tokens, Chapters and Events.
import * as v from 'valibot';
import { boundaryKinds } from '../../../../board/types.js';
import { id, listOf, integer, literalTrue } from '../../../../cards/pack-schema-parts.js';
import { steps, whether } from './effect-schema.js';
import { cid, many, ruleId, scenarioId, some, space, spaceId, spawnColours } from './value-schema.js';

// Map Tiles

const far = integer(-99, 99);
const cell = v.strictTuple([far, far]);
const kind = v.picklist(boundaryKinds);
const fraction = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
const opening = { kind, from: v.exactOptional(fraction), to: v.exactOptional(fraction), id: v.exactOptional(spaceId) };
const boundary = v.union(
  [
    v.strictObject({ cell, side: v.picklist([0, 1, 2, 3]), ...opening }),
    v.strictObject({ between: v.strictTuple([spaceId, spaceId]), ...opening }),
  ],
  'not-boundary',
);
const board = v.strictObject({
  version: v.literal(1),
  spaces: listOf(v.strictObject({ id: spaceId, cells: listOf(cell, 1, 64) }), 1, 40),
  boundaries: listOf(boundary, 0, 400),
  points: v.exactOptional(
    listOf(v.strictObject({ id: spaceId, space: spaceId, colour: v.picklist(spawnColours) }), 0, 16),
  ),
});
export const tile = v.strictObject({ id, board });

// Scenarios

const placement = v.strictObject({
  tile: id,
  at: cell,
  turn: v.exactOptional(v.picklist([0, 1, 2, 3])),
  shown: v.exactOptional(literalTrue),
});
const token = v.strictObject({ between: v.strictTuple([space, space]), kind, id: v.exactOptional(id) });
const happens = v.variant('on', [
  v.strictObject({ on: v.literal('enter'), space, all: v.exactOptional(literalTrue) }),
  v.strictObject({ on: v.literal('act'), id, space, ap: integer(0, 3), if: v.exactOptional(whether) }),
  v.strictObject({ on: v.literal('defeated'), monster: id, n: some }),
  v.strictObject({ on: v.literal('counter'), name: id, n: many }),
  v.strictObject({ on: v.literal('flag'), name: id }),
  v.strictObject({ on: v.literal('hunt'), space: integer(1, 12) }),
  v.strictObject({ on: v.literal('round'), n: many }),
  v.strictObject({ on: v.literal('clear'), space }),
]);
const trigger = v.strictObject({ happens, steps, again: v.exactOptional(literalTrue) });
const chapter = v.strictObject({
  cid,
  steps,
  triggers: v.exactOptional(listOf(trigger, 1, 20)),
  choice: v.exactOptional(listOf(steps, 2, 6)),
});
const card = v.strictObject({
  cid,
  steps,
  deck: v.exactOptional(literalTrue),
  teaches: v.exactOptional(listOf(ruleId, 1, 9)),
});
const riddle = v.pipe(v.string(), v.regex(/^[A-Z0-9]$/, 'not-riddle'));

export const scenario = v.strictObject({
  id: scenarioId,
  kind: v.picklist(['introduction', 'campaign', 'nightmare']),
  map: listOf(placement, 1, 12),
  tokens: listOf(token, 0, 60),
  lockers: listOf(space, 0, 27),
  starts: listOf(space, 1, 5),
  slots: v.pipe(v.array(id), v.length(6)),
  monsters: listOf(v.strictObject({ monster: id, space }), 0, 12),
  hunt: v.strictObject({
    aura: v.nullable(integer(1, 12)),
    end: v.picklist(['defeat', 'final-battle']),
    onBoard: v.exactOptional(v.pipe(v.array(space), v.length(12))),
  }),
  events: v.pipe(v.array(steps), v.length(5)),
  chapters: listOf(chapter, 1, 26),
  cards: v.exactOptional(listOf(card, 1, 40)),
  objectives: listOf(id, 0, 20),
  riddles: v.exactOptional(
    v.strictObject({ values: listOf(riddle, 1, 12), spaces: listOf(space, 1, 12), steps: v.record(riddle, steps) }),
  ),
  keeps: v.exactOptional(listOf(id, 1, 40)),
});
