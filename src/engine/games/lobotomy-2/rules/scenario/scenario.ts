// The Scenario: Chapters by CID, the triggers that lead to them, and the acts they add. LOB-CMP, LOB-CID, LOB-RUL-104
// to -108
import type { PlayerId, TargetId } from '../../../../kernel/index.js';
import { askAll, atMark, atSpace, type Act } from '../ask.js';
import { parseCid, scenarioIn, type Cid } from '../../cards/chapter-id.js';
import { scenarioOf, type Content } from '../../cards/card-index.js';
import { over } from '../ending.js';
import { isMet, living, monstersAt, placeOf, whether } from '../values-in-force.js';
import { idOf, spaceOf } from '../board/board.js';
import { kept, keptByName } from '../../cards/memo.js';
import type { M } from '../../state/step-context.js';
import type { Space } from '../../state/state.js';
import type { Step, StepOf } from '../../state/steps.js';
import type { Chapter, Happens, Scenario, Trigger } from '../../cards/scenario-types.js';

// Reading

interface Found {
  readonly parts: Cid | null;
  readonly story: Scenario | undefined;
  readonly chapter: Chapter | undefined;
  readonly card: NonNullable<Scenario['cards']>[number] | undefined;
  /** Those of the Chapter. */
  readonly triggers: readonly KeyedTrigger[];
  /** Triggers that are acts a Character can choose. */
  readonly acts: readonly ActTrigger[];
}

export interface KeyedTrigger extends Omit<Trigger, 'again'> {
  /** `<cid>.<n>`. */
  readonly key: string;
  readonly again: boolean;
}
type ActTrigger = KeyedTrigger & { readonly happens: Extract<Happens, { on: 'act' }> };

const known = keptByName<Found>();

/** A Chapter or card by its CID, which includes the Scenario. LOB-CID-01, -03 */
const find = ({ content }: M, cid: string): Found => known(content, cid, () => lookUp(content, cid));

function lookUp({ scenarios }: Content, cid: string): Found {
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

/** Reads it to all players and carries it out at once. A Chapter is read only once. LOB-CMP-01, -03, -04, -06 */
export function read(m: M, { cid }: StepOf<'read'>): void {
  const { parts, story, chapter, card: told } = find(m, cid);
  const says = chapter ?? told;
  if (!parts || !says || (chapter && m.state.read.includes(cid))) return;
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
      ...(m.state.read.length === 0 ? ['LOB-SET-16'] : []),
    ],
    cid,
    ...parts,
  });
  if (chapter) m.state.read.push(cid);
  m.push(
    { do: 'run', effects: says.steps, by: -1, on: -1, card: cid },
    ...(chapter?.choice ? [{ do: 'chapter-choice', cid } as const] : []),
    { do: 'notice' },
  );
  if (chapter && story?.kind === 'nightmare' && story.chapters.at(-1) === chapter) m.push({ do: 'nightmare' });
}

export function chapterChoice(m: M, { cid }: StepOf<'chapter-choice'>) {
  const { choice = [] } = find(m, cid).chapter ?? {};
  return askAll(
    m,
    'LOB-CMP-02',
    choice.map((effects, i) => ({
      id: `choice:${cid}:${i + 1}`,
      rule: 'LOB-CMP-02',
      then: [{ do: 'run', effects, by: -1, on: -1, card: cid }, { do: 'notice' }],
    })),
  );
}

// Triggers

/** The triggers and acts of the first Chapters of a list. */
interface Opened {
  chapters: number;
  readonly triggers: KeyedTrigger[];
  readonly acts: ActTrigger[];
}

/** The list of read Chapters only grows, so new ones are added to what is known. */
function opened(m: M): Opened {
  const { read: cids } = m.state;
  const known = openedBy(cids);
  for (; known.chapters < cids.length; known.chapters++) {
    const { triggers, acts } = find(m, cids[known.chapters] ?? '');
    known.triggers.push(...triggers);
    known.acts.push(...acts);
  }
  return known;
}
const openedBy = kept((_cids: readonly string[]): Opened => ({ chapters: 0, triggers: [], acts: [] }));

export const triggersOf = (m: M): readonly KeyedTrigger[] => opened(m).triggers;
export const actsOf = (m: M): readonly ActTrigger[] => opened(m).acts;

/**
 * Sets off the first trigger that has come true, then checks again. A trigger that can go off again must first become
 * untrue. LOB-CMP-02
 */
