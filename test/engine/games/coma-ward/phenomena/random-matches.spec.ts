// Plays random matches of every Phenomenon to the end. The environment variable MATCHES is the number of matches of
// all Phenomena together, as in `npm run soak`, and SEED is the seed of the first one of each.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  createChance,
  openMatch,
  type Chance,
  type Match,
  type Question,
} from '../../../../../src/engine/kernel/index.js';
import { contentOf } from '../../../../../src/engine/games/coma-ward/cards/card-index.js';
import { pack } from '../../../../../src/engine/games/coma-ward/content/pack.js';
import { phenomena } from '../../../../../src/engine/games/coma-ward/rules/phenomena/phenomena.js';
import { rules } from '../../../../../src/engine/games/coma-ward/rules/rules.js';
import type { Player, State } from '../../../../../src/engine/games/coma-ward/state/state.js';
import { phenomenon } from '../support/situations.js';

const perPhenomenon = Math.ceil(Number(process.env['MATCHES'] ?? 390) / phenomena.length);
const seed = Number(process.env['SEED'] ?? 1);
/** The longest of some thousand matches took about 600 choices. */
const limit = 3000;

const weapons = Object.entries(contentOf(pack).items)
  .filter(([, { type }]) => type === 'weapon')
  .map(([id]) => id);
/** Where the players stand when the third Clue is found. */
const places = ['2:3,2', '2:1,1', '1:3,2', '1:6,1', '3:5,3', '0:3,1'];

/** 2 to 6 players after a Prologue: some are hurt or frightened, some are armed, and one may be dead. */
function players(chance: Chance, seats: number): Partial<Player>[] {
  const dead = chance.below(3) === 0 ? chance.below(seats) : -1;
  const armoury = [...weapons];
  const areTogether = chance.below(2) === 0;
  return Array.from({ length: seats }, (_, player) => ({
    ...(player === dead
      ? { alive: false, health: 0 }
      : { health: 3 + chance.below(3), at: places[areTogether ? 0 : chance.below(places.length)] ?? '' }),
    terror: chance.below(7),
    items: player === dead ? [] : armoury.splice(chance.below(armoury.length), chance.below(3)),
  }));
}

/** An eager player takes what only this Phenomenon offers, whenever there is such an option. */
function chooseAt(match: Match, chance: Chance, id: string, isEager: boolean): void {
  const offers = ({ options }: Question) => options.filter(({ rule }) => rule.startsWith(`CW-${id}-`));
  const question =
    (isEager ? match.questions.find((each) => offers(each).length > 0) : undefined) ??
    match.questions[chance.below(match.questions.length)];
  assert.ok(question);
  const own = isEager ? offers(question) : [];
  const options = own.length > 0 ? own : question.options;
  const option = options[chance.below(options.length)];
  assert.ok(option);
  const chosen = match.choose(question.seat, question.n, option.id);
  if (!chosen.ok) assert.fail(`"${option.id}" was offered but is refused: ${chosen.error.message}`);
}

/** Each Item is in one place. */
function assertItemsSound({ players: all, dropped, itemDeck, itemDiscards, box }: State): void {
  const carried = all.flatMap(({ items }) => items);
  const ids = [...carried, ...Object.values(dropped).flat(), ...itemDeck, ...itemDiscards, ...box];
  assert.deepEqual(
    ids.filter((card, i) => ids.indexOf(card) !== i),
    [],
    'an Item is in two places',
  );
}

for (const { id, mode } of phenomena)
  test(`coma-ward ${id}: ${perPhenomenon} random matches end by its rules`, () => {
    for (let i = 0; i < perPhenomenon; i++) {
      const chance = createChance(`${id} ${seed + i}`);
      const seats = 2 + (i % 5);
      const situation = phenomenon(id, { players: players(chance, seats) });
      const where = `${seats} players, seed ${seed + i}`;
      try {
        const opened = openMatch(rules, { seats, seed: seed + i, situation });
        if (!opened.ok) assert.fail(opened.error.message);
        const match = opened.value;
        for (let count = 0; match.questions.length > 0; count++) {
          assert.ok(count < limit, `the match is not over after ${limit} choices`);
          chooseAt(match, chance, id, i % 2 === 1);
        }
        const { outcome, state } = match;
        assert.ok(outcome, 'nothing is open, and the match is not over');
        assertItemsSound(state);
        const isLeft = state.players.some(({ alive }) => alive);
        if (outcome.rule === 'CW-PHN-08') assert.ok(!isLeft, 'it ends by a rule of its own while somebody lives');
        else assert.ok(outcome.rule.startsWith(`CW-${id}-`), outcome.rule);
        const read = match.view(null).events.filter(({ type }) => type === 'epilogue');
        assert.deepEqual(
          read.map(({ rule }) => rule),
          [outcome.rule],
          'one Epilogue is read',
        );
        // In P06, the dead and the sick lose what the others win.
        if (mode === 'cooperative' && id !== 'P06')
          assert.ok([0, seats].includes(outcome.winners.length), 'all win, or all lose');
        assert.equal(new Set(outcome.winners).size, outcome.winners.length, 'nobody wins twice');
      } catch (error) {
        assert.fail(`${where}: ${String(error instanceof Error ? error.stack : error)}`);
      }
    }
  });
