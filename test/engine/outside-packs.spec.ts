// Packs of Lobotomy 2 that are changed at random: each is refused with code and path, or, with ours put back where it was wrong, played
// to its end by random choices, without a throw and without a hang. RUNS says how many (npm run fuzz), SEED which.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Pack } from '../../src/engine/games/lobotomy-2/content.js';
import { pack as own } from '../../src/engine/games/lobotomy-2/content/pack.js';
import { parsePack } from '../../src/engine/games/lobotomy-2/pack-schema.js';
import { rules } from '../../src/engine/games/lobotomy-2/rules.js';
import { createChance, openMatch } from '../../src/engine/kernel/index.js';
import { changedPack, mend } from './lobotomy-2/changed-packs.js';

const runs = Math.ceil(Number(process.env['RUNS'] ?? 100) / 25);
const seed = process.env['SEED'] ?? '1';
/** More than any match takes that its cards do not hold up. */
const longest = 2500;

/** The pack that is left when ours stands again wherever something is wrong; null where it is refused all the same. Every fault has code, path and message. */
function mended(json: ReturnType<typeof changedPack>): Pack | null {
  for (let tries = 0; tries < 8; tries++) {
    const read = parsePack(json, own);
    if (read.ok) return read.value.pack;
    assert.ok(read.error.length > 0);
    for (const { code, path, message } of read.error) {
      assert.match(code, /^[a-z-]+$/);
      assert.ok(path.length > 0 && path.length <= 200 && message.length > 10 && message.length < 500, `${code} ${path} ${message}`);
      mend(json, path);
    }
  }
  return null;
}

/** Any choices, to the end; a card that never ends is a fault that names it, and ends the match too. */
function play(pack: Pack, chance: ReturnType<typeof createChance>): string {
  const scenario = pack.scenarios[chance.below(pack.scenarios.length)]?.id ?? '';
  const opened = openMatch(rules, { seed: chance.below(1e6), seats: 1 + chance.below(5), pack, options: { scenario } });
  if (!opened.ok) return opened.error.code;
  const match = opened.value;
  for (let n = 0; n < longest; n++) {
    if (match.outcome) return 'over';
    const question = match.questions[chance.below(match.questions.length)];
    const option = question?.options[chance.below(question.options.length)];
    assert.ok(question && option, `${scenario}: nothing is asked, and the match is not over`);
    const chosen = match.choose(question.seat, question.n, option.id);
    if (!chosen.ok) return (chosen.error as { readonly code: string }).code;
  }
  return 'long';
}

test(`${String(runs)} packs that are changed are refused or played`, () => {
  const ends: Record<string, number> = {};
  for (let run = 0; run < runs; run++) {
    const chance = createChance(`pack ${seed} ${String(run)}`);
    const pack = mended(changedPack(chance, 1 + chance.below(60)));
    const end = pack ? play(pack, chance) : 'refused';
    assert.ok(['over', 'refused', 'long', 'no-end', 'too-deep'].includes(end), `run ${String(run)}: ${end}`);
    ends[end] = (ends[end] ?? 0) + 1;
  }
  assert.ok((ends['over'] ?? 0) >= runs / 2, JSON.stringify(ends));
});
