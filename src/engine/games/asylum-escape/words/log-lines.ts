// The line that each happening of Asylum Escape makes in the log, as the seat has heard of it.
import type { Event, Outcome } from '../../../kernel/index.js';
import type { Params } from '../../../speech/speak.js';
import type { Happening } from '../state/events.js';
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
  type Told,
} from './names.js';

type Of<T extends Happening['type']> = Extract<Happening, { readonly type: T }>;

export function line(told: Told, event: Event): string {
  const { tongue } = told;
  const happening = event as Happening;
  /** Whoever it is about, by name. */
  const who: Params = {
    ...('victim' in happening && { victim: nameOf(told, happening.victim) }),
    ...('by' in happening && { by: nameOf(told, happening.by) }),
    ...('patient' in happening && { patient: patientName(told, happening.patient) }),
  };
  const say = (key: Key, params?: Params): string => tongue.say(key, { ...who, ...params });
  const card = (id: string): Params => ({ card: cardName(told, id) });
  const room = (id: string): Params => ({ room: roomName(told, id) });
  switch (happening.type) {
    // Setup
    case 'seated':
      return say(`e-seated-${happening.version}`, { player: nameOf(told, happening.patients) });
    case 'mulligan':
      return say('e-mulligan', { ...card(happening.card), back: cardName(told, happening.back) });
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
      return say('e-start-gone', { patient: cardName(told, happening.card), ...room(happening.room) });
    case 'hid':
      return happening.room === undefined ? say('e-hid') : say('e-hid-room', room(happening.room));
    // The Patients' turn
    case 'turn-began':
      return turn(told, happening);
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
      return found(told, happening);
    case 'caught':
    case 'moved':
    case 'stumbles':
    case 'fell':
    case 'destroyed':
    case 'stands':
    case 'opened':
      return say(`e-${happening.type}`, room(happening.room));
    case 'rolled':
      return rolled(told, happening);
    case 'die-changed':
      return say('e-die-changed', { face: happening.face });
    case 'grip-changed':
      return say(`e-grip-${happening.more ? 'more' : 'fewer'}-${happening.until}`, {
        faces: facesSaid(told, happening.faces),
      });
    case 'killed':
      return killed(told, happening);
    case 'last-one':
      return say('e-last-one', { last: happening.last });
    case 'flees':
      return flees(told, happening);
    // Where Victims go
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
      return say('e-swapped', { a: roomName(told, happening.rooms[0]), b: roomName(told, happening.rooms[1]) });
    case 'blocked':
      return say(`e-blocked-${happening.against}`, { ...room(happening.room), until: happening.until });
    // Bloodlust and the end
    case 'bloodlust':
      return say(happening.extra ? 'e-bloodlust-extra' : 'e-bloodlust', card(happening.card));
    case 'listed':
      return say('e-listed', { rooms: roomNames(told, happening.rooms) });
    case 'time-up':
      return say('e-time-up', { n: happening.number });
    case 'routes':
      return [
        say('e-routes'),
        ...happening.routes.map(({ victim, rooms }) =>
          say('e-route', { victim: nameOf(told, victim), rooms: roomNames(told, rooms) }),
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
      return say('e-discarded', { cards: cardNames(told, happening.cards) });
    case 'stole':
      return say(happening.card === undefined ? 'e-stole' : 'e-stole-card', {
        from: nameOf(told, happening.from),
        ...(happening.card !== undefined && card(happening.card)),
      });
    case 'deck-empty':
    case 'reshuffled':
      return say(`e-${happening.type}`, { deck: deckName(told, happening.deck) });
    case 'flipped':
      return say(`e-flipped-${happening.side}`);
    case 'peeked':
      return happening.cards?.length
        ? say('e-peeked-cards', { cards: cardNames(told, happening.cards) })
        : say('e-peeked', { n: happening.n, deck: deckName(told, happening.deck) });
    case 'looked':
      return looked(told, happening);
    // What is said
    case 'revealed':
      return say(`e-revealed-${happening.what}`, { value: traitSaid(told, happening.what, happening.value) });
    case 'answered':
      return say(`e-answered-${happening.what}`, {
        value: traitSaid(told, happening.what, happening.value),
        victims: namesOf(told, happening.yes),
      });
    case 'near':
      return say('e-near', { n: happening.n, victims: namesOf(told, happening.yes) });
    case 'crowded':
      return say(`e-crowded-${happening.what}`, {
        n: happening.values.length,
        values: tongue.list(happening.values.map((value) => traitSaid(told, happening.what, value))),
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

/** The Patients' turns have numbers. */
function turn(told: Told, { player, number, final }: Of<'turn-began'>): string {
  if (player !== told.view.patientsSeat) return told.tongue.say('e-victim-turn', { victim: nameOf(told, player) });
  return told.tongue.say(final ? 'e-final-turn' : 'e-patients-turn', { n: number });
}

/** All at once. AE-PAT-04, AE-RUL-12 */
function found(told: Told, { found: all }: Of<'announced'>): string {
  if (all.length === 0) return told.tongue.say('e-found-nobody');
  return all
    .map(({ victim, room }) => told.tongue.say('e-found', { victim: nameOf(told, victim), room: roomName(told, room) }))
    .join(' ');
}

function rolled(told: Told, { patient, face, catches, kills }: Of<'rolled'>): string {
  const key = kills ? 'e-rolled-kills' : catches.length > 0 ? 'e-rolled-misses' : 'e-rolled-harmless';
  return told.tongue.say(key, { patient: patientName(told, patient), face, faces: facesSaid(told, catches) });
}

function killed(told: Told, { victim, room, hand, held }: Of<'killed'>): string {
  const cards = [...hand, ...(held === null ? [] : [held])];
  return told.tongue.say(cards.length > 0 ? 'e-killed-hand' : 'e-killed', {
    victim: nameOf(told, victim),
    room: roomName(told, room),
    cards: cardNames(told, cards),
  });
}

function flees(told: Told, { victim, card, rooms }: Of<'flees'>): string {
  const who = { victim: nameOf(told, victim) };
  if (card === null) return told.tongue.say('e-flees-nowhere', who);
  return rooms === 'stumble'
    ? told.tongue.say('e-flees-stumble', who)
    : told.tongue.say('e-flees', { ...who, card: cardName(told, card), n: rooms });
}

function looked(told: Told, { by, victim, cards }: Of<'looked'>): string {
  const who = { by: nameOf(told, by), victim: nameOf(told, victim) };
  if (cards === undefined) return told.tongue.say('e-looked', who);
  return cards.length > 0
    ? told.tongue.say('e-looked-cards', { ...who, cards: cardNames(told, cards) })
    : told.tongue.say('e-looked-none', who);
}

/** How it ended, in a sentence. */
export function ending(told: Told, { winners }: Outcome): string {
  const {
    view: { patientsSeat },
    tongue,
  } = told;
  if (winners.includes(patientsSeat)) return tongue.say('over-killed', { player: nameOf(told, patientsSeat) });
  return tongue.say('over-survived', { n: winners.length, victims: namesOf(told, winners) });
}
