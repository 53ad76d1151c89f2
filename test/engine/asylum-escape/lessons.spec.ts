// The guided start of Asylum Escape.
import { lessons } from '../../../src/components/asylum-escape-game/guide-lessons.js';
import { rules } from '../../../src/engine/games/asylum-escape/rules.js';
import de from '../../../src/messages/de/asylum-escape-guide.js';
import en from '../../../src/messages/en/asylum-escape-guide.js';
import { testLessons } from '../lessons.js';

testLessons(rules, lessons, { en, de });
