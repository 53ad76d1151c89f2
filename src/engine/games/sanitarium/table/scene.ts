// Turns a view into the plain models that the elements draw. A thing has the same id in a model as in the targets of
// options, so a click on a space selects the option whose target is that space. The functions are pure and are tested
// without a browser.
import type { GridModel } from '../../../scene/tile-grid-model.js';
import type { Option, PlayerId, Question, View } from '../../../kernel/index.js';
import type { ChoicesModel } from '../../../scene/choices-model.js';
import type { DiceModel } from '../../../scene/dice-pool-model.js';
import type { HandCard, HandModel } from '../../../scene/card-hand-model.js';
import { openTargets, targetState, type OpenTargets, type SceneRequest } from '../../../scene/choices.js';
import type { StatTrackModel } from '../../../scene/stat-track-model.js';
import { cardOf } from '../cards/card-index.js';
import type { CardId } from '../cards/card-types.js';
import { commonPrice, costs, escapeCost, resultOfTaking } from '../rules/costs.js';
import { faceOf } from '../rules/exploring.js';
import { cardsLeft, type SanitariumView, type PlayerView, type TileView } from '../state/knowledge.js';
import { OPENING, cellOf, openings, sidesOf, exitsOf, exitsToward } from '../state/map.js';
import type { Phase } from '../state/state.js';
import { label } from '../words/labels.js';
import { goalOf, sanityForHallucinations, sanityInHand } from '../words/goal.js';
import { foundCard } from '../words/prompts.js';
import { cardName, nameOf, wordsOf, type CardWords, type Key, type SpeechContext } from '../words/names.js';
import { placeTitle } from '../words/places.js';
import { choicesOf, confirmationOf } from './choices.js';
import { dangerOf, threats } from './danger.js';

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
  /** The texts of the face-up card on each space, by the id of the space. */
  readonly places: Readonly<Record<string, CardWords & { readonly name: string }>>;
  readonly dice: DiceModel;
  readonly points: StatTrackModel;
  readonly escape: StatTrackModel;
  /**
   * `left` is the number of cards that can still be drawn. `under` is how many of them are discarded cards at the
   * bottom. `fraction` is the height of the deck compared with a full one.
   */
  readonly deck: { readonly left: number; readonly under: number; readonly fraction: number };
  readonly hand: HandModel;
  readonly haunts: HandModel;
  readonly things: HandModel;
  readonly choices: ChoicesModel;
  /** The Item or Action that the player has drawn or found, and decides about; null if there is none. */
  readonly offered: HandCard | null;
  /** What the player has to do next in order to escape, in one line. */
  readonly goal: string;
  /** Whom the monsters can reach in the coming Monster Movement, in one line; null if they reach nobody. */
  readonly danger: string | null;
}

export interface SceneOptions {
  /** The player whose cards are shown. */
  readonly player: PlayerId;
  /** The targets that have been pointed at so far, in order. */
  readonly path: readonly string[];
  /** The chosen option that has to be confirmed. While there is one, the scene asks only for this confirmation. */
  readonly unsure?: Option | null;
  readonly trails?: SceneRequest['trails'];
  readonly isOwn?: SceneRequest['isOwn'];
}

