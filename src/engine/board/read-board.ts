// Reads boards and their states from untrusted JSON. The message of a fault says what to change.
import { copy } from '../kernel/copy.js';
import { fault } from '../kernel/faults.js';
import { isRecord } from '../kernel/json-shape.js';
import { untrustedJsonFault } from '../kernel/untrusted-json.js';
import type { Fault, Result } from '../kernel/types.js';
import { board, BoardFault, type Board } from './board.js';
import { boundaryKinds, spaceKinds, type BoardData, type BoardState } from './types.js';

/** The approximate limit, in bytes of JSON. */
const most = 400_000;
const mostCells = 1024;
const mostSpaces = 256;
const mostPoints = 256;
const mostBoundaries = 4096;
/** How far from [0, 0] a cell may lie; within this distance, sight is calculated exactly (sight/straight-lines.ts). */
const far = 999;

/**
 * Reads a board from JSON, for example `{"version": 1, "spaces": [{"id": "A", "cells": [[0, 0]]}, {"id": "B", "cells":
 * [[1, 0]]}], "boundaries": [{"between": ["A", "B"], "kind": "open-door"}]}`. A board has at most 256 spaces and 1024
 * cells, with coordinates from −999 to 999.
 * Faults: `board-shape`, `board-overlap` (a cell is listed twice), `board-apart` (a space consists of separate parts),
 * `board-unknown` (there is no such space or cell), `board-between` (two spaces do not share exactly one edge),
 * `board-inside` (a boundary lies within a space), `board-centres` (a space has several cells, but `sight` is `centres`),
 * `board-twice` (an id or an edge is listed twice), and `json-…` (see
 * `untrustedJsonFault`).
 */
export function parseBoard(json: unknown): Result<BoardData, Fault> {
  return read(json, most, (source) => {
    const data = readData(source);
    board(data);
    return data;
  });
}

/**
 * Reads the state of a board from JSON. Faults: `state-shape`, `state-unknown` (the board has no such boundary), and
 * `json-…` (see `untrustedJsonFault`).
 */
export function parseState({ edgeOfId }: Board, json: unknown): Result<BoardState, Fault> {
  return read(json, most, (source) => {
    is(isRecord(source), '', 'Write an object: the ids of boundaries, each with its kind.', 'state-shape');
    for (const [id, kind] of Object.entries(source as object)) {
      is(
        edgeOfId.has(id),
        id.slice(0, 60),
        'No edge has this id; use the id of a boundary or edge of the board.',
        'state-unknown',
      );
      isKind(kind, id, 'state-shape');
    }
    return source as BoardState;
  });
}

function read<T>(json: unknown, size: number, make: (source: unknown) => T): Result<T, Fault> {
  const inputFault = untrustedJsonFault(json, size);
  if (inputFault) return { ok: false, error: inputFault };
  try {
    return { ok: true, value: make(copy(json)) };
  } catch (error) {
    if (!(error instanceof BoardFault)) throw error;
    return fault(error.code, error.path, error.message);
  }
}

function is(yes: boolean, path: string, message: string, code = 'board-shape'): asserts yes {
  if (!yes) throw new BoardFault(code, path, message);
}

/** The fields of an object. An unknown field is a fault. */
function fieldsOf(value: unknown, path: string, allowed: readonly string[]): Readonly<Record<string, unknown>> {
  is(isRecord(value), path, `Write an object. It may have the fields ${allowed.join(', ')}.`);
  const stranger = Object.keys(value as object).find((field) => !allowed.includes(field));
  is(
    stranger === undefined,
    `${path && `${path}/`}${stranger?.slice(0, 40) ?? ''}`,
    `Remove this field; only these are allowed here: ${allowed.join(', ')}.`,
  );
  return value;
}

function listOf(value: unknown, path: string, least: number, limit: number): readonly unknown[] {
  is(
    Array.isArray(value) && value.length >= least && value.length <= limit,
    path,
    `Write a list of ${least} to ${limit} entries.`,
  );
  return value as unknown[];
}

function isId(value: unknown, path: string): asserts value is string {
  is(
    typeof value === 'string' &&
      /^[\p{L}\p{N}-][\p{L}\p{N} ._,:+-]{0,59}$/u.test(value) &&
      !(value in Object.prototype),
    path,
    'An id must have 1 to 60 letters, digits, spaces or . _ , : + -, and begin with a letter, a digit or a minus.',
  );
}

