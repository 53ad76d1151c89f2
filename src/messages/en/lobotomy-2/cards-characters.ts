// The Characters of Lobotomy 2: Quest, a line of mood, and a sentence for each of their Innate Abilities on both sides.
// What an Ability costs is drawn beside it and not said again.
export default {
  'ian-mcfellow.quest': 'Enter 16 Spaces.',
  'ian-mcfellow.flavour':
    'He flew the night mail for nine years. The wreck was found; he says that he never came down.',
  'ian-mcfellow.blue.1.text': 'When you roll a Bolt on a Defense Roll: Blink 1 after the attack.',
  'ian-mcfellow.blue.2.text': 'Move up to 2 Spaces with Stealth.',
  'ian-mcfellow.blue.3.text': 'Before an Attack Roll of yours: add 2 red dice; the Attack has Stun.',
  'ian-mcfellow.insane.1.text':
    'Each Bolt on your Defense Rolls gives 1 Shield. When you roll one: Blink 2 after the attack.',
  'ian-mcfellow.insane.2.text': 'Blink 3.',
  'ian-mcfellow.insane.3.text': 'Before an Attack Roll of yours: add 1 red die; the Attack has Critical Strike.',

  'demi-hawkins.quest': 'Trade 4 times.',
  'demi-hawkins.flavour': 'Eleven years at the switchboard. She still hears every line, and who is on it.',
  'demi-hawkins.blue.1.text': 'Once a Turn: another Character in sight moves up to 1 Space.',
  'demi-hawkins.blue.2.text': 'Action: remove 1 Cooldown token from each of your Disorder cards.',
  'demi-hawkins.blue.3.text': 'Your Weapon Attack adds 2 red dice, has Range 0–4 and needs no line of sight.',
  'demi-hawkins.insane.1.text': 'Once a Turn: another Character anywhere moves up to 2 Spaces.',
  'demi-hawkins.insane.2.text': 'Action: remove 2 Cooldown tokens from each of your Disorder cards.',
  'demi-hawkins.insane.3.text': 'Your Weapon Attack adds X red dice, has Range 0–6 and needs no line of sight.',

  'tobias-crake.quest': 'Defeat 5 Monsters.',
  'tobias-crake.flavour': 'They stopped his last fight in the thirtieth round. Nobody has told him who won.',
  'tobias-crake.blue.1.text': 'While you have 3 or more Wounds: your Defense Rolls add 1 blue die.',
  'tobias-crake.blue.2.text':
    'Before an Attack Roll of yours: add 1 red die; you may reroll up to 2 of your dice once.',
  'tobias-crake.blue.3.text': 'Before an Attack Roll of yours: the Attack has Critical Strike.',
  'tobias-crake.insane.1.text': 'While you have 3 or more Wounds: your Defense Rolls add 1 brown die.',
  'tobias-crake.insane.2.text': 'Before an Attack Roll of yours: add 2 red dice; you may reroll any of your dice once.',
  'tobias-crake.insane.3.text': 'Before an Attack Roll of yours: the Attack has Critical Strike, Pierce and Stun.',

  'marta-kowal.quest': 'Deal 14 Wounds to Monsters.',
  'marta-kowal.flavour': 'She came as a laundress and was kept as a patient. It was one signature; she saw the pen.',
  'marta-kowal.blue.1.text': 'You are immune to Fire and Infection when attacked.',
  'marta-kowal.blue.2.text': 'Action: attack on your Space with 2 green dice and 1 red die; AoE, Fire.',
  'marta-kowal.blue.3.text': 'Before an Attack Roll of yours: add 2 red dice; the Attack has Pierce and Lifesteal.',
  'marta-kowal.insane.1.text':
    'You are immune to Fire, Frost, Stun and Infection when attacked. Each Bolt on your Defense Rolls gives 1 Shield.',
  'marta-kowal.insane.2.text': 'Action: attack at Range 0–1 with 3 red dice; AoE, Fire.',
  'marta-kowal.insane.3.text': 'Before an Attack Roll of yours: add X red dice; the Attack has Lifesteal.',

  'felix-ambrose.quest': 'Open 4 Doors.',
  'felix-ambrose.flavour':
    'Knives on Mondays, locks on Sundays, twice a day in summer. He checks each latch eleven times.',
  'felix-ambrose.blue.1.text': 'Once a Turn: open one Closed Door of your Space.',
  'felix-ambrose.blue.2.text': 'You have Stealth until the end of your Turn.',
  'felix-ambrose.blue.3.text': 'Action: attack at Range 1–2 with 2 green and 2 red dice; AoE.',
  'felix-ambrose.insane.1.text':
    'Once a Turn: open one Closed Door of your Space, then move up to 1 Space with Stealth.',
  'felix-ambrose.insane.2.text': 'You have Stealth and Ethereal Movement until the end of your Turn.',
  'felix-ambrose.insane.3.text': 'Action: attack at Range 0–3 with 4 red dice; AoE, Pierce.',

  'lotte-wren.quest': 'Search 3 Lockers.',
  'lotte-wren.flavour': 'She drew rabbits for picture books until the rabbits began to ask her for doors.',
  'lotte-wren.blue.1.text': 'After you Search: gain 1 Paper.',
  'lotte-wren.blue.2.text': 'Place a Breach on one wall of your Space.',
  'lotte-wren.blue.3.text': 'Action: attack at Range 0–2 with 2 green and X red dice.',
  'lotte-wren.insane.1.text': 'After you Search: gain 1 Junk and 1 Meds.',
  'lotte-wren.insane.2.text': 'Choose one: place a Breach on one wall of your Space; or Blink 2.',
  'lotte-wren.insane.3.text': 'Action: attack at Range 0–3 with 2 + X red dice, without line of sight; Fire.',

  'solomon-pike.quest': 'Buy 3 upgrades.',
  'solomon-pike.flavour':
    'He mended the asylum’s clocks and told the visitors that all of them were run slow on purpose.',
  'solomon-pike.blue.1.text': 'Each upgrade you buy costs you 1 Junk less.',
  'solomon-pike.blue.2.text':
    'Once a Turn, choose one: Untap one of your cards; or remove 1 Cooldown token from one of your Disorder cards.',
  'solomon-pike.blue.3.text': 'Action: draw 1 Equipment card.',
  'solomon-pike.insane.1.text': 'Each upgrade you buy costs you 1 Junk less, and your Loot Actions give 1 Junk more.',
  'solomon-pike.insane.2.text':
    'Once a Turn: Untap one of your cards and remove 1 Cooldown token from one of your Disorder cards.',
  'solomon-pike.insane.3.text': 'Action: draw 1 Weapon or 1 Equipment card, and gain 2 Junk.',

  'harriet-voss.quest': 'Heal 6 points, your own or others’.',
  'harriet-voss.flavour':
    'Night sister, ward nine. She wrote down what she saw there, and the next night she had a bed in it.',
  'harriet-voss.blue.1.text':
    'Once a Turn: remove Fire, Frost or Stun from a Character on your Space, yourself included.',
  'harriet-voss.blue.2.text': 'Once a Turn: heal 2 points of a Character on your Space, yourself included.',
  'harriet-voss.blue.3.text': 'Action: heal 2 points of yourself and of each Character in sight.',
  'harriet-voss.insane.1.text': 'Once a Turn: heal 1 point of a Character on your Space, yourself included.',
  'harriet-voss.insane.2.text': 'Once a Turn: heal 3 points of a Character at most 1 Space away, yourself included.',
  'harriet-voss.insane.3.text': 'Action: heal 3 points of each Character, yourself included, wherever they are.',

  'edmund-sable.quest': 'Gain 14 Insanity.',
  'edmund-sable.flavour': 'The Great Sable read minds in eleven capitals. One night somebody in the stalls read back.',
  'edmund-sable.blue.1.text': 'Once a Turn: move a Monster in sight, at most 2 Spaces away, up to 1 Space.',
  'edmund-sable.blue.2.text': 'Stun a Basic Monster in sight, at most 2 Spaces away.',
  'edmund-sable.blue.3.text': 'Action: attack at Range 0–3 with 3 red dice, without line of sight; Ethereal.',
  'edmund-sable.insane.1.text': 'Once a Turn: move a Monster in sight up to 2 Spaces.',
  'edmund-sable.insane.2.text': 'A Basic Monster in sight is Stunned and takes 1 Wound without a Defense Roll.',
  'edmund-sable.insane.3.text': 'Action: attack at Range 0–4 with 2 + X red dice, without line of sight; Ethereal.',
} as const;