export function sceneOf(
  seen: View<SanitariumView>,
  context: SpeechContext,
  { player, path, unsure = null, trails, isOwn = () => false }: SceneOptions,
): Scene {
  const { view, lexicon } = context;
  const me = view.players[player];
  const targets = openTargets(seen.questions, path);
  const question = seen.questions.find(({ standing }) => !standing);

  const card = (id: CardId, kind: string, more: Partial<HandCard> = {}): HandCard => {
    const { kind: art, value } = cardOf(context.content, id);
    return {
      id: `card:${id}`,
      kind,
      art,
      name: cardName(context, id),
      value,
      ...wordsOf(context, art),
      kindName: lexicon.say(`kind-${kind}` as Key),
      ...targetState(targets, `card:${id}`),
      ...more,
    };
  };

  /** The Item or Action that the question is about. It tells its owner that it is one of their Safe Things. */
  const offeredCard = (): HandCard | null => {
    const id = question?.kind === 'take-or-leave' ? foundCard(context, question.player) : question && view.drawn;
    const { type, kind } = id == null ? {} : cardOf(context.content, id);
    if (id == null || (type !== 'item' && type !== 'action')) return null;
    const isOwn = me?.safeThings.some((thing) => thing.kind === kind && !thing.claimed);
    return card(id, type, isOwn ? { kindName: lexicon.say('kind-own-item') } : {});
  };

  return {
    turn: view.turn.number,
    phases: phasesOf(context),
    players: view.players.map((each, id) => playerModel(context, each, id)),
    grid: { ...gridOf(seen, context, targets, isOwn), ...(trails && { trails }) },
    places: placesOf(context),
    dice: diceOf(view, targets, context),
    points: pointsOf(context),
    escape: escapeOf(context, player, me),
    deck: { left: cardsLeft(view), under: view.bottom.length, fraction: cardsLeft(view) / 50 },
    hand: {
      version: 1,
      name: lexicon.say('hand-of', { player: nameOf(context, player) }),
      cards: [
        ...(me?.items ?? []).map(({ card: id, safe }) =>
          card(id, 'item', safe ? { mark: { kind: 'protected', name: lexicon.say('protected-by') } } : {}),
        ),
        ...(me?.actions ?? []).flatMap((id) => (id === null ? [] : [card(id, 'action')])),
      ],
    },
    haunts: {
      version: 1,
      name: lexicon.say('haunts', { player: nameOf(context, player) }),
      cards: (me?.hallucinations ?? []).map((id) => card(id, 'hallucination')),
    },
    things: {
      version: 1,
      name: lexicon.say('things-of', { player: nameOf(context, player) }),
      cards: [
        ...(me?.safeThings ?? []).flatMap(({ kind, claimed }) =>
          kind === null ? [] : [thing(context, kind, claimed)],
        ),
        ...view.common.map(({ kind, claimed }) => thing(context, kind, claimed, true)),
      ],
    },
    offered: offeredCard(),
    choices: unsure ? confirmationOf(context, unsure) : choicesOf(seen, context, question),
    goal: goalOf(context, player),
    danger: dangerOf(context, player),
  };
}

function thing(context: SpeechContext, kind: string, claimed: boolean, common = false): HandCard {
  const { view, lexicon } = context;
  const { flavour, notes } = wordsOf(context, kind);
  // Of two rivals, the first claimed Safe Thing does not change the price. SAN-TWO-02
  const rivals = view.mode === 'competitive' ? view.players.length : 0;
  return {
    id: `thing:${kind}`,
    kind: 'safe',
    art: kind,
    name: lexicon.card(kind),
    kindName: lexicon.say(common ? 'common-things' : 'kind-safe'),
    text: lexicon.say(common ? 'safe-common' : `safe-${rivals === 2 ? 'two' : view.mode}`, { n: commonPrice }),
    flavour: lexicon.words(kind, 'safe') ?? flavour,
    notes,
    ...(claimed && { state: 'spent' as const, mark: { kind: 'protected' as const, name: lexicon.say('claimed') } }),
  };
}

function phasesOf(context: SpeechContext): Scene['phases'] {
  const { view, lexicon } = context;
  const order = ['darkness', 'dice', 'actions', 'monsters'] as const satisfies readonly Phase[];
  const now = order.indexOf(view.turn.phase as (typeof order)[number]);
  return order.map((phase, i) => ({
    name: lexicon.say(`phase-${phase}`, { player: nameOf(context, view.active) }),
    state: i < now ? 'past' : i === now ? 'now' : 'coming',
  }));
}

