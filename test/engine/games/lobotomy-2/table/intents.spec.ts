// The reasons that a player gets for acts that are impossible now, and the notes about Monsters beside moves.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Content } from '../../../../../src/engine/games/lobotomy-2/cards/card-index.js';
import { rules } from '../../../../../src/engine/games/lobotomy-2/rules/rules.js';
import type { Situation } from '../../../../../src/engine/games/lobotomy-2/state/situation.js';
import { intentsFor, unavailableActs } from '../../../../../src/engine/games/lobotomy-2/table/intents.js';
import { label } from '../../../../../src/engine/games/lobotomy-2/words/labels.js';
import { openMatch, type Json } from '../../../../../src/engine/kernel/index.js';
import { toldOf, type Live } from '../support/live-match.js';

type Who = NonNullable<Situation['characters']>[number];
type Foe = NonNullable<Situation['monsters']>[number];

/** A solo match in the kitchens of S2 with these Characters. The first is on Space B, the others are far away. */
function kitchen(me: Who, monsters: readonly Foe[], first = 'ian-mcfellow', ap = 3): Live {
  const others = ['tobias-crake', 'demi-hawkins'];
  const situation: Situation = {
    ap,
    characters: [{ at: 'kitchen.B', ...me }, ...others.map((): Who => ({ at: 'kitchen.J' }))],
    monsters,
  };
  const match = openMatch(rules, {
    seats: 1,
    seed: 'why',
    options: { scenario: 'S2', difficulty: 'normal', characters: [[first, ...others]] },
    situation: situation as unknown as Json,
  });
  assert.ok(match.ok);
  return match.value;
}

const reason = (match: Live, intent: string): string | undefined => match.why(0, intent)?.reason;
const notes = (match: Live, act: string): (string | undefined)[] =>
  match.questions.flatMap((question) =>
    question.options
      .filter(({ id }) => id.startsWith(act))
      .map((option) => label(toldOf(match.view(0).state, match.content as Content), question, option).note),
  );

test('LOB-ATK-02 the reason why no Attack is possible is about a Weapon of the Loadout, not about Armor', () => {
  const away = kitchen({ items: ['straitjacket.1', 'sling.1'] }, [{ card: 'state-trooper', at: 'kitchen.K' }]);
  const [act = ''] = unavailableActs(away.content as Content, away.view(0), 0);
  assert.deepEqual([act, reason(away, act)], ['attack:sling.1:10', 'too-far']);
  assert.deepEqual(
    intentsFor(away.content as Content, away.view(0), 0, 'monster:10').map((intent) => [intent, reason(away, intent)]),
    [
      ['attack:sling.1:10', 'too-far'],
      ['attack:fists:10', 'too-far'],
    ],
  );
  const tired = kitchen(
    { items: ['straitjacket.1', 'broken-glass.1'] },
    [{ card: 'state-trooper', at: 'kitchen.B' }],
    'ian-mcfellow',
    0,
  );
  const [none = ''] = unavailableActs(tired.content as Content, tired.view(0), 0);
  assert.deepEqual([none, reason(tired, none)], ['attack:broken-glass.1:10', 'too-few-points']);
});

test('LOB-DIS-06 an Ability’s Attack without a target is refused because no Monster is within Range and in sight', () => {
  const near = kitchen({ insanity: 6 }, [{ card: 'state-trooper', at: 'kitchen.B' }], 'felix-ambrose');
  assert.deepEqual(near.why(0, 'use:felix-ambrose.3')?.message, 'No Monster is within its Range and in sight.');
});

test('LOB-MOV-06 only Monsters that restrict movement are said to hold a Character', () => {
  const there = (one: Partial<Foe>, other: Partial<Foe>, me: Who = {}): string =>
    notes(
      kitchen(me, [
        { card: 'state-trooper', at: 'kitchen.F', ...one },
        { card: 'state-trooper', at: 'kitchen.F', ...other },
      ]),
      'walk:',
    ).join();
  assert.match(there({}, {}), /2 Monsters stand there and would hold you\./);
  assert.match(there({ conditions: ['stun'] }, { conditions: ['frost'] }), /2 Monsters stand there\./);
  assert.match(there({}, { conditions: ['stun'] }), /2 Monsters stand there\./);
  const stealthy: Who = { wounds: 4, disorders: ['run-first'] };
  assert.match(there({}, {}, stealthy), /2 Monsters stand there\./, 'with Stealth, nobody is held');
});

test('LOB-KEY-10 with Stealth, the reason for an impossible step is the Board, not the Monsters', () => {
  const foes = [1, 2].map((): Foe => ({ card: 'state-trooper', at: 'kitchen.B' }));
  const match = kitchen({ wounds: 4, disorders: ['run-first'] }, foes);
  assert.ok(match.questions.some(({ options }) => options.some(({ id }) => id.startsWith('walk:'))));
  const places = [...(match.content as Content).map('S2').ids.keys()];
  assert.deepEqual(
    places.filter((space) => reason(match, `walk:${space}`)?.startsWith('held-by')),
    [],
  );
});
