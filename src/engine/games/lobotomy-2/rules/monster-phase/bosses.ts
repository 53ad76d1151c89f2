// The Boss phase: each Boss moves, then attacks according to its card. LOB-BMP, LOB-BOS-03, -04, -06, LOB-RUL-49, -53
import { askAll, atMini } from '../ask.js';
import { cardOf } from '../../cards/card-index.js';
import { monsterAt, monsterSide } from '../values-in-force.js';
import { drawCard } from '../holdings.js';
import { chooseTarget } from './attacks.js';
import { mayAct, skipsActivity } from './movement.js';
import type { Context, Position } from '../../state/step-context.js';
import { mayAttack, reachesAny } from './targets.js';
import type { Monster } from '../../state/state.js';
import type { StepOf } from '../../state/steps.js';

/** Each Boss moves and attacks before the next Boss does. LOB-BMP-03 */
export function bossNext(m: Context, { left }: StepOf<'boss-next'>): void {
  const alive = left.filter((id) => monsterAt(m, id));
  const [monster, other] = alive;
  if (monster === undefined) return;
  m.push(other === undefined ? { do: 'boss', monster } : { do: 'boss-order', left: alive });
}

export function bossOrder(m: Position, { left }: StepOf<'boss-order'>) {
  return askAll(
    m,
    'LOB-BMP-03',
    left.map((monster) => ({
      id: `next:${monster}`,
      targets: [atMini(monster)],
      rule: 'LOB-BMP-03',
      then: [
        { do: 'boss', monster },
        { do: 'boss-next', left: left.filter((other) => other !== monster) },
      ],
    })),
  );
}

/** A Boss with a deck draws a card that decides its action. LOB-BMP-01, -02, LOB-BOS-06 */
export function boss(m: Context, { monster: id }: StepOf<'boss'>): void {
  const monster = monsterAt(m, id);
  if (!monster || !mayAct(m, monster)) return;
  const { deck } = cardOf(m.content.monsters, monster.card);
  const drawn = deck ? drawCard(m, deck) : null;
  const bossCard = m.content.bossCards.get(drawn ?? '');
  if (deck && drawn !== null) {
    m.state.decks[deck].out.push(drawn);
    m.emit({ type: 'boss-card', rule: 'LOB-BOS-06', monster: id, card: drawn });
  }
  m.push(
    ...(skipsActivity(m, 'move')
      ? []
      : [
          {
            do: 'monster-start-move',
            monster: id,
            movement: bossCard?.movement ?? monsterSide(m, monster.card).movement,
          } as const,
        ]),
    ...(bossCard?.steps ? [{ do: 'run', effects: bossCard.steps, by: id, on: id, card: bossCard.id } as const] : []),
    ...(skipsActivity(m, 'attack') ? [] : [{ do: 'boss-attack', monster: id, card: drawn } as const]),
  );
}

/** Makes one attack, if a Character is within reach. A d6 chooses between several attacks. LOB-BMP-04, LOB-BOS-03 */
export function bossAttack(m: Context, { monster: id, card: drawn }: StepOf<'boss-attack'>): void {
  const monster = monsterAt(m, id);
  if (!monster || !mayAttack(m, monster)) return;
  const bossCard = m.content.bossCards.get(drawn ?? '');
  if (bossCard ? bossCard.attack : reaches(m, monster))
    chooseTarget(m, monster, bossCard?.id ?? rollForAttack(m, monster));
}

const reaches = (m: Position, monster: Monster): boolean =>
  monsterSide(m, monster.card).attacks.some((attack) => reachesAny(m, monster, attack));

/** Chooses the first attack whose `upTo` is at least the result of the d6. */
function rollForAttack(m: Context, monster: Monster): string {
  const { attacks } = monsterSide(m, monster.card);
  const [only, other] = attacks;
  if (!other) return only?.id ?? monster.card;
  const die = m.chance.die('d6', [1, 2, 3, 4, 5, 6]) + 1;
  const attack = attacks.find(({ upTo = 6 }) => die <= upTo)?.id ?? monster.card;
  m.emit({ type: 'boss-rolled', rule: 'LOB-BOS-03', also: ['LOB-BMP-04'], monster: monster.id, die, attack });
  return attack;
}
