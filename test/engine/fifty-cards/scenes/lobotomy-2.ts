// The scenes of the ten cards of Lobotomy 2. All players are on one side and see everything.
import type { Scenes } from '../scene.js';

const links = { yard: ['gate'], gate: ['yard'] };
const dice = (die: string, ...faces: number[]) => faces.map((face) => ({ die, face }));
const hunt = { at: '', n: { left: 3 } };
const hero = { strength: 3, dexterity: 2, wisdom: 1, health: 7 };

export default {
  paddle: {
    seats: 2,
    situation: {
      links,
      figures: {
        p0: { seat: 0, at: 'yard', n: hero, open: ['weapon.paddle'] },
        p1: { seat: 1, at: 'yard', n: hero },
        hunt,
        trooper1: { at: 'yard', n: { health: 3, blue: 1 } },
        trooper2: { at: 'yard', n: { health: 2, blue: 1 } },
        hound1: { at: 'yard', n: { health: 3, blue: 1 } },
      },
      begin: [{ do: 'play', by: 'p0', card: 'weapon.paddle' }],
    },
    faces: [...dice('green', 4, 2), ...dice('blue', 4, 1)],
    script: [
      [0, 'trooper1'],
      [0, 'gate'],
    ],
  },
  needle: {
    seats: 2,
    situation: {
      links,
      figures: {
        p0: { seat: 0, at: 'yard', n: { ...hero, dexterity: 3 }, open: ['weapon.needle'] },
        p1: { seat: 1, at: 'gate', n: hero },
        hunt,
        trooper1: { at: 'yard', n: { health: 8, blue: 2 } },
      },
      begin: [{ do: 'play', by: 'p0', card: 'weapon.needle' }],
    },
    faces: [...dice('green', 2, 4, 3), ...dice('blue', 2, 4)],
    script: [
      [0, 'trooper1'],
      [0, 'die:h'],
    ],
  },
  vial: {
    seats: 2,
    situation: {
      links,
      figures: {
        p0: { seat: 0, at: 'yard', n: hero, open: ['meds.vial'] },
        p1: { seat: 1, at: 'yard', n: hero, open: ['meds.vial'] },
        hunt,
        trooper1: { at: 'yard', n: { health: 3, blue: 1 } },
      },
      begin: [{ do: 'attack', who: 'p0', by: 'p0', it: 'trooper1', n: 2 }],
    },
    faces: [...dice('green', 2, 2), ...dice('blue', 1), ...dice('green', 3)],
    script: [[0, 'play:meds.vial']],
  },
  gland: {
    seats: 2,
    situation: {
      links,
      figures: {
        p0: { seat: 0, at: 'yard', n: { ...hero, insanity: 2 }, open: ['disorder.gland'] },
        p1: { seat: 1, at: 'yard', n: hero },
        hunt,
        trooper1: { at: 'yard', n: { health: 9, blue: 0 } },
      },
      begin: [{ do: 'attack', who: 'p0', by: 'p0', it: 'trooper1', n: 1 }],
    },
    faces: dice('green', 4, 6, 2),
    script: [
      [0, 'play:disorder.gland'],
      [0, 'play:disorder.gland'],
    ],
  },
  mine: {
    seats: 2,
    situation: {
      links,
      figures: {
        p0: { seat: 0, at: 'yard', n: hero, open: ['item.mine'] },
        p1: { seat: 1, at: 'yard', n: hero },
        hunt,
        trooper1: { at: 'yard', n: { health: 9, blue: 1 } },
        trooper2: { at: 'yard', n: { health: 9, blue: 1 } },
        daddy1: { at: 'yard', n: { health: 9, softens: 1 } },
      },
      begin: [
        { do: 'play', by: 'p0', card: 'item.mine' },
        { do: 'move', who: 'p0', to: 'gate' },
        { do: 'play', by: 'p0', card: 'item.mine' },
      ],
    },
    faces: [...dice('red', 1, 2, 3), ...dice('blue', 2), ...dice('green', 2, 1, 1)],
    script: [
      [0, 'lay'],
      [0, 'fire'],
    ],
  },
  thorns: {
    seats: 2,
    situation: {
      links,
      figures: {
        p0: { seat: 0, at: 'yard', n: { ...hero, health: 1, counter: 2 }, open: ['armor.thorns'] },
        p1: { seat: 1, at: 'gate', n: hero },
        hunt,
        trooper1: { at: 'yard', n: { health: 1 } },
      },
      begin: [{ do: 'attack', who: 'trooper1', by: 'trooper1', it: 'p0', n: 1 }],
    },
    faces: dice('green', 2),
  },
  eagle: {
    seats: 2,
    situation: {
      links,
      figures: {
        p0: { seat: 0, at: 'yard', n: { ...hero, blue: 1, counter: 2 }, open: ['innate.eagle'] },
        p1: { seat: 1, at: 'gate', n: hero },
        hunt,
        trooper1: { at: 'yard', n: { health: 3 } },
      },
      begin: [{ do: 'attack', who: 'trooper1', by: 'trooper1', it: 'p0', n: 1 }],
    },
    faces: [...dice('green', 4), ...dice('blue', 5)],
    script: [
      [0, 'play:innate.eagle'],
      [0, 'gate'],
    ],
  },
  aura: {
    seats: 2,
    situation: {
      links,
      figures: {
        p0: { seat: 0, at: 'yard', n: hero },
        p1: { seat: 1, at: 'gate', n: hero },
        hunt: { ...hunt, open: ['event.aura'] },
        trooper1: { at: 'yard', n: { health: 3 } },
      },
      begin: [
        { do: 'play', by: 'hunt', card: 'event.aura' },
        { do: 'attack', who: 'trooper1', by: 'trooper1', it: 'p0', n: 1 },
      ],
    },
    faces: dice('green', 2, 2),
  },
  howl: {
    seats: 2,
    situation: {
      links,
      figures: {
        p0: { seat: 0, at: 'yard', n: { ...hero, health: 1 } },
        p1: { seat: 1, at: 'gate', n: hero },
        hunt: { at: '', n: { left: 1 }, open: ['event.howl'] },
      },
      begin: [{ do: 'play', by: 'hunt', card: 'event.howl' }],
    },
    faces: dice('blue', 1),
  },
  rot: {
    seats: 2,
    situation: {
      links,
      figures: {
        p0: { seat: 0, at: 'gate', n: hero },
        p1: { seat: 1, at: 'yard', n: { ...hero, counter: 3 } },
        hunt,
        trooper1: { at: 'yard', n: { health: 3 }, open: ['monster.rot'] },
      },
      begin: [{ do: 'play', by: 'trooper1', card: 'monster.rot' }],
    },
    faces: dice('green', 1, 1),
    script: [
      [0, 'p1'],
      [1, 'wisdom'],
    ],
  },
} as const satisfies Scenes;
