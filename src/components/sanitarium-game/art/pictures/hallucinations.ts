// The pictures of the nine Hallucinations and of Confusion.
import { fine, noise } from '../../../shared/drawing.js';
import { night, print, rays } from './parts.js';

/** Draws doorways within doorways, each rotated a little further. */
const turning = (from: number, to: number): string => {
  let path = '';
  for (let i = from; i < to; i++) {
    const size = 0.855 ** i;
    const [cos, sin] = [Math.cos(i * 0.135), Math.sin(i * 0.135)];
    const corner = (x: number, y: number): string =>
      `${fine(100 + (x * cos - y * sin) * size)} ${fine(120 + (x * sin + y * cos) * size)}`;
    path += `M${corner(-88, -104)}L${corner(88, -104)} ${corner(88, 104)} ${corner(-88, 104)}z`;
  }
  return path;
};

/** The brightness of a face in TV static, at x, y, from 0 to 1. */
const face = (x: number, y: number): number => {
  const within = (cx: number, cy: number, rx: number, ry: number): number =>
    ((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2;
  if (within(74, 104, 17, 13) < 1 || within(126, 104, 17, 13) < 1 || within(100, 176, 13, 24) < 1) return 0;
  if (within(103, 138, 7, 8) < 1) return 0.3;
  const edge = within(100, 120, 64, 98);
  return edge > 1 ? 0.18 : x > 112 ? 0.66 - edge * 0.25 : 1 - edge * 0.3;
};

/** Draws TV static: the brighter the spot, the thicker the dash. */
const hiss = (): string => {
  const [faint, plain, strong]: [string[], string[], string[]] = [[], [], []];
  for (let row = 0; row < 42; row++) {
    let x = -noise(row) * 12;
    for (let n = 0; x < 200; n++) {
      const y = row * 5.6 + 2;
      const dash = 3 + noise(row * 61 + n) * 6;
      const light = face(x + dash / 2, y) + (noise(row * 17 + n * 3.7) - 0.5) * 0.34;
      if (light > 0.1)
        (light > 0.78 ? strong : light > 0.42 ? plain : faint).push(`M${fine(x)} ${fine(y)}h${fine(dash)}`);
      x += dash + 2.6;
    }
  }
  return `P0.7${faint.join('')}|P1.8${plain.join('')}|P3.3${strong.join('')}`;
};

const doors = ['32 44 -12', '99 40 7', '168 52 20', '30 136 9', '170 144 -9', '34 222 -24', '102 206 5', '166 232 17'];

export const HALLUCINATIONS = {
  'footsteps-behind': night(
    'bM0 232L64 0H136L200 232z|K2M28 232L76 0M64 232L88 0M100 232V0M136 232L112 0M172 232L124 0|ho100 50 78 48|ho100 54 46 28|zo104 78 34 8|k&84 -12 15 84 36 11 83 56 8;116 -12 15 116 36 11 117 56 8|kM72 60Q82 54 93 60L94 78Q82 84 70 78zM107 60Q118 54 128 60L130 78Q118 84 106 78z|C2M71 72H93M107 72H129|F2M70 0L74 36 76 58M102 4L106 36|p*foot 116 108 4 .5 .5|p*foot 84 134 -4 -.62 .62|p*foot 122 168 5 .8 .8|p*foot 72 206 -6 -1.02 1.02',
  ),
  'someone-calls': night(
    'bo100 108 90|cM0 208H200V212H0z|zo104 216 70 8|tM54 208Q56 192 84 188H116Q144 192 146 208z|cM108 188H116Q144 192 146 208H112z|pM54 208Q56 192 84 188H92Q70 194 68 208z|tM93 100H107V190H93z|cM102 100H107V190H102z|tM88 178H112V188H88zM89 112H111V120H89z|T5M93 116H64V100|K3M98 96L86 88|to86 80 27 29|pM62 94A27 29 0 0 1 88 51V57A22 24 0 0 0 67 90z|ko84 81 20 22|co84 81 6 7|C2.5' +
      rays(84, 81, 9, 17, 10, 1.1) +
      '|T2.5M110 150C152 150 116 198 158 202|n1.5&146 142 7 168 194 6|n1.5o170 202 10 8|n1.5o144 134 15 10|ko143 132 10 6|P3M130 116Q142 106 156 114|P2.4M122 104Q142 90 162 102|P1.8M114 92Q142 74 168 90|P3M56 202C26 204 44 174 22 170|P1.2M22 170L12 162M22 170L10 170M22 170L13 178',
  ),
  'buried-hands': night(
    'bM0 0H200V232H0z|co116 96 74|c*hand 38 156 -8 .56|c*hand 150 150 12 .56|c*hand 96 140 0 .5|t*hand 66 164 12 -.76 .76|t*hand 124 162 -6 .76|kM0 232V184Q30 170 62 184T128 178 200 176V232z|n2.5*hand 28 196 -12 1|n2.5*hand 98 206 5 -1.1 1.1|n2.5*hand 168 200 14 .94|kM0 240V218Q14 210 28 216T66 214 98 222 136 214 168 216 200 208V240z|T1.5M8 222L18 216M40 220L52 214M110 226L124 218M150 222L158 216M180 218L192 214',
  ),
  'cold-fingers': night(
    'cM84 0H200V232H84z|tM84 0H92V232H84z|C2M122 0Q112 60 124 118T120 232M160 0Q170 70 158 130T166 232|K2M104 24H190V96H104zM104 118H190V232H104z|P1.2' +
      rays(142, 96, 8, 34, 9) +
      rays(152, 122, 8, 30, 9) +
      rays(146, 148, 8, 32, 9) +
      rays(126, 172, 7, 24, 9) +
      '|P0.8' +
      rays(142, 96, 14, 24, 27) +
      rays(146, 148, 14, 23, 27) +
      '|n3&-30 90 20 20 88 18 66 84 11 108 76 7.5 140 92 5;-30 110 24 20 106 18 66 108 11 116 104 7.5 150 120 5;-30 130 24 20 128 18 66 132 11 112 132 7.5 144 146 5;-30 140 20 20 146 16 68 154 9 100 156 6.5 124 170 4.3|K11M2 56V184|K9M14 58V182|K7M25 60V180|K5M35 62V178|K3.5M44 64V176|K2M52 66V174|K1.5M104 70Q108 76 106 83M112 98Q116 104 114 111M108 126Q112 132 110 139M96 151Q100 156 98 162|to139 92 4 3|to149 120 4 3|to143 146 4 3|to123 170 3.5 2.6',
  ),
  'leaden-legs': night(
    'bM0 190H200V232H0z|K2M0 206H200M40 190L20 232M100 190V232M160 190L180 232|n2&76 30 17 76 92 14 78 120 10 78 168 9;124 30 17 124 92 14 122 120 10 122 168 9|tM84 60Q92 100 88 120L86 168H80L82 110zM132 60Q140 100 134 120L130 168H124L128 110z|tM30-4H170L160 66Q146 76 132 68T100 72 68 68T40 66z|pM30-4H70L62 66Q50 70 40 66z|cM136-4H170L160 66Q148 74 138 70z|C2M84 0L80 66M112 0L116 68|zM40 210H176L192 222H52z|cM36 160H94L98 212H32zM106 160H164L168 212H102z|tM36 160H94L90 172H40zM106 160H164L160 172H110z|kM62 163Q78 158 92 164Q78 171 62 163zM106 163Q122 158 136 164Q122 171 106 163z|pM36 160L40 172 37 212H32zM106 160L110 172 107 212H102z|K3o66 192 9|K3o134 192 9|T2M60 186A9 9 0 0 1 72 185M128 186A9 9 0 0 1 140 185|T1.5M30 214L12 226M50 214L46 230M150 214L154 230M170 214L190 228',
  ),
  'the-long-turn': night(
    `P3.2${turning(0, 3)}|P2.4${turning(3, 7)}|T2${turning(7, 11)}|T1.2${turning(11, 14)}|ho100 120 30|p*figure 100 136 0 .62`,
  ),
  moths: night(
    'ho100 92 84|ho100 92 54|T2.5M100 0V40|cM90 38H110V60H90z|T2M90 44H110M90 50H110|fM91 58Q90 70 82 78A26 26 0 1 0 118 78Q110 70 109 58z|yo100 96 15|C1.5M94 62V90L98 84 100 92 102 84 106 90V62|k*moth 116 108 152 .44|k*moth 78 84 -60 .2|t*moth 38 64 30 .42|t*moth 160 104 -46 .46|k*spots 160 104 -46 .46|t*moth 28 128 -30 .34|p*moth 66 176 -24 1.05|k*spots 66 176 -24 1.05|p*moth 148 174 26 .62|k*spots 148 174 26 .62|t*moth 124 216 -14 .44',
  ),
  'white-noise': night(hiss()),
  'puppet-strings': night(
    'bM0 208H200V232H0z|ho100 200 84 24|zo104 216 40 7|P1.2M52 62L62 128M150 50L142 120M88 56L92 112M112 54L108 112M64 60L82 188M136 52L120 184|p*hand 100 4 180 .86|cM66-4H134L126 12H74z|pM74 12H126L124 19H76z|tM40 56L160 42 162 51 42 65z|n1.5&90 46 5 86 62 4.5 92 70 3.6;102 46 5 100 62 4.5 106 70 3.6;112 46 5 114 60 4.3 118 66 3.4|n2&100 152 9 99 172 11;90 144 4.5 74 154 4 62 130 3.4;110 144 4.5 130 150 4 142 122 3.4;94 178 5.5 82 194 4.6 88 216 3.6;105 178 5.5 120 190 4.6 110 214 3.6;88 217 3 80 218 2.4;110 216 3 104 218 2.4|n2&98 124 12 99 132 10|ko74 153 1.8|ko130 149 1.8|ko82 193 1.8|ko119 189 1.8|K1.5M91 127H96M101 126H106M98 114V118M97 135H102M90 158Q99 162 109 158|ko90 145 1.8|ko110 145 1.8',
  ),
  confusion: print(
    doors
      .map(
        (at) =>
          `z*door ${at.replace(/^(\d+) (\d+)/, (_, x: string, y: string) => `${Number(x) + 5} ${Number(y) + 6}`)} 1.15|k*door ${at} 1.15|P2.4*panels ${at} 1.15`,
      )
      .join('|') + '|n2*figure 104 152 0 .7',
  ),
} as const;
