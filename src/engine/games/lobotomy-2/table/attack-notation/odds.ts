// Computes the exact chances of an Attack that the author of a page describes, without a match. Both sides are placed
// on an empty table, so the rules of a match determine the chances.
import type { Fault, Result } from '../../../../kernel/index.js';
import type { AttackText } from '../../../../scene/attack-odds-model.js';
import { abilityByKey } from '../../rules/turn/abilities.js';
import { modifiersOfAttack, modifiersOfDefense, combine } from '../../rules/attack/modifiers.js';
import { woundOdds, type WoundOdds } from '../../rules/attack/odds.js';
import { pool } from '../../rules/attack/dice.js';
import { weaponOptions } from '../../rules/attack/reach.js';
import type { Colour, Modifiers } from '../../cards/card-types.js';
import type { Content } from '../../cards/card-index.js';
import { inEnglish } from '../../words/faults.js';
import { attributeOf, healthOf, immunities, monsterSide } from '../../rules/values-in-force.js';
import { spaceOf } from '../../rules/board/board.js';
import type { Position } from '../../state/step-context.js';
import { catchFault, quoted, wholeNumber, InputFault } from '../../state/readers.js';
import {
  conditionsIn,
  factIn,
  increasesIn,
  modsIn,
  MAX_WORDS,
  parseNotation,
  type Role,
  type Word,
} from './notation.js';
import {
  firstMonsterId,
  type Attack,
  type Declaration,
  type HeldDisorder,
  type HeldItem,
  type TotalModifiers,
  type Mini,
} from '../../state/state.js';
import { emptyTable, newCharacter } from '../../state/empty-table.js';

export interface Side {
  readonly words: readonly Word[];
  /** The Character or Monster; null if the text names only dice. */
  readonly who: Word | null;
  /** The mini on the table; null if the text names neither a Character nor a Monster. */
  readonly mini: Mini | null;
  readonly joined: TotalModifiers;
  /** The dice after colour changes by the other side. LOB-RUL-43 */
  readonly dice: readonly Colour[];
}

export interface ReadAttack extends Record<Role, Side> {
  readonly m: Position;
  /** The number of Wounds that defeat the target; null if it is unknown. */
  readonly left: number | null;
  /** Whether the attack reaches the target at the given distance. LOB-RNG-05 */
  readonly reached: boolean;
  readonly odds: WoundOdds;
}

type Figure = Pick<Side, 'words' | 'who' | 'mini'>;

/**
 * Reads the text and computes the chances. The path of a fault begins with the faulty field: `attack`, `against` or
 * `distance`. The faulty word may follow.
 */
export const readAttack = (content: Content, said: AttackText): Result<ReadAttack, Fault> =>
  inEnglish(
    catchFault(() => {
      const [attacker, target] = [figureOf(content, said.attack, 'attack'), figureOf(content, said.against, 'against')];
      if (attacker.who && attacker.who.kind === target.who?.kind) throw new InputFault('against', 'same-side');
      const m = tableWith(content, attacker, target);
      const conditions = conditionsIn(target.words);
      const immune =
        target.mini === null
          ? undefined
          : conditions.find((condition) => immunities(m, target.mini as Mini).includes(condition));
      if (immune) throw new InputFault('against', 'is-immune', { condition: immune });
      const [attack, defense] = [attackOf(m, attacker), defenseOf(m, target)];
      const left = woundsToDefeat(m, target);
      return {
        m,
        left,
        attack: { ...attacker, joined: attack, dice: diceOf('attack', attack, defense) },
        against: { ...target, joined: defense, dice: diceOf('against', defense, attack) },
        reached: said.distance === null || isWithin(attack, wholeNumber(said.distance, 'distance', 0, 99)),
        odds: woundOdds({
          attack,
          defense,
          left: left ?? Infinity,
          fire: conditions.includes('fire'),
          prior: factIn(attacker.words, 'prior') ?? 0,
          stunned: attacker.who?.kind !== 'monster' && conditions.includes('stun'),
          target: target.who?.kind === 'character' || attacker.who?.kind === 'monster' ? 'character' : 'monster',
        }),
      };
    }),
  );

