// The Bosses, as large as a wall, and the cards with the actions of the Huntmaster and the Wendigo.
import { burst, poster, rays, stripes } from './parts.js';

/**
 * Draws a Boss in front of rays in this colour, with the feet on hazard tape. `before` is drawn behind the Boss; it is
 * empty or ends with `|`.
 */
const boss = (colour: string, figure: string, before = ''): string =>
  poster(
    colour,
    `z${burst(100, 110, 16)}|${before}kM0 206H200V232H0z|${figure}|yM0 214H200V232H0z|k${stripes(-20, 214, 230, 18)}`,
  );
/** Draws an action of the Huntmaster on a poster in his colour. */
const hunt = (drawing: string): string => poster('x', drawing);
const winter = (drawing: string): string => poster('u', drawing);

const snow = (n: number): string =>
  Array.from({ length: n }, (_, i) => `${(i * 53) % 200} ${(i * 89 + 17) % 200} ${1.5 + (i % 3) * 0.8}`).join(';');

export const bosses = () => ({
  pops: boss('r', '@pops 100 218 0 1.56'),
  huntmaster: boss('x', '@huntmaster 96 216 0 1.7'),
  wendigo: boss('u', '@wendigo 100 214 0 1.27', `w&${snow(26)}|`),
  superintendent: boss('g', '@superintendent 106 216 0 1.6'),
  anatomist: boss('s', '@anatomist 92 218 0 1.75'),
  'sister-perpetua': boss('v', '@sister-perpetua 100 206 0 1.66', 'eo100 60 54|'),
  'furnace-heart': boss('b', '@furnace-heart 100 214 0 1.4', `r${burst(100, 140, 14, 0.02)}|`),
  'other-patient': boss('g', '@other-patient 92 216 0 1.68', 'wM96 10H190V206H96z|'),
  conductor: boss('u', '@conductor 92 216 0 1.25', 'wo150 22 40|'),
  'thrown-spear': hunt(
    `z${rays(190, 20, 40, 300, 30)}|K1.5M0 150L120 80|kM4 214L118 74 124 80 12 220zM118 74L160 30 134 90 124 80z|pM160 30L134 90 126 78 122 72z|K5M96 92L112 108M90 100L106 114|kM0 196H200V232H0z`,
  ),
  'horn-for-the-pack': hunt(
    `Z5M120 60A60 60 0 0 1 120 160M136 44A84 84 0 0 1 136 176M152 28A108 108 0 0 1 152 192|k*horn 84 112 -8 1.9|eM164 46L172 128 180 126 174 44z|K3M52 96L70 128M86 106L90 132|kM0 206H200V232H0z|k*dog 60 210 0 .78|k*dog 156 210 0 .62|po7 174 2.5|po112 182 2`,
  ),
  'barbed-line': hunt(
    'kM0 0H200V20H0z|K4M100 20Q110 80 90 120T120 190|K3M92 60l16-8M96 74l18 6M88 104l20 2M84 126l18-8M92 146l20-2M106 166l18-6|P4M120 150V186Q120 206 138 206T156 188L146 192|kM20 232L36 180 60 172 70 232z|k*hand 46 186 24 1|kM100 8a10 10 0 1 0 .1 0',
  ),
  'weighted-net': hunt(
    `K3M100 10L10 190M100 10L56 204M100 10V208M100 10L144 204M100 10L190 190M78 56Q100 66 122 56M60 92Q100 110 140 92M40 130Q100 154 160 130M22 168Q100 200 178 168M10 190Q100 226 190 190|k&10 192 9;56 206 9;100 212 9;144 206 9;190 192 9|p*patient 100 200 0 .9`,
  ),
  'at-a-gallop': hunt(
    `Z6M0 60H90M0 90H60M0 120H80M0 150H50|kM0 196H200V232H0z|k*hunter 118 196 8 1.72|e&40 190 4;56 178 3;30 170 3;70 196 4;16 184 3|P3M30 214h40M90 220h60`,
  ),
  downwind: hunt(
    'kM0 190H200V232H0z|E4M14 70Q60 50 96 70T150 62Q172 52 160 38Q148 34 148 46M14 96Q60 78 110 96T190 92M14 122Q50 108 84 120Q108 130 98 144Q86 148 88 136|k*hunter 142 192 0 -.84 .84|k*patient 34 192 0 .5',
  ),
  'skinning-knife': hunt(
    'kM96 130H122L128 224H92z|rM100 138H118L120 178H98z|ko110 200 4|kM82 118H138V132H82z|pM90 118Q78 50 130 10Q134 60 126 118z|sM112 118Q112 60 130 10Q134 60 126 118z|kM28 50H70V90Q49 104 28 90z|k*antlers 49 52 0 .7|po42 72 3|po56 72 3',
  ),
  firebrand: hunt(
    'k&60 214 9 118 116 7|rM104 104L132 122 124 136 98 118z|ho120 80 66|y*flame 118 124 10 1.8|x*flame 120 122 8 1.05|p*flame 120 122 8 .52|y&60 60 3;78 40 2.5;150 28 3;166 70 2.5;46 100 2|K3M70 196L80 206M78 182L90 192',
  ),
  'gates-shut': hunt(
    `kM0 40H200V232H0z|xM20 60H92V222H20zM108 60H180V222H108z|K8M38 50V226M56 50V226M74 50V226M126 50V226M144 50V226M162 50V226|kM14 96H186V108H14zM14 180H186V192H14z|kM100 30L110 50 100 62 90 50z|yM84 126H116V160H84z|K4M90 126V116Q100 104 110 116V126|ko100 140 4|kM98 142H102V152H98z|k*antlers 100 36 0 .6`,
  ),
  'thin-the-herd': hunt(
    `kM0 200H200V232H0z|k*man 36 200 0 .9|k*woman 78 200 0 .9|z*man 120 200 0 .9|k*child 160 200 0 1|E6M98 96L142 214M142 96L98 214|P3M20 60V36M28 60V36M36 60V36M44 60V36M14 54L50 42M66 60V36M74 60V36M82 60V36|Y3M90 60V36`,
  ),
  'gnaw-the-bone': winter(
    'p*bone 100 150 -24 1.7|k*antlers 100 66 0 1.4|kM60 74Q100 52 140 74L128 130 136 148 118 138 108 150 100 138 92 150 82 138 64 148 72 130z|po82 94 6|po118 94 6|ko82 94 2|ko118 94 2|P2M92 122L88 132M108 122L112 132',
  ),
  'breath-of-winter': winter(
    `kM0 0H90L110 40 96 60 118 70 100 84 112 104 80 120 0 130z|po72 44 6|pM96 60L118 70 108 76 98 70zM112 104L100 84 106 82z|w&130 80 10 190 60 34;128 92 10 200 120 40;124 100 8 180 176 30|P2.5${rays(150, 96, 0, 20, 6)}${rays(176, 150, 0, 16, 6)}${rays(136, 168, 0, 14, 6)}${rays(180, 50, 0, 14, 6)}${rays(100, 200, 0, 12, 6)}`,
  ),
  'voice-you-know': winter(
    `kM0 0H200V232H0z|uM62 26H138V196H62z|eM72 36H128V196H72z|hM72 196H128L176 232H24z|k*woman 100 198 0 1.2|k*antlers 100 86 0 .62|P4M46 78Q30 98 46 118M30 64Q6 98 30 132M154 78Q170 98 154 118M170 64Q194 98 170 132`,
  ),
  'antlers-down': winter(
    `bM0 0H200V232H0z|iM0 0L56 44V180L0 232zM200 0L144 44V180L200 232z|uM56 44H144V180H56z|kM0 232L56 180H144L200 232z|K1.5M0 60L56 82M0 150L56 136M200 60L144 82M200 150L144 136|k*antlers 100 116 0 1.9|kM66 126Q100 96 134 126L146 232H54z|pM84 120Q100 112 116 120L112 150 106 176H94L88 150z|ko92 134 4|ko108 134 4|K2M97 172V164M103 172V164|P2M2 16L20 40M8 10L24 34M198 16L180 40M192 10L176 34M4 50L14 62M196 50L186 62`,
  ),
  'starving-touch': winter(
    `kM0 180Q40 150 90 168L120 232H0z|k&60 176 15 96 132 10 104 110 8;100 122 7 86 84 5 84 46 3;104 116 7 106 74 5 112 30 3;110 120 7 128 84 5 142 46 3;112 128 7 146 106 5 170 82 3;96 136 7 66 120 5 46 94 3|pM84 46L81 30 88 40zM112 30L111 14 117 26zM142 46L146 28 148 42zM170 82L180 68 176 84zM46 94L36 80 50 88z|W2M60 176L92 140M70 186L104 142`,
  ),
});
