// The texts of the lessons of Asylum Escape.
export default {
  'move-name': 'Hidden',
  'move-0':
    'You hide in the Operating Theatre, and only you know. You may draw one card on your turn: draw a Movement card.',
  'move-1':
    'Everybody has seen that you may move two rooms, but nobody sees whether you do. Choose the Bath Hall, two rooms below.',
  'move-done': 'Nobody knows where you are. The rooms that the Patient can reach on his next turn are unlit.',
  'camo-name': 'A card in time',
  'camo-0':
    'The Warden searches your room, and you will have to say that you are here. Play your trick card first: Stocking Feet.',
  'camo-1': 'Quietly, one room away. Choose the Reception, above you.',
  'camo-done':
    'Nobody is found, so he rolls no die; after such a turn, the Patients get a Bloodlust card. You are asked whenever one of your cards can help.',
  'hunt-name': 'The Patients',
  'hunt-0': 'Now you play the Patients, and the coin allows them two rooms. Choose the Warden, then the Library.',
  'hunt-1':
    'Every room that a Patient enters is searched, but Victims answer only when all Patients have moved. One more room: the Office.',
  'hunt-done':
    'A Victim is found, and the die shows a number in the Warden’s Catching Stat. No Victim is left, so the Patients have won.',
  'fall-name': 'The house falls',
  'fall-0':
    'In the last three turns, every room with a Patient falls at the end of the turn. Two fall now: choose the Pharmacy first.',
  'fall-done':
    'The rooms above fell too, and dropped a Victim into the Warden’s arms. Where a Victim is lost, the room falls as well.',
} as const;