function figureOf(content: Content, said: string, role: Role): Figure {
  const words = parseNotation(content, said, role);
  const [who = null, other] = words.filter(({ kind }) => kind === 'character' || kind === 'monster');
  const isCharacter = who?.kind === 'character';
  // Only Characters have Abilities and Items.
  const stray =
    other ??
    words.find(({ kind }) =>
      kind === 'ability' ? !isCharacter : who && !isCharacter && (kind === 'weapon' || kind === 'equipment'),
    );
  if (stray) throw new InputFault(role, 'no-word', { word: quoted(stray.name) });
  return { words, who, mini: who && (who.kind === 'character' ? 0 : firstMonsterId) };
}

const isWithin = ({ range: [least, most] }: TotalModifiers, distance: number): boolean =>
  distance >= least && distance <= most;

function diceOf(role: Role, side: TotalModifiers, foe: TotalModifiers): Colour[] {
  const dice = pool(side, foe.convertFoe);
  if (dice.length > 2 * MAX_WORDS) throw new InputFault(role, 'too-many', { n: 2 * MAX_WORDS });
  return dice;
}

/** If the text names neither a Character nor a Monster, the number is known only if the text states the Health. */
function woundsToDefeat(m: Position, { words, mini }: Figure): number | null {
  const health = factIn(words, 'health') ?? (mini === null ? null : healthOf(m, mini));
  return health === null ? null : Math.max(1, health - (factIn(words, 'wounds') ?? 0));
}

// The table: at most one Character and one Monster, on one Space

/** The default number of Characters, which decides the Health of Bosses. LOB-BOS-02, LOB-DIF-04 */
const defaultCharacters = 4;

function tableWith(content: Content, attacker: Figure, target: Figure): Position {
  const [scenario] = content.pack.scenarios;
  const state = emptyTable(content, { scenario: scenario?.id ?? '', characters: [], difficulty: [], kept: [] });
  const m: Position = { state, content };
  scenario?.map.forEach((_, tile) => {
    state.tiles |= 1 << tile;
  });
  const at = spaceOf(m, scenario?.starts[0] ?? '');
  for (const { who, words } of [attacker, target]) {
    const turned = words.some(({ kind }) => kind === 'turned');
    if (who?.kind === 'monster') {
      state.types.push({ card: who.name, empowered: turned, pool: 0 });
      state.monsters.push({
        id: firstMonsterId,
        card: who.name,
        number: 1,
        at,
        wounds: 0,
        conditions: {},
        spawnRound: 0,
        moved: false,
        attacked: false,
      });
    } else if (who) {
      state.characters.push({
        ...newCharacter(who.name, 0),
        at,
        insane: turned,
        increases: increasesIn(words, 'attack'),
        items: words.flatMap((word) => itemOf(content, word)),
        disorders: disordersOf(content, words),
      });
    }
  }
  const party = wholeNumber(factIn(target.words, 'characters') ?? defaultCharacters, 'against/characters', 1, 5);
  while (state.characters.length < party) state.characters.push({ ...newCharacter('', 0), dead: true, gone: true });
  return m;
}

function itemOf(content: Content, { kind, name, rows }: Word): HeldItem[] {
  const printed = content.weapons.get(name) ?? content.equipment.get(name);
  if (!printed || (kind !== 'weapon' && kind !== 'equipment')) return [];
  return [
    {
      card: name,
      rows: rows.reduce((bits, row) => bits | (1 << (row - 1)), 0),
      tapped: false,
      untapped: false,
      worn: true,
    },
  ];
}

/** The Disorder cards of all named Abilities. */
const disordersOf = (content: Content, words: readonly Word[]): HeldDisorder[] =>
  [...new Set(words.map(({ name }) => name.replace(/\.\d+$/, '')))].flatMap((card) =>
    content.disorders.has(card) ? [{ card, cooldown: 0 }] : [],
  );

// Both sides

