// The stories of the Scenarios of Lobotomy 2, then the lessons. In a story, `<cid>` is the title of a Chapter,
// `<cid>.text` is its text, and `<cid>.<n>` is a choice. The actions of a Scenario begin with `act.`, its objectives
// with `objective.`, and its tokens with `token.`. The titles of the Scenarios are in page.ts.
export default {
  // S1: Lights Out
  'S1-A': 'The Bolts',
  'S1-A.text':
    'Half past two. All along the corridor the bolts slide back, one by one, and nobody walks beside them. Your door is only shut now, no longer locked. Somewhere above, a horn answers itself. Leave your cells and look for the watchman’s keys.',
  'S1-B': 'Still Warm',
  'S1-B.text':
    'The keys hang on the watchman’s chair, and the chair is warm. Boots come round the corner; behind them the ward door stands in a light that nobody lit. On the sister’s desk lies the night chart.',
  'S1-C': 'The Night Chart',
  'S1-C.text':
    'Your names stand under tomorrow’s date, each with a small drawing of antlers. Beside the desk hangs the alarm bell on its rope. The kitchen stair begins at the far end; a key will turn there once the night bolt is drawn, far back in Cell Five.',
  'S1-C.1': 'Ring it in the cells: the Huntmaster moves 1 Space back, and a Hellhound appears at the crossing.',
  'S1-C.1.calm': 'Ring it in the cells: the Huntmaster moves 1 Space back, and a Big Dog appears at the crossing.',
  'S1-C.2': 'Cut the rope: one Character gains 2 Rope.',
  'S1-D': 'The Stair Opens',
  'S1-D.text':
    'Cold air, onions, and a long way down. Behind you a lamp is carried into the ward at the height of a tall woman’s hand. Nobody is left behind: bring everyone to the stair head.',
  'S1-E': 'Down',
  'S1-E.text':
    'You pull the door to and hold it while something reads the number on the other side, aloud, and goes on. Then there are only steps, and you are on them. You have left the cells.',
  'S1-RC-1': 'Your Turn',
  'S1-RC-1.text':
    'Each Character has a Turn in each Round, with 3 Action Points. Spend them in any order, or end the Turn early and lose the rest.',
  'S1-RC-2': 'Moving',
  'S1-RC-2.text':
    'A Move Action costs 1 Action Point and gives 2 Movement Points. Each takes you to the next Space, over an open edge or through a gap; never across a corner.',
  'S1-RC-3': 'Doors',
  'S1-RC-3.text':
    'Opening a Closed Door of your Space costs 1 Movement Point; it stays open. Walls and Closed Doors stop you. Monsters walk through Doors and leave them closed.',
  'S1-RC-4': 'Junk',
  'S1-RC-4.text':
    'Once a Turn, you may Loot for 1 Action Point: draw 1 Junk from the bag. Junk pays for the rows on your cards, at any time in your Turn and for no Action Points.',
  'S1-RC-5': 'Searching',
  'S1-RC-5.text':
    'For 1 Action Point, search a Locker on your Space: roll a blue die for each point of Imagination. Stars buy at most one Weapon, one Equipment and one Meds. The Junk is always yours; the Locker is removed.',
  'S1-RC-6': 'What You Carry',
  'S1-RC-6.text':
    'Your Loadout is what you can use: one Armor and two Weapons. Once a Turn you may change it, and once a Turn you may trade with somebody on your Space. Neither costs an Action Point.',
  'S1-RC-7': 'Fighting',
  'S1-RC-7.text':
    'An Attack costs 1 Action Point. Roll a green die for each point of your Weapon’s Attribute; the Monster rolls for defense at the same time. Each Spike that no Shield stops is a Wound. A Monster with as many Wounds as Health is defeated.',
  'S1-RC-8': 'Held Fast',
  'S1-RC-8.text':
    'Two Monsters on your Space hold you there. You may flee from a single Monster if its card says so: freely with enough of an Attribute, otherwise at a price.',
  'S1-RC-9': 'Meds',
  'S1-RC-9.text':
    'After your roll, you may spend Meds, one at a time. Each adds a die of its colour: green or red when you attack, blue or brown for any other roll.',
  'S1-RC-10': 'What You See',
  'S1-RC-10.text':
    'You see a Space if one straight line from yours reaches it. Walls and Closed Doors stop the line. Past an Open Door or a Breach it ends in the first Space.',
  'S1-RC-11': 'Range',
  'S1-RC-11.text':
    'Count Spaces from edge to edge, even through walls; your own is 0. Without a Range, an attack reaches only your own Space. You need both Range and sight.',
  'S1-RC-12': 'Insanity',
  'S1-RC-12.text':
    'You gain a token for each Insanity symbol on your dice and for each Attack that defeats somebody; you can hold 6. Tokens pay for your Innate Abilities; six together raise an Attribute.',
  'S1-RC-13': 'Disorders',
  'S1-RC-13.text':
    'When you use a Disorder card, put Cooldown tokens on it. Each Round you remove one; until all are gone, you cannot use the card. Six Insanity buy another Disorder card.',
  'S1-RC-14': 'The Hunt',
  'S1-RC-14.text':
    'When everybody has had a Turn, the Huntmaster moves one Space along his track and reveals the card there. If he must move on from Space 12, you have lost.',
  'S1-RC-15': 'The Monsters',
  'S1-RC-15.text':
    'Then Monsters move towards the nearest of you, and new ones appear where the Spawn cards say. Then every Monster that can attack does. Each further attacker on the same Character has one more success: spread out.',
  'S1-RC-16': 'Death',
  'S1-RC-16.calm': 'Out for a While',
  'S1-RC-16.text':
    'With as many Wounds as Health, you die, and the Huntmaster takes another step. On your next Turn you are back at a Spawn Point, healed, with all that you own.',
  'S1-RC-16.text.calm':
    'With as many Wounds as Health, you are out, and the Huntmaster takes another step. On your next Turn you are back at a Spawn Point, healed, with all that you own.',
  'S1-EC1': 'Counting Sheep',
  'S1-EC1.text':
    'Behind the wall somebody is counting, and the next number is you. One Character of your choice Tests Wisdom (1); if they fail, they gain 1 Insanity.',
  'S1-EC2': 'Off the Leash',
  'S1-EC2.text':
    'A whistle too high to hear. Choose a Character: a Hellhound appears at that Character’s nearest green Spawn Point.',
  'S1-EC2.text.calm':
    'Somebody whistles. Choose a Character: a Big Dog appears at that Character’s nearest green Spawn Point.',
  'S1-EC3': 'The Evening Tray',
  'S1-EC3.text':
    'It was left outside a door, with a paper cup for each name. One Character of your choice gains 1 Meds.',
  'S1-EC4': 'Lock-Up',
  'S1-EC4.text': 'The bolts change their mind. All Doors are closed.',
  'S1-EC5': 'Loose Plaster',
  'S1-EC5.text': 'The ceiling gives back what was hidden in it. Each Character gains 1 Junk.',
  'act.take-keys': 'Take the keys off the chair',
  'act.read-chart': 'Read the night chart',
  'act.draw-bolt': 'Draw the night bolt',
  'act.unlock-stair': 'Unlock the kitchen stair',
  'objective.leave-cells': 'Leave your cells.',
  'objective.keys': 'Take the keys in the watchman’s nook.',
  'objective.chart': 'Read the chart on the sister’s desk.',
  'objective.bolt': 'Draw the night bolt in Cell Five.',
  'objective.stair': 'Unlock the kitchen stair at the stair head.',
  'objective.together': 'Bring all living Characters to the stair head.',
  'objective.together.calm': 'Bring all Characters to the stair head.',

  // S2: The Boy in the Wall
  'S2-A': 'Below Stairs',
  'S2-A.text':
    'The kitchens are scrubbed, laid for forty, and empty. Five places are chalked with a letter that nobody can read without kneeling. Behind one of them a child is breathing through his hand. Find him before they do.',
  'S2-A.text.calm':
    'The kitchens are scrubbed, laid for forty, and empty. Five places are chalked with a letter that you have to kneel down to read. Behind one of them a boy is hiding, and giggles. Find him.',
  'S2-B': 'Linus',
  'S2-B.text':
    'He is nine, and has lived in the wall for two winters. Linus knows the three keys that open the attic: pantry, dispensary, trophy room. He also sings when he is frightened. He is frightened now.',
  'S2-B.text.calm':
    'He is nine, and good at hiding. Linus knows the three keys that open the attic: pantry, dispensary, trophy room. He also sings, and rather loudly.',
  'S2-B.1':
    'Take him along: choose a Character; a Monster appears at that Character’s nearest Spawn Point of a colour you choose.',
  'S2-B.2': 'Wall him in again, softly: each Character heals 1.',
  'S2-B.2.calm': 'Let him go on playing: each Character heals 1.',
  'S2-C': 'Three Keys',
  'S2-C.text':
    'They fit one lock, one after the other. Above the landing lies the attic, and in its window the lamp that calls the carter to the porch. Something up there has been put to bed, and is not sleeping.',
  'S2-C.text.calm':
    'They fit one lock, one after the other. Above the landing lies the attic, and in its window the lamp that calls the carter to the porch.',
  'S2-D': 'Two Short, One Long',
  'S2-D.text':
    'Far down the drive, a lantern answers. So does the house: every door swings wide to watch you leave. Get everybody to the front porch.',
  'S2-E': 'The House Turns Over',
  'S2-E.calm': 'Morning Shift',
  'S2-E.text':
    'At ten past three everything that was asleep changes sides. Doors shut like eyelids. In the kitchen an orderly in a clean apron begins to lay out straps by length.',
  'S2-E.text.calm':
    'At ten past three the first ones get up. Doors open and shut, and in the kitchen an orderly in a clean apron begins to lay the table.',
  'S2-F': 'The Carter',
  'S2-F.text':
    'He has no horse and no face to speak of, but he drives you round the house to the courtyard, and there he stops. The gate beyond is chained. From the chapel comes singing. He will not go nearer.',
  'S2-F.text.calm':
    'He does not say much, but he drives you round the house to the courtyard, and there he stops. The gate beyond is locked. From the chapel comes singing.',
  'S2-EC1': 'Scraps',
  'S2-EC1.text':
    'They were promised the scraps. Choose a Character: a Hellhound appears at that Character’s nearest green Spawn Point.',
  'S2-EC1.text.calm':
    'They were promised the scraps. Choose a Character: a Big Dog appears at that Character’s nearest green Spawn Point.',
  'S2-EC2': 'Draught',
  'S2-EC2.text': 'Somebody opened a window on a floor that has none. All Doors are closed.',
  'S2-EC3': 'Footsteps in the Wall',
  'S2-EC3.calm': 'Footsteps Upstairs',
  'S2-EC3.text': 'Not the boy’s. Draw a Scenario card.',
  'S2-EC3.text.calm': 'Somebody is up early. Draw a Scenario card.',
  'S2-EC4': 'Late for Rounds',
  'S2-EC4.text': 'Soles squeak on every floor. All Monsters have 1 more Movement the next time they move.',
  'S2-EC5': 'The Hanging Pans',
  'S2-EC5.text':
    'They begin to swing. One Character of your choice Tests Dexterity (1): they gain 2 Junk if they pass, and take 1 Wound if not.',
  'S2-EC6': 'The Steward’s Drawer',
  'S2-EC6.text':
    'Under the menus lies what was taken from the patients. One Character of your choice draws 1 Equipment.',
  'S2-EC7': 'Soup',
  'S2-EC7.text': 'It is hot, and it is only soup. Each Character heals 1.',
  'S2-EC8': 'The Dinner Gong',
  'S2-EC8.text':
    'Once, for the first sitting. Choose a Character: a drawn Monster appears at that Character’s nearest yellow Spawn Point.',
  'S2-EC9': 'Brown Glass',
  'S2-EC9.text': 'The label says night. One Character of your choice gains 1 brown Meds.',
  'S2-EC10': 'Your File',
  'S2-EC10.calm': 'A Long Letter',
  'S2-EC10.text': 'It ends with today’s date. Each Character Tests Wisdom (1) and loses 1 Insanity if they fail.',
  'S2-EC10.text.calm': 'It is hard to read. Each Character Tests Wisdom (1) and loses 1 Insanity if they fail.',
  'S2-EC11': 'A Stopped Clock',
  'S2-EC11.text': 'For as long as you hold the pendulum. The Huntmaster moves 1 Space back.',
  'S2-EC12': 'Repairs',
  'S2-EC12.text': 'A toolbox, still strapped. One Character of your choice gains 3 Junk.',
  'S2-EC13': 'A Song Behind the Stove',
  'S2-EC13.text':
    'If the boy is with you, he hums the Monsters past you: skip the next 2 Spawn draws. If not, choose a Character: a drawn Monster appears at that Character’s nearest red Spawn Point.',
  'act.turn-up': 'Kneel and read the letter',
  'act.read-ledger': 'Read the ledger of the departed',
  'act.read-ledger.calm': 'Read the guest book',
  'act.key-pantry': 'Take the pantry key',
  'act.key-dispensary': 'Take the dispensary key',
  'act.key-office': 'Take the key from the stag’s mouth',
  'act.take-psalm': 'Take the psalm off the harmonium',
  'act.light-signal': 'Light the signal: Test Imagination (1), and take 1 Wound if you fail',
  'objective.find-boy': 'Turn up the letters and find the boy.',
  'objective.three-keys': 'Take three keys: pantry, dispensary, trophy room.',
  'objective.signal': 'Light the signal in the attic window.',
  'objective.porch': 'Bring all living Characters to the front porch.',
  'objective.porch.calm': 'Bring all Characters to the front porch.',
  'token.key-pantry': 'Pantry key',
  'token.key-dispensary': 'Dispensary key',
  'token.key-office': 'Trophy room key',
  'riddle.A': 'The boy',
  'riddle.B': 'Teeth: a Hellhound appears, at a Spawn Point of a colour you choose.',
  'riddle.B.calm': 'A wagging tail: a Big Dog appears, at a Spawn Point of a colour you choose.',
  'riddle.C': 'A medicine chest: you gain 2 Meds.',
  'riddle.D': 'Somebody’s hiding place: you draw 1 Weapon.',
  'riddle.E': 'A nurse, waiting: she appears at a Spawn Point of a colour you choose, and you gain 2 Junk.',

  // S3: Vespers
  'S3-A': 'Snow',
  'S3-A.text':
    'The chapel windows are dark, and the hymn comes through them all the same. Linus has told you that the singer stops only when there is light on her. The sanctuary lamps are dry. The oil store is behind the boilers.',
  'S3-B': 'The Porch Unlocked',
  'S3-B.text':
    'You carry the can under your coat. The chapel door gives way as if it had been leaned on from inside. Three lamps hang dead in choir and aisles. In the pews, row upon row of wet hair, all facing forward.',
  'S3-B.text.calm':
    'You carry the can under your coat. The chapel door opens easily. Three lamps are out in choir and aisles. The pews are full, and it has rained on everybody.',
  'S3-C': 'The Congregation Rises',
  'S3-C.text':
    'Light runs up the pillars, and the pews stand as one. They were baptised here once too often. Lay four of them to rest, counting those whom you have already defeated, or hold until the Huntmaster reaches Space 9.',
  'S3-C.text.calm':
    'Light runs up the pillars, and the pews stand as one. Send four of them home, counting those who have already gone, or hold until the Huntmaster reaches Space 9.',
  'S3-D': 'Sister Perpetua',
  'S3-D.text':
    'She turns from the altar without lifting her knees. A nave well held, a psalm from the attic, a boy’s clear voice: each takes something from her. She asks, quite gently, what you have done.',
  'S3-D.text.calm':
    'She turns from the altar. A nave well held, a psalm from the attic, a boy’s clear voice: each makes her milder. She asks, quite gently, what you have done.',
  'S3-D.1': 'Confess: each Character loses all Insanity, and she takes 4 Wounds.',
  'S3-D.2': 'Answer nothing: each Character’s Attacks have 1 automatic success until the next Hunt Phase.',
  'S3-E': 'Amen',
  'S3-E.text':
    'The hymn stops in the middle of a word. Under the altar cloth a stair goes down to the crypt. Beside it lie the plate chest and the book in which every name was entered as a soul. You can carry one of them.',
  'S3-E.text.calm':
    'The hymn is over. Under the altar cloth a stair goes down. Beside it lie the plate chest and the book of names. You can carry one of them.',
  'S3-E.1': 'The silver: it can be melted into shot.',
  'S3-E.1.calm': 'The silver: it rings well.',
  'S3-E.2': 'The book: the names can be read aloud.',
  'S3-EC1': 'North Wind',
  'S3-EC1.text':
    'It has come through every other building first. Each Character Tests Strength (1) and gets Frost if they fail.',
  'S3-EC2': 'Late for Church',
  'S3-EC2.text':
    'He leaves no prints but puddles. Choose a Character: a Drowned Patient appears at that Character’s nearest blue Spawn Point.',
  'S3-EC2.text.calm':
    'He has forgotten his umbrella. Choose a Character: a Damp Guest appears at that Character’s nearest blue Spawn Point.',
  'S3-EC3': 'The Collection Plate',
  'S3-EC3.text': 'It passes from hand to hand until it reaches you. Draw a Scenario card.',
  'S3-EC4': 'Second Verse',
  'S3-EC4.text': 'It is the one about the sword. Monsters attack with 1 more green die this Round.',
  'S3-EC4.text.calm': 'It is the loud one. Monsters attack with 1 more green die this Round.',
  'S3-EC5': 'A Dry Blanket',
  'S3-EC5.text': 'It smells of horse, and of somewhere else. One Character of your choice heals 2.',
  'S3-EC6': 'Sacramental Wine',
  'S3-EC6.text': 'Somebody has been improving it. One Character of your choice gains 2 Meds.',
  'S3-EC7': 'The Verger’s Staff',
  'S3-EC7.text': 'And what he kept beside it. One Character of your choice draws 1 Weapon.',
  'S3-EC8': 'A Reader',
  'S3-EC8.text':
    'He has lost his place, and finds it in your face. Choose a Character: a Cultist appears at that Character’s nearest red Spawn Point.',
  'S3-EC8.text.calm':
    'He has lost his place. Choose a Character: a Club Member appears at that Character’s nearest red Spawn Point.',
  'S3-EC9': 'Joining In',
  'S3-EC9.text': 'You did not know that you knew the words. Each Character gains 1 Insanity.',
  'S3-EC10': 'Snow Over Tracks',
  'S3-EC10.text': 'For a little while nobody has been here. The Huntmaster moves 1 Space back.',
  'S3-EC11': 'The Poor Box',
  'S3-EC11.text':
    'There is a hand in it already. One Character of your choice Tests Imagination (2): they draw 1 Equipment if they pass, and take 1 Wound if not.',
  'S3-EC11.text.calm':
    'The slot is narrow. One Character of your choice Tests Imagination (2): they draw 1 Equipment if they pass, and take 1 Wound if not.',
  'S3-EC12': 'Candle Ends',
  'S3-EC12.text': 'And wire, and lead, and wax. Each Character gains 1 Junk.',
  'S3-EC13': 'An Entry in the Ledger',
  'S3-EC13.calm': 'An Entry in the Guest Book',
  'S3-EC13.text':
    'If you have read the ledger of the departed, you know this name: one Character gains 1 red Meds. If not, choose a Character: a drawn Monster appears near that Character.',
  'S3-EC13.text.calm':
    'If you have read the guest book, you know this name: one Character gains 1 red Meds. If not, choose a Character: a drawn Monster appears near that Character.',
  'act.draw-oil': 'Draw the oil: Test Strength (1), and catch Fire if you fail',
  'act.stoke-boiler': 'Open the damper and get warm',
  'act.lamp-epistle': 'Light the south lamp',
  'act.lamp-gospel': 'Light the north lamp',
  'act.lamp-choir': 'Light the choir lamp',
  'objective.oil': 'Draw oil in the oil store behind the boilers.',
  'objective.lamps': 'Light the three lamps: north aisle, south aisle, choir.',
  'objective.hold': 'Defeat 4 Drowned Patients in all, or hold until the Huntmaster is on Space 9.',
  'objective.hold.calm': 'Defeat 4 Damp Guests in all, or hold until the Huntmaster is on Space 9.',
  'objective.perpetua': 'Defeat Sister Perpetua.',
  'token.oil': 'Oil',
  'token.lamp-epistle': 'South lamp',
  'token.lamp-gospel': 'North lamp',
  'token.lamp-choir': 'Choir lamp',

  // S4: Open Season
  'S4-A': 'Beneath the Benches',
  'S4-A.text':
    'The crypt comes up under the theatre. Through the glass you see him pass the gate: unhurried, hatless, a horn at his belt. Horn, dogs and gate are what he hunts with. Take two of the three from him before he is among you.',
  'S4-A.text.calm':
    'The stair comes up under the theatre. Through the glass you see him pass the gate: unhurried, hatless, a horn at his belt. Horn, dogs and gate are what he plays with. Take two of the three from him before he is among you.',
  'S4-B': 'Even Odds',
  'S4-B.text':
    'He stops in the snow and laughs, once, like somebody who has been handed a present. From here on nobody comes back. You may choose the ground; you may not choose the night.',
  'S4-B.text.calm':
    'He stops in the snow and laughs, once, like somebody who has been handed a present. From here on, those who are out stay out. You may choose the ground; you may not choose the night.',
  'S4-B.1': 'Stand: DEATH IS FINAL, and the Final Battle begins.',
  'S4-B.1.calm': 'Stand: those who are out stay out, and the Final Battle begins.',
  'S4-B.2': 'Run: DEATH IS FINAL; bring all who live to the outer gate, past the man who keeps it.',
  'S4-B.2.calm': 'Run: those who are out stay out; bring all the others to the outer gate, past the man who keeps it.',
  'S4-C': 'Stand',
  'S4-C.text':
    'You put out the lamps yourselves. Silver shot bites him, a broken horn shames him, loose dogs remember who beat them, and a winch wound tight keeps his beaters out. He walks in smiling. Nobody else does.',
  'S4-C.text.calm':
    'You put out the lamps yourselves. Silver puzzles him, a broken horn shames him, loose dogs run off, and a winch wound tight keeps his friends out. He walks in smiling.',
  'S4-D': 'Run',
  'S4-D.text':
    'There are two ways: the front steps, and back through the old cells to the sledge shed. At the gate stands Pops with his arms wide, wanting everybody home. What you have spoiled has unsettled him; a winch wound tight covers your steps.',
  'S4-D.text.calm':
    'There are two ways: the front steps, and back through the old cells to the sledge shed. At the gate stands Pops and wants everybody to stay for supper. What you have spoiled has unsettled him; a winch wound tight covers your steps.',
  'S4-E': 'Over the Hill',
  'S4-E.text':
    'Nobody shoots. At the crest you look back, and every window of Harrowmere is lit, and in each stands somebody waving. The horn begins again, faint, for others. You have come away. You have only come away.',
  'S4-E.text.calm':
    'At the crest you look back, and every window of Harrowmere is lit, and in each stands somebody waving. You have come away.',
  'S4-F': 'The Season Is Closed',
  'S4-F.text':
    'He sits down on the great stair like a guest who has been kept waiting, and is a coat, and some leaves. In the kennels the dogs lie down. Linus opens the shutters. It has been morning for some time.',
  'S4-F.text.calm':
    'He sits down on the great stair like a guest who has been kept waiting, and falls asleep. In the kennels the dogs lie down. Linus opens the shutters. It has been morning for some time.',
  'S4-EC1': 'View Halloo',
  'S4-EC1.text':
    'Somebody has seen your footprints and is glad. Choose a Character: draw a Spawn card, and a Hellhound appears at that Character’s nearest Spawn Point of the card’s colour.',
  'S4-EC1.text.calm':
    'Somebody has seen your footprints and is glad. Choose a Character: draw a Spawn card, and a Big Dog appears at that Character’s nearest Spawn Point of the card’s colour.',
  'S4-EC2': 'Full Cry',
  'S4-EC2.text': 'All of them at once. All Monsters have 1 more Movement the next time they move.',
  'S4-EC3': 'Under the Snow',
  'S4-EC3.text': 'Others ran this way before you. Draw a Scenario card.',
  'S4-EC3.text.calm': 'Snowdrops. Draw a Scenario card.',
  'S4-EC4': 'Broken Glass Roof',
  'S4-EC4.text':
    'He has fired upwards, for the sound of it. Each Character Tests Dexterity (1) and takes 1 Wound if they fail.',
  'S4-EC4.text.calm': 'The ice is coming down. Each Character Tests Dexterity (1) and takes 1 Wound if they fail.',
  'S4-EC5': 'The Kennel Gate',
  'S4-EC5.text':
    'If the dogs are loose they turn on each other: every Hellhound takes 1 Wound. If not, choose a Character: a Hellhound appears at that Character’s nearest green Spawn Point.',
  'S4-EC5.text.calm':
    'If the dogs are loose they romp: every Big Dog takes 1 Wound. If not, choose a Character: a Big Dog appears at that Character’s nearest green Spawn Point.',
  'S4-EC6': 'A False Trail',
  'S4-EC6.text': 'Your old slippers, thrown far. The Huntmaster moves 1 Space back.',
  'S4-EC7': 'A Beater’s Stick',
  'S4-EC7.text': 'He will not need it. One Character of your choice draws 1 Weapon.',
  'S4-EC7.text.calm': 'He has mislaid it. One Character of your choice draws 1 Weapon.',
  'S4-EC8': 'Lull',
  'S4-EC8.text': 'He has stopped to light a pipe. Each Character heals 1.',
  'S4-EC9': 'The Second Line',
  'S4-EC9.text':
    'There are always more than you counted. Choose a Character: a drawn Monster appears at that Character’s nearest red Spawn Point.',
  'S4-EC10': 'A Hunting Flask',
  'S4-EC10.text': 'Engraved: to a good sport. One Character of your choice gains 2 Meds.',
  'S4-EC11': 'Clear Night',
  'S4-EC11.text':
    'For a moment you can hear yourself think, and nobody else. Each Character removes 1 Cooldown token from one of their Disorder cards.',
  'S4-EC12': 'The Cloakroom Ticket',
  'S4-EC12.text': 'It is for your own coat. One Character of your choice draws 1 Equipment.',
  'S4-EC13': 'Meat',
  'S4-EC13.calm': 'Biscuits',
  'S4-EC13.text': 'Over the wall, and not yours. Every Hellhound on the Board is Stunned.',
  'S4-EC13.text.calm': 'Over the wall, and plenty. Every Big Dog on the Board is Stunned.',
  'S4-EC14': 'Trophies',
  'S4-EC14.text': 'Antler, brass and wire, off the wall. Each Character gains 1 Junk.',
  'act.break-horn': 'Break his second horn: Test Dexterity (2), and take 1 Wound if you fail',
  'act.wind-gate': 'Wind up the gate winch: Test Strength (2), and take 1 Wound if you fail',
  'act.loose-dogs': 'Talk to the dogs and let them go: Test Wisdom (2), and take 1 Wound if you fail',
  'act.open-safe': 'Open the Superintendent’s safe with the date from the ledger: 1 Weapon and 1 Meds',
  'objective.spoil': 'Do two of three: break the horn, wind the winch, loose the dogs.',
  'objective.stand': 'Defeat the Huntmaster.',
  'objective.gate': 'Bring all living Characters to the outer gate.',
  'objective.gate.calm': 'Bring all Characters who are left to the outer gate.',
  'token.break-horn': 'The spare horn',
  'token.wind-gate': 'The gate winch',
  'token.loose-dogs': 'The kennel bolt',

  // DN1: Bed Nine
  'DN1-A': 'One Pillow Too Many',
  'DN1-A.text':
    'Ward nine has eight beds, and nine are made every morning. Three of those who made them are still about: under the well, on the west benches, in a trunk. Two witnesses would be enough for any court.',
  'DN1-B': 'The Name',
  'DN1-B.text':
    'Both say the same name, and it is a child’s. On the operating table something sits up in a paper gown to hear it again. It has been waiting, with its shoes on, to be called by that name.',
  'DN1-B.text.calm':
    'Both say the same name. At the table somebody small sits up in pyjamas to hear it again, with shoes on, ready to go home.',
  'DN1-B.1': 'Pity it: each Character heals 1.',
  'DN1-B.2': 'Fear it: choose a Character; a drawn Monster appears near that Character.',
  'DN1.done': 'It lies down again and pulls the sheet over its own face. There were always eight beds.',
  'DN1.done.calm': 'Somebody small goes home, and waves. There were always eight beds.',
  'DN1-EC1': 'Roll Call in the Dark',
  'DN1-EC1.text': 'You hear yourself answer twice. Each Character Tests Wisdom (1) and loses 1 Insanity if they fail.',
  'DN1-EC2': 'Night Sister',
  'DN1-EC2.text':
    'She only wants to count. Choose a Character: draw a Spawn card, and a Night Nurse appears at that Character’s nearest Spawn Point of the card’s colour.',
  'DN1-EC3': 'Clean Sheets',
  'DN1-EC3.text':
    'If you pitied the one from bed nine, each Character heals 1. If not, Monsters defend with 1 more blue die this Round.',
  'act.remember-1': 'Pick up what somebody has lost here',
  'act.remember-2': 'Open the oilcloth parcel',
  'act.remember-3': 'Look under the bench',
  'act.hear-well': 'Ask the one under the well',
  'act.hear-bench': 'Ask the one on the west stair',
  'act.hear-trunk': 'Ask the one in the trunk',
  'act.say-name': 'Say the name: Test Wisdom (1); if you fail, gain 1 Insanity and take 1 Wound',
  'objective.witnesses': 'Hear two of three witnesses: well, west stair, trunks.',
  'objective.say-name': 'Say the name at the operating table.',
  'objective.say-name.calm': 'Say the name at the table.',
  'token.memory-1': 'Memory',
  'token.memory-2': 'Memory',
  'token.memory-3': 'Memory',
  'token.hear-well': 'A witness',
  'token.hear-bench': 'A witness',
  'token.hear-trunk': 'A witness',

  // DN2: Feed the Fire
  'DN2-A': 'The Needle Falls',
  'DN2-A.text':
    'At nine degrees the pipes begin to knock, and something below knocks back. Bring what burns: chairs from the scrub room, the sledge, a cradle; or the files beside the boilers, if you can bear whose they are.',
  'DN2-A.text.calm':
    'At nine degrees the pipes begin to knock. Bring what burns: chairs from the scrub room, the sledge, an old crate; or the old papers beside the boilers.',
  'DN2-B': 'They Come for the Warmth',
  'DN2-B.text':
    'The fire door takes three loads. With the first, the drain covers lift, and those who were bathed too long climb out to sit nearer. They do not know that they are in your way.',
  'DN2-B.text.calm':
    'The fire door takes three loads. With the first, the guests come up from the baths to sit nearer. They do not know that they are in your way.',
  'DN2.done': 'The needle climbs, the knocking slows, and under the floor something turns over and sleeps on.',
  'DN2.done.calm': 'The needle climbs, the knocking slows, and it is warm again.',
  'DN2-EC1': 'Frost Flowers',
  'DN2-EC1.text':
    'They have stems, and the stems have knuckles. Each Character Tests Strength (1) and gets Frost if they fail.',
  'DN2-EC1.text.calm': 'They are pretty. Each Character Tests Strength (1) and gets Frost if they fail.',
  'DN2-EC2': 'Coke and Clinker',
  'DN2-EC2.text': 'And a few teeth. One Character of your choice gains 2 Junk.',
  'DN2-EC2.text.calm': 'And a few good nails. One Character of your choice gains 2 Junk.',
  'DN2-EC3': 'Bath Day',
  'DN2-EC3.text':
    'The taps are all running somewhere. Choose a Character: draw a Spawn card, and a Drowned Patient appears at that Character’s nearest Spawn Point of the card’s colour.',
  'DN2-EC3.text.calm':
    'The taps are all running somewhere. Choose a Character: draw a Spawn card, and a Damp Guest appears at that Character’s nearest Spawn Point of the card’s colour.',
  'act.remember-4': 'Brush the snow off the stone',
  'act.remember-5': 'Look behind the chimney',
  'act.remember-6': 'Take the photograph off the pump',
  'act.fuel-chairs': 'Break up the chairs',
  'act.fuel-sledge': 'Break up the sledge',
  'act.fuel-cradle': 'Break up the cradle',
  'act.fuel-cradle.calm': 'Break up the crate',
  'act.burn-files': 'Take the files to burn',
  'act.burn-files.calm': 'Take the old papers to burn',
  'act.stoke': 'Stoke the fire: pay 1 Junk, or Test Strength (1) and catch Fire if you fail',
  'objective.fuel': 'Gather three loads of fuel.',
  'objective.stoke': 'Stoke the fire at the fire door three times.',
  'token.memory-4': 'Memory',
  'token.memory-5': 'Memory',
  'token.memory-6': 'Memory',
  'token.fuel-chairs': 'Chairs',
  'token.fuel-sledge': 'The sledge',
  'token.fuel-cradle': 'A cradle',
  'token.fuel-cradle.calm': 'A crate',

  // DN3: Matinée
  'DN3-A': 'House Full',
  'DN3-A.text':
    'The bill by the door says: tonight, by popular demand, the removal. All seats are taken by coats. In the arena the instruments lie in order of size. The ether stands in the attic, among the medicine chests, should anyone wish to spoil it.',
  'DN3-A.text.calm':
    'The bill by the door says: tonight, by popular demand, the lecture. All seats are taken by coats. The scent stands in the attic, among the medicine chests, should anyone wish to dilute it.',
  'DN3-B': 'The Volunteer',
  'DN3-B.text':
    'As you step into the light the coats applaud. He bows to them, and turns to you a face that he has plainly practised on. There is one chair, one strap, and the clock above the door begins to tick.',
  'DN3-B.text.calm':
    'As you step into the light somebody applauds. He bows, and turns over his notes. There is one chair, and the clock above the door begins to tick.',
  'DN3-C': 'Encore',
  'DN3-C.text':
    'He falls apart along the dotted lines. The audience is on its feet, all mouths, and their mother comes down to see who has earned the flowers.',
  'DN3-C.text.calm':
    'He has forgotten his text and leaves. The audience is on its feet, and their choir mistress comes down to see who has earned the flowers.',
  'DN3-C.1': 'Take a bow: each Character loses 1 Insanity, and she takes 2 Wounds.',
  'DN3-C.2':
    'Refuse: each Character’s Attacks have 1 automatic success until the next Hunt Phase, and a Night Nurse appears.',
  'DN3.done': 'One by one the coats are only coats. Somebody has left a rose on the rail.',
  'DN3-EC1': 'Sharpening',
  'DN3-EC1.calm': 'Rehearsing',
  'DN3-EC1.text': 'Long strokes, no hurry. Monsters attack with 1 more green die this Round.',
  'DN3-EC1.text.calm': 'Long scales, no hurry. Monsters attack with 1 more green die this Round.',
  'DN3-EC2': 'Property Box',
  'DN3-EC2.text': 'Everything in it has been worn once. One Character of your choice draws 1 Equipment.',
  'DN3-EC3': 'House Lights Down',
  'DN3-EC3.text': 'If you have refused the flowers, each Character gains 1 Insanity. If not, all Doors are closed.',
  'act.remember-7': 'Read the programme',
  'act.remember-8': 'Wipe the soot off the mirror',
  'act.remember-9': 'Lift the lid of the harmonium',
  'act.spoil-ether': 'Dilute the ether, and gain 1 Meds',
  'act.spoil-ether.calm': 'Dilute the scent, and gain 1 Meds',
  'objective.arena': 'Step into the arena.',
  'objective.surgeon': 'Defeat the Stitched Surgeon.',
  'objective.surgeon.calm': 'Defeat the Absent-Minded Doctor.',
  'objective.applause': 'Defeat the Choir Mother.',
  'objective.applause.calm': 'Defeat the Choir Mistress.',
  'token.memory-7': 'Memory',
  'token.memory-8': 'Memory',
  'token.memory-9': 'Memory',

  // DN4: White Footprints
  'DN4-A': 'No First Step',
  'DN4-A.text':
    'Bare feet, a man’s, deep as if he carried something. They begin beside the laundry lines and go up the house steps, and in each print lies a little fur. Follow them from the steps.',
  'DN4-A.text.calm':
    'Bare feet in the snow, and brisk. They begin beside the laundry lines and go up the house steps. Follow them from the steps.',
  'DN4-B': 'Upwards',
  'DN4-B.text':
    'They cross the yard wall without a pause, run along the gutter and end at the trapdoor of the attic. Something was put away up there, neatly, by people who were hungry and then ashamed.',
  'DN4-B.text.calm':
    'They cross the yard wall without a pause, run along the gutter and end at the trapdoor of the attic. Something was put away up there, neatly.',
  'DN4-C': 'What Was Kept',
  'DN4-C.text':
    'Bones, in a hatbox, sorted. In the oil store a voice asks whose turn it is to cook. Give the bones back to the graves by the wall, and the voice has nothing more to look for. Or be what it finds.',
  'DN4-C.text.calm':
    'Bulbs, in a hatbox, sorted. In the oil store somebody asks for them. Plant the bulbs in the beds by the wall, and nobody has anything more to look for. Or be found.',
  'DN4-C.1': 'Feed it: each Character takes 1 Wound, and the Wendigo takes 8.',
  'DN4-C.1.calm': 'Share with it: each Character takes 1 Wound, and the Snow Stag takes 8.',
  'DN4-C.2': 'Hide from it: each Character has Stealth until the next Hunt Phase.',
  'DN4.done': 'The snow over the grave lies smooth, and for the first time this winter nobody is hungry.',
  'DN4.done.calm': 'The snow over the bed lies smooth, and in spring there will be crocuses.',
  'DN4-EC1': 'White Breath',
  'DN4-EC1.text': 'There is one cloud more than there are mouths. Each Character gets Frost.',
  'DN4-EC2': 'Something on a Chain',
  'DN4-EC2.text':
    'And now only the chain. Choose a Character: draw a Spawn card, and a Hellhound appears at that Character’s nearest Spawn Point of the card’s colour.',
  'DN4-EC2.text.calm':
    'It has come off. Choose a Character: draw a Spawn card, and a Big Dog appears at that Character’s nearest Spawn Point of the card’s colour.',
  'DN4-EC3': 'Supper',
  'DN4-EC3.text':
    'If you have fed it, one Character of your choice heals 2. If not, all Monsters have 1 more Movement the next time they move.',
  'DN4-EC3.text.calm':
    'If you have shared, one Character of your choice heals 2. If not, all Monsters have 1 more Movement the next time they move.',
  'act.remember-10': 'Dig where the dogs dug',
  'act.remember-11': 'Go through the coat',
  'act.remember-12': 'Lift the mattress',
  'act.follow': 'Follow the footprints',
  'act.take-bones': 'Take the hatbox',
  'act.give-back': 'Bury the bones where they belong',
  'act.give-back.calm': 'Plant the bulbs where they belong',
  'objective.follow': 'Follow the footprints from the house steps.',
  'objective.bones': 'See what lies at the trapdoor of the attic.',
  'objective.give-back': 'Give the bones back at the graves, or defeat the Wendigo.',
  'objective.give-back.calm': 'Plant the bulbs in the beds by the wall, or defeat the Snow Stag.',
  'token.memory-10': 'Memory',
  'token.memory-11': 'Memory',
  'token.memory-12': 'Memory',
  'token.footprints': 'Footprints',
  'token.bones': 'A hatbox',
  'token.grave': 'An open grave',
  'token.grave.calm': 'An open bed',

  // Lessons
  'door-name': 'Through a Door',
  'door-0': 'One Action Point gives two Movement Points. Spend the first on a Door: choose the marked one.',
  'door-1': 'The second takes you through. Go into the Scrub Room.',
  'door-done': 'You have three Action Points a Turn. You lose unused Movement Points when you do anything else.',
  'blow-name': 'Fighting',
  'blow-0': 'A State Trooper stands on your Space. Choose him, then attack with Broken Glass.',
  'blow-done':
    'Four hits, because this Weapon counts a Bolt as one, and his blue die stopped none. He is defeated, and you gain 1 Insanity.',
  'spend-name': 'Insanity',
  'spend-0':
    'Dice and defeated Monsters give you Insanity, which pays for Abilities. Choose the Trooper, then the Spell Scroll.',
  'spend-1': 'Before you roll, you may add dice. Use the Tumor 2 times: 2 Insanity buy two dice.',
  'spend-done':
    'Four blanks, but three hits on the two dice you bought. Now the card must cool down before you use it again.',
  'search-name': 'Lockers',
  'search-0': 'You stand at a Locker. Search it; that costs one Action Point.',
  'search-1': 'Stars are successes, and you have six. Take a Weapon and Equipment, for five.',
  'search-done': 'Both are yours, and the Junk too. There was room in your Loadout, so you can use the Weapon at once.',
  'trade-name': 'Trading',
  'trade-0': 'Harriet is one Space away. Go to her.',
  'trade-1': 'A Trade is free. Trade with Harriet.',
  'trade-2': 'Choose what changes hands. Give the Paper.',
  'trade-3':
    'You could also ask for something. Offer the Trade as it is: when both agree, your last Movement Point is lost.',
  'trade-done': 'Junk upgrades what you carry, for good. Give it to somebody who can use it.',
  'flee-name': 'Getting away',
  'flee-0':
    'A Trooper lets you leave with Strength 3, and Felix has 2. Go to the Sledge Shed anyway, and accept the price.',
  'flee-done': 'You took one Wound. Two Monsters on your Space would have held you fast.',
  'bite-name': 'Monsters attack',
  'bite-0':
    'After all your Turns, the Monsters move and attack by their own rules. Where the rules leave a choice, you decide: the Hellhound attacks Tobias.',
  'bite-done': 'Two Spikes against two blue dice: one Shield, so one Wound. Stars do not block.',
  'hunt-name': 'The hunt',
  'hunt-0': 'Each Round, the Huntmaster takes a step on his track, and the card there is revealed. End the Turn.',
  'hunt-1':
    'On Space 6 lies the Aura: from now on, all Monsters are stronger, and you can be, too. Marta has completed her Quest and holds 6 Insanity: turn INSANE!',
  'hunt-done':
    'Do what the Scenario asks before he has walked his twelve Spaces. That is the whole game: all of you win, or nobody does.',
} as const;
