// A game whose table is not in its page: the element takes the seat that is served at the other end of a port, and only that.
import { expect, fixture, html } from '@open-wc/testing';
import '../../../src/components/asylum-escape-game/define.js';
import '../../../src/components/lobotomy-game/define.js';
import '../../../src/components/sanitarium-game/define.js';
import { rules as asylum } from '../../../src/engine/games/asylum-escape/rules/rules.js';
import { rules as lobotomy } from '../../../src/engine/games/lobotomy-2/rules/rules.js';
import { rules as sanitarium } from '../../../src/engine/games/sanitarium/rules/rules.js';
import { openMatch } from '../../../src/engine/kernel/create-match.js';
import type { Rules } from '../../../src/engine/kernel/index.js';
import { TimeLimits } from '../../../src/engine/table/time-limits.js';
import { serveTable, type Port } from '../../../src/engine/table/seat-channel.js';
import { Table } from '../../../src/engine/table/table.js';
import type { Choices } from '../../../src/components/nw-choices/nw-choices.js';
import type { SanitariumGame } from '../../../src/components/sanitarium-game/sanitarium-game.js';
import { waitUntil } from '../support/browser.js';

const games: Readonly<Record<string, { readonly rules: Rules; readonly options: object | undefined }>> = {
  'asylum-escape-game': { rules: asylum as Rules, options: { patients: 0 } },
  'lobotomy-game': { rules: lobotomy as Rules, options: { scenario: 'S1' } },
  'sanitarium-game': { rules: sanitarium as Rules, options: undefined },
};

/** A match whose second seat is served at a port; what `alter` gives is said in place of what the table says. */
function dealt(
  tag: string,
  alter: (said: { readonly answer?: object }) => unknown = (said) => said,
): { readonly table: Table; readonly port: MessagePort } {
  const { rules, options } = games[tag]!;
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

async function seated(tag: string, port: MessagePort): Promise<SanitariumGame> {
  const box = await fixture<HTMLElement>(html`<div></div>`);
  const game = Object.assign(document.createElement(tag), {
    loading: 'eager',
    motion: 'none',
    table: port,
  }) as unknown as SanitariumGame;
  box.append(game);
  return game;
}

const lists = (game: Element): Choices[] => [...game.shadowRoot!.querySelectorAll<Choices>('nw1-choices')];

for (const tag of Object.keys(games))
  describe(`<${tag}> at a table elsewhere`, () => {
    it('shows what its seat sees, says what is chosen to the table, keeps nothing, and leaves', async () => {
      const { table, port } = dealt(tag);
      const game = await seated(tag, port);
      await waitUntil(() => game.matches(':state(playing)'), 'no table');
      expect(game.shadowRoot!.textContent).to.contain('Bruno');
      const asked = async (): Promise<string[]> =>
        (await table.as(1).view()).questions
          .filter(({ standing }) => !standing)
          .flatMap(({ options }) => options.map(({ id }) => id));
      // Whoever is asked first may be another.
      for (let n = 0; n < 9 && (await asked()).length === 0; n++) {
        const [question] = (await table.as(0).view()).questions.filter(({ standing }) => !standing);
        await table.as(0).choose(question!.n, question!.options[0]!.id);
      }
      const [first] = await asked();
      await waitUntil(
        () => lists(game).some(({ model }) => model?.choices.some(({ id }) => id === first)),
        `nobody is offered ${first!}`,
      );
      const before = table.save().choices.length;
      lists(game)[0]!.dispatchEvent(Object.assign(new Event('nw-choose', { bubbles: true }), { targetId: first }));
      await waitUntil(() => table.save().choices.length > before, 'the table has not heard');
      const { record, save } = game.state as { record?: { seat: number }; save?: unknown };
      expect([record?.seat, save, game.save(), localStorage.length]).to.deep.equal([1, undefined, null, 0]);
      game.leave();
      await waitUntil(() => game.shadowRoot!.querySelector('[part=start]'), 'no form');
      expect(game.table).to.equal(null);
    });

    it('refuses a table that says something else than a seat may see', async () => {
      const { port } = dealt(tag, (said) =>
        'questions' in Object(said.answer)
          ? { ...said, answer: { ...said.answer, questions: [{ n: 1, seat: 0 }] } }
          : said,
      );
      const game = await seated(tag, port);
      await waitUntil(() => game.matches(':state(error)'), 'it is believed');
      expect(game.shadowRoot!.textContent).to.contain('view/questions/0');
    });
  });