function attackOf(m: Position, { words, who }: Figure): TotalModifiers {
  const mods = modsIn(words, 'attack');
  const named = words.find(({ kind }) => kind === 'attack')?.name;
  if (who?.kind === 'monster')
    return modifiersOfAttack(m, {
      by: firstMonsterId,
      with: who.name,
      attribute: null,
      printed: [monsterAttack(m, who.name, named), mods],
      declared: [],
    });
  if (named !== undefined && named !== 'fists') throw new InputFault('attack', 'no-word', { word: quoted(named) });
  if (who)
    return modifiersOfAttack(m, {
      by: 0,
      ...weaponPlan(m, words, named),
      printed: [mods],
      declared: declaredIn(m, words, 'attack'),
    });
  return combine([...printedOn(m, words, 'attack'), { card: '', mods }]);
}

function defenseOf(m: Position, { words, who, mini }: Figure): TotalModifiers {
  const mods = modsIn(words, 'against');
  if (mini === null) return combine([...printedOn(m, words, 'against'), { card: '', mods }]);
  const more: Declaration = { player: mini, key: '', type: 'roll', mods: [mods] };
  return modifiersOfDefense(m, mini, [...(who?.kind === 'character' ? declaredIn(m, words, 'against') : []), more]);
}

/** The named Weapon with its best Attribute, or the Basic Attack. LOB-ATK-04, LOB-WPN-02 */
function weaponPlan(
  m: Position,
  words: readonly Word[],
  named: string | undefined,
): Pick<Attack, 'with' | 'attribute'> {
  const held = named ?? words.find(({ kind }) => kind === 'weapon')?.name ?? 'fists';
  const [best] = weaponOptions(m, 0)
    .filter((way) => way.with === held)
    .sort((a, b) => attributeOf(m, 0, b.attribute) - attributeOf(m, 0, a.attribute));
  return { with: held, attribute: best?.attribute ?? 'strength' };
}

/** The named attack of the Monster, or its first attack. LOB-MON-04, LOB-BOS-03 */
function monsterAttack(m: Position, who: string, named: string | undefined): Modifiers {
  const { attacks } = monsterSide(m, who);
  const found =
    named === undefined
      ? (attacks[0] ?? {})
      : (attacks.find(({ id }) => id === named) ?? m.content.bossCards.get(named)?.attack);
  if (!found) throw new InputFault('attack', 'no-word', { word: quoted(named ?? '') });
  return found;
}

/** The modifiers of cards that nobody holds. All bought rows work, because nobody has to be Skilled. */
function printedOn(
  { content }: Position,
  words: readonly Word[],
  role: Role,
): { card: string; mods: Modifiers; printed: boolean }[] {
  return words.flatMap(({ kind, name, rows }) => {
    const printed =
      kind === 'weapon' && role === 'attack'
        ? content.weapons.get(name)
        : kind === 'equipment' && role === 'against'
          ? content.equipment.get(name)
          : undefined;
    return [printed, ...rows.map((row) => printed?.rows[row - 1])].flatMap((each) =>
      each?.mods ? [{ card: name, mods: each.mods, printed: role === 'against' }] : [],
    );
  });
}

/** The Character's named Abilities that modify the roll. LOB-DIC-15 */
function declaredIn(m: Position, words: readonly Word[], role: Role): Declaration[] {
  const [own, roll] = role === 'attack' ? (['weapon-attack', 'attack'] as const) : (['defense', 'defense'] as const);
  return words
    .filter(({ kind }) => kind === 'ability')
    .map(({ name, n = 1 }) => {
      const ability = abilityByKey(m, 0, name)?.ability;
      if (ability?.type !== own && !(ability?.type === 'roll' && ability.rolls?.includes(roll)))
        throw new InputFault(role, 'no-word', { word: quoted(name) });
      const { type, mods, each } = ability;
      return {
        player: 0,
        key: name,
        type,
        mods: [
          ...(mods ? [mods] : []),
          ...(each ? Array<Modifiers>(wholeNumber(n, role, 0, MAX_WORDS)).fill(each) : []),
        ],
      };
    });
}
