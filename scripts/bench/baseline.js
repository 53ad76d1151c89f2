// Fixed work for a processor, in Node or in a page: beside its time a figure holds on any machine, however busy.

/** Milliseconds that it takes, the least of some. Needs nothing of this file: a page runs it by itself. */
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
