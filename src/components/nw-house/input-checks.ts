// Checks a page's model for a house.
import { HOUSE_MARKS, type HouseModel } from '../../engine/scene/house-model.js';
import type { Key } from './words.js';

export interface GivenFault {
  readonly code: Extract<Key, `fault-${string}`>;
  readonly path: string;
}

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields => Object(value) as Fields;

/** Returns the first of these keys whose value is not text; undefined if all values are text. */
const firstNonText = (value: unknown, keys: readonly string[]): string | undefined =>
  keys.find((key) => typeof fieldsOf(value)[key] !== 'string');

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** Returns the fault of a model; null if the model can be drawn. */
export function faultOf(model: unknown): GivenFault | null {
  const wrong = (path: string): GivenFault => ({ code: 'fault-model', path: `model/${path}` });
  const { version, columns, figures, gone = [], kinds = [], trails = [] } = fieldsOf(model);
  if (version !== 1) return wrong('version');
  const lists = { columns, figures, gone, kinds, trails };
  for (const [name, list] of Object.entries(lists)) if (!isList(list)) return wrong(name);
  const needs = {
    columns: ['id', 'name'],
    figures: ['id', 'name', 'room'],
    gone: ['id', 'name'],
    kinds: ['id', 'name'],
    trails: ['figure'],
  };
  for (const [name, keys] of Object.entries(needs)) {
    for (const [i, entry] of (lists[name as keyof typeof lists] as readonly unknown[]).entries()) {
      const key = firstNonText(entry, keys);
      if (key) return wrong(`${name}/${i}/${key}`);
    }
  }
  for (const [i, column] of (columns as readonly unknown[]).entries()) {
    const { rooms } = fieldsOf(column);
    if (!isList(rooms)) return wrong(`columns/${i}/rooms`);
    for (const [j, room] of rooms.entries()) {
      const path = `columns/${i}/rooms/${j}`;
      const key = firstNonText(room, ['id', 'name']);
      if (key) return wrong(`${path}/${key}`);
      const { chance = 0, marks = [], notes = [] } = fieldsOf(room);
      if (typeof chance !== 'number' || !(chance >= 0 && chance <= 1)) return wrong(`${path}/chance`);
      if (!isList(marks) || !marks.every((mark) => (HOUSE_MARKS as readonly unknown[]).includes(mark)))
        return wrong(`${path}/marks`);
      if (!isList(notes) || notes.some((note) => firstNonText(note, ['text']))) return wrong(`${path}/notes`);
    }
  }
  for (const [i, trail] of (trails as readonly unknown[]).entries())
    if (!isList(fieldsOf(trail)['through'])) return wrong(`trails/${i}/through`);
  return idFault(model as HouseModel);
}

/** Returns a fault if an id is used twice, or if a figure or the viewer is in a room that does not exist. */
function idFault({ columns, figures, own }: HouseModel): GivenFault | null {
  const rooms = columns.flatMap((column) => column.rooms.map(({ id }) => id));
  const all = [...rooms, ...figures.map(({ id }) => id)];
  const twice = all.find((id, i) => all.indexOf(id) < i);
  if (twice !== undefined) return { code: 'fault-twice', path: twice };
  const lost = [...figures.map(({ room }) => room), own ?? rooms[0]].find(
    (id) => id !== undefined && !rooms.includes(id),
  );
  return lost === undefined ? null : { code: 'fault-room', path: lost };
}
