// The model of the Board: Spaces and boundaries, minis and tokens, the things to point at, and the paths of Monsters.
import { edges } from '../../../board/board.js';
import type {
  GridBoundary,
  GridMark,
  GridModel,
  GridPath,
  GridPoint,
  GridSpace,
  GridTile,
  GridToken,
  GridSight,
} from '../../../scene/tile-grid-model.js';
import type { Option, PlayerId, TargetId, View } from '../../../kernel/index.js';
import { atEdge, atLocker, atBoardToken, atMini, atSpace } from '../rules/ask.js';
import type { Condition } from '../cards/card-types.js';
import { isInEffect } from '../rules/conditions.js';
import { cardOf, type Content } from '../cards/card-index.js';
import { monsterChange, living, monsterSide, placeOf } from '../rules/values-in-force.js';
import { isRevealed, towards, sees, sightLine } from '../rules/board/board.js';
import { huntmasterSpace } from '../rules/monster-phase/hunt.js';
import { isBoss, skipsActivity } from '../rules/monster-phase/movement.js';
import { goalsOf, policyOf } from '../rules/monster-phase/targets.js';
import { optionsOnPath } from '../../../scene/choices.js';
import type { Look } from './scene-context.js';
import {
  cardName,
  characterName,
  monsterName,
  monsterNumber,
  spaceName,
  type SpeechContext,
  matchOf,
} from '../words/names.js';
import type { Conditions, Monster, Space, State } from '../state/state.js';

export function gridOf(look: Look, isOwn: (player: PlayerId) => boolean): GridModel {
  const { context } = look;
  const laid = fixedParts(look);
  const tokens = [...charactersOn(context, isOwn), ...monstersOn(context), ...huntmasterOn(look), ...tokensOn(context)];
  const grid: GridModel = { version: 1, ...laid, tokens, targets: [], ghosts: [], paths: monsterPaths(look) };
  return { ...grid, targets: targetsOf(look, onGrid(grid)) };
}

const fixedIds = new WeakMap<GridModel['spaces'], ReadonlySet<TargetId>>();

/** Returns a function that tells whether the Board shows something with an id. */
export function onGrid({ spaces, boundaries = [], tokens }: GridModel): (id: TargetId) => boolean {
  const still = fixedIds.get(spaces) ?? new Set([...spaces, ...boundaries].flatMap(({ id }) => id ?? []));
  fixedIds.set(spaces, still);
  return (id) => still.has(id) || tokens.some((token) => token.id === id);
}

// Fixed parts

interface FixedParts {
  readonly tiles: readonly GridTile[];
  readonly spaces: readonly GridSpace[];
  readonly boundaries: readonly GridBoundary[];
  readonly points: readonly GridPoint[];
}

/** The number of Boards to remember. */
const maxRemembered = 8;
const known = new WeakMap<Content, Map<string, FixedParts>>();

/** Returns the same objects for the same tiles, boundaries and names, so that the map draws them only once. */
function fixedParts(look: Look): FixedParts {
  const {
    context,
    m: {
      content,
      state: { scenario, tiles, edges: changed },
    },
  } = look;
  const names = content.map(scenario).ids.map((_, space) => spaceName(context, space));
  const all = known.get(content) ?? new Map<string, FixedParts>();
  known.set(content, all);
  const key = JSON.stringify([scenario, tiles, changed, names]);
  const laid = all.get(key) ?? makeFixedParts(look, names);
  all.delete(key);
  all.set(key, laid);
  for (const oldest of all.keys()) if (all.size > maxRemembered) all.delete(oldest);
  return laid;
}

function makeFixedParts({ context, m }: Look, names: readonly string[]): FixedParts {
  const { view, content, lexicon } = context;
  const { numbers, tileOf, points, board: boardOf } = content.map(view.scenario);
  const { map } = cardOf(content.scenarios, view.scenario);
  const board = boardOf(view.tiles);
  const spaces = board.data.spaces.map(({ id, cells }): GridSpace => {
    const space = numbers.get(id) ?? -1;
    return { id: atSpace(space), tile: atTile(map[tileOf[space] ?? -1]?.tile ?? ''), name: names[space] ?? id, cells };
  });
  return {
    tiles: map.flatMap(({ tile }, n): GridTile[] => {
      const cells = spaces.flatMap((space) => (space.tile === atTile(tile) ? (space.cells ?? []) : []));
      return view.tiles & (1 << n)
        ? [{ id: atTile(tile), kind: 'room', art: tile, name: cardName(context, tile), cells }]
        : [];
    }),
    spaces,
    boundaries: edges(board, view.edges).map(({ id, cell, side, kind, from, to }): GridBoundary =>
      kind === 'open' || kind === 'wall'
        ? { id: atEdge(id), cell, side, kind }
        : { id: atEdge(id), cell, side, kind, from, to },
    ),
    points: points.flatMap(({ space, colour }, n): GridPoint[] =>
      isRevealed(m, space)
        ? [
            {
              id: `point:${n}`,
              space: atSpace(space),
              colour,
              letter: lexicon.say(`on-letter-${colour}`),
              name: lexicon.say(`on-point-${colour}`),
            },
          ]
        : [],
    ),
  };
}

