// Every reason why an act may be impossible, one position after another. Each refusal has a rule, a reason and values.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { explain, openMatch, type MatchSetup } from '../../../../../src/engine/kernel/index.js';
import { choose } from '../../../../support/play.js';
import { dice, situation } from '../support/situations.js';
import { rules } from '../support/fixed-pack.js';

/** The cards and their spaces: chapel (0), wheelchair (2 and 3), dark.1 (4). */
const map = [
  ['chapel', 'h', 0, 0],
  ['wheelchair.1', 'h', 2, 0],
  ['dark.1', 'h', 4, 0],
] as const;
const ada = { at: [2, 0], items: ['night-key.1'], hallucinations: ['moths'], things: ['night-key'] } as const;
const bruno = { at: [0, 0] } as const;
const acting = situation(map, { ap: 2, dice: [2, 4, 5], monsters: [[4, 0]], players: [ada, bruno] } as never);
const together = { mode: 'cooperative' };

type Row = readonly [seat: number, intent: string, rule: string, reason: string, values?: object];

/** A situation in which player 0 of two rivals acts. `more` has the position and the cards of player 0. */
const alone = (more: object, turn: object = {}, laid: readonly unknown[] = map): Partial<MatchSetup> => ({
  seats: 2,
  situation: situation(laid as never, { ap: 2, ...turn, players: [more, bruno] }),
});

const positions: Readonly<
  Record<string, readonly [setup: Partial<MatchSetup>, rows: readonly Row[], choices?: readonly string[]]>
