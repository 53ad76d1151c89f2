// Attack, Steal, death and trade.
import assert from 'node:assert/strict';
import { successesIn } from '../../../../../src/engine/games/coma-ward/rules/checks.js';
import { freshTurn } from '../../../../../src/engine/games/coma-ward/state/state.js';
import { rule, type RuleTest } from '../../../../support/rule-coverage.js';
import { at, begin, failed, happened, health, items, playerOf, terror } from '../support/acting.js';
import { draws, start, suspense, type Position } from '../support/situations.js';

type Some = NonNullable<Position['players']>[number];

/** Nobody has Adrenaline: at Terror 1, Strength 5 and Dexterity 4 are the dice. */
function duel(t: RuleTest, attacker: Some, defender: Some, ...faces: readonly (readonly object[])[]): void {
  begin(
    t,
    {
      players: [
        { terror: 1, ...attacker },
        { terror: 1, ...defender },
      ],
    },
    ...faces,
  );
}
/** n successes out of this many dice. */
const roll = (n: number, of: number): object[] => suspense(...Array.from({ length: of }, (_, i) => (i < n ? 5 : 1)));
const result = (t: RuleTest) => t.events().find(({ type }) => type === 'combat-result');
const dice = (t: RuleTest): number[] =>
  t
    .events()
    .filter(({ type }) => type === 'checked')
    .map((event) => event.dice as number);

rule('CW-CMB-01 an Attack or a Steal needs a target in the same Space', (t) => {
  duel(t, {}, { at: '2:3,1' });
  assert.equal(t.why(0, 'attack:player:1')?.rule, 'CW-CMB-01');
  duel(t, {}, { items: ['soup.1'] });
  assert.ok(t.options(0).includes('attack:player:1') && t.options(0).includes('steal:player:1'));
});

rule('CW-CMB-02 target and mode are declared before the roll', (t) => {
  duel(t, {}, { items: ['soup.1'] }, roll(0, 5), roll(1, 6));
  t.choose('steal:player:1');
  const declared = t.events().find(({ type }) => type === 'attack-declared');
  assert.deepEqual([declared?.target, declared?.mode], ['player:1', 'steal']);
  t.choose('dodge');
  assert.deepEqual(happened(t, 'attack-declared', 'checked'), ['attack-declared', 'checked', 'checked']);
  t.choose('dodge:2:3,1', 1);
});

rule('CW-CMB-03 the Attack Check: Strength and the bonuses of the Weapons', (t) => {
  duel(t, { items: ['knife.1', 'club.1'] }, {}, roll(0, 8));
  t.choose('attack:player:1');
  t.choose('arm:knife.1+club.1');
  assert.deepEqual(dice(t), [8]);
});

rule('CW-EX-03 Strength 3 and the Broom: seven dice', (t) => {
  duel(t, { health: 3, items: ['broom.1'] }, {}, roll(0, 7));
  t.choose('attack:player:1');
  t.choose('arm:broom.1');
  assert.deepEqual(dice(t), [7]);
});

rule('CW-CMB-04 the defender chooses a Dodge or a Counter-Attack', (t) => {
  duel(t, {}, { items: ['knife.1'] }, roll(1, 5));
  t.choose('attack:player:1');
  assert.deepEqual(t.options(1), ['dodge', 'counter:unarmed', 'counter:knife.1']);
});

rule('CW-CMB-05 more successes win', (t) => {
  duel(t, {}, {}, roll(2, 5), roll(1, 6));
  t.choose('attack:player:1');
  t.choose('dodge');
  assert.deepEqual([result(t)?.winner, health(t, 1)], ['player:0', 4]);
});

rule('CW-CMB-06 on a tie the defender wins, and nothing happens', (t) => {
  duel(t, {}, {}, roll(2, 5), roll(2, 6));
  t.choose('attack:player:1');
  t.choose('dodge');
  assert.deepEqual([result(t)?.winner, health(t, 0), health(t, 1), at(t, 1)], ['player:1', 5, 5, start]);
});

rule('CW-EX-09 two against two in a Counter-Attack: nobody loses anything or moves', (t) => {
  duel(t, {}, {}, roll(2, 5), roll(2, 5));
  t.choose('attack:player:1');
  t.choose('counter:unarmed');
  assert.deepEqual([health(t, 0), health(t, 1), at(t, 0), at(t, 1)], [5, 5, start, start]);
});

