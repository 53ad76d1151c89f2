// Contact sheets of everything that is drawn for Sanitarium.
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
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
import messages from '../../src/messages/en/sanitarium/cards.js';
import { plateStyles, PlateSheet, type Drawing } from '../support/plates.js';

/** Shows drawings in the colours of the game. */
class SanitariumArtSheet extends PlateSheet {
  static override styles = [theme, sanitarium, artTokens, plateStyles];

  protected override nameOf(id: string): string | undefined {
    const name = (messages as Readonly<Record<string, unknown>>)[id];
    return typeof name === 'string' ? name : undefined;
  }
}
if (!customElements.get('sanitarium-art-sheet')) customElements.define('sanitarium-art-sheet', SanitariumArtSheet);

const meta: Meta = {
  title: 'Sanitarium/Art',
  render: ({ drawings }) =>
    html`<sanitarium-art-sheet .drawings=${drawings as readonly Drawing[]}></sanitarium-art-sheet>`,
};
export default meta;

const sheet = (drawings: readonly Drawing[]): StoryObj => ({ args: { drawings } });
const pictures = (width: number): readonly Drawing[] =>
  [...PICTURE_IDS, 'unknown'].map((id) => ({ id, box: PICTURE_BOX, width, drawing: picture(id) }));
const kinds: readonly CardKind[] = ['item', 'action', 'safe', 'hallucination', 'confusion'];
const tokens = (size: number): readonly Drawing[] => [
  ...[0, 1, 2, 3, 4].map((seat) => ({
    id: `person ${seat + 1}`,
    box: STANDEE_BOX,
    width: size * 0.77,
    drawing: standee(seat, 'ABCDE'.charAt(seat)),
    free: true,
  })),
  ...[0, 1, 2].map((index) => ({
    id: `monster ${index + 1}`,
    box: MONSTER_BOX,
    width: size * 1.08,
    drawing: monster(index),
    free: true,
  })),
  ...[1, 0.6, 0.2, 0].map((left) => ({
    id: `candle, ${left * 100} %`,
    box: CANDLE_BOX,
    width: size,
    drawing: candle(left),
    free: true,
  })),
  ...(['fresh', 'spent'] as const).map((state) => ({
    id: `match, ${state}`,
    box: MATCH_BOX,
    width: size * 0.22,
    drawing: match(state),
  })),
  ...[
    { id: 'eye', drawing: eyeMark() },
    { id: 'lock', drawing: lock() },
    ...kinds.map((kind) => ({ id: kind, drawing: typeMark(kind) })),
  ].map((mark) => ({ ...mark, box: MARK_BOX, width: size * 0.4 })),
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
      id: 'id' in card ? card.id : card.kind,
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
    { id: kind, box: CARD_BOX, width: 230, drawing: cardFrame(kind), free: true },
    { id: `${kind}, pennant`, box: PENNANT_BOX, width: 38, drawing: pennant(kind, i + 1), free: true },
  ]),
);
