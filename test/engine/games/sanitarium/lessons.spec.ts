// The lessons of Sanitarium.
import { lessons } from '../../../../src/components/sanitarium-game/lessons/lessons.js';
import { rules } from '../../../../src/engine/games/sanitarium/rules/rules.js';
import de from '../../../../src/messages/de/sanitarium/story.js';
import en from '../../../../src/messages/en/sanitarium/story.js';
import { testLessons } from '../../every-game/lessons.js';

testLessons(rules, lessons, { en, de });
