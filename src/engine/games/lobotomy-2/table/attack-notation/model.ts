// The model of an Attack that the author of a page describes as text. It contains the texts in the language of the
// page, and the controls with which a reader can change the Attack.
import type { AttackControl, AttackModel, AttackSide, AttackText } from '../../../../scene/attack-odds-model.js';
import type { Fault, Result } from '../../../../kernel/index.js';
import { colours } from '../../rules/attack/dice.js';
import type { Condition, UpgradeRow, WeaponCard } from '../../cards/card-types.js';
import type { Content } from '../../cards/card-index.js';
import { immunities } from '../../rules/values-in-force.js';
import { rowDescription } from '../../words/item-texts.js';
import { modifiersText } from '../../words/roll-modifiers.js';
import { cardName, type SpeechContext, type Lexicon } from '../../words/names.js';
import { readAttack, type ReadAttack, type Side } from './odds.js';
import { formatNotation, parseNotation, type Role, type Word } from './notation.js';

/** If both texts are empty, the first Character attacks the first Monster with its best Basic Weapon. */
function withDefaults(
  {
    pack: {
      characters: [character],
      weapons,
      monsters: [monster],
    },
  }: Content,
  said: AttackText,
): AttackText {
  if (said.attack.trim() || said.against.trim() || !character || !monster) return said;
  const worth = ({ key }: WeaponCard): number => (key === 'any' ? 0 : character.blue.attributes[key]);
  const [weapon] = weapons.filter(({ basic }) => basic).sort((a, b) => worth(b) - worth(a));
  return { ...said, attack: `${character.id} ${weapon?.id ?? 'fists'}`, against: monster.id };
}

export function attackModel(content: Content, lexicon: Lexicon, written: AttackText): Result<AttackModel, Fault> {
  const text = withDefaults(content, written);
  const result = readAttack(content, text);
  if (!result.ok) return result;
  const { m, attack, against, odds, left, reached } = result.value;
  const context: SpeechContext = { view: m.state, content, lexicon };
  const [min, max] = attack.joined.range;
  const most = Math.max(...odds.entries().map(([n]) => n));
  return {
    ok: true,
    value: {
      version: 1,
      attack: side(context, 'attack', attack, attackControls(context, result.value)),
      against: side(context, 'against', against, againstControls(context, result.value)),
      chances: Array.from({ length: most + 1 }, (_, n) => odds.at(n)),
      mean: odds.mean,
      left,
      out: reached ? null : lexicon.say(min === max ? 'odds-out-one' : 'odds-out', { min, max, n: text.distance ?? 0 }),
    },
  };
}

function side(
  context: SpeechContext,
  role: Role,
  { words, who, joined, dice }: Side,
  controls: readonly AttackControl[],
): AttackSide {
  const { auto, keywords, bolt, range, unseen, reroll } = joined;
  const names = words.filter(
    ({ kind }) =>
      kind === 'character' ||
      kind === 'monster' ||
      kind === 'weapon' ||
      kind === 'equipment' ||
      kind === 'attack' ||
      kind === 'ability',
  );
  const joins = modifiersText(context, role === 'attack' ? 'attack' : 'defense', {
    dice: Object.fromEntries(colours.map((colour) => [colour, dice.filter((die) => die === colour).length])),
    auto,
    keywords,
    bolt: { auto: bolt.auto, keywords: bolt.keywords },
    reroll,
    ...(role === 'attack' && who && { range, ...(unseen && { unseen }) }),
  });
  return {
    name: context.lexicon.list(
      [...names].sort((a, b) => Number(b === who) - Number(a === who)).map(({ name }) => cardName(context, name)),
    ),
    dice,
    words: joins && context.lexicon.say('odds-joins', { list: joins }),
    controls,
  };
}

// Controls

const choiceControl = (
  id: string,
  label: string,
  value: string,
  options: readonly { readonly id: string; readonly name: string; readonly group?: string }[],
): AttackControl => ({ kind: 'choice', id, label, value, options });
const switchControl = (id: string, label: string, on: boolean): AttackControl => ({ kind: 'switch', id, label, on });

