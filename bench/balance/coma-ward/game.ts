// Defines how Coma Ward is measured: its modes, its reports and its bands.
import { phenomena } from '../../../src/engine/games/coma-ward/rules/phenomena/phenomena.js';
import type { Band } from '../band.js';
import { mean, share, type Estimate } from '../figures.js';
import type { Game } from '../game.js';
import { percent, points, quantiles, table } from '../print.js';
import { modes, usual } from './modes.js';
import { tallyOf, type PhenomenonTally, type Tally } from './play.js';

/** The side that is measured where one player is against all, or two teams are against each other. */
const sides: Readonly<Record<string, string>> = { P02: 'donor', P05: 'visitor', P09: 'matron' };

/** No seat may win more often than this many times its share. */
const mostOfShare = 1.3;

export const game: Game<Tally> = {
  modes,
  tallyOf: (id, from, to) => tallyOf(modeOf(id), from, to),
  overview: (played) =>
    [
      table(
        [
          'mode',
          'matches',
          'lost in the Prologue, %',
          'rounds of the Prologue: mean',
          '5 · 25 · 50 · 75 · 95 %',
          'choices',
        ],
        played.map(([mode, { matches, lost, prologue, choices }]) => [
          mode,
          String(matches),
          points(share(lost, matches)),
          mean(prologue).toFixed(1),
          quantiles(prologue),
          (choices / matches).toFixed(0),
        ]),
      ),
      table(
        [
          'mode',
          'Phenomenon',
          'matches',
          'who wins',
          'rounds: mean',
          '5 · 25 · 50 · 75 · 95 %',
          'dead',
          'won by order of play, %',
        ],
        played.flatMap(([mode, tally]) =>
          phenomena.map(({ id }) => {
            const told = tally.phenomena[id];
            if (!told) return [mode, id, '0', '', '', '', '', ''];
            return [
              mode,
              id,
              String(told.matches),
              winnersOf(id, told, modeOf(mode).seats),
              mean(told.rounds).toFixed(1),
              quantiles(told.rounds),
              (told.dead / told.matches).toFixed(1),
              told.wonBySeat.map((won) => percent(won / told.matches)).join(', '),
            ];
          }),
        ),
      ),
    ].join('\n\n'),
  cards: ({ phenomena: played }) =>
    table(
      ['Phenomenon', 'Role', 'players', 'won, %'],
      Object.entries(played).flatMap(([id, { roles }]) =>
        Object.entries(roles).map(([role, { players, won }]) => [
          id,
          role,
          String(players),
          points(share(won, players)),
        ]),
      ),
    ),
  bands: (played) =>
    played.flatMap(([mode, tally]) => bandsOf(tally, modeOf(mode).seats).map((band) => [mode, band] as const)),
};

function modeOf(id: string): (typeof modes)[number] {
  const mode = modes.find((each) => each.id === id);
  if (!mode) throw new RangeError(`no mode ${id}`);
  return mode;
}

/** How often the players win: each of them, the measured side, or the best seat in comparison with its share. */
function wonIn(id: string, { matches, winners, wonBySeat, roles }: PhenomenonTally, seats: number): Estimate {
  const side = roles[sides[id] ?? ''];
  if (side) return share(side.won, side.players);
  if (phenomena.find((each) => each.id === id)?.mode !== 'alone') return share(winners / seats, matches);
  const best = Math.max(0, ...wonBySeat);
  const { value, margin } = share(best, winners);
  return { value: value * seats, margin: margin * seats };
}

function winnersOf(id: string, told: PhenomenonTally, seats: number): string {
  const { value, margin } = wonIn(id, told, seats);
  if (sides[id] !== undefined) return `${sides[id]}: ${points({ value, margin })} %`;
  return phenomena.find((each) => each.id === id)?.mode === 'alone'
    ? `best seat: ${value.toFixed(2)} ± ${margin.toFixed(2)} of its share`
    : `${points({ value, margin })} %`;
}

function bandsOf({ matches, lost, prologue, phenomena: played }: Tally, seats: number): Band[] {
  const found = matches - lost;
  const rounds = mean(prologue);
  const deviation = Math.sqrt(
    prologue.reduce((sum, n, round) => sum + n * (round - rounds) ** 2, 0) / Math.max(1, found),
  );
  const ofPrologue: Band[] =
    seats === usual
      ? [
          {
            what: 'rounds of the Prologue',
            estimate: { value: rounds, margin: (1.96 * deviation) / Math.sqrt(Math.max(1, found)) },
            min: 5,
            max: 9,
            unit: 'Rounds',
          },
        ]
      : [];
  return [
    ...ofPrologue,
    ...Object.entries(played).map(([id, told]): Band => {
      const estimate = wonIn(id, told, seats);
      const isAlone = sides[id] === undefined && phenomena.find((each) => each.id === id)?.mode === 'alone';
      return isAlone
        ? { what: `${id}, best seat`, estimate, min: 1, max: mostOfShare, unit: 'shares' }
        : { what: `${id}, won`, estimate, min: 0.35, max: 0.65, unit: '%' };
    }),
  ];
}
