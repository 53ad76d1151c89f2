// The twelve Victims: a boon and a flaw of the same weight, which everybody can check and which never tell the position.
import type { VictimCard } from '../cards.js';

export const victims: readonly VictimCard[] = [
  {
    id: 'reporter',
    boon: { on: 'drew-card', steps: [{ do: 'draw-cards', whom: 'me', n: 1 }, { do: 'discard', whom: 'me', n: 1, how: 'choice' }] },
    flaw: { mods: { hand: -3 } },
  },
  { id: 'locksmith', boon: { mods: { move: 1 } }, flaw: { on: 'caught', steps: [{ do: 'discard', whom: 'me', n: 1, how: 'random' }] } },
  { id: 'visitor', boon: { mods: { start: 2 } }, flaw: { mods: { dazed: 2 } } },
  { id: 'student', boon: { on: 'survived', steps: [{ do: 'draw-cards', whom: 'me', n: 1 }] }, flaw: { mods: { hand: -3 } } },
  { id: 'chimney-sweep', boon: { mods: { flight: 1 } }, flaw: { mods: { move: -1 } } },
  { id: 'cook', boon: { mods: { sureFoot: 1 } }, flaw: { mods: { start: -1, hand: -2 } } },
  { id: 'photographer', boon: { on: 'killed-other', steps: [{ do: 'draw-cards', whom: 'me', n: 2 }] }, flaw: { mods: { dazed: 1 } } },
  { id: 'organist', boon: { mods: { spared: [6] } }, flaw: { mods: { doomed: [1] } } },
  { id: 'clerk', boon: { mods: { spared: [3] } }, flaw: { mods: { flight: -1 } } },
  { id: 'stowaway', boon: { mods: { start: 1, hand: 2 } }, flaw: { on: 'survived', steps: [{ do: 'skip-draw', whom: 'me' }] } },
  { id: 'sleepwalker', boon: { on: 'turn', steps: [{ do: 'flip', heads: [{ do: 'move', whom: 'me', n: 1 }], tails: [] }] }, flaw: { mods: { doomed: [4] } } },
  { id: 'medium', boon: { on: 'turn', steps: [{ do: 'peek', deck: 'movement', n: 1 }] }, flaw: { mods: { flight: -1 } } },
];
