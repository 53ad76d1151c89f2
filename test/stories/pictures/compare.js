// Compares two pictures square by square: a changed letter is small in a whole picture, but not in a square.
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

const side = 32;
/** The largest difference between two pixels that does not count, from 0 to 1. pixelmatch ignores antialiased edges. */
const threshold = 0.08;
/**
 * The tolerance for a square: how many pixels may differ, and by how much the mean of its red, green or blue may
 * differ, from 0 to 255.
 */
const tolerated = { pixels: 12, mean: 6 };

const read = async (png) => {
  const { data, info } = await sharp(png).removeAlpha().ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
};

/** The largest number of different pixels and the largest difference of means in any square. */
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
 * @param {Buffer} old A PNG.
 * @param {Buffer} now A PNG.
 * @returns {Promise<{fault: string | null, difference: Buffer | null}>} A description of the difference, and a PNG that
 * shows it.
 */
export async function compare(old, now) {
  const [a, b] = await Promise.all([read(old), read(now)]);
  const { width, height } = b;
  if (a.width !== width || a.height !== height)
    return { fault: `was ${a.width} × ${a.height} px, is ${width} × ${height}`, difference: null };
  const most = differ(a, b);
  if (isWithin(most)) return { fault: null, difference: null };
  const output = Buffer.alloc(b.data.length);
  // If only the mean of a square differs, the picture shows every different pixel.
  pixelmatch(a.data, b.data, output, width, height, { threshold: isWithin({ ...most, mean: 0 }) ? 0 : threshold });
  const difference = await sharp(output, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
  return {
    fault: `in one square ${most.pixels} px differ, and the mean is off by ${most.mean.toFixed(1)}`,
    difference,
  };
}

/** Reduces the colours of a PNG as far as possible without using more than half of the tolerance. */
export async function shrink(png) {
  const image = await read(png);
  for (const quality of [60, 75, 90, 100]) {
    const small = await sharp(png).png({ palette: true, quality, effort: 10, dither: 0 }).toBuffer();
    if (isWithin(differ(await read(small), image), 0.5)) return small;
  }
  return png;
}
