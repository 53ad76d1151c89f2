// Reads boards from drawings in text. The format survives blog editors: white space has no meaning, smart typography
// does not change the marks, and a semicolon may end a line. docs/boards.md explains the format.
import { fault } from '../../kernel/faults.js';
import type { Fault, Result } from '../../kernel/types.js';
import { boardOf, BoardFault, edgeName, type Board } from '../board.js';
import { parseBoard } from '../read-board.js';
import type { BoardData, BoardPoint, Boundary, BoundaryKind, Cell, Side } from '../types.js';

export const marks: Readonly<Record<BoundaryKind, string>> = {
  wall: '#',
  open: ':',
  gap: '=',
  'closed-door': '%',
  'open-door': '/',
  breach: '^',
};
const kinds = new Map(Object.entries(marks).map(([kind, mark]) => [mark, kind as BoundaryKind]));
/** The marks with their meanings, for the messages of faults. */
const meanings = Object.entries(marks)
  .map(([kind, mark]) => `${mark} ${kind}`)
  .join(', ');
/** The mark for no cell, for no edge, and for an edge inside a space. */
export const none = '.';
export const corner = '+';
export const sideLetters = 'nesw';
/** The maximum number of characters in a drawing. */
const most = 40_000;

interface Line {
  /** The number of the line in the text, from 1. */
  readonly n: number;
  readonly text: string;
}
type Spaces = Map<string, Cell[]>;
/** The boundaries that the board has to list, by the names of their edges. */
type Listed = Map<string, Extract<Boundary, { cell: Cell }>>;

/**
 * Reads a board from a drawing, which has a letter or digit for each cell (the same for all cells of a space) and a
 * mark for each edge between cells.
 * Faults: `text-size`, `text-shape` (a line is too long or too short), `text-mark` (a mark in the wrong place),
 * `text-note`, and the faults of `parseBoard`. The path of a `text-…` fault is the line, such as `lines/3`.
 */
export function boardFromText(text: string): Result<BoardData, Fault> {
  if (text.length > most)
    return fault('text-size', '', `A drawing may have at most ${most} characters; make this one shorter.`);
  try {
    const lines = linesOf(text);
    const isNote = (line: Line): boolean => /^(?:name|edge|point)\s/i.test(line.text);
    const { spaces, listed } = readDrawing(
      lines.filter((line) => !isNote(line)).map(({ n, text: art }) => ({ n, text: art.replace(/\s/g, '') })),
    );
    const entries = [...spaces].map(([id, cells]) => ({ id, cells }));
    const bare = parseBoard({ version: 1, spaces: entries, boundaries: [] });
    if (!bare.ok) return bare;
    const drawn = boardOf(bare.value);
    const names = new Map<string, string>();
    const points: BoardPoint[] = [];
    for (const line of lines.filter(isNote)) readNote(line, drawn, listed, names, points);
    return parseBoard({
      version: 1,
      spaces: entries.map((space) => ({ ...space, ...(names.has(space.id) && { name: names.get(space.id) }) })),
      boundaries: [...listed.values()],
      ...(points.length && { points }),
    });
  } catch (error) {
    if (!(error instanceof BoardFault)) throw error;
    return fault(error.code, error.path, error.message);
  }
}

/**
 * Splits the text into lines, and undoes the changes that editors make to it: non-breaking and invisible spaces, an
 * ellipsis for three dots, different or missing line breaks.
 */
function linesOf(text: string): Line[] {
  const lines = text
    .replace(/&nbsp;/gi, ' ')
    .replace(/[\u200b-\u200d\u2060\ufeff]/g, '')
    .replaceAll('…', '...')
    .split(/\r?\n|[\r;]|<br *\/?>/i)
    .map((line) => line.trim());
  const isOne = lines.filter(Boolean).length === 1;
  return lines
    .flatMap((line) => (isOne ? unfolded(line) : line))
    .map((line, n) => ({ n: n + 1, text: line }))
    .filter((line) => line.text);
}

/**
 * Splits a drawing that has lost its line breaks. Words of equal length are the lines of the drawing, and each note
 * begins with its keyword.
 */
function unfolded(line: string): string[] {
  const [drawing = '', ...notes] = line.split(/\s+(?=(?:name|edge|point)\s)/i);
  const [first = '', ...others] = drawing.split(/\s+/);
  return [
    ...(first.length > 1 && others.every(({ length }) => length === first.length) ? [first, ...others] : [drawing]),
    ...notes,
  ];
}

const wrong = (code: string, line: Line | undefined, message: string): BoardFault =>
  new BoardFault(code, line ? `lines/${line.n}` : '', message);

