// What an author's editor shows of a pack of Asylum Escape: what each field is, and an example of it. Whole cards are those of the
// pack in examples/packs.
import { readFileSync } from 'node:fs';

const { more: house, texts } = JSON.parse(
  readFileSync(new URL('../../examples/packs/snowed-in.json', import.meta.url), 'utf8'),
);
const [skater] = house.victims;
const [snowblind] = house.patients;

/** By field of a file, and of its lists. */
const lists = {
  $schema: [
    'The address of this schema, so that an editor helps; the game passes it over.',
    './node_modules/nightward/cdn/asylum-escape-pack.schema.json',
  ],
  id: ['The id: lower-case letters, digits and dashes, used once.', 'snowblind'],
  more: ['Cards beside those of the lists; one with an id that is there takes its place.', { victims: house.victims }],
  locations: ['The 25 rooms of the building, five of each colour.', [{ id: 'chapel', colour: 'staff' }]],
  victims: ['Victims, each with a boon and a flaw.', house.victims],
  patients: ['Patients: one at setup, one on turn 3.', house.patients],
  specials: ['Special Patients: one on turn 5.', house.specials],
  camoSabo: ['The Camo/Sabo deck.', house.camoSabo],
  movement: ['The Movement deck; one card at least has a number.', [{ id: 'sleepwalk', count: 2, n: 2 }]],
  bloodlust: ['The Bloodlust deck.', house.bloodlust],
  texts: [
    'Words by name: "skater" is the name of a card or room, "footprints.text" what it does, "skater.boon" and "skater.flaw" what a Victim has, "breath-on-the-glass/wipe" a choice of a card, "skater.flavour" a line of mood, "snowblind.notes" what may distress. With ".calm" at its end ("snowblind.calm", "snowblind.text.calm") it is what a calm game says instead.',
    {
      snowblind: texts['snowblind'],
      'snowblind.text': texts['snowblind.text'],
      'snowblind.notes': texts['snowblind.notes'],
      'snowblind.calm': texts['snowblind.calm'],
    },
  ],
  pictures: [
    'Pictures by the id of a card or room, and by "snowblind.token" a Patient in the house: addresses relative to this file, on the same host. A calm game shows none of them.',
    { snowblind: 'snowed-in/snowblind.svg', 'snowblind.token': 'snowed-in/snowblind-token.svg' },
  ],
  language: [
    'What the table says, in the language of the pack. cdn/asylum-escape-words.json has all of it in English, to be translated.',
    { lang: 'es', words: { 'asylum-escape-game': { title: 'Asylum Escape' } } },
  ],
};

const cards = {
  colour: ['The colour of a Location, or of the one where a Patient starts.', 'air'],
  steps: ['What happens, one after the other.', [{ do: 'crowded', what: 'column' }]],
  count: ['How many copies the deck holds; 1 if left out.', 2],
  // Victims
  boon: ['What is good for the Victim: always ("mods"), or at a moment ("on" and "steps").', skater.boon],
  flaw: ['What is bad for the Victim: always ("mods"), or at a moment ("on" and "steps").', skater.flaw],
  mods: ['What is always so; numbers of boon, flaw and held card are added up.', { hand: -2 }],
  on: [
    'The moment: the own turn begins; the Victim is caught, or has survived; a Movement or Camo/Sabo card was drawn in the own turn; another Victim is killed.',
    'turn',
  ],
  move: ['Rooms more, or fewer, with a Movement card of the own turn.', 1],
  flight: ['Rooms more, or fewer, in flight.', 1],
  hand: ['Cards in hand more, or fewer, than 7.', -2],
  start: ['Camo/Sabo cards more, or fewer, at setup than one.', 1],
  spared: ['Faces that never kill the Victim; every Patient needs one that does.', [6]],
  doomed: ['Faces that kill the Victim besides those of the Patient.', [1]],
  sureFoot: ['Stumble counts as a Movement card of so many rooms.', 1],
  dazed: ['In the first own turn no Camo/Sabo card (1) or no Movement card (2) may be drawn.', 2],
  // Patients
  'patient.start': ['The id of the Location where it starts.', 'greenhouse'],
  catches: ['The Catching Stat: the faces that kill.', [1, 3, 5]],
  ability: ['What the Patient can do: always ("mods"), or at a moment ("on" and "steps").', snowblind.ability],
  'ability.mods': ['What is always so.', { stride: 1 }],
  'ability.on': [
    'The moment: it is released; all Patients have moved; an attempt of its own has failed; it has killed.',
    'moved',
  ],
  stride: ['Rooms more than the coin allows.', 1],
  least: ['Rooms that it may move whatever the coin shows.', 2],
  attempts: ['Attempts at each catch.', 2],
  unblocked: ['Goes through blocks.', true],
  // Decks
  kind: ['A Camo protects its owner, a Sabo harms others.', 'camo'],
  symbols: [
    'When it may be played: in the own turn, in another Victim’s, in response to Patients.',
    ['own', 'response'],
  ],
  windows: [
    'The moments of its symbols; left out: with "other" all three of another’s turn, with "response" W4, or W2 for a card that begins with "slip-away", "stay-hidden" or "false-announce".',
    ['W1'],
  ],
  about: ['Whom W3 and W4 are about; left out: of a Camo "me", of a Sabo "other".', 'either'],
  hold: ['It lies on the table for all to see.', true],
  while: ['What holds for its owner while it lies there.', { flight: 1 }],
  'movement.n': ['So many rooms, or "stumble".', 2],
  'movement.count': ['How many copies the deck holds.', 8],
};

