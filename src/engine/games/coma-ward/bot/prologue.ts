// How a bot plays the Prologue: it searches Rooms with others In Sight, and leaves the search to the calmer ones when its
// Terror is high. Nobody is in a hurry, so nobody has to search while a Check would probably fail.
import type { RoomTiming, Words } from '../cards/card-types.js';
import { isUndiscovered, waysFrom } from '../rules/movement.js';
import { levelInForce } from '../rules/neuroses.js';
import { mayRummage, successesToSearch } from '../rules/revealing-rooms.js';
import { spaceOf, type SpaceId } from '../state/hospital.js';
import { most } from '../state/state.js';
import { worthOfHallucination } from './hallucinations.js';
import { chanceOf, diceFor } from '../rules/odds.js';
import { asIfAt, best, hasCompany, offered, offers, others, type Outlook } from './outlook.js';
import { goTo } from './routes.js';
import { chanceThat, worthOf, worthOfChange, worthOfItem } from './worth.js';

/** Whoever is worse off than the best searcher by this much leaves the search to others. */
const margin = 1.2;
/** What it is worth to have a Room In Sight that others may search. */
const visible = 0.1;
/** What one more Quirk Counter is worth. */
const counter = 0.3;

/**
 * The next act of the own turn. The best searcher waits in every second round for others to come along, but then searches
 * even alone, or the Prologue would never end.
 */
export function playPrologue(outlook: Outlook): string {
  const { me, view } = outlook;
  const search = searchFor(outlook);
  const places = [me.at, ...offered(outlook, 'move:')];
  const inReach = places.filter((at) => search.worthAt(at) > 0);
  const mayWait = !search.isBest || (inReach.length > 0 && view.round % 2 === 0 && hasCompany(outlook, me.at));
  const place = best(mayWait ? places : inReach, (at) => worthOfTurnAt(outlook, at, search));
  if (place === undefined) return goTo(outlook, search.rooms) ?? 'end';
  if (place !== me.at) return `move:${place}`;
  return search.worthAt(place) > 0 && offers(outlook, 'rummage') ? 'rummage' : 'end';
}

interface Search {
  /** Whether nobody else can search better. */
  readonly isBest: boolean;
  /** Where a search is possible. */
  readonly rooms: readonly SpaceId[];
  /** What a search there is worth; 0 if there is nothing to search. */
  readonly worthAt: (at: SpaceId) => number;
}

function searchFor(outlook: Outlook): Search {
  const { view, content, seat } = outlook;
  const mine = worthAsSearcher(outlook, seat);
  const theirs = Math.max(-Infinity, ...others(outlook).map((other) => worthAsSearcher(outlook, other)));
  const isBest = mine >= theirs;
  const isTired = mine < theirs - margin;
  const hallucinating = worthOfHallucination(outlook);
  const room = worthOfUnknownRoom(outlook);
  const worthAt = (at: SpaceId): number => {
    const isNew = isUndiscovered(view, content, at);
    if (isTired) return isNew ? -9 : 0;
    if (at === outlook.me.at ? !offers(outlook, 'rummage') : !isSearchable(outlook, at)) return 0;
    const { view: there } = asIfAt(outlook, at);
    const chance = chanceOf(diceFor(there, content, seat, 'focus'), successesToSearch);
    const worth = chance * worthOfItem(outlook) + (1 - chance) * hallucinating + (isNew ? room : 0);
    return isBest ? Math.max(worth, 0.1) : worth;
  };
  return { isBest, rooms: searchable(outlook), worthAt };
}

/** How good it is for all when this player searches: how often they pass, and how well they can bear a Hallucination. */
function worthAsSearcher(outlook: Outlook, player: number): number {
  const { view, content, me } = outlook;
  // Dice that are there only for a while or in one Room would make another player the best one all the time.
  const players = view.players.map((each) => ({ ...each, at: '', bonusDice: [] }));
  const chance = chanceOf(diceFor({ ...view, players }, content, player, 'focus'), successesToSearch);
  // Players who are equally good are in the order of their seats, so that exactly one is the best.
  return chance * worthOfItem(outlook) + (1 - chance) * worthOfChange(view.players[player] ?? me, 0, 1) - player / 1000;
}

