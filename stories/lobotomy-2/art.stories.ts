// Contact sheets of everything that is drawn for Lobotomy 2: pictures of cards by kind, figures, tokens and frames.
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import { expect, waitFor } from 'storybook/test';
import { artTokens } from '../../src/components/lobotomy-game/art/art.styles.js';
import {
  CARD_BOX,
  MARK_BOX,
  PICTURE_BOX,
  STANDEE_BOX,
  TOKEN_BOX,
} from '../../src/components/lobotomy-game/art/boxes.js';
import { FRAMED_KINDS, cardFrame } from '../../src/components/lobotomy-game/art/card-frame.js';
import { cover, COVER_BOX } from '../../src/components/lobotomy-game/art/start-pictures.js';
import { MARKED_KINDS, typeMark } from '../../src/components/lobotomy-game/art/marks.js';
import {
  fetchPictures,
  picture,
  pictureIds,
  type PictureKind,
} from '../../src/components/lobotomy-game/art/pictures.js';
import { TOKEN_KINDS, mark, monster, standee, tokenArt } from '../../src/components/lobotomy-game/art/tokens.js';
import { rustedWard as lobotomy } from '../../src/components/shared/theme/rusted-ward.styles.js';
import { theme } from '../../src/components/shared/theme/theme.styles.js';
import { world } from '../../src/components/shared/theme/world.styles.js';
import { pack } from '../../src/engine/games/lobotomy-2/content/pack.js';
import cards from '../../src/messages/en/lobotomy-2/cards.js';
import page from '../../src/messages/en/lobotomy-2/page.js';
import story from '../../src/messages/en/lobotomy-2/story.js';
import { plate, plateStyles, PlateSheet, type Drawing } from '../support/plates.js';

const messages: Readonly<Record<string, unknown>> = { ...page, ...cards, ...story };

/** Shows the given drawings, and all pictures of one kind, in the colours of the game. */
class LobotomyArtSheet extends PlateSheet {
  static override styles = [theme, world(lobotomy), artTokens, plateStyles];
  static override properties = {
    drawings: { attribute: false },
    kind: { attribute: false },
    width: { attribute: false },
  };
  declare kind: PictureKind | undefined;
  declare width: number;
  #pictures: readonly string[] = [];

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.kind) void this.#fetch(this.kind);
  }

  async #fetch(kind: PictureKind): Promise<void> {
    await fetchPictures([kind]);
    this.#pictures = pictureIds([kind]);
    this.requestUpdate();
  }

  protected override nameOf(id: string): string | undefined {
    const name = messages[id] ?? messages[`${id}.name`] ?? messages[id.replace('.insane', '')];
    return typeof name === 'string' ? name : undefined;
  }

  protected override render(): unknown {
    const pictures = this.#pictures.map((id): Drawing => ({
      id,
      box: PICTURE_BOX,
      width: this.width,
      drawing: picture(id),
    }));
    return [...(this.drawings ?? []), ...pictures].map((each) => plate(each, this.nameOf(each.id)));
  }
}
if (!customElements.get('lobotomy-art-sheet')) customElements.define('lobotomy-art-sheet', LobotomyArtSheet);

interface Args {
  readonly drawings?: readonly Drawing[];
  readonly kind?: PictureKind;
  readonly width?: number;
}

const meta: Meta<Args> = {
  title: 'Lobotomy 2/Art',
  render: ({ drawings = [], kind, width = 150 }) =>
    html`<lobotomy-art-sheet .drawings=${drawings} .kind=${kind} .width=${width}></lobotomy-art-sheet>`,
};
export default meta;
type Story = StoryObj<Args>;

const pictures = (kind: PictureKind, width = 150): Story => ({
  args: { kind, width },
  play: async ({ canvasElement }) => {
    await waitFor(
      () => {
        expect(canvasElement.querySelector('lobotomy-art-sheet')!.shadowRoot!.querySelector('svg')).toBeTruthy();
      },
      { timeout: 15_000 },
    );
  },
});

export const Backs = pictures('backs');
export const Characters = pictures('characters', 220);
export const Monsters = pictures('monsters', 180);
export const Bosses = pictures('bosses', 220);
export const Weapons = pictures('weapons');
export const Equipment = pictures('equipment');
export const HuntCards = pictures('hunt');
export const SpawnCards = pictures('spawns', 120);
export const Lockers = pictures('lockers', 120);
export const Difficulty = pictures('difficulty');
export const Aggression = pictures('aggression');
export const Ocd = pictures('ocd');
export const Schizophrenia = pictures('schizophrenia');
export const Anxiety = pictures('anxiety');
export const LightsOut = pictures('S1');
export const TheBoyInTheWall = pictures('S2');
export const Vespers = pictures('S3');
export const OpenSeason = pictures('S4');
export const Nightmares = pictures('nightmares');
export const Memories = pictures('memories');

const figures = (size: number): readonly Drawing[] => [
  ...pack.characters.map(({ id }, shape) => ({
    id,
    free: true,
    box: STANDEE_BOX,
    width: size,
    drawing: standee({ art: id, shape, letter: 'ABCDEFGHI'.charAt(shape) }),
  })),
  ...pack.monsters.map(({ id }, i) => ({
    id,
    free: true,
    box: STANDEE_BOX,
    width: size,
    drawing: monster({ art: id, letter: i % 3 ? String(i % 3) : '' }),
  })),
];
export const Figures: Story = { args: { drawings: figures(110) } };
export const FiguresSmall: Story = { args: { drawings: figures(44) } };

/** The tokens on the Board and on the sheets of Characters. */
export const Tokens: Story = {
  args: {
    drawings: [
      ...['locker', 'locker-open', 'mine', 'gun', 'unknown'].map((art) => ({
        id: art,
        free: true,
        box: STANDEE_BOX,
        width: 70,
        drawing: mark({ art }),
      })),
      ...TOKEN_KINDS.map((kind) => ({ id: kind, free: true, box: TOKEN_BOX, width: 56, drawing: tokenArt(kind) })),
      ...TOKEN_KINDS.map((kind) => ({ id: kind, free: true, box: TOKEN_BOX, width: 24, drawing: tokenArt(kind) })),
    ],
  },
};

/** The frame and the mark of each kind of card, and the lamp. */
export const Sheets: Story = {
  args: {
    drawings: [
      ...FRAMED_KINDS.map((kind) => ({ id: kind, free: true, box: CARD_BOX, width: 200, drawing: cardFrame(kind) })),
      ...MARKED_KINDS.map((kind) => ({ id: kind, free: true, box: MARK_BOX, width: 36, drawing: typeMark(kind) })),
      { id: 'cover', box: COVER_BOX, width: 240, drawing: cover() },
    ],
  },
};
