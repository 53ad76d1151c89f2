// The state before cards and tokens are dealt. LOB-SET
import type { PlayerId, Seat } from '../../../kernel/index.js';
import type { Disorder, Level } from '../cards/card-types.js';
import { cardOf, type Content, type Pack } from '../cards/card-index.js';
import type { Scenario } from '../cards/scenario-types.js';
import { firstMonsterId, type Character, type Deck, type State, type Turn } from './state.js';

export interface Options {
  readonly scenario: string;
  /** The Characters of each seat, clockwise; 3 to 5 in total. LOB-PLY-02 */
  readonly characters: readonly (readonly string[])[];
  /** If `card` is null, a card is drawn at random. LOB-DIF-01 */
  readonly difficulty: readonly { readonly card: string | null; readonly level: Level }[];
  /** Flags that earlier Scenarios of the campaign have passed on. LOB-RUL-107 */
  readonly kept: readonly string[];
  /** How to find the nearest Spawn Point. LOB-RUL-14 */
  readonly nearest?: State['nearest'];
}

/** The ids in alphabetical order. Basic cards are left out, because they are in no deck. */
const namesOf = (cards: readonly { readonly id: string; readonly basic?: true }[]): string[] =>
  cards
    .filter(({ basic }) => !basic)
    .map(({ id }) => id)
    .sort();

const deck = (left: string[]): Deck => ({ left, out: [] });
const deckOf = <D extends string>(cards: readonly { readonly id: string; readonly deck: D }[], name: D): Deck =>
  deck(namesOf(cards.filter((each) => each.deck === name)));
export const spawnDeck = ({ spawns }: Pack): Deck => deck(namesOf(spawns));

export function emptyTable(
  { pack, scenarios }: Content,
  { scenario, characters, difficulty, kept, nearest = 'range' }: Options,
): State {
  const story = cardOf(scenarios, scenario);
  const drawDeck = (stories: readonly Scenario[]): Deck =>
    deck(stories.flatMap(({ cards = [] }) => cards.flatMap((each) => (each.deck ? [each.cid] : []))).sort());
  const disorders = (name: Disorder): Deck => deckOf(pack.disorders, name);
  return {
    scenario,
    nightmares: [],
    difficulty: difficulty.flatMap(({ card, level }) => (card === null ? [] : [{ card, level }])),
    kept: [...kept],
    nearest,
    round: 0,
    phase: 'setup',
    first: 0,
    turn: newTurn(0, 0),
    characters: characters.flatMap((cards, seat) => cards.map((card) => newCharacter(card, seat))),
    monsters: [],
    types: [],
    nextMonster: firstMonsterId,
    changes: [],
    tiles: 0,
    edges: {},
    lockers: [],
    lockerStock: namesOf(pack.lockers),
    marks: [],
    riddles: [...(story.riddles?.values ?? [])],
    mine: null,
    gun: null,
    hunt: {
      position: 0,
      shown: Array<string | null>(12).fill(null),
      hidden: namesOf(pack.hunt.filter(({ aura }) => !aura)),
      aura: story.hunt.aura ?? 0,
      revealed: false,
      leaving: false,
      battle: false,
    },
    decks: {
      weapon: deck(namesOf(pack.weapons)),
      equipment: deck(namesOf(pack.equipment)),
      spawn: spawnDeck(pack),
      aggression: disorders('aggression'),
      ocd: disorders('ocd'),
      schizophrenia: disorders('schizophrenia'),
      anxiety: disorders('anxiety'),
      scenario: drawDeck([story]),
      nightmare: drawDeck(story.kind === 'nightmare' ? pack.scenarios.filter(({ kind }) => kind === 'nightmare') : []),
      memory: deck(namesOf(pack.memories)),
      huntmaster: deckOf(pack.bossCards, 'huntmaster'),
      wendigo: deckOf(pack.bossCards, 'wendigo'),
    },
    // LOB-SET-05, LOB-RUL-27
    junkBag: { glass: 6, wood: 6, rope: 6, paper: 6, pipe: 6, rock: 6 },
    medsBag: { green: 5, red: 5, blue: 5, brown: 5 },
    read: [],
    firedTriggers: [],
    flags: [...kept],
    counters: {},
    objectives: [],
    final: false,
    spawnCardsToSkip: 0,
    still: null,
    attacks: [],
    check: null,
    trade: null,
    x: 0,
    rewarded: false,
    defeated: {},
  };
}

export const newCharacter = (card: string, seat: Seat): Character => ({
  card,
  seat,
  insane: false,
  at: -1,
  dead: false,
  gone: false,
  acted: false,
  wounds: 0,
  insanity: 0,
  increases: {},
  decreases: {},
  conditions: {},
  junk: {},
  meds: {},
  items: [],
  armed: false,
  disorders: [],
  quest: 0,
  questDone: false,
  used: [],
  lasting: [],
  attackers: 0,
});

export const newTurn = (character: PlayerId, ap: number): Turn => ({
  character,
  ap,
  mp: 0,
  looted: false,
  changed: false,
  traded: false,
  refusals: [],
  disordered: false,
  raised: false,
});

export const seatOf = ({ characters }: State, player: PlayerId): Seat => characters[player]?.seat ?? 0;
