// Horror Rolls and their results: explore, lose an Item, or suffer a Hallucination. SAN-HOR
import type { PlayerId } from '../../../kernel/index.js';
import { cardOf } from '../cards/card-index.js';
import { playerOf } from '../state/state.js';
import type { Context } from '../state/step-context.js';
import type { StepOf } from '../state/steps.js';
import { ask, askOrAnswer } from './ask.js';
import { usable } from './effects.js';
import { discard, modifierOf } from './hands.js';

/** Starts a Horror Roll. The player may first use a card that is meant for this moment. SAN-HOR-01, SAN-RUL-15 */
export function horrorRoll(m: Context, { player, monster }: StepOf<'horror-roll'>): void {
  const by = monster === undefined ? {} : { monster };
  m.emit({
    type: 'horror',
    rule: monster === undefined ? 'SAN-HOR-05' : 'SAN-MON-05',
    also: ['SAN-HOR-05', 'SAN-RUL-09', 'SAN-RUL-11'],
    player,
    ...by,
  });
  m.state.rolls.push(false);
  m.push(...(mayAnswer(m, player) ? [{ do: 'horror-answer', player, ...by } as const] : []), {
    do: 'horror-die',
    player,
    ...by,
  });
}

/**
 * Whether the player is asked to use a card. Actions are held secretly, so if the pack has an Action for this moment,
 * every player who holds an Action is asked.
 */
function mayAnswer(m: Context, player: PlayerId): boolean {
  const { actions } = playerOf(m.state, player);
  const exists = m.content.pack.actions.some(({ when }) => when === 'horror');
  return usable(m, player, 'horror').length > 0 || (exists && actions.length > 0);
}

export function horrorAnswer(m: Context, { player }: StepOf<'horror-answer'>) {
  return ask(m, player, 'SAN-RUL-15', [
    ...usable(m, player, 'horror'),
    { id: 'face-it', rule: 'SAN-HOR-01', then: [] },
  ]);
}

export function horrorDie(m: Context, { player }: StepOf<'horror-die'>): void {
  if (m.state.rolls.pop()) {
    m.emit({ type: 'horror-ignored', rule: 'SAN-HOR-01', player });
    return;
  }
  const die = m.chance.die('d6', [1, 2, 3, 4, 5, 6]) + 1;
  const change = modifierOf(m, player, 'horror');
  const result = die + change;
  const rule = result <= 1 ? 'SAN-HOR-02' : result <= 3 ? 'SAN-HOR-03' : 'SAN-HOR-04';
  m.emit({ type: 'horror-rolled', rule, also: ['SAN-HOR-01'], player, die, change, result });
  if (result <= 1) m.push({ do: 'explore', player, where: 'anywhere' });
  else if (result <= 3) loseItem(m, player);
  else m.push({ do: 'suffer', player });
}

/** The player loses one unprotected Item of their choice; Actions are not Items. SAN-HOR-03, SAN-RUL-12 */
function loseItem(m: Context, player: PlayerId): void {
  const open = playerOf(m.state, player).items.filter(({ safe }) => !safe);
  if (open.length === 0) {
    m.emit({ type: 'nothing-lost', rule: 'SAN-RUL-12', player });
    return;
  }
  m.state.losing = player === m.state.active;
  askOrAnswer(m, loseItemAsk, { do: 'lose-item', player });
}

export function loseItemAsk(m: Context, { player }: StepOf<'lose-item'>) {
  const { items } = playerOf(m.state, player);
  const open = items.flatMap(({ card, safe }, item) =>
    safe ? [] : [{ card, item, value: cardOf(m.content, card).value }],
  );
  const foreign = player !== m.state.active;
  const [cheapest] = [...open].sort((a, b) => a.value - b.value);
  return ask(
    m,
    player,
    'SAN-HOR-03',
    open.map(({ card, item }) => ({
      id: `lose:${card}`,
      targets: [`card:${card}`],
      rule: foreign && item === cheapest?.item ? 'SAN-RUL-41' : 'SAN-RUL-12',
      then: [{ do: 'lose', player, item }],
    })),
    cheapest && `lose:${cheapest.card}`,
  );
}

export function lose(m: Context, { player, item }: StepOf<'lose'>): void {
  const card = playerOf(m.state, player).items[item]?.card;
  m.state.losing = false;
  if (card === undefined) return;
  m.emit({ type: 'lost-item', rule: 'SAN-HOR-03', also: ['SAN-RUL-12', 'SAN-RUL-19', 'SAN-RUL-47'], player, card });
  discard(m, player, [card]);
}
