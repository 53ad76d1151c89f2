// The pictures of the nine Characters. The blue side of a card shows a portrait; the INSANE side shows it lit from
// within.
import { fine } from '../../../shared/drawing.js';
import { burst, poster, rays, stripes } from './parts.js';

const TORSO = 'M12 240Q14 192 52 180L80 170V146H120V170L148 180Q186 192 188 240z';

/**
 * Draws the blue side: a portrait photograph in front of a pale circle, lit from one side. `behind` is drawn behind the
 * head; it is empty or ends with `|`. `worn` is the hair and clothes.
 */
const sane = (colour: string, behind: string, worn: string): string =>
  poster(
    colour,
    `zo106 112 82|eo100 106 80|${behind}b${TORSO}|kM120 146V170L148 180Q186 192 188 240H108L100 190 116 172z|@face 100 104 0 1.18|${worn}`,
  );
/**
 * Draws the INSANE side: the portrait with a figure that has always stood behind it, and with a strip of hazard tape
 * across it.
 */
const insane = (colour: string, behind: string, worn: string): string =>
  poster(
    'k',
    `${colour}${burst(100, 104, 14, 0.02)}|${behind}k${TORSO}|@mad 100 104 0 1.18|${worn}|yM-6 208L206 190V210L-6 228z|k${stripes(-20, 198, 220, 22, 28)}|bM-6 228L206 210V214L-6 232zM-6 204L206 186V190L-6 208z`,
  );

/** Draws a shape `count` times around the head, between two angles in degrees from upright. */
const about = (part: string, count: number, from: number, to: number, scale = 1): string =>
  Array.from({ length: count }, (_, i) => {
    const turn = from + ((to - from) * i) / (count - 1);
    const angle = (turn * Math.PI) / 180;
    return `${part} ${fine(100 + Math.sin(angle) * 62)} ${fine(108 - Math.cos(angle) * 62)} ${fine(turn)} ${scale}`;
  }).join('|');

const helmet = 'kM58 132Q50 44 100 42T142 132L130 128Q136 74 100 72T70 128z';
const bob = 'kM56 146V92Q56 44 100 44T144 92V146H130V86H70V146z';
const scarf = 'M58 120Q50 42 100 40T142 120L131 112Q128 74 100 72T69 112z';
const braids =
  'kM62 126Q52 46 100 45T138 126L130 92Q104 82 96 66 88 84 70 92z|k&62 128 9 55 148 9 60 166 8 53 184 8 57 204 6 54 222 3;138 128 9 145 148 9 140 166 8 147 184 8 143 204 6 146 222 3';
const gloves = (colour: string): string =>
  `kM10 240L16 150H72L78 240zM122 240L128 150H184L190 240z|${colour}M14 196Q6 132 40 130Q78 130 74 168Q74 190 64 198zM186 196Q194 132 160 130Q122 130 126 168Q126 190 136 198z|K3M50 170Q66 168 73 156M150 170Q134 168 127 156|pM18 200H66V212H18zM134 200H182V212H134z`;

