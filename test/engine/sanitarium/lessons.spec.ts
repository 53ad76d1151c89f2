// The guided start of Sanitarium.
import { lessons } from '../../../src/components/sanitarium-game/guide-lessons.js';
import { rules } from '../../../src/engine/games/sanitarium/rules.js';
import de from '../../../src/messages/de/sanitarium-guide.js';
import en from '../../../src/messages/en/sanitarium-guide.js';
import { testLessons } from '../lessons.js';

testLessons(rules, lessons, { en, de });
