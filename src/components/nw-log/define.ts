// Registers <nw-log>.
import { Log } from './nw-log.js';

Log.define();

export type { Log };
