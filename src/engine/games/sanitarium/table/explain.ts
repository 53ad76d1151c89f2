// Explains why an act is not possible now: which rule forbids it, and the values that this rule depends on. The
// explanation uses only what the seat knows. An act is named by the id that its option would have.
import type { PlayerId, Question, Refusal, RuleId, Seat } from '../../../kernel/index.js';
import { refuseBy } from '../../../speech/reasons.js';
import rules from '../../../../messages/en/sanitarium/rules.js';
import { cardOf } from '../cards/card-index.js';
import type { CardId, Content } from '../cards/card-types.js';
import { costs, escapeCost } from '../rules/costs.js';
import { modifierTotal, sanityValue } from '../rules/hands.js';
import type { SanitariumView, PlayerView } from '../state/knowledge.js';
import {
  inDark,
  inRoom,
  indexOf,
  meets,
  openings,
  placement,
  spaceAt,
  exitsOf,
  type CardPosition,
} from '../state/map.js';
import type { Facing, CardCell } from '../state/state.js';

const because = refuseBy(rules);

export function explain(
  content: Content,
  view: SanitariumView,
  questions: readonly Question[],
  seat: Seat,
  intent: string,
): Refusal {
  const [act = '', first = '', second = '', third = ''] = intent.split(':');
  const player = view.solo ? view.active : seat;
  const me = view.players[player];
  const open = questions.find(({ standing }) => !standing);
  if (!me) return because('SAN-SET-01', 'no-seat');
  const early = signalsAndVotes(view, me, act);
  if (early) return early;
  if (act === 'place')
    return open?.kind === 'place'
      ? placing(view, player, open, first, second, third)
      : because('SAN-EXP-01', 'nothing-drawn');
  if (act === 'lose') return losing(me, open, first);
  if (act === 'pay' || act === 'sanity') return paying(me, open, first);
  if (!open) return because('SAN-TURN-10', 'not-your-turn');
  if (act === 'die') return throwing(view, open, first);
  if (act === 'take' && view.players.some(({ items }) => items.some(({ card, safe }) => card === first && safe)))
    return because('SAN-SAFE-02', 'protected');
  if (act === 'push' && (open.kind === 'push-which' || open.kind === 'push-on'))
    return because('SAN-ACT-02', 'no-such-card-push');
  if (act === 'push' && view.mode === 'cooperative') return because('SAN-COOP-05', 'monsters-by-themselves');
  if (act === 'push' && open.kind !== 'act') return because('SAN-MON-02', 'no-such-push', { mp: view.turn.mp });
  if (act === 'claim' && view.payment.cost === 0 && !view.losing) return claiming(view, player, me, first);
  if (open.kind !== 'act') return because('SAN-RUL-15', 'another-question');
  switch (act) {
    case 'move':
      return moving(content, view, me, Number(first));
    case 'search':
      return searching(content, view, me);
    case 'explore':
      return exploring(content, view, me);
    case 'concentrate':
      return concentrating(content, view, me);
    case 'give':
      return giving(content, view, me, first);
    case 'use':
      return using(content, me, first);
    case 'disbelieve':
      return disbelieving(content, view, me, first);
    case 'escape':
      return escaping(content, view, player);
    case 'take':
    case 'leave':
      return because('SAN-ACT-06', 'search-first');
    case 'push':
      return because('SAN-MON-02', 'not-yet-monsters');
    default:
      return because('SAN-RUL-15', 'no-such-act');
  }
}

function signalsAndVotes({ mode, solo }: SanitariumView, me: PlayerView, act: string): Refusal | null {
  switch (act) {
    case 'want':
      if (mode === 'competitive') return because('SAN-COOP-03', 'only-cooperative');
      return solo
        ? because('SAN-RUL-44', 'alone')
        : because('SAN-RUL-30', me.escaped ? 'has-escaped' : 'not-your-thing');
    case 'report':
    case 'agree':
    case 'deny':
      if (mode === 'competitive') return because('SAN-COOP-02', 'only-cooperative');
      return solo ? because('SAN-RUL-44', 'alone') : because('SAN-RUL-30', 'no-report');
    case 'forgot':
    case 'knew':
      return because('SAN-SOLO-02', 'turn-is-shown');
    default:
      return null;
  }
}

