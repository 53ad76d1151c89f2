// Effects of cards: whom they act on, and the steps that move Victims or reveal something. The other steps are in
// building.ts, hands.ts and patients.ts.
import type { Asked, PlayerId, Together } from '../../../../kernel/index.js';
import type { PlaceTrait, Way, Which, Whom } from '../../cards/card-types.js';
import { ask, askUnlessClear } from '../ask.js';
import { drawMovementCard } from '../hands.js';
import { distances, isBlocked, roomsWhere, setOf, traitOf, ways } from '../../state/building.js';
import { goIntoHiding, pushed, roomsFor, stumbles, useMovement } from '../victim-movement.js';
import { tossCoin } from '../patients-turn.js';
import type { Context } from '../../state/step-context.js';
import { alive, isAlive, patientOf, victimOf, type PatientId, type Victim } from '../../state/state.js';
import type { EffectOf, EffectStep, Step, StepOf } from '../../state/steps.js';

// Choosing Victims and Patients

type OnVictims = Extract<EffectStep, { readonly whom: Whom }>;
type OnPatients = Extract<EffectStep, { readonly which: Which }>;

/** Tells everybody that the effect cannot be carried out. */
export const noEffect = (m: Context, { by, card }: EffectStep): void => {
  m.emit({ type: 'no-effect', rule: 'AE-RUL-45', by, ...(card !== undefined && { card }) });
};

/**
 * Applies an act to the Victims that the step names, clockwise from the Patients player. The act is completed for one
 * Victim before the next. If one Victim has to be chosen, a question comes first.
 */
export function onVictims(m: Context, step: OnVictims, act: (victim: Victim) => void): void {
  const { state } = m;
  const { by, target, whom, about } = step;
  const one = (player: PlayerId | undefined): void => {
    if (player !== undefined && isAlive(state, player)) act(victimOf(state, player));
    else if (!endedWithOwner(m, step)) noEffect(m, step);
  };
  const each = (victims: readonly Victim[]): void => {
    m.push(...victims.map(({ seat }): Step => ({ ...step, target: seat })));
  };
  if (whom === 'caught') one(state.attempts.at(-1)?.victim ?? about);
  else if (target !== undefined) one(target);
  else if (whom === 'me') one(by);
  else if (whom === 'active') one(state.active);
  else if (whom === 'all') each(alive(state));
  else if (whom === 'others') each(alive(state).filter(({ seat }) => seat !== by));
  else m.push(...askUnlessClear(m, chooseVictim, { do: 'choose-victim', of: step }));
}

/** Whether the step is the boon or flaw of a Victim who is dead by now: nobody expects anything of it. */
const endedWithOwner = ({ state }: Context, { by, card }: EffectStep): boolean =>
  state.victims.some((victim) => victim.seat === by && victim.card === card && !victim.alive);

export function chooseVictim(m: Context, { of }: StepOf<'choose-victim'>): Asked<Step | Together> {
  const { state } = m;
  const { by } = of;
  const others = alive(state).filter(({ seat }) => seat !== by || ('whom' in of && of.whom === 'any'));
  const options = others.map(
    ({ seat }) =>
      ({
        id: `victim:${seat}`,
        targets: [`victim:${seat}`],
        rule: 'AE-RUL-41',
        then: [{ ...of, target: seat }],
      }) as const,
  );
  return ask(m, by, 'AE-RUL-41', options);
}

/** Applies an act to the Patients that the step names, one after another. */
export function onPatients(m: Context, step: OnPatients, act: (patient: PatientId) => void): void {
  const { state } = m;
  const { patient, which } = step;
  if (which === 'all')
    state.patients.forEach((_, each) => {
      act(each);
    });
  else if (which === 'this') {
    const made = patient ?? state.attempts.at(-1)?.patient;
    if (made === undefined) noEffect(m, step);
    else act(made);
  } else if (which === 'newest') act(state.patients.length - 1);
  else m.push(...askUnlessClear(m, choosePatient, { do: 'choose-patient', of: step }));
}

