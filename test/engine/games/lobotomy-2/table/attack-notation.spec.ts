// Attacks that an author describes in text: they have the same chances as in a match, impossible ones are refused, and
// a reader's changes can be written as text again.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { contentOf } from '../../../../../src/engine/games/lobotomy-2/cards/card-index.js';
import { pack } from '../../../../../src/engine/games/lobotomy-2/content/pack.js';
import { attackModel, changeAttack } from '../../../../../src/engine/games/lobotomy-2/table/attack-notation/model.js';
import { oddsOf } from '../../../../../src/engine/games/lobotomy-2/table/scene-odds.js';
import type { Lexicon } from '../../../../../src/engine/games/lobotomy-2/words/names.js';
import type { AttackControl, AttackModel, AttackText } from '../../../../../src/engine/scene/attack-odds-model.js';
import { speak } from '../../../../../src/engine/speech/speak.js';
import { look, matchOf } from '../support/live-match.js';
import { all, lexiconOf, type Language } from '../support/messages.js';

const content = contentOf(pack);
const lexicon = (lang: Language): Lexicon => ({
  ...lexiconOf(lang),
  say: (key, params) => speak<string>(all[lang], lang, key, params),
});

const said = (attack: string, against: string, distance: number | null = null): AttackText => ({
  attack,
  against,
  distance,
});
function model(of: AttackText, lang: Language = 'en'): AttackModel {
  const read = attackModel(content, lexicon(lang), of);
  return read.ok ? read.value : assert.fail(JSON.stringify(read.error));
}
const near = (actual: readonly number[], expected: readonly number[]): void => {
  assert.deepEqual(
    actual.map((n) => n.toFixed(12)),
    expected.map((n) => n.toFixed(12)),
  );
};

describe('the chances are the same as in a match', () => {
  const me = { at: 'ward.D', insanity: 0 };
  // Each row: a title, the Character, the Monster, the option of the Attack in a match, and the author's text for it.
  const attacks = [
    [
      'a Basic Weapon',
      { ...me, items: ['sling.1'] },
      { card: 'hellhound', at: 'ward.E' },
      'attack:sling.1:10',
      said('ian-mcfellow sling', 'hellhound'),
    ],
    [
      'bare fists',
      me,
      { card: 'orderly', at: 'ward.D', wounds: 2 },
      'attack:fists:10',
      said('ian-mcfellow', 'orderly 2 wounds'),
    ],
    [
      'a bought row, Increases, a Stunned target',
      { ...me, increases: { strength: 3 }, items: [{ card: 'bed-rail', rows: [0, 1] }] },
      { card: 'night-nurse', at: 'ward.D', conditions: ['stun'] },
      'attack:bed-rail:10',
      said('ian-mcfellow 3 strength bed-rail+1+2', 'night-nurse stun'),
    ],
    [
      'the INSANE! side against a burning Elite',
      { ...me, insane: true, items: ['splashing-paddle'] },
      { card: 'daddys-boy', at: 'ward.D', conditions: ['fire'] },
      'attack:splashing-paddle:dexterity:10',
      said('ian-mcfellow insane splashing-paddle', 'daddys-boy fire'),
    ],
  ] as const;
  for (const [what, character, monster, option, of] of attacks)
    it(`LOB-RUL-05 ${what}`, () => {
      const match = matchOf('S1', 1, {
        situation: {
          ap: 3,
          tiles: ['cells', 'ward'],
          characters: [character, { at: 'cells.J' }, { at: 'cells.J' }],
          monsters: [monster],
        },
      });
      const { seen, told } = look(match);
      const odds = oddsOf(seen, told, option) ?? assert.fail(`no option ${option}`);
      const shown = model(of);
      near(shown.chances, odds.chances);
      near([shown.chances.slice(shown.left ?? 0).reduce((sum, chance) => sum + chance, 0)], [odds.kills]);
    });

  it('LOB-RUL-01 dice alone', () => {
    assert.equal(model(said('3 green 1 red', '1 blue, 1 brown')).mean.toFixed(2), '1.92');
  });
  it('LOB-RUL-59 a Monster loses its Bolt to Pierce, a Character keeps it', () => {
    const [lost, kept] = [
      said('3 red pierce', '2 blue bolt 3 auto'),
      said('huntmaster pierce', 'felix-ambrose 2 blue bolt 3 auto'),
    ].map((of) => model(of).mean);
    assert.ok((lost ?? 0) > (kept ?? 0), `${lost} against ${kept}`);
  });
  it('LOB-MAT-11 earlier attackers count', () => {
    assert.equal(
      (model(said('3 green 2 prior', '1 blue')).mean - model(said('3 green 2 auto', '1 blue')).mean).toFixed(12),
      '0.000000000000',
    );
  });
  it('LOB-BOS-02 the Health of a Boss is multiplied by the number of Characters', () => {
    assert.deepEqual(
      [
        model(said('1 red', 'pops')).left,
        model(said('1 red', 'pops 5 characters')).left,
        model(said('1 red', 'pops 3 characters 4 wounds')).left,
      ],
      [36, 45, 23],
    );
  });
  it('LOB-DIC-15 a named Ability joins the roll', () => {
    assert.equal(
      model(said('ian-mcfellow ian-mcfellow.3', 'orderly')).attack.dice.filter((die) => die === 'red').length,
      2,
    );
  });
  it('LOB-RNG-05 there is no Attack beyond the Range', () => {
    assert.equal(model(said('ian-mcfellow sling', 'hellhound', 2)).out, null);
    assert.equal(
      model(said('ian-mcfellow sling', 'hellhound', 3)).out,
      'This attack reaches 1 to 2 Spaces. The target is 3 Spaces away.',
    );
    assert.equal(
      model(said('ian-mcfellow', 'hellhound', 1), 'de').out,
      'Dieser Angriff trifft nur in der Entfernung 0. Das Ziel ist 1 Feld entfernt.',
    );
  });
  it('empty text gives an Attack too', () => {
    assert.ok(model(said('', '')).mean > 1);
  });
});

