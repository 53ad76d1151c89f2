// Registers <nw-choices>.
import { Choices } from './nw-choices.js';

Choices.define();

export type { Choices };
