// What each seat knows of the state of a match. A game declares every field of its state once, with its audience. What
// a seat sees, which facts are hidden, what an imagined match may look like, and how an untrusted view or situation is
// checked all follow from this declaration, so that no field can be forgotten.
//
// Cards lie in zones: lists (`cards`) or places for one card (`card`). A zone has an audience: the seats that see its
// cards. Others see how many cards there are and, if the zone has a back, what the backs show.
import * as v from 'valibot';
import { joinPath } from '../kernel/faults.js';
import { copy, type Chance, type Fault, type Result, type Seat, type Secret } from '../kernel/index.js';
import { isRecord } from '../kernel/json-shape.js';

/** A bit mask of seats: bit s stands for seat s. */
type Seats = number;

/** The bit of a spectator, who has no seat. It belongs to `everybody` while a view is made. */
const spectator: Seats = 1 << 30;

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

/**
 * What everybody sees of the cards in a zone. Cards of one kind can have different backs in different zones if one back
 * tells more than the other: of any two groups of cards that look alike, one contains the other, or they have no card in
 * common. Otherwise, no fitting card might be left for a place in an imagined match.
 */
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

/** A schema, or a function that makes it from the game's checks (`Checks`). */
type SchemaFor<T> = v.GenericSchema<T> | ((about: never) => v.GenericSchema<T>);

/** Places where cards of one kind lie. */
interface Zone {
  readonly kind: string;
  readonly cards: string[];
  readonly seen: Seats;
  readonly back: Back | undefined;
  /** Whether the order of the cards means nothing. */
  readonly isDeck: boolean;
  put(place: number, card: string): void;
}

/** A field of the state: what it is (`S`), and what a seat sees of it (`V`; `never` if it is not part of the view). */
export interface Field<S, V> {
  view(value: S, viewer: Seats, around: Surroundings): V;
  /** The schema of what a seat sees; null if the field is not part of the view. */
  viewSchema(about: never): v.GenericSchema | null;
  /** The schema of the value in a situation; null if a situation cannot set it. */
  stateSchema(about: never): v.GenericSchema | null;
  /** The value with the fields that a valid situation gives. */
  fill(value: S, given: unknown): S;
  /** Visits every zone in the value. `put` replaces the value itself. */
  visit?(value: S, around: Surroundings, visit: (zone: Zone) => void, put: (value: S) => void): void;
  /** The backs that cards have in the value, each with the kind of the cards. */
  readonly backs?: readonly KindBack[];
}

interface KindBack {
  readonly kind: string;
  readonly back: Back;
}

const schemaOf = <T>(schema: SchemaFor<T>, about: never): v.GenericSchema<T> =>
  typeof schema === 'function' ? schema(about) : schema;
const replaced = <S>(_: S, given: unknown): S => given as S;

/** Everybody sees the value. */
export function open<T>(schema: SchemaFor<T>): Field<T, T> {
  const schemaAbout = (about: never): v.GenericSchema<T> => schemaOf(schema, about);
  return { view: copy, viewSchema: schemaAbout, stateSchema: schemaAbout, fill: replaced };
}

/**
 * Only the audience sees the value. The others see `blank`. An imagined match keeps the value, so the game has to
 * replace it there if the seat must not know it.
 */
export function shownTo<T>(audience: Audience, blank: T, schema: SchemaFor<T>): Field<T, T> {
  return {
    ...open(schema),
    view: (value, viewer, around) => copy(audience(around) & viewer ? value : blank),
  };
}

/** Only the owner sees the value. The others see `blank`. */
export function owned<T>(blank: T, schema: SchemaFor<T>): Field<T, T> {
  return shownTo(owner, blank, schema);
}

/** No part of the view: nobody may know it, or it follows from other fields. */
export function unseen<T>(schema: SchemaFor<T> | null = null): Field<T, never> {
  return {
    view: () => undefined as never,
    viewSchema: () => null,
    stateSchema: (about) => schema && schemaOf(schema, about),
    fill: replaced,
  };
}

/** More than any list of a game has. It keeps an untrusted view from growing without limit. */
const longestList = 200;

