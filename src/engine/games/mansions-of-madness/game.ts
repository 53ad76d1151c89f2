import type { GameDescriptor } from '../../game-descriptor.js';

/** Only the puzzles are implemented. */
export const game: GameDescriptor = {
  rulePrefix: 'MOM',
  element: 'mansions-game',
  bots: [],
  builtRules: [
    'MOM-PUZ',
    'MOM-SKP-05',
    'MOM-OPT-02',
    'MOM-LIM-02',
    'MOM-EX-19',
    'MOM-EX-28..44',
    'MOM-EX-62',
    'MOM-RUL-99..130',
    'MOM-TRN-01',
    'MOM-LCK-04',
    'MOM-LCK-09',
    'MOM-OBS-05',
    'MOM-STS-02',
  ],
};