function figures(context: SpeechContext, kinds: readonly string[]): { id: string; name: string; group: string }[] {
  const {
    content: {
      pack: { characters, monsters },
    },
    lexicon,
  } = context;
  return [
    ...(kinds.includes('character')
      ? characters.map(({ id }) => ({ id, name: cardName(context, id), group: lexicon.say('odds-characters') }))
      : []),
    ...(kinds.includes('monster')
      ? monsters.map(({ id, class: rank }) => ({ id, name: cardName(context, id), group: lexicon.say(`odds-${rank}`) }))
      : []),
  ];
}

function attackControls(context: SpeechContext, { attack: { who, words } }: ReadAttack): AttackControl[] {
  const { content, lexicon } = context;
  const name = (id: string): { id: string; name: string } => ({ id, name: cardName(context, id) });
  if (!who)
    return [
      choiceControl('attack:who', lexicon.say('odds-attacker'), '', [
        { id: '', name: lexicon.say('odds-dice') },
        ...figures(context, ['character', 'monster']),
      ]),
    ];
  const all = [
    choiceControl('attack:who', lexicon.say('odds-attacker'), who.name, figures(context, ['character', 'monster'])),
  ];
  if (who.kind === 'character') {
    const held = words.find(({ kind }) => kind === 'attack' || kind === 'weapon');
    const { rows = [] } = content.weapons.get(held?.name ?? '') ?? {};
    return [
      ...all,
      choiceControl('attack:with', lexicon.say('odds-with'), held?.name ?? 'fists', [
        name('fists'),
        ...content.pack.weapons.map(({ id }) => name(id)),
      ]),
      ...rows.flatMap((row, r) =>
        row.mods
          ? [
              switchControl(
                `attack:row:${r + 1}`,
                lexicon.say('odds-row', { n: r + 1, text: rowLabel(context, held?.name ?? '', row, r) }),
                !!held?.rows.includes(r + 1),
              ),
            ]
          : [],
      ),
      turnedSwitch('attack', context, who, words),
    ];
  }
  const attacks = content.monsters.get(who.name)?.normal.attacks ?? [];
  const named = words.find(({ kind }) => kind === 'attack')?.name ?? attacks[0]?.id ?? '';
  return [
    ...all,
    ...(attacks.length > 1
      ? [
          choiceControl(
            'attack:with',
            lexicon.say('odds-with'),
            named,
            attacks.flatMap(({ id }) => (id === undefined ? [] : [name(id)])),
          ),
        ]
      : []),
    ...(content.monsters.get(who.name)?.empowered ? [turnedSwitch('attack', context, who, words)] : []),
  ];
}

/** The text of the row without the final period. */
const rowLabel = (context: SpeechContext, card: string, row: UpgradeRow, r: number): string =>
  rowDescription(context, card, row, r).replace(/\.$/, '');

function againstControls(
  context: SpeechContext,
  { m, attack, against: { who, words, mini } }: ReadAttack,
): AttackControl[] {
  const { content, lexicon } = context;
  const foes = attack.who ? (attack.who.kind === 'character' ? ['monster'] : ['character']) : ['character', 'monster'];
  const all: AttackControl[] = [
    choiceControl('against:who', lexicon.say('odds-target'), who?.name ?? '', [
      ...(who ? [] : [{ id: '', name: lexicon.say('odds-dice') }]),
      ...figures(context, foes),
    ]),
  ];
  if (who?.kind === 'character') {
    const armor = content.pack.equipment.filter((each) => each.armor);
    const worn = words.find(({ name }) => armor.some(({ id }) => id === name))?.name ?? '';
    all.push(
      choiceControl('against:with', lexicon.say('odds-armor'), worn, [
        { id: '', name: lexicon.say('odds-bare') },
        ...armor.map(({ id }) => ({ id, name: cardName(context, id) })),
      ]),
    );
  }
  const immune = mini === null ? [] : immunities(m, mini);
  const matters: readonly Condition[] = attack.who?.kind === 'monster' ? ['fire'] : ['fire', 'stun'];
  all.push(
    ...matters
      .filter((condition) => !immune.includes(condition))
      .map((condition) =>
        switchControl(
          `against:${condition}`,
          lexicon.say(`odds-${condition as 'fire' | 'stun'}`),
          words.some(({ kind, name }) => kind === 'condition' && name === condition),
        ),
      ),
  );
  if (who && (who.kind === 'character' || content.monsters.get(who.name)?.empowered))
    all.push(turnedSwitch('against', context, who, words));
  return all;
}

