// From what a seat knows to the plain models that pieces draw. A thing's id is what options call their target, so a click
// on a space is the option whose target is that space. Pure: tested without a browser.
import type { GridModel } from '../../../scene/tile-grid-model.js';
import type { Option, PlayerId, Question, View } from '../../../kernel/index.js';
import { BACK, type Choice, type ChoicesModel } from '../../../scene/choices-model.js';
import type { DiceModel } from '../../../scene/dice-pool-model.js';
import type { HandCard, HandModel } from '../../../scene/card-hand-model.js';
import { pointing } from '../../../scene/pointing.js';
import type { StatTrackModel } from '../../../scene/stat-track-model.js';
import { worth } from '../rules/hands.js';
import { cardOf } from '../cards/card-index.js';
import { commonPrice, costs, escapeCost, taking } from '../rules/costs.js';
import type { SanitariumView, SeenPlayer } from '../state/knowledge.js';
import { cellOf, openings, OPENING, sidesOf, waysFrom, waysToward } from '../state/map.js';
import {
  cardName,
  label,
  nameOf,
  placeName,
  prompt,
  wordsOf,
  type CardWords,
  type Key,
  type Told,
} from '../words/speech.js';
import type { CardId, Phase } from '../state/state.js';

export interface PlayerModel {
  readonly id: PlayerId;
  readonly name: string;
  readonly letter: string;
  readonly safe: number;
  readonly actions: number;
  readonly active: boolean;
  readonly escaped: boolean;
}

/** Everything that the table shows to one seat at one moment. */
export interface Scene {
  readonly turn: number;
  readonly phases: readonly { readonly name: string; readonly state: 'past' | 'now' | 'coming' }[];
  readonly players: readonly PlayerModel[];
  readonly grid: GridModel;
  /** By space, the words of the open card that it is on. */
  readonly places: Readonly<Record<string, CardWords & { readonly name: string }>>;
  readonly dice: DiceModel;
  readonly points: StatTrackModel;
  readonly escape: StatTrackModel;
  /** Cards left in an order nobody knows, and those known to lie under them. */
  readonly deck: { readonly left: number; readonly under: number; readonly fraction: number };
  readonly hand: HandModel;
  readonly haunts: HandModel;
  readonly things: HandModel;
  readonly choices: ChoicesModel;
}

export interface SceneOptions {
  /** Whose cards are shown: the seat's player. */
  readonly player: PlayerId;
  /** What has been pointed at so far. */
  readonly path: readonly string[];
  /** The option that was chosen and has to be confirmed; then only that is asked. */
  readonly unsure?: Option | null;
}

export function sceneOf(seen: View<SanitariumView>, told: Told, { player, path, unsure = null }: SceneOptions): Scene {
  const { view, tongue } = told;
  const me = view.players[player];
  const offered = seen.questions.flatMap(({ options }) => options);
  const question = seen.questions.find(({ standing }) => !standing);
  const next = pointing(offered, path)?.next ?? new Set<string>();
  const state = (id: string): Partial<Pick<HandCard, 'state'>> =>
    path.includes(id) ? { state: 'selected' } : next.has(id) ? { state: 'can-act' } : {};

  const card = (id: CardId, kind: string, more: Partial<HandCard> = {}): HandCard => {
    const { kind: art, value } = cardOf(told.content, id);
    return {
      id: `card:${id}`,
      kind,
      art,
      name: cardName(told, id),
      value,
      ...wordsOf(told, art),
      kindName: tongue.say(`kind-${kind}` as Key),
      ...state(`card:${id}`),
      ...more,
    };
  };

  return {
    turn: view.turn.number,
    phases: phasesOf(told),
    players: view.players.map((each, id) => playerModel(told, each, id)),
    grid: gridOf(seen, told, next, path),
    places: placesOf(told),
    dice: diceOf(view, next, path, told),
    points: pointsOf(told),
    escape: escapeOf(told, player, me),
    deck: { left: view.deck, under: view.bottom.length, fraction: (view.deck + view.bottom.length) / 50 },
    hand: {
      version: 1,
      name: tongue.say('hand-of', { player: nameOf(told, player) }),
      cards: [
        ...(me?.items ?? []).map(({ card: id, safe }) =>
          card(id, 'item', safe ? { mark: { kind: 'protected', name: tongue.say('protected-by') } } : {}),
        ),
        ...(me?.actions ?? []).flatMap((id) => (id === null ? [] : [card(id, 'action')])),
      ],
    },
    haunts: {
      version: 1,
      name: tongue.say('haunts', { player: nameOf(told, player) }),
      cards: (me?.hallucinations ?? []).map((id) => card(id, 'hallucination')),
    },
    things: {
      version: 1,
      name: tongue.say('things-of', { player: nameOf(told, player) }),
      cards: [
        ...(me?.things ?? []).flatMap(({ kind, claimed }) => (kind === null ? [] : [thing(told, kind, claimed)])),
        ...view.common.map(({ kind, claimed }) => thing(told, kind, claimed, true)),
      ],
    },
    choices: unsure ? confirming(told, unsure) : choicesOf(seen, told, question),
  };
}

