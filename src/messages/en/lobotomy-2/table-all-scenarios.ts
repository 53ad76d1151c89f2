// What Lobotomy 2 says in the Scenarios after the introduction alone, of Bosses, of what an Aura turns, of riddles, memories and the ends.
export default {
  // Questions and choices
  'ask-battle-where': '{player} decides: where does the Huntmaster step off his track?',
  'ask-boss-order': '{player} decides: which Boss acts next?',
  'do-battle-where': 'He steps off at {place}.',

  // What happens
  'e-marks-laid': { one: 'One token lies face down.', other: '{n} tokens lie face down.' },
  'e-track-laid-final-battle': 'The Huntmaster stands before the Hunt Track. At its end he comes himself.',
  'e-hunt-moved-at': 'The Huntmaster goes from Space {from} to Space {to} of the Hunt Track: {place}.',
  'e-track-ended-final-battle': 'The Huntmaster leaves the end of the Hunt Track and comes for you.',
  'e-empowered': 'Empowered now: {cards}.',
  'e-empowered-none': 'There is no Monster to empower.',
  'e-final-battle': 'The Final Battle begins.',
  'e-attack-chosen': '{mini} rolls for the attack: {n}.',
  'e-boss-rolled': '{mini} rolls {n}: {card}.',
  'e-boss-card': '{mini} draws {card}.',
  'e-death-is-final': 'Death is final now.',
  'e-insane': '{player} turns INSANE!',
  'e-memory': '{mini} finds a memory: {card}.',
  'e-memory-own': '{mini} finds a memory of its own: {card}.',
  'e-turned-up': 'Turned up at {place}: {value}.',
  'e-nightmare': 'Another Nightmare begins: {title}.',
  'e-nightmare-done': '{title} is over.',
  'over-won-battle': 'The Huntmaster is defeated. All win.',
  'over-won-nightmares': 'Three Nightmares are over. All win.',
  'over-lost-dead': 'All are dead, and death is final. All is lost.',

  // On the table
  'on-token': 'Token, face down',
  'on-token-up': 'Token {value}',
  'on-gone': '{name} is dead for good.',
  'on-insane-side': 'Character, INSANE! side',
  'on-boss': 'Boss',
  'on-empowered-basic': 'Empowered Monster',
  'on-empowered-elite': 'Empowered Elite Monster',
  'on-empowered-boss': 'Empowered Boss',
  'on-attack-of': '{name}, on a {from}–{to}: {mods}.',
} as const;
