// What an author's editor shows of a pack of Sanitarium: what each field is, and an example of it.

/** By field: what it is, and an example. */
export const fields = {
  $schema: [
    'The address of this schema, so that an editor helps; the game passes it over.',
    './node_modules/nightward/cdn/sanitarium-pack.schema.json',
  ],
  items: [
    '13 kinds of Items. Two copies of each are in the deck, and each is also a Safe Thing.',
    [{ kind: 'storm-lantern', value: 2, use: 'free', steps: [{ do: 'push-monster', n: 1, reach: 1 }] }],
  ],
  actions: [
    '5 kinds of Actions. Two copies of each are in the deck; a used one is discarded.',
    [{ kind: 'long-strides', value: 1, steps: [{ do: 'walk', n: 2 }] }],
  ],
  rooms: ['The ids of 9 Rooms. They have a name in "texts" and do nothing.', ['sluice', 'night-desk']],
  dark: ['How many Dark Hallways there are: always 9.', 9],
  hallucinations: ['9 Hallucinations, one copy of each.', [{ kind: 'ether', value: 3, mods: { horror: 1 } }]],
  confusion: [
    'The Confusion that each player begins with; four copies.',
    { kind: 'muddle', value: 3, mods: { 'first-move': 1 } },
  ],
  texts: [
    'Words by card: "pager" is the name, "pager.text" what it says, "pager.flavour" a line of mood, "pager.notes" what may distress, "pager.safe" the line of mood of its Safe Thing. Only cards of this pack, and "dark", the Dark Hallway: "dark.flavour" is for all nine, "dark.1.flavour" for one. With ".calm" at its end ("pager.calm", "pager.text.calm", "pager.flavour.calm", "pager.safe.calm") it is what a calm game says instead, if the card has notes.',
    { pager: 'Pager', 'pager.text': 'Once a turn: call, and any monster moves one space.', dark: 'Unlit Corridor' },
  ],
  pictures: [
    'Pictures by card id, "dark.1" or "dark" for Dark Hallways, "table.back" for cards that lie face down and "table.monster" for monsters: addresses relative to this file, on the same host. A card without one has no picture. With ".calm" at its end ("pager.calm", "table.monster.calm") it is what a calm game shows instead of what distresses.',
    { pager: 'pictures/pager.webp', 'table.monster': 'pictures/matron.svg' },
  ],
  language: [
    'What the table says, in the language of the pack. cdn/sanitarium-words.json has all of it in English, to be translated.',
    { lang: 'es', words: { 'sanitarium-game': { title: 'El sanatorio' } } },
  ],
  kind: ['The id of the card, used once in the pack, and no word of the table itself.', 'storm-lantern'],
  value: ['Worth in Sanity when it is laid down; of a Hallucination, what it costs to be rid of it.', 2],
  use: [
    '"passive" works by its mods while it lies there, "free" is used once a turn, "discard" goes under the deck when it is used.',
    'free',
  ],
  when: [
    'The moment at which it can be used: in the own Actions phase (if left out), after the own roll, or instead of making a Horror Roll.',
    'dice',
  ],
  steps: ['What it does, one after the other.', [{ do: 'walk', n: 2 }]],
  mods: ['What it changes while it lies in front of a player. Values of all cards there are added up.', { horror: -1 }],
  n: ['How many, or how far.', 2],
  reach: ['How many doorways away at most: 0 the own space, 1 the next ones, 99 the whole map.', 1],
  where: ['Where the card may be laid: "next" to the player, or "anywhere".', 'next'],
  horror: ['Added to the result of Horror Rolls.', -1],
  'first-move': ['Added to the cost of the first Move of a turn.', 1],
  search: ['Added to the cost of a Search.', 1],
  ap: ['Added to the Action Points of a turn.', -1],
  worth: ['Added to what each card laid down is worth.', -1],
  creep: ['The nearest monster steps once more in Creeping Darkness.', 1],
  'no-jump': ['No slipping from Room to Room.', 1],
  'no-concentrate': ['No Concentration.', 1],
  'move-first': ['The first act of a turn that costs points has to be a Move.', 1],
  'neighbour-die': ['The left neighbour takes the die.', 1],
};

/** By verb of a step: what happens, and what it takes in an example. */
export const verbs = {
  walk: ['Go through up to n doorways without spending a point.', { n: 2 }],
  'to-room': ['Go to any Room on the map.'],
  'gain-ap': ['Gain, or lose, Action Points.', { n: 2 }],
  'change-mp': ['Change the Monster Points, never below none.', { n: -2 }],
  'gain-sanity': ['Hold that much Sanity for this turn.', { n: 2 }],
  reroll: ['Roll one die again; goes with "when": "dice".'],
  'set-die': ['Turn one die to any value; goes with "when": "dice".'],
  'ignore-horror': ['Make no Horror Roll; goes with "when": "horror".'],
  'horror-roll': ['Make a Horror Roll.'],
  explore: ['Draw a card and lay it.', { where: 'next' }],
  peek: ['Look at up to n face-down cards within reach.', { n: 1, reach: 2 }],
  'search-free': ['Search without spending a point.'],
  'take-item': [
    'Take an unprotected Item from somebody within reach, or hand one over where all play together.',
    { reach: 1 },
  ],
  'draw-bottom': ['Take the last card under the deck.'],
  'close-door': ['A doorway of the own space stays shut until the own next turn.'],
  'push-monster': ['Move a monster within reach up to n spaces.', { n: 1, reach: 1 }],
  lull: ['No monster moves in the own next Creeping Darkness.'],
  'remove-monster': ['A monster within reach leaves the map.', { reach: 1 }],
  'place-monster': ['A monster comes in at a Dark Hallway.'],
  'gain-hallucination': ['Suffer a Hallucination.'],
  'drop-hallucination': ['Be rid of a Hallucination.'],
  hide: ['Be safe from monsters until the own next turn.'],
};
