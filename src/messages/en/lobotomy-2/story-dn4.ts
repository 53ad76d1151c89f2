// The words of DN4: a title and `.text` by CID, choices `<cid>.n`, what one can do (`act.`), is to do (`objective.`), and tokens (`token.`).
export default {
  'DN4-A': 'No First Step',
  'DN4-A.text':
    'Bare feet, a man’s, deep as if he carried something. They begin beside the laundry lines and go up the house steps, and in each print lies a little fur. Follow them from the steps.',
  'DN4-B': 'Upwards',
  'DN4-B.text':
    'They cross the yard wall without a pause, run along the gutter and end at the trapdoor of the attic. Something was put away up there, neatly, by people who were hungry and then ashamed.',
  'DN4-C': 'What Was Kept',
  'DN4-C.text':
    'Bones, in a hatbox, sorted. In the oil store a voice asks whose turn it is to cook. Give them back to the graves by the wall, and it has nothing more to look for. Or be what it finds.',
  'DN4-C.1': 'Feed it: each Character takes 1 Wound, and the Wendigo takes 8.',
  'DN4-C.2': 'Hide from it: each Character has Stealth until the next Hunt Phase.',
  'DN4.done': 'The snow over the grave lies smooth, and for the first time this winter nobody is hungry.',
  'DN4-EC1': 'White Breath',
  'DN4-EC1.text': 'There is one cloud more than there are mouths. Each Character has Frost.',
  'DN4-EC2': 'Something on a Chain',
  'DN4-EC2.text':
    'And now only the chain. Choose a Character: draw a Spawn card, and a Hellhound comes in at its nearest Spawn Point of that colour.',
  'DN4-EC3': 'Supper',
  'DN4-EC3.text':
    'If you have fed it, one Character of your choice heals 2. If not, all Monsters have 1 Movement more the next time they move.',
  'act.remember-10': 'Dig where the dogs dug',
  'act.remember-11': 'Go through the coat',
  'act.remember-12': 'Lift the mattress',
  'act.follow': 'Follow the footprints',
  'act.take-bones': 'Take the hatbox',
  'act.give-back': 'Bury them where they belong',
  'objective.follow': 'Follow the footprints from the house steps.',
  'objective.bones': 'Look what lies at the trapdoor of the attic.',
  'objective.give-back': 'Give the bones back at the graves, or defeat the Wendigo.',
  'token.memory-10': 'Memory',
  'token.memory-11': 'Memory',
  'token.memory-12': 'Memory',
  'token.footprints': 'Footprints',
  'token.bones': 'A hatbox',
  'token.grave': 'An open grave',
} as const;