export function notice(m: M): void {
  const { state } = m;
  // A Final Battle waits for the end of the current Attack. LOB-RUL-115
  if (state.hunt.leaving && state.attacks.length === 0) {
    m.push({ do: 'final-battle' }, { do: 'notice' });
    return;
  }
  for (const { key, happens, steps, again } of triggersOf(m)) {
    const times = Number(timesOf(m, happens));
    if (times > 0 && state.worked.filter((each) => each === key).length < (again ? times : 1)) {
      state.worked.push(key);
      m.emit({ type: 'trigger', rule: 'LOB-CMP-02', key });
      m.push({ do: 'run', effects: steps, by: -1, on: -1, card: cidOf(key) }, { do: 'notice' });
      return;
    }
    if (times === 0 && again && state.worked.includes(key)) state.worked = state.worked.filter((each) => each !== key);
  }
}

const cidOf = (key: string): string => key.slice(0, key.lastIndexOf('.'));

/** Whether the event has happened; for defeats how often the number was reached. */
function timesOf(m: M, happens: Happens): number | boolean {
  const { state } = m;
  switch (happens.on) {
    case 'enter': {
      const space = spaceOf(m, happens.space);
      return isMet(m, space) && (!happens.all || living(m).every((player) => placeOf(m, player) === space));
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

/** What Chapters let a Character do on its Space for AP. LOB-CMP-02, LOB-ABL-01 */
export function scenarioActs(m: M, player: PlayerId, next: Step): Act[] {
  const here = placeOf(m, player);
  const id = idOf(m, here);
  const acts: Act[] = [];
  // Number and Letter tokens that are face down.
  if (m.state.turn.ap > 0)
    m.state.marks.forEach(({ value, space }, mark) => {
      if (value === null && space === here)
        acts.push({
          id: `turn-up:${mark}`,
          targets: [atMark(m.state, mark)],
          rule: 'LOB-RUL-108',
          then: [{ do: 'look', player, mark }, next],
        });
    });
  for (const { key, happens, again } of actsOf(m)) {
    if (
      happens.ap > m.state.turn.ap ||
      happens.space !== id ||
      (!again && m.state.worked.includes(key)) ||
      (happens.if && !whether(m, player, happens.if))
    )
      continue;
    acts.push({
      id: `scenario:${happens.id}`,
      targets: [placeOfAct(m, here)],
      rule: 'LOB-CMP-02',
      then: [{ do: 'scenario-act', player, key }, next],
    });
  }
  return acts;
}

/** The token that lies there, or else the Space. */
function placeOfAct({ state }: M, here: Space): TargetId {
  const mark = state.marks.findIndex(({ space, value }) => space === here && value === undefined);
  return mark < 0 ? atSpace(here) : atMark(state, mark);
}

/** Pays for an action. It ends a Move Action and can earn its own Insanity. LOB-MOV-10, LOB-INS-02 */
export function take({ state }: M, ap: number): void {
  Object.assign(state.turn, { ap: state.turn.ap - ap, mp: 0 });
  state.rewarded = false;
}

export function scenarioAct(m: M, { player, key }: StepOf<'scenario-act'>): void {
  const act = actsOf(m).find((each) => each.key === key);
  if (!act) return;
  const { happens, steps } = act;
  take(m, happens.ap);
  m.state.worked.push(key);
  m.emit({ type: 'scenario-act', rule: 'LOB-CMP-02', player, key, ap: happens.ap });
  m.push({ do: 'run', effects: steps, by: player, on: player, card: cidOf(key) }, { do: 'notice' });
}

// What Chapters change

/** Adds a tile to the map on the table. LOB-CMP-06 */
export function revealTile(m: M, { tile }: StepOf<'reveal-tile'>): void {
  const at = scenarioOf(m).map.findIndex((each) => each.tile === tile);
  if (at < 0 || m.state.tiles & (1 << at)) return;
  m.state.tiles |= 1 << at;
  m.emit({ type: 'tile', rule: 'LOB-CMP-06', tile });
  m.push({ do: 'notice' });
}

// Winning

/** A Scenario is won; of Nightmares it takes three. LOB-WIN-01, LOB-RUL-104 */
export function win(m: M, cid: string): void {
  const { id, kind } = find(m, cid).story ?? scenarioOf(m);
  if (kind === 'nightmare') m.push({ do: 'nightmare-over', scenario: id });
  else over(m, true, 'LOB-WIN-01');
}
