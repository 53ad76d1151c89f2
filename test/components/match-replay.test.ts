// Sharing a match by link or file, and replaying it from a chosen view; also links to the state of a piece.
import { expect, fixture, html, oneEvent } from '@open-wc/testing';
import '../../src/components/dice-pool/define.js';
import '../../src/components/match-replay/define.js';
import '../../src/components/nw-stat-track/define.js';
import '../../src/components/tile-grid/define.js';
import type { DicePool } from '../../src/components/dice-pool/dice-pool.js';
import type { MatchReplay, Replay } from '../../src/components/match-replay/match-replay.js';
import type { SharePanel } from '../../src/components/match-replay/share-panel.js';
import type { RulesExample } from '../../src/components/rules-example/rules-example.js';
import type { SanitariumGame } from '../../src/components/sanitarium-game/sanitarium-game.js';
import type { Stage } from '../../src/components/shared/stage.js';
import { linkTo } from '../../src/components/shared/links.js';
import { random } from '../../src/engine/bots/random.js';
import { pack } from '../../src/engine/games/sanitarium/content/pack.js';
import { rules } from '../../src/engine/games/sanitarium/rules/rules.js';
import { openMatch, type Save } from '../../src/engine/kernel/index.js';
import { playOut } from '../support/bot-matches.js';
import { isAccessible, settle, waitUntil } from './support/browser.js';
import { asked, button, choose, ids, isOver, listen, play, root, text } from './sanitarium/driver.js';

const player = (element: Element): RulesExample | null =>
  element.shadowRoot!.querySelector<RulesExample>('nw1-rules-example');
const replayIn = (game: SanitariumGame): MatchReplay | null =>
  root(game).querySelector<MatchReplay>('nw1-match-replay');
const stage = (element: Element): Stage | null =>
  player(element)!.shadowRoot!.querySelector<Stage & HTMLElement>('[part=stage] > *');
const named = (element: Element, name: string): HTMLButtonElement =>
  [...element.shadowRoot!.querySelectorAll('button'), ...element.querySelectorAll('button')].find(
    (each) => each.textContent.trim() === name,
  )!;
const panel = (of: Element): SharePanel => of.shadowRoot!.querySelector<SharePanel>('nw1-share-panel')!;

const finished = (seed: string): Save =>
  playOut(rules, { seed, seats: 2, options: { mode: 'competitive' } }, [random, random]).save();

async function isShown(element: Element): Promise<RulesExample> {
  await waitUntil(() => player(element)?.matches(':state(shown)'), 'the match is not shown');
  await player(element)!.updateComplete;
  return player(element)!;
}

async function acted(game: SanitariumGame, times: number): Promise<void> {
  for (let i = 0; i < times && (await asked(game)); i++) {
    const before = JSON.stringify(ids(game));
    choose(game, ids(game)[0]!);
    await waitUntil(() => isOver(game) || JSON.stringify(ids(game)) !== before, 'the choice is not made');
  }
}

