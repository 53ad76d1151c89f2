// The map of softened content: other furniture, halls by day, and three quiet shapes for the monsters.
import { svg, type SVGTemplateResult } from 'lit';
import type { GridTile } from '../../../engine/scene/tile-grid-model.js';
import { paint } from '../../shared/drawing.js';
import { gridArtOf } from './piece-art.js';
import { colour, draw } from './draw.js';
import { furnish } from './tiles.js';

const PIECES = {
  plant: ['m8 0a8 8 0 1 1 0 16a8 8 0 1 1 0-16z', 'm8 8q-7-1-6-6m6 6q-1-7 6-6m-6 6q7 1 6 6m-6-6q1 7-6 6'],
  cushion: ['m2 0h8q2 0 2 2v8q0 2-2 2h-8q-2 0-2-2v-8q0-2 2-2z', 'm3 3l6 6m0-6l-6 6'],
  shelf: ['h44v9h-44z', 'm4 0v9m3-9v9m5-9v9m3-9v9m4-9v9m5-9v9m3-9v9m5-9v9m3-9v9'],
  quilt: ['h18v13h-18z', 'm6 0v13m6-13v13m-12-6.5h18'],
  basin: ['m3 0h18q3 0 3 3v10q0 3-3 3h-18q-3 0-3-3v-10q0-3 3-3z', 'm5 4h14v8h-14zm7-4v-3'],
  board: ['h20v20h-20z', 'm0 5h20m-20 5h20m-20 5h20m-15-15v20m5-20v20m5-20v20'],
} as const;

const ROOMS: Readonly<Record<string, string>> = {
  chapel: 'piano 132 24,chair 146 42,chair 30 26 4 14,chair 30 42 4 14',
  'day-room': 'round 40 33,cushion 44 22,cushion 26 36,cushion 60 36,sofa 72 23,plant 128 24,sofa 140 50',
  records: 'shelf 28 24,shelf 28 38,table 84 38,shelf 130 24,shelf 130 38',
  'linen-store': 'quilt 27 24 4 20,quilt 27 42 2 20,quilt 134 24 2 22,quilt 134 44 2 22',
  hydrotherapy: 'basin 28 27 3 28,basin 134 27,sheets 162 27',
  'ward-nine': 'bed 30 24,plant 50 25,bed 70 24,bed 136 26,chair 158 30',
  dispensary: 'bottles 28 23,round 74 32,cushion 62 24,cushion 94 44,counter 136 26',
  'boiler-room': 'plant 28 24 5 18,plant 28 44 4 18,plant 132 24 2 20,plant 132 46 2 20',
  'visiting-room': 'board 38 32,chair 26 38,chair 62 38,board 138 30,chair 126 36,chair 162 36',
};

/** Furniture of the nine quiet halls. */
const HALLS: readonly string[] = [
  'M86 30H114M100 30V36M92 40q8-8 16 0l5 24H87zM100 36V64',
  'M100 34a16 16 0 1 1-.1 0M100 50V40M100 50L107 54',
  'M84 32H116V66H84zM100 32V66M84 49H116M78 70q4-8 6 0 4-8 6 0M110 70q4-8 6 0 4-8 6 0',
  'M80 38L96 34M84 50L116 42M82 62L118 54M106 66L120 62',
  'M90 30V66M90 50H110V66M90 36H96M90 42H96',
  'M92 56H108L105 68H95zM100 56q-14-4-16-16M100 56q-8-12-4-22M100 56q8-12 4-22M100 56q14-4 16-16',
  'M82 30H118V54H82zM100 30V54M82 42H118M78 70L84 58H124L118 70z',
  'M84 58q2-14 18-14t16 12q0 8-14 8t-20-6zM86 50l-2-8 8 4M118 56q8 2 6 10',
  'M86 30H114V68H86zM110 50h.1M100 40a5 5 0 1 1-.1 0M100 34v2M91 43h2M107 43h2',
];

const CREATURES: readonly string[] = [
  'c2M-14 8V-44Q-14-62 0-62Q14-62 14-44V8z|P2M-14 8V-44Q-14-62 0-62Q14-62 14-44V8z|po0 -40 4',
  'c2M-30 8Q-32-38 0-40Q32-38 30 8z|P2M-30 8Q-32-38 0-40Q32-38 30 8z|po-8 -18 4|po8 -18 4',
  'c2M-38 8Q-38-20-16-20H16Q38-20 38 8z|P2M-38 8Q-38-20-16-20H16Q38-20 38 8z|po-14 -6 4|po0 -6 4|po14 -6 4',
];

function inside({ kind, art = '' }: GridTile): SVGTemplateResult {
  if (kind === 'dark')
    return paint(HALLS[Number(art.slice('dark.'.length)) - 1] ?? '', { stroke: colour('bone'), width: 2 });
  return svg`${furnish(Object.hasOwn(ROOMS, art) ? (ROOMS[art] ?? '') : '', PIECES)}`;
}

export const gridArt = gridArtOf(inside, (index) => draw(CREATURES[index] ?? ''));
