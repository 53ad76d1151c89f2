// Checks the input of a page: spaces, cards, a model, a state. A fault names the path of the error; its code selects
// the message.
import { untrustedJsonFault } from '../../engine/kernel/untrusted-json.js';
import type { Fault, Result } from '../../engine/kernel/types.js';
import type { HuntTrackModel, HuntSpace } from '../../engine/scene/hunt-track-model.js';
import { lay } from '../../engine/track/track.js';
import { isMark } from './art.js';
import type { LayoutKind } from './layout.js';
import type { TrackCard, HuntTrackState, TrackSetup } from './standalone-track.js';

/** The approximate maximum size of JSON in bytes. */
const MOST = 60_000;
/** The maximum number of spaces. */
const LONGEST = 60;
/** The maximum distance of a space from the origin, along each axis. */
const FAR = 99;
/** The space of the Aura on a track with enough cards (LOB-HST-03). */
const AURA = 6;

const layouts: readonly LayoutKind[] = ['row', 'u', 'ring', 'free'];

/** The unchecked properties of the element. */
export interface TrackInput {
  readonly spaces: unknown;
  readonly position: unknown;
  readonly revealed?: unknown;
  readonly aura?: unknown;
  readonly cards?: unknown;
  readonly deck?: unknown;
  readonly layout?: unknown;
}

type Fields = Readonly<Record<string, unknown>>;

class InputFault extends Error {
  constructor(readonly fault: Fault) {
    super(fault.code);
  }
}

const wrong = (code: string, path: string, params: Fault['params'] = {}): never => {
  throw new InputFault({ code: `fault-${code}`, path, message: '', params });
};

function checked<T>(read: () => T): Result<T, Fault> {
  try {
    return { ok: true, value: read() };
  } catch (error) {
    if (error instanceof InputFault) return { ok: false, error: error.fault };
    throw error;
  }
}

const isWhole = (value: unknown, low: number, high: number): value is number =>
  Number.isInteger(value) && (value as number) >= low && (value as number) <= high;

function whole(value: unknown, path: string, high: number): number {
  return isWhole(value, 0, high) ? value : wrong('number', path, { low: 0, high });
}

/** Returns the named fields; each must be text or missing. */
function texts<K extends string>(
  fields: Fields,
  names: readonly K[],
  code: string,
  path: string,
): { [name in K]?: string } {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = fields[name];
      if (value == null) return [];
      if (typeof value !== 'string') return wrong(code, `${path}/${name}`);
      return [[name, name !== 'mark' || isMark(value) ? value : wrong('mark', `${path}/mark`)]];
    }),
  ) as { [name in K]?: string };
}

function list(value: unknown, most: number, code: string, path: string): readonly unknown[] {
  if (!Array.isArray(value) || value.length > most) return wrong(code, path);
  const inputFault = untrustedJsonFault(value, MOST);
  return inputFault ? wrong(code, [path, inputFault.path].join('/')) : value;
}

/** Reads a card: its name, or an object. */
function face(card: unknown, code: string, path: string): TrackCard {
  if (typeof card === 'string') return { name: card };
  const { name, ...more } = texts(Object(card) as Fields, ['name', 'text', 'mark'], code, path);
  return name === undefined ? wrong(code, path) : { name, ...more };
}

function place(at: unknown, code: string, path: string): readonly [number, number] {
  const right = Array.isArray(at) && at.length === 2 && at.every((n) => typeof n === 'number' && Math.abs(n) <= FAR);
  return right ? (at as [number, number]) : wrong(code, path);
}

/** Reads a space: its name, an object, or null for an empty space. */
function spaceOf(space: unknown, path: string): HuntSpace {
  if (space === null) return {};
  if (typeof space === 'string') return { name: space };
  if (typeof space !== 'object') return wrong('spaces', path);
  const { at, card } = space as Fields;
  const own = {
    ...texts(space as Fields, ['name', 'text', 'mark'], 'spaces', path),
    ...(at != null && { at: place(at, 'spaces', `${path}/at`) }),
  };
  // A face-down card reveals nothing.
  return card === true ? { card: 'down', ...(own.at && { at: own.at }) } : own;
}

function spacesOf({ spaces, aura }: TrackInput): readonly HuntSpace[] {
  const isNumber = typeof spaces === 'number';
  const all: HuntSpace[] = isNumber
    ? Array.from({ length: isWhole(spaces, 1, LONGEST) ? spaces : wrong('spaces', 'spaces') }, () => ({ card: 'down' }))
    : list(spaces, LONGEST, 'spaces', 'spaces').map((space, i) => spaceOf(space, `spaces/${i}`));
  if (!all.length) return wrong('spaces', 'spaces');
  const on = whole(aura ?? (isNumber && all.length >= AURA ? AURA : 0), 'aura', all.length);
  return all.map((space, i) => (i + 1 === on ? { ...space, card: 'known', hazard: true } : space));
}

