// Effects of cards that give and take Insanity, Junk, Meds, Items, Disorder cards, Action Points and Movement Points.
import type { PlayerId, TargetId } from '../../../../kernel/index.js';
import { ask, atCard, atHeld, type OfferedAct } from '../ask.js';
import type { Colour, Count, Junk } from '../../cards/card-types.js';
import { cardOf as cardOf } from '../../cards/card-index.js';
import { characterOf } from '../values-in-force.js';
import {
  changeItem,
  countedItems,
  dropItem,
  gainDisorder,
  gainInsanity,
  gainItem,
  gainJunk,
  gainMeds,
  setCooldown,
  spendJunk,
  spendMeds,
  checkAfterLoss,
} from '../holdings.js';
import type { Context, Position } from '../../state/step-context.js';
import { isCharacter } from '../../state/state.js';
import type { EffectOf, StepOf } from '../../state/steps.js';
import { advanceQuest } from '../quests.js';
import { losable } from '../costs.js';
import { handOver } from '../turn/trade.js';
import { amount } from './body.js';
import type { EffectHandlers } from './effect-handlers.js';

export const forCharacters = {
  insanity(m, { n }, { on }) {
    gainInsanity(m, on, amount(m, n), 'LOB-ABL-01');
  },
  junk(m, { n, kind }, { on }) {
    gainJunk(m, on, amount(m, n), 'LOB-JNK-03', kind);
  },
  meds(m, { n, colour }, { on }) {
    gainMeds(m, on, amount(m, n), 'LOB-MED-01', colour);
  },
  item(m, { deck, n }, { on }) {
    for (let i = 0; i < n; i++) gainItem(m, on, deck, 'LOB-ABL-01');
  },
  lose(m, { what, n }, { on }) {
    takeFrom(m, on, what, amount(m, n), null);
  },
  /** The acting Character gives things to the selected Character. */
  give(m, { what, n }, { by, on }) {
    if (isCharacter(by)) takeFrom(m, by, what, n, on);
  },
  cool(m, { n, which }, { on, card }) {
    const cards = coolable(m, on, n);
    if (which === 'one' && cards.length > 1) m.push({ do: 'cool-which', player: on, n, card });
    else m.push(...cards.map((name) => ({ do: 'set-cooldown', player: on, card: name, n }) as const));
  },
  untap(m, _, { on, card }) {
    m.push({ do: 'untap-which', player: on, card });
  },
  ap(m, { n }, { on }) {
    addPoints(m, on, 'ap', n);
  },
  mp(m, { n }, { on }) {
    addPoints(m, on, 'mp', n);
  },
  /** Draws from the named deck. Without `deck`, the player chooses one of the Character's decks. */
  disorder(m, { deck }, acting) {
    const { on } = acting;
    if (deck) gainDisorder(m, on, deck, 'LOB-ABL-01');
    else
      m.push({
        do: 'which',
        of: cardOf(m.content.characters, characterOf(m, on).card).disorders.map((own) => [
          { do: 'disorder', deck: own },
        ]),
        ...acting,
      });
  },
  quest(m, { n }, { on }) {
    advanceQuest(m, on, n);
  },
} satisfies EffectHandlers;

/** Takes Insanity, or things that the player chooses. `receiver` is the Character that gets them, or null. */
function takeFrom(
  m: Context,
  player: PlayerId,
  what: EffectOf<'lose'>['what'],
  n: number,
  receiver: PlayerId | null,
): void {
  if (what !== 'insanity') {
    m.push({ do: 'lose-what', player, what, left: n, to: receiver });
    return;
  }
  const character = characterOf(m, player);
  const taken = Math.min(n, character.insanity);
  character.insanity -= taken;
  if (taken > 0) m.emit({ type: 'lost', rule: 'LOB-ABL-01', player, what, thing: 'insanity', n: taken, to: receiver });
  if (receiver !== null) gainInsanity(m, receiver, taken, 'LOB-ABL-01');
}

/**
 * The player chooses one thing after another, until the number is reached or nothing is left. If everything goes anyway,
 * there is nothing to choose. LOB-JNK-04
 */
