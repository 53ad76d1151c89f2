// The guided start of Lobotomy 2. Fetched when asked for.
import { rules } from '../../../engine/games/lobotomy-2/rules/rules.js';
import gameGuide from '../../../messages/en/game/page.js';
import en from '../../../messages/en/lobotomy-2/story.js';
import { Guide as AnyGuide, type Taught } from '../../game/lessons/guide.js';
import { styles } from '../../game/lessons/guide.styles.js';
import { rustedWard as lobotomy } from '../../hunt-track/palette.styles.js';
import type { Catalogue } from '../../shared/nw-element.js';
import { theme } from '../../shared/theme/theme.styles.js';
import { world } from '../../shared/theme/world.styles.js';
import { merged } from '../languages.js';
import { lessons, type Lesson } from './lessons.js';
import { lobotomyStyles } from './guide.styles.js';

type Night = Taught & {
  readonly seats: string;
  readonly scenario: string;
  readonly characters: string;
  readonly difficulty: string;
};

/** @internal */
export class Guide extends AnyGuide<Night> {
  static override readonly tag = 'nw1-lobotomy-guide';
  static override catalogue: Catalogue = {
    en: { ...gameGuide, ...en },
    de: () => merged(import('../../../messages/de/game/page.js'), import('../../../messages/de/lobotomy-2/story.js')),
  };
  static override styles = [theme, world(lobotomy), styles, lobotomyStyles];

  protected override readonly rules = rules;
  protected override readonly lessons = lessons;

  protected override settingOf({ options: { scenario, characters, difficulty } }: Lesson): Partial<Night> {
    return { seats: 'person', scenario, difficulty, characters: characters.map((hand) => hand.join(' ')).join(', ') };
  }
}
