// What the tests that run for every game need to know about Coma Ward.
import assert from 'node:assert/strict';
import { contentOf, type Content } from '../../../../src/engine/games/coma-ward/cards/card-index.js';
import { pack } from '../../../../src/engine/games/coma-ward/content/pack.js';
import { phenomena } from '../../../../src/engine/games/coma-ward/rules/phenomena/phenomena.js';
import { rules } from '../../../../src/engine/games/coma-ward/index.js';
import { viewFault, type ComaWardView } from '../../../../src/engine/games/coma-ward/state/knowledge.js';
import { sceneOf } from '../../../../src/engine/games/coma-ward/table/scene.js';
import { label } from '../../../../src/engine/games/coma-ward/words/labels.js';
import { line } from '../../../../src/engine/games/coma-ward/words/log-lines.js';
import { prompt } from '../../../../src/engine/games/coma-ward/words/prompts.js';
import type { View } from '../../../../src/engine/kernel/index.js';
import type { Subject } from '../../../support/subject.js';
import { scramble } from './scramble.js';
import { anySituation } from './support/any-situation.js';
import { lexicon } from './support/lexicon.js';
import { phenomenon, suspense } from './support/situations.js';

const seats = (n: number) => Array.from({ length: n }, () => ({}));

/** The beginning of this Phenomenon, with that number of players. */
const opened = (id: string, n: number) => ({ seats: n, situation: phenomenon(id, { players: seats(n) }) });

/** The beginning of each Phenomenon, with 2 to 6 players. */
const phenomenonSetups = phenomena.map(({ id }, i) => opened(id, 2 + (i % 5)));

const setups = [2, 3, 4, 6].map((n) => ({ seats: n }));

export const subject: Subject = {
  rules,
  setups: [...setups, { seats: 5, options: { quirks: false } }, ...phenomenonSetups],
  soakSetups: setups,
  scramble,
  limit: 6000,
  runs: 1,
  stride: 400,
  viewFault: (state, seated) => viewFault(state, seated, contentOf(pack)),
  outside: {
    tables: [
      { seats: 2 },
      { seats: 3, options: { first: 2 } },
      { seats: 4 },
      { seats: 5, options: { quirks: false } },
      { seats: 6 },
    ],
    situations: anySituation,
    scripted: { ...opened('P04', 3), seed: 7, faces: suspense(5, 1, 4, 6), options: { quirks: false } },
    sharedMatches: [
      { ...opened('P10', 2), seed: 'a' },
      { ...opened('P02', 3), seed: 'b' },
    ],
    packTable: (_, chance) => ({ seats: 2 + chance.below(5) }),
    drawEverything: (seen: View<ComaWardView>, content: Content, seat) => {
      const told = { view: seen.state, content, lexicon };
      for (const event of seen.events.slice(-9)) line(told, event);
      for (const question of seen.questions)
        for (const said of [
          prompt(told, question),
          ...question.options.map((each) => label(told, question, each).text),
        ])
          assert.ok(said);
      sceneOf(seen, told, { player: seen.questions[0]?.player ?? seat ?? 0, path: [] });
    },
    everyNth: 12,
  },
  replay: {
    match: { seed: 'replay 1', seats: 3 },
    others: [
      { ...opened('P13', 4), seed: 'replay 2' },
      { seed: 'replay 3', seats: 2, options: { quirks: false } },
    ],
    invalidField: ['players/0/neurosis', 'axe'],
  },
  saved: [
    { name: 'coma-prologue', setup: { seats: 5 }, choices: 60 },
    { name: 'coma-visitor', setup: { seats: 6 }, choices: 130 },
    { name: 'coma-phenomenon-over', setup: { seats: 6 }, choices: 5000 },
  ],
};