function thing(told: Told, kind: string, claimed: boolean, common = false): HandCard {
  const { view, tongue } = told;
  const { flavour, notes } = wordsOf(told, kind);
  return {
    id: `thing:${kind}`,
    kind: 'safe',
    art: kind,
    name: tongue.card(kind),
    kindName: tongue.say(common ? 'common-things' : 'kind-safe'),
    text: tongue.say(common ? 'safe-common' : `safe-${view.mode}`, { n: commonPrice }),
    flavour: tongue.words?.(kind, 'safe') ?? flavour,
    notes,
    ...(claimed && { state: 'spent' as const, mark: { kind: 'protected' as const, name: tongue.say('claimed') } }),
  };
}

function phasesOf(told: Told): Scene['phases'] {
  const { view, tongue } = told;
  const order = ['darkness', 'dice', 'actions', 'monsters'] as const satisfies readonly Phase[];
  const now = order.indexOf(view.turn.phase as (typeof order)[number]);
  return order.map((phase, i) => ({
    name: tongue.say(`phase-${phase}`, { player: nameOf(told, view.active) }),
    state: i < now ? 'past' : i === now ? 'now' : 'coming',
  }));
}

function playerModel(told: Told, player: SeenPlayer, id: PlayerId): PlayerModel {
  const name = nameOf(told, id);
  return {
    id,
    name,
    letter: name.charAt(0),
    safe: player.items.filter(({ safe }) => safe).length,
    actions: player.actions.length,
    active: id === told.view.active,
    escaped: player.escaped,
  };
}

// The map

function gridOf(
  { questions }: View<SanitariumView>,
  told: Told,
  next: ReadonlySet<string>,
  path: readonly string[],
): GridModel {
  const { view, tongue } = told;
  const targets: GridModel['targets'][number][] = [];
  const prices = new Map(
    questions.flatMap((question) =>
      question.options.map((option) => [option.targets?.at(-1), label(told, question, option).cost] as const),
    ),
  );
  for (const id of next) {
    const cost = prices.get(id);
    if (/^(space|tile|monster|player):/.test(id)) targets.push({ id, state: 'can-act', ...(cost && { cost }) });
  }
  for (const id of path) targets.push({ id, state: 'selected' });
  return {
    version: 1,
    tiles: view.map.map((laid, index) => ({
      id: `tile:${index}`,
      kind: laid.face === 'down' ? 'corridor' : laid.face,
      art: laid.face === 'down' ? laid.face : (laid.card ?? ''),
      name: tileName(told, index),
      facing: laid.facing,
      cells: [cellOf(laid, 0), cellOf(laid, 1)],
      doorways: [0, 1].flatMap((cell) =>
        sidesOf(laid.facing, cell).map((side) => ({ cell: cellOf(laid, cell), side })),
      ),
      ...(laid.face === 'down' && laid.card !== null && { state: 'seen' }),
    })),
    spaces: view.map.flatMap((laid, index) => {
      const both = [cellOf(laid, 0), cellOf(laid, 1)];
      const parts = laid.face === 'down' ? both.map((cell) => [cell]) : [both];
      return parts.map((cells, part) => {
        const place = index * 2 + part;
        const [x, y] = cells[0] ?? [0, 0];
        const name = laid.face === 'room' ? placeName(told, place) : tongue.say(`space-${laid.face}`, { x, y });
        return {
          id: `space:${place}`,
          tile: `tile:${index}`,
          cells,
          name,
          exits: waysFrom(view, place).map(({ to, side }) => ({
            to: `space:${to}`,
            ...(side >= 0 && { side: side as 0 | 1 | 2 | 3 }),
          })),
        };
      });
    }),
    tokens: [
      ...view.players.flatMap(({ at }, id) =>
        at < 0
          ? []
          : [
              {
                id: `player:${id}`,
                space: `space:${at}`,
                kind: 'person' as const,
                shape: id,
                letter: nameOf(told, id).charAt(0),
                name: nameOf(told, id),
              },
            ],
      ),
      ...view.monsters.map(({ id, at }) => ({
        id: `monster:${id}`,
        space: `space:${at}`,
        kind: 'monster' as const,
        shape: id,
        name: tongue.say(`monster-${id}` as Key),
      })),
    ],
    targets,
    ghosts: questions.flatMap((question) =>
      question.options.flatMap((option) =>
        ghosts(view, question, option).map((ghost) => ({ ...ghost, name: label(told, question, option).text })),
      ),
    ),
    paths: comingSteps(view),
  };
}

