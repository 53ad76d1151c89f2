// The twelve Memory cards. Every Character can find them; a Character's own memory also advances its Quest. LOB-RUL-104
import type { MemoryCard } from '../cards/scenario-types.js';

export const memories: readonly MemoryCard[] = [
  {
    id: 'memory-1',
    character: 'ian-mcfellow',
    steps: [{ do: 'mp', n: 2 }],
    own: [
      { do: 'quest', n: 1 },
      { do: 'blink', n: 2 },
    ],
  },
  {
    id: 'memory-2',
    character: 'demi-hawkins',
    steps: [{ do: 'insanity', n: 1 }],
    own: [
      { do: 'quest', n: 1 },
      { do: 'heal', n: 2 },
    ],
  },
  {
    id: 'memory-3',
    character: 'tobias-crake',
    steps: [{ do: 'mods', roll: 'attack', mods: { dice: { green: 1 } }, until: 'round' }],
    own: [
      { do: 'quest', n: 1 },
      { do: 'mods', roll: 'attack', mods: { dice: { red: 1 } }, until: 'round' },
    ],
  },
  {
    id: 'memory-4',
    character: 'marta-kowal',
    steps: [{ do: 'heal', n: 1 }],
    own: [
      { do: 'quest', n: 1 },
      { do: 'heal', n: 2 },
    ],
  },
  {
    id: 'memory-5',
    character: 'felix-ambrose',
    steps: [{ do: 'junk', n: 2 }],
    own: [
      { do: 'quest', n: 1 },
      { do: 'item', deck: 'equipment', n: 1 },
    ],
  },
  {
    id: 'memory-6',
    character: 'lotte-wren',
    steps: [{ do: 'junk', n: 1, kind: 'paper' }],
    own: [
      { do: 'quest', n: 1 },
      { do: 'blink', n: 3 },
    ],
  },
  {
    id: 'memory-7',
    character: 'solomon-pike',
    steps: [{ do: 'ap', n: 1 }],
    own: [
      { do: 'quest', n: 1 },
      { do: 'hunt', n: -1 },
    ],
  },
  {
    id: 'memory-8',
    character: 'harriet-voss',
    steps: [{ do: 'meds', n: 1 }],
    own: [
      { do: 'quest', n: 1 },
      { do: 'meds', n: 1 },
      { do: 'cure', condition: 'frost' },
    ],
  },
  {
    id: 'memory-9',
    character: 'edmund-sable',
    steps: [{ do: 'cool', n: -1, which: 'one' }],
    own: [
      { do: 'quest', n: 1 },
      { do: 'cool', n: -1, which: 'all' },
    ],
  },
  {
    id: 'memory-10',
    character: 'ian-mcfellow',
    steps: [
      { do: 'insanity', n: 1 },
      { do: 'afflict', condition: 'frost' },
    ],
    own: [
      { do: 'quest', n: 1 },
      { do: 'cure', condition: 'frost' },
    ],
  },
  {
    id: 'memory-11',
    character: 'marta-kowal',
    steps: [{ do: 'mods', roll: 'defense', mods: { dice: { blue: 1 } }, until: 'round' }],
    own: [{ do: 'quest', n: 1 }, { do: 'disorder' }],
  },
  {
    id: 'memory-12',
    character: 'lotte-wren',
    steps: [
      {
        do: 'test',
        attribute: 'imagination',
        target: 1,
        pass: [{ do: 'meds', n: 1 }],
        fail: [{ do: 'insanity', n: 1 }],
      },
    ],
    own: [
      { do: 'quest', n: 1 },
      { do: 'heal', n: 1 },
    ],
  },
];
