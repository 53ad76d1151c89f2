// Catching Victims: attempts, then death or flight. AE-CAT-01 to AE-CAT-07
import type { DieFace } from '../cards/card-types.js';
import { facesOf, patientCardOf, victimCardOf, type CardIndex } from '../cards/card-index.js';
import { afterDeath } from './final-turns.js';
import { bitOf } from '../state/building.js';
import { useMovement } from './victim-movement.js';
import { drawMovementCard } from './hands.js';
import { abilitySteps } from './patients-turn.js';
import type { Context } from '../state/step-context.js';
import {
  alive,
  isAlive,
  patientOf,
  victimOf,
  type Attempt,
  type CatchChange,
  type Patient,
  type PatientId,
  type Victim,
} from '../state/state.js';
import type { Step, StepOf } from '../state/steps.js';

/** The steps of a Victim's boon and flaw at this moment. */
export function boonAndFlawSteps({ content }: Context, { seat, card }: Victim, moment: string): Step[] {
  const { boon, flaw } = victimCardOf(content, card);
  return [boon, flaw].flatMap(({ on, steps = [] }) =>
    on === moment ? steps.map((step): Step => ({ ...step, by: seat, card })) : [],
  );
}

/**
 * Catches one Victim. The catch is resolved completely before the next one. Every Patient that searched the room or is
 * in it makes one attempt, or more if its card says so. AE-CAT-01, AE-CAT-03, AE-RUL-11, AE-RUL-12
 */
export function catchVictim(m: Context, { victim: player, patients, chain }: StepOf<'catch'>): void {
  const { state } = m;
  const room = state.caught.find(({ victim }) => victim === player)?.room ?? '';
  state.caught = state.caught.filter(({ victim }) => victim !== player);
  if (!isAlive(state, player)) return;
  const victim = victimOf(state, player);
  const here = state.patients.flatMap(({ at }, patient) =>
    at === victim.at && !patients.includes(patient) && !chain ? [patient] : [],
  );
  const all = [...patients, ...here];
  if (chain) state.metPairs.push(...all.map((patient) => `${patient}:${player}`));
  m.emit({
    type: 'caught',
    rule: 'AE-PAT-05',
    also: ['AE-RUL-11', 'AE-CAT-03', 'AE-CAT-07'],
    victim: player,
    room,
    patients: all,
  });
  const tries = all.flatMap((patient): Step[] => [
    ...Array.from(
      { length: patientCardOf(m.content, patientOf(state, patient).card).ability?.mods?.attempts ?? 1 },
      (): Step => ({ do: 'attempt', victim: player, patient }),
    ),
    { do: 'endured', victim: player, patient },
  ]);
  m.push(...boonAndFlawSteps(m, victim, 'caught'), ...tries, { do: 'survived', victim: player });
}

export function attempt(m: Context, { victim, patient }: StepOf<'attempt'>): void {
  const { state } = m;
  if (!isAlive(state, victim)) return;
  state.attempts.push({ victim, patient, face: 0, more: [], fewer: [], skipped: false, saved: false });
  m.emit({ type: 'attempt', rule: 'AE-CAT-01', victim, patient });
  m.push({ do: 'window', window: 'W3', about: victim }, { do: 'roll' });
}

const running = ({ state: { attempts } }: Context): Attempt => {
  const last = attempts.at(-1);
  if (!last) throw new RangeError('There is no current attempt.');
  return last;
};

export function roll(m: Context): void {
  const { state } = m;
  const { victim, patient, skipped } = running(m);
  if (skipped) {
    state.attempts.pop();
    m.emit({ type: 'attempt-skipped', rule: 'AE-RUL-45', also: ['AE-RUL-40'], victim, patient });
    return;
  }
  rollDie(m);
  m.push({ do: 'judge' });
}

export function rollDie(m: Context): void {
  const attempt = running(m);
  attempt.face = m.chance.die('d6', [1, 2, 3, 4, 5, 6]) + 1;
  const { victim, patient, face } = attempt;
  m.emit({
    type: 'rolled',
    rule: 'AE-CAT-01',
    victim,
    patient,
    face,
    catches: catchesOf(m.content, m.state, attempt),
    kills: kills(m),
  });
}

/** The parts of a state, or of a seat's view, that decide which faces kill. */
interface CatchFacts {
  readonly patients: readonly Pick<Patient, 'card'>[];
  readonly victims: readonly Pick<Victim, 'seat' | 'card' | 'held'>[];
  readonly catchChanges: readonly CatchChange[];
}