function playerModel(context: SpeechContext, player: PlayerView, id: PlayerId): PlayerModel {
  const name = nameOf(context, id);
  return {
    id,
    name,
    letter: name.charAt(0),
    safe: player.items.filter(({ safe }) => safe).length,
    actions: player.actions.length,
    active: id === context.view.active,
    escaped: player.escaped,
  };
}

// The map

function gridOf(
  { questions }: View<SanitariumView>,
  context: SpeechContext,
  { next, path }: OpenTargets,
  isOwn: (player: PlayerId) => boolean,
): GridModel {
  const { view, lexicon } = context;
  const targets: GridModel['targets'][number][] = [];
  const prices = new Map(
    questions.flatMap((question) =>
      question.options.map((option) => [option.targets?.at(-1), label(context, question, option).cost] as const),
    ),
  );
  for (const id of next) {
    const cost = prices.get(id);
    if (/^(space|tile|monster|player):/.test(id)) targets.push({ id, state: 'can-act', ...(cost && { cost }) });
  }
  for (const id of path) targets.push({ id, state: 'selected' });
  for (const { player } of threats(view)) {
    const id = `player:${player}`;
    if (!targets.some((target) => target.id === id)) targets.push({ id, state: 'threatened' });
  }
  return {
    version: 1,
    tiles: view.map.map((laid, index) => ({
      id: `tile:${index}`,
      ...tileLook(context, laid),
      facing: laid.facing,
      cells: [cellOf(laid, 0), cellOf(laid, 1)],
      doorways: [0, 1].flatMap((cell) =>
        sidesOf(laid.facing, cell).map((side) => ({ cell: cellOf(laid, cell), side })),
      ),
    })),
    spaces: view.map.flatMap((laid, index) => {
      const both = [cellOf(laid, 0), cellOf(laid, 1)];
      const parts = laid.face === 'down' ? both.map((cell) => [cell]) : [both];
      return parts.map((cells, part) => {
        const place = index * 2 + part;
        return {
          id: `space:${place}`,
          tile: `tile:${index}`,
          cells,
          name: placeTitle(context, place),
          exits: exitsOf(view, place).map(({ to, side }) => ({
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
                letter: nameOf(context, id).charAt(0),
                name: nameOf(context, id),
                ...(isOwn(id) && { isOwn: true as const }),
              },
            ],
      ),
      ...view.monsters.map(({ id, at }) => ({
        id: `monster:${id}`,
        space: `space:${at}`,
        kind: 'monster' as const,
        shape: id,
        name: lexicon.say(`monster-${id}` as Key),
      })),
    ],
    targets,
    ghosts: questions.flatMap((question) =>
      question.options.flatMap((option) =>
        ghosts(context, question, option).map((ghost) => ({ ...ghost, name: label(context, question, option).text })),
      ),
    ),
    paths: comingSteps(view),
  };
}

/**
 * The texts of all face-up cards. A Dark Hallway uses the texts that a pack has for all Dark Hallways, or else its own.
 */
function placesOf(context: SpeechContext): Scene['places'] {
  const spoken = (id: CardId): string => {
    const { kind } = cardOf(context.content, id);
    return context.lexicon.words(kind, 'flavour') === undefined ? id : kind;
  };
  return Object.fromEntries(
    context.view.map.flatMap(({ face, card }, index) =>
      face === 'down' || card === null
        ? []
        : [[`space:${index * 2}`, { name: tileLook(context, { face, card }).name, ...wordsOf(context, spoken(card)) }]],
    ),
  );
}

/** How a card on the map is drawn and named. */
function tileLook(
  { content, lexicon }: SpeechContext,
  { face, card }: Pick<TileView, 'face' | 'card'>,
): NonNullable<GridModel['ghosts'][number]['tile']> {
  if (face === 'dark') return { kind: face, art: card ?? '', name: lexicon.say('tile-dark') };
  if (face === 'room' && card !== null) return { kind: face, art: card, name: lexicon.card(card) };
  const down = { kind: 'corridor', art: 'down' };
  if (card === null) return { ...down, name: lexicon.say('tile-down') };
  const known = lexicon.card(cardOf(content, card).kind);
  return { ...down, name: lexicon.say('tile-known', { card: known }), state: 'seen', title: known };
}

/**
 * The places where an option would lay a card. An option for the drawn card has one position. The Explore action has
 * the cells beyond all open doorways.
 */
function ghosts(context: SpeechContext, { player }: Question, { id }: Option): GridModel['ghosts'] {
  const { view, content } = context;
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
  const { drawn } = view;
  return [
    {
      id,
      cells,
      facing: spot.facing,
      ...(drawn !== null && { tile: tileLook(context, { face: faceOf(content, drawn), card: drawn }) }),
      doorways: cells.flatMap((cell, i) => sidesOf(spot.facing, i).map((side) => ({ cell, side }))),
    },
  ];
}

/** The next step of each monster toward the player whose turn comes next, if there is only one shortest way. */
function comingSteps(view: SanitariumView): GridModel['paths'] {
  if (view.turn.phase !== 'actions') return [];
  const n = view.players.length;
  const next = Array.from({ length: n }, (_, i) => (view.active + 1 + i) % n).find(
    (id) => view.players[id]?.escaped === false,
  );
  const goal = view.players[next ?? -1]?.at ?? -1;
  if (goal < 0) return [];
  return view.monsters.flatMap(({ id, at }) => {
    const [way, other] = exitsToward(view, at, goal);
    return way && !other ? [{ from: `monster:${id}`, to: `space:${way.to}`, kind: 'threat' }] : [];
  });
}

// Dice and counts

function diceOf({ turn }: SanitariumView, { next, path }: OpenTargets, { lexicon }: SpeechContext): DiceModel {
  const chosen = turn.taken > 0 ? turn.dice.indexOf(turn.taken) : -1;
  return {
    version: 1,
    roll: turn.number,
    dice: turn.dice.map((face, i) => {
      const id = `die:${i}`;
      // Equal dice are one choice, so any of them may be pointed at. SAN-RUL-40
      const open = next.has(id) || path.includes(id) || next.has(`die:${turn.dice.indexOf(face)}`);
      const { mp, pair } = resultOfTaking(turn.dice, face);
      return {
        id,
        die: 'd6',
        face: String(face),
        ...(open
          ? { state: 'open' as const }
          : chosen === i
            ? { state: 'chosen' as const, label: lexicon.say('took', { value: face }) }
            : chosen >= 0
              ? { state: 'spent' as const }
              : {}),
        ...(open && { label: pair ? lexicon.say('mp-pair') : lexicon.say('mp-n', { n: mp }) }),
      };
    }),
  };
}

function pointsOf({ view: { turn }, lexicon }: SpeechContext): StatTrackModel {
  const of = Math.max(turn.taken, turn.ap);
  const left = lexicon.say('points-of', { n: turn.ap, of });
  return {
    version: 1,
    name: left,
    value: turn.ap,
    caption: left,
    art: 'match',
    steps: Array.from({ length: of }, (_, i) => ({ state: i < turn.ap ? ('full' as const) : ('empty' as const) })),
  };
}

function escapeOf(context: SpeechContext, player: PlayerId, me: PlayerView | undefined): StatTrackModel {
  const { view, lexicon } = context;
  const [cost] = escapeCost(view, player);
  const inHand = sanityInHand(context, player);
  const price =
    view.mode === 'cooperative'
      ? lexicon.say('escape-cost-common', { n: view.common.filter(({ claimed }) => !claimed).length })
      : lexicon.say('escape-cost', { n: me?.items.filter(({ safe }) => safe).length ?? 0 });
  const haunted = sanityForHallucinations(context, player);
  const caption = haunted > 0 ? lexicon.say('escape-haunted', { price, n: haunted }) : price;
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
    against: { value: inHand, caption: lexicon.say('in-hand') },
  };
}
