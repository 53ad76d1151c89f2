// Registers <hunt-track>.
import { HuntTrack } from './hunt-track.js';

HuntTrack.define();

export type { HuntTrack };
