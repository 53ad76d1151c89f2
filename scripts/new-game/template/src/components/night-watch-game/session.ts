// The session of Night Watch: it gives a match its texts, its scene and its layout.
import type { TemplateResult } from 'lit';
import { random } from '../../engine/bots/random.js';
import { nightwatch } from '../../engine/games/night-watch/bot/nightwatch.js';
import { rules } from '../../engine/games/night-watch/rules/rules.js';
import type { GameEvent } from '../../engine/games/night-watch/state/events.js';
import type { NightWatchView, State } from '../../engine/games/night-watch/state/state.js';
import { viewFault } from '../../engine/games/night-watch/state/view-schema.js';
import { unavailableActs } from '../../engine/games/night-watch/table/intents.js';
import { sceneOf, type Scene } from '../../engine/games/night-watch/table/scene.js';
import { ending, line } from '../../engine/games/night-watch/words/log-lines.js';
import type { SpeechContext } from '../../engine/games/night-watch/words/names.js';
import { prompt } from '../../engine/games/night-watch/words/prompts.js';
import type { Event, PlayerId, View } from '../../engine/kernel/index.js';
import table from '../../messages/en/night-watch/table.js';
import { hintsOf } from '../game/lessons/hints.js';
import type { Speech } from '../game/session/narrator.js';
import { openingOf } from '../game/session/open-match.js';
import type { SessionHost } from '../game/session/session-host.js';
import { AnySession } from '../game/session/session.js';
import type { TableLook } from '../game/table/table-look.js';
import { whyNotButton } from '../game/why-not.js';
import type { NwElement } from '../shared/nw-element.js';
import type { WhyController } from '../why/why-controller.js';
import { endWords, tableView, type Shown } from './layout/table.js';
import type { Match, MatchSettings } from './match-settings.js';
import { whyNot } from './why-not.js';
import { lexiconOf, type Key } from './words.js';

export { ownLayout, pieces } from './layout/table.js';
export { tableStyles as styles } from './layout/table.styles.js';
export { words } from './words.js';

export const { newMatch, continueMatch, joinRemote } = openingOf(rules, viewFault);

export const hints = hintsOf({ words: table, turn: ['hint-turn'], kept: 'nightward:night-watch:hints' });

const speech: Speech<SpeechContext> = {
  line,
  prompt,
  ending,
  turnOf: (event: Event) => ((event as GameEvent).type === 'turn-began' ? 1 : undefined),
};

export class Session extends AnySession<State, NightWatchView, Scene, SpeechContext, Shown> {
  protected override readonly game = 'night-watch';
  declare protected readonly element: NwElement<Key> & { describe(): string };
  declare protected readonly setting: MatchSettings;

  constructor(
    element: NwElement<Key> & { describe(): string },
    host: SessionHost,
    match: Match,
    setting: MatchSettings,
  ) {
    super(element, host, match, setting, { random, nightwatch }, speech);
    this.start();
  }

  protected override contextOf(view: NightWatchView): SpeechContext {
    const names = Array.from({ length: view.players }, (_, seat) => this.nameOf(seat));
    return { view, content: this.setting.pack, lexicon: lexiconOf(this.element, names) };
  }

  protected override sceneOf(seen: View<NightWatchView>, context: SpeechContext): Scene {
    return sceneOf(seen, context);
  }

  protected override shownPlayer({ active }: NightWatchView): PlayerId {
    return active;
  }

  protected override isOwn(_view: NightWatchView, player: PlayerId): boolean {
    return this.setting.occupants[player] === 'person';
  }

  protected override whereabouts({ active }: NightWatchView): readonly [string, string] {
    return [`player:${active}`, String(active)];
  }

  protected override describeScene({ candles, choices }: Scene): string {
    return [`${candles.name}: ${candles.value}`, choices.prompt, ...choices.choices.map(({ text }) => text)].join('\n');
  }

  protected override beforeReport(): void {
    // Nothing has to be prepared: everything on the table comes from the view, and nothing from events.
  }

  protected override whyController(): WhyController {
    return whyNot(this.element, () => this.look);
  }

  protected override draw(shown: Shown): TemplateResult {
    return tableView(this.element, shown, this.acts);
  }

  protected override shownOf(look: TableLook<NightWatchView, Scene, SpeechContext>): Shown {
    const { seen, context, viewer, end } = look;
    return {
      ...look,
      whyNot: viewer !== null && unavailableActs(context.content, seen).length > 0 ? whyNotButton(this.element) : null,
      end: end && { ...end, words: this.finalEvents ? () => endWords(this.element, end, this.acts) : undefined },
    };
  }
}
