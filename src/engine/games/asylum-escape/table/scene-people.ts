// The models of the Victims and the Patients, with what the seat may know about them.
import type { PlayerId, TargetId } from '../../../kernel/index.js';
import { handLimit, patientCardOf } from '../cards/card-index.js';
import { anyCard, textOf, type AsylumCard } from './scene-cards.js';
import { notedOf } from '../state/public-notes.js';
import { targetState } from '../../../scene/choices.js';
import type { Look } from './scene-context.js';
import { cardName, cardNames, facesSaid, nameOf } from '../words/names.js';

export interface VictimModel {
  readonly id: TargetId;
  readonly player: PlayerId;
  readonly name: string;
  /** The names of the player and of the Victim. Before a Victim is drawn, only the player's name. */
  readonly text: string;
  readonly letter: string;
  /** The shape of the standee, 0 to 5. */
  readonly shape: number;
  /** The card with boon and flaw; null before a Victim is drawn. */
  readonly card: AsylumCard | null;
  readonly alive: boolean;
  readonly aliveText: string;
  readonly active: boolean;
  readonly own: boolean;
  /** The number of hand cards; `handText` says the same as text. */
  readonly hand: number;
  /** The hand limit; `limitText` says the same as text. */
  readonly limit: number;
  readonly handText: string;
  readonly limitText: string;
  /** Cards of another player's hand that the seat knows, as a sentence. */
  readonly known?: string;
  readonly held: AsylumCard | null;
  /** What the last Movement card allowed, as text; null before the first card. */
  readonly drew: string | null;
  readonly state?: 'can-act' | 'selected';
}

export interface PatientModel {
  readonly id: TargetId;
  readonly name: string;
  /** The name of the picture. */
  readonly art: string;
  readonly special: boolean;
  /** The faces with which the Patient kills, without changes that apply only to one attempt or one Victim. */
  readonly faces: readonly number[];
  readonly stat: string;
  readonly text?: string | undefined;
  readonly room: string;
  /** The number of rooms that the Patient may still move in the current movement. */
  readonly left: number;
  readonly leftText?: string;
  readonly state?: 'can-act' | 'selected';
}

export function victimsOf(look: Look): readonly VictimModel[] {
  const { context, player, notes } = look;
  const { view, content, lexicon } = context;
  return view.victims.map((victim, shape) => {
    const { seat, card, alive, hand, held } = victim;
    const [id, name] = [`victim:${seat}`, nameOf(context, seat)];
    const known = seat === player ? [] : hand.flatMap((each) => each ?? []);
    const { drew } = notedOf(notes, seat);
    const limit = card === '' ? 7 : handLimit(content, victim);
    return {
      id,
      player: seat,
      name,
      letter: name.charAt(0),
      shape: shape % 6,
      alive,
      active: view.active === seat,
      own: seat === player,
      text: card === '' ? name : lexicon.say('seat-victim', { player: name, card: cardName(context, card) }),
      aliveText: lexicon.say(alive ? 'alive' : 'dead'),
      card: card === '' ? null : anyCard(look, card),
      hand: hand.length,
      handText: lexicon.say('hand-count', { n: hand.length }),
      limit,
      limitText: lexicon.say('on-hand-limit', { n: limit }),
      ...(known.length > 0 && { known: lexicon.say('on-hand-known', { cards: cardNames(context, known) }) }),
      held: held === null ? null : anyCard(look, held),
      drew:
        drew === null ? null : drew === 'stumble' ? lexicon.say('on-stumbled') : lexicon.say('on-number', { n: drew }),
      ...targetState(look, id),
    };
  });
}

export function patientsOf(look: Look): readonly PatientModel[] {
  const { context } = look;
  const { view, content, lexicon } = context;
  return view.patients.map(({ card, at, left }, patient) => {
    const id = `patient:${patient}`;
    const changes = view.catchChanges.filter((change) => change.patient === patient);
    const faces = ([1, 2, 3, 4, 5, 6] as const).filter((face) => {
      const added =
        patientCardOf(content, card).catches.includes(face) ||
        changes.some((change) => change.more && change.faces.includes(face));
      return added && !changes.some((change) => !change.more && change.faces.includes(face));
    });
    return {
      id,
      name: cardName(context, card),
      art: card,
      special: content.pack.specials.some((special) => special.id === card),
      faces,
      stat: lexicon.say('catching-stat', { faces: facesSaid(faces) }),
      text: textOf(look, card),
      room: `room:${at}`,
      left,
      ...(left > 0 && { leftText: lexicon.say('rooms-left', { n: left }) }),
      ...targetState(look, id),
    };
  });
}
