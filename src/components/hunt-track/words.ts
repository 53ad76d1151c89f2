// What a track says of itself: each space with what lies there, and where the walker is.
import type { HuntTrackModel, HuntSpace } from '../../engine/scene/hunt-track-model.js';
import type { Speaker } from '../shared/speaker.js';
import type en from '../../messages/en/pieces/hunt-track.js';

export type Key = keyof typeof en;

export interface TrackSpeaker extends Speaker<Key> {
  readonly figure: string;
}

/** Who walks: one that we have words for, or a name. */
const whoOf = (speaker: TrackSpeaker): string =>
  speaker.figure === 'huntmaster' || speaker.figure === 'pawn'
    ? speaker.say(speaker.figure)
    : speaker.figure || speaker.say('pawn');

/** What is written on a space or its card; the one in stripes has a name of ours. */
export const nameOf = (speaker: TrackSpeaker, { name, hazard }: HuntSpace): string =>
  name ?? (hazard ? speaker.say('aura') : '');

/** A space that the walker has reached and whose card lies face down. */
const isCaughtUp = ({ position }: HuntTrackModel, { card }: HuntSpace, n: number): boolean =>
  n <= position && (card === 'down' || card === 'known');

/** What lies on a space. */
function cardWords(speaker: TrackSpeaker, space: HuntSpace, n: number): string {
  const { card } = space;
  const name = nameOf(speaker, space);
  if (card === 'down') return speaker.say('space-down', { n });
  if (card === 'known') return speaker.say('space-known', { n, name });
  if (name) return speaker.say('space-named', { n, name });
  return speaker.say(card ? 'space-up' : 'space', { n });
}

/** A space, who is there, and what can be done with it. @param canReveal A card that can be acted on is turned over. */
export function spaceWords(speaker: TrackSpeaker, model: HuntTrackModel, n: number, canReveal: boolean): string {
  const space = model.spaces[n - 1] ?? {};
  const { text = '', state } = space;
  const waits = isCaughtUp(model, space, n) && !model.ended;
  return [
    cardWords(speaker, space, n),
    space.card === 'down' ? '' : text,
    n === model.position && !model.ended ? speaker.say('here', { who: whoOf(speaker) }) : '',
    state ? speaker.say(state === 'can-act' && canReveal ? 'can-reveal' : state) : waits ? speaker.say('waits') : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** Where the walker is. */
export function placeWords(speaker: TrackSpeaker, { spaces, position, ended }: HuntTrackModel): string {
  const who = whoOf(speaker);
  return ended
    ? speaker.say('ended', { who })
    : position
      ? speaker.say('at', { who, n: position, of: spaces.length })
      : speaker.say('at-start', { who });
}

/** How many cards are turned over now, and how many wait. */
export function pendingWords(speaker: TrackSpeaker, model: HuntTrackModel, due: number): string {
  const waiting = model.ended ? 0 : model.spaces.filter((space, i) => isCaughtUp(model, space, i + 1)).length - due;
  return [due ? speaker.say('due', { n: due }) : '', waiting ? speaker.say('waiting', { n: waiting }) : '']
    .filter(Boolean)
    .join(' ');
}

/** A step, or several, that were taken. */
export function moveWords(speaker: TrackSpeaker, from: number, { position, ended }: HuntTrackModel): string {
  const who = whoOf(speaker);
  if (ended) return speaker.say('ended', { who });
  return speaker.say(position >= from ? 'did-set-out' : position ? 'did-back' : 'did-back-out', { who, n: position });
}

/** A card that was turned over. */
export function revealWords(speaker: TrackSpeaker, { spaces }: HuntTrackModel, n: number): string {
  const space = spaces[n - 1] ?? {};
  const name = nameOf(speaker, space);
  return [name ? speaker.say('did-turn', { name }) : speaker.say('did-turn-unnamed', { n }), space.text]
    .filter(Boolean)
    .join(' ');
}