> = {
  'one of two rivals acts': [
    { seats: 2, situation: acting },
    [
      [5, 'move:0', 'SAN-SET-01', 'no-seat'],
      [1, 'move:2', 'SAN-TURN-10', 'not-your-turn'],
      [1, 'claim:night-key.1', 'SAN-TURN-10', 'not-your-turn'],
      [0, 'place:h:0:0', 'SAN-EXP-01', 'nothing-drawn'],
      [0, 'take:records', 'SAN-ACT-06', 'search-first'],
      [0, 'leave', 'SAN-ACT-06', 'search-first'],
      [0, 'dance', 'SAN-RUL-15', 'no-such-act'],
      [0, 'want:night-key', 'SAN-COOP-03', 'only-cooperative'],
      [0, 'report:1', 'SAN-COOP-02', 'only-cooperative'],
      [0, 'agree:1', 'SAN-COOP-02', 'only-cooperative'],
      [0, 'deny:1', 'SAN-COOP-02', 'only-cooperative'],
      [0, 'forgot', 'SAN-SOLO-02', 'turn-is-shown'],
      [0, 'knew', 'SAN-SOLO-02', 'turn-is-shown'],
      [0, 'lose:night-key.1', 'SAN-HOR-03', 'nothing-to-lose'],
      [0, 'pay:night-key.1', 'SAN-ESC-07', 'nothing-to-pay'],
      [0, 'sanity', 'SAN-ESC-07', 'nothing-to-pay'],
      [0, 'die:horror', 'SAN-HOR-01', 'die-lies'],
      [0, 'push:0:2', 'SAN-MON-02', 'not-yet-monsters'],
      [0, 'move:99', 'SAN-RUL-02', 'no-such-space'],
      [0, 'move:x', 'SAN-RUL-02', 'no-such-space'],
      [0, 'move:1', 'SAN-RUL-02', 'no-such-space'],
      [0, 'move:2', 'SAN-ACT-03', 'already-there'],
      [0, 'move:4', 'SAN-RUL-03', 'no-doorway'],
      [0, 'give:night-key.1', 'SAN-RUL-29', 'only-cooperative'],
      [0, 'use:hooked-cane.1', 'SAN-ACT-02', 'not-yours'],
      [0, 'disbelieve:white-noise', 'SAN-HAL-06', 'not-your-hallucination'],
      [0, 'escape', 'SAN-ESC-01', 'not-in-the-dark'],
      [0, 'claim:felt-slippers.1', 'SAN-SAFE-01', 'no-match'],
    ],
  ],
  'nobody has a point left': [
    {
      seats: 2,
      situation: situation(map, { ap: 0, dice: [2, 4, 5], players: [{ ...ada, hallucinations: [] }, bruno] }),
    },
    [
      [0, 'move:0', 'SAN-ACT-03', 'too-few-points', { ap: 0, cost: 1 }],
      [0, 'search', 'SAN-ACT-06', 'too-few-points', { ap: 0, cost: 1 }],
      [0, 'explore', 'SAN-ACT-10', 'too-few-points', { ap: 0, cost: 2 }],
    ],
  ],
  'two are together': [
    {
      seats: 2,
      options: together,
      situation: situation(map, {
        ap: 2,
        dice: [2, 4, 5],
        players: [
          { ...ada, items: ['night-key.1', 'case-file.1'], claimed: ['case-file'], things: ['night-key'] },
          bruno,
        ],
      }),
    },
    [
      [0, 'push:0:2', 'SAN-COOP-05', 'monsters-by-themselves'],
      [0, 'want:music-box', 'SAN-RUL-30', 'not-your-thing'],
      [0, 'agree:1', 'SAN-RUL-30', 'no-report'],
      [0, 'give:hooked-cane.1', 'SAN-RUL-29', 'no-item'],
      [0, 'give:night-key.1', 'SAN-RUL-29', 'nobody-here'],
      [0, 'give:case-file.1:1', 'SAN-RUL-29', 'protected'],
      [0, 'escape', 'SAN-COOP-07', 'not-in-the-dark'],
    ],
  ],
  'a gift has its price': [
    { seats: 2, options: together, situation: situation(map, { ap: 0, players: [{ items: ['night-key.1'] }, bruno] }) },
    [[0, 'give:night-key.1:1', 'SAN-RUL-29', 'too-few-points', { ap: 0, cost: 1 }]],
  ],
  'a gift costs the last point': [
    { seats: 2, options: together, situation: situation(map, { ap: 1, players: [ada, bruno] }) },
    [[0, 'give:night-key.1:1', 'SAN-RUL-29', 'nobody-here']],
  ],
  'somebody has to Move first': [
    {
      seats: 2,
      options: together,
      situation: situation(map, {
        ap: 1,
        players: [{ ...ada, hallucinations: ['someone-calls'] }, { at: [2, 0] }],
      } as never),
    },
    [
      [0, 'give:night-key.1:1', 'SAN-HAL-01', 'move-first'],
      [0, 'search', 'SAN-HAL-01', 'move-first'],
      [0, 'explore', 'SAN-HAL-01', 'move-first'],
      [0, 'concentrate', 'SAN-HAL-01', 'move-first'],
    ],
  ],
  'somebody has moved': [
    alone({ at: [2, 0], hallucinations: ['someone-calls', 'confusion.1'] }),
    [
      [0, 'move:2', 'SAN-ACT-03', 'too-few-points', { ap: 0, cost: 1 }],
      [0, 'search', 'SAN-ACT-06', 'too-few-points', { ap: 0, cost: 1 }],
    ],
    ['move:3'],
  ],
  'somebody has left the building': [
    {
      seats: 3,
      options: together,
      situation: situation(map, { players: [bruno, { escaped: true, things: ['night-key'] }] }),
    },
    [[1, 'want:night-key.1', 'SAN-RUL-30', 'has-escaped']],
  ],
  'cards are asked about': [
    alone({
      at: [2, 0],
      items: ['tin-saint.1', 'brass-bell.1', 'knucklebone.1', 'hooked-cane.1', 'wheelchair.2'],
      things: ['night-key'],
    }),
    [
      [0, 'use:tin-saint.1', 'SAN-RUL-15', 'works-by-itself'],
      [0, 'use:brass-bell.1', 'SAN-ACT-02', 'no-use-now'],
      [0, 'use:knucklebone.1', 'SAN-RUL-15', 'another-moment'],
      [0, 'use:wheelchair.2', 'SAN-RUL-39', 'used-already'],
      [0, 'claim:hooked-cane.1', 'SAN-SAFE-01', 'nothing-to-claim'],
    ],
    ['use:wheelchair.2', 'stay'],
  ],
  'Items are protected': [
    alone({ at: [0, 0], items: ['night-key.1', 'music-box.1'], claimed: ['night-key'], hallucinations: ['moths'] }),
    [
      [0, 'claim:night-key.1', 'SAN-SAFE-01', 'claimed-already'],
      [0, 'take:night-key.1', 'SAN-SAFE-02', 'protected'],
      [0, 'take:music-box.1', 'SAN-ACT-06', 'search-first'],
      // The Hallucination "moths" lowers the value of each card by 1: (3 - 1) + (2 - 1) = 3. The Protected Item may be
      // used too. SAN-RUL-18
      [0, 'disbelieve:moths', 'SAN-HAL-03', 'too-little-sanity', { sanity: 3, cost: 4 }],
      [0, 'search', 'SAN-RUL-21', 'nothing-to-search'],
    ],
  ],
  'somebody is in a Room': [
    alone({ at: [0, 0], hallucinations: ['the-long-turn'] }, { ap: 0 }, [...map, ['records', 'h', 20, 0]]),
    [
      [0, 'move:6', 'SAN-HAL-01', 'no-jump'],
      [0, 'move:4', 'SAN-ACT-05', 'no-doorway'],
    ],
  ],
  'the first Move costs one point more': [
    alone({ at: [0, 0], hallucinations: ['confusion.1'] }, { ap: 1 }, [...map, ['records', 'h', 20, 0]]),
    [
      [0, 'move:6', 'SAN-ACT-05', 'too-few-points', { ap: 1, cost: 2 }],
      [0, 'move:2', 'SAN-ACT-03', 'too-few-points', { ap: 1, cost: 2 }],
    ],
  ],
  'a Room is asked about from a corridor': [
    alone({ at: [3, 0] }, { ap: 1 }, [...map, ['records', 'h', 20, 0]]),
    [[0, 'move:6', 'SAN-RUL-03', 'no-doorway']],
  ],
  'the first card lies face down': [
    alone({ at: [0, 0] }, { ap: 0 }, [['night-key.1', 'h', 0, 0]]),
    [[0, 'search', 'SAN-ACT-06', 'too-few-points', { ap: 0, cost: 1 }]],
  ],
  'all doorways lead somewhere': [
    alone({ at: [0, 0] }, {}, [
      ['night-key.1', 'h', 0, 0],
      ['wheelchair.1', 'h', 0, -1],
      ['dark.1', 'h', -2, 0],
    ]),
    [[0, 'explore', 'SAN-ACT-11', 'no-open-doorway']],
  ],
  'no card fits at the doorway': [
    alone({ at: [0, 0] }, {}, [
      ['night-key.1', 'h', 0, 0],
      ['wheelchair.1', 'h', 0, -1],
      ['tin-saint.1', 'h', -3, 0],
      ['music-box.1', 'h', -2, 1],
    ]),
    [[0, 'explore', 'SAN-ACT-11', 'no-room-to-build']],
  ],
  'a card is to be laid next to somebody': [
    alone({ at: [0, 0] }, {}, [
      ['chapel', 'h', 0, 0],
      ['wheelchair.1', 'h', 2, 0],
    ]),
    [[0, 'place:h:4:0', 'SAN-RUL-05', 'not-next-to-you']],
    ['explore'],
  ],
  'an Item is lost': [
    {
      ...alone(
        { items: ['night-key.1', 'case-file.1', 'hand-mirror.1'], claimed: ['night-key'] },
        { ap: 1, monsters: [[2, 0]] },
      ),
      faces: dice(2),
    },
    [
      [0, 'lose:night-key.1', 'SAN-SAFE-02', 'protected'],
      [0, 'lose:records', 'SAN-RUL-12', 'no-item'],
      [0, 'claim:case-file.1', 'SAN-RUL-15', 'another-question'],
    ],
    ['move:2'],
  ],
  'an Item is lost in another player’s turn': [
    {
      seats: 2,
      situation: situation(map, {
        ap: 1,
        monsters: [[2, 0]],
        players: [{ at: [2, 0] }, { at: [2, 0], items: ['night-key.1', 'brass-bell.1'], things: ['night-key'] }],
      }),
      faces: dice(2),
    },
    [[1, 'claim:night-key.1', 'SAN-RUL-19', 'not-your-turn']],
    ['move:0'],
  ],
  'an escape is paid': [
    alone({ at: [4, 0], items: ['hooked-cane.1', 'night-key.1', 'case-file.1'], claimed: ['night-key'] }, { pool: 18 }),
    [
      [0, 'pay:night-key.1', 'SAN-SAFE-03', 'protected-escape'],
      [0, 'pay:hooked-cane.1', 'SAN-RUL-17', 'needless'],
    ],
    ['escape', 'pay:hooked-cane.1'],
  ],
  'a Hallucination is paid': [
    alone(
      {
        items: ['music-box.1', 'night-key.1'],
        actions: ['run-for-it.1'],
        claimed: ['night-key'],
        hallucinations: ['cold-fingers'],
      },
      { pool: 1 },
    ),
    [[0, 'pay:night-key.1', 'SAN-RUL-17', 'needless']],
    ['disbelieve:cold-fingers', 'pay:music-box.1'],
  ],
  'a card pushes a monster, among rivals': [
    alone({ items: ['brass-bell.1'] }, { monsters: [[2, 0]] }),
    [[0, 'push:0:4', 'SAN-ACT-02', 'no-such-card-push']],
    ['use:brass-bell.1'],
  ],
  'a card pushes a monster, in a co-operative game': [
    { ...alone({ items: ['brass-bell.1'] }, { monsters: [[2, 0]] }), options: together },
    [[0, 'push:0:4', 'SAN-ACT-02', 'no-such-card-push']],
    ['use:brass-bell.1'],
  ],
  'dice have been rolled': [
    { seats: 2, situation: situation(map, { phase: 'dice', dice: [1, 2, 5] }) },
    [
      [0, 'die:6', 'SAN-RUL-40', 'no-such-die', { dice: '1, 2, 5' }],
      [0, 'push:0:2', 'SAN-MON-02', 'no-such-push', { mp: 0 }],
    ],
  ],
  'Hallucinations keep somebody': [
    alone({ at: [4, 0], hallucinations: ['moths', 'confusion.1'] }),
    [[0, 'escape', 'SAN-ESC-02', 'hallucinating', { n: 2 }]],
  ],
  'a Safe Thing is not claimed': [
    {
      seats: 2,
      options: together,
      situation: situation(map, { players: [{ at: [4, 0], things: ['night-key', 'case-file'] }, bruno] }),
    },
    [[0, 'escape', 'SAN-RUL-33', 'thing-unclaimed']],
  ],
  'halves are apart': [
    {
      seats: 1,
      options: together,
      situation: situation([...map, ['dark.2', 'h', 6, 0]], { active: 1, players: [{ at: [4, 0] }, { at: [6, 0] }] }),
    },
    [[0, 'escape', 'SAN-SOLO-03', 'halves-apart']],
  ],
  'the second of three would leave with fewer Safe Things than the first': [
    {
      seats: 3,
      situation: situation(map, {
        active: 1,
        ap: 1,
        players: [
          {
            at: [0, 0],
            claimed: ['music-box', 'felt-slippers', 'case-file'],
            items: ['music-box.1', 'felt-slippers.1', 'case-file.1'],
          },
          { at: [4, 0], claimed: ['night-key'], items: ['night-key.1'] },
          { at: [0, 0] },
        ],
      }),
    },
    [[1, 'escape', 'SAN-ESC-05', 'too-little-sanity', { sanity: 0, cost: 12 }]],
  ],
  'a player is alone': [
    { seats: 1, options: together, situation: situation(map, { ap: 2, dice: [2, 4, 5] }) },
    [
      [0, 'want:night-key', 'SAN-RUL-44', 'alone'],
      [0, 'report:1', 'SAN-RUL-44', 'alone'],
      [0, 'agree:1', 'SAN-RUL-44', 'alone'],
    ],
  ],
  'a card is to be laid': [
    {
      seats: 2,
      situation: situation([['chapel', 'h', 0, 0]], { phase: 'turn', deck: ['records', 'dark.2'] } as never),
    },
    [
      [0, 'place:x:0:0', 'SAN-RUL-01', 'no-such-spot'],
      [0, 'place:h:0.5:0', 'SAN-RUL-01', 'no-such-spot'],
      [0, 'place:h:0:y', 'SAN-RUL-01', 'no-such-spot'],
      [0, 'place:h:0:0', 'SAN-EXP-06', 'overlap'],
      [0, 'place:h:8:8', 'SAN-EXP-05', 'no-doorway-meets'],
      [0, 'move:0', 'SAN-RUL-15', 'another-question'],
      [0, 'push:0:2', 'SAN-MON-02', 'no-such-push'],
      [0, 'die:3', 'SAN-TURN-01', 'not-yet-dice'],
    ],
  ],
};

for (const [what, [setup, rows, choices = []]] of Object.entries(positions))
  test(`every impossible act has a reason while ${what}`, () => {
    const match = openMatch(rules, { seed: 1, seats: 2, ...setup });
    assert.ok(match.ok, JSON.stringify(match));
    for (const choice of choices) choose(match.value, choice);
    for (const [seat, intent, rule, reason, values] of rows) {
      const refusal = explain(match.value, seat, intent);
      assert.deepEqual([refusal?.rule, refusal?.reason], [rule, reason], `${seat} ${intent}`);
      if (values) assert.deepEqual(refusal?.values, values, intent);
    }
  });
