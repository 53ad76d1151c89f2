// What a calm game of Asylum Escape says in place of the words that may distress: `<key>.calm` stands for `<key>`. Lines of mood are left out.
export default {
  // Locations
  'padded-cell.calm': 'Quiet Room',
  'morgue.calm': 'Cold Store',
  'shock-room.calm': 'Lamp Room',
  'theatre.calm': 'Lecture Theatre',
  // Patients
  'warden.calm': 'The Caretaker',
  'gauze.calm': 'Mister Blindfold',
  'crawler.calm': 'The Acrobat',
  'crawler.text.calm': 'The Acrobat may always move two rooms, whatever the coin shows.',
  'bather.calm': 'The Swimmer',
  'bather.text.calm':
    'The Swimmer makes two attempts at each catch, and may move one room more than the coin allows. Whoever gets away from the Swimmer skips their next draw.',
  'surgeon.calm': 'The Doctor',
  'surgeon.text.calm': 'Whoever gets away from the Doctor discards a card at random.',
  'unbound.calm': 'The Long-Sleeved One',
  'unbound.text.calm':
    'The Long-Sleeved One may move one room more than the coin allows. When the Long-Sleeved One is released, each Patient may move up to three rooms.',
  // Victims
  'student.boon.calm': 'When another Victim is out, draw four Camo/Sabo cards.',
  'chimney-sweep.boon.calm': 'You flee one room farther. When another Victim is out, draw three Camo/Sabo cards.',
  'cook.boon.calm':
    'Stumble Into Nearest Patient counts as a Movement card of 1 room for you. When another Victim is out, draw three Camo/Sabo cards.',
  'photographer.boon.calm': 'When another Victim is out, draw four Camo/Sabo cards.',
  'organist.boon.calm': 'A 6 never takes you out. When another Victim is out, draw three Camo/Sabo cards.',
  'organist.flaw.calm': 'You start without a Camo/Sabo card. A 1 takes you out whatever the Catching Stat.',
  'clerk.boon.calm': 'A 3 never takes you out. When another Victim is out, draw three Camo/Sabo cards.',
  'stowaway.boon.calm':
    'You start with one Camo/Sabo card more, and your hand is at most 9 cards. When another Victim is out, draw three Camo/Sabo cards.',
  'stowaway.flaw.calm': 'When you get away from a catch, you skip your next draw.',
  'sleepwalker.boon.calm': 'When another Victim is out, draw four Camo/Sabo cards.',
  'sleepwalker.flaw.calm': 'You start without a Camo/Sabo card. A 4 takes you out whatever the Catching Stat.',
  'medium.boon.calm': 'When another Victim is out, draw four Camo/Sabo cards.',
  // Camo, Sabo and Bloodlust
  'the-porter-called.text.calm': 'In this attempt 1, 2 and 3 do not take you out.',
  'it-was-never-me.text.calm': 'Cancel the Sabo or High Spirits card that has just been played.',
  'red-ink.text.calm': 'After this High Spirits card another is drawn.',
  'the-lamp-turns.text.calm': 'In this attempt a 6 takes out as well.',
  'fever-before-dawn.calm': 'Up Before Dawn',
  'fever-before-dawn.text.calm':
    'The Patient released last may move up to three rooms. Until the end of the turn a 6 takes out for every Patient.',
  'dust-in-the-lungs.calm': 'Dust in the Air',
  // Questions
  'ask-react-W4-me.calm': '{player}: the die takes you out. Do you play a card?',
  'ask-react-W4-other.calm': '{player}: the die takes {victim} out. Do you play a card?',
  'ask-react-W5.calm': '{player}: a High Spirits card has been read. Do you play a card?',
  // What happens
  'e-rolled-kills.calm': '{patient} rolls {face}, and {faces} take out.',
  'e-rolled-misses.calm': '{patient} rolls {face}; only {faces} would take out.',
  'e-rolled-harmless.calm': '{patient} rolls {face}, and no face takes out.',
  'e-grip-more-attempt.calm': '{patient} takes out with {faces} as well, in this attempt.',
  'e-grip-more-turn.calm': '{patient} takes out with {faces} as well, until the end of the turn.',
  'e-grip-fewer-attempt.calm': '{patient} does not take out with {faces} in this attempt.',
  'e-grip-fewer-turn.calm': '{patient} does not take out with {faces} until the end of the turn.',
  'e-killed.calm': '{victim} is out: {room}.',
  'e-killed-hand.calm': '{victim} is out: {room}. Discarded: {cards}.',
  'e-last-one.calm': 'Only {victim} is left. The match ends after turn {last} of the Patients.',
  'e-survived.calm': '{victim} gets away.',
  'e-bloodlust.calm': 'Nobody is out. High Spirits: {card}.',
  'e-bloodlust-extra.calm': 'High Spirits again: {card}.',
  'e-no-bloodlust.calm': 'When somebody is out there are no High Spirits.',
  'over-killed.calm': 'All Victims are out. {player} wins with the Patients.',
  'over-survived.calm': { one: '{victims} has got away and wins.', other: '{victims} have got away and win together.' },
  // The table
  'deck-bloodlust.calm': 'High Spirits',
  'kind-bloodlust.calm': 'High Spirits',
  'stage-bloodlust.calm': 'High Spirits',
  'window-W4-me.calm': 'When the die takes you out.',
  'window-W4-other.calm': 'When the die takes another Victim out.',
  'window-W5.calm': 'When a High Spirits card has been read.',
  'turns-open.calm': 'No last turn yet: more than one Victim is left.',
  'alive.calm': 'in the house',
  'dead.calm': 'out',
  'notes-cards.calm': 'In calm other words and pictures stand for what the cards tell and show otherwise:',
  'notes-game.calm':
    'In the game itself people play hide-and-seek in an old house at night, and the house gets smaller.',
  // Cards of a pack without calm names
  'calm-locations': 'Room {n}',
  'calm-victims': 'Victim {n}',
  'calm-patients': 'Patient {n}',
  'calm-specials': 'Special Patient {n}',
  'calm-camoSabo': 'Camo/Sabo card {n}',
  'calm-movement': 'Movement card {n}',
  'calm-bloodlust': 'High Spirits card {n}',
} as const;
