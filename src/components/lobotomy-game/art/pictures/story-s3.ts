// The pictures of the Scenario "Vespers": the chapel in the snow, lamps without oil, and the figure that has prayed
// there for eleven years.
import { burst, page, poster, rays } from './parts.js';

/** Places a drawing on a poster in the plum of the chapel windows. */
const chapel = (drawing: string): string => poster('v', drawing);
const sheet = (drawing: string): string => page('v', drawing);
const snow = (n: number): string =>
  `w&${Array.from({ length: n }, (_, i) => `${(i * 53) % 200} ${(i * 89 + 17) % 210} ${1.6 + (i % 3) * 0.8}`).join(';')}`;
const heads = (y: number, xs: readonly number[], r: number): string =>
  xs
    .map((x) => `&${x} ${y} ${r} ${x} ${y + r * 2.4} ${r * 1.5};`)
    .join('')
    .replace(/;&/g, ';')
    .replace(/;$/, '');

export const s3 = () => ({
  'S3-A': chapel(
    `pM0 190Q60 176 120 188T200 182V232H0z|kM50 190V96L76 64V30L84 6 92 30V64L118 96H168V190z|v*lancet 84 128 0 .5|v*lancet 130 146 0 .6|v*lancet 152 146 0 .6|yM76 186V164Q84 156 92 164V186z|${snow(30)}|p*note 34 60 -8 .7|p*note 146 60 10 .6`,
  ),
  'S3-B': chapel(
    `kM28 232V88Q28 30 100 16Q172 30 172 88V232z|bM40 232V92Q42 44 100 30Q158 44 160 92V232z|hM82 232V40H118V232z|k${heads(142, [58, 82, 118, 142], 7)}|k${heads(168, [52, 80, 120, 148], 9)}|k${heads(200, [46, 78, 122, 154], 11)}|t*lancet 100 84 0 .9|K3M100 44V126M82 84H118|iM28 232V88Q30 50 56 34V232z`,
  ),
  'S3-C': chapel(
    `t*lancet 40 80 0 1.1|t*lancet 100 70 0 1.3|t*lancet 160 80 0 1.1|z${burst(100, 60, 12)}|k*patient 28 214 0 1|k*patient 66 220 0 1.1|k*patient 134 220 0 1.1|k*patient 172 214 0 1|@drowned-patient 100 228 0 1.36|kM0 206H36V232H0zM164 206H200V232H164z`,
  ),
  'S3-D': chapel(
    `z${burst(100, 84, 18)}|eo100 84 62|kM0 196H200V232H0z|eM16 176H184V206H16z|K2M36 176V206M164 176V206|@sister-perpetua 100 186 0 1.3|@candle 30 176 0 .8|@candle 52 176 0 .6|@candle 148 176 0 .6|@candle 170 176 0 .8`,
  ),
  'S3-E': chapel(
    `kM20 80H180V96H20z|eM26 96H174V150L160 158 146 150 130 158V96zM26 96H70V158L54 150 40 158 26 150z|kM70 96H130V232H70z|K4M76 150H124M76 172H124M76 194H124M76 216H124|hM76 110H124V232H76z|p*cross 100 52 0 .9|@book 34 196 -10 .6|sM144 182H192V214H144zM150 170H186V182H150z|yM164 192H172V202H164z`,
  ),

  'S3-EC1': sheet(
    `K7M20 80Q70 50 118 80Q140 94 128 108Q112 112 114 98M20 120Q70 96 120 120T190 110M20 160Q60 140 96 160Q118 176 104 190Q88 192 92 178|V4${rays(160, 60, 3, 24, 6)}${rays(160, 170, 3, 18, 6)}`,
  ),
  'S3-EC2': sheet(
    'v*foot 66 186 20 1|k*foot 112 150 30 1.1|v*foot 96 84 14 1|Z3M40 206Q70 214 96 204M88 176Q120 186 140 168M74 112Q100 120 124 108|k*drop 150 70 0 1.2|k*drop 40 96 0 .8',
  ),
  'S3-EC3': sheet(
    'zo106 158 78 24|ko100 150 78 24|vo100 146 62 16|yo76 142 16 6|yo108 148 16 6|yo124 140 14 5|k*hand 116 36 176 .96',
  ),
  'S3-EC4': sheet(
    'kM30 34H170V200H30z|pM40 44H106V70H40zM40 80H106V106H40zM40 116H106V142H40zM40 152H106V190H40z|vM132 48H144V150H132zM118 150H158V160H118zM132 160H144V186H132zM132 48L138 36 144 48z|k*note 62 66 0 .5|k*note 86 102 0 .5|k*note 66 138 0 .5|k*note 82 182 0 .6',
  ),
  'S3-EC5': sheet(
    'zM34 196H176V206H34z|kM26 92Q100 76 174 92V198H26z|vM34 100Q100 86 166 100V120Q100 106 34 120z|pM34 128Q100 114 166 128V136Q100 122 34 136z|vM34 144Q100 130 166 144V190H34z|pM34 166Q100 154 166 166V172Q100 160 34 172z|kM60 70Q100 58 140 70V84Q100 74 60 84z',
  ),
  'S3-EC6': sheet(
    'kM46 50H118Q118 108 90 118V176L114 196H50L74 176V118Q46 108 46 50z|vM54 66H110Q108 102 82 110Q56 102 54 66z|k*bottle 152 150 0 1.3|pM134 146H170V176H134z|v*cross 152 161 0 .4',
  ),
  'S3-EC7': sheet(
    'kM90 70H102V216H90z|ko96 50 30|po96 50 20|v*cross 96 50 0 .5|@padlock 152 150 10 .7|k*key 44 150 -14 .9',
  ),
  'S3-EC8': sheet(
    'kM100 20C142 40 150 90 150 120L180 220H20L50 120C50 90 58 40 100 20z|vM100 52C124 62 128 92 126 108Q100 126 74 108C72 92 76 62 100 52z|yo88 92 4|yo112 92 4|@book 100 170 0 1.2',
  ),
  'S3-EC9': sheet(
    'ko100 136 62|vo100 140 46 42|pM62 112Q100 96 138 112L132 124Q100 114 68 124z|po100 172 30 12|k*note 38 62 -10 1|v*note 100 50 0 1|k*note 160 66 10 1',
  ),
  'S3-EC10': sheet(
    'k*sole 64 186 14 1.1|s*sole 112 150 20 1|z*sole 88 104 10 .9|z*sole 128 76 16 .7|V4' +
      rays(44, 70, 3, 20, 6) +
      rays(160, 130, 3, 22, 6) +
      rays(150, 38, 2, 14, 6),
  ),
  'S3-EC11': sheet(
    'kM40 96H160V214H40z|vM48 104H152V206H48z|kM66 90H134V104H66z|k*hand 100 112 0 .9|pM76 140H124V176H76z|k*cross 100 158 0 .5',
  ),
  'S3-EC12': sheet(
    'kM22 34H178V204H22z|ho100 110 70|@candle 58 176 0 .9|@candle 100 182 0 1.5|@candle 144 176 0 .7|vM30 176H170V194H30z',
  ),
  'S3-EC13': sheet(
    'kM20 50H180V204H20z|pM28 56Q66 48 96 60V196Q64 184 28 192zM172 56Q134 48 104 60V196Q136 184 172 192z|K2.5M38 82H86M38 102H86M38 142H86M38 162H86|vM34 114H90V130H34z|K2.5M114 82H162M114 102H162M114 122H162|v*drop 140 160 0 1|K3M150 38L120 8',
  ),
});
