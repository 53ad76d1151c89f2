// A track in words: each space with its card, and the position of the figure.
import type { HuntTrackModel, HuntSpace } from '../../engine/scene/hunt-track-model.js';
import type { Speaker } from '../shared/speaker.js';
import type en from '../../messages/en/pieces/hunt-track.js';

export type Key = keyof typeof en;

export interface TrackSpeaker extends Speaker<Key> {
  readonly figure: string;
}

/** Whether this is the track of the hunt, with its Hunt Phase and its deaths, and not the track of another game. */
export const isHunt = ({ figure }: TrackSpeaker): boolean => figure === 'huntmaster';

/** The name of the figure: a message for a figure of this library, or else the name that the page gives. */
const whoOf = (speaker: TrackSpeaker): string =>
  speaker.figure === 'huntmaster' || speaker.figure === 'pawn'
    ? speaker.say(speaker.figure)
    : speaker.figure || speaker.say('pawn');

/** The name on a space or card; the hazard space is called Aura unless it has a name. */
export const nameOf = (speaker: TrackSpeaker, { name, hazard }: HuntSpace): string =>
  name ?? (hazard ? speaker.say('aura') : '');

/** Whether the figure has reached this space, and its card still lies face down. */
const isCardReached = ({ position }: HuntTrackModel, { card }: HuntSpace, n: number): boolean =>
  n <= position && (card === 'down' || card === 'known');

function cardWords(speaker: TrackSpeaker, space: HuntSpace, n: number): string {
  const { card } = space;
  const name = nameOf(speaker, space);
  if (card === 'down') return speaker.say('space-down', { n });
  if (card === 'known') return speaker.say('space-known', { n, name });
  if (name) return speaker.say('space-named', { n, name });
  return speaker.say(card ? 'space-up' : 'space', { n });
}

/**
 * A space in words, with the figure and the possible action.
 * @param canReveal Whether acting on a card turns it over.
 */
export function spaceWords(speaker: TrackSpeaker, model: HuntTrackModel, n: number, canReveal: boolean): string {
  const space = model.spaces[n - 1] ?? {};
  const { text = '', state } = space;
  const waits = isCardReached(model, space, n) && !model.ended;
  return [
    cardWords(speaker, space, n),
    space.card === 'down' ? '' : text,
    n === model.position && !model.ended ? speaker.say('here', { who: whoOf(speaker) }) : '',
    state
      ? speaker.say(state === 'can-act' && canReveal ? 'can-reveal' : state)
      : waits
        ? speaker.say(isHunt(speaker) ? 'waits' : 'waits-step')
        : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** The position of the figure in words. */
export function placeWords(speaker: TrackSpeaker, { spaces, position, ended }: HuntTrackModel): string {
  const who = whoOf(speaker);
  return ended
    ? speaker.say('ended', { who })
    : position
      ? speaker.say('at', { who, n: position, of: spaces.length })
      : speaker.say('at-start', { who });
}

/** How many cards have to be turned over now, and how many wait for the next hunt, in words. */
export function pendingWords(speaker: TrackSpeaker, model: HuntTrackModel, due: number): string {
  const waiting = model.ended ? 0 : model.spaces.filter((space, i) => isCardReached(model, space, i + 1)).length - due;
  return [
    due ? speaker.say('due', { n: due }) : '',
    waiting ? speaker.say(isHunt(speaker) ? 'waiting' : 'waiting-step', { n: waiting }) : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** A completed move in words. */
export function moveWords(speaker: TrackSpeaker, from: number, { position, ended }: HuntTrackModel): string {
  const who = whoOf(speaker);
  if (ended) return speaker.say('ended', { who });
  return speaker.say(position >= from ? 'did-set-out' : position ? 'did-back' : 'did-back-out', { who, n: position });
}

/** A card that was turned over, in words. */
export function revealWords(speaker: TrackSpeaker, { spaces }: HuntTrackModel, n: number): string {
  const space = spaces[n - 1] ?? {};
  const name = nameOf(speaker, space);
  return [name ? speaker.say('did-turn', { name }) : speaker.say('did-turn-unnamed', { n }), space.text]
    .filter(Boolean)
    .join(' ');
}
