// Contact sheets of everything that is drawn for Sanitarium.
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { LitElement, css, html, type SVGTemplateResult } from 'lit';
import { candle, CANDLE_BOX } from '../../src/components/sanitarium-game/art/candle.js';
import { artTokens } from '../../src/components/sanitarium-game/art/art.styles.js';
import { CARD_BOX, PENNANT_BOX, cardFrame, pennant } from '../../src/components/sanitarium-game/art/card-frame.js';
import { PICTURE_BOX, PICTURE_IDS, picture } from '../../src/components/sanitarium-game/art/card-pictures.js';
import { tileArt } from '../../src/components/sanitarium-game/art/tiles.js';
import {
  MARK_BOX,
  MATCH_BOX,
  MONSTER_BOX,
  STANDEE_BOX,
  eyeMark,
  lock,
  match,
  monster,
  standee,
  typeMark,
  type CardKind,
} from '../../src/components/sanitarium-game/art/tokens.js';
import { sanitarium } from '../../src/components/sanitarium-game/theme.styles.js';
import { theme } from '../../src/components/shared/theme/theme.styles.js';
import { pack } from '../../src/engine/games/sanitarium/content/pack.js';

/** Shows drawings in the colours of the game. */
class SanitariumArtSheet extends LitElement {
  static override styles = [
    theme,
    sanitarium,
    artTokens,
    css`
      :host {
        display: flex;
        flex-wrap: wrap;
        align-items: end;
        gap: 14px;
        padding: 16px;
        background: var(--nw-ground);
        color: var(--nw-ink);
      }
      svg {
        display: block;
      }
      .out {
        overflow: visible;
      }
    `,
  ];
  static override properties = { drawings: { attribute: false } };
  declare drawings: readonly Drawing[];

  protected override render() {
    return this.drawings.map(
      ({ box, width, drawing, free }) =>
        html`<svg class=${free ? 'out' : ''} width=${width} viewBox=${box} aria-hidden="true">${drawing}</svg>`,
    );
  }
}
if (!customElements.get('sanitarium-art-sheet')) customElements.define('sanitarium-art-sheet', SanitariumArtSheet);

interface Drawing {
  readonly box: string;
  /** The width in CSS pixels. */
  readonly width: number;
  readonly drawing: SVGTemplateResult;
  /** Whether the drawing may extend beyond its box, for example with a shadow. */
  readonly free?: boolean;
}

const meta: Meta = {
  title: 'Sanitarium/Art',
  render: ({ drawings }) =>
    html`<sanitarium-art-sheet .drawings=${drawings as readonly Drawing[]}></sanitarium-art-sheet>`,
};
export default meta;

const sheet = (drawings: readonly Drawing[]): StoryObj => ({ args: { drawings } });
const pictures = (width: number): readonly Drawing[] =>
  [...PICTURE_IDS, 'unknown'].map((id) => ({ box: PICTURE_BOX, width, drawing: picture(id) }));
const kinds: readonly CardKind[] = ['item', 'action', 'safe', 'hallucination', 'confusion'];
const tokens = (size: number): readonly Drawing[] => [
  ...[0, 1, 2, 3, 4].map((seat) => ({
    box: STANDEE_BOX,
    width: size * 0.77,
    drawing: standee(seat, 'ABCDE'.charAt(seat)),
    free: true,
  })),
  ...[0, 1, 2].map((index) => ({ box: MONSTER_BOX, width: size * 1.08, drawing: monster(index), free: true })),
  ...[1, 0.6, 0.2, 0].map((left) => ({ box: CANDLE_BOX, width: size, drawing: candle(left), free: true })),
  ...(['fresh', 'spent'] as const).map((state) => ({ box: MATCH_BOX, width: size * 0.22, drawing: match(state) })),
  ...[eyeMark(), lock(), ...kinds.map(typeMark)].map((drawing) => ({ box: MARK_BOX, width: size * 0.4, drawing })),
];

export const Pictures = sheet(pictures(230));
export const PicturesSmall = sheet(pictures(140));
export const Tiles = sheet(
  (['h', 'v'] as const).flatMap((facing) =>
    [
      { kind: 'back' } as const,
      ...Array.from({ length: pack.dark }, (_, i) => ({ kind: 'dark', id: `dark.${i + 1}` }) as const),
      ...pack.rooms.map((id) => ({ kind: 'room', id }) as const),
    ].map((card, cut) => ({
      box: facing === 'h' ? '0 0 200 100' : '0 0 100 200',
      width: facing === 'h' ? 196 : 98,
      drawing: tileArt({ ...card, facing }, undefined, cut),
      free: true,
    })),
  ),
);
export const Tokens = sheet(tokens(90));
export const TokensSmall = sheet(tokens(40));
export const Paper = sheet(
  kinds.flatMap((kind, i) => [
    { box: CARD_BOX, width: 230, drawing: cardFrame(kind), free: true },
    { box: PENNANT_BOX, width: 38, drawing: pennant(kind, i + 1), free: true },
  ]),
);
