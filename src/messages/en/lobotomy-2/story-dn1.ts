// The words of DN1: a title and `.text` by CID, choices `<cid>.n`, what one can do (`act.`), is to do (`objective.`), and tokens (`token.`).
export default {
  'DN1-A': 'One Pillow Too Many',
  'DN1-A.text':
    'Ward nine has eight beds, and nine are made every morning. Three of those who made them are still about: under the well, on the west benches, in a trunk. Two witnesses would be enough for any court.',
  'DN1-B': 'The Name',
  'DN1-B.text':
    'Both say the same name, and it is a child’s. On the operating table something sits up in a paper gown to hear it again. It has been waiting to be called by it, with its shoes on.',
  'DN1-B.1': 'Pity it: each Character heals 1.',
  'DN1-B.2': 'Fear it: a drawn Monster comes for a Character of your choice.',
  'DN1.done': 'It lies down again and pulls the sheet over its own face. There were always eight beds.',
  'DN1-EC1': 'Roll Call in the Dark',
  'DN1-EC1.text': 'You hear yourself answer twice. Each Character Tests Wisdom (1) and loses 1 Insanity if it fails.',
  'DN1-EC2': 'Night Sister',
  'DN1-EC2.text':
    'She only wants to count. Choose a Character: draw a Spawn card, and a Night Nurse comes in at its nearest Spawn Point of that colour.',
  'DN1-EC3': 'Clean Sheets',
  'DN1-EC3.text':
    'If you pitied the one from bed nine, each Character heals 1. If not, Monsters defend with 1 blue die more this Round.',
  'act.remember-1': 'Pick up what somebody has lost here',
  'act.remember-2': 'Open the oilcloth parcel',
  'act.remember-3': 'Look under the bench',
  'act.hear-well': 'Ask the one under the well',
  'act.hear-bench': 'Ask the one on the west stair',
  'act.hear-trunk': 'Ask the one in the trunk',
  'act.say-name': 'Say the name: Test Wisdom (1), or gain 1 Insanity and take 1 Wound',
  'objective.witnesses': 'Hear two of three witnesses: well, west stair, trunks.',
  'objective.say-name': 'Say the name at the operating table.',
  'token.memory-1': 'Memory',
  'token.memory-2': 'Memory',
  'token.memory-3': 'Memory',
  'token.hear-well': 'A witness',
  'token.hear-bench': 'A witness',
  'token.hear-trunk': 'A witness',
} as const;