/** The faces that kill: the Catching Stat with all changes. */
export function catchesOf(content: CardIndex, state: CatchFacts, { victim, patient, more, fewer }: Attempt): DieFace[] {
  const card = state.patients[patient]?.card ?? '';
  const who = state.victims.find(({ seat }) => seat === victim);
  const changed = (mod: 'doomed' | 'spared'): readonly DieFace[] => (who ? facesOf(content, who, mod) : []);
  const changes = state.catchChanges.filter((change) => change.patient === patient);
  const added = [
    ...patientCardOf(content, card).catches,
    ...changed('doomed'),
    ...more,
    ...changes.flatMap((change) => (change.more ? change.faces : [])),
  ];
  const taken = [...changed('spared'), ...fewer, ...changes.flatMap((change) => (change.more ? [] : change.faces))];
  return ([1, 2, 3, 4, 5, 6] as const).filter((face) => added.includes(face) && !taken.includes(face));
}

/** Whether the current roll kills the Victim, with all changes that cards have made so far. AE-CAT-01 */
export function kills({ state, content }: Pick<Context, 'state' | 'content'>): boolean {
  const last = state.attempts.at(-1);
  return last !== undefined && !last.saved && catchesOf(content, state, last).some((face) => face === last.face);
}

export function openSaveWindow(m: Context): void {
  m.push({ do: 'window', window: 'W4', about: running(m).victim }, { do: 'doom' });
}

/**
 * Kills the Victim if the roll still kills and no card saved them. After a failed attempt, the remaining Patients make
 * theirs. AE-CAT-02, AE-RUL-40
 */
export function resolveRoll(m: Context): void {
  const { state } = m;
  const dies = kills(m);
  const { victim, patient, saved } = running(m);
  state.attempts.pop();
  if (dies) {
    kill(m, victimOf(state, victim), patient);
    return;
  }
  if (saved) m.emit({ type: 'saved', rule: 'AE-CAT-02', also: ['AE-RUL-40'], victim, patient });
  else m.emit({ type: 'missed', rule: 'AE-CAT-01', also: ['AE-BLD-02', 'AE-RUL-40'], victim, patient });
}

/** What a Patient does to a Victim who has survived all its attempts, made or spared. AE-RUL-40 */
export function endured(m: Context, { victim, patient }: StepOf<'endured'>): void {
  if (isAlive(m.state, victim))
    m.push(...abilitySteps(m, patient, 'missed').map((step): Step => ({ ...step, about: victim }) as Step));
}

/**
 * Takes the Victim out of the game; the Victim's room is destroyed. AE-CAT-02, AE-CAT-07, AE-DES-01, AE-RUL-37,
 * AE-RUL-47
 */
function kill(m: Context, victim: Victim, patient: PatientId): void {
  const { state, content } = m;
  const hand = victim.hand.map(({ card }) => card);
  victim.alive = false;
  victim.suspects = bitOf(content, victim.at);
  state.revealCount++;
  state.kills++;
  state.killsSinceAnnouncement++;
  state.doomed.push(victim.at);
  state.decks['camo-sabo'].pile.push(...hand, ...(victim.held === null ? [] : [victim.held]));
  m.emit({
    type: 'killed',
    rule: 'AE-CAT-02',
    also: ['AE-CAT-07', 'AE-RUL-35', 'AE-RUL-37', 'AE-RUL-47', 'AE-SYM-11'],
    victim: victim.seat,
    patient,
    room: victim.at,
    hand,
    held: victim.held,
  });
  victim.hand = [];
  victim.answers = [];
  victim.held = null;
  m.push(
    ...abilitySteps(m, patient, 'killed'),
    ...alive(state).flatMap((other) => boonAndFlawSteps(m, other, 'killed-other')),
  );
  afterDeath(m);
}

/** All attempts have failed: the Victim uses a free Movement card. AE-CAT-04 */
export function survived(m: Context, { victim: player }: StepOf<'survived'>): void {
  if (!isAlive(m.state, player)) return;
  m.emit({ type: 'survived', rule: 'AE-CAT-04', victim: player });
  m.push(...boonAndFlawSteps(m, victimOf(m.state, player), 'survived'), { do: 'flee', victim: player });
}

/**
 * Lets the Victim flee with the next Movement card. If no Movement card is left, there is no flight. AE-CAT-04,
 * AE-RUL-20, AE-RUL-28
 */
export function flee(m: Context, { victim: player }: StepOf<'flee'>): void {
  if (!isAlive(m.state, player)) return;
  useMovement(m, player, drawMovementCard(m), 'flight');
}