export function choosePatient(m: Context, { of }: StepOf<'choose-patient'>): Asked<Step | Together> {
  const { state } = m;
  const options = state.patients.map((_, patient) => ({
    id: `choose:${patient}`,
    targets: [`patient:${patient}`],
    rule: 'AE-RUL-41',
    then: [{ ...of, which: 'this', patient } as EffectStep],
  }));
  return ask(m, of.by, 'AE-RUL-41', options);
}

// Where Victims are

export function move(m: Context, step: EffectOf<'move'>): void {
  onVictims(m, step, ({ seat }) => {
    m.push({ do: 'move-to', victim: seat, n: step.n, rule: 'AE-RUL-41' });
  });
}

/** Lets the player of the card act, but only before the announcement of who is found. AE-RUL-22 */
function beforeAnnouncement(
  m: Context,
  step: EffectOf<'slip-away' | 'stay-hidden' | 'false-announce'>,
  act: (victim: Victim) => void,
): void {
  if (m.state.marching && isAlive(m.state, step.by)) act(victimOf(m.state, step.by));
  else noEffect(m, step);
}

export function slipAway(m: Context, step: EffectOf<'slip-away'>): void {
  beforeAnnouncement(m, step, ({ seat }) => {
    m.emit({ type: 'slipped', rule: 'AE-RUL-22', victim: seat, n: step.n });
    m.push({ do: 'move-to', victim: seat, n: step.n, rule: 'AE-RUL-41' });
  });
}

export function stayHidden(m: Context, step: EffectOf<'stay-hidden'>): void {
  beforeAnnouncement(m, step, (victim) => {
    victim.unseen = true;
    m.emit({ type: 'unseen', rule: 'AE-RUL-45', victim: victim.seat });
  });
}

export function falseAnnounce(m: Context, step: EffectOf<'false-announce'>): void {
  beforeAnnouncement(m, step, (victim) => {
    victim.lie = step.n;
    m.emit({ type: 'may-lie', rule: 'AE-RUL-45', victim: victim.seat, n: step.n });
  });
}

export function push(m: Context, step: EffectOf<'push'>): void {
  const { way, n } = step;
  if (way === 'chosen') m.push({ do: 'which-way', of: step });
  else
    onVictims(m, step, ({ seat }) => {
      pushed(m, seat, way, n);
    });
}

export function whichWay(m: Context, { of }: StepOf<'which-way'>): Asked<Step | Together> {
  const options = ways.map((way: Way) => ({ id: `way:${way}`, rule: 'AE-RUL-41', then: [{ ...of, way }] }));
  return ask(m, of.by, 'AE-RUL-41', options);
}

export function teleport(m: Context, step: EffectOf<'teleport'>): void {
  const { state } = m;
  onVictims(m, step, ({ seat }) => {
    const empty = roomsWhere(state, 'empty');
    const rooms = roomsWhere(state, step.to).filter(
      (room) => empty.includes(room) && !isBlocked(state, room, 'victims'),
    );
    m.emit({ type: 'vanished', rule: 'AE-RUL-41', victim: seat, to: step.to });
    m.push(...goIntoHiding(m, { do: 'hide-where', victim: seat, rooms }));
  });
}

export function drawMovement(m: Context, step: EffectOf<'draw-movement'>): void {
  onVictims(m, step, (victim) => {
    const card = drawMovementCard(m);
    if (card === null) return;
    const rooms = roomsFor(m, victim, card, 'move');
    m.emit({
      type: 'drew-movement',
      rule: 'AE-RUL-41',
      also: ['AE-SYM-11'],
      victim: victim.seat,
      card,
      rooms,
    });
    useMovement(m, victim.seat, card, 'move');
  });
}

export function stumble(m: Context, step: EffectOf<'stumble'>): void {
  onVictims(m, step, ({ seat }) => {
    m.push(...stumbles(m, seat));
  });
}

// What is said

/**
 * Returns which of these Victims answer yes and which answer no, and updates where they may be according to public
 * knowledge. The table answers for them. AE-RUL-41
 */