function placing(
  view: SanitariumView,
  player: PlayerId,
  open: Question,
  facing: string,
  x: string,
  y: string,
): Refusal {
  const spot: CardPosition = { facing: facing as Facing, x: Number(x), y: Number(y) };
  if (!['h', 'v'].includes(facing) || !Number.isInteger(spot.x) || !Number.isInteger(spot.y))
    return because('SAN-RUL-01', 'no-such-spot');
  const found = placement(view, spot);
  if (found === 'overlap') return because('SAN-EXP-06', 'overlap');
  if (found === 'no-doorway-meets') return because('SAN-EXP-05', 'no-doorway-meets');
  const at = view.players[player]?.at ?? -1;
  const near = at >= 0 && meets(view, spot, (place) => spaceAt(view, place) === at);
  return near
    ? because('SAN-RUL-04', 'no-such-spot')
    : because(open.rule === 'SAN-ACT-10' ? 'SAN-RUL-05' : 'SAN-EXP-08', 'not-next-to-you');
}

function throwing({ turn }: SanitariumView, open: Question, face: string): Refusal {
  if (face === 'horror') return because('SAN-HOR-01', 'die-lies');
  if (open.kind === 'choose-die') return because('SAN-RUL-40', 'no-such-die', { dice: turn.dice.join(', ') });
  return turn.taken > 0
    ? because('SAN-TURN-05', 'die-taken', { value: turn.taken })
    : because('SAN-TURN-01', 'not-yet-dice');
}

function claiming(view: SanitariumView, player: PlayerId, { items }: PlayerView, id: CardId): Refusal {
  if (player !== view.active) return because('SAN-RUL-19', 'not-your-turn');
  const item = items.find(({ card }) => card === id);
  return because('SAN-SAFE-01', item?.safe ? 'claimed-already' : item ? 'nothing-to-claim' : 'no-match');
}

function losing({ items }: PlayerView, open: Question | undefined, card: CardId): Refusal {
  if (open?.kind !== 'lose-item') return because('SAN-HOR-03', 'nothing-to-lose');
  const item = items.find((each) => each.card === card);
  if (item?.safe) return because('SAN-SAFE-02', 'protected');
  return because('SAN-RUL-12', 'no-item');
}

function paying({ items }: PlayerView, open: Question | undefined, card: CardId): Refusal {
  if (open?.kind !== 'pay') return because('SAN-ESC-07', 'nothing-to-pay');
  const escape = open.options.some(({ rule }) => rule === 'SAN-ESC-07');
  if (escape && items.some((item) => item.card === card && item.safe))
    return because('SAN-SAFE-03', 'protected-escape');
  return because('SAN-RUL-17', 'needless');
}

const lack = (rule: RuleId, ap: number, cost: number): Refusal => because(rule, 'too-few-points', { ap, cost });

function mustMoveFirst(content: Content, { turn }: SanitariumView, me: PlayerView): Refusal | null {
  return turn.spent === 0 && modifierTotal(content, me, 'move-first') > 0 ? because('SAN-HAL-01', 'move-first') : null;
}

function moving(content: Content, view: SanitariumView, me: PlayerView, to: CardCell): Refusal {
  const there = view.map[indexOf(to)];
  if (!Number.isInteger(to) || !there || spaceAt(view, to) !== to) return because('SAN-RUL-02', 'no-such-space');
  if (me.at === to) return because('SAN-ACT-03', 'already-there');
  const cost = costs.move + (view.turn.moves === 0 ? modifierTotal(content, me, 'first-move') : 0);
  const near = exitsOf(view, me.at).some((way) => way.to === to);
  if (near) return lack('SAN-ACT-03', view.turn.ap, cost);
  if (exitsOf({ ...view, shut: [] }, me.at).some((way) => way.to === to)) return because('SAN-ACT-03', 'door-shut');
  if (there.face !== 'room' || !inRoom(view, me.at))
    return because(inRoom(view, me.at) ? 'SAN-ACT-05' : 'SAN-RUL-03', 'no-doorway');
  if (modifierTotal(content, me, 'no-jump') > 0) return because('SAN-HAL-01', 'no-jump');
  return lack('SAN-ACT-05', view.turn.ap, cost);
}

function searching(content: Content, view: SanitariumView, me: PlayerView): Refusal {
  if (me.at < 0 || view.map[indexOf(me.at)]?.face !== 'down') return because('SAN-RUL-21', 'nothing-to-search');
  return (
    mustMoveFirst(content, view, me) ??
    lack('SAN-ACT-06', view.turn.ap, costs.search + modifierTotal(content, me, 'search'))
  );
}

