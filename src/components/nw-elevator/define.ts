// Registers <nw-elevator>.
import { Elevator } from './nw-elevator.js';

Elevator.define();

export type { Elevator };
