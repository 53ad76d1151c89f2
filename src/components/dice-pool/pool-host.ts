// What <dice-pool> and the part of it that throws know of each other.
import type { Pool, Roll } from '../../engine/dice/types.js';
import type { DiceModel } from '../../engine/scene/dice-pool-model.js';
import type playing from '../../messages/en/pieces/dice-pool-rolling.js';
import type en from '../../messages/en/pieces/dice-pool.js';
import type { NwElement } from '../shared/nw-element.js';

export type Key = keyof typeof en | keyof typeof playing;

export type ShownDie = DiceModel['dice'][number];

/** What `state` is, as JSON. */
export interface DicePoolState {
  readonly version: 1;
  readonly pool: Pool;
  readonly throws: Roll['throws'];
  readonly selected: readonly string[];
  /** How often dice were thrown; with the seed it makes the next throw. */
  readonly count: number;
}

/** The element as it is thrown for: what a page has asked for; a game asks for nothing. */
export interface PoolHost extends NwElement<Key> {
  readonly system?: unknown;
  readonly dice?: unknown;
  readonly target?: number | null;
  readonly seed?: string;
  readonly faces?: unknown;
  readonly result?: unknown;
  readonly selectable?: 'keep' | 'reroll' | 'choose';
  readonly noOdds?: boolean;
  readonly locked?: boolean;
  readonly model?: DiceModel;
}