/** Whether the Room drives a player away who has just come, before they can search. */
function isRestless({ view, content }: Outlook, at: SpaceId): boolean {
  const card = view.rooms[at]?.card;
  const room = card ? content.rooms[card] : undefined;
  const driving = ['move-to', 'forced-move', 'end-turn', 'skip-main-action'];
  return [...(room?.enter ?? []), ...(room?.endMove ?? [])].some((word) => driving.includes(word.do));
}

/** Rooms that nobody has discovered or rummaged. */
const searchable = (outlook: Outlook): SpaceId[] =>
  [...waysFrom(outlook.view, outlook.content, outlook.me.at, Infinity, true).keys()].filter((at) =>
    isSearchable(outlook, at),
  );

function isSearchable(outlook: Outlook, at: SpaceId): boolean {
  const { view, content } = outlook;
  return isUndiscovered(view, content, at) || (mayRummage(view, content, at) && !isRestless(outlook, at));
}

/** What it is worth to go there now, search there and end the turn there. */
function worthOfTurnAt(outlook: Outlook, at: SpaceId, search: Search): number {
  const there = asIfAt(outlook, at);
  const isNew = isUndiscovered(outlook.view, outlook.content, at);
  const arriving = at === outlook.me.at || isNew ? 0 : worthOfRoom(there, ['enter', 'endMove']);
  // Whoever comes later to a Room that is In Sight of here is not alone there.
  const { inSight } = spaceOf(outlook.content.hospital, at);
  const support = search.isBest ? 0 : visible * Math.min(3, search.rooms.filter((room) => inSight.has(room)).length);
  const staying = isNew ? worthOfNotBeingAlone(there) : worthOfEndingHere(there);
  // Of equal places, the nearest is as good as any.
  return search.worthAt(at) + arriving + staying + support + (at === outlook.me.at ? 0.01 : 0);
}

/** The effects of the bot's Room at these moments. */
function worthOfRoom(outlook: Outlook, timings: readonly RoomTiming[]): number {
  const { view, content, me, seat } = outlook;
  const here = view.rooms[me.at];
  const room = here?.card ? content.rooms[here.card] : undefined;
  if (!here || !room) return 0;
  const { first } = room;
  const isNew = first !== undefined && timings.includes(first.on) && !(here.visited & (1 << seat));
  const words: Words = [...timings.flatMap((timing) => room[timing] ?? []), ...(isNew ? first.then : [])];
  return worthOf(outlook, words);
}

/** What the end of the turn brings here: the Room, the Neurosis, being alone, and the Quirk. CW-RUL-56 */
function worthOfEndingHere(outlook: Outlook): number {
  const { content, me } = outlook;
  const level = levelInForce(content, me);
  const isDue =
    level?.timing === 'end' && (!level.if || chanceThat(outlook, level.if.of, level.if.least, level.if.most));
  return worthOfRoom(outlook, ['endTurn']) + (isDue ? worthOf(outlook, level.then) : 0) + worthOfNotBeingAlone(outlook);
}

export function worthOfNotBeingAlone(outlook: Outlook): number {
  const { content, me, view } = outlook;
  const { floor, type } = spaceOf(content.hospital, me.at);
  const isAlone = !hasCompany(outlook, me.at);
  const event = isAlone ? 'turn-ended-alone' : 'turn-ended-in-company';
  const quirk = me.quirk === null || me.counters >= most.counters ? undefined : content.quirks[me.quirk]?.on;
  const isQuirky =
    quirk === event ||
    (quirk === 'turn-ended-in-basement' && floor === 0) ||
    (quirk === 'turn-ended-in-hallway' && type === 'hallway') ||
    (quirk === 'revealed-room' && isUndiscovered(view, content, me.at));
  return (isAlone && view.isIsolating ? worthOfChange(me, 0, 1) : 0) + (isQuirky ? counter : 0);
}

/** What the Room Cards are worth on average that nobody has revealed. */
function worthOfUnknownRoom(outlook: Outlook): number {
  const { content, view } = outlook;
  const shown = Object.values(view.rooms).map(({ card }) => card);
  const left = content.pack.rooms.filter(({ id }) => !shown.includes(id));
  if (left.length === 0) return 0;
  const worths = left.map(({ revealed = [], endMove = [], endTurn = [], first }) =>
    worthOf(outlook, [...revealed, ...endMove, ...endTurn, ...(first?.then ?? [])]),
  );
  return worths.reduce((sum, worth) => sum + worth, 0) / left.length;
}
