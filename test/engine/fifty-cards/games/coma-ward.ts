// A simplified Coma Ward with suspense dice, terror that turns into wounds, and Clues that cut an effect short.
import { alive, playerOf, seatOf, select, value } from '../selectors.js';
import { run } from '../run-words.js';
import { take } from '../vocabulary.js';
import type { Game, Table, Word } from '../words.js';

const rule = 'CW';

/**
 * CW-CHK-04 to 08: each 5 or 6 is a success. Each 4 is rerolled together with another die, a failed one if possible.
 */
function suspense(m: Table, dice: number): number {
  let successes = 0;
  for (let waiting = dice; waiting > 0;) {
    let again = 0;
    for (let i = 0; i < waiting; i++) {
      const face = m.chance.die('d6', [1, 2, 3, 4, 5, 6]) + 1;
      if (face > 4) successes++;
      else if (face === 4) again += 2;
    }
    waiting = again;
  }
  return successes;
}

const floorOf = (m: Table, id = ''): string | undefined => m.state.figures[id]?.at.split('-')[0];

export const comaWard: Game = {
  id: 'fifty-cards-coma-ward',
  rule,
  openDecks: ['item'],
  drops: true,
  limits: { terror: [6, 'health'], health: [5] },
  ends: { health: 'die' },
  hidden: { n: ['organs'] },
  selectors: {
    /**
     * In this simplified game, a player sees everybody on the same floor. A space is named `floor-space`. The active
     * player comes first (CW-RUL-57).
     */
    sight: (m, step) => select(m, comaWard, step, 'players').filter((id) => floorOf(m, id) === floorOf(m, step.who)),
  },
  acts: {
    move: {
      cost: 1,
      from: 'near',
      then: [
        { do: 'move', to: 'it' },
        { do: 'window', on: 'done' },
      ],
    },
    steal: {
      from: 'others-here',
      then: [
        {
          do: 'attack',
          then: [
            { do: 'choose', who: 'it', from: 'items', let: 'card', then: [{ do: 'give', to: 'me' }] },
            { do: 'window', on: 'stole' },
          ],
        },
        { do: 'window', on: 'done' },
      ],
    },
  },
  test: (m, step) => {
    const successes = suspense(m, value(m, step.who, step.what ?? ''));
    m.emit({ type: 'tested', rule: 'CW-CHK-09', who: step.who ?? '', n: successes });
    return successes;
  },
  drawn(m, step, card) {
    if (!card.startsWith('item.clue')) return false;
    m.emit({ type: 'clue', rule: 'CW-CLU-04', card });
    run(m, step, [{ do: 'stop', what: 'effect' }]);
    return true;
  },
  verbs: {
    /**
     * CW-RUL-28: the attacker rolls until no die is in suspense. The defender sees the successes and then chooses a
     * defence.
     */
    attack(m, step) {
      const score = suspense(m, value(m, step.who, 'strength'));
      m.emit({ type: 'attacked', rule: 'CW-CMB-03', who: step.it ?? '', n: score });
      m.push({ ...step, do: 'defence', score });
    },
    defend(m, step) {
      const { it = '', who = '', what = '' } = step;
      const score = suspense(m, value(m, it, what === 'dodge' ? 'dexterity' : 'strength') + (what === 'dodge' ? 2 : 0));
      if (score < (step.score ?? 0)) run(m, step, step.then);
      else if (score === step.score) return;
      else if (what === 'dodge')
        run(m, { ...step, who: it, by: it }, [{ do: 'choose', from: 'near', then: [{ do: 'move', to: 'it' }] }]);
      else run(m, step, [{ do: 'change', who, what: 'health', n: -Math.max(1, value(m, it, 'weapon')) }]);
    },
    /**
     * CW-HAL-08: replaces the card in this space; the "when revealed" text of the new card acts on the player who
     * caused it.
     */
    replace(m, step) {
      const at = alive(m, step.who)?.at ?? '';
      const card = take(m, 'dream');
      if (card === null) return;
      m.state.floor[at] = [card];
      m.emit({ type: 'replaced', rule: 'CW-RUL-51', at, card });
      run(m, step, m.content.cards[card.slice(card.indexOf('.') + 1)]?.text);
    },
  },
  asks: {
    defence(m, step) {
      const defend = (what: string): Word[] => [{ ...step, do: 'defend', what }];
      return {
        seat: seatOf(m, step.it),
        player: playerOf(m, step.it),
        rule: 'CW-CMB-04',
        options: ['dodge', 'counter'].map((id) => ({ id, rule: 'CW-CMB-04', then: defend(id) })),
      };
    },
  },
};
