// Several people at one device: each person sees only their own secrets, and nothing secret is shown or heard while the
// device is handed on.
import { expect } from '@open-wc/testing';
import { Announcer } from '../../../src/components/shared/announcer.js';
import { isAccessible, waitUntil } from '../support/browser.js';
import { drivers } from './driver.js';
import {
  asked,
  button,
  choose,
  curtain,
  ids,
  isOver,
  placeGame,
  root,
  signature,
  takeDevice,
  written,
} from './on-page.js';

/** The text that the page's live regions contain now. */
const announced = (): string =>
  [...document.querySelectorAll('[data-nightward]')].map(({ textContent }) => textContent).join(' ');

/** Records all announcements from now on, except those that are cancelled. */
function listen(): { readonly said: readonly string[]; end(): void } {
  const said: string[] = [];
  const { say, forget } = Announcer.prototype;
  Announcer.prototype.say = function (text) {
    said.push(text);
    say.call(this, text);
  };
  Announcer.prototype.forget = function () {
    said.length = 0;
    forget.call(this);
  };
  return {
    said,
    end: () => {
      Object.assign(Announcer.prototype, { say, forget });
    },
  };
}

for (const { tag, table, curtain: secrets } of Object.values(drivers)) {
  if (!secrets) continue;
  const [few] = secrets.tables;

  describe(`<${tag}> at one device`, () => {
    for (const { names, attributes } of secrets.tables)
      it(`keeps the secrets of ${names.length} people from each other in every turn`, async () => {
        const ear = listen();
        try {
          const game = await placeGame(tag, attributes);
          const had = new Set<string>();
          for (let turns = 0; turns < 2 * names.length + 3 && !isOver(game); turns++) {
            await waitUntil(() => curtain(game) ?? isOver(game), 'no curtain', { interval: 10 });
            if (isOver(game)) break;
            await game.updateComplete;
            expect(ear.said.length, 'only one announcement: who takes the device').to.equal(1);
            secrets.secret(
              game,
              [written(root(game)), written(game), game.describe(), announced(), ...ear.said].join('\n'),
            );
            const name = await takeDevice(game);
            had.add(name);
            await secrets.fair(game, names.indexOf(name));
            while (!curtain(game) && !isOver(game)) {
              const before = signature(game);
              choose(game, secrets.pass(game));
              await waitUntil(
                () => curtain(game) ?? (isOver(game) || (ids(game).length > 0 && signature(game) !== before)),
                'nobody is asked',
                { interval: 10 },
              );
            }
          }
          expect(had.size, 'everybody has had the device').to.equal(names.length);
        } finally {
          ear.end();
        }
      });

    it('removes the last announcement for one person before the next person takes the device', async () => {
      const ear = listen();
      try {
        const game = await placeGame(tag, few!.attributes);
        await takeDevice(game);
        await waitUntil(() => ear.said.some((line) => !line.startsWith('Hand')), 'nothing is said');
        const spoken = ear.said.at(-1)!;
        await waitUntil(() => announced().includes(spoken), 'nothing is heard');
        while (!curtain(game)) {
          const before = signature(game);
          choose(game, secrets.pass(game));
          await waitUntil(() => curtain(game) ?? signature(game) !== before, 'nobody is asked', { interval: 10 });
        }
        await waitUntil(() => announced().includes('Hand the device'), 'the curtain is silent');
        expect(announced()).not.to.contain(spoken);
      } finally {
        ear.end();
      }
    });

    it('has an accessible curtain, with the name of the next person on its button', async () => {
      const game = await placeGame(tag, few!.attributes);
      await waitUntil(() => curtain(game), 'no curtain');
      await isAccessible(game);
      const name = few!.names.find((each) => curtain(game)!.textContent.includes(each))!;
      expect(button(game, `I am ${name}`)).to.exist;
    });

    it('has no curtain if one person plays with bots', async () => {
      const game = await placeGame(tag, { ...table, seed: 'curtain' });
      expect(await asked(game)).to.equal(true);
      expect(curtain(game)).to.equal(null);
    });
  });
}
