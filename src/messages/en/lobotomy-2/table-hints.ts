// Hints at the first use of everything one can do in Lobotomy 2.
export default {
  'hint-basic-weapon':
    'Whoever is strong does best with Glass, whoever is deft with a Sling, whoever is wise with a Scroll.',
  'hint-first-character':
    'Whoever has this token begins the Round and decides what the rules leave open. After each Round it goes on.',
  'hint-act':
    'Where you can go and whom you can attack is outlined on the map. Everything else is in the list, with its price.',
  'hint-walk': 'One Action Point gives two Movement Points. Whatever else you do ends the Move.',
  'hint-open': 'Opening a Door costs a Movement Point. Closed Doors stop you and all eyes, but no Monster.',
  'hint-flee': 'To leave a Monster has its price, as its card says. Two Monsters on your Space hold you.',
  'hint-attack': 'Point at a Monster: the list says what you can attack it with, and how good your chances are.',
  'hint-use': 'What your cards offer can be used, for Insanity or until they have cooled.',
  'hint-search': 'You stand at a Locker. Stars buy a Weapon, Equipment or Meds; the Junk in it is yours anyway.',
  'hint-loot': 'For a point that you do not need: Loot gives you one Junk, anywhere, once a Turn.',
  'hint-trade': 'Somebody shares your Space. A Trade is free, once a Turn, both ways.',
  'hint-loadout':
    'Weapons and Armor work only in your Loadout: two Weapons, one Armor. Changing it is free, once a Turn.',
  'hint-upgrade': 'Junk buys a row of one of your cards, for good. It costs no Action Point.',
  'hint-disorder': 'You cannot hold more than 6 Insanity. It buys a Disorder card, or a point of an Attribute.',
  'hint-insane': 'Your card can be turned, once in a game. The other side is stronger.',
  'hint-scenario': 'Here the Scenario has something for you to do. It is what the story waits for.',
  'hint-turn-up': 'A token lies face down here. It may be what you are looking for.',
  'hint-end':
    'When all have had their Turn, the hunt comes a step nearer and the Monsters act. Points that are left are lost.',
  'hint-attack-declare': 'Whatever your cards add has to be said before you roll. After that only Meds help.',
  'hint-attack-defend': 'You are attacked. Use what protects you now, or keep it and roll.',
  'hint-check-declare': 'Whatever your cards add has to be said before you roll.',
  'hint-change': 'The dice have fallen, and you can still change something. Meds are gone once you use them.',
  'hint-search-buy': 'At most one of each kind. Successes that you do not spend are lost.',
  'hint-trade-offer': 'Lay down what each of you gives, then offer it. Nothing changes hands before you both agree.',
  'hint-item-limit': 'Nobody holds more than six Items. Give up what you need least.',
  'hint-move-order': 'The Monsters go where their rules send them. In which order, you decide.',
  'hint-attack-order':
    'You decide which of them attacks first. Whoever was attacked before takes one hit more each time.',
  'hint-monster-goal': 'It could go for more than one of you. You decide for whom.',
  'hint-attack-whom': 'It could attack more than one of you. Who can bear it best?',
  'hint-spawn-where': 'Another Monster comes in. Where two places are equally near, you choose.',
  'hint-respawn-where':
    'You come back without Wounds, and with all that you held. Each death brings the hunt a step nearer.',
  'hint-chapter-choice': 'The story asks you. Whatever you choose, it goes on from there.',
} as const;
