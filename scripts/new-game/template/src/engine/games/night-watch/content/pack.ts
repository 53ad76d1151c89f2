// The built-in pack of Night Watch.
import type { Pack } from '../cards/card-types.js';

export const pack: Pack = { id: 'night-watch', candles: 13, most: 3 };
