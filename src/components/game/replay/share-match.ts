// Shares the match at the table: decides from whose view it may be shared, and what is passed on for each view.
import type { TableAccess } from '../../../engine/table/seat-handle.js';
import type { Replay } from '../../../engine/table/replay.js';
import { recordDelta } from '../../../engine/table/record-delta.js';
import { SharePanel, type Shareable } from '../../match-replay/share-panel.js';

/** The match that is shared, and what its session knows about it. */
export interface SharedMatch {
  /** Id of the rules. */
  readonly game: string;
  readonly names: readonly string[];
  readonly occupants: readonly string[];
  readonly table: TableAccess<unknown>;
  /** The seat that views the table, and the name of its player; null for a spectator. */
  readonly own: { readonly seat: number; readonly player: string } | null;
  /** Whether everybody sees everything. */
  readonly isOpen: boolean;
}

/** Opens the dialog. After the end, and in a game without secrets, only the whole match is offered. */
export async function sharePanel(
  of: HTMLElement,
  { game, names, occupants, table, own, isOpen }: SharedMatch,
  watch: (replay: Replay) => void,
): Promise<void> {
  SharePanel.define();
  const root = of.shadowRoot ?? of;
  const panel = root.querySelector<SharePanel>(SharePanel.tag) ?? root.appendChild(new SharePanel());
  const mine: Shareable['views'] = own ? [{ name: 'own', player: own.player }] : [];
  const secret: Shareable['views'] = [{ name: 'everybody' }, ...mine];
  const whole: Shareable['views'] = [...(table.outcome || isOpen ? [] : secret), { name: 'all' }];
  await panel.open({
    of,
    // A remote seat can share only what it has seen.
    views: table.save() ? whole : own ? mine : [{ name: 'everybody' }],
    replay: (view) => {
      const save = view === 'all' ? table.save() : null;
      return {
        game,
        names,
        ...(save
          ? { save, occupants }
          : { record: recordDelta(table.record(view === 'own' && own ? own.seat : null)) }),
      };
    },
    watch,
  });
}