export function loseWhat(m: Position, { player, what, left, to }: StepOf<'lose-what'>) {
  const all = left > 0 ? possessionsOf(m, player, what) : [];
  const held = losable(m, player, what) > left ? all : all.slice(0, 1);
  return ask(
    m,
    player,
    what === 'junk' ? 'LOB-JNK-04' : 'LOB-ABL-01',
    held.map((thing): OfferedAct => ({
      id: `${what}:${thing}`,
      targets: [target(player, what, thing)],
      rule: what === 'junk' ? 'LOB-JNK-04' : 'LOB-ABL-01',
      then: [
        { do: 'give-up', player, what, thing, to },
        { do: 'lose-what', player, what, left: left - 1, to },
      ],
    })),
  );
}

type PossessionKind = 'junk' | 'meds' | 'item';
const target = (player: PlayerId, what: PossessionKind, thing: string): TargetId =>
  what === 'item' ? atCard(thing) : atHeld(player, `${what}:${thing}`);

function possessionsOf(m: Position, player: PlayerId, what: PossessionKind): string[] {
  const character = characterOf(m, player);
  if (what === 'item') return countedItems(m, player).map((each) => each.card);
  return Object.entries(character[what])
    .filter(([, n]) => n > 0)
    .map(([kind]) => kind);
}

/** Gives the thing to another Character, or returns it to the bag or discard pile. */
export function giveUp(m: Context, { player, what, thing, to }: StepOf<'give-up'>): void {
  m.emit({ type: 'lost', rule: 'LOB-ABL-01', player, what, thing, n: 1, to });
  if (to !== null) {
    handOver(m, player, to, `${what}:${thing}`);
    checkAfterLoss(m, to);
    checkAfterLoss(m, player);
  } else if (what === 'junk') spendJunk(m, player, thing as Junk);
  else if (what === 'meds') spendMeds(m, player, thing as Colour);
  else dropItem(m, player, thing, 'LOB-ABL-01');
}

// Cooldown and tapped cards

/** The Disorder cards that can get or lose Cooldown tokens: a card without tokens cannot lose any. */
const coolable = (m: Position, player: PlayerId, n: number): string[] =>
  characterOf(m, player)
    .disorders.filter(({ cooldown }) => n > 0 || cooldown > 0)
    .map((held) => held.card);

export const coolWhich = (m: Position, { player, n, card }: StepOf<'cool-which'>) =>
  ask(
    m,
    player,
    'LOB-ABL-01',
    coolable(m, player, n).map((name): OfferedAct => ({
      id: `cool:${name}`,
      targets: [atCard(name)],
      rule: 'LOB-ABL-01',
      then: [{ do: 'set-cooldown', player, card: name, n }],
    })),
    { about: card },
  );

export function setCooldownByCard(m: Context, { player, card: name, n }: StepOf<'set-cooldown'>): void {
  const held = characterOf(m, player).disorders.find((each) => each.card === name);
  if (!held) return;
  const cooldown = Math.max(0, held.cooldown + n);
  setCooldown(m, player, held, cooldown);
  m.emit({ type: 'cooled', rule: 'LOB-ABL-01', player, card: name, n: cooldown });
  if (n > 0) checkAfterLoss(m, player);
}

/** LOB-TAP-03 */
export const untapWhich = (m: Position, { player, card }: StepOf<'untap-which'>) =>
  ask(
    m,
    player,
    'LOB-TAP-02',
    characterOf(m, player)
      .items.filter(({ tapped, untapped }) => tapped && !untapped)
      .map(({ card: name }): OfferedAct => ({
        id: `untap:${name}`,
        targets: [atCard(name)],
        rule: 'LOB-TAP-02',
        then: [{ do: 'untap-by-card', player, item: name }],
      })),
    { about: card },
  );

export function untapByCard(m: Context, { player, item: name }: StepOf<'untap-by-card'>): void {
  changeItem(m, player, name, { tapped: false, untapped: true });
  m.emit({ type: 'untapped', rule: 'LOB-TAP-02', also: ['LOB-TAP-03'], player, item: name });
}

/** Adds points only in the Character's own Turn. */
function addPoints(m: Position, player: PlayerId, what: 'ap' | 'mp', n: Count): void {
  const { turn, phase } = m.state;
  if (turn.character === player && phase === 'characters') turn[what] = Math.max(0, turn[what] + amount(m, n));
}
