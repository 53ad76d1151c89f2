// Several people at one device: whoever holds it sees what is theirs, and while it goes round nobody sees or hears anything.
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

/** What the live regions of the page hold now. */
const announced = (): string =>
  [...document.querySelectorAll('[data-nightward]')].map(({ textContent }) => textContent).join(' ');

/** All that is to be said aloud from now on and is not taken back. */
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
      it(`keeps the secrets of ${names.length} people from one another through the turns`, async () => {
        const ear = listen();
        try {
          const game = await placeGame(tag, attributes);
          const had = new Set<string>();
          for (let turns = 0; turns < 2 * names.length + 3 && !isOver(game); turns++) {
            await waitUntil(() => curtain(game) ?? isOver(game), 'no curtain', { interval: 10 });
            if (isOver(game)) break;
            await game.updateComplete;
            expect(ear.said.length, 'only who has to take it is said').to.equal(1);
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

    it('does not let the next person hear what the last one was told', async () => {
      const ear = listen();
      try {
        const game = await placeGame(tag, few!.attributes);
        await takeDevice(game);
        await waitUntil(() => ear.said.some((line) => !line.startsWith('Hand')), 'nothing is said');
        const told = ear.said.at(-1)!;
        await waitUntil(() => announced().includes(told), 'nothing is heard');
        while (!curtain(game)) {
          const before = signature(game);
          choose(game, secrets.pass(game));
          await waitUntil(() => curtain(game) ?? signature(game) !== before, 'nobody is asked', { interval: 10 });
        }
        await waitUntil(() => announced().includes('Hand the device'), 'the curtain is silent');
        expect(announced()).not.to.contain(told);
      } finally {
        ear.end();
      }
    });

    it('is accessible behind its curtain, and its button has the name of who takes the device', async () => {
      const game = await placeGame(tag, few!.attributes);
      await waitUntil(() => curtain(game), 'no curtain');
      await isAccessible(game);
      const name = few!.names.find((each) => curtain(game)!.textContent.includes(each))!;
      expect(button(game, `I am ${name}`)).to.exist;
    });

    it('has no curtain where one person plays with bots', async () => {
      const game = await placeGame(tag, { ...table, seed: 'curtain' });
      expect(await asked(game)).to.equal(true);
      expect(curtain(game)).to.equal(null);
    });
  });
}