/** Of steps, and of what they are done to. */
const steps = {
  n: ['How many, or how far.', 1],
  'set-coin.n': ['So many rooms.', 2],
  'change-die.n': ['So much more, or below 0 less.', -1],
  'flight.n': ['Rooms further, or below 0 less far.', 1],
  'limit-hand.n': ['So many cards at most.', 3],
  whom: [
    'The Victims that it acts on: "me", "caught", "active" in whose turn it is, "other" or "any" as the player of the card chooses, "others" and "all" each.',
    'other',
  ],
  which: [
    'The Patients that it acts on: "chosen" by the player of the card, "all", "this" whose attempt or ability it is, "newest" released last.',
    'chosen',
  ],
  way: ['The way; "chosen": the player of the card names it.', 'chosen'],
  to: ['Rooms that may be gone to.', 'top'],
  where: ['Rooms to choose from.', 'empty'],
  what: ['What is told of a room.', 'column'],
  deck: ['The deck.', 'movement'],
  pair: ['Two that touch, or any two.', 'neighbours'],
  pick: ['By choice, or at random.', 'random'],
  against: ['Who may not enter.', 'patients'],
  turns: ['Until the end of so many of the Patients’ turns.', 1],
  faces: ['Faces of the die.', [6]],
  lasts: ['For the attempt that is made, or until the end of the Patients’ turn.', 'turn'],
  how: ['At random, or as whoever has them chooses.', 'random'],
  of: ['The choices, each with an id that its words go by.', house.camoSabo[2].steps[0].of],
  heads: ['What happens on heads.', [{ do: 'crowded', what: 'height' }]],
  tails: ['What happens on tails.', []],
};

/** By owner and field, or by field alone. */
export const fields = { ...lists, ...cards, ...steps };

/** By verb of a step: what happens, and what it takes in an example. */
export const verbs = {
  move: ['Victims move in secret, as they like.', { whom: 'me', n: 1 }],
  push: ['Victims have to go that way, as far as there are rooms.', { whom: 'other', way: 'chosen', n: 1 }],
  teleport: ['Victims go in secret to one of these rooms, or stay.', { whom: 'me', to: 'top' }],
  'draw-movement': ['Victims draw a Movement card and use it at once.', { whom: 'other' }],
  stumble: ['Victims stumble into the nearest Patient.', { whom: 'active' }],
  'slip-away': ['Before the announcements (W2): up to so many rooms in secret.', { n: 1 }],
  'stay-hidden': ['W2: this movement of the Patients does not find the player of the card.'],
  'false-announce': ['W2: the player of the card may name another room, at most so far away.', { n: 2 }],
  reveal: ['Victims tell this of their room.', { whom: 'other', what: 'column' }],
  sweep: ['The player of the card names a column, height or colour; who is there says so.', { what: 'height' }],
  crowded: ['It is told which column, height or colour holds most Victims.', { what: 'column' }],
  'ask-adjacent': ['Victims at most so many rooms from a Patient say so.', { which: 'chosen', n: 1 }],
  peek: ['The player of the card looks at the next cards of a deck.', { deck: 'movement', n: 2 }],
  'look-hand': ['The player of the card looks at hands.', { whom: 'others' }],
  'move-patient': ['The player of the card moves Patients.', { which: 'chosen', n: 1 }],
  'extra-move': ['The Patients player moves Patients.', { which: 'all', n: 1 }],
  lure: ['The nearest Patient goes toward a room that the player of the card names.', { n: 2 }],
  stall: ['Patients stay where they are in this movement, or the next.', { which: 'chosen' }],
  'set-coin': ['After the coin (W1): it allows so many rooms.', { n: 2 }],
  'swap-rooms': ['Two rooms change places, with all that is in them.', { pair: 'any' }],
  'destroy-room': ['A room is destroyed; nobody is killed by it.', { where: 'top', pick: 'random' }],
  block: ['A room that may not be entered for a while.', { where: 'empty', against: 'victims', turns: 1 }],
  survive: ['After a killing roll (W4): the attempt fails.'],
  'skip-attempt': ['Before the die (W3): the attempt is not made.'],
  reroll: ['The die (W4) or the coin (W1) is thrown again.'],
  'change-die': ['W4: the die shows more, or less.', { n: -1 }],
  'extend-catch': ['These faces kill as well.', { which: 'all', faces: [6], lasts: 'turn' }],
  'reduce-catch': ['These faces do not kill.', { which: 'all', faces: [1, 2], lasts: 'turn' }],
  flight: ['The flight of this catch goes further, or less far.', { n: 1 }],
  'draw-cards': ['Victims draw Camo/Sabo cards.', { whom: 'me', n: 1 }],
  discard: ['Victims discard cards of the hand.', { whom: 'other', n: 1, how: 'random' }],
  steal: ['The player of the card takes a card at random.', { whom: 'other' }],
  cancel: ['The Sabo, or in W5 the Bloodlust card, does nothing.'],
  'skip-draw': ['Victims draw no card in their next turn.', { whom: 'other' }],
  'limit-hand': ['Victims hold fewer cards for a while.', { whom: 'others', n: 3 }],
  'bloodlust-extra': ['One more Bloodlust card is drawn.'],
  either: [
    'The player of the card chooses.',
    {
      of: [
        { id: 'near', steps: [{ do: 'crowded', what: 'column' }] },
        { id: 'far', steps: [{ do: 'crowded', what: 'height' }] },
      ],
    },
  ],
  flip: ['The coin is flipped.', { heads: [{ do: 'crowded', what: 'column' }], tails: [] }],
};
