// The two Map Tiles of the introduction.
import type { MapTile } from '../cards/scenario-types.js';
import { tile } from './tile-drawing.js';

export const tiles: readonly MapTile[] = [
  // Eight locked rooms on a crossing: short sight, and two patients have dug. LOB-EX-13
  tile(
    'cells',
    `
    +#+#+=+#+#+
    #A^B#I#C#D#
    +.+.+.+.+.+
    #A#B#I#C#D#
    +=+=+=+=+=+
    =J.J:M:L.L=
    +=+=+.+=+=+
    #E#F#M#G#H#
    +.+.+.+.+.+
    #E#F#M#G^H#
    +#+#+=+#+#+
    edge 0,0 n window-1
    edge 4,4 s window-2
    point p1 A green
    point p2 D blue
    point p3 H red
  `,
  ),
  // Rows of beds under one roof: whoever stands in the aisle sees nearly all, and is seen.
  tile(
    'ward',
    `
    +#+#+=+#+#+
    #A.A:J#B.B#
    +=+#+:+#+.+
    #C.C:D.D=B#
    +#+=+.+:+:+
    =E.E:D:F.F=
    +:+:+.+:+#+
    #G.G:D.D=H#
    +=+#+:+#+.+
    #I.I.I:H.H#
    +#+#+=+#+#+
    edge 0,1 w window-1
    edge 0,3 w window-2
    point p1 A blue
    point p2 H yellow
    point p3 I green
  `,
  ),
];
