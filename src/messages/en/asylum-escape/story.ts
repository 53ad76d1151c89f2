// The lessons of Asylum Escape.
export default {
  'move-name': 'Hidden',
  'move-0':
    'You hide in the Operating Theatre, and only you see it. A turn has one draw at most: draw a Movement card.',
  'move-1':
    'All have seen that you may go two rooms, and nobody sees whether you do. Point at the Bath Hall, two rooms below.',
  'move-done': 'Nobody knows where you are. What the Patient can reach in his next turn is unlit.',
  'hunt-name': 'The Patients',
  'hunt-0': 'Now you play the Patients, and the coin allows them two rooms. Point at the Warden, then at the Library.',
  'hunt-1':
    'Every room that a Patient enters is searched, but Victims say so only when all have moved. One room more: the Office.',
  'hunt-done':
    'Found, and the die shows one of the faces that the Warden catches with. With no Victim left the Patients have won.',
} as const;
