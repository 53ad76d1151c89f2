// Changes packs at random. Every fault of a changed pack must have a code and a path. Wherever the pack is wrong, the
// original values are restored. Then a match with it is played by random choices, without throwing or hanging.
// The environment variable RUNS is the number of packs (see `npm run fuzz`), and SEED selects them. Games that accept
// only whole packs have separate tests.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createChance, openMatch, type Chance, type Fault } from '../../../src/engine/kernel/index.js';
import { validatePack } from '../../../src/engine/validate-pack.js';
import { Changes, type Node } from './changed-packs.js';
import { games } from './games.js';

const runs = Math.ceil(Number(process.env['RUNS'] ?? 100) / 25);
const seed = process.env['SEED'] ?? '1';
/** The maximum number of choices. A match needs fewer, unless its cards delay the end. */
const longest = 2500;

for (const { id, rules, packTable } of games) {
  if (!packTable) continue;
  const own = new Changes(rules.pack as object);

  /**
   * Restores the original values wherever the pack is wrong. Returns null if the pack is still refused. Asserts that
   * every fault has a code, a path and a message.
   */
  const mended = (json: Node): unknown => {
    for (let tries = 0; tries < 8; tries++) {
      const read = validatePack(rules, json);
      if (read.ok) return read.value;
      assert.ok(read.error.length > 0);
      for (const fault of read.error) {
        const { code, path, message } = fault;
        assert.match(code, /^[a-z-]+$/);
        assert.ok(
          path.length > 0 && path.length <= 200 && message.length > 10 && message.length < 500,
          `${code} ${path} ${message}`,
        );
        own.mend(json, fault);
      }
    }
    return null;
  };

  /**
   * Makes random choices until the match is over, until a fault occurs (such as a card that never ends), or until
   * `longest` choices have been made. Returns `over`, the code of the fault, or `long`.
   */
  const play = (pack: unknown, chance: Chance): string => {
    const opened = openMatch(rules, { seed: chance.below(1e6), pack, ...packTable(pack, chance) });
    if (!opened.ok) return opened.error.code;
    const match = opened.value;
    for (let n = 0; n < longest; n++) {
      if (match.outcome) return 'over';
      const question = match.questions[chance.below(match.questions.length)];
      const option = question?.options[chance.below(question.options.length)];
      assert.ok(question && option, 'the match is not over, but there is no question');
      const chosen = match.choose(question.seat, question.n, option.id);
      if (!chosen.ok) return (chosen.error as unknown as Fault).code;
    }
    return 'long';
  };

  test(`${id}: ${runs} randomly changed packs are either refused or played to the end`, () => {
    const ends: Record<string, number> = {};
    for (let run = 0; run < runs; run++) {
      const chance = createChance(`pack ${seed} ${run}`);
      const pack = mended(own.changed(chance, 1 + chance.below(60)));
      const end = pack ? play(pack, chance) : 'refused';
      assert.ok(['over', 'refused', 'long', 'no-end', 'too-deep'].includes(end), `run ${run}: ${end}`);
      ends[end] = (ends[end] ?? 0) + 1;
    }
    if (process.env['SHOW']) console.log(id, ends);
    assert.ok((ends['over'] ?? 0) >= runs / 2, JSON.stringify(ends));
  });
}
