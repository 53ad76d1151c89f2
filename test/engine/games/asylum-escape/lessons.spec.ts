// The lessons of Asylum Escape.
import { lessons } from '../../../../src/components/asylum-escape-game/lessons/lessons.js';
import { rules } from '../../../../src/engine/games/asylum-escape/rules/rules.js';
import de from '../../../../src/messages/de/asylum-escape/story.js';
import en from '../../../../src/messages/en/asylum-escape/story.js';
import { testLessons } from '../../every-game/lessons.js';

testLessons(rules, lessons, { en, de });
