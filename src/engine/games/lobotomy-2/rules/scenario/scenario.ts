// The Scenario: Chapters by their ids (CIDs), the triggers that lead to them, and the acts that they add. LOB-CMP,
// LOB-CID, LOB-RUL-104 to -108
import type { PlayerId, TargetId } from '../../../../kernel/index.js';
import { askAll, atBoardToken, atSpace, type OfferedAct } from '../ask.js';
import { parseCid, scenarioIn, type Cid } from '../../cards/chapter-id.js';
import { scenarioOf, type Content } from '../../cards/card-index.js';
import { endGame } from '../ending.js';
import { hasCharacter, living, monstersAt, placeOf, meets } from '../values-in-force.js';
import { spaceId, spaceOf } from '../board/board.js';
import { memoByIdentity, memoByName } from '../../cards/memo.js';
import type { Context, Position } from '../../state/step-context.js';
import type { Space } from '../../state/state.js';
import type { Step, StepOf } from '../../state/steps.js';
import type { Chapter, TriggerEvent, Scenario, ChapterTrigger } from '../../cards/scenario-types.js';

// Reading

interface Reading {
  readonly parts: Cid | null;
  readonly story: Scenario | undefined;
  readonly chapter: Chapter | undefined;
  readonly card: NonNullable<Scenario['cards']>[number] | undefined;
  readonly triggers: readonly KeyedTrigger[];
  /** Triggers that are acts for a Character to choose. */
  readonly acts: readonly ActTrigger[];
}

export interface KeyedTrigger extends Omit<ChapterTrigger, 'again'> {
  /** `<cid>.<n>`. */
  readonly key: string;
  readonly again: boolean;
}
type ActTrigger = KeyedTrigger & { readonly happens: Extract<TriggerEvent, { on: 'act' }> };

const known = memoByName<Reading>();

/** Finds a Chapter or card by its CID, which begins with the id of the Scenario. LOB-CID-01, -03 */
const findReading = ({ content }: Position, cid: string): Reading => known(content, cid, () => lookUp(content, cid));

function lookUp({ scenarios }: Content, cid: string): Reading {
  const parts = parseCid(cid);
  const story = parts ? scenarios.get(scenarioIn(parts)) : undefined;
  const chapter = story?.chapters.find((each) => each.cid === cid);
  const triggers = (chapter?.triggers ?? []).map(({ happens, steps, again = false }, i): KeyedTrigger => ({
    happens,
    steps,
    again,
    key: `${cid}.${i + 1}`,
  }));
  const isAct = (trigger: KeyedTrigger): trigger is ActTrigger => trigger.happens.on === 'act';
  return {
    parts,
    story,
    chapter,
    card: story?.cards?.find((each) => each.cid === cid),
    triggers,
    acts: triggers.filter(isAct),
  };
}

/**
 * Reads a Chapter or card to all players and runs its effects. A Chapter or Reference card is read only once. LOB-CMP-01,
 * -03, -04, -06
 */
export function read(m: Context, { cid }: StepOf<'read'>): void {
  const { parts, story, chapter, card: card } = findReading(m, cid);
  const text = chapter ?? card;
  const once = !!chapter || parts?.kind === 'reference';
  if (!parts || !text || (once && m.state.read.includes(cid))) return;
  m.emit({
    type: 'read',
    rule: 'LOB-CMP-03',
    also: [
      'LOB-CMP-01',
      'LOB-CMP-04',
      'LOB-CMP-06',
      'LOB-CID-01',
      'LOB-CID-02',
      'LOB-CID-03',
      'LOB-RUL-106',
      'LOB-SET-16',
    ],
    cid,
    ...parts,
  });
  if (once) m.state.read.push(cid);
  m.push(
    { do: 'run', effects: text.steps, by: -1, on: -1, card: cid },
    ...(chapter?.choice ? [{ do: 'chapter-choice', cid } as const] : []),
    { do: 'check-triggers' },
  );
  if (chapter && story?.kind === 'nightmare' && story.chapters.at(-1) === chapter) m.push({ do: 'nightmare' });
}

export function chapterChoice(m: Position, { cid }: StepOf<'chapter-choice'>) {
  const { choice = [] } = findReading(m, cid).chapter ?? {};
  return askAll(
    m,
    'LOB-CMP-02',
    choice.map((effects, i) => ({
      id: `choice:${cid}:${i + 1}`,
      rule: 'LOB-CMP-02',
      then: [{ do: 'run', effects, by: -1, on: -1, card: cid }, { do: 'check-triggers' }],
    })),
  );
}

// Triggers

/**
 * The triggers and acts of the Chapters that have been read. `chapters` is the number of Chapters that are included.
 */
interface LiveTriggers {
  chapters: number;
  readonly triggers: KeyedTrigger[];
  readonly acts: ActTrigger[];
}

/** The list of read Chapters only grows, so it is enough to add the triggers of new Chapters. */
function liveTriggers(m: Position): LiveTriggers {
  const { read: cids } = m.state;
  const known = triggersByList(cids);
  for (; known.chapters < cids.length; known.chapters++) {
    const { triggers, acts } = findReading(m, cids[known.chapters] ?? '');
    known.triggers.push(...triggers);
    known.acts.push(...acts);
  }
  return known;
}
const triggersByList = memoByIdentity((_cids: readonly string[]): LiveTriggers => ({
  chapters: 0,
  triggers: [],
  acts: [],
}));

export const triggersInPlay = (m: Position): readonly KeyedTrigger[] => liveTriggers(m).triggers;
export const actsInPlay = (m: Position): readonly ActTrigger[] => liveTriggers(m).acts;

