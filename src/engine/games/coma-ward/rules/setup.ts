// Setting up the Prologue. CW-SET
import type { Fault, Result } from '../../../kernel/index.js';
import { cardOf, type Content } from '../cards/card-index.js';
import { faultAt } from '../cards/schema/pack-faults.js';
import { emptyRoom, playerOf, type Options, type State } from '../state/state.js';
import { isRoom } from '../state/hospital.js';
import type { Context } from '../state/step-context.js';
import type { StepOf } from '../state/steps.js';
import { ask, type Act } from './ask.js';

export function readOptions(json: unknown, seats: number): Result<Options, Fault> {
  const { quirks = true, first = null } = (json ?? {}) as { quirks?: unknown; first?: unknown };
  const fault = (option: 'quirks' | 'first'): Result<Options, Fault> => ({
    ok: false,
    error: faultAt(`options/${option}`, option, { n: seats - 1 }),
  });
  if (typeof quirks !== 'boolean') return fault('quirks');
  if (first === null) return { ok: true, value: { quirks, first } };
  if (typeof first !== 'number' || !Number.isInteger(first) || first < 0 || first >= seats) return fault('first');
  return { ok: true, value: { quirks, first } };
}

/** The decks, before anything is dealt, and the named Rooms. CW-SET-01 to -04 */
export function fillDecks(state: State, { pack, items, hospital }: Content): void {
  state.itemDeck = Object.keys(items)
    .filter((id) => cardOf(items, id).type !== 'special')
    .sort();
  state.roomDeck = pack.rooms.map(({ id }) => id).sort();
  state.hallucinationRooms = pack.hallucinationRooms.map(({ id }) => id).sort();
  state.hallucinationDeck = pack.hallucinations.map(({ id }) => id).sort();
  state.unusedQuirks = pack.quirks.map(({ id }) => id).sort();
  for (const space of hospital.spaces.values())
    if (isRoom(space) && space.type !== 'undiscovered') state.rooms[space.id] = emptyRoom();
}

/** Deals a Quirk to each player, unless the match is played without. CW-SET-07 to -11, CW-RUL-55 */
export function deal(m: Context, { quirks, first }: StepOf<'deal'>): void {
  const { state, content } = m;
  const [board, decks] = [
    ['CW-SET-01', 'CW-SET-04', 'CW-SET-12', 'CW-SET-13'],
    ['CW-SET-02', 'CW-SET-03'],
  ];
  m.emit({ type: 'laid-out', rule: 'CW-GEN-01', also: [...board, ...decks] });
  state.players.forEach((player) => {
    player.at = content.hospital.start;
    if (quirks) player.quirk = m.chance.draw('quirks', state.unusedQuirks);
  });
  if (quirks) m.emit({ type: 'quirks-dealt', rule: 'CW-SET-07', also: ['CW-SET-08', 'CW-GEN-06'] });
  else m.emit({ type: 'no-quirks', rule: 'CW-SET-09' });
  state.first = state.active = first ?? m.chance.below(state.players.length, 'first-player');
  const also = ['CW-RUL-55', 'CW-SET-06', 'CW-SET-10', 'CW-RUL-01'];
  m.emit({ type: 'began', rule: 'CW-SET-11', also, first: state.first });
  m.push(...state.players.map((_, player) => ({ do: 'choose-neurosis', player }) as const), { do: 'begin' });
}

/** Each player chooses one of the Neuroses that are left. CW-SET-05 */
export function chooseNeurosis(m: Context, { player }: StepOf<'choose-neurosis'>) {
  const taken = m.state.players.map(({ neurosis }) => neurosis);
  return ask(
    m,
    player,
    'CW-SET-05',
    m.content.pack.neuroses.flatMap(({ id }): Act[] =>
      taken.includes(id)
        ? []
        : [
            {
              id: `neurosis:${id}`,
              targets: [`neurosis:${id}`],
              rule: 'CW-SET-05',
              then: [{ do: 'take-neurosis', player, neurosis: id }],
            },
          ],
    ),
  );
}

export function takeNeurosis(m: Context, { player, neurosis }: StepOf<'take-neurosis'>): void {
  playerOf(m.state, player).neurosis = neurosis;
  m.emit({ type: 'neurosis-chosen', rule: 'CW-SET-05', player, neurosis });
}

export function begin(m: Context): void {
  m.state.act = 'prologue';
  m.chance.use('play');
  m.push({ do: 'turn', player: m.state.first });
}
