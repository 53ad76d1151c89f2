// Registers <nw-hallucination>.
import { Hallucination } from './nw-hallucination.js';

Hallucination.define();

export type { Hallucination };
