// Sound: nothing is made before somebody has asked for it and has touched the game; it is gone with the page and the element.
import { expect } from '@open-wc/testing';
import { sendMouse } from '@web/test-runner-commands';
import { cuesOf } from '../../../src/components/game/comfort/match-sound.js';
import { soundscape } from '../../../src/components/sanitarium-game/sound.js';
import type { SanitariumGame } from '../../../src/components/sanitarium-game/sanitarium-game.js';
import type { Event as Told } from '../../../src/engine/kernel/index.js';
import { waitUntil } from '../support/browser.js';
import { asked, choose, ids, play, root, signature } from './harness.js';

/** Stands in for the device: what was made, what sounds, how loud. */
class Device {
  static made: Device[] = [];
  state: AudioContextState = 'running';
  readonly sampleRate = 800;
  readonly currentTime = 0;
  readonly destination = {};
  readonly gains: { readonly gain: { value: number } }[] = [];
  started = 0;
  constructor() {
    Device.made.push(this);
  }
  #param = () => ({
    value: 0,
    setValueAtTime: () => undefined,
    linearRampToValueAtTime: () => undefined,
    exponentialRampToValueAtTime: () => undefined,
  });
  #node = () => ({
    connect: (to: unknown) => to,
    disconnect: () => undefined,
    start: () => {
      this.started++;
    },
    stop: () => undefined,
    gain: this.#param(),
    frequency: this.#param(),
  });
  createGain() {
    const node = this.#node();
    this.gains.push(node);
    return node;
  }
  createOscillator() {
    return this.#node();
  }
  createBiquadFilter() {
    return this.#node();
  }
  createBufferSource() {
    return this.#node();
  }
  createBuffer(_: number, length: number) {
    return { getChannelData: () => new Float32Array(length) };
  }
  resume() {
    this.state = 'running';
    return Promise.resolve();
  }
  suspend() {
    this.state = 'suspended';
    return Promise.resolve();
  }
  close() {
    this.state = 'closed';
    return Promise.resolve();
  }
}

const last = (): Device | undefined => Device.made.at(-1);
const switchOf = (game: SanitariumGame): HTMLElement => root(game).querySelector<HTMLElement>('.sound')!;
const touch = (game: SanitariumGame): void => {
  game.dispatchEvent(new PointerEvent('pointerup', { bubbles: true, composed: true }));
};
const events = (...types: string[]): Told[] => types.map((type) => ({ type, rule: 'SAN-ACT-01' }));
async function move(game: SanitariumGame): Promise<void> {
  await asked(game);
  const before = signature(game);
  choose(game, ids(game)[0]!);
  await asked(game, before);
}

describe('<sanitarium-game>: sound', () => {
  const { AudioContext } = window;
  beforeEach(() => {
    Device.made = [];
    Object.assign(window, { AudioContext: Device });
  });
  after(() => {
    Object.assign(window, { AudioContext });
  });

  it('is not made where nobody asks, whatever is touched', async () => {
    const game = await play({ seats: 'person random', seed: 'silent' });
    await move(game);
    touch(game);
    expect(Device.made.length).to.equal(0);
    expect(switchOf(game).ariaPressed).to.equal('false');
  });

  it('waits for a touch where the page asks', async () => {
    const game = await play({ seats: 'person random', seed: 'page', sound: '' });
    await move(game);
    // A test may have touched the page just now; then that counts.
    if (!navigator.userActivation.isActive) expect(Device.made.length).to.equal(0);
    await waitUntil(() => {
      touch(game);
      return Device.made.length > 0;
    });
    await move(game);
    await waitUntil(() => last()!.started > 0, 'cards and steps are heard');
    expect(Device.made.length).to.equal(1);
  });

  it('is switched on and off by its button, which says so', async () => {
    const game = await play({ seats: 'person random', seed: 'button' });
    await asked(game);
    const { left, top, width, height } = switchOf(game).getBoundingClientRect();
    const at: [number, number] = [Math.round(left + width / 2), Math.round(top + height / 2)];
    await sendMouse({ type: 'click', position: at });
    await waitUntil(() => Device.made.length === 1, 'the click is enough');
    expect([game.sound, switchOf(game).ariaPressed, switchOf(game).ariaLabel]).to.deep.equal([true, 'true', 'Sound']);
    await sendMouse({ type: 'click', position: at });
    await waitUntil(() => last()!.state === 'closed');
    expect([game.sound, switchOf(game).ariaPressed]).to.deep.equal([false, 'false']);
  });

  it('is silent while the page is not seen', async () => {
    const game = await play({ seats: 'person random', seed: 'hidden', sound: '' });
    await move(game);
    await waitUntil(() => {
      touch(game);
      return Device.made.length > 0;
    });
    await move(game);
    await waitUntil(() => last()!.started > 0);
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    expect(last()!.state).to.equal('suspended');
    const { started } = last()!;
    await move(game);
    expect(last()!.started).to.equal(started);
    Reflect.deleteProperty(document, 'hidden');
  });

  it('goes with the element, and comes back with it', async () => {
    const game = await play({ seats: 'person random', seed: 'leave', sound: '' });
    await asked(game);
    await waitUntil(() => {
      touch(game);
      return Device.made.length > 0;
    });
    const place = game.parentElement!;
    const first = last()!;
    game.remove();
    expect(first.state).to.equal('closed');
    touch(game);
    expect(Device.made.length).to.equal(1);
    place.append(game);
    await waitUntil(() => {
      touch(game);
      return Device.made.length === 2;
    });
  });

  it('is softer where it is calm', async () => {
    const loudness = async (calm: string): Promise<number> => {
      const game = await play({ seats: 'person random', seed: 'soft', sound: '', calm });
      await asked(game);
      const { length } = Device.made;
      await waitUntil(() => {
        touch(game);
        return Device.made.length > 0 && (length === 0 || Device.made.length >= length);
      });
      await move(game);
      const { value } = last()!.gains[0]!.gain;
      game.remove();
      Device.made = [];
      return value;
    };
    expect(await loudness('')).to.be.lessThan((await loudness('false')) / 2);
  });

  it('plays on in silence where there is no device', async () => {
    Object.assign(window, {
      AudioContext: function none(): never {
        throw new DOMException('no device');
      },
    });
    const game = await play({ seats: 'person random', seed: 'none', sound: '' });
    await asked(game);
    touch(game);
    await move(game);
    expect(game.matches(':state(playing)')).to.equal(true);
  });

  it('has a cue for dice, cards, steps and monsters: each once in a row, and few', () => {
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

  it('beats faster the nearer a monster is, and not where none is near', () => {
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
