// The guide that leads the learner through the lessons of Lobotomy 2.
import { rules } from '../../../engine/games/lobotomy-2/rules/rules.js';
import gameStory from '../../../messages/en/game/story.js';
import story from '../../../messages/en/lobotomy-2/story.js';
import { Guide as AnyGuide, type LessonHost } from '../../game/lessons/guide.js';
import { styles } from '../../game/lessons/guide.styles.js';
import { rustedWard as lobotomy } from '../../shared/theme/rusted-ward.styles.js';
import { catalogueOf } from '../../shared/catalogue.js';
import { theme } from '../../shared/theme/theme.styles.js';
import { world } from '../../shared/theme/world.styles.js';
import { lessons, type Lesson } from './lessons.js';
import { lobotomyStyles } from './guide.styles.js';

type Night = LessonHost & {
  readonly seats: string;
  readonly scenario: string;
  readonly characters: string;
  readonly difficulty: string;
};

/** @internal */
export class Guide extends AnyGuide<Night> {
  static override readonly tag = 'nw1-lobotomy-guide';
  static override readonly catalogue = catalogueOf({ ...gameStory, ...story }, 'game/story', 'lobotomy-2/story');
  static override styles = [theme, world(lobotomy), styles, lobotomyStyles];

  protected override readonly rules = rules;
  protected override readonly lessons = lessons;

  protected override settingOf({ options: { scenario, characters, difficulty } }: Lesson): Partial<Night> {
    return { seats: 'person', scenario, difficulty, characters: characters.map((hand) => hand.join(' ')).join(', ') };
  }
}
