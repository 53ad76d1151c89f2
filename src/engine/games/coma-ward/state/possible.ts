// Whether a situation is a position of a match, as far as play depends on it. Each field has the right form already.
import { joinPath } from '../../../kernel/faults.js';
import type { Fault } from '../../../kernel/index.js';
import type { Params } from '../../../speech/speak.js';
import type { Content } from '../cards/card-index.js';
import type { CardId } from '../cards/card-types.js';
import { isUndiscovered } from '../rules/movement.js';
import { faultAt, type FaultCode } from '../cards/schema/pack-faults.js';
import { isRoom, spaceOf, type SpaceId } from './hospital.js';
import { kindOf, most, type Player, type State } from './state.js';

/** The step that a match begins with: the turn of the active player, the rest of it after the free actions, or a word. */
export const beginnings = ['turn', 'act', 'end-of-turn', 'open-phenomenon'] as const;
export type Beginning = (typeof beginnings)[number];

interface Position {
  readonly state: State;
  readonly content: Content;
  readonly begin: Beginning;
}

/** Null if the position is possible. */
type Found = Fault | null;

const fault = (path: string, code: FaultCode, params?: Params): Fault =>
  faultAt(joinPath('situation', path), code, params);

/** The first fault that is found at one of the places. */
function firstOf<T>(places: Iterable<T>, faultOf: (place: T, i: number) => Found): Found {
  let i = 0;
  for (const place of places) {
    const found = faultOf(place, i++);
    if (found) return found;
  }
  return null;
}

/** The first reason why play could not go on from this position; null if it can. */
export const impossible = (position: Position): Found =>
  firstOf([playersFault, roomsFault, cluesFault, narratorFault, actFault, enemiesFault, needsFault], (check) =>
    check(position),
  );

function playersFault({ state: { players } }: Position): Found {
  if (!players.some(({ alive }) => alive)) return fault('players', 'nobody-lives');
  return firstOf(players, ({ alive, health, at, items }, player) => {
    const path = `players/${player}`;
    if (alive) return health === 0 ? fault(`${path}/health`, 'no-health') : null;
    if (at !== '') return fault(`${path}/at`, 'dead-place');
    return items.length > 0 ? fault(`${path}/items`, 'dead-items') : null;
  });
}

/** Only Rooms have cards, locks and tokens, and a Portal leads from a Room to a Room. CW-RUL-58 */
function roomsFault({ state, content }: Position): Found {
  const space = (id: SpaceId) => spaceOf(content.hospital, id);
  return (
    firstOf(Object.keys(state.rooms), (id) => (isRoom(space(id)) ? null : fault(`rooms/${id}`, 'not-room'))) ??
    firstOf(state.portals, (portal, i) =>
      firstOf(['in', 'out'] as const, (end) =>
        isRoom(space(portal[end])) && !isUndiscovered(state, content, portal[end])
          ? null
          : fault(`portals/${i}/${end}`, 'not-room'),
      ),
    )
  );
}

/** The Clues are of different kinds, and lie in Rooms. Nobody carries Clues. CW-CLU-02, CW-RUL-39, CW-ITM-05 */
function cluesFault({ state, content }: Position): Found {
  const { clues, players, dropped, itemDiscards } = state;
  const isClue = (id: CardId): boolean => content.items[id]?.type === 'clue';
  const carried = (path: string, items: readonly CardId[]): Found =>
    firstOf(items, (id, i) => (isClue(id) ? fault(`${path}/${i}`, 'clue-carried') : null));
  return (
    firstOf(clues, ({ card, kind, at }, i) => {
      const item = content.items[card];
      if (item?.type !== 'clue' || item.clue !== kind) return fault(`clues/${i}/card`, 'not-clue');
      if (clues.findIndex((clue) => clue.kind === kind) < i) return fault(`clues/${i}/card`, 'kind-twice');
      const isInRoom = isRoom(spaceOf(content.hospital, at)) && !isUndiscovered(state, content, at);
      return isInRoom ? null : fault(`clues/${i}/at`, 'not-room');
    }) ??
    firstOf(players, ({ items }, player) => carried(`players/${player}/items`, items)) ??
    firstOf(Object.entries(dropped), ([at, items]) => carried(`dropped/${at}`, items)) ??
    carried('itemDiscards', itemDiscards)
  );
}

