// The twelve Victims. The boon and the flaw of a card have the same weight. Everybody can check that both are applied,
// and neither reveals where the Victim is.
import type { BoonOrFlaw, VictimCard } from '../cards/card-types.js';

/**
 * A boon: when another Victim is killed, the owner of this card draws `n` Camo/Sabo cards. `n` is higher if the boon
 * does nothing else, and if the owner starts without a card. As a result, the first Victims are easier to kill and the
 * last one is harder to kill. The reason is in docs/balance.md.
 */
const heir = (n: number): BoonOrFlaw => ({ on: 'killed-other', steps: [{ do: 'draw-cards', whom: 'me', n }] });

export const victims: readonly VictimCard[] = [
  {
    id: 'reporter',
    boon: {
      on: 'drew-card',
      steps: [
        { do: 'draw-cards', whom: 'me', n: 1 },
        { do: 'discard', whom: 'me', n: 1, how: 'choice' },
      ],
    },
    flaw: { mods: { hand: -3 } },
  },
  {
    id: 'locksmith',
    boon: { mods: { move: 1 } },
    flaw: { on: 'caught', steps: [{ do: 'discard', whom: 'me', n: 1, how: 'random' }] },
  },
  { id: 'visitor', boon: { mods: { start: 2 } }, flaw: { mods: { dazed: 2 } } },
  { id: 'student', boon: heir(4), flaw: { mods: { start: -1, hand: -3 } } },
  { id: 'chimney-sweep', boon: { mods: { flight: 1 }, ...heir(2) }, flaw: { mods: { move: -1 } } },
  { id: 'cook', boon: { mods: { sureFoot: 1 }, ...heir(3) }, flaw: { mods: { start: -1, hand: -2 } } },
  { id: 'photographer', boon: heir(3), flaw: { mods: { dazed: 1 } } },
  { id: 'organist', boon: { mods: { spared: [6] }, ...heir(2) }, flaw: { mods: { doomed: [1] } } },
  { id: 'clerk', boon: { mods: { spared: [3] }, ...heir(2) }, flaw: { mods: { flight: -1 } } },
  {
    id: 'stowaway',
    boon: { mods: { start: 1, hand: 2 }, ...heir(3) },
    flaw: { on: 'survived', steps: [{ do: 'skip-draw', whom: 'me' }] },
  },
  { id: 'sleepwalker', boon: heir(3), flaw: { mods: { doomed: [4] } } },
  { id: 'medium', boon: heir(4), flaw: { mods: { start: -1, flight: -1 } } },
];
