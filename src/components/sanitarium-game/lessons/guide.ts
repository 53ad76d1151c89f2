// The guide that leads the learner through the lessons of Sanitarium.
import { css } from 'lit';
import { rules } from '../../../engine/games/sanitarium/rules/rules.js';
import gameStory from '../../../messages/en/game/story.js';
import story from '../../../messages/en/sanitarium/story.js';
import { Guide as AnyGuide, type LessonHost } from '../../game/lessons/guide.js';
import { styles } from '../../game/lessons/guide.styles.js';
import { catalogueOf } from '../../shared/catalogue.js';
import { theme } from '../../shared/theme/theme.styles.js';
import { lessons } from './lessons.js';
import { sanitarium } from '../theme.styles.js';

type Calmable = LessonHost & { readonly seats: string; readonly calm: boolean };

/** @internal */
export class Guide extends AnyGuide<Calmable> {
  static override readonly tag = 'nw1-sanitarium-guide';
  static override readonly catalogue = catalogueOf({ ...gameStory, ...story }, 'game/story', 'sanitarium/story');
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
