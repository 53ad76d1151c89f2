// A match that was passed on, where the table else stands; and the way back to the table, or on from the moment shown.
import { html, nothing, type TemplateResult } from 'lit';
import { MatchReplay, type Replay } from '../match-replay/match-replay.js';
import { isKept, type Kept } from './autosave.js';
import type { Chosen } from './page-pack.js';
import type { Game } from './words.js';

export const defineReplay = (): void => { MatchReplay.define('nw1-match-replay'); };

export interface ReplayActs {
  goOn(kept: Kept): void;
  back(): void;
}

/** @param keeps Whether another match is kept, whose place is taken by going on. */
export function replayView(element: Game, replay: Replay, chosen: (Chosen & { readonly game: Game }) | null, keeps: boolean, acts: ReplayActs): TemplateResult {
  const shown = (event: Event): MatchReplay => (event.target as Element).closest<MatchReplay>('nw1-match-replay') as MatchReplay;
  return html`<slot></slot>
    <nw1-match-replay .step=${Infinity} .match=${replay} .chosen=${chosen ?? undefined} .of=${element}>
      ${(replay as Partial<Replay> | null)?.save ? html`<button slot="acts" @click=${(event: Event) => {
        const { save, names = [], sitters } = (shown(event).asFar() ?? {}) as Partial<Kept>;
        const kept = { save, names, sitters: sitters ?? save?.seats.map(() => 'person') };
        if (isKept(kept)) acts.goOn(kept);
      }}>${element.say('go-on')}</button>${keeps ? html`<small slot="acts">${element.say('go-on-note')}</small>` : nothing}` : nothing}
      <button slot="acts" @click=${acts.back}>${element.say('leave-replay')}</button>
    </nw1-match-replay>`;
}
