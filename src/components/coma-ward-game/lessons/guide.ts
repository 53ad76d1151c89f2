// The guide that leads the learner through the lessons of Coma Ward.
import { rules } from '../../../engine/games/coma-ward/rules/rules.js';
import words from '../../../messages/en/coma-ward/lessons.js';
import gameStory from '../../../messages/en/game/story.js';
import { Guide as AnyGuide, type LessonHost } from '../../game/lessons/guide.js';
import { styles } from '../../game/lessons/guide.styles.js';
import { catalogueOf } from '../../shared/catalogue.js';
import { theme } from '../../shared/theme/theme.styles.js';
import { comaWard } from '../theme.styles.js';
import { lessons } from './lessons.js';

type TaughtGame = LessonHost & { readonly seats: string; readonly calm: boolean };

/** @internal */
export class Guide extends AnyGuide<TaughtGame> {
  static override readonly tag = 'nw1-coma-ward-guide';
  static override readonly catalogue = catalogueOf({ ...gameStory, ...words }, 'game/story', 'coma-ward/lessons');
  static override styles = [theme, comaWard, styles];

  protected override readonly rules = rules;
  protected override readonly lessons = lessons;

  protected override settingOf(_lesson: unknown, { calm }: TaughtGame): Partial<TaughtGame> {
    return { seats: 'person random', calm };
  }
}
