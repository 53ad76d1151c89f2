// The guided start of Sanitarium. Fetched when asked for.
import { css } from 'lit';
import { rules } from '../../engine/games/sanitarium/rules.js';
import gameGuide from '../../messages/en/game-guide.js';
import en from '../../messages/en/sanitarium-guide.js';
import { Guide as AnyGuide, type Taught } from '../game/guide.js';
import { styles } from '../game/guide.styles.js';
import type { Catalogue } from '../shared/nw-element.js';
import { theme } from '../shared/theme.styles.js';
import { lessons } from './guide-lessons.js';
import { sanitarium } from './world.styles.js';

type Calmable = Taught & { readonly seats: string; readonly calm: boolean };

/** @internal */
export class Guide extends AnyGuide<Calmable> {
  static override readonly tag = 'nw1-sanitarium-guide';
  static override catalogue: Catalogue = {
    en: { ...gameGuide, ...en },
    de: () => import('../../messages/de/sanitarium-guide.js'),
  };
  static override styles = [
    theme,
    sanitarium,
    styles,
    css`
      h2 {
        font-style: italic;
      }
    `,
  ];

  protected override readonly rules = rules;
  protected override readonly lessons = lessons;

  protected override settingOf(_lesson: unknown, { calm }: Calmable): Partial<Calmable> {
    return { seats: 'person random', calm };
  }
}
