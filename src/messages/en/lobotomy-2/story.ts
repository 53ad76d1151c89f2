// The Scenarios and Nightmares of Lobotomy 2 as one chooses them: the title, and what they promise.
export default {
  S1: 'Lights Out',
  'S1.text':
    'A first night at Harrowmere, for those who have never left a locked room. Reference cards teach the rules as they are needed.',
  S2: 'The Boy in the Wall',
  'S2.text': 'Somebody small is hiding in the kitchens, and knows where every key in the house is hung.',
  S3: 'Vespers',
  'S3.text': 'The way out lies under the altar. The service has been going on for eleven years.',
  S4: 'Open Season',
  'S4.text': 'He has left his trophies and comes on foot through the gate. Spoil his hunt; then stand, or run.',
  DN1: 'Bed Nine',
  'DN1.text': 'Nobody was ever in bed nine. Three voices say otherwise.',
  DN2: 'Feed the Fire',
  'DN2.text': 'The boiler is going out, and what is kept warm by it is also kept asleep.',
  DN3: 'Matinée',
  'DN3.text': 'Tonight the famous operation is given again, before an expert audience.',
  DN4: 'White Footprints',
  'DN4.text': 'They begin in the middle of the courtyard, where nobody came from.',
} as const;
