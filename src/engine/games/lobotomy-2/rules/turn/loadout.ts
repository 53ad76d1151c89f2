// The Loadout: at most 1 Armor and 2 Weapons in use. Also checks how much a Character may hold. LOB-LOD, LOB-ITM,
// LOB-ARE
import type { PlayerId } from '../../../../kernel/index.js';
import { ask, atCard, type OfferedAct } from '../ask.js';
import { characterOf, equipmentOf, limitOf, weaponOf } from '../values-in-force.js';
import { changeItem, countedItems, dropDisorder, dropItem } from '../holdings.js';
import type { Context, Position } from '../../state/step-context.js';
import type { HeldItem } from '../../state/state.js';
import type { Step, StepOf } from '../../state/steps.js';
import { spendActionPoints } from '../costs.js';

/**
 * Changing the Loadout is free and possible once in a Turn. Whether the change kills the Character is checked only for
 * the final Loadout. LOB-LOD-01
 */
export function loadoutActs(m: Position, player: PlayerId, next: Step): OfferedAct[] {
  if (m.state.turn.changed || !characterOf(m, player).items.some((item) => isChangeable(m, player, item))) return [];
  return [
    {
      id: 'loadout',
      rule: 'LOB-LOD-01',
      then: [
        { do: 'loadout', player },
        { do: 'check-death', mini: player, from: null },
        { do: 'keep-limits', player },
        next,
      ],
    },
  ];
}

const slotOf = (m: Position, item: HeldItem): 'armor' | 'weapon' | null =>
  weaponOf(m, item) ? 'weapon' : equipmentOf(m, item)?.armor ? 'armor' : null;
const slots = { armor: 1, weapon: 2 } as const;

/** Whether the card can be taken out of the Loadout, or put into a free slot. LOB-ARE-02 */
function isChangeable(m: Position, player: PlayerId, item: HeldItem): boolean {
  const slot = slotOf(m, item);
  return (
    !!slot &&
    (item.worn ||
      characterOf(m, player).items.filter((each) => each.worn && slotOf(m, each) === slot).length < slots[slot])
  );
}

const loadoutChanges = (m: Position, player: PlayerId): OfferedAct[] =>
  characterOf(m, player)
    .items.filter((item) => isChangeable(m, player, item))
    .map(({ card, worn }): OfferedAct => ({
      id: `${worn ? 'stow' : 'wear'}:${card}`,
      targets: [atCard(card)],
      rule: 'LOB-LOD-01',
      then: [
        { do: 'loadout-set', player, item: card, worn: !worn },
        { do: 'loadout', player },
      ],
    }));

export const loadout = (m: Position, { player }: StepOf<'loadout'>) =>
  ask(m, player, 'LOB-LOD-01', [...loadoutChanges(m, player), { id: 'done', rule: 'LOB-LOD-01', then: [] }]);

/** The action is performed with the first change. Whoever changes nothing keeps it, and the Move Action. LOB-RUL-128 */
export function loadoutSet(m: Context, { player, item: card, worn }: StepOf<'loadout-set'>): void {
  if (!m.state.turn.changed) spendActionPoints(m, player, 'loadout', 0, 'LOB-LOD-01');
  m.state.turn.changed = true;
  changeItem(m, player, card, { worn });
  m.emit({
    type: 'loadout',
    rule: 'LOB-LOD-01',
    also: ['LOB-ARE-02', 'LOB-ITM-05', 'LOB-ITM-09', 'LOB-RUL-128'],
    player,
    item: card,
    worn,
  });
}

// Limits

/**
 * The Character discards Items down to the limit of 6. Any Item that counts can be discarded, even a new one.
 * LOB-ITM-02, -03, LOB-RUL-20, -21, -78
 */
export function itemLimit(m: Position, { player }: StepOf<'item-limit'>) {
  const counted = countedItems(m, player);
  return ask(
    m,
    player,
    'LOB-ITM-02',
    counted.length <= limitOf(m, player, 'items')
      ? []
      : counted.map(({ card }): OfferedAct => ({
          id: `drop:${card}`,
          targets: [atCard(card)],
          rule: 'LOB-ITM-03',
          then: [
            { do: 'drop-item', player, item: card },
            { do: 'item-limit', player },
          ],
        })),
  );
}

export function discardItem(m: Context, { player, item }: StepOf<'drop-item'>): void {
  dropItem(m, player, item, 'LOB-ITM-02');
}

/** Insanity above the limit is lost; the player chooses the Items and Disorder cards to discard. LOB-RUL-123 */
export function keepLimits(m: Context, { player }: StepOf<'keep-limits'>): void {
  const character = characterOf(m, player);
  const n = character.insanity - limitOf(m, player, 'insanity');
  if (n > 0) {
    character.insanity -= n;
    m.emit({
      type: 'lost',
      rule: 'LOB-INS-03',
      also: ['LOB-RUL-123'],
      player,
      what: 'insanity',
      thing: 'insanity',
      n,
      to: null,
    });
  }
  m.push({ do: 'item-limit', player }, { do: 'disorder-limit', player });
}

/** The Character discards Disorder cards down to the limit of 4, including cards in Cooldown. LOB-DIS-13 */
export function disorderLimit(m: Position, { player }: StepOf<'disorder-limit'>) {
  const { disorders } = characterOf(m, player);
  return ask(
    m,
    player,
    'LOB-DIS-13',
    disorders.length <= limitOf(m, player, 'disorders')
      ? []
      : disorders.map(({ card }): OfferedAct => ({
          id: `drop:${card}`,
          targets: [atCard(card)],
          rule: 'LOB-DIS-13',
          then: [
            { do: 'drop-disorder', player, card },
            { do: 'disorder-limit', player },
          ],
        })),
  );
}

export function discardDisorder(m: Context, { player, card }: StepOf<'drop-disorder'>): void {
  dropDisorder(m, player, card, 'LOB-DIS-13');
}
