// The log lines of Asylum Escape: a sentence for each event, with the facts that the seat knows.
import type { Event, Outcome, PlayerId } from '../../../kernel/index.js';
import type { Params } from '../../../speech/speak.js';
import type { GameEvent } from '../state/events.js';
import {
  cardName,
  cardNames,
  columnName,
  deckName,
  facesSaid,
  nameOf,
  namesOf,
  patientName,
  roomName,
  roomNames,
  traitSaid,
  type Key,
  type SpeechContext,
} from './names.js';

type Of<T extends GameEvent['type']> = Extract<GameEvent, { readonly type: T }>;

export function line(context: SpeechContext, event: Event): string {
  const { lexicon } = context;
  const happening = event as GameEvent;
  /** The names of the Victim, the player and the Patient in the event. */
  const who: Params = {
    ...('victim' in happening && { victim: nameOf(context, happening.victim) }),
    ...('by' in happening && { by: nameOf(context, happening.by) }),
    ...('patient' in happening && { patient: patientName(context, happening.patient) }),
  };
  const say = (key: Key, params?: Params): string => lexicon.say(key, { ...who, ...params });
  const card = (id: string): Params => ({ card: cardName(context, id) });
  const room = (id: string): Params => ({ room: roomName(context, id) });
  switch (happening.type) {
    // Setup
    case 'seated':
      return say(`e-seated-${happening.version}`, { player: nameOf(context, happening.patients) });
    case 'mulligan':
      return say('e-mulligan', { ...card(happening.card), back: cardName(context, happening.back) });
    case 'victim-drawn':
    case 'victim-kept':
    case 'held':
    case 'played':
    case 'cancelled':
    case 'bloodlust-off':
      return say(`e-${happening.type}`, card(happening.card));
    case 'released':
      return say(happening.special ? 'e-released-special' : 'e-released', room(happening.room));
    case 'start-gone':
      return say('e-start-gone', { patient: cardName(context, happening.card), ...room(happening.room) });
    case 'hid':
      return happening.room === undefined ? say('e-hid') : say('e-hid-room', room(happening.room));
    // The Patients' turn
    case 'turn-began':
      return turn(context, happening);
    case 'coin':
      return happening.die === undefined
        ? say(`e-coin-${happening.side}`)
        : say('e-coin-die', { die: happening.die, n: happening.rooms });
    case 'coin-set':
      return say('e-coin-set', { n: happening.rooms });
    case 'patient-moved':
    case 'patient-fell':
      return say(`e-${happening.type}`, room(happening.to));
    // Found and caught
    case 'announced':
      return found(context, happening);
    case 'caught':
    case 'moved':
    case 'stumbles':
    case 'fell':
    case 'destroyed':
    case 'stands':
    case 'opened':
      return say(`e-${happening.type}`, room(happening.room));
    case 'rolled':
      return rolled(context, happening);
    case 'die-changed':
      return say('e-die-changed', { face: happening.face });
    case 'grip-changed':
      return say(`e-grip-${happening.more ? 'more' : 'fewer'}-${happening.until}`, {
        faces: facesSaid(happening.faces),
      });
    case 'killed':
      return killed(context, happening);
    case 'last-one':
      return say('e-last-one', { last: happening.last });
    case 'flees':
      return flees(context, happening);
    // Movements of Victims
    case 'pushed':
      return say(`e-pushed-${happening.way}`);
    case 'vanished':
      return say(`e-vanished-${(happening.to === 'patient' ? 'any' : happening.to) as 'any'}`);
    case 'slipped':
    case 'may-lie':
    case 'limited':
      return say(`e-${happening.type}`, { n: happening.n });
    // The building
    case 'column-gone':
      return say('e-column-gone', { column: columnName(happening.x) });
    case 'swapped':
      return say('e-swapped', { a: roomName(context, happening.rooms[0]), b: roomName(context, happening.rooms[1]) });
    case 'blocked':
      return say(`e-blocked-${happening.against}`, { ...room(happening.room), until: happening.until });
    // Bloodlust and the end
    case 'bloodlust':
      return say(happening.extra ? 'e-bloodlust-extra' : 'e-bloodlust', card(happening.card));
    case 'listed':
      return say('e-listed', { rooms: roomNames(context, happening.rooms) });
    case 'time-up':
      return say('e-time-up', { n: happening.number });
    case 'routes':
      return [
        say('e-routes'),
        ...happening.routes.map(({ victim, rooms }) =>
          say('e-route', { victim: nameOf(context, victim), rooms: roomNames(context, rooms) }),
        ),
      ].join(' ');
    // Turns and cards
    case 'drew-movement':
      return happening.rooms === 'stumble'
        ? say('e-drew-stumble')
        : say('e-drew-movement', { ...card(happening.card), n: happening.rooms });
    case 'drew-card':
      return happening.card === undefined ? say('e-drew-card') : say('e-drew-card-known', card(happening.card));
    case 'discarded':
      return say('e-discarded', { cards: cardNames(context, happening.cards) });
    case 'stole':
      return say(happening.card === undefined ? 'e-stole' : 'e-stole-card', {
        from: nameOf(context, happening.from),
        ...(happening.card !== undefined && card(happening.card)),
      });
    case 'deck-empty':
    case 'reshuffled':
      return say(`e-${happening.type}`, { deck: deckName(context, happening.deck) });
    case 'flipped':
      return say(`e-flipped-${happening.side}`);
    case 'peeked':
      return happening.cards?.length
        ? say('e-peeked-cards', { cards: cardNames(context, happening.cards) })
        : say('e-peeked', { n: happening.n, deck: deckName(context, happening.deck) });
    case 'looked':
      return looked(context, happening);
    // What is said
    case 'revealed':
      return say(`e-revealed-${happening.what}`, { value: traitSaid(context, happening.what, happening.value) });
    case 'answered':
      return say(`e-answered-${happening.what}`, {
        value: traitSaid(context, happening.what, happening.value),
        victims: namesOf(context, happening.yes),
      });
    case 'near':
      return say('e-near', { n: happening.n, victims: namesOf(context, happening.yes) });
    case 'crowded':
      return say(`e-crowded-${happening.what}`, {
        n: happening.values.length,
        values: lexicon.list(happening.values.map((value) => traitSaid(context, happening.what, value))),
      });
    case 'laid-out':
    case 'victims-shown':
    case 'patient-stays':
    case 'stalled':
    case 'attempt':
    case 'attempt-skipped':
    case 'missed':
    case 'saved':
    case 'survived':
    case 'unseen':
    case 'sank':
    case 'settled':
    case 'no-bloodlust':
    case 'may-not-draw':
    case 'no-effect':
    case 'must-skip':
      return say(`e-${happening.type}`);
  }
}

