// What a track says of itself: each space with what lies there, and where the walker is.
import type { HuntModel, HuntSpace } from '../../engine/scene/hunt-model.js';
import type { Params } from '../../engine/speech/messages.js';
import type { Key } from './track-host.js';

export interface Voice {
  say(key: Key, params?: Params): string;
  readonly figure: string;
}

/** Who walks: one that we have words for, or a name. */
export const whoOf = (voice: Voice): string => (voice.figure === 'huntmaster' || voice.figure === 'pawn' ? voice.say(voice.figure) : voice.figure || voice.say('pawn'));

/** What is written on a space or its card; the one in stripes has a name of ours. */
export const nameOf = (voice: Voice, { name, hazard }: HuntSpace): string => name ?? (hazard ? voice.say('aura') : '');

/** A space that the walker has reached and whose card lies face down. */
const isCaughtUp = ({ position }: HuntModel, { card }: HuntSpace, n: number): boolean => n <= position && (card === 'down' || card === 'known');

/** What lies on a space, without who is there and what can be done. */
function lies(voice: Voice, space: HuntSpace, n: number): string {
  const name = nameOf(voice, space);
  switch (space.card) {
    case 'down': return voice.say('space-down', { n });
    case 'known': return voice.say('space-known', { n, name });
    case 'up': return name ? voice.say('space-named', { n, name }) : voice.say('space-up', { n });
    default: return name ? voice.say('space-named', { n, name }) : voice.say('space', { n });
  }
}

export function spaceWords(voice: Voice, model: HuntModel, n: number, isAlone: boolean): string {
  const space = model.spaces[n - 1] ?? {};
  const { state, text = '' } = space;
  return [
    lies(voice, space, n),
    space.card === 'down' ? '' : text,
    n === model.position && !model.ended ? voice.say('here', { who: whoOf(voice) }) : '',
    state === 'can-act' ? voice.say(isAlone ? 'can-reveal' : 'can-act') : state === 'selected' ? voice.say('selected') : isCaughtUp(model, space, n) && !model.ended ? voice.say('waits') : '',
  ].filter(Boolean).join(' ');
}

/** Where the walker is. */
export function placeWords(voice: Voice, { spaces, position, ended }: HuntModel): string {
  const who = whoOf(voice);
  return ended ? voice.say('ended', { who }) : position ? voice.say('at', { who, n: position, of: spaces.length }) : voice.say('at-start', { who });
}

/** How many cards are turned over now, and how many wait. */
export function pendingWords(voice: Voice, model: HuntModel, due: number): string {
  const waiting = model.ended ? 0 : model.spaces.filter((space, i) => isCaughtUp(model, space, i + 1)).length - due;
  return [due ? voice.say('due', { n: due }) : '', waiting ? voice.say('waiting', { n: waiting }) : ''].filter(Boolean).join(' ');
}

/** A step, or several, that were taken. */
export function moveWords(voice: Voice, from: number, { position, ended }: HuntModel): string {
  const who = whoOf(voice);
  if (ended) return voice.say('ended', { who });
  return voice.say(position >= from ? 'did-set-out' : position ? 'did-back' : 'did-back-out', { who, n: position });
}

/** A card that was turned over. */
export function revealWords(voice: Voice, { spaces }: HuntModel, n: number): string {
  const space = spaces[n - 1] ?? {};
  const name = nameOf(voice, space);
  return [name ? voice.say('did-turn', { name }) : voice.say('did-turn-unnamed', { n }), space.text].filter(Boolean).join(' ');
}
