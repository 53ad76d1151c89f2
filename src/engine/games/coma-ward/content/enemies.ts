// The Enemies of all Phenomena.
import type { EnemyType } from '../cards/card-types.js';

export const enemies: readonly EnemyType[] = [{ id: 'orderly', health: 3, strength: 3, dexterity: 2, damage: 1 }];