/** The beginning of a turn. Only the Patients' turns have numbers. */
function turn(context: SpeechContext, { player, number, final }: Of<'turn-began'>): string {
  if (player !== context.view.patientsSeat)
    return context.lexicon.say('e-victim-turn', { victim: nameOf(context, player) });
  return context.lexicon.say(final ? 'e-final-turn' : 'e-patients-turn', { n: number });
}

/** All announcements in one log line. AE-PAT-04, AE-RUL-12 */
function found(context: SpeechContext, { found: all }: Of<'announced'>): string {
  if (all.length === 0) return context.lexicon.say('e-found-nobody');
  return all
    .map(({ victim, room }) =>
      context.lexicon.say('e-found', { victim: nameOf(context, victim), room: roomName(context, room) }),
    )
    .join(' ');
}

function rolled(context: SpeechContext, { patient, face, catches }: Of<'rolled'>): string {
  return context.lexicon.say(catches.length > 0 ? 'e-rolled' : 'e-rolled-harmless', {
    patient: patientName(context, patient),
    face,
    faces: facesSaid(catches),
  });
}

function killed(context: SpeechContext, { victim, room, hand, held }: Of<'killed'>): string {
  const cards = [...hand, ...(held === null ? [] : [held])];
  return context.lexicon.say(cards.length > 0 ? 'e-killed-hand' : 'e-killed', {
    victim: nameOf(context, victim),
    room: roomName(context, room),
    cards: cardNames(context, cards),
  });
}

function flees(context: SpeechContext, { victim, card, rooms }: Of<'flees'>): string {
  const who = { victim: nameOf(context, victim) };
  if (card === null) return context.lexicon.say('e-flees-nowhere', who);
  return rooms === 'stumble'
    ? context.lexicon.say('e-flees-stumble', who)
    : context.lexicon.say('e-flees', { ...who, card: cardName(context, card), n: rooms });
}

function looked(context: SpeechContext, { by, victim, cards }: Of<'looked'>): string {
  const who = { by: nameOf(context, by), victim: nameOf(context, victim) };
  if (cards === undefined) return context.lexicon.say('e-looked', who);
  return cards.length > 0
    ? context.lexicon.say('e-looked-cards', { ...who, cards: cardNames(context, cards) })
    : context.lexicon.say('e-looked-none', who);
}

/** For each Victim who was killed in these events: where, by whom, with which die and in what turn. */
export function deaths(context: SpeechContext, events: readonly Event[]): ReadonlyMap<PlayerId, string> {
  const told = new Map<PlayerId, string>();
  let [turn, die] = [context.view.turn, 0];
  for (const event of events as readonly GameEvent[]) {
    if (event.type === 'turn-began') turn = event.number;
    else if (event.type === 'rolled' || event.type === 'die-changed') die = event.face;
    else if (event.type === 'killed')
      told.set(
        event.victim,
        context.lexicon.say('end-killed', {
          n: turn,
          room: roomName(context, event.room),
          patient: patientName(context, event.patient),
          face: die,
        }),
      );
  }
  return told;
}

export function ending(context: SpeechContext, { winners }: Outcome): string {
  const {
    view: { patientsSeat },
    lexicon,
  } = context;
  if (winners.includes(patientsSeat)) return lexicon.say('over-killed', { player: nameOf(context, patientsSeat) });
  return lexicon.say('over-survived', { n: winners.length, victims: namesOf(context, winners) });
}