rule('CW-CMB-07 the difference of the successes is the Differential', (t) => {
  duel(t, {}, {}, roll(4, 5), roll(1, 6));
  t.choose('attack:player:1');
  t.choose('dodge');
  assert.equal(result(t)?.differential, 3);
});

rule('CW-RUL-29 Health is lost by Damage Rating, not by the Differential', (t) => {
  duel(t, {}, {}, roll(4, 5), roll(1, 6));
  t.choose('attack:player:1');
  t.choose('dodge');
  assert.equal(health(t, 1), 4);
});

rule('CW-CMB-08 a Dodge rolls Dexterity and two more', (t) => {
  duel(t, {}, { health: 2 }, roll(0, 5), roll(0, 5));
  t.choose('attack:player:1');
  t.choose('dodge');
  assert.deepEqual(dice(t), [5, 3 + 2]);
});

rule('CW-RUL-31 Dexterity + 2 dice', (t) => {
  duel(t, {}, {}, roll(0, 5), roll(0, 6));
  t.choose('attack:player:1');
  t.choose('dodge');
  assert.deepEqual(dice(t), [5, 6]);
});

rule('CW-RUL-62 a Weapon adds nothing to a Dodge', (t) => {
  duel(t, {}, { items: ['broom.1'] }, roll(0, 5), roll(0, 6));
  t.choose('attack:player:1');
  t.choose('dodge');
  assert.deepEqual(dice(t), [5, 6]);
});

rule('CW-CMB-09 a Counter-Attack rolls Strength and the Weapons', (t) => {
  duel(t, {}, { items: ['broom.1'] }, roll(0, 5), roll(0, 9));
  t.choose('attack:player:1');
  t.choose('counter:broom.1');
  assert.deepEqual(dice(t), [5, 9]);
});

rule('CW-CMB-10 the loser of an Attack loses the Damage Rating of the attacker’s Weapons', (t) => {
  duel(t, { items: ['broom.1'] }, {}, roll(2, 9), roll(0, 5));
  t.choose('attack:player:1');
  t.choose('arm:broom.1');
  t.choose('counter:unarmed');
  assert.equal(health(t, 1), 3);
});

rule('CW-CMB-11 a won Steal takes one Item of the attacker’s choice', (t) => {
  duel(t, {}, { items: ['soup.1', 'broom.1'] }, roll(1, 5), roll(0, 6));
  t.choose('steal:player:1');
  t.choose('dodge');
  t.choose('steal:broom.1');
  assert.deepEqual([items(t, 0), items(t, 1), health(t, 1)], [['broom.1'], ['soup.1'], 5]);
});

rule('CW-CMB-12 after a won Dodge the defender moves away', (t) => {
  duel(t, {}, {}, roll(0, 5), roll(1, 6));
  t.choose('attack:player:1');
  t.choose('dodge');
  t.choose('dodge:2:2,1', 1);
  assert.deepEqual([at(t, 1), health(t, 0), health(t, 1)], ['2:2,1', 5, 5]);
});

rule('CW-EX-21 1 success against a Dodge with 2: nothing lost, the defender moves', (t) => {
  duel(t, {}, {}, roll(1, 5), roll(2, 6));
  t.choose('attack:player:1');
  t.choose('dodge');
  t.choose('dodge:2:3,1', 1);
  assert.deepEqual([at(t, 1), health(t, 1)], ['2:3,1', 5]);
});

rule('CW-RUL-30 the defender enters no undiscovered Room, and must move if there is a way', (t) => {
  begin(
    t,
    {
      players: [
        { terror: 1, at: '2:3,1' },
        { terror: 1, at: '2:3,1' },
      ],
    },
    roll(0, 5),
    roll(1, 6),
  );
  t.choose('attack:player:1');
  t.choose('dodge');
  assert.ok(t.options(1).every((id) => id.startsWith('dodge:') && id !== 'dodge:2:3,0'));
});

