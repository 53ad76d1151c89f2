// The line from one Space to another: it shows what is in sight, and where it stops what is not. LOB-LOS
import { sight } from '../../../../board/sight/sight.js';
import type { SightLine } from '../../../../board/types.js';
import { idOf } from './board.js';
import type { M } from '../../state/step-context.js';
import type { Space } from '../../state/state.js';

export const lineTo = (m: M, from: Space, to: Space): SightLine =>
  sight(m.content.ground(m.state.scenario).laid(m.state.tiles), m.state.edges).line(idOf(m, from), idOf(m, to));
