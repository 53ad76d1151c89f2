// The pictures of the start form. They are smaller and plainer than those of the cards, which are not loaded before a
// match.
import type { SVGTemplateResult } from 'lit';
import { draw } from './draw.js';
import { HEADS } from './heads.js';

/** The hunter; he stands on y = 66. */
const HUNTER = {
  hunter:
    'kM46 66L48 38Q50 29 60 29T72 38L74 66z|ko60 24 6|K3M56 20L48 15 45 5M50 9V15M64 20L72 15 75 5M70 9V15|p&58 24 1;62 24 1',
};

/** A scene from each Scenario, in front of its colour. */
export const SCENARIOS: Readonly<Record<string, string>> = {
  S1: 'u|tM46 10H74V72H46z|kM53 72V42Q60 28 67 42V72z|ko60 32 5',
  S2: 'g|kM44 62L38 40 50 16 66 10 82 26 86 62z|p&55 36 5;69 36 5|k&56 37 2;68 37 2',
  S3: 'v|yM28 66V38Q36 20 44 38V66zM76 66V38Q84 20 92 38V66z|pM49 66V28Q60 0 71 28V66z|K3M60 8V66',
  S4: 'x|pM0 58L60 52 120 58V72H0z|@hunter',
  DN1: 's|K5M24 20V64M96 32V64M24 51H96|pM28 48V36H48V48z|xM52 48V36L94 40V48z',
  DN2: 'r|ko60 40 40|yM44 70Q30 44 60 12Q64 30 74 40T76 70z|K4M48 20V66M72 20V66',
  DN3: 'k|xM0 0H38L8 72H0zM120 0H82L112 72H120z|tM54 0H66L88 72H32z|K4M44 54H76M52 54V66M68 54V66',
  DN4: 'u|pM0 30L60 22 120 30V72H0z|u&49 60 6;68 50 5;54 40 4;64 32 3',
};

/** The hunter in a door, under a lamp and behind hazard tape. */
const DOOR = 'b|tM46 1H74V4H46z|kM36 7H84V72H36z|xM40 11H80V72H40z|@hunter 0 6|yM0 60H120V66H0z';

/** Draws a scene from a Scenario; the picture of the game if it is not one of ours. */
export const scenarioPicture = (id: string): SVGTemplateResult =>
  draw((SCENARIOS[id] ?? DOOR).replace('|', 'M0 0H120V72H0z|'), HUNTER);

/** The middle of a scene. */
export const COVER_BOX = '24 0 72 72';

export const cover = (): SVGTemplateResult => scenarioPicture('');

/** Draws the head and shoulders of a Character, in front of a wall. */
export const portrait = (id: string, wall: number): SVGTemplateResult =>
  draw(`${'ugxvrugxs'[wall % 9] ?? ''}M0 0H120V72H0z|@bust 60 32 0 1.8`, {
    bust: `bM-20 23Q-19 11-6 9H6Q19 11 20 23z|eM-3 4H3V10L0 13-3 10z|eo0 0 8|k&-3 1 1;3 1 1|${HEADS[id] ?? ''}`,
  });
