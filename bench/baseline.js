// Fixed work for a processor. Figures from different machines can be compared if each is divided by the time that this
// work takes there.

/** The shortest of twelve runs, in milliseconds. A page also runs this function, so it uses nothing else from this file. */
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
