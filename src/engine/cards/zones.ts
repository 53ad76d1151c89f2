// What each seat knows of the state of a match. A game declares every field of its state once, with its audience. What
// a seat sees, which facts are hidden, what an imagined match may look like, and how an untrusted view or situation is
// checked all follow from this declaration, so that no field can be forgotten.
//
// Cards lie in zones: lists (`cards`) or places for one card (`card`). A zone has an audience: the seats that see its
// cards. Others see how many cards there are and, if the zone has a back, what the backs show.
import * as v from 'valibot';
import { joinPath } from '../kernel/faults.js';
import { copy, type Chance, type Fault, type Result, type Seat, type Secret } from '../kernel/index.js';

/** A bit mask of seats: bit s stands for seat s. */
type Seats = number;

/** The part of the state that a field lies in. */
export interface Surroundings {
  /** The seat of the player whose part of the state this is; no seat outside `players`. */
  readonly owner: Seats;
  readonly everybody: Seats;
  /** The record that the field belongs to. */
  readonly record: unknown;
}

/** The seats that see a zone. */
export type Audience = (around: Surroundings) => Seats;
export const everybody: Audience = ({ everybody: all }) => all;
export const owner: Audience = ({ owner: seats }) => seats;
export const nobody: Audience = () => 0;

/** What everybody sees of the cards in a zone. */
export interface Back<C = unknown> {
  /** A name for what the back tells, such as `action`: the card is an Action. */
  readonly name: string;
  /** Whether the backs of two cards look alike. */
  alike(content: C, a: string, b: string): boolean;
}

/** What an untrusted view or situation is compared with: the ids of cards, the number of seats, and so on. */
export interface Checks {
  /** The schema of the id of a card of this kind. */
  card(kind: string): v.GenericSchema<string>;
  readonly players: number;
}

type SchemaFor<T, A> = v.GenericSchema<T> | ((about: A) => v.GenericSchema<T>);

/** A place where a card lies. */
interface Slot {
  readonly kind: string;
  readonly card: string;
  readonly seen: Seats;
  readonly back: Back | undefined;
  put(card: string): void;
}

/** A field of the state: what it is (`S`), and what a seat sees of it (`V`; `never` if it is not part of the view). */
export interface Field<S, V> {
  view(value: S, seat: Seats, around: Surroundings): V;
  /** The schema of what a seat sees; null if the field is not part of the view. */
  viewSchema(about: never): v.GenericSchema | null;
  /** The schema of the value in a situation; null if a situation cannot set it. */
  stateSchema(about: never): v.GenericSchema | null;
  /** The value with the fields that a valid situation gives. */
  fill(value: S, given: unknown): S;
  /** Visits every place for a card in the value. `put` replaces the value itself. */
  visit?(value: S, around: Surroundings, visit: (slot: Slot) => void, put: (value: S) => void): void;
}

const schemaOf = <T>(schema: SchemaFor<T, never>, about: never): v.GenericSchema<T> =>
  typeof schema === 'function' ? schema(about) : schema;
const replaced = <S>(_: S, given: unknown): S => given as S;

/** Everybody sees the value. */
export function open<T, A = never>(schema: SchemaFor<T, A>): Field<T, T> {
  const schemaAbout = (about: never): v.GenericSchema<T> => schemaOf(schema as SchemaFor<T, never>, about);
  return { view: copy, viewSchema: schemaAbout, stateSchema: schemaAbout, fill: replaced };
}

/** Only the owner sees the value. The others see `blank`. */
export function owned<T, A = never>(blank: T, schema: SchemaFor<T, A>): Field<T, T> {
  return {
    ...open(schema),
    view: (value, seat, { owner: seats }) => copy(seats & seat ? value : blank),
  };
}

/** No part of the view: nobody may know it, or it follows from other fields. */
export function unseen<T, A = never>(schema: SchemaFor<T, A> | null = null): Field<T, never> {
  return {
    view: () => undefined as never,
    viewSchema: () => null,
    stateSchema: (about) => schema && schemaOf(schema as SchemaFor<T, never>, about),
    fill: replaced,
  };
}

/** More than any list of a game has. It keeps an untrusted view from growing without limit. */
const longestList = 200;

/** A list of cards that nobody sees, such as a deck from which random cards are drawn. A view only counts them. */
export function counted<C = never>(kind: string, back?: Back<C>): Field<string[], number> {
  return {
    view: (cardIds) => cardIds.length,
    viewSchema: () => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(longestList)),
    stateSchema: listSchema(kind, false),
    fill: (_, given) => [...(given as string[])].sort(),
    visit: visitList(kind, nobody, back as Back | undefined),
  };
}

/** A list of cards. A seat sees null for each card that it does not know. */
export function cards<C = never>(kind: string, audience: Audience, back?: Back<C>): Field<string[], (string | null)[]> {
  return {
    view: (cardIds, seat, around) => (audience(around) & seat ? [...cardIds] : cardIds.map(() => null)),
    viewSchema: listSchema(kind, true),
    stateSchema: listSchema(kind, false),
    fill: (_, given) => [...(given as string[])],
    visit: visitList(kind, audience, back as Back | undefined),
  };
}