/** Reads space numbers: text such as `1-5 7`, a list, or one number. */
function revealedOf(value: unknown, spaces: readonly HuntSpace[]): readonly number[] {
  const numbers =
    typeof value !== 'string'
      ? [value].flat()
      : value
          .split(/[\s,]+/)
          .filter(Boolean)
          .flatMap((part) => {
            const [, from, to = from] = /^(\d{1,2})(?:-(\d{1,2}))?$/.exec(part) ?? wrong('revealed', 'revealed');
            const length = Number(to) - Number(from) + 1;
            return length > 0 ? Array.from({ length }, (_, i) => Number(from) + i) : wrong('revealed', 'revealed');
          });
  if (numbers.some((n) => !isWhole(n, 1, spaces.length) || !spaces[n - 1]?.card)) return wrong('revealed', 'revealed');
  return [...new Set(numbers as number[])].sort((a, b) => a - b);
}

/**
 * Checks `cards` and `deck`. They are checked separately, because a page may set them later, when cards are turned
 * over.
 */
export const checkCards = ({ cards, deck }: TrackInput): Result<Pick<TrackSetup, 'cards' | 'deck'>, Fault> =>
  checked(() => ({
    cards: list(cards ?? [], LONGEST, 'cards', 'cards').map((card, i) =>
      card === null ? null : face(card, 'cards', `cards/${i}`),
    ),
    deck: list(deck ?? [], 200, 'cards', 'deck').map((card, i) => face(card, 'cards', `deck/${i}`)),
  }));

export const checkTrack = (input: TrackInput): Result<Pick<TrackSetup, 'spaces' | 'track'>, Fault> =>
  checked(() => {
    const spaces = spacesOf(input);
    const position = whole(input.position, 'position', spaces.length);
    const isCard = (n: number): boolean => !!spaces[n - 1]?.card;
    const reached = Array.from({ length: position }, (_, i) => i + 1).filter(isCard);
    const revealed = input.revealed == null ? reached : revealedOf(input.revealed, spaces);
    return { spaces, track: { ...lay(spaces.map(({ card }) => (card ? '' : null))), position, revealed } };
  });

export const checkLayout = ({ layout }: TrackInput, spaces: readonly HuntSpace[]): Result<LayoutKind, Fault> =>
  checked(() => {
    const kind = layouts.find((each) => each === (layout ?? 'row')) ?? wrong('layout', 'layout');
    const bare = kind === 'free' ? spaces.findIndex(({ at }) => !at) : -1;
    return bare >= 0 ? wrong('free', `spaces/${bare}/at`) : kind;
  });

export const checkState = (json: unknown, { spaces }: TrackSetup): Result<HuntTrackState, Fault> =>
  checked(() => {
    const { version, position, revealed, due, ended, drawn } = Object(json) as Fields;
    if (version !== 1) return wrong('state', 'state/version');
    const on = isWhole(position, 0, spaces.length) ? position : wrong('state', 'state/position');
    if (typeof ended !== 'boolean' || (ended && on !== spaces.length)) return wrong('state', 'state/ended');
    const turned = list(revealed, LONGEST, 'state', 'state/revealed');
    const up = turned.every(
      (n, i) => isWhole(n, 1, spaces.length) && !!spaces[n - 1]?.card && !turned.slice(0, i).includes(n),
    )
      ? (turned as number[])
      : wrong('state', 'state/revealed');
    const faces = list(drawn, LONGEST, 'state', 'state/drawn').map((card, i) => {
      if (card === null) return null;
      // A card that has not been turned over must not be in the state.
      return up.includes(i + 1) ? face(card, 'state', `state/drawn/${i}`) : wrong('state', `state/drawn/${i}`);
    });
    return {
      version: 1,
      position: on,
      revealed: [...up].sort((a, b) => a - b),
      due: isWhole(due, 0, on) ? due : wrong('state', 'state/due'),
      ended,
      drawn: faces,
    };
  });

const cardStates: readonly unknown[] = [undefined, 'down', 'known', 'up'];
const marks: readonly unknown[] = [undefined, 'can-act', 'selected'];

export const checkModel = (json: unknown): Result<HuntTrackModel, Fault> =>
  checked(() => {
    const { version, spaces, position, ended } = Object(json) as Fields;
    if (version !== 1) return wrong('model', 'model/version');
    const all = list(spaces, LONGEST, 'model', 'model/spaces').map((space, i): HuntSpace => {
      const path = `model/spaces/${i}`;
      const { card, hazard, state, at, ...fields } = Object(space) as Fields;
      if (!cardStates.includes(card)) return wrong('model', `${path}/card`);
      if (!marks.includes(state)) return wrong('model', `${path}/state`);
      const own = texts(fields, ['id', 'name', 'text', 'mark'], 'model', path);
      if (card === 'down' && (own.name ?? own.text ?? own.mark) !== undefined) return wrong('hidden', path);
      return {
        ...own,
        ...(card !== undefined && { card: card as 'down' }),
        ...(state !== undefined && { state: state as 'can-act' }),
        hazard: hazard === true,
        ...(at != null && { at: place(at, 'model', `${path}/at`) }),
      };
    });
    if (!all.length) return wrong('model', 'model/spaces');
    return {
      version: 1,
      spaces: all,
      position: isWhole(position, 0, all.length) ? position : wrong('model', 'model/position'),
      ended: ended === true,
    };
  });
