// <lobotomy-game> at its table: its events, undo, what is shared, several people at one device, leaving, and what stays behind.
import { aTimeout, expect, fixture, html, oneEvent } from '@open-wc/testing';
import type { NwActEvent, NwOverEvent } from '../../../src/components/game/events.js';
import type { LobotomyGame } from '../../../src/components/lobotomy-game/lobotomy-game.js';
import { barter, duel, lastSpace, midnight } from '../../../stories/lobotomy-2/game.models.js';
import { isAccessible, settle, waitUntil } from '../support/browser.js';
import {
  acted,
  asked,
  board,
  button,
  choose,
  ids,
  isOver,
  listen,
  log,
  play,
  playNight,
  prompt,
  root,
  signature,
  take,
  text,
} from './game-on-page.js';

const isPlaying = (game: LobotomyGame): boolean => game.matches(':state(playing)');
const canUndo = (game: LobotomyGame): boolean => button(game, 'Take back').ariaDisabled !== 'true';

describe('<lobotomy-game>', () => {
  describe('a match', () => {
    it('is ready once, whatever its pieces say of themselves', async () => {
      let ready = 0;
      const count = (): void => {
        ready++;
      };
      document.addEventListener('nw-ready', count);
      await playNight(midnight);
      document.removeEventListener('nw-ready', count);
      expect(ready).to.equal(1);
    });

    it('shows who plays and how they are', async () => {
      const game = await playNight(midnight);
      const rows = [...root(game).querySelectorAll('.cast li')].map(({ textContent }) =>
        textContent.replace(/\s+/g, ' ').trim(),
      );
      for (const name of ['Tobias Crake', 'Lotte Wren', 'Ian McFellow', 'Harriet Voss'])
        expect(
          rows.some((row) => row.includes(name)),
          name,
        ).to.equal(true);
      // Tobias has 2 Wounds of 9, and 3 Insanity of 6.
      expect(rows[0]).to.contain('7/9').and.to.contain('3/6');
      expect([...root(game).querySelectorAll('.cast [aria-current=true]')].length).to.equal(1);
    });

    // Fuller tables are stories, and axe sees them there.
    it('is accessible, in the middle of a Trade too', async () => {
      for (const [night, steps] of [
        [midnight, []],
        [barter, ['trade:1', 'put:0:junk:paper']],
      ] as const) {
        const game = await playNight(night);
        await waitUntil(() => root(game).querySelector('.missed'), 'it is never whole');
        for (const step of steps) await take(game, step);
        await game.updateComplete;
        await isAccessible(game);
        game.remove();
      }
    });

    it('tells the page who chose what', async () => {
      const game = await playNight(midnight);
      const told = oneEvent(game, 'nw-act') as unknown as Promise<NwActEvent>;
      choose(game, 'walk:4');
      const { seat, option } = await told;
      expect([seat, option]).to.deep.equal([0, 'walk:4']);
    });

    it('tells the page once when it is over, and how', async () => {
      const game = await playNight(lastSpace);
      const told: NwOverEvent[] = [];
      game.addEventListener('nw-over', (event) => told.push(event));
      await take(game, 'next:10');
      await waitUntil(() => told.length > 0, 'the page is not told');
      await settle();
      expect(told.map(({ outcome }) => [outcome.winners, outcome.rule])).to.deep.equal([[[], 'LOB-WIN-02']]);
    });

    it('is told in words to whoever does not see it', async () => {
      const game = await playNight(midnight);
      const told = game.describe();
      for (const words of [
        'Bed Nine',
        'Tobias Crake, 3 Action Points left.',
        'The Superintendent',
        'Harriet Voss: Well, South Side',
      ])
        expect(told.replace(/: Ward|\n/g, ' ')).to.contain(words.split(':')[0]);
      expect(told).to.contain(prompt(game));
    });

    it('says aloud what is asked, and what has happened', async () => {
      const voice = listen();
      const game = await playNight(duel);
      await voice.heard('Tobias Crake, 3 Action Points left.');
      await waitUntil(() => root(game).querySelector('.missed'), 'it is never whole');
      await take(game, 'attack:broken-glass.1:10');
      await voice.heard(/State Trooper/);
      voice.stop();
    });
  });

  describe('undo', () => {
    it('takes a step back, and refuses where dice were thrown', async () => {
      const game = await playNight(duel);
      const before = prompt(game);
      expect(canUndo(game)).to.equal(false);
      await take(game, 'walk:4');
      expect(board(game)!.model!.tokens.find(({ id }) => id === 'character:0')!.space).to.equal('space:4');
      await waitUntil(() => canUndo(game));
      const { length } = log(game);
      button(game, 'Take back').click();
      await waitUntil(() => prompt(game) === before);
      expect(board(game)!.model!.tokens.find(({ id }) => id === 'character:0')!.space).to.equal('space:3');
      expect(log(game).length).to.be.below(length);
      await take(game, 'attack:fists:10');
      expect(canUndo(game)).to.equal(false);
    });

    it('says why not', async () => {
      const game = await playNight(duel);
      await waitUntil(() => root(game).querySelector('.missed'), 'nothing can be asked');
      button(game, 'Take back').click();
      await waitUntil(() => root(game).querySelector('nw1-why')?.shadowRoot?.textContent.trim(), 'no answer');
    });
  });

  describe('passing it on', () => {
    it('save() is the whole truth, from which another goes on', async () => {
      const game = await playNight(duel);
      await take(game, 'walk:4');
      const { game: id, choices, seed } = game.save()!;
      expect([id, choices.length, seed]).to.deep.equal(['lobotomy-2', 1, 'night']);
      expect(JSON.parse(JSON.stringify(game.save()))).to.deep.equal(game.save());
    });

    it('state is the save of the match, for nothing in it is hidden', async () => {
      const game = await playNight(lastSpace);
      const { save, ...others } = game.state as { readonly save: unknown; readonly occupants: unknown };
      expect(Object.keys(others)).to.have.members(['game', 'names', 'occupants']);
      expect(save).to.deep.equal(game.save());
    });

    it('describes the match that is looked at, and not the one that waits', async () => {
      const game = await playNight(duel);
      const { state } = game;
      const passedOn = game
        .describe()
        .split('\n')
        .filter((line) => line.includes(': '));
      await take(game, 'walk:4');
      const waits = game.describe();
      game.state = state;
      await waitUntil(() => passedOn.every((line) => game.describe().includes(line)), 'it is not described');
      expect(passedOn.length).to.be.above(3);
      expect(waits.split('\n').every((line) => game.describe().includes(line))).to.equal(false);
    });

    it('Share opens beside the table', async () => {
      const game = await playNight(duel);
      button(game, 'Share').click();
      await waitUntil(
        () =>
          [...root(game).querySelectorAll('*')].some(({ shadowRoot }) =>
            shadowRoot?.querySelector('dialog[open], [popover]:popover-open'),
          ),
        'no panel',
      );
    });
  });

  describe('several people at one device', () => {
    it('see the same table: nothing is hidden, so nobody has to look away', async () => {
      const game = await playNight(barter, {
        seats: 'person person person',
        characters: 'lotte-wren, harriet-voss, felix-ambrose',
      });
      expect(prompt(game)).to.contain('Lotte Wren');
      await take(game, 'end');
      expect(prompt(game)).to.contain('Harriet Voss');
      expect(root(game).querySelector('[part=curtain]')).to.equal(null);
      expect(root(game).querySelector('.table')).to.exist;
    });

    it('answer for their own Characters', async () => {
      const game = await playNight(barter, {
        seats: 'person person person',
        characters: 'lotte-wren, harriet-voss, felix-ambrose',
      });
      const seats: number[] = [];
      game.addEventListener('nw-act', ({ seat }) => seats.push(seat));
      await take(game, 'end');
      await take(game, 'end');
      expect(seats).to.deep.equal([0, 1]);
    });

    it('LOB-TRD-01 a Trade is offered by one and agreed to by the other', async () => {
      const game = await playNight(barter, {
        seats: 'person person person',
        characters: 'lotte-wren, harriet-voss, felix-ambrose',
      });
      await take(game, 'trade:1');
      await take(game, 'put:0:junk:paper');
      await take(game, 'put:1:meds:red');
      expect(root(game).querySelector('[part=trade]')!.textContent).to.match(/Paper[\s\S]*red Meds/);
      await take(game, 'offer');
      expect(prompt(game)).to.contain('Harriet Voss: Lotte Wren gives you').and.to.contain('Agreed?');
    });
  });

  describe('leaving', () => {
    it('leave() puts the match away with all its states and shows the form', async () => {
      const game = await playNight(lastSpace);
      await take(game, 'next:10');
      expect([isPlaying(game), isOver(game)]).to.deep.equal([true, true]);
      game.leave();
      await game.updateComplete;
      await settle();
      expect([isPlaying(game), isOver(game), ids(game), game.save(), game.state]).to.deep.equal([
        false,
        false,
        [],
        null,
        null,
      ]);
      expect(button(game, 'Begin')).to.exist;
    });

    it('New game does so too', async () => {
      const game = await playNight(duel);
      button(game, 'New game').click();
      await game.updateComplete;
      expect(button(game, 'Begin')).to.exist;
    });

    it('newGame() deals anew, with the seed it is given', async () => {
      const game = await play({ seats: 'person', seed: 'one' });
      await asked(game);
      await take(game, ids(game)[0]!);
      game.newGame({ seed: 'two' });
      await waitUntil(() => game.save()?.seed === 'two', 'the first goes on');
      await asked(game);
      expect(game.save()!.choices).to.deep.equal([]);
    });

    it('Same again begins the same night', async () => {
      const game = await play({ seats: 'person', seed: 'same' });
      await asked(game);
      const first = signature(game);
      await take(game, ids(game)[0]!);
      button(game, 'Same again').click();
      await waitUntil(() => game.save()?.choices.length === 0 && signature(game) === first, 'another night');
    });

    it('nothing is left when it is taken off the page, and nothing goes on', async () => {
      const voice = listen();
      const game = await play({ seats: 'random random random', seed: 'gone', pace: '20' });
      await waitUntil(() => log(game).length > 12, 'nobody plays');
      game.parentElement!.remove();
      await settle();
      const left = [game.save()!.choices.length, voice.said.length];
      await aTimeout(300);
      voice.stop();
      expect([game.save()!.choices.length, voice.said.length]).to.deep.equal(left);
    });

    it('laid down again elsewhere it goes on, and each choice is told once', async () => {
      const game = await playNight(duel);
      const other = await fixture<HTMLElement>(html`<div></div>`);
      const options = acted(game);
      other.append(game);
      await asked(game);
      await take(game, 'walk:4');
      expect(options).to.deep.equal(['walk:4']);
      expect(text(game)).to.contain('Bed Nine');
    });
  });
});