rule('CW-CMB-13 a lost Attack against a Counter-Attack costs the attacker Health', (t) => {
  duel(t, {}, { items: ['club.1'] }, roll(0, 5), roll(1, 7));
  t.choose('attack:player:1');
  t.choose('counter:club.1');
  assert.deepEqual([health(t, 0), health(t, 1)], [3, 5]);
});

rule('CW-EX-10 a Steal with 1 against a Counter-Attack with 3, Damage Rating 2', (t) => {
  duel(t, {}, { items: ['club.1', 'soup.1'] }, roll(1, 5), roll(3, 7));
  t.choose('steal:player:1');
  t.choose('counter:club.1');
  assert.deepEqual([health(t, 0), items(t, 0), items(t, 1)], [3, [], ['club.1', 'soup.1']]);
});

rule('CW-EX-20 Damage Ratings 1 and 2, 4 against 2: Attack 3 Health, Steal one Item', (t) => {
  const armed = { items: ['knife.1', 'club.1'] };
  duel(t, armed, { items: ['soup.1'] }, roll(4, 8), roll(2, 6));
  for (const choice of ['attack:player:1', 'arm:knife.1+club.1', 'dodge']) t.choose(choice);
  assert.equal(health(t, 1), 2);
  duel(t, armed, { items: ['soup.1'] }, roll(4, 8), roll(2, 6));
  for (const choice of ['steal:player:1', 'arm:knife.1+club.1', 'dodge']) t.choose(choice);
  assert.deepEqual([health(t, 1), items(t, 0)], [5, ['knife.1', 'club.1', 'soup.1']]);
});

rule('CW-CMB-14 attacker and defender keep their names in a Counter-Attack', (t) => {
  duel(t, {}, {}, roll(0, 5), roll(1, 5));
  t.choose('attack:player:1');
  t.choose('counter:unarmed');
  assert.deepEqual([result(t)?.attacker, result(t)?.defender], ['player:0', 'player:1']);
});

rule('CW-CMB-15 some Medicine is used on an unwilling player by an Attack', (t) => {
  duel(t, { items: ['syringe.1', 'pills.1'] }, {}, roll(1, 5), roll(0, 6));
  assert.equal(t.why(0, 'dose:pills.1:player:1')?.rule, 'CW-CMB-15');
  t.choose('dose:syringe.1:player:1');
  t.choose('dodge');
  assert.equal(terror(t, 1), 3);
});

rule('CW-CMB-16 its effect takes the place of damage', (t) => {
  duel(t, { items: ['syringe.1', 'broom.1'] }, {}, roll(1, 9), roll(0, 6));
  for (const choice of ['dose:syringe.1:player:1', 'arm:broom.1', 'dodge']) t.choose(choice);
  assert.deepEqual([health(t, 1), terror(t, 1), items(t, 0)], [5, 3, ['broom.1']]);
});

rule('CW-CMB-17 if the defender wins, the outcome is that of the defence', (t) => {
  duel(t, { items: ['syringe.1'] }, {}, roll(0, 5), roll(1, 5));
  t.choose('dose:syringe.1:player:1');
  t.choose('counter:unarmed');
  assert.deepEqual([health(t, 0), terror(t, 1)], [4, 1]);
});

rule('CW-RUL-32 on a loss or tie the Medicine is kept', (t) => {
  duel(t, { items: ['syringe.1'] }, {}, roll(1, 5), roll(1, 5));
  t.choose('dose:syringe.1:player:1');
  t.choose('counter:unarmed');
  assert.deepEqual(items(t), ['syringe.1']);
});

rule('CW-ITM-07 at most one Two-Handed or two One-Handed Weapons', (t) => {
  duel(t, { items: ['broom.1', 'knife.1', 'knife.2'] }, {});
  t.choose('attack:player:1');
  assert.deepEqual(t.options(0), ['arm:unarmed', 'arm:broom.1', 'arm:knife.1', 'arm:knife.2', 'arm:knife.1+knife.2']);
  assert.equal(t.why(0, 'arm:broom.1+knife.1')?.rule, 'CW-ITM-07');
});

rule('CW-ITM-08 a Weapon adds dice and has a Damage Rating', (t) => {
  duel(t, { items: ['club.1'] }, {}, roll(1, 7), roll(0, 6));
  for (const choice of ['attack:player:1', 'arm:club.1', 'dodge']) t.choose(choice);
  assert.deepEqual([dice(t)[0], health(t, 1)], [7, 3]);
});