/** The third Clue opens the Phenomenon, and makes a living player the Narrator. CW-CLU-05, CW-PHN-01 */
function narratorFault({ state: { act, clues, narrator, players }, begin }: Position): Found {
  if (begin === 'open-phenomenon' && clues.length < 3) return fault('clues', 'three-clues');
  if (act === 'phenomenon') return null;
  if (clues.length < 3) return narrator < 0 ? null : fault('narrator', 'early-narrator');
  return players[narrator]?.alive ? null : fault('narrator', 'no-narrator');
}

/** What only a Phenomenon brings along. */
const ofPhenomenon = [
  'phenomenon',
  'enemies',
  'tally',
  'tokens',
  'secrets',
  'unusedSecrets',
  'insider',
  'facts',
  'unusedWants',
  'unusedRoles',
] as const satisfies readonly (keyof State)[];
const ofPhenomenonForPlayers = ['role', 'wants', 'entity', 'tally'] as const satisfies readonly (keyof Player)[];

const isEmpty = (value: string | object | null): boolean => value === null || Object.keys(value).length === 0;

function actFault({ state, content, begin }: Position): Found {
  if (state.act === 'phenomenon') {
    if (begin === 'open-phenomenon') return fault('begin', 'open-already');
    return state.phenomenon === '' ? fault('phenomenon', 'no-phenomenon') : null;
  }
  const special = (path: string, items: readonly CardId[]): Found =>
    firstOf(items, (id, i) =>
      content.items[id]?.type === 'special' ? fault(`${path}/${i}`, 'only-phenomenon') : null,
    );
  return (
    firstOf(ofPhenomenon, (field) => (isEmpty(state[field]) ? null : fault(field, 'only-phenomenon'))) ??
    firstOf(
      state.players,
      (player, i) =>
        firstOf(ofPhenomenonForPlayers, (field) =>
          isEmpty(player[field]) ? null : fault(`players/${i}/${field}`, 'only-phenomenon'),
        ) ?? special(`players/${i}/items`, player.items),
    ) ??
    firstOf(Object.entries(state.dropped), ([at, items]) => special(`dropped/${at}`, items)) ??
    firstOf(['itemDeck', 'itemDiscards', 'box'] as const, (pile) => special(pile, state[pile]))
  );
}

function enemiesFault({ state: { enemies, enemiesSeen } }: Position): Found {
  const numbers = enemies.map(({ id }) => id);
  return firstOf(numbers, (id, i) =>
    id < enemiesSeen && numbers.indexOf(id) === i ? null : fault(`enemies/${i}/id`, 'enemy-number'),
  );
}

/** What the Setup of a Phenomenon has brought along, and its rules cannot do without. */
const needs: Readonly<Record<string, (state: State) => Found>> = {
  P02: (state) => roleFault(state, 'donor'),
  P05: (state) => roleFault(state, 'visitor'),
  P09: ({ players }) =>
    firstOf(players, ({ alive, role }, player) =>
      alive && !['matron', 'stoker'].includes(kindOf(role ?? '')) ? fault(`players/${player}/role`, 'no-wake') : null,
    ),
  P13: ({ secrets, tally }) => {
    const figures = Array.from({ length: most.shadows }, (_, figure) => figure);
    const n = figures.filter((figure) => tally[`figure:${figure}`] === undefined).length;
    return secrets.length === n ? null : fault('secrets', 'no-secrets', { n });
  },
};

const roleFault = ({ players }: State, role: string): Found =>
  players.some((player) => player.role === role) ? null : fault('players', 'no-role', { role });

function needsFault({ state }: Position): Found {
  return needs[state.phenomenon]?.(state) ?? null;
}
