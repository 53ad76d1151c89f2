// The words of DN3: a title and `.text` by CID, choices `<cid>.n`, what one can do (`act.`), is to do (`objective.`), and tokens (`token.`).
export default {
  'DN3-A': 'House Full',
  'DN3-A.text':
    'The bill by the door says tonight, by demand, the removal. All seats are taken by coats. In the arena the instruments lie in order of size. The ether stands in the attic, among the medicine chests, should anyone wish to spoil it.',
  'DN3-B': 'The Volunteer',
  'DN3-B.text':
    'As you step into the light the coats applaud. He bows to them, and turns to you a face that he has plainly practised on. There is one chair, one strap, and the clock above the door begins to tick.',
  'DN3-C': 'Encore',
  'DN3-C.text':
    'He falls apart along the dotted lines. The audience is on its feet, all mouths, and their mother comes down to see who has earned the flowers.',
  'DN3-C.1': 'Take a bow: each Character loses 1 Insanity, and she takes 2 Wounds.',
  'DN3-C.2':
    'Refuse: each Character’s Attacks have 1 automatic success until the next Hunt Phase, and a Night Nurse comes.',
  'DN3.done': 'One by one the coats are only coats. Somebody has left a rose on the rail.',
  'DN3-EC1': 'Sharpening',
  'DN3-EC1.text': 'Long strokes, no hurry. Monsters attack with 1 green die more this Round.',
  'DN3-EC2': 'Property Box',
  'DN3-EC2.text': 'Everything in it has been worn once. One Character of your choice draws 1 Equipment.',
  'DN3-EC3': 'House Lights Down',
  'DN3-EC3.text': 'If you have refused the flowers, each Character gains 1 Insanity. If not, all Doors are closed.',
  'act.remember-7': 'Read the programme',
  'act.remember-8': 'Wipe the soot off the mirror',
  'act.remember-9': 'Lift the lid of the harmonium',
  'act.spoil-ether': 'Water the ether, and gain 1 Meds',
  'objective.arena': 'Step into the arena.',
  'objective.surgeon': 'Defeat the Stitched Surgeon.',
  'objective.applause': 'Defeat the Choir Mother.',
  'token.memory-7': 'Memory',
  'token.memory-8': 'Memory',
  'token.memory-9': 'Memory',
} as const;