/**
 * Sets off the first trigger whose event has happened, then checks all triggers again. A trigger with `again` can go
 * off again after its condition has become false. For defeats, it goes off each time the required number is reached
 * again. LOB-CMP-02
 */
export function checkTriggers(m: Context): void {
  const { state } = m;
  // A Final Battle begins after the current Attack. LOB-RUL-115
  if (state.hunt.leaving && state.attacks.length === 0) {
    m.push({ do: 'final-battle' }, { do: 'check-triggers' });
    return;
  }
  for (const { key, happens, steps, again } of triggersInPlay(m)) {
    const times = Number(timesHappened(m, happens));
    if (times > 0 && state.firedTriggers.filter((each) => each === key).length < (again ? times : 1)) {
      state.firedTriggers.push(key);
      m.emit({ type: 'trigger', rule: 'LOB-CMP-02', key });
      m.push({ do: 'run', effects: steps, by: -1, on: -1, card: cidOf(key) }, { do: 'check-triggers' });
      return;
    }
    if (times === 0 && again && state.firedTriggers.includes(key))
      state.firedTriggers = state.firedTriggers.filter((each) => each !== key);
  }
}

const cidOf = (key: string): string => key.slice(0, key.lastIndexOf('.'));

/** Whether the event has happened. For defeats, returns how many times the required number has been reached. */
function timesHappened(m: Position, happens: TriggerEvent): number | boolean {
  const { state } = m;
  switch (happens.on) {
    case 'enter': {
      const space = spaceOf(m, happens.space);
      return hasCharacter(m, space) && (!happens.all || living(m).every((player) => placeOf(m, player) === space));
    }
    case 'act':
      return false;
    case 'defeated':
      return Math.floor((state.defeated[happens.monster] ?? 0) / happens.n);
    case 'counter':
      return (state.counters[happens.name] ?? 0) >= happens.n;
    case 'flag':
      return state.flags.includes(happens.name);
    case 'hunt':
      return state.hunt.position >= happens.space;
    case 'round':
      return state.round >= happens.n;
    case 'clear':
      return monstersAt(m, spaceOf(m, happens.space)).length === 0;
  }
}

// Acts

/** The acts for AP that Chapters offer on the Character's Space. LOB-CMP-02, LOB-ABL-01 */
export function scenarioActs(m: Position, player: PlayerId, next: Step): OfferedAct[] {
  const here = placeOf(m, player);
  const id = spaceId(m, here);
  const acts: OfferedAct[] = [];
  // Face-down Number and Letter tokens.
  if (m.state.turn.ap > 0)
    m.state.marks.forEach(({ value, space }, mark) => {
      if (value === null && space === here)
        acts.push({
          id: `turn-up:${mark}`,
          targets: [atBoardToken(m.state, mark)],
          rule: 'LOB-RUL-108',
          then: [{ do: 'look-at-token', player, mark }, next],
        });
    });
  for (const { key, happens, again } of actsInPlay(m)) {
    if (
      happens.ap > m.state.turn.ap ||
      happens.space !== id ||
      (!again && m.state.firedTriggers.includes(key)) ||
      (happens.if && !meets(m, player, happens.if))
    )
      continue;
    acts.push({
      id: `scenario:${happens.id}`,
      targets: [targetOfAct(m, here)],
      rule: 'LOB-CMP-02',
      then: [{ do: 'scenario-act', player, key }, next],
    });
  }
  return acts;
}

/** The token on the Space, or else the Space. */
function targetOfAct({ state }: Position, here: Space): TargetId {
  const mark = state.marks.findIndex(({ space, value }) => space === here && value === undefined);
  return mark < 0 ? atSpace(here) : atBoardToken(state, mark);
}

/**
 * Pays for an act. The act ends the current Move Action, and defeats by the act can give another Insanity. LOB-MOV-10,
 * LOB-INS-02
 */
export function payForAct({ state }: Position, ap: number): void {
  Object.assign(state.turn, { ap: state.turn.ap - ap, mp: 0 });
  state.rewarded = false;
}

export function scenarioAct(m: Context, { player, key }: StepOf<'scenario-act'>): void {
  const act = actsInPlay(m).find((each) => each.key === key);
  if (!act) return;
  const { happens, steps } = act;
  payForAct(m, happens.ap);
  m.state.firedTriggers.push(key);
  m.emit({ type: 'scenario-act', rule: 'LOB-CMP-02', player, key, ap: happens.ap });
  m.push({ do: 'run', effects: steps, by: player, on: player, card: cidOf(key) }, { do: 'check-triggers' });
}

// Changes by Chapters

/** LOB-CMP-06 */
export function revealTile(m: Context, { tile }: StepOf<'reveal-tile'>): void {
  const at = scenarioOf(m).map.findIndex((each) => each.tile === tile);
  if (at < 0 || m.state.tiles & (1 << at)) return;
  m.state.tiles |= 1 << at;
  m.emit({ type: 'tile', rule: 'LOB-CMP-06', tile });
  m.push({ do: 'check-triggers' });
}

// Winning

/** Wins a Scenario. In Daily Nightmares, three completed Nightmares win the game. LOB-WIN-01, LOB-RUL-104 */
export function winScenario(m: Context, cid: string): void {
  const { id, kind } = findReading(m, cid).story ?? scenarioOf(m);
  if (kind === 'nightmare') m.push({ do: 'nightmare-over', scenario: id });
  else endGame(m, true, 'LOB-WIN-01');
}
