// A simplified Lobotomy 2 with the steps of an attack (LOB-RUL-05), and with deaths that move the Huntmaster.
import { alive, isFoe, playerOf, seatOf, select, value } from '../selectors.js';
import { run } from '../run-words.js';
import type { Game, Table, Word } from '../words.js';

const rule = 'LOB';
const dice: Readonly<Record<string, readonly string[]>> = {
  green: ['', 's', 's', 'ss', 'b', 'i'],
  red: ['s', 's', 'ss', 'ss', 'sb', 'si'],
  blue: ['', 'h', 'tt', 'x', 'hb', 'ti'],
};
const roll = (m: Table, name: string, n: number): string[] =>
  Array.from({ length: Math.max(0, n) }, () => dice[name]?.[m.chance.die(name, [1, 2, 3, 4, 5, 6])] ?? '');
const count = (faces: readonly string[], symbols: string): number =>
  faces.reduce((sum, face) => sum + face.replace(new RegExp(`[^${symbols}]`, 'g'), '').length, 0);
const shields = (face: string): number => count([face], 'hx');

export const lobotomy2: Game = {
  id: 'fifty-cards-lobotomy-2',
  rule,
  pauses: ['attack', 'strike'],
  ends: { health: 'die', wisdom: 'die', strength: 'die', left: 'caught' },
  limits: { insanity: [6] },
  acts: { move: { cost: 1, from: 'near', then: [{ do: 'move', to: 'it' }] } },
  macros: {
    /** LOB-DTH-06: each death of a Character moves the Huntmaster on at once, even in the middle of an effect. */
    died: [{ do: 'if', n: 'is-character', then: [{ do: 'change', who: 'hunt', what: 'left', n: -1 }] }],
  },
  selectors: {
    'is-character': (m, step) => (m.state.figures[step.who ?? '']?.seat === undefined ? [] : [step.who ?? '']),
  },
  test: (m, step) => count(roll(m, 'blue', value(m, step.who, step.what ?? '')), 'tx'),
  verbs: {
    caught: (m) => {
      m.end([], 'LOB-HST-05');
    },
    /**
     * Steps 2 to 5 of LOB-RUL-05: finds the minis that are attacked. Makes one defence roll for each kind of mini, and
     * only one attack roll for all kinds against which the same dice are used.
     */
    attack(m, step) {
      const { sure: _, ...rest } = step;
      const { who = '', it = '', keys = [] } = rest;
      const attacker = m.state.figures[who];
      const monster = attacker !== undefined && isFoe(attacker);
      // LOB-AOE-02 and 06: a Character’s area attack also hits friends, but not the attacker. A Monster’s attack hits
      // no Monsters.
      const all = (keys.includes('aoe') ? select(m, lobotomy2, step, 'there') : [it]).filter(
        (id) => id !== who && value(m, id, 'health') > 0 && !(monster && m.state.figures[id]?.seat === undefined),
      );
      const size =
        (typeof step.n === 'string' ? value(m, who, step.n) : (step.n ?? 1)) +
        Number(step.plus ?? 0) +
        (monster ? value(m, who, 'plus') : 0);
      const kinds = new Map<string, string[]>();
      for (const id of all) kinds.set(kindOf(m, id), [...(kinds.get(kindOf(m, id)) ?? []), id]);
      const rolled = new Map<string, string[]>();
      const strikes = [...kinds.values()].map((from): Word => {
        const first = from[0] ?? '';
        const die = step.die === 'red' && value(m, first, 'softens') > 0 ? 'green' : (step.die ?? 'green');
        const attack = rolled.get(die) ?? roll(m, die, size);
        rolled.set(die, attack);
        return {
          ...rest,
          do: 'strike',
          who: first,
          by: who,
          it: who,
          from,
          keys,
          dice: attack,
          guard: roll(m, 'blue', value(m, first, 'blue')),
        };
      });
      m.emit({ type: 'attacked', rule: 'LOB-RUL-05', who: it, n: rolled.size });
      // A target without Health is a mine. The attack uses it up.
      const target = m.state.figures[it];
      if (target && value(m, it, 'health') === 0) target.at = '';
      m.push(...strikes);
    },
    'add-die'(m, step) {
      const soon = m.state.soon.at(-1);
      if (soon)
        m.state.soon[m.state.soon.length - 1] = {
          ...soon,
          dice: [...(soon.dice ?? []), ...roll(m, step.die ?? '', 1)],
        };
    },
    /** Steps 7 to 15 of LOB-RUL-05. */
    strike(m, step) {
      const { by = '', who = '', keys = [], dice: attack = [], guard = [] } = step;
      const attacker = m.state.figures[by];
      if (keys.includes('pierce') && guard.length > 0) {
        m.push({ ...step, do: 'pierce' });
        return;
      }
      if (attacker && !isFoe(attacker))
        run(m, step, [{ do: 'change', who: by, what: 'insanity', n: count(attack, 'i') }]);
      const wounds = Math.max(0, count(attack, 's') - count(guard, 'hx')) * (keys.includes('critical') ? 2 : 1);
      const targets = Array.isArray(step.from) ? (step.from as readonly string[]) : [who];
      const inner: Word[] = targets.flatMap((id): Word[] => [
        ...(wounds > 0 ? [{ do: 'change', who: id, what: 'health', n: -wounds }] : []),
        // The other effects of the attack on a mini that is hit. The player of that mini makes the choices
        // (LOB-KEY-16).
        { do: 'run', who: id, by: id, then: step.then ?? [] },
        { do: 'window', on: 'attacked', who: id, it: by },
        ...(count(guard, 'b') > 0 ? [{ do: 'window', on: 'bolt', who: id, it: by }] : []),
        { do: 'counter', who: id, it: by },
      ]);
      m.emit({ type: 'struck', rule: 'LOB-RUL-05', who, n: wounds });
      run(m, step, inner);
    },
    /** LOB-CTR-01 and 02: a counterattack comes last, if the mini is still alive and can reach the attacker. */
    counter(m, step) {
      const figure = alive(m, step.who);
      const attacker = alive(m, step.it);
      if (figure?.n['counter'] && attacker && attacker.at === figure.at)
        m.push({ do: 'attack', who: step.who ?? '', by: step.who ?? '', it: step.it ?? '', n: figure.n['counter'] });
    },
  },
  asks: {
    /** LOB-RUL-59: the defending side chooses among tied dice; for a Monster, the attacking player chooses. */
    pierce(m, step) {
      const guard = step.guard ?? [];
      const most = Math.max(...guard.map(shields));
      const tied = [...new Set(guard.filter((face) => shields(face) === most))];
      const who = m.state.figures[step.who ?? ''];
      const decides = who && isFoe(who) ? step.by : step.who;
      const without = (face: string): string[] => guard.filter((_, i) => i !== guard.indexOf(face));
      return {
        seat: seatOf(m, decides),
        player: playerOf(m, decides),
        rule: 'LOB-RUL-59',
        options: tied.map((face) => ({
          id: `die:${face || 'blank'}`,
          rule: 'LOB-RUL-59',
          then: [
            {
              ...step,
              do: 'strike',
              sure: 1 as const,
              guard: without(face),
              keys: (step.keys ?? []).filter((key) => key !== 'pierce'),
            },
          ],
        })),
      };
    },
  },
};

/** The name of the group with which a mini defends: Monsters of one type defend together, and each Character alone. */
function kindOf(m: Table, id: string): string {
  const figure = m.state.figures[id];
  return figure && isFoe(figure) ? id.replace(/\d+$/, '') : id;
}