it('an impossible Attack is refused, and the path of the fault says where the mistake is', () => {
  const refused = (attack: string, against = '', distance: number | null = null): readonly string[] => {
    const read = attackModel(content, lexicon('en'), said(attack, against, distance));
    return read.ok ? [] : [read.error.code, read.error.path];
  };
  for (const [of, ...expected] of [
    [['slung'], 'no-word', 'attack'],
    [['3'], 'no-word', 'attack'],
    [['bolt sling'], 'no-word', 'attack'],
    [['ian-mcfellow demi-hawkins'], 'no-word', 'attack'],
    [['sling+2'], 'not-whole', 'attack/sling+2'],
    [['99 green'], 'not-whole', 'attack/green'],
    [['100 green'], 'not-whole', 'attack/100'],
    [['night-nurse pops-strap'], 'no-word', 'attack'],
    [['ian-mcfellow ian-mcfellow.2'], 'no-word', 'attack'],
    [['night-nurse', 'orderly'], 'same-side', 'against'],
    [['1 red', 'pops stun'], 'is-immune', 'against'],
    [['1 red', 'pops 6 characters'], 'not-whole', 'against/characters'],
    [['1 red', '', NaN], 'not-whole', 'distance'],
    [['green '.repeat(30)], 'too-many', 'attack'],
    [['constructor'], 'no-word', 'attack'],
    [['1.5 green'], 'no-word', 'attack'],
    [['night-nurse ian-mcfellow.2'], 'no-word', 'attack'],
    [['night-nurse sling'], 'no-word', 'attack'],
    [['1 red', 'orderly leather-jacket'], 'no-word', 'against'],
  ] as const)
    assert.deepEqual(refused(...(of as unknown as [string])), expected, of.join(' | '));
});

describe('a reader', () => {
  const controls = ({ attack, against }: AttackModel): readonly AttackControl[] => [
    ...attack.controls,
    ...against.controls,
  ];
  it('changes the text of the Attack; choosing an attacker from the other side swaps the sides', () => {
    let now = said('felix-ambrose broken-glass', 'night-nurse stun');
    for (const [control, value, attack, against] of [
      ['attack:row:1', true, 'felix-ambrose broken-glass+1', 'night-nurse stun'],
      ['against:fire', true, 'felix-ambrose broken-glass+1', 'night-nurse stun fire'],
      ['against:who', 'orderly', 'felix-ambrose broken-glass+1', 'orderly'],
      ['attack:with', 'fists', 'felix-ambrose fists', 'orderly'],
      ['attack:who', 'pops', 'pops', 'felix-ambrose'],
      ['attack:with', 'pops-bear-hug', 'pops pops-bear-hug', 'felix-ambrose'],
      ['against:with', 'straitjacket', 'pops pops-bear-hug', 'felix-ambrose straitjacket'],
      ['against:turned', true, 'pops pops-bear-hug', 'felix-ambrose straitjacket insane'],
      ['attack:who', 'lotte-wren', 'lotte-wren', 'pops'],
    ] as const) {
      now = changeAttack(content, now, control, value);
      assert.deepEqual([now.attack, now.against], [attack, against], control);
    }
  });
  it('can choose every offered value without a fault', () => {
    for (const begin of [
      said('felix-ambrose bed-rail', 'pops'),
      said('pops', 'felix-ambrose'),
      said('3 green', '1 blue'),
      said('cultist', '1 blue'),
    ]) {
      for (const control of controls(model(begin))) {
        for (const value of control.kind === 'choice'
          ? control.options.flatMap(({ id }) => (id === control.value ? [] : id))
          : [!control.on]) {
          const then = changeAttack(content, begin, control.id, value);
          const after = controls(model(then)).find(({ id }) => id === control.id);
          assert.equal(
            after?.kind === 'choice' ? after.value : after?.on,
            value,
            `${control.id} ${value}: ${then.attack} | ${then.against}`,
          );
        }
      }
    }
  });
  it('reads all texts in both languages', () => {
    for (const lang of ['en', 'de'] as const) {
      for (const of of [said('felix-ambrose bed-rail+1', 'night-nurse'), said('pops', 'felix-ambrose straitjacket')]) {
        const { attack, against } = model(of, lang);
        const texts = [attack, against].flatMap(({ name, words: dice, controls: all }) => [
          name,
          dice,
          ...all.flatMap((each) => [
            each.label,
            ...(each.kind === 'choice' ? each.options.flatMap(({ name: option, group = '' }) => [option, group]) : []),
          ]),
        ]);
        assert.deepEqual(
          texts.filter((text) => /\b(?:odds|on)-|[{}]|undefined/.test(text)),
          [],
        );
      }
    }
    assert.equal(
      model(said('felix-ambrose broken-glass', '1 blue'), 'de').attack.words,
      'Reichweite 0, 2 grüne Würfel und ein Blitz gibt 1 Erfolg',
    );
  });
});
