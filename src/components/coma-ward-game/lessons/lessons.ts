// The lessons of Coma Ward.
import type { Lesson } from '../../game/lessons/lesson.js';

const comaWard = { game: 'coma-ward', seats: 2, eyes: 0 } as const;
const suspense = (...faces: readonly number[]): { die: string; face: number }[] =>
  faces.map((face) => ({ die: 'suspense', face }));

export const lessons: readonly Lesson[] = [
  {
    ...comaWard,
    id: 'reveal',
    situation: { act: 'prologue', players: [{ neurosis: 'collector' }, { neurosis: 'sleepwalking' }] },
    faces: [{ deck: 'rooms', card: 'staff-kitchen' }, ...suspense(5, 6, 5, 2), { deck: 'items', card: 'bandage.1' }],
    steps: [
      {
        choose: 'move:2:3,4',
        expect: { events: [{ type: 'room-revealed', card: 'staff-kitchen' }, { type: 'item-drawn' }] },
      },
    ],
  },
  {
    ...comaWard,
    id: 'care',
    situation: {
      act: 'prologue',
      players: [
        { neurosis: 'collector', health: 2, items: ['soup.1'] },
        { neurosis: 'sleepwalking', at: '1:3,2' },
      ],
    },
    steps: [{ choose: 'use:soup.1', expect: { events: [{ type: 'health', player: 0, health: 4 }] } }],
  },
  {
    ...comaWard,
    id: 'see',
    anew: true,
    situation: {
      act: 'prologue',
      players: [{ neurosis: 'collector', terror: 6 }, { neurosis: 'sleepwalking' }],
    },
    faces: [...suspense(1, 2), { deck: 'hallucinations', card: 'empty-chair.a' }],
    steps: [
      { choose: 'rummage', expect: { events: [{ type: 'hallucination', player: 0 }] } },
      { choose: 'option:sit', any: 'option:', expect: { events: [{ type: 'hallucination-result', player: 0 }] } },
    ],
  },
  {
    ...comaWard,
    id: 'fight',
    anew: true,
    situation: {
      act: 'prologue',
      players: [
        { neurosis: 'collector', items: ['fire-axe.1'] },
        { neurosis: 'sleepwalking', items: ['chocolate.1'] },
      ],
    },
    steps: [
      { choose: 'attack:player:1', expect: { events: [{ type: 'attack-declared' }] } },
      { choose: 'arm:fire-axe.1', any: 'arm:', expect: { events: [{ type: 'checked', of: 'attack' }] } },
    ],
  },
  {
    ...comaWard,
    id: 'clue',
    anew: true,
    situation: {
      act: 'prologue',
      rooms: { '2:1,0': { card: 'waiting-room' }, '2:3,0': { card: 'archive' } },
      clues: [
        { card: 'wristband.1', kind: 'A', at: '2:1,0' },
        { card: 'chart.1', kind: 'B', at: '2:3,0' },
      ],
      players: [{ neurosis: 'collector' }, { neurosis: 'sleepwalking' }],
    },
    faces: [...suspense(5, 6, 6, 1), { deck: 'items', card: 'recording.1' }],
    steps: [{ choose: 'rummage', expect: { events: [{ type: 'phenomenon', phenomenon: 'P01' }] } }],
  },
];
