// Reads a situation from a page or a worked example, such as `{"candles": 5, "active": 1}`. It may be any JSON until it
// has been checked.
import { integer, objectOf, optional } from '../../../kernel/json-shape.js';
import type { Fault, Json, PlayerId, Result } from '../../../kernel/index.js';
import { faultBy } from '../../../speech/reasons.js';
import faults from '../../../../messages/en/night-watch/pack.js';

export interface Situation {
  readonly candles: number;
  /** By default, the player on the first seat. */
  readonly active?: PlayerId;
}

export function readSituation(json: Json, seats: number): Result<Situation, Fault> {
  const shape = objectOf<Situation>({ candles: integer(1, 99), active: optional(integer(0, seats - 1)) });
  const wrong = shape(json);
  return wrong === null
    ? { ok: true, value: json as unknown as Situation }
    : {
        ok: false,
        error: faultBy(faults)(['situation', wrong].filter(Boolean).join('/'), 'not-a-situation', { n: seats - 1 }),
      };
}