rule('CW-ITM-09 an Unarmed Attack has no bonus and Damage Rating 1', (t) => {
  duel(t, { items: ['club.1'] }, {}, roll(1, 5), roll(0, 6));
  for (const choice of ['attack:player:1', 'arm:unarmed', 'dodge']) t.choose(choice);
  assert.deepEqual([dice(t)[0], health(t, 1)], [5, 4]);
});

rule('CW-ITM-11 Clothing may reduce the damage', (t) => {
  duel(t, { items: ['broom.1'] }, { items: ['apron.1'] }, roll(1, 9), roll(0, 6));
  for (const choice of ['attack:player:1', 'arm:broom.1', 'dodge']) t.choose(choice);
  assert.equal(health(t, 1), 4);
});

rule('CW-RUL-25 damage is never below 0, and other losses are not reduced', (t) => {
  duel(t, {}, { items: ['apron.1', 'armour.1'] }, roll(1, 5), roll(0, 6));
  t.choose('attack:player:1');
  t.choose('dodge');
  assert.equal(health(t, 1), 5);
  duel(t, { items: ['syringe.1'] }, { items: ['apron.1'], terror: 6 }, roll(1, 5), roll(0, 8));
  t.choose('dose:syringe.1:player:1');
  t.choose('dodge');
  assert.equal(health(t, 1), 3, 'Terror that does not fit costs Health');
});

rule('CW-CMB-18 whoever trades with a player may not attack that player in the same turn', (t) => {
  begin(t, { players: [{ items: ['soup.1'] }, {}, {}] });
  for (const choice of ['trade:1', 'give:soup.1', 'offer']) t.choose(choice);
  t.choose('accept', 1);
  assert.equal(t.why(0, 'attack:player:1')?.rule, 'CW-CMB-18');
  assert.ok(t.options(0).includes('attack:player:2'));
});

rule('CW-EX-22 A traded with B; C may be attacked', (t) => {
  begin(t, { turn: { ...freshTurn(), traded: 2 }, players: [{}, { items: ['soup.1'] }, { items: ['soup.2'] }] });
  for (const act of ['attack', 'steal']) {
    assert.ok(!t.options(0).includes(`${act}:player:1`));
    assert.ok(t.options(0).includes(`${act}:player:2`));
  }
  t.choose('attack:player:2');
  assert.equal(t.state.combat.defender, 'player:2');
});

rule('CW-RUL-26 a Counter-Attack is not forbidden by a trade', (t) => {
  begin(t, { active: 1, turn: { ...freshTurn(), traded: 4 }, players: [{ terror: 1 }, { terror: 1 }, {}] }, roll(1, 5));
  assert.equal(t.why(1, 'attack:player:2')?.rule, 'CW-CMB-18');
  t.choose('attack:player:0');
  assert.ok(t.options(0).includes('counter:unarmed'));
});

rule('CW-RUL-27 a Steal needs something to steal; worn Clothing may be stolen', (t) => {
  duel(t, {}, {});
  assert.equal(t.why(0, 'steal:player:1')?.rule, 'CW-RUL-27');
  duel(t, {}, { items: ['apron.1'] }, roll(1, 5), roll(0, 6));
  t.choose('steal:player:1');
  t.choose('dodge');
  assert.deepEqual(items(t), ['apron.1']);
});

rule('CW-RUL-28 the defender sees the successes of the attacker before choosing', (t) => {
  duel(t, {}, {}, roll(3, 5));
  t.choose('attack:player:1');
  assert.equal(successesIn(t.view(1).state.combat.dice), 3);
});

rule('CW-RUL-60 for an absent defender, the defence with more dice; a Dodge if they are equal', (t) => {
  const fallback = (): string | undefined => t.view(1).questions.find(({ kind }) => kind === 'defend')?.fallback;
  duel(t, {}, {}, roll(0, 5));
  t.choose('attack:player:1');
  assert.equal(fallback(), 'dodge');
  duel(t, {}, { items: ['broom.1'] }, roll(0, 5));
  t.choose('attack:player:1');
  assert.equal(fallback(), 'counter:broom.1');
});

