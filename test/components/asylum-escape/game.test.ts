// <asylum-escape-game>: its start form, choices by pointer and keys, and the end.
import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { button, choose, house, ids, isOver, lists, offered, play, room, root } from './driver.js';
import { House } from '../../../src/components/nw-house/nw-house.js';
import { isAccessible, waitUntil } from '../support/browser.js';

const hiding = {
  phase: 'victim',
  active: 0,
  patients: [{ card: 'warden', at: 'bell-tower' }],
  victims: [{ card: 'reporter', at: 'theatre' }],
};
const alone = { seats: 'person random', patients: '1' };

/** What the persons do from now on. The bots may change the house again before a test can look at it. */
function actsOf(game: HTMLElement): readonly string[] {
  const acts: string[] = [];
  game.addEventListener('nw-act', ({ option }) => acts.push(option));
  return acts;
}

describe('<asylum-escape-game>', () => {
  it('starts a match from the form', async () => {
    const game = await play({});
    await waitUntil(() => root(game).querySelector('[part=start]'));
    const count = root(game).querySelector('select')!;
    count.value = '2';
    count.dispatchEvent(new Event('change', { bubbles: true }));
    await game.updateComplete;
    expect(root(game).querySelectorAll('.occupants select').length).to.equal(2);
    const [, long] = root(game).querySelectorAll<HTMLInputElement>('input[name=version]');
    expect(long!.disabled, 'AE-RUL-01 with one Victim there is only the short version').to.equal(true);
    button(game, 'Play now').click();
    await waitUntil(() => game.matches(':state(playing)'), 'no match');
    await isAccessible(game);
  });

  it('lets the first person hide, hunt, or leave it to chance', async () => {
    const game = await play({});
    const roles = [...root(game).querySelectorAll<HTMLInputElement>('input[name=role]')];
    const patients = (): string =>
      root(game).querySelectorAll<HTMLSelectElement>('details > .setting select')[1]!.value;
    const seats: string[] = [];
    for (const role of roles.toReversed()) {
      role.click();
      await game.updateComplete;
      seats.push(patients());
    }
    expect(seats).to.deep.equal(['random', '0', '3']);
  });

  it('opens and draws a match in different tasks, so that the page stays responsive', async () => {
    // A task that the element asks for begins with the callback of a timer.
    let task = 0;
    const { setTimeout } = window;
    window.setTimeout = ((callback: () => void, ms?: number) =>
      setTimeout(() => {
        task++;
        callback();
      }, ms)) as typeof setTimeout;
    const tasks = new Map<string, number>();
    const note = (what: string): void => {
      if (!tasks.has(what)) tasks.set(what, task);
    };
    const { render } = House.prototype;
    House.prototype.render = function (this: House) {
      // The house of the test before may still be drawing.
      if (this.isConnected) note('drawn');
      return render.call(this);
    };
    try {
      await play(alone, {
        situation: {
          ...hiding,
          get turn() {
            // It is read first when the element compares its properties, and last when the match is opened.
            if (!tasks.has('drawn')) tasks.set('opened', task);
            return 3;
          },
        },
      });
      await waitUntil(() => tasks.has('drawn'), 'the house is not drawn');
    } finally {
      House.prototype.render = render;
      window.setTimeout = setTimeout;
    }
    expect(tasks.get('drawn')).to.be.greaterThan(tasks.get('opened')!);
  });

  it('AE-VIC-06 a Victim draws a card with the list of choices and moves with a tap in the house, and the notebook lists the turn', async () => {
    const game = await play(alone, { situation: hiding, faces: [{ deck: 'movement', card: 'two-rooms.1' }] });
    choose(game, await offered(game, 'draw:movement'));
    await offered(game, 'move:bath-hall');
    await waitUntil(() => room(game, 'room:bath-hall').part.contains('can-act'), 'the room cannot be pointed at');
    const acts = actsOf(game);
    room(game, 'room:bath-hall').click();
    await waitUntil(() => acts.includes('move:bath-hall'), 'the Victim does not move');
    await waitUntil(
      () => root(game).querySelector('nw1-notebook')!.shadowRoot!.textContent.includes('Bath Hall'),
      'the notebook does not list the room',
    );
  });

  it('AE-PAT-02 a Patient can be moved with keys alone', async () => {
    const game = await play(
      { seats: 'person random', patients: '0' },
      {
        situation: {
          phase: 'march',
          rooms: 1,
          patients: [{ card: 'warden', at: 'office' }],
          victims: [{ card: 'reporter', at: 'shed' }],
        },
      },
    );
    await offered(game, 'patient:0:');
    await house(game).updateComplete;
    house(game).focusOn('patient:0');
    house(game).shadowRoot!.querySelector<HTMLElement>('[data-id="patient:0"]')!.focus();
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => room(game, 'room:library').part.contains('can-act'), 'the room cannot be pointed at');
    const acts = actsOf(game);
    house(game).focusOn('room:library');
    room(game, 'room:library').focus();
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => acts.includes('patient:0:library'), 'the Patient does not move');
  });

  it('AE-SET-11 reserves room for a Victim’s card before it is dealt, so that nothing below moves', async () => {
    const game = await play({ seats: 'random person random', patients: '0' });
    choose(game, await offered(game, 'keep'));
    const start = await offered(game, 'start:');
    const height = (): number => root(game).querySelector<HTMLElement>('[part=board]')!.offsetHeight;
    const before = height();
    choose(game, start);
    await waitUntil(() => root(game).querySelector('nw1-card-hand')?.shadowRoot?.querySelector('li'), 'no card');
    expect(height()).to.equal(before);
  });

  it('AE-CAT-05 asks again before a Victim enters the room of a Patient', async () => {
    const game = await play(alone, {
      situation: { ...hiding, patients: [{ card: 'warden', at: 'shock-room' }] },
      faces: [{ deck: 'movement', card: 'one-room.1' }],
    });
    choose(game, await offered(game, 'draw:movement'));
    choose(game, await offered(game, 'enter:shock-room'));
    await waitUntil(() => ids(game).includes('back'));
    expect(lists(game)[0]!.model!.prompt).to.contain('you will be caught');
  });

  it('AE-RUL-47 shows all routes at the end', async () => {
    const game = await play(
      { seats: 'person random', patients: '0' },
      {
        situation: {
          phase: 'march',
          rooms: 1,
          patients: [{ card: 'warden', at: 'library' }],
          victims: [{ card: 'reporter', at: 'office' }],
        },
        faces: [{ die: 'd6', face: 1 }],
      },
    );
    await offered(game, 'patient:0:office');
    choose(game, 'patient:0:office');
    await waitUntil(() => isOver(game) && root(game).querySelector('.routes'), 'no end');
    expect(root(game).querySelector('[part=end] h3')!.textContent).to.equal('Won');
    expect(root(game).querySelector('.routes')!.textContent).to.contain('Office');
    await isAccessible(game);
  });

  it('AE-RUL-47 deals the same house again, but the bots do not repeat themselves, as the end has shown where they hid', async () => {
    const game = await play(
      { seats: `person${' random'.repeat(6)}`, patients: '0', seed: 'again' },
      {
        situation: {
          phase: 'victim',
          active: 1,
          turn: 8,
          patients: [{ card: 'warden', at: 'office' }],
          victims: Array.from({ length: 6 }, () => ({ at: 'rooftop' })),
          decks: { bloodlust: [] },
        },
      },
    );
    const turns: string[] = [];
    for (let match = 0; match < 2; match++) {
      choose(game, await offered(game, 'done'));
      await waitUntil(() => isOver(game) && root(game).querySelector('.routes'), 'no end');
      const { seed, choices } = game.save()!;
      expect(seed).to.equal('again');
      turns.push(JSON.stringify(choices));
      if (match === 0) button(game, 'Play this house again').click();
      await waitUntil(() => match > 0 || !isOver(game), 'it does not begin again');
    }
    expect(turns[1]).not.to.equal(turns[0]);
  });
});
