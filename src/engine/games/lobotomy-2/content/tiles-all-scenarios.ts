// The seven Map Tiles that lie in the Scenarios after the introduction alone.
import type { MapTile } from '../cards/scenario-types.js';
import { tile } from './tile-drawing.js';

export const furtherTiles: readonly MapTile[] = [
  // An arena under a ring of benches: the glass keeps the ring blind but for four stairs, and those below have no cover.
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
  // Ways round and round the long stove; hatches to see through, and nowhere a dead end but the stores.
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
  // One long view from porch to altar, and aisles behind pillars from which nobody is seen.
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
  // A maze of pipes: openings out of line, so that nothing is seen before one stands beside it.
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
  // Open snow round a covered well: everything in sight, nothing to hide behind but the well-house.
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
  // Under the beams: one crooked way through the middle, and a hole in the boards that saves half of it.
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
  // The great stair from the landing to the front door, and offices on both sides with one door each.
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
