// A simplified Asylum Escape with falling columns of rooms, hidden Victims, catches and collapses.
import { alive, bit, isFoe, select } from '../selectors.js';
import { take } from '../vocabulary.js';
import type { Game, Table, Word } from '../words.js';

const rule = 'AE';
const victims = (m: Table): string[] => select(m, asylumEscape, { do: '' }, 'players').filter((id) => id !== 'p0');
const patients = (m: Table): string[] => select(m, asylumEscape, { do: '' }, 'foes');

function near(m: Table, at: string): string[] {
  const columns = m.state.columns ?? [];
  const x = columns.findIndex((column) => column.includes(at));
  const y = columns[x]?.indexOf(at) ?? -1;
  return [columns[x]?.[y + 1], columns[x + 1]?.[y], columns[x]?.[y - 1], columns[x - 1]?.[y]].filter(
    (room) => room !== undefined,
  );
}

/** AE-PAT-03: records in secret who was found where, and by which Patient. */
function find(m: Table, victim: string, patient: string): void {
  const figure = m.state.figures[victim];
  if (!figure) return;
  if (!figure.n['found']) for (const what in figure.n) if (what.startsWith('found-by')) figure.n[what] = 0;
  figure.n['found'] = 1;
  figure.n[`found-by-${patient}`] = 1;
  m.state.sealed[`found:${victim}`] = { value: figure.at, from: (m.state.columns ?? []).flat(), seen: bit(m, victim) };
}

export const asylumEscape: Game = {
  id: 'fifty-cards-asylum-escape',
  rule,
  pauses: ['die', 'announce', 'play'],
  // Everybody who might have a suitable card is asked. So neither the order of the questions nor the time of the
  // answers reveals who has one.
  windows: { die: 'who', announce: 'who', prowled: 'victims', play: 'rivals' },
  drops: true,
  hidden: { at: true, n: ['found'] },
  selectors: {
    victims,
    rooms: (m) => (m.state.columns ?? []).flat(),
    rivals: (m, step) => victims(m).filter((id) => id !== step.by),
    near: (m, step) => near(m, m.state.figures[step.who ?? '']?.at ?? ''),
    columns: (m) => (m.state.columns ?? []).map((_, i) => `column-${i + 1}`),
    'in-column': (m, step) =>
      victims(m).filter(
        (id) =>
          id !== step.by && m.state.columns?.[Number(step.it?.slice(7)) - 1]?.includes(m.state.figures[id]?.at ?? ''),
      ),
    found: (m) => victims(m).filter((id) => m.state.figures[id]?.n['found']),
    within: (m, step) => {
      const start = m.state.figures[step.who ?? '']?.at ?? '';
      const reached = [start];
      for (let n = Number(step.n ?? 0), from = 0; n > 0; n--) {
        const to = reached.length;
        for (; from < to; from++)
          for (const room of near(m, reached[from] ?? '')) if (!reached.includes(room)) reached.push(room);
      }
      return reached;
    },
  },
  macros: {
    sneak: [{ do: 'choose', from: 'near', then: [{ do: 'move', to: 'it', secret: 1 }] }],
    /** AE-RUL-13, steps 4 to 6. */
    reckon: [
      { do: 'window', on: 'prowled', who: 'p0' },
      { do: 'each', of: 'found', then: [{ do: 'announce' }] },
      { do: 'each', of: 'found', then: [{ do: 'catch' }] },
      { do: 'collapse' },
    ],
    died: [{ do: 'doom' }],
    /** When a hold card is laid in front of its owner, the owner chooses in secret the room for which it is meant. */
    lay: [{ do: 'choose', from: 'rooms', then: [{ do: 'seal', what: 'wire' }] }],
  },
  verbs: {
    entered(m, step) {
      const figure = m.state.figures[step.who ?? ''];
      if (figure && isFoe(figure))
        for (const id of victims(m)) if (m.state.figures[id]?.at === figure.at) find(m, id, step.who ?? '');
    },
    announce(m, step) {
      m.emit({
        type: 'announced',
        rule: 'AE-PAT-06',
        who: step.who ?? '',
        at: step.at ?? m.state.sealed[`found:${step.who ?? ''}`]?.value ?? '',
      });
    },
    /**
     * AE-CAT-01 and 03: each Patient that found the Victim makes one attempt. Then the Victim flees, if still alive.
     */
    catch(m, step) {
      const { who = '' } = step;
      const figure = m.state.figures[who];
      if (!figure) return;
      const tries = patients(m)
        .filter((id) => figure.n[`found-by-${id}`])
        .map((it): Word => ({ do: 'attempt', who, it, by: 'p0' }));
      for (const what in figure.n) if (what.startsWith('found')) figure.n[what] = 0;
      m.push(...tries, { do: 'flee', who, by: who });
    },
    attempt(m, step) {
      if (!alive(m, step.who)) return;
      const face = m.chance.die('catch', [1, 2, 3, 4, 5, 6]) + 1;
      m.emit({ type: 'attempted', rule: 'AE-CAT-01', who: step.who ?? '', n: face });
      if (face <= (m.state.figures[step.it ?? '']?.n['kills'] ?? 0))
        m.push({ do: 'die', who: step.who ?? '', by: step.who ?? '' });
    },
    flee(m, step) {
      if (!alive(m, step.who)) return;
      const card = take(m, 'movement');
      if (card === null) return;
      m.emit({ type: 'fled', rule: 'AE-CAT-04', who: step.who ?? '', card });
      m.push({
        ...step,
        do: 'choose',
        from: 'within',
        n: Number(card.slice(card.indexOf('.') + 1)),
        then: [{ do: 'move', to: 'it', secret: 1 }],
      });
    },
    doom(m, step) {
      m.state.doomed = [...(m.state.doomed ?? []), step.it ?? ''];
    },
    /**
     * AE-DES-01 to 04, AE-RUL-05 and 07: the rooms above the destroyed room fall by one. Figures in the destroyed room
     * stay at its position, and a Victim who meets a Patient in the collapse is found.
     */
    collapse(m, step) {
      const room = m.state.doomed?.shift();
      const columns = m.state.columns ?? [];
      const column = columns.find((each) => each.includes(room ?? ''));
      if (room === undefined) return;
      if (!column) {
        m.push(step);
        return;
      }
      const met = (): string[] =>
        patients(m).flatMap((patient) =>
          victims(m)
            .filter((id) => m.state.figures[id]?.at === m.state.figures[patient]?.at)
            .map((id) => `${patient} ${id}`),
        );
      const before = met();
      const height = column.indexOf(room);
      column.splice(height, 1);
      if (column.length === 0) columns.splice(columns.indexOf(column), 1);
      m.emit({ type: 'collapsed', rule: 'AE-DES-01', at: room });
      const spot = column[height] ?? column[height - 1] ?? columns[0]?.[0] ?? '';
      for (const figure of Object.values(m.state.figures)) if (figure.at === room) figure.at = spot;
      const news = met().filter((pair) => !before.includes(pair));
      for (const pair of news) {
        const [patient = '', id = ''] = pair.split(' ');
        find(m, id, patient);
      }
      m.push(...(news.length > 0 ? [{ do: 'reckon', by: 'p0', who: 'p0' }] : []), step);
    },
  },
};
