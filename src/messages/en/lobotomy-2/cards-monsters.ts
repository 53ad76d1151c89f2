// The words on our Lobotomy 2 Monsters and Bosses: `.text` what goes beyond its symbols, `.flavour` a line of mood;
// a Boss’s attacks by their own ids.
export default {
  // Basic
  'state-trooper.text': 'With Strength 3 or more you leave his Space freely; otherwise you take 1 Wound.',
  'state-trooper.flavour': 'He was told you are dangerous. He wrote it down.',
  'hellhound.text': 'With Dexterity 3 or more you leave its Space freely; otherwise you take 1 Wound.',
  'hellhound.flavour': 'It has your slipper already.',
  'night-nurse.text': 'With Wisdom 3 or more you leave her Space freely; otherwise you lose 1 Meds.',
  'night-nurse.flavour': 'This will not hurt her at all.',
  'drowned-patient.text':
    'It is immune to Frost. With Dexterity 2 or more you leave its Space freely; otherwise you have Frost.',
  'drowned-patient.flavour': 'The bath was meant to last an hour.',
  // Elite
  'orderly.text': 'Moving and attacking, he chooses the Character with the most Health left.',
  'orderly.flavour': 'Six feet of starch, and keys.',
  'cultist.text':
    'His Infection lowers Wisdom. With Wisdom 3 or more you leave his Space freely; otherwise you lose 2 Insanity.',
  'cultist.flavour': 'On Thursdays the library is closed to readers.',
  'animated-doll.text':
    'It is immune to Frost, Stun and Pierce. With Dexterity 4 or more you leave its Space freely; otherwise you take 1 Wound.',
  'animated-doll.flavour': 'Somebody taught it to say good night.',
  'daddys-boy.text':
    'Red dice rolled against him are green instead. With Strength 4 or more you leave his Space freely; otherwise you take 1 Wound.',
  'daddys-boy.flavour': 'Nobody may raise a hand to him.',
  'stitched-surgeon.text': 'Moving and attacking, he chooses the Character with the least Health left.',
  'stitched-surgeon.flavour': 'He practised on what was at hand.',
  'ceiling-crawler.text':
    'It walks through walls and never holds a Character on its Space. Moving and attacking, it chooses the farthest Character.',
  'ceiling-crawler.flavour': 'Look at the floor. Only at the floor.',
  'choir-mother.text': 'With Wisdom 4 or more you leave her Space freely; otherwise you take 1 Wound.',
  'choir-mother.flavour': 'All the mouths keep time.',
  // Bosses
  'pops.text': 'Red dice rolled against him are green instead. He is immune to Stun.',
  'pops.flavour': 'He only wants the family together.',
  'huntmaster.text':
    'Instead of this attack he draws one of his Boss cards in each of his phases. He is immune to Stun and Frost.',
  'huntmaster.flavour': 'He has walked behind you the whole way.',
  'wendigo.text':
    'Instead of this attack it draws one of its Boss cards in each of its phases. Moving and attacking, it chooses the Character with the least Health left. It is immune to Stun and Frost.',
  'wendigo.flavour': 'It ate the search party, and was hungrier.',
  'superintendent.text':
    'Moving and attacking, he chooses the Character with the most Health left. He is immune to Stun.',
  'superintendent.flavour': 'Your case is the finest he ever wrote.',
  'anatomist.text':
    'Moving and attacking, he chooses the Character with the least Health left. He is immune to Stun and Pierce.',
  'anatomist.flavour': 'He sketches you before he begins.',
  'thrown-specimen.text': 'Its Infection lowers Dexterity.',
  'sister-perpetua.text': 'She is immune to Stun and Holy.',
  'sister-perpetua.flavour': 'She has prayed since the roof came down.',
  'absolution.text': 'After this attack she heals 2.',
  'furnace-heart.text': 'It is immune to Stun and Fire.',
  'furnace-heart.flavour': 'It was fed for thirty winters.',
  'other-patient.text':
    'He walks through walls. Moving and attacking, he chooses the Character with the most Insanity. He is immune to Stun.',
  'other-patient.flavour': 'Same number, same name, same bed.',
  'borrowed-face.text': 'Its Infection lowers Imagination.',
  'conductor.text': 'Moving and attacking, he chooses the farthest Character. He is immune to Stun.',
  'conductor.flavour': 'He raises the baton, and the lamps rise with it.',
} as const;
