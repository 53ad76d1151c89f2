// A remote seat: the element plays the seat that is served at the other end of a port, and only this seat.
import { expect, fixture, html } from '@open-wc/testing';
import { openMatch } from '../../../src/engine/kernel/create-match.js';
import { TimeLimits } from '../../../src/engine/table/time-limits.js';
import { serveTable, type Port } from '../../../src/engine/table/seat-channel.js';
import { Table } from '../../../src/engine/table/table.js';
import { waitUntil } from '../support/browser.js';
import { drivers, type GameDriver } from './driver.js';
import { choose, ids, root, type GameOnPage } from './on-page.js';

/** Starts a match whose second seat is served at a port. `alter` can change each message from the table. */
function serveMatch(
  { rules, options }: GameDriver,
  alter: (said: { readonly answer?: object }) => unknown = (said) => said,
): { readonly table: Table; readonly port: MessagePort } {
  const match = openMatch(rules, {
    seed: 'elsewhere',
    seats: ['Ada', 'Bruno'],
    ...(options !== undefined && { options }),
  });
  if (!match.ok) throw new Error(match.error.message);
  const table = new Table({
    match: match.value,
    clock: { now: () => 0, after: () => () => undefined },
    occupants: [{ kind: 'person' }, { kind: 'person' }],
    limits: new TimeLimits(),
  });
  const { port1, port2 } = new MessageChannel();
  const port: Port = {
    onmessage: null,
    postMessage: (said) => {
      port1.postMessage(alter(said as { readonly answer?: object }));
    },
  };
  port1.onmessage = (event) => port.onmessage?.(event);
  serveTable(table, 1, port);
  return { table, port: port2 };
}

async function joinMatch(tag: string, port: MessagePort): Promise<GameOnPage> {
  const box = await fixture<HTMLElement>(html`<div></div>`);
  const game = Object.assign(document.createElement(tag), {
    loading: 'eager',
    motion: 'none',
    table: port,
  }) as unknown as GameOnPage;
  box.append(game);
  return game;
}

for (const driver of Object.values(drivers)) {
  const { tag } = driver;
  describe(`<${tag}> with a remote seat`, () => {
    it('shows the view of its seat, sends its choices to the table, saves nothing, and leaves', async () => {
      const { table, port } = serveMatch(driver);
      const game = await joinMatch(tag, port);
      await waitUntil(() => game.matches(':state(playing)'), 'no table');
      expect(root(game).textContent).to.contain('Bruno');
      const asked = async (): Promise<string[]> =>
        (await table.as(1).view()).questions
          .filter(({ standing }) => !standing)
          .flatMap(({ options }) => options.map(({ id }) => id));
      // The other seat may be asked first.
      for (let n = 0; n < 9 && (await asked()).length === 0; n++) {
        const [question] = (await table.as(0).view()).questions.filter(({ standing }) => !standing);
        await table.as(0).choose(question!.n, question!.options[0]!.id);
      }
      const [first] = await asked();
      await waitUntil(() => ids(game).includes(first!), `nobody is offered ${first!}`);
      const before = table.save().choices.length;
      choose(game, first!);
      await waitUntil(() => table.save().choices.length > before, 'the table has not received the choice');
      const { record, save } = game.state as { record?: { seat: number }; save?: unknown };
      expect([record?.seat, save, game.save(), localStorage.length]).to.deep.equal([1, undefined, null, 0]);
      game.leave();
      await waitUntil(() => root(game).querySelector('[part=start]'), 'no form');
      expect(game.table).to.equal(null);
    });

    it('refuses an invalid view from the table', async () => {
      const { port } = serveMatch(driver, (said) =>
        'questions' in Object(said.answer)
          ? { ...said, answer: { ...said.answer, questions: [{ n: 1, seat: 0 }] } }
          : said,
      );
      const game = await joinMatch(tag, port);
      await waitUntil(() => game.matches(':state(error)'), 'it is accepted');
      expect(root(game).textContent).to.contain('view/questions/0');
    });
  });
}
