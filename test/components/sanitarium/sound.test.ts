// The sounds of Sanitarium: the cues for events, and a heartbeat that is faster the nearer a monster is.
import { expect } from '@open-wc/testing';
import { cuesOf } from '../../../src/components/game/comfort/match-sound.js';
import { soundscape } from '../../../src/components/sanitarium-game/sound.js';
import type { Event as MatchEvent } from '../../../src/engine/kernel/index.js';

const events = (...types: string[]): MatchEvent[] => types.map((type) => ({ type, rule: 'SAN-ACT-01' }));

describe('the sound of Sanitarium', () => {
  it('has cues for dice, cards, steps and monsters: no cue twice in succession, and only a few at once', () => {
    expect(
      cuesOf(soundscape, events('rolled', 'die-taken', 'moved', 'moved', 'laid', 'monster-moved', 'phase'), false),
    ).to.deep.equal(['dice', 'step', 'card', 'shuffle']);
    expect(
      cuesOf(soundscape, events(...Array.from({ length: 40 }, (_, i) => (i % 2 ? 'moved' : 'laid'))), false).length,
    ).to.equal(5);
    expect(cuesOf(soundscape, events('monster-came'), false)).to.deep.equal(['arrival']);
    expect(cuesOf(soundscape, events('monster-came'), true)).to.deep.equal([]);
    for (const cue of Object.values(soundscape.cues))
      for (const { gain, for: length } of cue) expect(gain <= 0.5 && length < 3).to.equal(true);
  });

  it('has a faster heartbeat the nearer a monster is, and none if no monster is near', () => {
    const at = (monster: number): Parameters<typeof soundscape.pulse>[0] =>
      ({
        map: [0, 2, 4, 6].map((x) => ({ card: 'chapel', face: 'room', x, y: 0, facing: 'h' })),
        shut: [],
        active: 0,
        players: [{ at: 0 }],
        monsters: [{ id: 0, at: monster }],
      }) as unknown as Parameters<typeof soundscape.pulse>[0];
    const [here, one, two, far] = [0, 2, 4, 6].map((place) => soundscape.pulse(at(place), 0));
    expect(here! > one! && one! > two! && two! > 40).to.equal(true);
    expect(far).to.equal(null);
  });
});
