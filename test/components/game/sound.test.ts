// The sound of every game: it starts only after somebody has turned it on and touched the game, and stops when the page
// is hidden or the element is removed.
import { expect } from '@open-wc/testing';
import { sendMouse } from '@web/test-runner-commands';
import { waitUntil } from '../support/browser.js';
import { drivers } from './driver.js';
import { answerFirst, asked, isPlaying, placeGame, root, type Attributes, type GameOnPage } from './on-page.js';

/** A fake `AudioContext` that records its instances, their sounds and their gains. */
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
const switchOf = (game: Element): HTMLElement => root(game).querySelector<HTMLElement>('.sound')!;
const touch = (game: Element): void => {
  game.dispatchEvent(new PointerEvent('pointerup', { bubbles: true, composed: true }));
};
/** Touches the game until it creates an audio context. */
const woken = (game: Element, devices = 1): Promise<void> =>
  waitUntil(() => {
    touch(game);
    return Device.made.length >= devices;
  }, 'no audio context is created');
async function move(game: Element): Promise<void> {
  await asked(game);
  await answerFirst(game);
}
/** Plays until something is heard, because the first moves may be silent. */
async function heard(game: Element): Promise<void> {
  for (let moves = 0; moves < 12 && !last()!.started; moves++) await move(game);
  await waitUntil(() => last()!.started > 0, 'nothing is heard');
}

for (const { tag, table } of Object.values(drivers).filter(({ sound }) => sound))
  describe(`<${tag}>: sound`, () => {
    const play = (seed: string, attributes: Attributes = {}): Promise<GameOnPage> =>
      placeGame(tag, { ...table, seed, ...attributes });

    const { AudioContext } = window;
    beforeEach(() => {
      Device.made = [];
      Object.assign(window, { AudioContext: Device });
    });
    after(() => {
      Object.assign(window, { AudioContext });
    });

    it('creates no audio context while sound is off, even after a touch', async () => {
      const game = await play('silent');
      await move(game);
      touch(game);
      expect(Device.made.length).to.equal(0);
      expect(switchOf(game).ariaPressed).to.equal('false');
    });

    it('waits for a touch if the page turns sound on', async () => {
      // A click in an earlier test counts as a touch for some seconds.
      await waitUntil(() => !navigator.userActivation.isActive, 'a click counts as a touch for ever');
      const game = await play('page', { sound: '' });
      await move(game);
      expect(Device.made.length).to.equal(0);
      await woken(game);
      await heard(game);
      expect(Device.made.length).to.equal(1);
    });

    it('is turned on and off by its button, which shows its state', async () => {
      const game = await play('button');
      await asked(game);
      switchOf(game).scrollIntoView({ block: 'center' });
      const { left, top, width, height } = switchOf(game).getBoundingClientRect();
      const at: [number, number] = [Math.round(left + width / 2), Math.round(top + height / 2)];
      await sendMouse({ type: 'click', position: at });
      await waitUntil(() => Device.made.length === 1, 'the click is not enough');
      expect([game.sound, switchOf(game).ariaPressed, switchOf(game).ariaLabel]).to.deep.equal([true, 'true', 'Sound']);
      await sendMouse({ type: 'click', position: at });
      await waitUntil(() => last()!.state === 'closed', 'it is not switched off');
      expect([game.sound, switchOf(game).ariaPressed]).to.deep.equal([false, 'false']);
    });

    it('is silent while the page is hidden', async () => {
      const game = await play('hidden', { sound: '' });
      await move(game);
      await woken(game);
      await heard(game);
      Object.defineProperty(document, 'hidden', { value: true, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
      expect(last()!.state).to.equal('suspended');
      const { started } = last()!;
      await move(game);
      expect(last()!.started).to.equal(started);
      Reflect.deleteProperty(document, 'hidden');
    });

    it('stops when the element is removed, and can start again when the element is placed again', async () => {
      const game = await play('leave', { sound: '' });
      await asked(game);
      await woken(game);
      const place = game.parentElement!;
      const first = last()!;
      game.remove();
      expect(first.state).to.equal('closed');
      touch(game);
      expect(Device.made.length).to.equal(1);
      place.append(game);
      await woken(game, 2);
      expect(Device.made.length).to.equal(2);
    });

    it('is quieter with softened content', async () => {
      const loudness = async (calm: string): Promise<number> => {
        const game = await play('soft', { sound: '', calm });
        await asked(game);
        await woken(game);
        await move(game);
        const { value } = last()!.gains[0]!.gain;
        game.remove();
        Device.made = [];
        return value;
      };
      expect(await loudness('')).to.be.lessThan((await loudness('false')) / 2);
    });

    it('does not stop the match if there is no audio device', async () => {
      Object.assign(window, {
        AudioContext: function none(): never {
          throw new DOMException('no device');
        },
      });
      const game = await play('none', { sound: '' });
      await asked(game);
      touch(game);
      await move(game);
      expect(isPlaying(game)).to.equal(true);
    });
  });
