// An index of the cards in a pack. The pack lists its cards in the order that its author chose; the index finds them by
// id.
import type {
  BloodlustCard,
  CamoSaboCard,
  Colour,
  DieFace,
  MovementCard,
  Pack,
  PatientCard,
  VictimCard,
  VictimMods,
  Window,
} from './card-types.js';
import type { CardId, DeckName, RoomId, Victim } from '../state/state.js';

export type { Pack } from './card-types.js';

export interface CardIndex {
  readonly pack: Pack;
  /** The Camo/Sabo cards by the id of each copy, such as `laundry-chute.2`. */
  readonly camoSabo: ReadonlyMap<CardId, CamoSaboCard>;
  readonly movement: ReadonlyMap<CardId, MovementCard>;
  readonly bloodlust: ReadonlyMap<CardId, BloodlustCard>;
  readonly victims: ReadonlyMap<CardId, VictimCard>;
  /** Includes Special Patients. */
  readonly patients: ReadonlyMap<CardId, PatientCard>;
  /** Every room. Its index in this list is its bit in a `RoomSet`. */
  readonly rooms: readonly RoomId[];
  readonly colours: ReadonlyMap<RoomId, Colour>;
  /** The cards of each deck, sorted. */
  readonly decks: Readonly<Record<DeckName, readonly CardId[]>>;
  /**
   * For each moment, the cards that can be played from a hand at that moment. Everybody knows this list. Cards with the
   * hold symbol are never in a hand.
   */
  readonly answers: ReadonlyMap<string, readonly CardId[]>;
}

const indexes = new WeakMap<Pack, CardIndex>();

/** Returns the index of a valid pack. It is made only once for each pack. */
export function contentOf(pack: Pack): CardIndex {
  const content = indexes.get(pack) ?? indexOf(pack);
  indexes.set(pack, content);
  return content;
}

const copies = <T extends { readonly id: string; readonly count?: number }>(cards: readonly T[]): Map<CardId, T> =>
  new Map(
    cards.flatMap((card) => Array.from({ length: card.count ?? 1 }, (_, i) => [`${card.id}.${i + 1}`, card] as const)),
  );

const byId = <T extends { readonly id: string }>(cards: readonly T[]): Map<string, T> =>
  new Map(cards.map((card) => [card.id, card]));

function indexOf(pack: Pack): CardIndex {
  const camoSabo = copies(pack.camoSabo);
  const movement = copies(pack.movement);
  const bloodlust = copies(pack.bloodlust);
  const answers = new Map<string, CardId[]>();
  for (const [id, card] of camoSabo)
    if (!card.hold) for (const moment of momentsOf(card)) answers.set(moment, [...(answers.get(moment) ?? []), id]);
  return {
    pack,
    camoSabo,
    movement,
    bloodlust,
    answers,
    victims: byId(pack.victims),
    patients: byId([...pack.patients, ...pack.specials]),
    rooms: pack.locations.map(({ id }) => id),
    colours: new Map(pack.locations.map(({ id, colour }) => [id, colour])),
    decks: {
      'camo-sabo': [...camoSabo.keys()].sort(),
      movement: [...movement.keys()].sort(),
      bloodlust: [...bloodlust.keys()].sort(),
    },
  };
}

/**
 * The windows in which a card may be played. If the card names no windows, they follow from its symbols and its first
 * step. AE-RUL-22, AE-RUL-23
 */
export function windowsOf({ windows, symbols, steps }: CamoSaboCard): readonly Window[] {
  if (windows) return windows;
  const first = steps[0]?.do ?? '';
  const answer: readonly Window[] = ['slip-away', 'stay-hidden', 'false-announce'].includes(first) ? ['W2'] : ['W4'];
  return [
    ...(symbols.includes('response') ? answer : []),
    ...(symbols.includes('other') ? (['drawn', 'played', 'ending'] as const) : []),
  ];
}

/**
 * The moments in which a card may be played: `own`, or the name of a window. For W3 and W4, the moment also says
 * whether the caught Victim is the owner of the card, as in `W3 me`. AE-SYM-08
 */
export function momentsOf(card: CamoSaboCard): readonly string[] {
  const about = card.about ?? (card.kind === 'camo' ? 'me' : 'other');
  const windows = windowsOf(card).flatMap((window) =>
    window === 'W3' || window === 'W4'
      ? (['me', 'other'] as const)
          .filter((each) => about === 'either' || about === each)
          .map((each) => `${window} ${each}`)
      : [window],
  );
  return [...(card.symbols.includes('own') ? ['own'] : []), ...windows];
}

function lookUp<T>(cards: ReadonlyMap<string, T>, id: CardId): T {
  const card = cards.get(id);
  if (card === undefined) throw new RangeError(`This pack has no card "${id}".`);
  return card;
}

// Ids in a state come from the content, so the lookups below always succeed.
export const cardOf = ({ camoSabo }: CardIndex, id: CardId): CamoSaboCard => lookUp(camoSabo, id);
export const movementOf = ({ movement }: CardIndex, id: CardId): MovementCard => lookUp(movement, id);
export const bloodlustOf = ({ bloodlust }: CardIndex, id: CardId): BloodlustCard => lookUp(bloodlust, id);
export const victimCardOf = ({ victims }: CardIndex, id: CardId): VictimCard => lookUp(victims, id);
export const patientCardOf = ({ patients }: CardIndex, id: CardId): PatientCard => lookUp(patients, id);
export const colourOf = ({ colours }: CardIndex, room: RoomId): Colour => lookUp(colours, room);

/** The changes that a Victim's boon, flaw and held card make. */
export function modsOf(content: CardIndex, { card, held }: Pick<Victim, 'card' | 'held'>): readonly VictimMods[] {
  const { boon, flaw } = victimCardOf(content, card);
  return [boon.mods, flaw.mods, held === null ? undefined : cardOf(content, held).while].filter(
    (mods) => mods !== undefined,
  );
}

/** The sum of the changes that a Victim's cards make to one number. */
export const sumOf = (
  content: CardIndex,
  victim: Pick<Victim, 'card' | 'held'>,
  mod: 'move' | 'flight' | 'hand' | 'start',
): number => modsOf(content, victim).reduce((sum, mods) => sum + (mods[mod] ?? 0), 0);

export const facesOf = (
  content: CardIndex,
  victim: Pick<Victim, 'card' | 'held'>,
  mod: 'spared' | 'doomed',
): readonly DieFace[] => modsOf(content, victim).flatMap((mods) => mods[mod] ?? []);

/**
 * The maximum number of hand cards of a Victim: 7, changed by the Victim's cards, and at most the Victim's temporary
 * limit. AE-SYM-10
 */
export const handLimit = (content: CardIndex, victim: Pick<Victim, 'card' | 'held' | 'limit'>): number =>
  Math.max(0, Math.min(7 + sumOf(content, victim, 'hand'), victim.limit?.n ?? Infinity));