/** A list of cards that everybody sees. */
export function openCards(kind: string): Field<string[], string[]> {
  return cards(kind, everybody) as Field<string[], string[]>;
}

/** A place for one card. A seat that does not know the card sees null, as if there were none. */
export function card<C = never>(kind: string, audience: Audience, back?: Back<C>): Field<string | null, string | null> {
  const schema = (about: never): v.GenericSchema => v.nullable((about as Checks).card(kind));
  return {
    view: (value, seat, around) => (audience(around) & seat ? value : null),
    viewSchema: schema,
    stateSchema: schema,
    fill: replaced,
    visit(value, around, visit, put) {
      const seen = audience(around);
      if (value !== null) visit({ kind, card: value, seen, back: back as Back | undefined, put });
    },
  };
}

function listSchema(kind: string, mayHide: boolean): (about: never) => v.GenericSchema {
  return (about) => {
    const { card: cardOf } = about as Checks;
    return v.pipe(v.array(mayHide ? v.nullable(cardOf(kind)) : cardOf(kind)), v.maxLength(longestList, 'too-many'));
  };
}

function visitList(
  kind: string,
  audience: Audience,
  back: Back | undefined,
): NonNullable<Field<string[], unknown>['visit']> {
  return (list, around, visit) => {
    const seen = audience(around);
    list.forEach((id, i) => {
      visit({
        kind,
        card: id,
        seen,
        back,
        put(other) {
          list[i] = other;
        },
      });
    });
  };
}

/* oxlint-disable typescript/no-explicit-any -- fields of all types are in one record */
type Fields = Readonly<Record<string, Field<any, any>>>;
/* oxlint-enable typescript/no-explicit-any */
type StateOf<F extends Fields> = { [K in keyof F]: Parameters<F[K]['view']>[0] };
type ViewOf<F extends Fields> = {
  [K in keyof F as [ReturnType<F[K]['view']>] extends [never] ? never : K]: ReturnType<F[K]['view']>;
};

/** A record of fields. */
export function record<F extends Fields>(fields: F): Field<StateOf<F>, ViewOf<F>> {
  const entries = Object.entries(fields);
  const schemaWith =
    (of: 'viewSchema' | 'stateSchema', optional: boolean) =>
    (about: never): v.GenericSchema => {
      const shape: Record<string, v.GenericSchema> = {};
      for (const [key, field] of entries) {
        const schema = field[of](about);
        if (schema) shape[key] = optional ? v.exactOptional(schema) : schema;
      }
      return v.strictObject(shape);
    };
  return {
    view(value, seat, around) {
      const inside = { ...around, record: value };
      const seen: Record<string, unknown> = {};
      for (const [key, field] of entries) {
        const part: unknown = field.view(value[key], seat, inside);
        if (part !== undefined) seen[key] = part;
      }
      return seen as ViewOf<F>;
    },
    viewSchema: schemaWith('viewSchema', false),
    stateSchema: schemaWith('stateSchema', true),
    fill(value, given) {
      const filled: Record<string, unknown> = { ...value };
      for (const [key, part] of Object.entries(given as object)) filled[key] = fields[key]?.fill(filled[key], part);
      return filled as StateOf<F>;
    },
    visit(value, around, visit) {
      const inside = { ...around, record: value };
      const parts = value as Record<string, unknown>;
      for (const [key, field] of entries)
        field.visit?.(parts[key], inside, visit, (next: unknown) => {
          parts[key] = next;
        });
    },
  };
}

/** A list of records. In a situation, fields that are left out are those of `blank`. */
export function list<S, V>(each: Field<S, V>, blank: () => S): Field<S[], V[]> {
  return {
    view: (values, seat, around) => values.map((value) => each.view(value, seat, around)),
    viewSchema: (about) => v.pipe(v.array(each.viewSchema(about) ?? v.never()), v.maxLength(longestList)),
    stateSchema: (about) => v.pipe(v.array(each.stateSchema(about) ?? v.never()), v.maxLength(longestList)),
    fill: (_, given) => (given as unknown[]).map((part) => each.fill(blank(), part)),
    visit(values, around, visit) {
      values.forEach((value, i) => {
        each.visit?.(value, around, visit, (next) => {
          values[i] = next;
        });
      });
    },
  };
}

/** Records by id. A situation adds records; fields that it leaves out are those of `blank`. */
export function byId<S, V, A = never>(
  id: SchemaFor<string, A>,
  each: Field<S, V>,
  blank: () => S,
): Field<Record<string, S>, Record<string, V>> {
  const schemaWith =
    (of: 'viewSchema' | 'stateSchema') =>
    (about: never): v.GenericSchema =>
      v.record(schemaOf(id as SchemaFor<string, never>, about), each[of](about) ?? v.never());
  return {
    view(values, seat, around) {
      const seen: Record<string, V> = {};
      for (const key in values) seen[key] = each.view(values[key] as S, seat, around);
      return seen;
    },
    viewSchema: schemaWith('viewSchema'),
    stateSchema: schemaWith('stateSchema'),
    fill: (values, given) => ({
      ...values,
      ...Object.fromEntries(Object.entries(given as object).map(([key, part]) => [key, each.fill(blank(), part)])),
    }),
    visit(values, around, visit) {
      for (const key in values)
        each.visit?.(values[key] as S, around, visit, (next) => {
          values[key] = next;
        });
    },
  };
}

