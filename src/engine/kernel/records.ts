// Two records, never confused: a save is the whole truth; a seat's record is only what that seat saw.
import { fingerprint } from './copy.js';
import type { LiveMatch } from './match.js';
import type { Event, Json, Rules, Save, Seat, SeatRecord } from './types.js';

/** Which match it is: the fields that both records share. */
const headOf = <S, V>({ rules, recipe: { content, seats } }: LiveMatch<S, V>) =>
  ({ format: 1, game: rules.id, version: rules.version, pack: packHash(rules, content), seats }) as const;

export function saveOf<S, V>(match: LiveMatch<S, V>, position: unknown): Save {
  const { options, seed, faces, situation, snapshot } = match.recipe;
  return {
    ...headOf(match),
    options: options as Json,
    seed,
    faces,
    situation,
    ...(snapshot && { from: snapshot as unknown as Json }),
    choices: [...match.choices],
    snapshot: position as Json,
    hash: positionHash(snapshot, position),
  };
}

export function recordOf<S, V>(match: LiveMatch<S, V>, seat: Seat | null): SeatRecord<V> {
  const frames = framesOf(match, seat).map(({ state, events }) => ({ state, events }));
  return { ...headOf(match), seat, frames, outcome: match.outcome };
}

/** The beginning, and each later position before which the seat saw something happen, with the number of choices made by then. */
export function framesOf<S, V>(
  match: LiveMatch<S, V>,
  seat: Seat | null,
): readonly { readonly state: V; readonly events: readonly Event[]; readonly choices: number }[] {
  const frames: { state: V; events: readonly Event[]; choices: number }[] = [];
  let since = 0;
  match.replayed(match.choices.length, Infinity, (then) => {
    const { state, events, cursor } = then.view(seat, since);
    since = cursor;
    if (events.length > 0 || frames.length === 0) frames.push({ state, events, choices: then.choices.length });
  });
  return frames;
}

/** The hash that a save is checked by: of its last position, and of its first where that is not the set-up. */
export function positionHash(from: unknown, snapshot: unknown): string {
  return fingerprint([(from ?? null) as Json, snapshot as Json]);
}

/** Cached, because a table saves after every change and content never changes. */
const packHashes = new WeakMap<object, string>();

const hashOf = (played: Json): string => (typeof played === 'string' ? played : fingerprint(played));

export function packHash(rules: Rules, content: unknown): string {
  if (!rules.fingerprint) return fingerprint(rules.id);
  const key = Object(content) as object;
  const hash = packHashes.get(key) ?? hashOf(rules.fingerprint(content));
  packHashes.set(key, hash);
  return hash;
}
