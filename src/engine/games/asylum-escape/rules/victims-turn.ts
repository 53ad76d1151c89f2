// A Victim's turn: cards before and after one draw, and a secret move. AE-VIC-01 to AE-VIC-08, AE-RUL-25
import type { Asked, Together } from '../../../kernel/index.js';
import { boonAndFlawSteps } from './catching.js';
import { modsOf } from '../cards/card-index.js';
import { drawMovementCard, isEmpty } from './hands.js';
import { roomsFor } from './victim-movement.js';
import type { OfferedAct, Context } from '../state/step-context.js';
import { victimOf } from '../state/state.js';
import type { Step, StepOf } from '../state/steps.js';
import { mightAnswer, playable } from './playing-cards.js';

export function victimTurn(m: Context, { victim: player }: StepOf<'victim-turn'>): void {
  const { state } = m;
  const victim = victimOf(state, player);
  if (!victim.alive) return;
  state.active = player;
  victim.turns++;
  victim.drew = victim.skips;
  m.emit({ type: 'turn-began', rule: 'AE-SET-13', player, number: state.turn, final: false });
  if (victim.skips) m.emit({ type: 'may-not-draw', rule: 'AE-RUL-45', victim: player });
  victim.skips = false;
  m.push(...boonAndFlawSteps(m, victim, 'turn'), { do: 'act', victim: player }, { do: 'window', window: 'ending' });
}

/**
 * The Victim may play any number of cards, and draw at most once. When everybody knows that neither is possible, the
 * turn is over; a Victim who might hold a card to play is asked, so that the hand stays secret. AE-VIC-01, AE-VIC-02,
 * AE-VIC-07, AE-RUL-25
 */
export function act(m: Context, { victim: player }: StepOf<'act'>): Asked<Step | Together> {
  const victim = victimOf(m.state, player);
  const again: Step = { do: 'act', victim: player };
  const plays = playable(m, player, 'own').map((card): OfferedAct => ({
    id: `play:${card}`,
    targets: [`card:${card}`],
    rule: 'AE-SYM-03',
    then: [{ do: 'play', by: player, card }, again],
  }));
  const dazed = victim.turns > 1 ? 0 : (modsOf(m.content, victim).find((mods) => mods.dazed !== undefined)?.dazed ?? 0);
  const decks = (['camo-sabo', 'movement'] as const).filter(
    (deck, i) => !victim.drew && dazed !== i + 1 && !isEmpty(m, deck),
  );
  const draws = decks.map((deck): OfferedAct => ({
    id: `draw:${deck}`,
    targets: [`deck:${deck}`],
    rule: 'AE-VIC-01',
    then: [{ do: 'draw', victim: player, deck }, again],
  }));
  const options =
    victim.alive && (draws.length > 0 || mightAnswer(m, victim, 'own'))
      ? [...plays, ...draws, { id: 'end', rule: 'AE-VIC-02', then: [] }]
      : [];
  return { seat: player, player, rule: plays.length > 0 ? 'AE-VIC-07' : 'AE-VIC-01', options };
}

export function draw(m: Context, { victim: player, deck }: StepOf<'draw'>): void {
  const victim = victimOf(m.state, player);
  victim.drew = true;
  if (deck === 'camo-sabo') {
    m.push(
      { do: 'gain', victim: player, rule: 'AE-VIC-03' },
      { do: 'window', window: 'drawn' },
      ...boonAndFlawSteps(m, victim, 'drew-card'),
    );
    return;
  }
  const card = drawMovementCard(m);
  if (card === null) return;
  const rooms = roomsFor(m, victim, card, 'move');
  // The card is face up: everybody knows how far the Victim may have moved. AE-VIC-06
  m.emit({
    type: 'drew-movement',
    rule: 'AE-VIC-06',
    also: ['AE-VIC-04', 'AE-VIC-08', 'AE-RUL-19', 'AE-RUL-45', 'AE-SYM-11'],
    victim: player,
    card,
    rooms,
  });
  m.push({ do: 'window', window: 'drawn' }, ...boonAndFlawSteps(m, victim, 'drew-movement'), {
    do: 'use-movement',
    victim: player,
    card,
  });
}
