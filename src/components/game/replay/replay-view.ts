// Reads a shared match, and shows it in place of the table, or shows its fault. Buttons lead back to the table, or
// continue the match from the moment shown.
import { html, nothing, type TemplateResult } from 'lit';
import { joinPath } from '../../../engine/kernel/faults.js';
import type { Fault } from '../../../engine/kernel/index.js';
import { MatchReplay, type Replay } from '../../match-replay/match-replay.js';
import words from '../../../messages/en/game/table.js';
import { json } from '../../shared/attribute-converters.js';
import { linkFault } from '../../shared/links.js';
import type { NwElement } from '../../shared/nw-element.js';
import { isSavedMatch, type SavedMatch } from '../session/autosave.js';
import { installMessages } from '../install-module.js';
import type { IncomingReplay, ReplayState, ReplayHost } from './incoming-replay.js';

/** Reads the incoming match; returns the function that draws it. */
export async function openReplay<C>(
  game: NwElement,
  incoming: IncomingReplay,
  chosen: C,
  state: ReplayState,
  host: ReplayHost<C>,
): Promise<() => TemplateResult> {
  MatchReplay.define('nw1-match-replay');
  installMessages(game, words);
  const { by, what } = incoming;
  const back = (): TemplateResult =>
    html`<button
      slot="acts"
      @click=${() => {
        state.incoming = null;
        host.fail(null);
        host.leaveReplay();
      }}
    >
      ${game.say('leave-replay')}
    </button>`;
  const refuse = (fault: Fault): void => {
    // If another match has come meanwhile, this fault is ignored.
    if (incoming !== state.incoming) return;
    state.backButton = back();
    host.fail(fault);
  };
  const match = (by === 'file' ? (json.fromAttribute?.(await (what as File).text()) ?? '') : what) as Replay;
  if (by === 'cut link') refuse(await linkFault(game));
  const shown = (event: Event): MatchReplay =>
    (event.target as Element).closest<MatchReplay>('nw1-match-replay') as MatchReplay;
  const goOn = (event: Event): void => {
    // If the button is pressed before the match has been read, the match continues from its last moment, which is also
    // the moment that is shown first.
    const { save, names = [], occupants } = (shown(event).replayUntilNow() ?? match) as Partial<SavedMatch>;
    const { seats } = Object(save) as Partial<SavedMatch['save']>;
    const kept = { save, names, occupants: occupants ?? (Array.isArray(seats) ? seats.map(() => 'person') : []) };
    if (isSavedMatch(kept, host.occupantNames())) host.continueMatch(kept);
  };
  return () =>
    html`<slot></slot>
      <nw1-match-replay
        .step=${Infinity}
        .match=${match}
        .chosen=${{ ...chosen, game }}
        .of=${game}
        .refuse=${(fault: Fault) => {
          refuse({ ...fault, path: joinPath(by, fault.path) });
        }}
      >
        ${(Object(match) as Partial<Replay>).save ? html`<button slot="acts" @click=${goOn}>${game.say('continue-match')}</button>${host.hasSave() ? html`<small slot="acts">${game.say('continue-note')}</small>` : nothing}` : nothing}
        ${back()}
      </nw1-match-replay>`;
}
