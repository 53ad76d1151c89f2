// The nine Map Tiles of 5 × 5 cells. Each side has an exit in the middle, so any two tiles fit together in all
// directions (LOB-RUL-12). A gap is as wide as a doorway, because Scenarios place Doors in gaps. A `window` is a
// picture on a wall and has no effect (LOB-MAP-05). docs/boards.md explains the notation of the drawings.
import { boardFromText } from '../../../board/text/board-from-text.js';
import type { MapTile } from '../cards/scenario-types.js';

const doorway = { from: 0.35, to: 0.65 };

/** @throws {RangeError} If the drawing is invalid. */
function tile(id: string, drawing: string): MapTile {
  const read = boardFromText(drawing);
  if (!read.ok)
    throw new RangeError(`The drawing of the tile "${id}" is invalid at ${read.error.path}: ${read.error.message}`);
  const boundaries = read.value.boundaries.map((each) => ({ ...(each.kind === 'gap' && doorway), ...each }));
  return { id, board: { ...read.value, boundaries } };
}

export const tiles: readonly MapTile[] = [
  // Eight locked rooms around a crossing. Lines of sight are short, and two patients have dug holes. LOB-EX-13
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
  // Rows of beds under one roof. A Character in the aisle sees nearly all Spaces and can be seen from nearly all of
  // them.
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

  // An arena inside a ring of benches. Glass blocks the view from the ring except on four stairs; the arena has no
  // cover.
  tile(
    'theatre',
    `
    +#+#+=+#+#+
    #A.A:B=C.C#
    +.+#+=+#+.+
    #A#T.T.T#C#
    +:+:+:+:+:+
    =D=O.O.O=E=
    +=+:+:+:+:+
    #F#P.P.P^G#
    +.+#+=+#+.+
    #F.F:H:G.G#
    +#+#+=+#+#+
    edge 0,1 e window-1
    edge 3,1 e window-2
    edge 0,3 e window-3
    point p1 C red
    point p2 F yellow
    point p3 G blue
  `,
  ),
  // Circular routes around the long stove, hatches to see through, and no dead end except the stores.
  tile(
    'kitchen',
    `
    +#+#+=+#+#+
    #A.A#B=C.C#
    +=+.+.+.+=+
    #D#A^B#C#E#
    +.+=+=+=+.+
    =D:F.F.F=E=
    +=+=+=+=+=+
    #G#H^I#J^K#
    +:+.+.+.+.+
    #L=H#I#J#K#
    +#+#+=+#+#+
    edge 4,0 e window-1
    point p1 L green
    point p2 K red
    point p3 B yellow
  `,
  ),
  // One long view from porch to altar, and aisles hidden behind pillars.
  tile(
    'chapel',
    `
    +#+#+=+#+#+
    #A.A=B=C.C#
    +=+#+:+#+^+
    #D#N.N.N#E#
    +.+:+:+:+.+
    =D:M.M.M:E=
    +=+:+:+:+=+
    #F#O.O.O#G#
    +.+=+=+=+.+
    #F.F#P#G.G#
    +#+#+=+#+#+
    edge 0,1 w window-1
    edge 4,1 e window-2
    edge 0,4 w window-3
    edge 4,4 e window-4
    point p1 A blue
    point p2 C red
    point p3 F green
    point p4 G yellow
  `,
  ),
  // A maze of pipes. The openings are not in line, so Characters cannot see far.
  tile(
    'boiler',
    `
    +#+#+=+#+#+
    #A.A=B.B=C#
    +=+#+#+=+.+
    #D#E.E=F#C#
    +.+=+#+.+=+
    =D=G#H=F#I=
    +#+.+.+#+.+
    #J=G^H=K=I#
    +.+#+=+.+#+
    #J=L.L#K.K#
    +#+#+=+#+#+
    edge 1,0 e 0.1 0.3
    edge 3,0 e 0.7 0.9
    edge 2,1 e 0.1 0.3
    edge 2,2 e 0.7 0.9
    edge 2,3 e 0.1 0.3
    edge 3,3 e 0.7 0.9
    edge 0,4 e 0.1 0.3
    point p1 A red
    point p2 C yellow
    point p3 K green
    point p4 J blue
  `,
  ),
  // Open snow around a covered well. Everything is visible; only the well-house gives cover.
  tile(
    'courtyard',
    `
    +#+#+=+#+#+
    #A.A:B:C.C#
    +.+:+:+:+.+
    #A:D.D.D:C#
    +:+.+#+:+:+
    =E:D#.#F:G=
    +:+:+#+.+:+
    #H:F.F.F:I#
    +.+:+:+:+.+
    #H.H:J:I.I#
    +#+#+=+#+#+
    point p1 A green
    point p2 I red
  `,
  ),
  // Under the beams: one crooked way through the middle, which a hole in the floor cuts in half.
  tile(
    'attic',
    `
    +.+#+=+#+.+
    ..#A.A.A#..
    +#+=+:+=+#+
    #B=J#C#D.D#
    +.+:+.+=+.+
    =B#E=C=F#D=
    +=+#+:+#+^+
    #G.G=H=I.I#
    +#+.+.+.+#+
    ..#G#H#I#..
    +.+#+=+#+.+
    edge 1,2 e 0.1 0.4
    edge 2,2 e 0.6 0.9
    edge 1,0 n window-1
    edge 3,0 n window-2
    point p1 D blue
    point p2 G yellow
  `,
  ),
  // The great stair from the landing to the front door. The offices on both sides have one door each.
  tile(
    'hall',
    `
    +#+#+=+#+#+
    #A.A=B=C.C#
    +#+#+:+#+=+
    #D.D=H=E.E#
    +=+#+.+#+#+
    =F.F:H:I.I=
    +#+=+.+=+#+
    #G.G^H#J.J#
    +=+#+:+#+=+
    #K.K=P=L.L#
    +#+#+=+#+#+
    edge 0,0 w window-1
    edge 4,0 e window-2
    edge 0,4 s window-3
    edge 4,4 s window-4
    point p1 A green
    point p2 L blue
    point p3 J red
    point p4 D yellow
  `,
  ),
];
