// The events of Night Watch: facts in order, each with the rule that caused it.
import type { Event, PlayerId } from '../../../kernel/index.js';

export type GameEvent =
  | (Event & { readonly type: 'lit'; readonly n: number })
  | (Event & { readonly type: 'turn-began'; readonly player: PlayerId })
  | (Event & { readonly type: 'put-out'; readonly player: PlayerId; readonly n: number; readonly left: number });
