// Hallucination Cards: the Narrator reads the situation, the player chooses, and only the chosen result is read. CW-HAL
import { draw } from '../../../cards/deck.js';
import { effectOf } from '../../../effects/scope.js';
import { cardOf } from '../cards/card-index.js';
import { clockwise, kindOf, playerOf } from '../state/state.js';
import type { Context } from '../state/step-context.js';
import type { StepOf } from '../state/steps.js';
import { ask, type Act } from './ask.js';
import { notice } from './quirks.js';

/** Draws a card for the player, read by the player to the left, who may be Eliminated. CW-HAL-01, -02, CW-RUL-47, -48 */
export function drawHallucination(m: Context, { who }: StepOf<'draw-hallucination'>): void {
  const { state, content } = m;
  if (!playerOf(state, who).alive) return;
  const deck = { cards: state.hallucinationDeck, discards: state.hallucinationDiscards };
  const { card, isReshuffled } = draw(m.chance, 'hallucinations', deck);
  if (isReshuffled) m.emit({ type: 'reshuffled', rule: 'CW-RUL-48', deck: 'hallucinations' });
  if (card === null) {
    m.emit({ type: 'deck-empty', rule: 'CW-RUL-48', deck: 'hallucinations' });
    return;
  }
  const { options } = cardOf(content.hallucinations, card);
  const scenario = kindOf(card);
  const narrator = clockwise(state, who)[1] ?? who;
  state.reading = card;
  state.scenario = scenario;
  m.emit({
    type: 'hallucination',
    rule: 'CW-HAL-01',
    also: ['CW-HAL-02', 'CW-HAL-05', 'CW-REV-04', 'CW-RUL-47', 'CW-GEN-18'],
    player: who,
    scenario,
    narrator,
  });
  notice(m, who, 'hallucinated');
  m.push(options ? { do: 'hallucinate', player: who } : { do: 'result', player: who, option: 'result' });
}

/** The titles of the options; what they lead to is not known yet. CW-HAL-03 */
export function hallucinate(m: Context, { player }: StepOf<'hallucinate'>) {
  const { reading } = m.state;
  const options = reading === null ? {} : (cardOf(m.content.hallucinations, reading).options ?? {});
  return ask(
    m,
    player,
    'CW-HAL-03',
    Object.keys(options).map((option): Act => ({
      id: `option:${option}`,
      rule: 'CW-HAL-03',
      then: [{ do: 'result', player, option }],
    })),
  );
}

/** The result of the chosen option takes effect at once; the card goes to the discards. CW-HAL-04, CW-RUL-48 */
export function result(m: Context, { player, option }: StepOf<'result'>): void {
  const { state, content } = m;
  const card = state.reading;
  if (card === null) return;
  state.reading = null;
  state.scenario = '';
  state.hallucinationDiscards.push(card);
  const { options, result: sole } = cardOf(content.hallucinations, card);
  m.emit({ type: 'hallucination-result', rule: 'CW-HAL-04', also: ['CW-HAL-06', 'CW-RUL-57'], player, card, option });
  m.push(...effectOf(options?.[option] ?? sole ?? [], { who: player, source: `${card}.${option}` }));
}
