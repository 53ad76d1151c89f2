// Explains why an act is not possible now: which rule forbids it, and the values that this rule depends on. The
// explanation uses only what the seat knows. An act is named by the id that its option would have.
import type { Question, Refusal, Seat } from '../../../kernel/index.js';
import { refuseBy } from '../../../speech/reasons.js';
import rules from '../../../../messages/en/coma-ward/rules.js';
import { cardOf, type Content } from '../cards/card-index.js';
import { isUndiscovered, waysFrom } from '../rules/movement.js';
import { levelInForce } from '../rules/neuroses.js';
import { mayRummage } from '../rules/revealing-rooms.js';
import { movesLeft, statisticOf } from '../rules/statistics.js';
import { enemyAt } from '../state/fighters.js';
import { isRoom, spaceOf } from '../state/hospital.js';
import type { ComaWardView } from '../state/knowledge.js';

const because = refuseBy(rules);

type Me = ComaWardView['players'][number];

export function explain(
  view: ComaWardView,
  questions: readonly Question[],
  seat: Seat,
  intent: string,
  content: Content,
): Refusal {
  const [act = '', ...rest] = intent.split(':');
  const me = view.players[seat];
  if (!me) return because('CW-RUL-01', 'no-seat');
  if (act === 'claim') return claiming(view, me);
  if (act === 'neurosis' && rest[0]) return because('CW-SET-05', 'neurosis-taken');
  const open = questions.find(({ standing }) => !standing);
  if (!me.alive) return because('CW-TRN-14', 'dead');
  switch (act) {
    case 'dodge':
    case 'counter':
      return because(
        open?.kind === 'defend' ? 'CW-ITM-07' : 'CW-CMB-04',
        open?.kind === 'defend' ? 'hands-full' : 'not-attacked',
      );
    case 'arm':
      return because('CW-ITM-07', 'hands-full');
    case 'option':
      return because('CW-HAL-03', 'no-option');
    case 'floor':
      return because('CW-RUL-12', 'floor-not-allowed');
    case 'force':
    case 'place':
    case 'put':
    case 'player':
      return because('CW-PHN-06', 'nothing-forced');
    case 'offer':
      return open?.kind === 'trade' ? because('CW-TRD-03', 'over-limit') : because('CW-TRD-01', 'nothing-to-trade');
    default:
      break;
  }
  if (seat !== view.active) return because('CW-TRN-14', 'not-your-turn');
  if (view.turn.main) return because('CW-RUL-20', 'main-used');
  if (open?.kind !== 'act') return because('CW-TRN-01', 'another-question');
  switch (act) {
    case 'move':
      return moving(view, content, me, rest.join(':'));
    case 'ride':
      return riding(view, content, me);
    case 'use':
      return using(view, content, me, rest[0] ?? '', rest[1]);
    case 'drop':
      return because('CW-TRN-06', 'no-item');
    case 'trade':
      return trading(view, me, seat, Number(rest[0]));
    case 'neurosis':
      return usingNeurosis(view, content, me);
    case 'flip':
      return me.flipped
        ? because('CW-RUL-46', 'flipped-already')
        : because('CW-NEU-04', 'flip-terror', { n: me.terror });
    default:
      return me.skipsMain ? because('CW-TRN-07', 'main-skipped') : mainAct(view, content, me, seat, act, rest);
  }
}

function claiming({ act }: ComaWardView, { quirk, claimed }: Me): Refusal {
  if (act !== 'prologue' || quirk === null) return because('CW-QRK-04', 'no-quirks');
  return claimed ? because('CW-RUL-59', 'claim-later') : because('CW-RUL-59', 'no-claim');
}

function moving(view: ComaWardView, content: Content, me: Me, to: string): Refusal {
  const { hospital } = content;
  if (!hospital.spaces.has(to)) return because('CW-GEN-14', 'no-such-space');
  if (me.at === to) return because('CW-MOV-01', 'already-there');
  const left = movesLeft(view);
  if (left === 0) return because('CW-MOV-02', 'no-moves', { n: statisticOf(me, 'dexterity') });
  const lock = view.rooms[to]?.lock ?? 0;
  if (lock > 0) return because('CW-RUL-07', 'locked-room', { n: lock });
  const isEmpty = isUndiscovered(view, content, to);
  if (isEmpty && view.roomDeck + view.roomsUnder.length === 0) return because('CW-RUL-50', 'rooms-gone');
  if (isEmpty && view.turn.revealed) return because('CW-REV-07', 'one-reveal');
  if (isEmpty && me.skipsMain) return because('CW-TRN-08', 'main-skipped');
  const [here, there] = [spaceOf(hospital, me.at), spaceOf(hospital, to)];
  const isBehindRoom = isRoom(here) && isRoom(there) && here.neighbours.includes(to);
  if (isBehindRoom && !waysFrom(view, content, me.at, left, true).has(to)) return because('CW-RUL-08', 'room-to-room');
  return because('CW-MOV-02', 'too-far', { n: left });
}

