// Compares two pictures, square by square: a changed letter is small in a picture, but not in its square.
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

const side = 32;
/** How far apart the colours of two pixels may be, of 1. Edges that fall elsewhere within a pixel do not count. */
const threshold = 0.08;
/** How many pixels of a square may be further apart, and how far its mean red, green or blue may be off, of 255. */
const tolerated = { pixels: 12, mean: 6 };

const read = async (png) => {
  const { data, info } = await sharp(png).removeAlpha().ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
};

/** What differs most in any square: pixels, and means. */
function differ(a, b) {
  const { width, height } = b;
  const mask = Buffer.alloc(b.data.length);
  pixelmatch(a.data, b.data, mask, width, height, { threshold, diffMask: true, aaColor: [0, 0, 0] });
  const most = { pixels: 0, mean: 0 };
  for (let top = 0; top < height; top += side) {
    for (let left = 0; left < width; left += side) {
      const [right, bottom] = [Math.min(left + side, width), Math.min(top + side, height)];
      const sums = [0, 0, 0];
      let pixels = 0;
      for (let y = top; y < bottom; y++) {
        for (let n = 4 * (y * width + left); n < 4 * (y * width + right); n += 4) {
          if (mask[n]) pixels++;
          for (const channel of [0, 1, 2]) sums[channel] += a.data[n + channel] - b.data[n + channel];
        }
      }
      most.pixels = Math.max(most.pixels, pixels);
      most.mean = Math.max(most.mean, ...sums.map((sum) => Math.abs(sum) / ((right - left) * (bottom - top))));
    }
  }
  return most;
}

const isWithin = ({ pixels, mean }, part = 1) => pixels <= tolerated.pixels * part && mean <= tolerated.mean * part;

/**
 * @param {Buffer} old PNG.
 * @param {Buffer} now PNG.
 * @returns {Promise<{fault: string | null, difference: Buffer | null}>} What is wrong in words, and a PNG of where.
 */
export async function compare(old, now) {
  const [a, b] = await Promise.all([read(old), read(now)]);
  const { width, height } = b;
  if (a.width !== width || a.height !== height)
    return { fault: `was ${a.width} × ${a.height} px, is ${width} × ${height}`, difference: null };
  const most = differ(a, b);
  if (isWithin(most)) return { fault: null, difference: null };
  const output = Buffer.alloc(b.data.length);
  // What is far apart only over a whole square is shown pixel by pixel.
  pixelmatch(a.data, b.data, output, width, height, { threshold: isWithin({ ...most, mean: 0 }) ? 0 : threshold });
  const difference = await sharp(output, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
  return {
    fault: `in one square ${most.pixels} px differ, and the mean is off by ${most.mean.toFixed(1)}`,
    difference,
  };
}

/** A PNG as it is kept: of as few colours as leave half of what is tolerated to the next comparison. */
export async function shrink(png) {
  const image = await read(png);
  for (const quality of [60, 75, 90, 100]) {
    const small = await sharp(png).png({ palette: true, quality, effort: 10, dither: 0 }).toBuffer();
    if (isWithin(differ(await read(small), image), 0.5)) return small;
  }
  return png;
}