function isKind(value: unknown, path: string, code?: string): void {
  is(
    (boundaryKinds as readonly unknown[]).includes(value),
    path,
    `The kind of a boundary must be one of: ${boundaryKinds.join(', ')}.`,
    code,
  );
}

function isCell(value: unknown, path: string): void {
  is(
    Array.isArray(value) &&
      value.length === 2 &&
      value.every((n) => Number.isInteger(n) && Math.abs(n as number) <= far),
    path,
    `Write a cell as [column, row], with whole numbers from ${-far} to ${far}.`,
  );
}

function isNew(ids: Set<string>, id: unknown, path: string): void {
  isId(id, path);
  is(!ids.has(id), path, 'This id is used twice; change one of the two.', 'board-twice');
  ids.add(id);
}

function readData(json: unknown): BoardData {
  const source = fieldsOf(json, '', ['version', 'spaces', 'boundaries', 'points', 'sight']);
  is(source.version === 1, 'version', 'Write "version": 1.');
  is(
    source.sight === undefined || source.sight === 'centres',
    'sight',
    'Write "sight": "centres", or leave out this field.',
  );
  const spaces = new Set<string>();
  let count = 0;
  listOf(source.spaces, 'spaces', 1, mostSpaces).forEach((entry, n) => {
    const path = `spaces/${n}`;
    const { id, name, kind, cells } = fieldsOf(entry, path, ['id', 'name', 'kind', 'cells']);
    isNew(spaces, id, `${path}/id`);
    is(
      name === undefined || (typeof name === 'string' && name.length <= 100),
      `${path}/name`,
      'A name must be text of at most 100 characters.',
    );
    is(
      kind === undefined || (spaceKinds as readonly unknown[]).includes(kind),
      `${path}/kind`,
      `The kind of a space must be one of: ${spaceKinds.join(', ')}.`,
    );
    const list = listOf(cells, `${path}/cells`, 1, mostCells);
    count += list.length;
    is(
      count <= mostCells,
      `${path}/cells`,
      `The board has too many cells; all spaces together may have at most ${mostCells}.`,
    );
    list.forEach((cell, m) => isCell(cell, `${path}/cells/${m}`));
  });
  const boundaries = new Set<string>();
  listOf(source.boundaries, 'boundaries', 0, mostBoundaries).forEach((entry, n) =>
    readBoundary(entry, `boundaries/${n}`, boundaries),
  );
  const points = new Set<string>();
  listOf(source.points ?? [], 'points', 0, mostPoints).forEach((entry, n) => {
    const path = `points/${n}`;
    const { id, space, colour } = fieldsOf(entry, path, ['id', 'space', 'colour']);
    isNew(points, id, `${path}/id`);
    isId(colour, `${path}/colour`);
    is(spaces.has(space as string), `${path}/space`, 'No space has this id; name one from "spaces".', 'board-unknown');
  });
  return source as unknown as BoardData;
}

function readBoundary(entry: unknown, path: string, ids: Set<string>): void {
  const { cell, side, between, kind, from, to, id } = fieldsOf(entry, path, [
    'cell',
    'side',
    'between',
    'kind',
    'from',
    'to',
    'id',
  ]);
  is(
    (between === undefined) !== (cell === undefined) && (cell === undefined) === (side === undefined),
    path,
    'Say where the boundary is: write "between" with two spaces, or "cell" and "side".',
  );
  if (between !== undefined)
    listOf(between, `${path}/between`, 2, 2).forEach((space, n) => isId(space, `${path}/between/${n}`));
  else {
    isCell(cell, `${path}/cell`);
    is(
      [0, 1, 2, 3].includes(side as number),
      `${path}/side`,
      'A side must be 0 (above), 1 (right), 2 (below) or 3 (left).',
    );
  }
  isKind(kind, `${path}/kind`);
  is((from === undefined) === (to === undefined), `${path}/from`, 'Write both "from" and "to", or neither.');
  if (from !== undefined) {
    is(
      kind !== 'open',
      `${path}/from`,
      'An open edge is open from end to end; remove "from" and "to", or make it a gap.',
    );
    for (const [field, value] of [
      ['from', from],
      ['to', to],
    ] as const)
      is(
        typeof value === 'number' && value >= 0 && value <= 1 && Math.round(value * 1000) / 1000 === value,
        `${path}/${field}`,
        'Write a number from 0 to 1 with at most three decimals: a fraction of the edge.',
      );
    is((from as number) < (to as number), `${path}/to`, '"to" must be greater than "from".');
  }
  if (id !== undefined) isNew(ids, id, `${path}/id`);
}
