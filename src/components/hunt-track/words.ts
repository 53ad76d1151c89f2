// What a track says of itself: each space with what lies there, and where the walker is.
import type { HuntTrackModel, HuntSpace } from '../../engine/scene/hunt-track-model.js';
import type { Params } from '../../engine/speech/speak.js';
import type { Key } from './track-host.js';

export interface Voice {
  say(key: Key, params?: Params): string;
  readonly figure: string;
}

/** Who walks: one that we have words for, or a name. */
export const whoOf = (voice: Voice): string =>
  voice.figure === 'huntmaster' || voice.figure === 'pawn'
    ? voice.say(voice.figure)
    : voice.figure || voice.say('pawn');

/** What is written on a space or its card; the one in stripes has a name of ours. */
export const nameOf = (voice: Voice, { name, hazard }: HuntSpace): string => name ?? (hazard ? voice.say('aura') : '');

/** A space that the walker has reached and whose card lies face down. */
const isCaughtUp = ({ position }: HuntTrackModel, { card }: HuntSpace, n: number): boolean =>
  n <= position && (card === 'down' || card === 'known');

/** A card, without who is there and what can be done. */
export const cardWords = (voice: Voice, space: HuntSpace, n: number): string =>
  voice.say(space.card === 'down' ? 'space-down' : space.card === 'known' ? 'space-known' : 'space-named', {
    n,
    name: nameOf(voice, space),
  });

/**
 * @param lies What lies there.
 * @param can What can be done with it.
 */
export function spaceWords(voice: Voice, model: HuntTrackModel, n: number, lies: string, can = ''): string {
  const space = model.spaces[n - 1] ?? {};
  const { text = '' } = space;
  return [
    lies,
    space.card === 'down' ? '' : text,
    n === model.position && !model.ended ? voice.say('here', { who: whoOf(voice) }) : '',
    can || (isCaughtUp(model, space, n) && !model.ended ? voice.say('waits') : ''),
  ]
    .filter(Boolean)
    .join(' ');
}

/** Where the walker is. */
export function placeWords(voice: Voice, { spaces, position, ended }: HuntTrackModel): string {
  const who = whoOf(voice);
  return ended
    ? voice.say('ended', { who })
    : position
      ? voice.say('at', { who, n: position, of: spaces.length })
      : voice.say('at-start', { who });
}

/** How many cards wait. @param due How many besides are turned over now. */
export function pendingWords(voice: Voice, model: HuntTrackModel, due = 0): string {
  const waiting = model.ended ? 0 : model.spaces.filter((space, i) => isCaughtUp(model, space, i + 1)).length - due;
  return waiting ? voice.say('waiting', { n: waiting }) : '';
}

/** A step, or several, that were taken. */
export function moveWords(voice: Voice, from: number, { position, ended }: HuntTrackModel): string {
  const who = whoOf(voice);
  if (ended) return voice.say('ended', { who });
  return voice.say(position >= from ? 'did-set-out' : position ? 'did-back' : 'did-back-out', { who, n: position });
}

/** A card that was turned over. */
export function revealWords(voice: Voice, { spaces }: HuntTrackModel, n: number): string {
  const space = spaces[n - 1] ?? {};
  const name = nameOf(voice, space);
  return [name ? voice.say('did-turn', { name }) : voice.say('did-turn-unnamed', { n }), space.text]
    .filter(Boolean)
    .join(' ');
}