/** The schema of a list. */
export const listOf = <T>(each: v.GenericSchema<T>): v.GenericSchema<T[]> =>
  v.pipe(v.array(each), v.maxLength(longestList, 'too-many'));

/** What all lists of cards have in common. */
function cardList(kind: string, audience: Audience, isDeck: boolean, back?: Back) {
  return {
    stateSchema: (about: never) => listOf((about as Checks).card(kind)),
    visit(list: string[], around: Surroundings, visit: (zone: Zone) => void): void {
      const put = (place: number, id: string): void => {
        list[place] = id;
      };
      visit({ kind, cards: list, seen: audience(around), back, isDeck, put });
    },
    backs: backsOf(kind, back),
  };
}

const backsOf = (kind: string, back: Back | undefined): KindBack[] => (back ? [{ kind, back }] : []);

/** A list of cards that nobody sees, such as a deck from which random cards are drawn. A view only counts them. */
export function counted(kind: string, back?: Back): Field<string[], number> {
  return {
    ...cardList(kind, nobody, true, back),
    view: (cardIds) => cardIds.length,
    viewSchema: () => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(longestList)),
    fill: (_, given) => [...(given as string[])].sort(),
  };
}

/** A list of cards that nobody sees and that is no part of the view, such as cards that were not dealt. */
export function uncounted(kind: string): Field<string[], never> {
  return { ...counted(kind), view: () => undefined as never, viewSchema: () => null };
}

/** A list of cards. A seat sees null for each card that it does not know. */
export function cards(kind: string, audience: Audience, back?: Back): Field<string[], (string | null)[]> {
  return {
    ...cardList(kind, audience, false, back),
    view: (cardIds, viewer, around) => (audience(around) & viewer ? [...cardIds] : cardIds.map(() => null)),
    viewSchema: (about) => listOf(v.nullable((about as Checks).card(kind))),
    fill: (_, given) => [...(given as string[])],
  };
}

/** A list of cards that everybody sees. */
export function openCards(kind: string): Field<string[], string[]> {
  const list = cardList(kind, everybody, false);
  return { ...list, view: copy, viewSchema: list.stateSchema, fill: (_, given) => [...(given as string[])] };
}

/** A place for one card. A seat that does not know the card sees null, as if there were none. */
export function card(kind: string, audience: Audience, back?: Back): Field<string | null, string | null> {
  const schema = (about: never): v.GenericSchema => v.nullable((about as Checks).card(kind));
  return {
    view: (value, viewer, around) => (audience(around) & viewer ? value : null),
    viewSchema: schema,
    stateSchema: schema,
    fill: replaced,
    visit(value, around, visit, put) {
      if (value === null) return;
      visit({
        kind,
        cards: [value],
        seen: audience(around),
        back,
        isDeck: false,
        put(_, id) {
          put(id);
        },
      });
    },
    backs: backsOf(kind, back),
  };
}

/** A place that always holds a card, which everybody sees. */
export function openCard(kind: string): Field<string, string> {
  const schema = (about: never): v.GenericSchema => (about as Checks).card(kind);
  return { ...(card(kind, everybody) as Field<string, string>), viewSchema: schema, stateSchema: schema };
}

/* oxlint-disable typescript/no-explicit-any -- fields of all types are in one record */
type Fields = Readonly<Record<string, Field<any, any>>>;
/** A field for each property of `S`. With `satisfies`, the compiler checks that no property is forgotten. */
export type FieldsOf<S> = Readonly<Record<keyof S, Field<any, any>>>;
/* oxlint-enable typescript/no-explicit-any */
type StateOf<F extends Fields> = { [K in keyof F]: Parameters<F[K]['view']>[0] };
type ViewOf<F extends Fields> = {
  [K in keyof F as [ReturnType<F[K]['view']>] extends [never] ? never : K]: ReturnType<F[K]['view']>;
};

