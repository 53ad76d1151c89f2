// The texts of the lessons of Asylum Escape.
export default {
  'move-name': 'Hidden',
  'move-0':
    'You hide in the Operating Theatre, and only you know. You may draw one card on your turn: draw a Movement card.',
  'move-1':
    'Everybody has seen that you may move two rooms, but nobody sees whether you do. Choose the Bath Hall, two rooms below.',
  'move-done': 'Nobody knows where you are. The rooms that the Patient can reach on his next turn are unlit.',
  'hunt-name': 'The Patients',
  'hunt-0': 'Now you play the Patients, and the coin allows them two rooms. Choose the Warden, then the Library.',
  'hunt-1':
    'Every room that a Patient enters is searched, but Victims answer only when all Patients have moved. One more room: the Office.',
  'hunt-done':
    'A Victim is found, and the die shows a number in the Warden’s Catching Stat. No Victim is left, so the Patients have won.',
} as const;
