// The guide that leads the learner through the lessons of Asylum Escape.
import { rules } from '../../../engine/games/asylum-escape/rules/rules.js';
import story from '../../../messages/en/asylum-escape/story.js';
import gameStory from '../../../messages/en/game/story.js';
import { Guide as AnyGuide, type LessonHost } from '../../game/lessons/guide.js';
import { styles } from '../../game/lessons/guide.styles.js';
import { catalogueOf } from '../../shared/catalogue.js';
import { theme } from '../../shared/theme/theme.styles.js';
import { world } from '../../shared/theme/world.styles.js';
import { lessons } from './lessons.js';
import { asylum } from '../theme.styles.js';

type TaughtGame = LessonHost & { readonly seats: string; readonly patients: string; readonly calm: boolean };

/** @internal */
export class Guide extends AnyGuide<TaughtGame> {
  static override readonly tag = 'nw1-asylum-escape-guide';
  static override readonly catalogue = catalogueOf({ ...gameStory, ...story }, 'game/story', 'asylum-escape/story');
  static override styles = [theme, world(asylum), styles];

  protected override readonly rules = rules;
  protected override readonly lessons = lessons;

  protected override settingOf({ options }: (typeof lessons)[number], { calm }: TaughtGame): Partial<TaughtGame> {
    return { seats: 'person random', patients: String(options.patients), calm };
  }
}