/** A record of fields. */
export function record<F extends Fields>(fields: F): Field<StateOf<F>, ViewOf<F>> {
  const entries = Object.entries(fields);
  const withCards = entries.filter(([, { visit }]) => visit);
  const schemaWith =
    (of: 'viewSchema' | 'stateSchema', optional: boolean) =>
    (about: never): v.GenericSchema => {
      const shape: Record<string, v.GenericSchema> = {};
      for (const [key, field] of entries) {
        const schema = field[of](about);
        if (schema) shape[key] = optional ? v.exactOptional(schema) : schema;
      }
      // valibot takes a list for an object without fields, so the fault would be that a field is missing.
      return v.pipe(v.custom(isRecord, 'not-object'), v.strictObject(shape));
    };
  return {
    view(value, viewer, around) {
      const inside = { owner: around.owner, everybody: around.everybody, record: value };
      const seen: Record<string, unknown> = {};
      for (const [key, field] of entries) {
        const part: unknown = field.view(value[key], viewer, inside);
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
      const inside = { owner: around.owner, everybody: around.everybody, record: value };
      const parts = value as Record<string, unknown>;
      for (const [key, field] of withCards)
        field.visit?.(parts[key], inside, visit, (next: unknown) => {
          parts[key] = next;
        });
    },
    backs: entries.flatMap(([, { backs = [] }]) => backs),
  };
}

/**
 * A list of records. In a situation, fields that are left out are those of `blank`. Without `blank`, a situation cannot
 * set the list.
 */
export function list<S, V>(each: Field<S, V>, blank?: () => S): Field<S[], V[]> {
  return {
    view: (values, viewer, around) => values.map((value) => each.view(value, viewer, around)),
    viewSchema: (about) => listOf(each.viewSchema(about) ?? v.never()),
    stateSchema: (about) => (blank ? listOf(each.stateSchema(about) ?? v.never()) : null),
    fill: (values, given) => (blank ? (given as unknown[]).map((part) => each.fill(blank(), part)) : values),
    visit(values, around, visit) {
      values.forEach((value, i) => {
        each.visit?.(value, around, visit, (next) => {
          values[i] = next;
        });
      });
    },
    backs: each.backs ?? [],
  };
}

/** Records by id. A situation adds records; fields that it leaves out are those of `blank`. */
export function byId<S, V>(
  id: SchemaFor<string>,
  each: Field<S, V>,
  blank: () => S,
): Field<Record<string, S>, Record<string, V>> {
  const schemaWith =
    (of: 'viewSchema' | 'stateSchema') =>
    (about: never): v.GenericSchema =>
      v.record(schemaOf(id, about), each[of](about) ?? v.never());
  return {
    view(values, viewer, around) {
      const seen: Record<string, V> = {};
      for (const key in values) seen[key] = each.view(values[key] as S, viewer, around);
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
    backs: each.backs ?? [],
  };
}

/** The record of each player, by the player's number. A situation may describe fewer players than there are. */
export function players<S, V>(
  each: Field<S, V>,
  seatOf: (player: number, around: Surroundings) => Seat = (player) => player,
): Field<S[], V[]> {
  const around = (outside: Surroundings, player: number): Surroundings => ({
    ...outside,
    owner: 1 << seatOf(player, outside),
  });
  return {
    view: (values, viewer, outside) => values.map((value, id) => each.view(value, viewer, around(outside, id))),
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
    backs: each.backs ?? [],
  };
}

const around = (all: Seats): Surroundings => ({ owner: 0, everybody: all, record: null });

/** What a seat sees of the state; null is a spectator. */
export function viewOf<S, V>(field: Field<S, V>, state: S, seat: Seat | null, all: Seats): V {
  return field.view(state, seat === null ? spectator : 1 << seat, around(all | spectator));
}

function zonesOf<S>(field: Field<S, unknown>, state: S, all: Seats): Zone[] {
  const zones: Zone[] = [];
  field.visit?.(
    state,
    around(all),
    (zone) => zones.push(zone),
    () => undefined,
  );
  return zones;
}

/**
 * Which cards lie where, and what their backs tell, with the seats that know it. A seat that knows a card also knows
 * what its backs would tell.
 */
export function secretsOf<S>(field: Field<S, unknown>, state: S, all: Seats): Secret[] {
  const backsOfKind = new Map<string, Set<Back>>();
  for (const { kind, back } of field.backs ?? []) backsOfKind.set(kind, (backsOfKind.get(kind) ?? new Set()).add(back));
  const facts: Secret[] = [];
  for (const { kind, cards: ids, seen, back } of zonesOf(field, state, all))
    for (const id of ids) {
      facts.push({ id: `${kind}:${id}`, seen });
      for (const each of backsOfKind.get(kind) ?? [])
        facts.push({ id: `${each.name}:${id}`, seen: each === back ? all : seen });
    }
  return facts;
}

const hiddenFrom = <S>(field: Field<S, unknown>, state: S, seat: Seat, all: Seats): Zone[] =>
  zonesOf(field, state, all).filter(({ seen }) => !(seen & (1 << seat)));

/**
 * Replaces the cards that the seat does not know, in place, by others that could lie there: cards of the same kind and
 * with the same back.
 */
export function imagine<S>(
  field: Field<S, unknown>,
  state: S,
  { seat, all, content, chance }: { seat: Seat; all: Seats; content: unknown; chance: Chance },
): void {
  const hidden = new Map<string, Zone[]>();
  for (const zone of hiddenFrom(field, state, seat, all)) {
    const zones = hidden.get(zone.kind);
    if (zones) zones.push(zone);
    else hidden.set(zone.kind, [zone]);
  }
  for (const zones of hidden.values()) redeal(zones, content, chance);
}

/** Places for cards that look alike. */
interface Alike {
  readonly back: Back | undefined;
  /** One of the cards; the others look like it. */
  readonly card: string;
  readonly puts: ((card: string) => void)[];
}

function redeal(zones: readonly Zone[], content: unknown, chance: Chance): void {
  // Bots imagine often, and flatMap() is slow.
  const pool: string[] = [];
  for (const zone of zones) pool.push(...zone.cards);
  pool.sort();
  // The order of the cards in a deck means nothing, so one deck just gets those that remain.
  const rest = zones.find(({ isDeck, back }) => isDeck && !back);
  const groups = alikePlaces(
    zones.filter((zone) => zone !== rest),
    content,
  ).map((group) => ({ puts: group.puts, fits: fitting(pool, group, content) }));
  // The places with the strictest backs come first, so that a card that fits always remains. Which of two equally
  // strict backs comes first does not depend on where the cards really are.
  groups.sort(({ fits: a }, { fits: b }) => a.length - b.length || Number(a[0]) - Number(b[0]));
  const isDealt = pool.map(() => false);
  for (const { fits, puts } of groups) {
    const left = fits.filter((n) => !isDealt[n]);
    for (const put of puts) {
      const [n] = left.splice(chance.below(left.length), 1) as [number];
      isDealt[n] = true;
      put(pool[n] as string);
    }
  }
  pool.filter((_, n) => !isDealt[n]).forEach((id, place) => rest?.put(place, id));
  for (const zone of zones) if (zone.isDeck && zone !== rest) zone.cards.sort();
}

/** The cards that could lie in such a place, by their numbers in the pool. */
function fitting(pool: readonly string[], { back, card: like }: Alike, content: unknown): number[] {
  const fits: number[] = [];
  pool.forEach((id, n) => {
    if (!back || back.alike(content, like, id)) fits.push(n);
  });
  return fits;
}

/** The places in the zones, in groups whose cards look alike. */
function alikePlaces(zones: readonly Zone[], content: unknown): Alike[] {
  const groups: Alike[] = [];
  for (const { cards: ids, back, put } of zones)
    ids.forEach((id, place) => {
      let group = groups.find((each) => each.back === back && (!back || back.alike(content, each.card, id)));
      if (!group) groups.push((group = { back, card: id, puts: [] }));
      group.puts.push((other) => {
        put(place, other);
      });
    });
  return groups;
}

/** The cards of a kind that the seat does not know, wherever they lie. */
export function unknownCards<S>(
  field: Field<S, unknown>,
  state: S,
  kind: string,
  { seat, all }: { seat: Seat; all: Seats },
): string[] {
  return hiddenFrom(field, state, seat, all).flatMap((zone) => (zone.kind === kind ? zone.cards : []));
}

/** Exchanges two cards of a kind, wherever they lie. */
export function exchange<S>(field: Field<S, unknown>, state: S, kind: string, a: string, b: string): void {
  for (const zone of zonesOf(field, state, 0))
    if (zone.kind === kind)
      zone.cards.forEach((id, place) => {
        if (id === a) zone.put(place, b);
        else if (id === b) zone.put(place, a);
      });
}

/** Where an issue is. The names of unknown fields can have any length, so they are shortened. */
const pathOf = ({ path }: v.BaseIssue<unknown>): string =>
  path?.map(({ key }) => String(key).slice(0, 40)).join('/') ?? '';

/** The path of the first value that no seat could see in a view, or null if there is none. */
export function viewFault<S, V>(field: Field<S, V>, json: unknown, about: Checks): string | null {
  const schema = field.viewSchema(about as never) ?? v.never();
  const { issues } = v.safeParse(schema, json, { abortEarly: true });
  return issues ? pathOf(issues[0]) : null;
}

/** What can be wrong with the form of a situation. A game that reads situations has a message for each. */
export type Misfit =
  | 'not-object'
  | 'not-list'
  | 'not-text'
  | 'not-whole'
  | 'not-yes-no'
  | 'not-one-of'
  | 'too-small'
  | 'too-big'
  | 'too-long'
  | 'too-many'
  | 'unknown-field'
  | 'missing-field';

/** How valibot names what a value is not. */
const misfits: Readonly<Record<string, Misfit>> = {
  array: 'not-list',
  boolean: 'not-yes-no',
  integer: 'not-whole',
  max_value: 'too-big',
  min_value: 'too-small',
  number: 'not-whole',
  string: 'not-text',
};

/** The codes of our own schemas are their messages, such as `no-card`. The messages of valibot are whole sentences. */
const isCode = (message: string): boolean => /^[a-z-]+$/.test(message);

function codeOf({ type, message, expected, input }: v.BaseIssue<unknown>): string {
  if (isCode(message)) return message;
  if (type === 'max_length') return Array.isArray(input) ? 'too-many' : 'too-long';
  if (type === 'strict_object' && expected === 'never') return 'unknown-field';
  if (type === 'strict_object' && expected?.startsWith('"')) return 'missing-field';
  return misfits[type] ?? (type.endsWith('object') || type === 'record' ? 'not-object' : 'not-one-of');
}

type Params = NonNullable<Fault['params']>;

/** The values that the messages of the codes name: `n`, a limit, and `choices`. */
function paramsOf({ requirement, expected }: v.BaseIssue<unknown>): Params {
  if (typeof requirement === 'number') return { n: requirement };
  return { choices: (expected ?? '').replace(/[()]/g, '').replaceAll(' | ', ', ') };
}

/**
 * The state with the fields that a situation gives.
 * @param faultAt Makes a fault from a code. A schema of the game's own gives a code of the game as its message.
 */
export function situated<S, V>(
  field: Field<S, V>,
  state: S,
  json: unknown,
  about: Checks,
  faultAt: (path: string, code: Misfit, params: Params) => Fault,
): Result<S, readonly Fault[]> {
  const { issues } = v.safeParse(field.stateSchema(about as never) ?? v.never(), json);
  if (!issues) return { ok: true, value: field.fill(state, copy(json)) };
  return {
    ok: false,
    error: issues.map((issue) =>
      faultAt(joinPath('situation', pathOf(issue)), codeOf(issue) as Misfit, paramsOf(issue)),
    ),
  };
}

/** The cards that lie somewhere, by kind. A card that lies in two places is listed twice. */
export function placedCards<S>(field: Field<S, unknown>, state: S): Map<string, string[]> {
  const placed = new Map<string, string[]>();
  for (const { kind, cards: ids } of zonesOf(field, state, 0)) placed.set(kind, [...(placed.get(kind) ?? []), ...ids]);
  return placed;
}