function answerQuestion(
  m: Context,
  victims: readonly Victim[],
  isThere: (victim: Victim, room: string) => boolean,
): { readonly yes: PlayerId[]; readonly no: PlayerId[] } {
  const { state, content } = m;
  state.revealCount++;
  const yes: PlayerId[] = [];
  const no: PlayerId[] = [];
  for (const victim of victims) {
    const there = isThere(victim, victim.at);
    (there ? yes : no).push(victim.seat);
    victim.suspects &= setOf(
      content,
      content.rooms.filter((room) => isThere(victim, room) === there),
    );
  }
  return { yes, no };
}

export function reveal(m: Context, step: EffectOf<'reveal'>): void {
  const { content, state } = m;
  onVictims(m, step, (victim) => {
    const value = traitOf(content, state, victim.at, step.what);
    answerQuestion(m, [victim], (_, room) => traitOf(content, state, room, step.what) === value);
    m.emit({ type: 'revealed', rule: 'AE-RUL-41', victim: victim.seat, what: step.what, value });
  });
}

const valuesOf = ({ state, content }: Context, what: PlaceTrait): string[] =>
  [...new Set(state.columns.flat().map((room) => traitOf(content, state, room, what)))].sort();

export function sweep(m: Context, { by, what }: EffectOf<'sweep'>): void {
  m.push(...askUnlessClear(m, sweepWhat, { do: 'sweep-what', by, what }));
}

export function sweepWhat(m: Context, { by, what }: StepOf<'sweep-what'>): Asked<Step | Together> {
  const options = valuesOf(m, what).map(
    (value) =>
      ({
        id: `${what}:${value}`,
        targets: [`${what}:${value}`],
        rule: 'AE-RUL-41',
        then: [{ do: 'swept', by, what, value }],
      }) as const,
  );
  return ask(m, by, 'AE-RUL-41', options);
}

export function swept(m: Context, { by, what, value }: StepOf<'swept'>): void {
  const { state, content } = m;
  const answer = answerQuestion(
    m,
    alive(state).filter(({ seat }) => seat !== by),
    (_, room) => traitOf(content, state, room, what) === value,
  );
  m.emit({ type: 'answered', rule: 'AE-RUL-41', what, value, ...answer });
}

/** Tells everybody which column, height or colour holds the most Victims, but neither who they are nor how many. */
export function crowded(m: Context, { what }: EffectOf<'crowded'>): void {
  const { state, content } = m;
  const counts = new Map<string, number>();
  for (const { at } of alive(state)) {
    const value = traitOf(content, state, at, what);
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  const most = Math.max(...counts.values());
  state.revealCount++;
  m.emit({
    type: 'crowded',
    rule: 'AE-RUL-41',
    what,
    values: [...counts].flatMap(([value, n]) => (n === most ? [value] : [])).sort(),
  });
}

export function askAdjacent(m: Context, step: EffectOf<'ask-adjacent'>): void {
  onPatients(m, step, (patient) => {
    askAround(m, step.by, patient, step.n);
  });
}

function askAround(m: Context, by: PlayerId, patient: PatientId, n: number): void {
  const { state } = m;
  const away = distances(state, patientOf(state, patient).at);
  const answer = answerQuestion(
    m,
    alive(state).filter(({ seat }) => seat !== by),
    (_, room) => (away.get(room) ?? Infinity) <= n,
  );
  m.emit({ type: 'near', rule: 'AE-RUL-41', patient, n, ...answer });
}

// Branches

export function either(m: Context, step: EffectOf<'either'>): void {
  m.push({ do: 'either-which', of: step });
}

export function eitherWhich(
  m: Context,
  { of: { do: _do, of, ...by } }: StepOf<'either-which'>,
): Asked<Step | Together> {
  const options = of.map(({ id, steps }) => ({
    id: `either:${id}`,
    targets: [`card:${by.card ?? ''}`],
    rule: 'AE-RUL-41',
    then: steps.map((step): Step => ({ ...by, ...step })),
  }));
  return ask(m, by.by, 'AE-RUL-41', options);
}

export function flipFor(m: Context, { do: _, heads, tails, ...by }: EffectOf<'flip'>): void {
  const { side } = tossCoin(m);
  m.emit({ type: 'flipped', rule: 'AE-PAT-01', by: by.by, side });
  m.push(...(side === 'heads' ? heads : tails).map((step): Step => ({ ...by, ...step })));
}
