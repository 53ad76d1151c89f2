// The guided start of Sanitarium. Fetched when asked for.
import { css } from 'lit';
import { rules } from '../../../engine/games/sanitarium/rules/rules.js';
import gameGuide from '../../../messages/en/game/page.js';
import en from '../../../messages/en/sanitarium/story.js';
import { Guide as AnyGuide, type Taught } from '../../game/lessons/guide.js';
import { styles } from '../../game/lessons/guide.styles.js';
import type { Catalogue } from '../../shared/nw-element.js';
import { theme } from '../../shared/theme/theme.styles.js';
import { lessons } from './lessons.js';
import { sanitarium } from '../theme.styles.js';

type Calmable = Taught & { readonly seats: string; readonly calm: boolean };

/** @internal */
export class Guide extends AnyGuide<Calmable> {
  static override readonly tag = 'nw1-sanitarium-guide';
  static override catalogue: Catalogue = {
    en: { ...gameGuide, ...en },
    de: async () => {
      const [game, story] = await Promise.all([
        import('../../../messages/de/game/page.js'),
        import('../../../messages/de/sanitarium/story.js'),
      ]);
      return { default: { ...game.default, ...story.default } };
    },
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
