// What a bot wants in one Phenomenon.
import type { CardId } from '../../cards/card-types.js';
import type { Outlook } from '../outlook.js';

export interface Aim {
  /** `P01` to `P13`. */
  readonly id: string;
  /** The next act of the own turn. Undefined if there is nothing left to do. */
  act(outlook: Outlook): string | undefined;
  /** An answer to another question. Undefined if this Phenomenon makes no difference. */
  answer?(outlook: Outlook): string | undefined;
  /** Whether an Item is needed for something better than its own use. */
  keeps?(outlook: Outlook, card: CardId): boolean;
}
