// P06 Fever Ward: a fever spreads In Sight. Brew a cure from Medicine, and drink it in time; each drinks alone. CW-P06
import type { PlayerId } from '../../../../kernel/index.js';
import { cardOf } from '../../cards/card-index.js';
import type { CardId } from '../../cards/card-types.js';
import { spaceOf } from '../../state/hospital.js';
import { playerOf, type Player } from '../../state/state.js';
import type { Context } from '../../state/step-context.js';
import type { Act } from '../ask.js';
import { othersInSight } from '../in-sight.js';
import { loseItem } from '../items.js';
import { loseHealth } from '../statistics.js';
import { everyLiving, finish } from './endings.js';
import type { Phenomenon } from './phenomenon-types.js';

const mostFever = 6;
const mostNeeded = 8;
const relief = 2;
const lastRound = 10;

const feverOf = ({ tally }: Player): number => tally['fever'] ?? 0;
const isCured = ({ tally }: Player): boolean => tally['cured'] === 1;
/** The Medicine that the kettle still needs; at 0, the cure is ready. */
const missing = ({ state }: Context): number => state.tally['missing'] ?? 0;

const isMedicine = ({ content }: Context, card: CardId): boolean => cardOf(content.items, card).type === 'medicine';

/** Everybody has caught the fever, and the kettle needs more Medicine than there are players. CW-P06-01 */
function setUp(m: Context): void {
  const { state } = m;
  const patients = everyLiving(m);
  for (const player of patients) playerOf(state, player).tally['fever'] = 1;
  const needed = Math.min(patients.length + (patients.length <= 2 ? 2 : 3), mostNeeded);
  state.tally['missing'] = needed;
  m.emit({ type: 'story', rule: 'CW-P06-01', what: 'caught', n: needed });
  stockClosets(m, patients.length + 2);
}

/** Medicine of the Item deck and the discards lies in the Closets, one by one from the Basement up. CW-P06-02 */
function stockClosets(m: Context, n: number): void {
  const { state, content } = m;
  const closets = [...content.hospital.spaces.values()].filter(({ type }) => type === 'closet');
  const stock = [...state.itemDeck, ...state.itemDiscards].filter((card) => isMedicine(m, card));
  for (let i = 0; i < n && stock.length > 0; i++) {
    const card = m.chance.draw('items', stock);
    const at = closets[i % closets.length]?.id ?? content.hospital.start;
    state.itemDeck = state.itemDeck.filter((each) => each !== card);
    state.itemDiscards = state.itemDiscards.filter((each) => each !== card);
    (state.dropped[at] ??= []).push(card);
    m.emit({ type: 'story', rule: 'CW-P06-02', what: 'stocked', card, at });
  }
}

/** The fever rises, faster in the sight of another feverish player. What does not fit is lost as Health. CW-P06-03 */
function rise(m: Context, player: PlayerId): void {
  const { state } = m;
  const me = playerOf(state, player);
  if (!me.alive || isCured(me)) return;
  const isExposed = othersInSight(state, m.content, player).some((other) => feverOf(playerOf(state, other)) > 0);
  const n = isExposed ? 2 : 1;
  const fever = Math.min(mostFever, feverOf(me) + n);
  const lost = feverOf(me) + n - fever;
  me.tally['fever'] = fever;
  m.emit({ type: 'story', rule: 'CW-P06-03', what: isExposed ? 'infected' : 'feverish', player, n: fever });
  loseHealth(m, player, lost);
}

/** In a Nurses' Station, Medicine goes into the kettle, until the cure is ready to drink. CW-P06-05, CW-P06-06 */
function tendKettle(m: Context, player: PlayerId): Act[] {
  const { state, content } = m;
  const me = playerOf(state, player);
  if (spaceOf(content.hospital, me.at).type !== 'nurses-station') return [];
  if (missing(m) > 0)
    return me.items
      .filter((card) => isMedicine(m, card))
      .map((card) => ({
        id: `brew:${card}`,
        targets: [`card:${card}`],
        rule: 'CW-P06-05',
        then: [{ do: 'story', what: 'brew', player, on: card }],
      }));
  return isCured(me) ? [] : [{ id: 'drink', rule: 'CW-P06-06', then: [{ do: 'story', what: 'drink', player }] }];
}

const cured = (m: Context): PlayerId[] => everyLiving(m).filter((player) => isCured(playerOf(m.state, player)));

/** The fever is over when nobody alive has it any more. CW-P06-07 */
function endIfAllAreCured(m: Context): void {
  const well = cured(m);
  if (well.length > 0 && well.length === everyLiving(m).length) finish(m, 'CW-P06-07', 'broken', well);
}

export const feverWard: Phenomenon = {
  id: 'P06',
  name: 'fever-ward',
  mode: 'cooperative',
  setUp,
  freeActs: tendKettle,
  steps: {
    brew(m, { player, on: card = '' }) {
      const { state } = m;
      loseItem(playerOf(state, player), card);
      state.itemDiscards.push(card);
      state.tally['missing'] = missing(m) - 1;
      m.emit({
        type: 'story',
        rule: 'CW-P06-05',
        what: missing(m) > 0 ? 'brewed' : 'ready',
        player,
        card,
        n: missing(m),
      });
    },
    drink(m, { player }) {
      Object.assign(playerOf(m.state, player).tally, { fever: 0, cured: 1 });
      m.emit({ type: 'story', rule: 'CW-P06-06', what: 'drank', player });
      endIfAllAreCured(m);
    },
  },
  on: {
    'turn-ended'(m, { player }) {
      rise(m, player);
    },
    /** Medicine also brings the fever down. CW-P06-04 */
    used(m, { card, on }) {
      const me = playerOf(m.state, on);
      if (!isMedicine(m, card) || !me.alive || feverOf(me) === 0) return;
      me.tally['fever'] = Math.max(0, feverOf(me) - relief);
      m.emit({ type: 'story', rule: 'CW-P06-04', what: 'cooled', player: on, card, n: feverOf(me) });
    },
    died: endIfAllAreCured,
    'round-ended'(m) {
      if (m.state.round < lastRound) return;
      const well = cured(m);
      finish(m, 'CW-P06-08', well.length > 0 ? 'quarantine' : 'burning', well);
    },
  },
};