/** The record of each player, by the player's number. A situation may describe fewer players than there are. */
export function players<S, V>(
  each: Field<S, V>,
  seatOf: (player: number) => Seat = (player) => player,
): Field<S[], V[]> {
  const around = (outside: Surroundings, player: number): Surroundings => ({ ...outside, owner: 1 << seatOf(player) });
  return {
    view: (values, seat, outside) => values.map((value, id) => each.view(value, seat, around(outside, id))),
    viewSchema: (about) =>
      v.pipe(v.array(each.viewSchema(about) ?? v.never()), v.length((about as Checks).players, 'players')),
    stateSchema: (about) =>
      v.pipe(v.array(each.stateSchema(about) ?? v.never()), v.maxLength((about as Checks).players, 'too-many')),
    fill: (values, given) =>
      values.map((value, id) =>
        id < (given as unknown[]).length ? each.fill(value, (given as unknown[])[id]) : value,
      ),
    visit(values, outside, visit) {
      values.forEach((value, id) => {
        each.visit?.(value, around(outside, id), visit, (next) => {
          values[id] = next;
        });
      });
    },
  };
}

const around = (all: Seats): Surroundings => ({ owner: 0, everybody: all, record: null });

/** What a seat sees of the state; null is a spectator. */
export function viewOf<S, V>(field: Field<S, V>, state: S, seat: Seat | null, all: Seats): V {
  return field.view(state, seat === null ? 0 : 1 << seat, around(all));
}

function slotsOf<S>(field: Field<S, unknown>, state: S, all: Seats): Slot[] {
  const slots: Slot[] = [];
  field.visit?.(
    state,
    around(all),
    (slot) => slots.push(slot),
    () => undefined,
  );
  return slots;
}

/** Which cards lie where, and what their backs tell, with the seats that know it. */
export function secretsOf<S>(field: Field<S, unknown>, state: S, all: Seats): Secret[] {
  return slotsOf(field, state, all).flatMap(({ kind, card: id, seen, back }) => [
    { id: `${kind}:${id}`, seen },
    ...(back ? [{ id: `${back.name}:${id}`, seen: all }] : []),
  ]);
}

/**
 * Replaces the cards that the seat does not know, in place, by others that could lie there: cards of the same kind and
 * with the same back.
 */
export function imagine<S, C>(
  field: Field<S, unknown>,
  state: S,
  { seat, all, content, chance }: { seat: Seat; all: Seats; content: C; chance: Chance },
): void {
  const hidden = slotsOf(field, state, all).filter(({ seen }) => !(seen & (1 << seat)));
  for (const kind of new Set(hidden.map((slot) => slot.kind)))
    redeal(
      hidden.filter((slot) => slot.kind === kind),
      content,
      chance,
    );
}

function redeal(slots: readonly Slot[], content: unknown, chance: Chance): void {
  const pool = slots.map((slot) => slot.card).sort();
  const fitting = ({ back, card: truth }: Slot): string[] =>
    back ? pool.filter((id) => back.alike(content, truth, id)) : pool;
  // The places with the strictest backs come first, so that a card that fits always remains.
  const strictest = slots.map((slot) => ({ slot, fits: fitting(slot).length })).sort((a, b) => a.fits - b.fits);
  for (const { slot } of strictest) {
    const fits = fitting(slot);
    const id = fits[chance.below(fits.length)] ?? slot.card;
    pool.splice(pool.indexOf(id), 1);
    slot.put(id);
  }
}

/** The path of the first value that no seat could see in a view, or null if there is none. */
export function viewFault<S, V>(field: Field<S, V>, json: unknown, about: Checks): string | null {
  const schema = field.viewSchema(about as never) ?? v.never();
  const { issues } = v.safeParse(schema, json, { abortEarly: true });
  return issues ? (v.getDotPath(issues[0])?.replaceAll('.', '/') ?? '') : null;
}

/** The state with the fields that a situation gives. */
export function situated<S, V>(
  field: Field<S, V>,
  state: S,
  json: unknown,
  about: Checks,
): Result<S, readonly Fault[]> {
  const { issues } = v.safeParse(field.stateSchema(about as never) ?? v.never(), json);
  if (!issues) return { ok: true, value: field.fill(state, copy(json)) };
  return {
    ok: false,
    error: issues.map((issue) => ({
      code: 'situation',
      path: joinPath('situation', v.getDotPath(issue)?.replaceAll('.', '/') ?? ''),
      message: issue.message,
    })),
  };
}

/** The cards that lie somewhere, by kind. A card that lies in two places is listed twice. */
export function placedCards<S>(field: Field<S, unknown>, state: S): Map<string, string[]> {
  const placed = new Map<string, string[]>();
  for (const { kind, card: id } of slotsOf(field, state, 0)) placed.set(kind, [...(placed.get(kind) ?? []), id]);
  return placed;
}