export const characters = () => ({
  'ian-mcfellow': sane(
    'u',
    '',
    `${helmet}|ko63 128 10 15|ko137 128 10 15|rM58 82H142V94H58z|so82 84 18|so118 84 18|po82 84 12|po118 84 12|wM72 92L88 74 92 78 76 96z|pM66 156Q100 178 134 156L140 174Q100 198 60 174z|zM100 190Q122 188 140 174L134 156Q118 168 100 168z|pM118 184L156 226 136 232 108 190z`,
  ),
  'ian-mcfellow.insane': insane(
    'u',
    'p*wing 72 176 14 .95|p*wing 128 176 -14 -.95 .95|s*wing 66 186 -10 .72|s*wing 134 186 10 -.72 .72|',
    `${helmet}|ko63 128 10 15|ko137 128 10 15|rM58 90H142V100H58z|so86 96 18|so118 96 18|yo86 96 13|yo118 96 13|ko86 96 4|ko118 96 4|pM66 156Q100 178 134 156L140 174Q100 198 60 174z`,
  ),

  'demi-hawkins': sane(
    'y',
    'K4M40 20v.1M40 40v.1M70 20v.1M70 40v.1M130 20v.1M130 40v.1M160 20v.1M160 40v.1|',
    `${bob}|S5M62 80Q100 24 138 80|so60 112 10 15|xo60 112 5 8|S4M60 126Q62 152 88 152|so92 152 6|X4M60 128C40 150 20 150 26 190S50 210 44 240|kM66 178L100 196 134 178 128 172 100 184 72 172z|pM74 172L100 188 126 172 118 168 100 178 82 168z`,
  ),
  'demi-hawkins.insane': insane(
    'y',
    'X5M100 100C60 60 60 30 20 24M100 100C40 90 40 70 6 84M100 100C140 60 140 30 182 22M100 100C160 90 160 70 196 86M100 60C96 30 110 20 104 4|k&20 24 5 8 20 4;182 22 5 194 18 4;104 14 5 104 0 4;16 84 5 2 88 4;184 84 5 198 90 4|',
    `${bob}|S5M62 80Q100 24 138 80|so60 112 10 15|yo60 112 5 8|S4M60 126Q62 152 88 152|so92 152 6|so140 112 10 15|yo140 112 5 8|X5M60 128C30 150 20 150 24 196M140 128C170 150 180 150 176 192`,
  ),

  'tobias-crake': sane(
    's',
    '',
    `kM68 84Q70 52 100 50T132 84Q126 64 100 64T68 84z|eo64 108 7 11|pM74 74L92 70 94 78 76 82z|K1M82 72V81|${gloves('x')}`,
  ),
  'tobias-crake.insane': insane(
    'x',
    'E4M0 60H70M130 56H200M0 92H60M140 96H200|E3M64 60q10 4 6 14M134 56q-8 6-4 14|',
    `kM66 84Q70 50 100 48T134 84Q126 60 100 60T66 84z|pM108 70L128 74 126 82 106 78z|yM30 20L35 32 48 32 38 40 42 53 30 45 18 53 22 40 12 32 25 32zM170 12L174 22 185 22 176 29 179 40 170 33 161 40 164 29 155 22 166 22z|${gloves('r')}`,
  ),

  'marta-kowal': sane(
    'g',
    '',
    `x${scarf}|xM136 112L164 98 160 122zM138 118L166 130 150 144z|w&70 74 3;84 58 3;104 52 3;124 64 3;134 86 3;64 100 3|pM60 180L84 170 100 200 116 170 140 180 150 240H50z|zM116 170L140 180 150 240H104L100 200z|K3M84 170L100 200 116 170`,
  ),
  'marta-kowal.insane': insane(
    'g',
    `po34 60 22|po56 40 18|po20 88 16|po164 56 24|po142 36 18|po182 86 18|w&30 120 16;172 118 18;100 20 16|`,
    `x${scarf}|xM136 112L164 98 160 122zM138 118L166 130 150 144z|y&70 74 3;84 58 3;104 52 3;124 64 3;134 86 3;64 100 3|sM60 180L84 170 100 196 116 170 140 180 150 240H50z`,
  ),

  'felix-ambrose': sane(
    'r',
    `${about('s*blade', 5, -62, 62)}|`,
    'kM64 100Q60 48 100 47T136 100Q130 72 104 66Q84 66 64 100z|wM80 58Q94 50 112 54L84 66z|kM100 131Q88 124 78 134Q68 140 60 130Q70 132 78 126Q92 118 100 127z|eM101 131Q112 124 122 134Q132 140 140 130Q130 132 122 126Q108 118 101 127z|xM100 176L80 166V188zM100 176L120 166V188zM95 171H105V181H95z|pM92 182H108L106 232H94z|K1.5M100 194v.1M100 208v.1',
  ),
  'felix-ambrose.insane': insane(
    'r',
    `${about('p*blade', 11, -125, 125, 1.1)}|`,
    'kM64 100Q60 48 100 47T136 100Q130 72 104 66Q84 66 64 100z|sM100 129Q88 120 76 130Q64 138 54 120Q66 128 78 122Q92 116 100 125zM101 129Q112 120 124 130Q136 138 146 120Q134 128 122 122Q108 116 101 125z|xM100 176L80 166V188zM100 176L120 166V188zM95 171H105V181H95z',
  ),

  'lotte-wren': sane(
    'v',
    '',
    `${braids}|xM46 178H68V186H46zM132 178H154V186H132z|yM128 96L166 62 173 69 135 103z|pM166 62L176 54 173 69z|p*rabbit 164 210 0 .8 .8|po148 182 0|ko148 183 2|pM72 172L100 186 128 172 122 182 100 198 78 182z`,
  ),
  'lotte-wren.insane': insane(
    'v',
    'k&72 66 14 62 30 17 66 -4 8;128 66 14 140 32 17 150 2 8|p&71 58 6 65 30 8 68 8 3;129 58 6 138 32 8 145 14 3|',
    `${braids}|xM46 170H68V178H46zM132 170H154V178H132z|s*rabbit 30 196 0 .9|yo10 165 3|s*rabbit 170 186 0 -.9 .9|yo190 155 3|p*rabbit 34 116 0 .5|p*rabbit 170 112 0 -.5 .5`,
  ),

  'solomon-pike': sane(
    'y',
    'z*cog 38 66 10 1|z*cog 164 88 0 1.3|',
    `n3M66 132Q42 128 50 104Q40 88 58 74L72 90V130z|sM134 132Q158 128 150 104Q160 88 142 74L128 90V130z|n3M68 130Q100 144 132 130L126 170Q100 206 74 170z|sM104 139Q118 138 132 130L126 170Q116 188 102 194z|kM86 142H114V147H86z|I4M60 84L78 94|io84 98 18|po84 98 12|ko84 98 5|rM60 182L84 174 100 220 116 174 140 182 146 240H54z|Y2.5M84 214Q100 226 120 210`,
  ),
  'solomon-pike.insane': insane(
    'y',
    `eo100 104 84|K5${rays(100, 104, 72, 80, 12)}|K2o100 104 84|K7M100 104L60 40M100 104L176 84|`,
    'sM66 132Q38 128 48 104Q34 84 56 70L72 90V130zM134 132Q162 128 152 104Q166 84 144 70L128 90V130z|sM72 142Q100 160 130 142L124 178Q100 204 76 178z|po88 96 20|K2o88 96 20|K2.5M88 96V82M88 96L98 102|k*cog 40 180 10 .7|k*cog 162 176 0 .8',
  ),

  'harriet-voss': sane(
    'u',
    '',
    `kM62 126Q52 54 100 52T138 126L130 92Q100 70 70 92z|pM56 72L64 30H136L144 72Q100 50 56 72z|zM104 30H136L144 72Q124 60 104 58z|xM96 34H104V41H111V49H104V56H96V49H89V41H96z|uM34 240L52 182 80 172 96 232V240zM166 240L148 182 120 172 104 232V240z|xM80 172L96 232 100 240 104 232 120 172 112 168 100 196 88 168z|po100 182 7|@lantern 32 172 0 .72`,
  ),
  'harriet-voss.insane': insane(
    'u',
    '',
    `kM62 126Q52 54 100 52T138 126L130 92Q100 70 70 92z|pM56 74L64 42H136L144 74Q100 54 56 74z|xM96 42H104V48H110V55H104V61H96V55H90V48H96z|@candle 66 44 -14 .7|@candle 83 38 -6 .75|@candle 100 36 0 .8|@candle 117 38 6 .75|@candle 134 44 14 .7|@syringe 34 158 -76 .62|@syringe 166 158 -104 .62`,
  ),

  'edmund-sable': sane(
    'v',
    '',
    `vM54 94Q42 30 100 28T146 94Q124 70 100 70T54 94z|zM104 28Q158 34 146 94Q124 70 104 70z|K2M58 88Q84 60 100 30M100 70Q92 48 100 30Q112 48 100 70M142 88Q120 60 100 30|p&100 44 3 108 20 8 104 2 2|yM100 46L111 60 100 76 89 60z|kM92 146L100 172 112 146 104 150z|e*hand 34 214 -10 .85|K1.5M22 168Q34 158 46 168Q34 178 22 168z|ko34 168 4`,
  ),
  'edmund-sable.insane': insane(
    'v',
    '@eye 30 40 -20 .5|@eye 170 34 24 .56|@eye 24 100 10 .42|@eye 178 104 -12 .46|@eye 100 16 0 .4|',
    `vM54 94Q42 30 100 28T146 94Q124 70 100 70T54 94z|K2M58 88Q84 60 100 30M142 88Q120 60 100 30|@eye 100 56 90 .5|sM92 146L100 176 112 146 104 150z|p*hand 28 204 -16 .78|p*hand 172 200 16 -.78 .78|@eye 28 170 -16 .3|@eye 172 166 16 .3`,
  ),
});
