// The words of DN2: a title and `.text` by CID, choices `<cid>.n`, what one can do (`act.`), is to do (`objective.`), and tokens (`token.`).
export default {
  'DN2-A': 'The Needle Falls',
  'DN2-A.text':
    'At nine degrees the pipes begin to knock, and something below knocks back. Bring what burns: chairs from the scrub room, the sledge, a cradle; or the files beside the boilers, if you can bear whose they are.',
  'DN2-B': 'They Come for the Warmth',
  'DN2-B.text':
    'The fire door takes three loads. With the first the drain covers lift, and those who were bathed too long climb out to sit nearer. They do not know that they are in your way.',
  'DN2.done': 'The needle climbs, the knocking slows, and under the floor something turns over and sleeps on.',
  'DN2-EC1': 'Frost Flowers',
  'DN2-EC1.text':
    'They have stems, and the stems have knuckles. Each Character Tests Strength (1) and has Frost if it fails.',
  'DN2-EC2': 'Coke and Clinker',
  'DN2-EC2.text': 'And a few teeth. One Character of your choice gains 2 Junk.',
  'DN2-EC3': 'Bath Day',
  'DN2-EC3.text':
    'The taps are all running somewhere. Choose a Character: draw a Spawn card, and a Drowned Patient comes in at its nearest Spawn Point of that colour.',
  'act.remember-4': 'Brush the snow off the stone',
  'act.remember-5': 'Look behind the chimney',
  'act.remember-6': 'Take the photograph off the pump',
  'act.fuel-chairs': 'Break up the chairs',
  'act.fuel-sledge': 'Break up the sledge',
  'act.fuel-cradle': 'Break up the cradle',
  'act.burn-files': 'Take the files to burn',
  'act.stoke': 'Stoke the fire: 1 Junk, or Test Strength (1) and catch Fire if it fails',
  'objective.fuel': 'Gather three loads of fuel.',
  'objective.stoke': 'Stoke the fire at the fire door three times.',
  'token.memory-4': 'Memory',
  'token.memory-5': 'Memory',
  'token.memory-6': 'Memory',
  'token.fuel-chairs': 'Chairs',
  'token.fuel-sledge': 'The sledge',
  'token.fuel-cradle': 'A cradle',
} as const;
