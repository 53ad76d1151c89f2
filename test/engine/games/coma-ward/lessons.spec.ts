// The lessons of Coma Ward.
import { lessons } from '../../../../src/components/coma-ward-game/lessons/lessons.js';
import { rules } from '../../../../src/engine/games/coma-ward/rules/rules.js';
import de from '../../../../src/messages/de/coma-ward/lessons.js';
import en from '../../../../src/messages/en/coma-ward/lessons.js';
import { testLessons } from '../../every-game/lessons.js';

testLessons(rules, lessons, { en, de });