const turnedSwitch = (role: Role, { lexicon }: SpeechContext, who: Word, words: readonly Word[]): AttackControl =>
  switchControl(
    `${role}:turned`,
    lexicon.say(who.kind === 'character' ? 'odds-insane' : 'odds-empowered'),
    words.some(({ kind }) => kind === 'turned'),
  );

/**
 * Returns the description of the Attack after a reader has used a control, such as `attack:who`, `against:stun` or
 * `attack:row:1`.
 */
export function changeAttack(content: Content, asked: AttackText, id: string, value: string | boolean): AttackText {
  const text = withDefaults(content, asked);
  const [role, what, row] = id.split(':') as [Role, string, string];
  const sides = {
    attack: parseNotation(content, text.attack, 'attack'),
    against: parseNotation(content, text.against, 'against'),
  };
  const words = sides[role];
  const word = (kind: Word['kind'], name: string): Word => ({ kind, name, n: undefined, bolt: false, rows: [] });
  const without = (is: (word: Word) => boolean): Word[] => words.filter((each) => !is(each));
  const changedText = (now: Partial<Record<Role, readonly Word[]>>): AttackText => ({
    ...text,
    attack: formatNotation(now.attack ?? sides.attack),
    against: formatNotation(now.against ?? sides.against),
  });
  if (what === 'who') return changedText(replaceFigure(content, sides, role, String(value)));
  if (what === 'with') {
    const rest =
      role === 'attack'
        ? without(({ kind }) => kind === 'weapon' || kind === 'attack')
        : without(({ name }) => !!content.equipment.get(name)?.armor);
    return changedText({
      [role]: [
        ...rest,
        ...(value === ''
          ? []
          : [
              word(
                role === 'against' ? 'equipment' : content.weapons.has(String(value)) ? 'weapon' : 'attack',
                String(value),
              ),
            ]),
      ],
    });
  }
  if (what === 'row')
    return changedText({
      attack: words.map((each) =>
        each.kind === 'weapon'
          ? { ...each, rows: [...each.rows.filter((r) => r !== Number(row)), ...(value ? [Number(row)] : [])].sort() }
          : each,
      ),
    });
  const kind = what === 'turned' ? 'turned' : 'condition';
  const name = what === 'turned' ? (words.some((each) => each.kind === 'monster') ? 'empowered' : 'insane') : what;
  return changedText({
    [role]: [
      ...without((each) => each.kind === kind && (kind === 'turned' || each.name === name)),
      ...(value ? [word(kind, name)] : []),
    ],
  });
}

/**
 * Replaces the Character or Monster on one side, and removes the words that belonged to the previous figure. If both
 * sides would then have a Character, or both a Monster, the previous figure moves to the other side.
 */
function replaceFigure(
  content: Content,
  sides: Record<Role, readonly Word[]>,
  role: Role,
  id: string,
): Record<Role, readonly Word[]> {
  const figure = ({ kind }: Word): boolean => kind === 'character' || kind === 'monster';
  const who: Word = {
    kind: content.characters.has(id) ? 'character' : 'monster',
    name: id,
    n: undefined,
    bolt: false,
    rows: [],
  };
  const other: Role = role === 'attack' ? 'against' : 'attack';
  const [before, foe] = [sides[role].find(figure), sides[other].find(figure)];
  if (before?.kind === who.kind)
    return { ...sides, [role]: [who, ...sides[role].filter(({ kind }) => !boundToFigure.includes(kind))] };
  return { ...sides, [role]: [who], ...(foe?.kind === who.kind && { [other]: before ? [before] : [] }) };
}

const boundToFigure: readonly Word['kind'][] = ['character', 'monster', 'attack', 'ability', 'turned', 'condition'];
