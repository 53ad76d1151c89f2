// The words of S2: a title and `.text` by CID, choices `<cid>.n`, what one can do (`act.`), is to do (`objective.`), and tokens (`token.`).
export default {
  'S2-A': 'Below Stairs',
  'S2-A.text':
    'The kitchens are scrubbed, laid for forty, and empty. Five places are chalked with a letter nobody can read until he kneels to it. Behind one of them a child is breathing through his hand. Find him before they do.',
  'S2-B': 'Linus',
  'S2-B.text':
    'He is nine, and has lived in the wall for two winters. Linus knows the three keys that open the attic: pantry, dispensary, trophy room. He also sings when he is frightened. He is frightened now.',
  'S2-B.1': 'Take him along: a Monster comes for a Character of your choice, at a colour of its choice.',
  'S2-B.2': 'Wall him in again, softly: each Character heals 1.',
  'S2-C': 'Three Keys',
  'S2-C.text':
    'They fit one lock, one after the other. Above the landing lies the attic, and in its window the lamp that calls the carter to the porch. Something up there has been put to bed, and is not sleeping.',
  'S2-D': 'Two Short, One Long',
  'S2-D.text':
    'Far down the drive, a lantern answers. So does the house: every door swings wide to watch you leave. Get everybody to the front porch.',
  'S2-E': 'The House Turns Over',
  'S2-E.text':
    'At ten past three everything that was asleep changes sides. Doors shut like eyelids. In the kitchen an orderly in a clean apron begins to lay out straps by length.',
  'S2-F': 'The Carter',
  'S2-F.text':
    'He has no horse and no face to speak of, but he drives you round the house to the courtyard, and there he stops. The gate beyond is chained. From the chapel comes singing. He will not go nearer.',
  'S2-EC1': 'Scraps',
  'S2-EC1.text':
    'They were promised the scraps. Choose a Character: a Hellhound comes in at its nearest green Spawn Point.',
  'S2-EC2': 'Draught',
  'S2-EC2.text': 'Somebody opened a window on a floor that has none. All Doors are closed.',
  'S2-EC3': 'Footsteps in the Wall',
  'S2-EC3.text': 'Not the boy’s. Draw a Scenario card.',
  'S2-EC4': 'Late for Rounds',
  'S2-EC4.text': 'Soles squeak on every floor. All Monsters have 1 Movement more the next time they move.',
  'S2-EC5': 'The Hanging Pans',
  'S2-EC5.text':
    'They begin to swing. One Character of your choice Tests Dexterity (1): it gains 2 Junk if it passes, and takes 1 Wound if not.',
  'S2-EC6': 'The Steward’s Drawer',
  'S2-EC6.text':
    'Under the menus lies what was taken from the patients. One Character of your choice draws 1 Equipment.',
  'S2-EC7': 'Soup',
  'S2-EC7.text': 'It is hot, and it is only soup. Each Character heals 1.',
  'S2-EC8': 'The Dinner Gong',
  'S2-EC8.text':
    'Once, for the first sitting. Choose a Character: a drawn Monster comes in at its nearest yellow Spawn Point.',
  'S2-EC9': 'Brown Glass',
  'S2-EC9.text': 'The label says night. One Character of your choice gains 1 brown Meds.',
  'S2-EC10': 'Your File',
  'S2-EC10.text': 'It ends with today’s date. Each Character Tests Wisdom (1) and loses 1 Insanity if it fails.',
  'S2-EC11': 'A Stopped Clock',
  'S2-EC11.text': 'For as long as you hold the pendulum. The Huntmaster goes 1 Space back.',
  'S2-EC12': 'Repairs',
  'S2-EC12.text': 'A toolbox, still strapped. One Character of your choice gains 3 Junk.',
  'S2-EC13': 'A Song Behind the Stove',
  'S2-EC13.text':
    'If the boy is with you, he hums them past: the next 2 Spawn draws are left out. If not, choose a Character: a drawn Monster comes in at its nearest red Spawn Point.',
  'act.turn-up': 'Kneel and read the letter',
  'act.read-ledger': 'Read the ledger of the departed',
  'act.key-pantry': 'Take the pantry key',
  'act.key-dispensary': 'Take the dispensary key',
  'act.key-office': 'Take the key from the stag’s mouth',
  'act.take-psalm': 'Take the psalm off the harmonium',
  'act.light-signal': 'Light the signal: Test Imagination (1), or take 1 Wound',
  'objective.find-boy': 'Turn up the letters and find the boy.',
  'objective.three-keys': 'Take three keys: pantry, dispensary, trophy room.',
  'objective.signal': 'Light the signal in the attic window.',
  'objective.porch': 'Bring all living Characters to the front porch.',
  'token.key-pantry': 'Pantry key',
  'token.key-dispensary': 'Dispensary key',
  'token.key-office': 'Trophy room key',
  'riddle.A': 'The boy',
  'riddle.B': 'Teeth: a Hellhound comes in, at a colour of your choice.',
  'riddle.C': 'A medicine chest: you gain 2 Meds.',
  'riddle.D': 'Somebody’s hiding place: you draw 1 Weapon.',
  'riddle.E': 'A nurse, waiting: she comes in at a colour of your choice, and you gain 2 Junk.',
} as const;
