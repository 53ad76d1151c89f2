// How fast the turns of bots are shown. The reader chooses it once for all games; the browser's storage keeps it.

export const speeds = ['watch', 'quick', 'at-once'] as const;
export type Speed = (typeof speeds)[number];

const KEY = 'nightward:speed';

/** The share of the usual waiting time before a bot acts. */
const shares: Readonly<Record<Speed, number>> = { watch: 1, quick: 0.25, 'at-once': 0 };

export class SpeedSetting {
  readonly #isKept: boolean;
  #speed: Speed;

  /** @param isKept Whether the browser's storage may be used. */
  constructor(isKept: boolean) {
    this.#isKept = isKept;
    this.#speed = (isKept && speeds.find((speed) => speed === stored())) || 'watch';
  }

  get speed(): Speed {
    return this.#speed;
  }

  set speed(speed: Speed) {
    this.#speed = speed;
    if (!this.#isKept) return;
    try {
      localStorage.setItem(KEY, speed);
    } catch {
      // Without storage, the speed is kept only while the page is open.
    }
  }

  /** @param usual How many milliseconds a bot usually waits before it acts. */
  pace(usual: number): number {
    return usual * shares[this.#speed];
  }
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
