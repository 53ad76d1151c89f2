// What the table shows.
import type { Scene } from '../../../engine/games/coma-ward/table/scene.js';
import type { RolledDice } from '../../../engine/scene/rolled-dice.js';
import type { TableState } from '../../game/table/table-look.js';
import type { Art } from '../art/card-art.js';

/** Each part of the table is drawn from it. */
export interface ComaWardTable extends TableState<Scene> {
  readonly calm: boolean;
  readonly art: Art;
  /** The Floor that is drawn large. */
  readonly floor: number;
  readonly showFloor: (floor: number) => void;
  /** The dice of the viewer's last act, or of the last act that concerned them. */
  readonly rolls: readonly RolledDice[];
}
