// The sounds of Coma Ward: the cues for events, and a heartbeat that is faster the greater the Terror.
import { expect } from '@open-wc/testing';
import { soundscape } from '../../../src/components/coma-ward-game/sound.js';
import { cuesOf } from '../../../src/components/game/comfort/match-sound.js';
import type { Event as MatchEvent } from '../../../src/engine/kernel/index.js';

const events = (...types: string[]): MatchEvent[] => types.map((type) => ({ type, rule: 'CW-TRN-01' }));

describe('the sound of Coma Ward', () => {
  it('has cues for dice, cards, steps and Enemies, and leaves out sudden ones in softened content', () => {
    expect(cuesOf(soundscape, events('checked', 'item-drawn', 'moved', 'moved', 'enemy-moved'), false)).to.deep.equal([
      'dice',
      'card',
      'step',
      'shuffle',
    ]);
    expect(cuesOf(soundscape, events('died', 'enemy-came'), false)).to.deep.equal(['flatline', 'arrival']);
    expect(cuesOf(soundscape, events('died', 'enemy-came'), true)).to.deep.equal([]);
    for (const cue of Object.values(soundscape.cues))
      for (const { gain, for: length } of cue) expect(gain <= 0.5 && length < 3).to.equal(true);
  });

  it('has a faster heartbeat the greater the Terror, and none for the calm and the dead', () => {
    const at = (terror: number, alive = true): number | null =>
      soundscape.pulse(
        { active: 0, players: [{ terror, alive }] } as unknown as Parameters<typeof soundscape.pulse>[0],
        0,
      );
    expect(at(6)! > at(4)! && at(4)! > 40).to.equal(true);
    expect([at(3), at(6, false)]).to.deep.equal([null, null]);
  });
});
