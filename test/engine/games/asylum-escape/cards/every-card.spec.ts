// Runs every card of our own pack and of an example pack: plays random matches until every step of every Camo, Sabo and
// Bloodlust card, every boon and flaw, and every Patient's ability has run.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { Effect, Pack } from '../../../../../src/engine/games/asylum-escape/cards/card-types.js';
import { pack as own } from '../../../../../src/engine/games/asylum-escape/content/pack.js';
import { parsePack } from '../../../../../src/engine/games/asylum-escape/cards/schema/pack-schema.js';
import { rules } from '../../../../../src/engine/games/asylum-escape/rules/rules.js';
import { createChance, openMatch, type Rules } from '../../../../../src/engine/kernel/index.js';
import { playAtRandom } from '../../../../support/play.js';

type Step = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Step => typeof value === 'object' && value !== null;

/** All steps in a part of the pack, at any depth. */
const stepsIn = (value: unknown): Effect[] =>
  isObject(value)
    ? [
        ...(typeof value['do'] === 'string' ? [value as unknown as Effect] : []),
        ...Object.values(value).flatMap(stepsIn),
      ]
    : [];

const house = parsePack(
  JSON.parse(readFileSync(new URL('../../../../../examples/packs/snowed-in.json', import.meta.url), 'utf8')),
  own,
);
assert.ok(house.ok);

const cardsOf = ({ camoSabo, bloodlust, victims, patients, specials }: Pack) => [
  ...camoSabo,
  ...bloodlust,
  ...victims,
  ...patients,
  ...specials,
];

for (const pack of [own, house.value.pack])
  test(`${pack.id}: every step of every card runs`, () => {
    const left = cardsOf(pack).flatMap((card) =>
      stepsIn(card).map((step) => ({
        card: card.id,
        step: Object.entries(step) as [string, unknown][],
        text: `${card.id}: ${JSON.stringify(step)}`,
      })),
    );
    assert.ok(left.length > 100, String(left.length));
    /** Crosses off the card's step that `done` comes from. `done` may have more fields than the step on the card. */
    const note = (done: Step): void => {
      const card = typeof done['card'] === 'string' && done['card'].replace(/\.\d+$/, '');
      const found = card
        ? left.findIndex(
            (each) =>
              card === each.card &&
              each.step.every(([name, value]) => JSON.stringify(done[name]) === JSON.stringify(value)),
          )
        : -1;
      if (found >= 0) left.splice(found, 1);
    };
    const watched = {
      ...rules,
      steps: Object.fromEntries(
        Object.entries(rules.steps).map(([name, run]) => [
          name,
          (m: never, step: never) => {
            note(step);
            (run as (m: never, step: never) => void)(m, step);
          },
        ]),
      ),
    } as unknown as Rules;
    for (let seed = 0; seed < 200 && left.length > 0; seed++) {
      const opened = openMatch(watched, {
        seed,
        pack,
        seats: 2 + (seed % 6),
        options: { version: seed % 2 && seed % 6 ? 'long' : 'short' },
      });
      if (!opened.ok) assert.fail(opened.error.message);
      playAtRandom(opened.value, createChance(seed), 3000);
    }
    assert.deepEqual(
      left.map(({ text }) => text),
      [],
    );
  });