const atTile = (tile: string): string => `tile:${tile}`;

// Minis and tokens

const conditionMarks: readonly Condition[] = ['stun', 'fire', 'frost'];
const marksOf = (wounds: number, conditions: Conditions): GridMark[] => [
  ...(wounds > 0 ? [{ kind: 'wound', n: wounds }] : []),
  ...conditionMarks.flatMap((kind) => (conditions[kind] === undefined ? [] : [{ kind }])),
];

export const letterOf = (context: SpeechContext, player: PlayerId): string =>
  Array.from(characterName(context, player))[0] ?? '';

const charactersOn = (context: SpeechContext, isOwn: (player: PlayerId) => boolean): GridToken[] =>
  context.view.characters.flatMap(({ at, dead, card: art, wounds, conditions }, id) =>
    at < 0 || dead
      ? []
      : [
          {
            id: atMini(id),
            space: atSpace(at),
            kind: 'person',
            shape: id,
            art,
            letter: letterOf(context, id),
            name: characterName(context, id),
            marks: marksOf(wounds, conditions),
            ...(isOwn(id) && { isOwn: true as const }),
          },
        ],
  );

/** The number of the shape: each type of Monster has its own. */
const shapeOf = ({ content }: SpeechContext, monster: string): number => [...content.monsters.keys()].indexOf(monster);

/** If there are several Monsters of one type, each of them shows its number. */
const monstersOn = (context: SpeechContext): GridToken[] =>
  context.view.monsters.map(({ id, at, card: art, wounds, conditions }) => ({
    id: atMini(id),
    space: atSpace(at),
    kind: 'monster',
    shape: shapeOf(context, art),
    art,
    letter: String(monsterNumber(context, id) ?? ''),
    name: monsterName(context, id),
    marks: marksOf(wounds, conditions),
  }));

/** The Huntmaster's mini, if the track is on the Board. LOB-RUL-98 */
function huntmasterOn({ m, context }: Look): GridToken[] {
  const at = huntmasterSpace(m);
  const art = [...context.content.monsters.values()].find(({ deck }) => deck === 'huntmaster')?.id ?? '';
  return at === null
    ? []
    : [
        {
          id: 'huntmaster',
          space: atSpace(at),
          kind: 'monster',
          shape: shapeOf(context, art),
          art,
          name: cardName(context, art),
        },
      ];
}

/** The shapes of tokens. The index of a shape is its number in the model. */
const shapes = ['locker', 'locker-open', 'riddle', 'riddle-up', 'mine', 'gun', 'token'] as const;

function tokensOn(context: SpeechContext): GridToken[] {
  const { view, lexicon } = context;
  const { lockers, marks, mine, gun } = view;
  const thing = (
    id: string,
    space: Space,
    shape: (typeof shapes)[number],
    letter: string,
    name: string,
    art: string = shape,
  ): GridToken => ({ id, space: atSpace(space), kind: 'mark', shape: shapes.indexOf(shape), art, letter, name });
  return [
    ...lockers.map(({ space, face }, n) =>
      thing(
        atLocker(view, n),
        space,
        face === null ? 'locker' : 'locker-open',
        lexicon.say('on-letter-locker'),
        face === null ? lexicon.say('a-locker') : faceName(context, face),
      ),
    ),
    ...marks.map(({ token, space, value }, n) => {
      if (value === undefined)
        return thing(atBoardToken(view, n), space, 'token', '!', lexicon.card(`token.${token}`) ?? token, token);
      return value === null
        ? thing(atBoardToken(view, n), space, 'riddle', '?', lexicon.say('on-token'))
        : thing(atBoardToken(view, n), space, 'riddle-up', value, lexicon.say('on-token-up', { value }));
    }),
    ...(mine === null ? [] : [thing('mine', mine, 'mine', '*', lexicon.say('on-mine'))]),
    ...(gun === null ? [] : [thing('gun', gun, 'gun', '+', lexicon.say('on-gun'))]),
  ];
}

