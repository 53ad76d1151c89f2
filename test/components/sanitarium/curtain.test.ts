// Sanitarium with several people at one device: the announcement after the curtain. Secrets are tested for every game
// in test/components/game/curtain.test.ts.
import { expect } from '@open-wc/testing';
import { waitUntil } from '../support/browser.js';
import { choices, choose, curtain, ids, listen, play, takeDevice } from './driver.js';

describe('<sanitarium-game> with several people on one device', () => {
  it('announces the acts of others to the person who has taken the device', async () => {
    const game = await play({ seats: 'person person', seed: 'curtain', names: 'Mara, Noah' });
    const { said, stop } = listen();
    /**
     * Takes the device, plays until the curtain is shown again, and returns the first announcement, in which “I”
     * replaces the name of the person.
     */
    const turn = async (): Promise<string> => {
      await waitUntil(() => curtain(game), 'no curtain');
      const before = said.length;
      const name = await takeDevice(game);
      await waitUntil(() => said.slice(before).some((line) => !line.startsWith('Hand')), 'nothing is heard');
      while (!curtain(game)) {
        const model = JSON.stringify(choices(game)?.model);
        choose(game, ids(game).find((id) => id === 'end' || id === 'stop') ?? ids(game)[0]!);
        await waitUntil(
          () => curtain(game) ?? (ids(game).length > 0 && JSON.stringify(choices(game)?.model) !== model),
          'nobody is asked',
        );
      }
      return said
        .slice(before)
        .find((line) => !line.startsWith('Hand'))!
        .replaceAll(name, 'I');
    };
    const heardFirst: string[] = [];
    while (heardFirst.length < 16 && !heardFirst.some((line) => /^(Mara|Noah) /.test(line)))
      heardFirst.push(await turn());
    expect(heardFirst.at(-1), heardFirst.join('\n')).to.match(/^(Mara|Noah) .*\. I /);
    stop();
  });
});
