// The Hunt Track: the steps of the Huntmaster, the cards that he reveals, the Aura, and the end of the track. LOB-HST,
// LOB-HUN, LOB-HNT
import { cardOf, scenarioOf } from '../../cards/card-index.js';
import { difficultyChange, living } from '../values-in-force.js';
import { loseGame } from '../ending.js';
import { spaceOf } from '../board/board.js';
import { triggerAbilities } from '../turn/triggers.js';
import { endLasting } from '../holdings.js';
import type { Space } from '../../state/state.js';
import type { Context, Position } from '../../state/step-context.js';
import type { StepOf } from '../../state/steps.js';

/**
 * Ends effects that last for a Round. Then the Huntmaster takes one step, and face-down cards up to his Space are
 * revealed. LOB-HUN-01, -02, LOB-RUL-96
 */
export function huntPhase(m: Context): void {
  const { state } = m;
  const { battle } = state.hunt;
  // A Difficulty card can delay the Huntmaster's first step.
  const waits = state.round <= -difficultyChange(m, 'track');
  if (!battle && !waits) m.push({ do: 'hunt-step', n: 1, reveals: true });
  // If a Character has survived only because of an effect that ends here, it dies before the Huntmaster's step.
  endRoundEffects(m);
  if (battle) return;
  state.phase = 'hunt';
  m.emit({ type: 'phase', rule: 'LOB-HUN-01', also: ['LOB-HNT-01', 'LOB-RND-01'], phase: 'hunt' });
  if (waits) m.emit({ type: 'hunt-waits', rule: 'LOB-RUL-121' });
}

function endRoundEffects(m: Context): void {
  const { state } = m;
  const lasts = ({ until }: { readonly until: string }): boolean => until !== 'round';
  if (state.changes.every(lasts) && state.characters.every(({ lasting }) => lasting.every(lasts))) return;
  state.changes = state.changes.filter(lasts);
  endLasting(m, 'round');
  m.emit({ type: 'changes-over', rule: 'LOB-RUL-96', until: 'round' });
  // Monsters may lose Health that came from an effect.
  m.push(...state.monsters.map(({ id: mini }) => ({ do: 'check-death', mini, from: null }) as const));
}

/** Moves the Huntmaster forward or back. Cards are revealed only in the Hunt Phase. LOB-HST-07, -09, LOB-RUL-93, -94 */
export function moveHuntmaster(m: Context, { n, reveals }: StepOf<'hunt-step'>): void {
  const { hunt: track } = m.state;
  if (track.battle || track.leaving || n === 0) return;
  const {
    position: from,
    shown: { length: last },
  } = track;
  const position = Math.min(Math.max(0, from + n), last);
  track.position = position;
  if (position !== from) {
    const rule = n < 0 ? 'LOB-HST-07' : reveals ? 'LOB-HUN-01' : 'LOB-HST-09';
    const at = huntmasterSpace(m);
    m.emit({
      type: 'hunt-moved',
      rule,
      also: ['LOB-HNT-01', 'LOB-HST-04', 'LOB-RUL-92', 'LOB-RUL-93', 'LOB-RUL-98'],
      from,
      to: position,
      ...(at !== null && { at }),
    });
  }
  const leaves = from + n > last;
  if (leaves) leaveTrack(m);
  else m.push(...(reveals ? [{ do: 'reveal', upTo: position } as const] : []), { do: 'check-triggers' });
  // Before the first Space, he cannot go back any further. LOB-RUL-93
  if (leaves || position !== from) for (const player of living(m)) triggerAbilities(m, player, 'hunt-moves');
}

/** The Huntmaster goes beyond the last Space. The Scenario decides what happens. LOB-HST-05, LOB-HUN-03, LOB-RUL-94 */
function leaveTrack(m: Context): void {
  const { end } = scenarioOf(m).hunt;
  m.emit({
    type: 'track-ended',
    rule: 'LOB-HST-05',
    also: ['LOB-HNT-02', 'LOB-HUN-03', 'LOB-PRE-01', 'LOB-RUL-94', 'LOB-RUL-95'],
    end,
  });
  if (end === 'defeat') loseGame(m, 'LOB-WIN-02');
  else {
    m.state.hunt.leaving = true;
    m.push({ do: 'check-triggers' });
  }
}

/**
 * Reveals face-down cards one by one, up to the Space that the Huntmaster reached with his step. If a card moves him
 * back, revealing ends at his new Space; if a card moves him forward, the cards on the additional Spaces wait.
 * LOB-HST-06, LOB-RUL-91, -92
 */
export function revealHuntCards(m: Context, { upTo }: StepOf<'reveal'>): void {
  const { hunt: track } = m.state;
  const space = track.shown.slice(0, Math.min(track.position, upTo)).indexOf(null) + 1;
  if (space === 0 || track.battle) return;
  const aura = space === track.aura ? m.content.pack.hunt.find((each) => each.aura) : undefined;
  if (!aura && track.hidden.length === 0) return;
  const drawn = aura?.id ?? m.chance.draw('hunt', track.hidden);
  track.shown[space - 1] = drawn;
  m.emit({
    type: 'hunt-card',
    rule: 'LOB-HST-06',
    also: ['LOB-HUN-02', 'LOB-HNT-04', 'LOB-HNT-05', 'LOB-HST-08', 'LOB-RUL-91'],
    space,
    card: drawn,
  });
  if (aura) track.revealed = true;
  m.push(
    { do: 'run', effects: cardOf(m.content.hunt, drawn).steps, by: -1, on: -1, card: drawn },
    { do: 'check-triggers' },
    { do: 'reveal', upTo },
  );
}

/**
 * The Space of the Huntmaster's mini, if the track is on the Board. While the mini is on the track, it is not a
 * Monster. LOB-HST-02, LOB-RUL-98
 */
export function huntmasterSpace(m: Position): Space | null {
  const { position, battle } = m.state.hunt;
  const id = scenarioOf(m).hunt.onBoard?.[position - 1];
  return battle || id === undefined ? null : spaceOf(m, id);
}

/** Turns over all Monster cards with an Empowered side. The minis keep their Wounds. LOB-HNT-06, -07, LOB-RUL-97 */
export function empower(m: Context): void {
  const { types, monsters } = m.state;
  const turned = types.filter((type) => !type.empowered && cardOf(m.content.monsters, type.card).empowered);
  for (const type of turned) type.empowered = true;
  m.emit({
    type: 'empowered',
    rule: 'LOB-HNT-06',
    also: ['LOB-HNT-07', 'LOB-RUL-97'],
    cards: turned.map((type) => type.card),
  });
  m.push(...monsters.map(({ id }) => ({ do: 'check-death', mini: id, from: null }) as const));
}
