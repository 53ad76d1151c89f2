// What an Item does, in words: its numbers, which the card shows as symbols, and its text.
import type { PlayerId } from '../../../kernel/index.js';
import { attributeOf } from '../rules/values-in-force.js';
import { kindOf } from '../cards/card-index.js';
import type { Attribute, UpgradeRow, WeaponCard } from '../cards/card-types.js';
import { modifiersText } from './roll-modifiers.js';
import { attributeName, cardText, matchOf, rowText, sentences, type SpeechContext } from './names.js';

/**
 * The numbers and the text of a Weapon or Equipment card, without its upgrade rows.
 * @param owner The Character that might attack with it, and whose Attributes are told.
 */
export const itemText = (context: SpeechContext, id: string, owner?: PlayerId): string =>
  sentences(itemNumbers(context, id, owner), cardText(context, id));

function itemNumbers(context: SpeechContext, id: string, owner?: PlayerId): string {
  const { content, lexicon } = context;
  const weapon = content.weapons.get(kindOf(id));
  if (weapon) return weaponNumbers(context, weapon, owner);
  const { armor, mods } = content.equipment.get(kindOf(id)) ?? {};
  return armor && mods ? lexicon.say('on-defense', { mods: modifiersText(context, 'defense', mods) }) : '';
}

/** The Weapon's Key Attribute, its bonuses, and the Threshold for Skilled Characters. LOB-WPN-01, -03 */
function weaponNumbers(context: SpeechContext, { key, mods = {}, threshold }: WeaponCard, owner?: PlayerId): string {
  const { lexicon } = context;
  const own = (attribute: Attribute): number => attributeOf(matchOf(context), owner ?? 0, attribute);
  const added = modifiersText(context, 'attack', mods);
  const attack =
    key === 'any'
      ? lexicon.say(added ? 'on-any-key' : 'on-any-key-alone', { mods: added })
      : lexicon.say(added ? 'on-key' : 'on-key-alone', {
          attribute:
            owner === undefined
              ? attributeName(context, key)
              : lexicon.say('on-own-key', { attribute: attributeName(context, key), n: own(key) }),
          mods: added,
        });
  return sentences(
    attack,
    owner !== undefined &&
      key === 'any' &&
      lexicon.say('on-own-keys', { numbers: lexicon.list(anyKey.map((each) => String(own(each)))) }),
    threshold !== undefined && lexicon.say('on-threshold', { n: threshold }),
  );
}

/** The Attributes that may be the Key Attribute if any may be. LOB-WPN-02 */
const anyKey = ['strength', 'dexterity', 'wisdom'] as const;

/** What an upgrade row adds. Rows are counted from 0. */
export function rowDescription(context: SpeechContext, name: string, { mods, skilled }: UpgradeRow, r: number): string {
  const { lexicon } = context;
  const added = mods ? modifiersText(context, context.content.weapons.has(name) ? 'attack' : 'defense', mods) : '';
  const text = sentences(added && lexicon.say('on-mods', { mods: added }), rowText(context, name, r));
  return skilled ? lexicon.say('on-row-skilled', { text }) : text;
}