/** The contents of a Locker, and their prices in successes. LOB-SEA-05 */
function faceName({ content, lexicon }: SpeechContext, id: string): string {
  const face = cardOf(content.lockers, id);
  const things = [
    ...(['weapon', 'equipment', 'meds'] as const).flatMap((what) =>
      face[what] === undefined ? [] : [lexicon.say('on-for', { thing: lexicon.say(`on-${what}`), n: face[what] })],
    ),
    ...(face.junk > 0 ? [lexicon.say('cost-junk', { n: face.junk })] : []),
  ];
  return things.length > 0
    ? lexicon.say('on-locker-open', { things: lexicon.list(things) })
    : lexicon.say('on-locker-empty');
}

// Things to point at

function targetsOf(look: Look, isThere: (id: TargetId) => boolean): GridModel['targets'] {
  const { path, next } = look;
  const options = optionsOnPath(look);
  const can = [...next]
    .filter((id) => isThere(id) && !path.includes(id))
    .map((id) => {
      const costs = options
        .filter(({ targets = [] }) => targets.slice(path.length).includes(id))
        .map((option) => apOf(look, option));
      const cost = Math.min(...costs);
      return { id, state: 'can-act' as const, ...(cost > 0 && cost < Infinity && { cost }) };
    });
  return [...can, ...path.filter(isThere).map((id) => ({ id, state: 'selected' as const }))];
}

/**
 * The Action Points of an act on the Board. The first step of a Move Action pays for the whole Move Action. LOB-ACT-01,
 * LOB-MOV-01
 */
function apOf({ m, questions }: Look, { id }: Option): number {
  if (!questions.some(({ kind }) => kind === 'act')) return 0;
  switch (id.split(':')[0]) {
    case 'walk':
    case 'flee':
    case 'open':
      return m.state.turn.mp > 0 ? 0 : 1;
    case 'attack':
    case 'search':
    case 'turn-up':
      return 1;
    default:
      return 0;
  }
}

// Paths of Monsters

/** The path that each Monster will take. A path ends where a player has to decide. LOB-MMV-01, -04, -06 */
function monsterPaths({ m }: Look): GridPath[] {
  const { phase, monsters, round } = m.state;
  if (!['characters', 'hunt', 'bosses', 'movement'].includes(phase) || skipsActivity(m, 'move')) return [];
  const held = new Set(living(m).map((player) => placeOf(m, player)));
  return monsters.flatMap((monster): GridPath[] => {
    const waits =
      held.has(monster.at) ||
      isInEffect(m, monster.id, 'stun') ||
      (phase !== 'characters' && (monster.moved || monster.spawnRound === round)) ||
      (isBoss(m, monster) && m.content.monsters.get(monster.card)?.deck);
    const end = waits ? monster.at : endOfPath(m, monster, held);
    return end === monster.at ? [] : [{ from: atMini(monster.id), to: atSpace(end), kind: 'threat' }];
  });
}

function endOfPath(m: Look['m'], monster: Monster, held: ReadonlySet<Space>): Space {
  const [goal, ...others] = goalsOf(m, monster);
  const side = monsterSide(m, monster.card);
  let at = monster.at;
  if (goal === undefined || others.length > 0) return at;
  const steps =
    side.movement +
    (isBoss(m, monster) ? 0 : monsterChange(m, monster.card, 'movement')) -
    (isInEffect(m, monster.id, 'frost') ? 1 : 0);
  for (let left = steps; left > 0 && !held.has(at); left--) {
    const [way, other] = towards(m, at, goal, policyOf(side));
    if (way === undefined || other !== undefined) break;
    at = way;
  }
  return at;
}

/**
 * The Spaces that the attacker sees, after the player has pointed at a target on another Space. LOB-LOS-03, LOB-RUL-08
 */
export function sightOfAttack(
  { questions }: View<State>,
  context: SpeechContext,
  [first = '']: readonly TargetId[],
): Pick<GridModel, 'sight'> {
  const { view, content } = context;
  const shooter = questions.find(({ options }) =>
    options.some(({ id, targets }) => /^(attack|counter|on):/.test(id) && targets?.[0] === first),
  )?.player;
  const target = view.monsters.find(({ id }) => atMini(id) === first);
  if (shooter === undefined || !target) return {};
  const m = matchOf(context);
  const here = placeOf(m, shooter);
  if (here === target.at) return {};
  const { from, to, ...ends } = sightLine(m, here, target.at);
  const shot = { line: [from, to] as const, ...(ends.sees ? {} : { by: ends.by, at: ends.at }) };
  return {
    sight: content
      .map(view.scenario)
      .ids.flatMap((_, space): GridSight[] =>
        isRevealed(m, space)
          ? [{ from: atSpace(here), to: atSpace(space), seen: sees(m, here, space), ...(space === target.at && shot) }]
          : [],
      ),
  };
}
