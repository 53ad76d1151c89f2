// What is told of a match: facts in order, each with the rule that it follows from.
import type { Event, PlayerId } from '../../../kernel/index.js';

export type GameEvent =
  | (Event & { readonly type: 'lit'; readonly n: number })
  | (Event & { readonly type: 'turn-began'; readonly player: PlayerId })
  | (Event & { readonly type: 'put-out'; readonly player: PlayerId; readonly n: number; readonly left: number });