/** A Dark Hallway has words of its own, or those that a pack has for all of them. */
function placesOf(told: Told): Scene['places'] {
  const spoken = (id: CardId): string => {
    const { kind } = cardOf(told.content, id);
    return told.tongue.words?.(kind, 'flavour') === undefined ? id : kind;
  };
  return Object.fromEntries(
    told.view.map.flatMap(({ face, card }, index) =>
      face === 'down' || card === null
        ? []
        : [[`space:${index * 2}`, { name: tileName(told, index), ...wordsOf(told, spoken(card)) }]],
    ),
  );
}

function tileName({ view, content, tongue }: Told, index: number): string {
  const laid = view.map[index];
  if (laid?.face === 'dark') return tongue.say('tile-dark');
  if (laid?.face === 'room' && laid.card !== null) return tongue.card(laid.card);
  return laid?.card
    ? tongue.say('tile-known', { card: tongue.card(cardOf(content, laid.card).kind) })
    : tongue.say('tile-down');
}

/** Where the card may lie that an option lays, or behind which doorways the one would that it draws. */
function ghosts(view: SanitariumView, { player }: Question, { id }: Option): GridModel['ghosts'] {
  const [act, facing, x, y] = id.split(':');
  if (act === 'explore')
    return openings(view, view.players[player]?.at ?? -1).map(({ cell, side }) => ({
      id: `${OPENING}:${String(cell)}`,
      target: OPENING,
      cells: [cell],
      doorways: [{ cell, side }],
      cost: costs.explore,
    }));
  if (act !== 'place') return [];
  const spot = { facing: facing === 'v' ? ('v' as const) : ('h' as const), x: Number(x), y: Number(y) };
  const cells = [cellOf(spot, 0), cellOf(spot, 1)];
  return [
    {
      id,
      cells,
      facing: spot.facing,
      doorways: cells.flatMap((cell, i) => sidesOf(spot.facing, i).map((side) => ({ cell, side }))),
    },
  ];
}

/** Where each monster will creep next, as long as there is only one way: toward the player whose turn comes. */
function comingSteps(view: SanitariumView): GridModel['paths'] {
  if (view.turn.phase !== 'actions') return [];
  const n = view.players.length;
  const next = Array.from({ length: n }, (_, i) => (view.active + 1 + i) % n).find(
    (id) => view.players[id]?.escaped === false,
  );
  const goal = view.players[next ?? -1]?.at ?? -1;
  if (goal < 0) return [];
  return view.monsters.flatMap(({ id, at }) => {
    const [way, other] = waysToward(view, at, goal);
    return way && !other ? [{ from: `monster:${id}`, to: `space:${way.to}`, kind: 'threat' }] : [];
  });
}