function riding(view: ComaWardView, { hospital }: Content, { at, health, terror }: Me): Refusal {
  if (spaceOf(hospital, at).type !== 'elevator') return because('CW-MOV-09', 'not-an-elevator');
  return view.elevatorsDead
    ? because('CW-PHN-06', 'elevators-dead')
    : because('CW-MOV-02', 'no-moves', { n: statisticOf({ health, terror }, 'dexterity') });
}

function using({ players }: ComaWardView, { items }: Content, me: Me, card: string, on: string | undefined): Refusal {
  if (!me.items.includes(card)) return because('CW-TRN-05', 'no-item');
  const { type } = cardOf(items, card);
  if (type !== 'food' && type !== 'medicine') return because('CW-TRN-05', 'not-usable');
  if (on !== undefined && players[Number(on)]?.at !== me.at) return because('CW-RUL-33', 'not-here');
  return because('CW-RUL-33', 'not-for-others');
}

function trading({ players }: ComaWardView, me: Me, seat: Seat, partner: number): Refusal {
  const other = players[partner];
  if (partner === seat) return because('CW-TRD-01', 'yourself');
  if (!other?.alive || other.at !== me.at) return because('CW-TRD-01', 'not-here');
  return because('CW-TRD-02', 'nothing-to-trade');
}

function usingNeurosis({ turn }: ComaWardView, content: Content, me: Me): Refusal {
  return turn.neurosis && levelInForce(content, me)
    ? because('CW-RUL-44', 'neurosis-used')
    : because('CW-TRN-04', 'neurosis-quiet');
}

function mainAct(
  view: ComaWardView,
  content: Content,
  me: Me,
  seat: Seat,
  act: string,
  rest: readonly string[],
): Refusal {
  switch (act) {
    case 'rummage':
      return isRoom(spaceOf(content.hospital, me.at)) && !mayRummage(view, content, me.at)
        ? because('CW-RUL-21', 'rummaged')
        : because('CW-RUM-01', 'not-a-room');
    case 'pick-up':
      return because('CW-DRP-02', 'nothing-dropped');
    case 'force-door':
      return view.rooms[rest.join(':')]?.lock
        ? because('CW-RUL-07', 'not-next-to-door')
        : because('CW-RUL-07', 'not-locked');
    case 'dose':
      return fighting(view, content, me, seat, act, rest.slice(1), rest[0]);
    case 'attack':
    case 'steal':
      return fighting(view, content, me, seat, act, rest);
    default:
      return because('CW-TRN-01', 'no-such-act');
  }
}

function fighting(
  view: ComaWardView,
  { items }: Content,
  me: Me,
  seat: Seat,
  act: string,
  [kind, id = '']: readonly string[],
  medicine?: string,
): Refusal {
  if (kind === 'enemy') {
    if (!enemyAt(view, me.at).some((enemy) => enemy.id === Number(id))) return because('CW-CMB-01', 'no-such-enemy');
    return act === 'steal'
      ? because('CW-RUL-27', 'enemy-carries-nothing')
      : because('CW-CMB-15', 'no-medicine-for-enemies');
  }
  const target = view.players[Number(id)];
  if (Number(id) === seat) return because('CW-CMB-01', 'yourself');
  if (!target?.alive || target.at !== me.at) return because('CW-CMB-01', 'not-here');
  if (view.turn.traded & (1 << Number(id))) return because('CW-CMB-18', 'traded-first');
  if (act === 'steal') return because('CW-RUL-27', 'nothing-to-steal');
  if (medicine === undefined || !me.items.includes(medicine)) return because('CW-CMB-15', 'no-item');
  return because(cardOf(items, medicine).type === 'food' ? 'CW-ITM-13' : 'CW-CMB-15', 'not-offensive');
}
