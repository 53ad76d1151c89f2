// The words of S4: a title and `.text` by CID, choices `<cid>.n`, what one can do (`act.`), is to do (`objective.`), and tokens (`token.`).
export default {
  'S4-A': 'Beneath the Benches',
  'S4-A.text':
    'The crypt comes up under the theatre. Through the glass you see him pass the gate: unhurried, hatless, a horn at his belt. Horn, dogs and gate are what he hunts with. Take two of the three from him before he is among you.',
  'S4-B': 'Even Odds',
  'S4-B.text':
    'He stops in the snow and laughs, once, like somebody who has been handed a present. From here on nobody comes back. You may choose the ground; you may not choose the night.',
  'S4-B.1': 'Stand: DEATH IS FINAL, and the Final Battle begins.',
  'S4-B.2': 'Run: DEATH IS FINAL; bring all who live to the outer gate, past the man who keeps it.',
  'S4-C': 'Stand',
  'S4-C.text':
    'You put out the lamps yourselves. Silver shot bites him, a broken horn shames him, loose dogs remember who beat them, and a wound winch keeps his beaters out. He walks in smiling. Nobody else does.',
  'S4-D': 'Run',
  'S4-D.text':
    'There are two ways: the front steps, and back through the old cells to the sledge shed. At the gate stands Pops with his arms wide, wanting everybody home. What you have spoiled has unsettled him; a wound winch covers your steps.',
  'S4-E': 'Over the Hill',
  'S4-E.text':
    'Nobody shoots. At the crest you look back, and every window of Harrowmere is lit, and in each stands somebody waving. The horn begins again, faint, for others. You have come away. You have only come away.',
  'S4-F': 'The Season Is Closed',
  'S4-F.text':
    'He sits down on the great stair like a guest who has been kept waiting, and is a coat, and some leaves. In the kennels the dogs lie down. Linus opens the shutters. It has been morning for some time.',
  'S4-EC1': 'View Halloo',
  'S4-EC1.text':
    'Somebody has seen your footprints and is glad. Choose a Character: draw a Spawn card, and a Hellhound comes in at its nearest Spawn Point of that colour.',
  'S4-EC2': 'Full Cry',
  'S4-EC2.text': 'All of them at once. All Monsters have 1 Movement more the next time they move.',
  'S4-EC3': 'Under the Snow',
  'S4-EC3.text': 'Others ran this way before you. Draw a Scenario card.',
  'S4-EC4': 'Broken Glass Roof',
  'S4-EC4.text':
    'He has fired upwards, for the sound of it. Each Character Tests Dexterity (1) and takes 1 Wound if it fails.',
  'S4-EC5': 'The Kennel Gate',
  'S4-EC5.text':
    'If the dogs are loose they turn on each other: every Hellhound takes 1 Wound. If not, choose a Character: a Hellhound comes in at its nearest green Spawn Point.',
  'S4-EC6': 'A False Trail',
  'S4-EC6.text': 'Your old slippers, thrown far. The Huntmaster goes 1 Space back.',
  'S4-EC7': 'A Beater’s Stick',
  'S4-EC7.text': 'He will not need it. One Character of your choice draws 1 Weapon.',
  'S4-EC8': 'Lull',
  'S4-EC8.text': 'He has stopped to light a pipe. Each Character heals 1.',
  'S4-EC9': 'The Second Line',
  'S4-EC9.text':
    'There are always more than you counted. Choose a Character: a drawn Monster comes in at its nearest red Spawn Point.',
  'S4-EC10': 'A Hunting Flask',
  'S4-EC10.text': 'Engraved: to a good sport. One Character of your choice gains 2 Meds.',
  'S4-EC11': 'Clear Night',
  'S4-EC11.text':
    'For a moment you can hear yourself think, and nobody else. Each Character removes 1 Cooldown token from one of its Disorder cards.',
  'S4-EC12': 'The Cloakroom Ticket',
  'S4-EC12.text': 'It is for your own coat. One Character of your choice draws 1 Equipment.',
  'S4-EC13': 'Meat',
  'S4-EC13.text': 'Over the wall, and not yours. Every Hellhound on the Board is Stunned.',
  'S4-EC14': 'Trophies',
  'S4-EC14.text': 'Antler, brass and wire, off the wall. Each Character gains 1 Junk.',
  'act.break-horn': 'Break his second horn: Test Dexterity (2), or take 1 Wound',
  'act.wind-gate': 'Wind up the gate winch: Test Strength (2), or take 1 Wound',
  'act.loose-dogs': 'Talk to the dogs and let them go: Test Wisdom (2), or take 1 Wound',
  'act.open-safe': 'Open the Superintendent’s safe with the date from the ledger: 1 Weapon and 1 Meds',
  'objective.spoil': 'Do two of three: break the horn, wind the winch, loose the dogs.',
  'objective.stand': 'Defeat the Huntmaster.',
  'objective.gate': 'Bring all living Characters to the outer gate.',
  'token.break-horn': 'The spare horn',
  'token.wind-gate': 'The gate winch',
  'token.loose-dogs': 'The kennel bolt',
} as const;
