// A house in words: each room with its figures, marks and possible actions; the figures; and the lost rooms.
import type { HouseFigure, HouseModel, HouseRoom } from '../../engine/scene/house-model.js';
import { inLanguage } from '../../engine/speech/language-rules.js';
import type { Params } from '../../engine/speech/speak.js';
import type en from '../../messages/en/pieces/nw-house.js';
import { figuresIn, roomsOf } from './layout.js';

export type Key = keyof typeof en;

export interface HouseWords {
  say(key: Key, params?: Params): string;
  readonly language: string;
}

export function percent(language: string, chance: number): string {
  return inLanguage(
    language,
    (lang) => new Intl.NumberFormat(lang, { style: 'percent', maximumFractionDigits: 0 }),
  ).format(chance);
}

/** Returns the position of a room, such as B3. */
export function placeOf(voice: HouseWords, { columns }: HouseModel, id: string): string {
  const column = columns.find(({ rooms }) => rooms.some((room) => room.id === id));
  return column
    ? voice.say('place', { column: column.name, n: column.rooms.findIndex((room) => room.id === id) + 1 })
    : '';
}

const listed = (voice: HouseWords, key: Key, items: readonly string[]): string =>
  items.length ? voice.say(key, { n: items.length, list: items.join(', ') }) : '';

const sentences = (...texts: readonly (string | undefined)[]): string => texts.filter(Boolean).join(' ');

export function roomWords(
  voice: HouseWords,
  model: HouseModel,
  { id, name, kind, state, marks = [], chance, notes = [] }: HouseRoom,
): string {
  const place = placeOf(voice, model, id);
  const called = model.kinds?.find((each) => each.id === kind)?.name;
  return sentences(
    called ? voice.say('room-kind', { name, place, kind: called }) : voice.say('room', { name, place }),
    listed(
      voice,
      'here',
      figuresIn(model, id).map((figure) => figure.name),
    ),
    model.own === id ? voice.say('own') : '',
    ...marks.map((mark) => voice.say(mark)),
    chance === undefined ? '' : voice.say('chance', { percent: percent(voice.language, chance) }),
    listed(
      voice,
      'notes',
      notes.map(({ text, sure }) => (sure ? text : voice.say('perhaps', { text }))),
    ),
    state && voice.say(state),
  );
}

export function figureWords(voice: HouseWords, model: HouseModel, { name, room, isNew, state }: HouseFigure): string {
  const where = roomsOf(model).find(({ id }) => id === room)?.name ?? room;
  return sentences(
    voice.say('figure', { name, room: where }),
    isNew ? voice.say('new') : '',
    state && voice.say(state),
  );
}

export const goneWords = (voice: HouseWords, { gone = [] }: HouseModel): string =>
  listed(
    voice,
    'gone-list',
    gone.map(({ name }) => name),
  );

export const houseWords = (voice: HouseWords, model: HouseModel): string =>
  [...roomsOf(model).map((room) => roomWords(voice, model, room)), goneWords(voice, model)].filter(Boolean).join('\n');
