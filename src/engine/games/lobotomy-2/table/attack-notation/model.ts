// An Attack that an author has described, as a model with the words of the language and the controls that a reader can
// use.
import type { AttackControl, AttackModel, AttackSide, AttackText } from '../../../../scene/attack-odds-model.js';
import type { Fault, Result } from '../../../../kernel/index.js';
import { colours } from '../../rules/attack/dice.js';
import type { Condition, UpgradeRow, WeaponCard } from '../../cards/card-types.js';
import type { Content } from '../../cards/card-index.js';
import { immunities } from '../../rules/values-in-force.js';
import { rowWords } from '../scene-cards.js';
import { modsWords } from '../../words/roll-modifiers.js';
import { cardName, type Told, type Tongue } from '../../words/names.js';
import { readAttack, type ReadAttack, type Side } from './odds.js';
import { textOf, wordsOf, type Role, type Word } from './notation.js';

/** The default: the first Character, with the Basic Weapon that it is best with, against the first Monster. */
function usual(
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

export function attackModel(content: Content, tongue: Tongue, asked: AttackText): Result<AttackModel, Fault> {
  const said = usual(content, asked);
  const result = readAttack(content, said);
  if (!result.ok) return result;
  const { m, attack, against, odds, left, reached } = result.value;
  const told: Told = { view: m.state, content, tongue };
  const [min, max] = attack.joined.range;
  const most = Math.max(...odds.entries().map(([n]) => n));
  return {
    ok: true,
    value: {
      version: 1,
      attack: side(told, 'attack', attack, attackControls(told, result.value)),
      against: side(told, 'against', against, againstControls(told, result.value)),
      chances: Array.from({ length: most + 1 }, (_, n) => odds.at(n)),
      mean: odds.mean,
      left,
      out: reached ? null : tongue.say(min === max ? 'odds-out-one' : 'odds-out', { min, max, n: said.distance ?? 0 }),
    },
  };
}

function side(
  told: Told,
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
  const joins = modsWords(told, role === 'attack' ? 'attack' : 'defense', {
    dice: Object.fromEntries(colours.map((colour) => [colour, dice.filter((die) => die === colour).length])),
    auto,
    keywords,
    bolt: { auto: bolt.auto, keywords: bolt.keywords },
    reroll,
    ...(role === 'attack' && who && { range, ...(unseen && { unseen }) }),
  });
  return {
    name: told.tongue.list(
      [...names].sort((a, b) => Number(b === who) - Number(a === who)).map(({ name }) => cardName(told, name)),
    ),
    dice,
    words: joins && told.tongue.say('odds-joins', { list: joins }),
    controls,
  };
}

// Controls

const choice = (
  id: string,
  label: string,
  value: string,
  options: readonly { readonly id: string; readonly name: string; readonly group?: string }[],
): AttackControl => ({ kind: 'choice', id, label, value, options });
const turn = (id: string, label: string, on: boolean): AttackControl => ({ kind: 'switch', id, label, on });

function figures(told: Told, kinds: readonly string[]): { id: string; name: string; group: string }[] {
  const {
    content: {
      pack: { characters, monsters },
    },
    tongue,
  } = told;
  return [
    ...(kinds.includes('character')
      ? characters.map(({ id }) => ({ id, name: cardName(told, id), group: tongue.say('odds-characters') }))
      : []),
    ...(kinds.includes('monster')
      ? monsters.map(({ id, class: rank }) => ({ id, name: cardName(told, id), group: tongue.say(`odds-${rank}`) }))
      : []),
  ];
}

function attackControls(told: Told, { attack: { who, words } }: ReadAttack): AttackControl[] {
  const { content, tongue } = told;
  const name = (id: string): { id: string; name: string } => ({ id, name: cardName(told, id) });
  if (!who)
    return [
      choice('attack:who', tongue.say('odds-attacker'), '', [
        { id: '', name: tongue.say('odds-dice') },
        ...figures(told, ['character', 'monster']),
      ]),
    ];
  const all = [choice('attack:who', tongue.say('odds-attacker'), who.name, figures(told, ['character', 'monster']))];
  if (who.kind === 'character') {
    const held = words.find(({ kind }) => kind === 'attack' || kind === 'weapon');
    const { rows = [] } = content.weapons.get(held?.name ?? '') ?? {};
    return [
      ...all,
      choice('attack:with', tongue.say('odds-with'), held?.name ?? 'fists', [
        name('fists'),
        ...content.pack.weapons.map(({ id }) => name(id)),
      ]),
      ...rows.flatMap((row, r) =>
        row.mods
          ? [
              turn(
                `attack:row:${r + 1}`,
                tongue.say('odds-row', { n: r + 1, text: rowLabel(told, held?.name ?? '', row, r) }),
                !!held?.rows.includes(r + 1),
              ),
            ]
          : [],
      ),
      turned('attack', told, who, words),
    ];
  }
  const attacks = content.monsters.get(who.name)?.normal.attacks ?? [];
  const named = words.find(({ kind }) => kind === 'attack')?.name ?? attacks[0]?.id ?? '';
  return [
    ...all,
    ...(attacks.length > 1
      ? [
          choice(
            'attack:with',
            tongue.say('odds-with'),
            named,
            attacks.flatMap(({ id }) => (id === undefined ? [] : [name(id)])),
          ),
        ]
      : []),
    ...(content.monsters.get(who.name)?.empowered ? [turned('attack', told, who, words)] : []),
  ];
}

/** Without the full stop at its end. */
const rowLabel = (told: Told, card: string, row: UpgradeRow, r: number): string =>
  rowWords(told, card, row, r).replace(/\.$/, '');

function againstControls(told: Told, { m, attack, against: { who, words, mini } }: ReadAttack): AttackControl[] {
  const { content, tongue } = told;
  const foes = attack.who ? (attack.who.kind === 'character' ? ['monster'] : ['character']) : ['character', 'monster'];
  const all: AttackControl[] = [
    choice('against:who', tongue.say('odds-target'), who?.name ?? '', [
      ...(who ? [] : [{ id: '', name: tongue.say('odds-dice') }]),
      ...figures(told, foes),
    ]),
  ];
  if (who?.kind === 'character') {
    const armor = content.pack.equipment.filter((each) => each.armor);
    const worn = words.find(({ name }) => armor.some(({ id }) => id === name))?.name ?? '';
    all.push(
      choice('against:with', tongue.say('odds-armor'), worn, [
        { id: '', name: tongue.say('odds-bare') },
        ...armor.map(({ id }) => ({ id, name: cardName(told, id) })),
      ]),
    );
  }
  const immune = mini === null ? [] : immunities(m, mini);
  const matters: readonly Condition[] = attack.who?.kind === 'monster' ? ['fire'] : ['fire', 'stun'];
  all.push(
    ...matters
      .filter((condition) => !immune.includes(condition))
      .map((condition) =>
        turn(
          `against:${condition}`,
          tongue.say(`odds-${condition as 'fire' | 'stun'}`),
          words.some(({ kind, name }) => kind === 'condition' && name === condition),
        ),
      ),
  );
  if (who && (who.kind === 'character' || content.monsters.get(who.name)?.empowered))
    all.push(turned('against', told, who, words));
  return all;
}

const turned = (role: Role, { tongue }: Told, who: Word, words: readonly Word[]): AttackControl =>
  turn(
    `${role}:turned`,
    tongue.say(who.kind === 'character' ? 'odds-insane' : 'odds-empowered'),
    words.some(({ kind }) => kind === 'turned'),
  );

/** The text after a reader has used a control: `attack:who`, `against:stun`, `attack:row:1` … */
export function changeAttack(content: Content, asked: AttackText, id: string, value: string | boolean): AttackText {
  const said = usual(content, asked);
  const [role, what, row] = id.split(':') as [Role, string, string];
  const sides = { attack: wordsOf(content, said.attack, 'attack'), against: wordsOf(content, said.against, 'against') };
  const words = sides[role];
  const word = (kind: Word['kind'], name: string): Word => ({ kind, name, n: undefined, bolt: false, rows: [] });
  const without = (is: (word: Word) => boolean): Word[] => words.filter((each) => !is(each));
  const told = (now: Partial<Record<Role, readonly Word[]>>): AttackText => ({
    ...said,
    attack: textOf(now.attack ?? sides.attack),
    against: textOf(now.against ?? sides.against),
  });
  if (what === 'who') return told(replaced(content, sides, role, String(value)));
  if (what === 'with') {
    const rest =
      role === 'attack'
        ? without(({ kind }) => kind === 'weapon' || kind === 'attack')
        : without(({ name }) => !!content.equipment.get(name)?.armor);
    return told({
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
    return told({
      attack: words.map((each) =>
        each.kind === 'weapon'
          ? { ...each, rows: [...each.rows.filter((r) => r !== Number(row)), ...(value ? [Number(row)] : [])].sort() }
          : each,
      ),
    });
  const kind = what === 'turned' ? 'turned' : 'condition';
  const name = what === 'turned' ? (words.some((each) => each.kind === 'monster') ? 'empowered' : 'insane') : what;
  return told({
    [role]: [
      ...without((each) => each.kind === kind && (kind === 'turned' || each.name === name)),
      ...(value ? [word(kind, name)] : []),
    ],
  });
}

/** A new figure loses what belonged to the last one. If it is of the other kind, the two sides swap. */
function replaced(
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
    return { ...sides, [role]: [who, ...sides[role].filter(({ kind }) => !left.includes(kind))] };
  return { ...sides, [role]: [who], ...(foe?.kind === who.kind && { [other]: before ? [before] : [] }) };
}

const left: readonly Word['kind'][] = ['character', 'monster', 'attack', 'ability', 'turned', 'condition'];
