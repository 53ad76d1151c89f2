// What the Aura of INSANITY! brings: Monsters are Empowered, and Characters may turn INSANE! LOB-HNT-05, LOB-UPX
import { card } from '../../cards/card-index.js';
import { characterOf } from '../values-in-force.js';
import type { M } from '../../state/step-context.js';
import type { StepOf } from '../../state/steps.js';
import { payInsanity } from '../turn/upgrades.js';

/** Cards with an Empowered side are turned over; the minis keep their Wounds. LOB-HNT-06, -07, LOB-RUL-97 */
export function empower(m: M): void {
  const { types, monsters } = m.state;
  const turned = types.filter((type) => !type.empowered && card(m.content.monsters, type.card).empowered);
  for (const type of turned) type.empowered = true;
  m.emit({
    type: 'empowered',
    rule: 'LOB-HNT-06',
    also: ['LOB-HNT-07', 'LOB-RUL-97'],
    cards: turned.map((type) => type.card),
  });
  m.push(...monsters.map(({ id }) => ({ do: 'check-death', mini: id, from: null }) as const));
}

/** New printed values, all tokens kept; whoever has too many Wounds for them dies. LOB-UPX-01, LOB-RUL-74 */
export function goInsane(m: M, { player }: StepOf<'go-insane'>): void {
  payInsanity(m, player, 'insane', 'LOB-UPX-01');
  characterOf(m, player).insane = true;
  m.emit({ type: 'insane', rule: 'LOB-UPX-01', also: ['LOB-UPX-02', 'LOB-RUL-74'], player });
  m.push({ do: 'check-death', mini: player, from: null });
}
