// What a bot knows when it decides: its seat's view, and nothing else.
import type { Seat } from '../../../kernel/index.js';
import type { Content } from '../cards/card-index.js';
import type { ComaWardView } from '../state/knowledge.js';
import type { Me } from './worth.js';

export interface Outlook {
  readonly view: ComaWardView;
  readonly content: Content;
  readonly seat: Seat;
  readonly me: Me;
}
