// A fixed amount of work for the processor. Measurements from different machines can be compared if each is divided by
// the time that this work takes on the same machine.

/**
 * The time of the shortest of twelve runs, in milliseconds. This function is also run inside pages, so it must not use
 * anything else from this file.
 */
export function baseline() {
  const work = () => {
    const began = performance.now();
    const words = new Map();
    for (let i = 0; i < 60_000; i++) words.set(`word ${i % 5000}`, { n: i, of: [i, i + 1, i + 2] });
    JSON.parse(JSON.stringify([...words]));
    return performance.now() - began;
  };
  return Math.min(...Array.from({ length: 12 }, work));
}
