// Passing a match on from its table: whose eyes can be chosen, and what each of them gets.
import type { Replay } from '../../engine/table/replay.js';
import { thin } from '../../engine/table/thin.js';
import type { Outcome, Save, SeatRecord } from '../../engine/kernel/index.js';
import { SharePanel, type Offer } from '../match-replay/share-panel.js';
import type { SitterName } from './sitters.js';

/** The match as its session has it. */
export interface Told {
  readonly names: readonly string[];
  readonly sitters: readonly SitterName[];
  readonly outcome: Outcome | null;
  /** Whose eyes the table is shown to, and what they are called; null watches. */
  readonly own: { readonly seat: number; readonly player: string } | null;
  save(): Save;
  record(seat: number | null): SeatRecord;
}

/** Opens the dialog beside the table. After the end there is nothing to hide. */
export async function sharePanel(of: HTMLElement, { names, sitters, outcome, own, save, record }: Told, watch: (replay: Replay) => void): Promise<void> {
  SharePanel.define();
  const root = of.shadowRoot ?? of;
  const panel = root.querySelector<SharePanel>(SharePanel.tag) ?? root.appendChild(new SharePanel());
  const secret: Offer['eyes'] = [{ name: 'everybody' }, ...(own ? [{ name: 'own' as const, player: own.player }] : [])];
  await panel.open({
    of,
    eyes: [...(outcome ? [] : secret), { name: 'all' }],
    replay: (eyes) => ({ game: 'sanitarium', names, ...(eyes === 'all' ? { save: save(), sitters } : { record: thin(record(eyes === 'own' && own ? own.seat : null)) }) }),
    watch,
  });
}
