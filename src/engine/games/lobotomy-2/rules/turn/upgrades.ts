// Things that Junk and Insanity buy: upgrade rows, Disorder cards, Attributes, the INSANE! side. LOB-UPC, LOB-GDC,
// LOB-UPA, LOB-UPX
import type { PlayerId } from '../../../../kernel/index.js';
import { atAttribute, atCard, atDeck, atRow, type OfferedAct } from '../ask.js';
import { cardOf } from '../../cards/card-index.js';
import type { Junk, JunkCost } from '../../cards/card-types.js';
import { countAll, canPayJunk, junkHeld, payJunk, spendActionPoints } from '../costs.js';
import { attributeNames, characterOf, equipmentOf, maximumOf, passiveTotal, weaponOf } from '../values-in-force.js';
import { changeItem, checkAfterLoss, gainDisorder, itemOf } from '../holdings.js';
import type { Context, Position } from '../../state/step-context.js';
import { countForQuest } from '../quests.js';
import type { Step, StepOf } from '../../state/steps.js';

/** LOB-INS-04 */
export const insanityPrice = 6;

export function upgradeActs(m: Position, player: PlayerId, next: Step): OfferedAct[] {
  const character = characterOf(m, player);
  const { turn, hunt, decks } = m.state;
  const rows: OfferedAct[] = [];
  // Every row costs at least 1 Junk.
  if (junkHeld(character) > 0)
    for (const item of character.items)
      (weaponOf(m, item) ?? equipmentOf(m, item))?.rows.forEach((row, r) => {
        if ((item.rows & (1 << r)) !== 0 || !canPayJunk(character, costOfRow(m, player, row.cost))) return;
        rows.push({
          id: `upgrade:${item.card}:${r + 1}`,
          targets: [atCard(item.card), atRow(item.card, r + 1)],
          rule: 'LOB-UPC-01',
          then: [{ do: 'upgrade', player, item: item.card, row: r }, next],
        });
      });
  if (character.insanity < insanityPrice) return rows;
  const { disorders } = cardOf(m.content.characters, character.card);
  return [
    ...rows,
    ...(turn.disordered
      ? []
      : disorders
          .filter((deck) => decks[deck].left.length + decks[deck].out.length > 0)
          .map((deck): OfferedAct => ({
            id: `disorder:${deck}`,
            targets: [atDeck(deck)],
            rule: 'LOB-GDC-01',
            then: [{ do: 'gain-disorder', player, deck }, next],
          }))),
    // LOB-UPA-02, LOB-RUL-73
    ...(turn.raised
      ? []
      : attributeNames
          .filter((attribute) => maximumOf(m, player, attribute) <= 2)
          .map((attribute): OfferedAct => ({
            id: `raise:${attribute}`,
            targets: [atAttribute(attribute)],
            rule: 'LOB-UPA-01',
            then: [{ do: 'raise', player, attribute }, next],
          }))),
    // LOB-UPX-02
    ...(hunt.revealed && character.questDone && !character.insane
      ? [{ id: 'insane', rule: 'LOB-UPX-01', then: [{ do: 'go-insane', player }, next] } satisfies OfferedAct]
      : []),
  ];
}

/** Cards can lower the price of a row to no less than 1 Junk. Junk of any type is taken off first, then named types. */
export function costOfRow(m: Position, player: PlayerId, printed: JunkCost): JunkCost {
  let off = Math.min(passiveTotal(m, player, 'rebate'), countAll(printed) - 1);
  if (off === 0) return printed;
  const cost: Partial<Record<Junk | 'any', number>> = {};
  for (const kind of [
    'any',
    ...(Object.keys(printed) as Junk[]).filter((each) => (each as string) !== 'any'),
  ] as const) {
    const saved = Math.min(off, printed[kind] ?? 0);
    cost[kind] = (printed[kind] ?? 0) - saved;
    off -= saved;
  }
  return cost;
}

export function upgrade(m: Context, { player, item: name, row }: StepOf<'upgrade'>): void {
  spendActionPoints(m, player, 'upgrade', 0, 'LOB-UPC-01');
  const item = itemOf(characterOf(m, player), name);
  const printed = (weaponOf(m, item) ?? equipmentOf(m, item))?.rows[row];
  if (printed)
    m.push(...payJunk(m, player, costOfRow(m, player, printed.cost)), { do: 'upgraded', player, item: name, row });
}

/** An upgrade is permanent. If the Item changes hands, it keeps the upgrade. LOB-UPC-01, -02 */
export function finishUpgrade(m: Context, { player, item: name, row }: StepOf<'upgraded'>): void {
  const item = itemOf(characterOf(m, player), name);
  if (item) changeItem(m, player, name, { rows: item.rows | (1 << row) });
  m.emit({
    type: 'upgraded',
    rule: 'LOB-UPC-01',
    also: ['LOB-JNK-05', 'LOB-RUL-126', 'LOB-EQP-02', 'LOB-UPC-03', 'LOB-WPN-06', 'LOB-WPN-07'],
    player,
    item: name,
    row,
  });
  countForQuest(m, player, 'upgrades', 1);
}

export const payInsanity = (m: Context, player: PlayerId, action: string, rule: string): void => {
  spendActionPoints(m, player, action, 0, rule);
  characterOf(m, player).insanity -= insanityPrice;
};

export function buyDisorder(m: Context, { player, deck }: StepOf<'gain-disorder'>): void {
  payInsanity(m, player, 'disorder', 'LOB-GDC-01');
  m.state.turn.disordered = true;
  gainDisorder(m, player, deck, 'LOB-GDC-01');
}

export function raiseAttribute(m: Context, { player, attribute }: StepOf<'raise'>): void {
  payInsanity(m, player, 'raise', 'LOB-UPA-01');
  m.state.turn.raised = true;
  const character = characterOf(m, player);
  character.increases = { ...character.increases, [attribute]: (character.increases[attribute] ?? 0) + 1 };
  m.emit({
    type: 'raised',
    rule: 'LOB-UPA-01',
    also: ['LOB-UPA-02', 'LOB-CHR-07', 'LOB-RUL-73'],
    player,
    attribute,
    to: maximumOf(m, player, attribute),
  });
}

/**
 * The Character gets new printed values and keeps all tokens. If it has too many Wounds for the new Health, it dies.
 * LOB-UPX-01, LOB-RUL-74
 */
export function goInsane(m: Context, { player }: StepOf<'go-insane'>): void {
  payInsanity(m, player, 'insane', 'LOB-UPX-01');
  characterOf(m, player).insane = true;
  m.emit({ type: 'insane', rule: 'LOB-UPX-01', also: ['LOB-UPX-02', 'LOB-RUL-74'], player });
  checkAfterLoss(m, player);
}