rule('CW-DIE-01 a player at 0 Health is Eliminated', (t) => {
  duel(t, {}, { health: 1 }, roll(1, 5), roll(0, 4));
  t.choose('attack:player:1');
  t.choose('dodge');
  assert.deepEqual([playerOf(t, 1).alive, at(t, 1)], [false, '']);
});

rule('CW-DIE-02 all Items drop on the Space of death', (t) => {
  duel(t, {}, { health: 1, items: ['soup.1'] }, roll(1, 5), roll(0, 4));
  t.choose('attack:player:1');
  t.choose('dodge');
  assert.deepEqual([items(t, 1), t.state.dropped[start]], [[], ['soup.1']]);
});

rule('CW-GEN-10 what is eliminated leaves the game', (t) => {
  begin(t, { players: [{ terror: 1 }, { health: 1, terror: 1, quirk: 'loner' }, {}] }, roll(1, 5), roll(0, 4));
  t.choose('attack:player:1');
  t.choose('dodge');
  assert.equal(playerOf(t, 1).quirk, null);
  assert.equal(t.state.active, 2);
});

rule('CW-RUL-34 when all have died in the Prologue, all have lost', (t) => {
  begin(
    t,
    {
      players: [
        { at: '2:3,1', quirk: 'loner' },
        { alive: false, at: '', health: 0 },
      ],
    },
    draws('rooms', 'reveal-kills'),
  );
  t.choose('move:2:3,0');
  assert.deepEqual(t.outcome?.winners, []);
});

rule('CW-RUL-35 a player who dies in the own turn has no end of the turn', (t) => {
  begin(t, { players: [{ at: '2:3,1', terror: 1 }, { terror: 1 }, {}] }, draws('rooms', 'reveal-kills'));
  t.choose('move:2:3,0');
  assert.equal(t.state.active, 1);
  assert.deepEqual(happened(t, 'isolated', 'checked'), []);
});

rule('CW-TRD-01 a trade needs a willing player in the same Space', (t) => {
  begin(t, { players: [{ items: ['soup.1'] }, {}, { at: '2:3,1' }] });
  assert.equal(t.why(0, 'trade:2')?.rule, 'CW-TRD-01');
  for (const choice of ['trade:1', 'give:soup.1', 'offer']) t.choose(choice);
  t.choose('refuse', 1);
  assert.deepEqual(items(t), ['soup.1']);
});

rule('CW-TRD-02 any number of Items in both directions; a gift is allowed', (t) => {
  begin(t, { players: [{ items: ['soup.1', 'bread.1'] }, { items: ['broom.1'] }] });
  for (const choice of ['trade:1', 'give:soup.1', 'give:bread.1', 'take:broom.1', 'offer']) t.choose(choice);
  t.choose('accept', 1);
  assert.deepEqual([items(t, 0), items(t, 1)], [['broom.1'], ['soup.1', 'bread.1']]);
});

rule('CW-TRD-03 nobody may exceed the limit by what they get', (t) => {
  begin(t, { players: [{ items: ['soup.1'] }, { health: 1, items: ['bread.1'] }] });
  t.choose('trade:1');
  t.choose('give:soup.1');
  assert.equal(t.why(0, 'offer')?.rule, 'CW-TRD-03');
  t.choose('take:bread.1');
  t.choose('offer');
  t.choose('accept', 1);
  assert.deepEqual(items(t, 1), ['soup.1']);
});

rule('CW-TRD-04 trades with several players in one turn', (t) => {
  begin(t, { players: [{ items: ['soup.1', 'soup.2'] }, {}, {}] });
  for (const partner of [1, 2]) {
    t.choose(`trade:${partner}`);
    t.choose(`give:soup.${partner}`);
    t.choose('offer');
    t.choose('accept', partner);
  }
  assert.deepEqual([items(t, 1), items(t, 2)], [['soup.1'], ['soup.2']]);
});

rule('CW-GEN-07 a card that names players lets one choose among them', (t) => {
  begin(t, { players: [{}, {}, {}] }, failed(), draws('hallucinations', 'point.a'));
  t.choose('rummage');
  t.choose('option:point');
  assert.deepEqual(t.options(0), ['player:1', 'player:2']);
  t.choose('player:2');
  assert.equal(terror(t, 2), 4);
});
