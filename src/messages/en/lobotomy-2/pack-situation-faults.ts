// What is wrong with a situation or a described Attack of Lobotomy 2 beyond what may be wrong with options.
export default {
  'not-yes-no': 'This has to be true or false.',
  'no-space':
    'There is no space “{space}” on the tiles that lie here; a space is named by its tile and letter, as in “ward.A”, and “tiles” says which tiles lie.',
  'no-edge': 'The spaces “{a}” and “{b}” do not touch; name two that share an edge.',
  'no-tile': 'There is no tile “{tile}” on this map.',
  'not-hidden': '“{card}” lies elsewhere already or is none of this deck; take it out.',
  'no-minis': 'There are only {n} minis of “{card}”; take some away.',
  'is-dead': 'This Character is dead and has no Turn; name another.',
  'no-word':
    'An attack is made of no “{word}” here; name a Character, Monster, card or Ability by its id, or dice and keywords.',
  'same-side': 'A Character attacks Monsters, and a Monster attacks Characters; name one of each.',
  'is-immune': 'The target is immune to {condition}; take the word out.',
} as const;
