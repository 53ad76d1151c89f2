// The words of S3: a title and `.text` by CID, choices `<cid>.n`, what one can do (`act.`), is to do (`objective.`), and tokens (`token.`).
export default {
  'S3-A': 'Snow',
  'S3-A.text':
    'The chapel windows are dark, and the hymn comes through them all the same. Linus said it: she only stops when there is light on her. The sanctuary lamps are dry. The oil store is behind the boilers.',
  'S3-B': 'The Porch Unlocked',
  'S3-B.text':
    'With the can under your coat the chapel door gives way as if it had been leaned on from inside. Three lamps hang dead in choir and aisles. In the pews, row upon row of wet hair, all facing forward.',
  'S3-C': 'The Congregation Rises',
  'S3-C.text':
    'Light runs up the pillars, and the pews stand as one. They were baptised here once too often. Lay four of them to rest, those before this night’s end included, or hold until the Huntmaster reaches Space 9.',
  'S3-D': 'Sister Perpetua',
  'S3-D.text':
    'She turns from the altar without lifting her knees. A nave well held, a psalm from the attic, a boy’s clear voice: each takes something from her. She asks, quite gently, what you have done.',
  'S3-D.1': 'Confess: each Character loses all Insanity, and she takes 4 Wounds.',
  'S3-D.2': 'Answer nothing: each Character’s Attacks have 1 automatic success until the next Hunt Phase.',
  'S3-E': 'Amen',
  'S3-E.text':
    'The hymn stops in the middle of a word. Under the altar cloth a stair goes down to the crypt. Beside it lie the plate chest and the book in which every name was entered as a soul. You can carry one of them.',
  'S3-E.1': 'The silver: it can be melted into shot.',
  'S3-E.2': 'The book: the names can be read aloud.',
  'S3-EC1': 'North Wind',
  'S3-EC1.text':
    'It has come through every other building first. Each Character Tests Strength (1) and has Frost if it fails.',
  'S3-EC2': 'Late for Church',
  'S3-EC2.text':
    'He leaves no prints but puddles. Choose a Character: a Drowned Patient comes in at its nearest blue Spawn Point.',
  'S3-EC3': 'The Collection Plate',
  'S3-EC3.text': 'It is passed from hand to hand to you. Draw a Scenario card.',
  'S3-EC4': 'Second Verse',
  'S3-EC4.text': 'It is the one about the sword. Monsters attack with 1 green die more this Round.',
  'S3-EC5': 'A Dry Blanket',
  'S3-EC5.text': 'It smells of horse, and of somewhere else. One Character of your choice heals 2.',
  'S3-EC6': 'Sacramental Wine',
  'S3-EC6.text': 'Somebody has been improving it. One Character of your choice gains 2 Meds.',
  'S3-EC7': 'The Verger’s Staff',
  'S3-EC7.text': 'And what he kept beside it. One Character of your choice draws 1 Weapon.',
  'S3-EC8': 'A Reader',
  'S3-EC8.text':
    'He has lost his place, and finds it in your face. Choose a Character: a Cultist comes in at its nearest red Spawn Point.',
  'S3-EC9': 'Joining In',
  'S3-EC9.text': 'You did not know that you knew the words. Each Character gains 1 Insanity.',
  'S3-EC10': 'Snow Over Tracks',
  'S3-EC10.text': 'For a little while nobody has been here. The Huntmaster goes 1 Space back.',
  'S3-EC11': 'The Poor Box',
  'S3-EC11.text':
    'There is a hand in it already. One Character of your choice Tests Imagination (2): it draws 1 Equipment if it passes, and takes 1 Wound if not.',
  'S3-EC12': 'Candle Ends',
  'S3-EC12.text': 'And wire, and lead, and wax. Each Character gains 1 Junk.',
  'S3-EC13': 'An Entry in the Ledger',
  'S3-EC13.text':
    'If you have read the ledger of the departed, you know his name: one Character gains 1 red Meds. If not, choose a Character: a drawn Monster comes in near it.',
  'act.draw-oil': 'Draw the oil: Test Strength (1), or catch Fire doing it',
  'act.stoke-boiler': 'Open the damper and get warm',
  'act.lamp-epistle': 'Light the south lamp',
  'act.lamp-gospel': 'Light the north lamp',
  'act.lamp-choir': 'Light the choir lamp',
  'objective.oil': 'Draw oil in the oil store behind the boilers.',
  'objective.lamps': 'Light the three lamps: north aisle, south aisle, choir.',
  'objective.hold': 'Defeat 4 Drowned Patients in all, or hold until the Huntmaster is on Space 9.',
  'objective.perpetua': 'Defeat Sister Perpetua.',
  'token.oil': 'Oil',
  'token.lamp-epistle': 'South lamp',
  'token.lamp-gospel': 'North lamp',
  'token.lamp-choir': 'Choir lamp',
} as const;