describe('a shared match', () => {
  afterEach(() => {
    history.replaceState(null, '', location.pathname + location.search);
  });

  it('contains the view that was chosen in the dialog, as long as the match has secrets', async () => {
    const game = await play({ seats: 'person expert', seed: 'eyes' });
    await acted(game, 2);
    button(game, 'Share').click();
    await waitUntil(
      () => root(game).querySelector('nw1-share-panel')?.shadowRoot?.querySelector('dialog[open]'),
      'no dialog',
    );
    const dialog = panel(game).shadowRoot!.querySelector('dialog')!;
    const eyes = [...dialog.querySelectorAll('label')].map((label) =>
      label.querySelector('span')!.textContent.replace(label.querySelector('small')!.textContent, '').trim(),
    );
    expect(eyes).to.deep.equal(['Everybody', 'As Ada saw it', 'Everything, secrets too']);
    await isAccessible(panel(game));
    named(panel(game), 'Watch it again').click();
    await waitUntil(() => replayIn(game), 'no replay in place of the table');
    const shown = await isShown(replayIn(game)!);
    const record = (replayIn(game)!.match as Replay).record!;
    expect(record.seat).to.equal(null);
    expect(JSON.stringify(record)).not.to.contain('"seed"').and.not.to.contain('"choices"');
    expect(shown.step).to.equal(shown.steps);
    expect(shown.steps).to.equal(record.frames.length - 1);
    expect(named(replayIn(game)!, 'Continue from here'), 'a record cannot be continued').to.equal(undefined);
    named(replayIn(game)!, 'Back to the game').click();
    await game.updateComplete;
    expect(await asked(game)).to.equal(true);
    expect(replayIn(game)).to.equal(null);
  });

  it('opens from a link in another element, which can go back to its own match', async () => {
    const game = await play({ seats: 'person expert', seed: 'link' });
    await acted(game, 5);
    const link = await game.share();
    expect(link).to.match(/^#sanitarium-game=~[\w-]+$/);
    expect(
      atob(
        link
          .slice(link.indexOf('~') + 1)
          .replace(/-/g, '+')
          .replace(/_/g, '/'),
      ),
    ).not.to.contain('seed');
    history.replaceState(null, '', link);
    dispatchEvent(new Event('hashchange'));
    // The link contains the state that the element has already, so it changes nothing.
    await settle();
    expect(replayIn(game)).to.equal(null);
    game.remove();
    const other = await play({ seats: 'person expert', seed: 'another' });
    await waitUntil(() => replayIn(other), 'the link is not opened');
    const shown = await isShown(replayIn(other)!);
    expect(shown.step).to.equal(shown.steps);
    expect(shown.step).to.be.greaterThan(3);
    named(replayIn(other)!, 'Back to the game').click();
    expect(await asked(other)).to.equal(true);
  });

  it('contains the whole match after its end; it can be seen from any view and continued from any moment', async () => {
    const state: Replay = { game: 'sanitarium', save: finished('eyes') };
    const replay = await fixture<MatchReplay>(
      html`<match-replay motion="none" step="999" .match=${state}></match-replay>`,
    );
    const shown = await isShown(replay);
    expect(shown.step).to.equal(shown.steps);
    const select = replay.shadowRoot!.querySelector('select')!;
    expect([...select.options].map(({ textContent }) => textContent.trim())).to.deep.equal([
      'everybody',
      'Player 1',
      'Player 2',
    ]);
    select.value = '1';
    select.dispatchEvent(new Event('change'));
    await replay.updateComplete;
    await waitUntil(() => stage(replay)?.moment?.eyes === 1, 'the view does not change');
    expect(
      (
        stage(replay)!.moment!.seen.state as { players: { safeThings: { kind: string | null }[] }[] }
      ).players[1]!.safeThings.every(({ kind }) => kind !== null),
    ).to.equal(true);
    replay.step = 5;
    await replay.updateComplete;
    await player(replay)!.updateComplete;
    const far = replay.replayUntilNow()!;
    expect(far.save!.choices.length).to.be.greaterThan(0).and.lessThan(state.save!.choices.length);
    const other = await play({});
    other.state = { ...far, occupants: ['person', 'person'] };
    await waitUntil(() => replayIn(other));
    await isShown(replayIn(other)!);
    named(replayIn(other)!, 'Continue from here').click();
    await waitUntil(() => other.matches(':state(playing)'), 'the match does not continue');
    await waitUntil(() => other.save()?.choices.length === far.save!.choices.length);
  });

  it('is the state of a game after its end; setting this state again changes nothing', async () => {
    const game = await play({});
    game.state = { game: 'sanitarium', save: finished('over'), occupants: ['person', 'expert'], names: [] };
    await waitUntil(() => replayIn(game));
    await isShown(replayIn(game)!);
    named(replayIn(game)!, 'Continue from here').click();
    await waitUntil(() => isOver(game), 'the finished match is not shown');
    const state = game.state as Replay;
    expect(state.save!.hash).to.equal(game.save()!.hash);
    game.state = JSON.parse(JSON.stringify(state));
    await game.updateComplete;
    expect(replayIn(game)).to.equal(null);
    button(game, 'Share').click();
    await waitUntil(
      () => root(game).querySelector('nw1-share-panel')?.shadowRoot?.querySelector('dialog[open]'),
      'no dialog without a choice of views',
    );
    expect(panel(game).shadowRoot!.querySelectorAll('input[type=radio]').length).to.equal(0);
  });

  it('can be opened as a file from the form; an invalid file is refused with the path of its fault', async () => {
    const game = await play({});
    await waitUntil(() => root(game).querySelector('input[type=file]'));
    const input = root(game).querySelector<HTMLInputElement>('input[type=file]')!;
    const open = (words: string): void => {
      const files = new DataTransfer();
      files.items.add(new File([words], 'match.json', { type: 'application/json' }));
      input.files = files.files;
      input.dispatchEvent(new Event('change'));
    };
    open('{"game":"sanitarium","record":{"format":2}}');
    await waitUntil(
      () => game.matches(':state(error)') && text(game).includes('file/record/format'),
      'no path of the fault',
    );
    await isAccessible(game);
    button(game, 'Back to the game').click();
    await waitUntil(() => root(game).querySelector('form'), 'no form');
    expect(game.matches(':state(error)')).to.equal(false);
    expect(text(game)).to.contain('How do you want to play?');
  });

  it('does not disturb the present match if its link is truncated; the message is in the language of the page', async () => {
    const game = await play({ seats: 'person expert', seed: 'cut', lang: 'de' });
    await acted(game, 3);
    const { choices: made } = game.save()!;
    const link = await game.share();
    const wrong = oneEvent(game, 'nw-error');
    history.replaceState(null, '', link.slice(0, -9));
    dispatchEvent(new Event('hashchange'));
    const { code, path, message } = (await wrong) as unknown as Record<'code' | 'path' | 'message', string>;
    expect([code, path]).to.deep.equal(['link-unread', 'link']);
    expect(message).to.match(/^Dieser Link lässt sich nicht lesen/);
    await game.updateComplete;
    game.lang = 'en';
    await waitUntil(() => text(game).includes('This link cannot be read'), 'the message is not translated');
    button(game, 'Back to the game').click();
    expect(await asked(game)).to.equal(true);
    expect(game.save()!.choices.length).to.be.at.least(made.length);
    expect(game.matches(':state(error)')).to.equal(false);
  });

  it('is replaced by a new match if it cannot be read', async () => {
    const game = await play({});
    game.state = { game: 'sanitarium', save: 7 };
    await waitUntil(() => game.matches(':state(error)'), 'it is refused');
    game.newGame();
    expect(await asked(game)).to.equal(true);
    expect(game.matches(':state(error)')).to.equal(false);
  });

  it('with other cards is shown as soon as the element has these cards', async () => {
    const cards = { ...pack, rooms: pack.rooms.map((room) => (room === 'records' ? 'belfry' : room)) };
    const opened = openMatch(rules, { seed: 'cards', seats: 2, pack: cards });
    if (!opened.ok) throw new Error(opened.error.message);
    const game = await play({}, { state: { game: 'sanitarium', record: opened.value.record(null) } });
    await waitUntil(() => text(game).includes('played with other cards'), 'it is refused');
    game.append(
      Object.assign(document.createElement('script'), { type: 'application/json', textContent: JSON.stringify(cards) }),
    );
    await waitUntil(() => replayIn(game), 'it is not read again');
    await isShown(replayIn(game)!);
    expect(game.matches(':state(error)')).to.equal(false);
  });

  it('announces each step, and can be moved with a slider', async () => {
    const voice = listen();
    const replay = await fixture<MatchReplay>(
      html`<match-replay motion="none" .match=${{ game: 'sanitarium', save: finished('steps') }}></match-replay>`,
    );
    const shown = await isShown(replay);
    const slider = shown.shadowRoot!.querySelector<HTMLInputElement>('input[type=range]')!;
    const stepped = oneEvent(replay, 'nw-step');
    slider.value = '7';
    slider.dispatchEvent(new Event('input'));
    expect(((await stepped) as unknown as { step: number }).step).to.equal(7);
    await voice.heard(/^Step 7 of \d+/);
    await replay.updateComplete;
    expect(replay.step).to.equal(7);
    voice.stop();
  });

  it('shows its buttons and the table first, and the log after them: below the table, or beside it in a wide column', async () => {
    const replay = await fixture<MatchReplay>(
      html`<match-replay
        style="inline-size: 600px; max-width: none"
        .match=${{ game: 'sanitarium', save: finished('order') }}
      ></match-replay>`,
    );
    const inside = (await isShown(replay)).shadowRoot!;
    const box = (selector: string): DOMRect => inside.querySelector(selector)!.getBoundingClientRect();
    const order = [...inside.querySelectorAll('[part=controls], [part=stage], .told')];
    expect(order.map((each) => each.getAttribute('part') ?? 'log')).to.eql(['controls', 'stage', 'log']);
    expect(box('.told').top).to.be.at.least(box('[part=stage]').bottom - 0.5);
    replay.style.inlineSize = '1200px';
    await settle();
    expect(box('.told').left).to.be.at.least(box('[part=stage]').right - 0.5);
    expect(box('.told').top).to.equal(box('[part=stage]').top);
    expect(box('.told').height).to.be.at.most(box('[part=stage]').height + 1);
  });

  it('is described in words while it loads and once it is shown; the description leaves out buttons', async () => {
    const match = { game: 'sanitarium', save: finished('told') };
    const replay = await fixture<MatchReplay>(
      html`<match-replay motion="none" step="3" .match=${match}
        >A caption <button slot="acts">Elsewhere</button></match-replay
      >`,
    );
    expect(replay.describe()).to.equal('The match is loading.');
    const shown = await isShown(replay);
    expect(replay.describe()).to.equal(shown.describe());
    expect(replay.describe()).to.contain('\n');
    replay.match = { game: 'sanitarium' };
    await replay.updateComplete;
    expect(replay.describe()).to.contain('No match was found here.');
    const none = await fixture<MatchReplay>(html`<match-replay>A caption</match-replay>`);
    expect(none.describe()).to.equal('A caption');
  });

  it('is loaded from src; a missing file is reported', async () => {
    const replay = await fixture<MatchReplay>(html`<match-replay src="no-such-match.json"></match-replay>`);
    await waitUntil(() => replay.matches(':state(error)'), 'it is refused');
    expect(replay.shadowRoot!.textContent).to.contain('The match file no-such-match.json could not be loaded: 404');
    replay.removeAttribute('src');
    await replay.updateComplete;
    expect(replay.matches(':state(error)'), 'no fault without src').to.equal(false);
  });
});

describe('<match-replay> and an invalid link', () => {
  afterEach(() => {
    history.replaceState(null, '', location.pathname + location.search);
  });
  for (const [what, cut] of [
    ['a truncated link', '~eJyrV'],
    ['a link without a match', encodeURIComponent('{"game":"sanitarium","record":{}}')],
  ] as const)
    it(`${what}: a button leads back to the match of the page`, async () => {
      const own = { game: 'sanitarium', save: finished('own') };
      history.replaceState(null, '', `#match-replay=${cut}`);
      const replay = await fixture<MatchReplay>(html`<match-replay motion="none" .match=${own}></match-replay>`);
      await waitUntil(() => replay.matches(':state(error)'), 'the link is not refused');
      await replay.updateComplete;
      await isAccessible(replay);
      named(replay, 'Back to the match on this page').click();
      await isShown(replay);
      expect(replay.matches(':state(error)')).to.equal(false);
      expect(replay.match).to.equal(own);
    });

  it('shows the page’s own message, and no button if the page has no match', async () => {
    history.replaceState(null, '', '#match-replay=~eJyrV');
    const replay = await fixture<MatchReplay>(
      html`<match-replay .messages=${{ 'link-unread': 'Lost.' }}></match-replay>`,
    );
    await waitUntil(() => replay.matches(':state(error)'), 'the link is not refused');
    await replay.updateComplete;
    expect(replay.shadowRoot!.querySelector('[part=error]')!.textContent).to.contain('Lost.');
    expect(replay.shadowRoot!.querySelector('button')).to.equal(null);
  });
});

describe('a link to a piece', () => {
  afterEach(() => {
    history.replaceState(null, '', location.pathname + location.search);
  });
  const model = { version: 1, caption: 'Points', value: 2, steps: [{ id: 'a', state: 'past' }] } as const;

  it('sets the state of the element with that id, even if it is added later', async () => {
    const dice = await fixture<DicePool>(html`<dice-pool id="well" system="d6" dice="3d6" motion="none"></dice-pool>`);
    await waitUntil(() => dice.matches(':state(ready)'));
    expect(dice.roll()).to.equal(true);
    await dice.updateComplete;
    const { state } = dice;
    const link = await dice.share();
    expect(link).to.match(/^#dice-pool:well=/);
    expect(JSON.stringify((dice.state = state))).to.equal(JSON.stringify(dice.state));
    dice.remove();
    history.replaceState(null, '', link);
    const [first, second] = (
      await fixture<HTMLElement>(
        html`<div>
          <dice-pool system="d6" dice="3d6"></dice-pool><dice-pool id="well" system="d6" dice="3d6"></dice-pool>
        </div>`,
      )
    ).querySelectorAll('dice-pool');
    await waitUntil(() => second!.matches(':state(ready)'));
    expect(second!.state).to.deep.equal(state);
    expect(first!.state.throws).to.deep.equal([]);
  });

  it('contains the model of a piece as JSON', async () => {
    const track = await fixture(html`<nw-stat-track .model=${model}></nw-stat-track>`);
    const { state, share } = track as unknown as { state: unknown; share(): Promise<string> };
    expect(state).to.deep.equal(model);
    const link = await share.call(track);
    history.replaceState(null, '', link);
    dispatchEvent(new Event('hashchange'));
    await settle();
    expect((track as unknown as { state: unknown }).state).to.deep.equal(model);
  });

  it('is refused by the element if it is truncated', async () => {
    const element = document.createElement('nw-stat-track');
    const link = await linkTo(element, { ...model, caption: 'x'.repeat(3000) });
    history.replaceState(null, '', link.slice(0, -7));
    const wrong = oneEvent(document.body, 'nw-error');
    document.body.append(element);
    const { code, path } = (await wrong) as unknown as { code: string; path: string };
    expect([code, path]).to.deep.equal(['link-unread', 'link']);
    element.remove();
  });
});
