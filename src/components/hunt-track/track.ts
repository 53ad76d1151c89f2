// The track within games, drawn from their scene. A page has <hunt-track>, which checks what it is given, has more to draw,
// and goes along by itself.
import { html, type TemplateResult } from 'lit';
import type { HuntTrackModel } from '../../engine/scene/hunt-track-model.js';
import en from '../../messages/en/pieces/hunt-track-view.js';
import { NwElement, type Catalogue } from '../shared/nw-element.js';
import { property } from '../shared/property.js';
import { theme } from '../shared/theme/theme.styles.js';
import { styles as box } from './hunt-track.styles.js';
import { Play } from './track-view.js';
import { spaces } from './space.styles.js';
import type { HuntArt, Key, PlayHost } from './track-host.js';
import { styles } from './track.styles.js';

export class Track extends NwElement<Key> implements PlayHost {
  static override readonly tag = 'hunt-track';
  static override catalogue: Catalogue = { en, de: () => import('../../messages/de/pieces/hunt-track.js') };
  static override styles = [theme, box, spaces, styles];

  @property({ attribute: false }) model?: HuntTrackModel;
  @property({ attribute: false }) label = '';
  @property({ attribute: false }) art?: HuntArt | undefined;
  readonly figure = 'huntmaster';
  /** A game keeps its own. */
  readonly state = null;
  readonly #play = new Play(this);

  protected override updated(): void {
    this.#play.drawn();
  }

  override render(): TemplateResult {
    return this.model ? this.#play.render(this.model) : html``;
  }
}
