// Registers <nw-stat-track>.
import { StatTrack } from './nw-stat-track.js';

StatTrack.define();

export type { StatTrack };