function readDrawing(lines: readonly Line[]): { spaces: Spaces; listed: Listed } {
  const [first] = lines;
  if (!first || lines.length % 2 === 0)
    throw wrong('text-shape', lines.at(-1), 'Rows of cells and rows of edges must alternate; add the missing row.');
  const uneven = lines.find(({ text }) => text.length !== first.text.length || text.length % 2 === 0);
  if (uneven)
    throw wrong(
      'text-shape',
      uneven,
      `This line has ${uneven.text.length} marks, but all lines need the same odd number; add or remove marks.`,
    );
  // In a drawing with outer edges, the first mark is a corner.
  const frame = first.text.startsWith(corner) ? 1 : 0;
  const cellAt = (x: number, y: number): string => lines[y * 2 + frame]?.text.charAt(x * 2 + frame) || none;

  const spaces: Spaces = new Map();
  const listed: Listed = new Map();
  lines.forEach((line, row) =>
    Array.from(line.text, (mark, column) => {
      const refuse = (why: string): BoardFault =>
        wrong('text-mark', line, `Mark ${column + 1} of this line, ${mark}, ${why}`);
      const [x, y] = [Math.floor((column - frame) / 2), Math.floor((row - frame) / 2)];
      const [upright, level] = [(column - frame) % 2 !== 0, (row - frame) % 2 !== 0];
      if (upright && level) {
        if (mark !== corner) throw refuse(`is where four cells meet; write ${corner} instead.`);
      } else if (upright || level) {
        const kind = readEdge(mark, cellAt(x, y), upright ? cellAt(x + 1, y) : cellAt(x, y + 1), refuse);
        if (kind && cellAt(x, y) !== none) list(listed, [x, y], upright ? 1 : 2, kind);
        else if (kind) list(listed, upright ? [x + 1, y] : [x, y + 1], upright ? 3 : 0, kind);
      } else if (mark !== none) {
        if (!/^[A-Za-z0-9]$/.test(mark))
          throw refuse(`is in the place of a cell; write a letter, a digit, or ${none} for no cell.`);
        spaces.set(mark, [...(spaces.get(mark) ?? []), [x, y]]);
      }
    }),
  );
  return { spaces, listed };
}

const list = (listed: Listed, cell: Cell, side: Side, kind: BoundaryKind): void =>
  void listed.set(edgeName(cell, side), { cell, side, kind });

/** The boundary between two cells; null if it need not be listed. */
function readEdge(
  mark: string,
  before: string,
  after: string,
  refuse: (why: string) => BoardFault,
): BoundaryKind | null {
  const kind = kinds.get(mark);
  const [inside, outside] = [before === after && before !== none, before === none && after === none];
  if (mark === none) {
    if (before !== after && before !== none && after !== none)
      throw refuse(`is between ${before} and ${after}; write what is there: ${meanings}.`);
    return null;
  }
  if (!kind) throw refuse(`is in the place of an edge; write ${meanings}, or ${none} for no edge.`);
  if (inside) throw refuse(`is inside space ${before}; write ${none} instead.`);
  if (outside && kind !== 'wall') throw refuse(`is not beside a space; write ${none} instead.`);
  return kind === 'wall' ? null : kind;
}

/** Reads a line under the drawing: `name A The hall`, `point p1 A red`, `edge A B 0.5 0.8 label-1`. */
function readNote(line: Line, drawn: Board, listed: Listed, names: Map<string, string>, points: BoardPoint[]): void {
  const [what = '', one = '', two = '', three = '', ...more] = line.text.split(/\s+/);
  switch (what.toLowerCase()) {
    case 'name':
      if (!two || !drawn.spaceOfId.has(one))
        throw wrong('text-note', line, 'Write a space of the drawing and its name: "name A The hall".');
      names.set(one, [two, three, ...more].join(' ').trim());
      return;
    case 'point':
      if (!three || more.length) throw wrong('text-note', line, 'Write an id, a space and a colour: "point p1 A red".');
      points.push({ id: one, space: two, colour: three });
      return;
    default:
      edgeNote(line, drawn, listed);
  }
}

/** Reads a note about an edge: the edge, where it opens, and its id; the last two are optional. */
function edgeNote(line: Line, { edges }: Board, listed: Listed): void {
  const found =
    /^edge\s+(\S+)\s+(\S+)(?:\s+([01]?\.?\d{1,3})(?:\s*[-–—]\s*|\s+)([01]?\.?\d{1,3}))?(?:\s+(\S+))?$/i.exec(line.text);
  const [, one = '', two = '', from, to, id] = found ?? [];
  const byCell = /^(-?\d+),(-?\d+) ([nesw])$/i.exec(`${one} ${two}`);
  const shared = edges.filter(({ spaces }) => one !== two && spaces.includes(one) && spaces.includes(two));
  const place = byCell
    ? {
        cell: [Number(byCell[1]), Number(byCell[2])] as const,
        side: sideLetters.indexOf((byCell[3] ?? '').toLowerCase()) as Side,
      }
    : shared.length === 1
      ? shared[0]
      : undefined;
  if (!place)
    throw wrong(
      'text-note',
      line,
      'Write two spaces that share exactly one edge: "edge A B 0.2 0.8 id", or a cell and n, e, s or w: "edge 1,0 e 0.2 0.8".',
    );
  const { cell, side } = place;
  const name = edgeName(cell, side);
  const boundary = listed.get(name) ?? { cell, side, kind: 'wall' };
  listed.set(name, {
    ...boundary,
    ...(from !== undefined && to !== undefined && { from: Number(from), to: Number(to) }),
    ...(id !== undefined && { id }),
  });
}