function exploring(content: Content, view: SanitariumView, me: PlayerView): Refusal {
  if (me.at < 0 || openings(view, me.at).length === 0) return because('SAN-ACT-11', 'no-open-doorway');
  const first = mustMoveFirst(content, view, me);
  if (first) return first;
  return view.turn.ap < costs.explore
    ? lack('SAN-ACT-10', view.turn.ap, costs.explore)
    : because('SAN-ACT-11', 'no-room-to-build');
}

function concentrating(content: Content, view: SanitariumView, me: PlayerView): Refusal {
  if (modifierTotal(content, me, 'no-concentrate') > 0) return because('SAN-HAL-01', 'no-concentrate');
  return mustMoveFirst(content, view, me) ?? lack('SAN-ACT-12', view.turn.ap, costs.concentrate);
}

function giving(content: Content, view: SanitariumView, me: PlayerView, card: CardId): Refusal {
  if (view.mode === 'competitive') return because('SAN-RUL-29', 'only-cooperative');
  const item = me.items.find((each) => each.card === card);
  if (item?.safe) return because('SAN-RUL-29', 'protected');
  if (!item) return because('SAN-RUL-29', 'no-item');
  const first = mustMoveFirst(content, view, me);
  if (first) return first;
  return view.turn.ap < costs.give
    ? lack('SAN-RUL-29', view.turn.ap, costs.give)
    : because('SAN-RUL-29', 'nobody-here');
}

function using(content: Content, me: PlayerView, id: CardId): Refusal {
  if (!me.items.some(({ card }) => card === id) && !me.actions.includes(id)) return because('SAN-ACT-02', 'not-yours');
  const card = cardOf(content, id);
  if (card.use === 'passive') return because('SAN-RUL-15', 'works-by-itself');
  if (me.used.includes(id)) return because('SAN-RUL-39', 'used-already');
  return card.when === 'actions' ? because('SAN-ACT-02', 'no-use-now') : because('SAN-RUL-15', 'another-moment');
}

/** The total Sanity that the player could pay. Protected Items cannot pay for an escape. */
function sanityOf(content: Content, view: SanitariumView, me: PlayerView, escape: boolean): number {
  const cards = [...me.items.filter(({ safe }) => !(escape && safe)).map(({ card }) => card), ...me.actions];
  return view.turn.pool + cards.reduce((sum, card) => sum + (card === null ? 0 : sanityValue(content, me, card)), 0);
}

function disbelieving(content: Content, view: SanitariumView, me: PlayerView, card: CardId): Refusal {
  if (!me.hallucinations.includes(card)) return because('SAN-HAL-06', 'not-your-hallucination');
  return because('SAN-HAL-03', 'too-little-sanity', {
    sanity: sanityOf(content, view, me, false),
    cost: cardOf(content, card).value,
  });
}

function escaping(content: Content, view: SanitariumView, player: PlayerId): Refusal {
  const leavers = view.solo ? [player, 1 - player] : [player];
  for (const each of leavers) {
    const me = view.players[each];
    if (!me) break;
    if (!inDark(view, me.at))
      return because(view.mode === 'cooperative' ? 'SAN-COOP-07' : 'SAN-ESC-01', 'not-in-the-dark');
    if (me.hallucinations.length > 0)
      return because(view.mode === 'cooperative' ? 'SAN-COOP-07' : 'SAN-ESC-02', 'hallucinating', {
        n: me.hallucinations.length,
      });
    if (view.mode === 'cooperative' && me.safeThings.some(({ claimed }) => !claimed))
      return because(me.safeThings.length > 1 ? 'SAN-RUL-33' : 'SAN-COOP-07', 'thing-unclaimed');
  }
  if (view.solo && view.players[0]?.at !== view.players[1]?.at) return because('SAN-SOLO-03', 'halves-apart');
  const [cost, rule] = escapeCost(view, player);
  const poorest = leavers.map((each) => {
    const me = view.players[each];
    return me
      ? sanityOf(
          content,
          { ...view, turn: { ...view.turn, pool: each === view.active ? view.turn.pool : 0 } },
          me,
          true,
        )
      : 0;
  });
  return because(rule, 'too-little-sanity', { sanity: Math.min(...poorest), cost });
}