// Dice and counts

function diceOf(
  { turn }: SanitariumView,
  next: ReadonlySet<string>,
  path: readonly string[],
  { tongue }: Told,
): DiceModel {
  const chosen = turn.taken > 0 ? turn.dice.indexOf(turn.taken) : -1;
  return {
    version: 1,
    roll: turn.number,
    dice: turn.dice.map((face, i) => {
      const id = `die:${i}`;
      // Equal dice are one choice, whichever is pointed at. SAN-RUL-40
      const open = next.has(id) || path.includes(id) || next.has(`die:${turn.dice.indexOf(face)}`);
      const { mp } = taking(turn.dice, face);
      return {
        id,
        die: 'd6',
        face: String(face),
        ...(open
          ? { state: 'open' as const }
          : chosen === i
            ? { state: 'chosen' as const, label: tongue.say('took', { value: face }) }
            : chosen >= 0
              ? { state: 'spent' as const }
              : {}),
        ...(open && { label: tongue.say('mp-n', { n: mp }) }),
      };
    }),
  };
}

function pointsOf({ view: { turn }, tongue }: Told): StatTrackModel {
  const of = Math.max(turn.taken, turn.ap);
  const left = tongue.say('points-of', { n: turn.ap, of });
  return {
    version: 1,
    name: left,
    value: turn.ap,
    caption: left,
    art: 'match',
    steps: Array.from({ length: of }, (_, i) => ({ state: i < turn.ap ? ('full' as const) : ('empty' as const) })),
  };
}

function escapeOf({ view, content, tongue }: Told, player: PlayerId, me: SeenPlayer | undefined): StatTrackModel {
  const [cost] = escapeCost(view, player);
  const cards = me ? [...me.items.filter(({ safe }) => !safe).map(({ card }) => card), ...me.actions] : [];
  const pool = player === view.active ? view.turn.pool : 0;
  const inHand = pool + cards.reduce((sum, card) => sum + (card === null || !me ? 0 : worth(content, me, card)), 0);
  const caption =
    view.mode === 'cooperative'
      ? tongue.say('escape-cost-common', { n: view.common.filter(({ claimed }) => !claimed).length })
      : tongue.say('escape-cost', { n: me?.items.filter(({ safe }) => safe).length ?? 0 });
  return {
    version: 1,
    name: caption,
    value: cost,
    caption,
    art: 'box',
    steps: Array.from({ length: cost }, (_, i) => ({
      state: i < inHand ? ('full' as const) : ('empty' as const),
      ...(i % 3 === 2 && { big: true as const }),
    })),
    against: { value: inHand, caption: tongue.say('in-hand') },
  };
}

// Choices

function choicesOf(
  { questions, outcome }: View<SanitariumView>,
  told: Told,
  question: Question | undefined,
): ChoicesModel {
  const { view, tongue } = told;
  if (outcome) return { version: 1, prompt: tongue.say('ask-over'), choices: [] };
  const standing = questions.filter((each) => each.standing);
  return {
    version: 1,
    prompt: question ? prompt(told, question) : tongue.say('ask-wait', { player: nameOf(told, view.active) }),
    choices: [...(question ? [question] : []), ...standing].flatMap((each) =>
      each.options.map((option): Choice => {
        const { text, note, cost } = label(told, each, option);
        return {
          id: option.id,
          text,
          rule: option.rule,
          ...(note && { note }),
          ...(cost !== undefined && { cost: String(cost) }),
          ...(last.has(option.id) && { last: true }),
        };
      }),
    ),
    ...(question?.kind === 'place' && { onTable: true }),
  };
}

/** An option that is dear is asked for a second time (SAN-RUL-18). */
function confirming({ tongue }: Told, { id, rule, confirm }: Option): ChoicesModel {
  return {
    version: 1,
    prompt: tongue.say(confirm as Key),
    choices: [
      { id, rule, text: tongue.say('really') },
      { id: BACK, rule, text: tongue.say('back'), last: true },
    ],
  };
}

const last = new Set(['end', 'stop', 'stay', 'enough', 'keep', 'wait', 'leave', 'face-it']);
