// Several people at one device: whoever holds it sees what is theirs, and while it goes round nobody sees anything.
import { expect } from '@open-wc/testing';
import { pack } from '../../../src/engine/games/sanitarium/content/pack.js';
import cards from '../../../src/messages/en/sanitarium/cards.js';
import type { CardHand } from '../../../src/components/nw-card-hand/nw-card-hand.js';
import type { SanitariumGame } from '../../../src/components/sanitarium-game/sanitarium-game.js';
import { isAccessible, waitUntil } from '../support/browser.js';
import { asked, button, choices, choose, ids, isOver, listen, play, prompt, root, text } from './harness.js';

const curtain = (game: SanitariumGame): Element | null => root(game).querySelector('[part=curtain]');
const heard = (): string =>
  [...document.querySelectorAll('[data-nightward]')].map(({ textContent }) => textContent).join(' ');

/** Who the device goes to. */
const asksFor = (game: SanitariumGame): string => /device to (\w+)/.exec(text(game))![1]!;

/** All that stands in a tree: text, attributes, and what the trees inside hold. */
function written(tree: ShadowRoot | Element): string {
  const inside = [...tree.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? written(shadowRoot) : []));
  return [tree.innerHTML, ...inside].join('\n');
}

interface Secret {
  readonly kind: string;
  readonly claimed: boolean;
}
interface Truth {
  readonly active: number;
  readonly players: readonly { readonly things: readonly Secret[] }[];
}
const truth = (game: SanitariumGame): Truth => (game.save()!.snapshot as unknown as { state: Truth }).state;

/** Nothing that a card is called, and no id of one, stands anywhere. */
function expectNothing(game: SanitariumGame): void {
  const all = `${written(root(game))}\n${written(game)}\n${game.describe()}\n${heard()}`;
  for (const { kind } of pack.items) {
    expect(all).not.to.contain(kind);
    expect(all).not.to.contain(cards[kind as keyof typeof cards]);
  }
  expect(all).not.to.match(/\b(card|thing|space|monster):/);
}

async function take(game: SanitariumGame): Promise<string> {
  await waitUntil(() => curtain(game), 'no curtain');
  const name = asksFor(game);
  button(game, `I am ${name}`).click();
  await waitUntil(() => root(game).querySelector('nw1-card-hand') && ids(game).length > 0, 'no table');
  return name;
}

describe('<sanitarium-game> at one device', () => {
  const names = ['Mara', 'Noah', 'Olga', 'Pius'];

  for (const count of [2, 4])
    it(`keeps the secrets of ${count} people from one another through the turns`, async () => {
      const game = await play({
        seats: Array<string>(count).fill('person').join(' '),
        seed: 'curtain',
        names: names.slice(0, count).join(', '),
      });
      const seen = new Set<string>();
      for (let turns = 0; turns < 2 * count + 1; turns++) {
        await waitUntil(() => curtain(game), 'no curtain');
        expectNothing(game);
        const name = await take(game);
        await Promise.all(
          [...root(game).querySelectorAll<CardHand>('nw1-card-hand')].map(({ updateComplete }) => updateComplete),
        );
        seen.add(name);
        const seat = names.indexOf(name);
        const all = `${written(root(game))}\n${JSON.stringify([...root(game).querySelectorAll<CardHand>('nw1-card-hand')].map(({ model }) => model))}`;
        const { players } = truth(game);
        for (const [other, { things }] of players.entries())
          for (const { kind, claimed } of things) {
            if (claimed) continue; // laid open
            if (other === seat) expect(all, `${name} sees what is theirs`).to.contain(`thing:${kind}`);
            else expect(all, `${name} sees nothing of ${names[other]!}`).not.to.contain(`thing:${kind}`);
          }
        for (const other of names.filter((each) => each !== name)) expect(heard()).not.to.contain(`I am ${other}`);
        // On, until somebody else is asked.
        while (!curtain(game) && !isOver(game)) {
          const before = JSON.stringify(choices(game)?.model);
          const [first] = ids(game);
          choose(game, ids(game).find((id) => id === 'end' || id === 'stop') ?? first!);
          await waitUntil(
            () =>
              curtain(game) ??
              (isOver(game) || (ids(game).length > 0 && JSON.stringify(choices(game)?.model) !== before)),
            'nobody is asked',
          );
        }
      }
      expect(seen.size, 'everybody has had the device').to.equal(count);
    });

  it('does not let the next person hear what the last one was told', async () => {
    const game = await play({ seats: 'person person', seed: 'curtain' });
    await take(game);
    await waitUntil(() => /drew/.test(prompt(game)));
    const told = prompt(game);
    await waitUntil(() => heard().includes(told), 'the first person heard it');
    choose(game, ids(game)[0]!);
    await waitUntil(() => curtain(game));
    await waitUntil(() => heard().includes('Hand the device'));
    expect(heard()).not.to.contain(told);
  });

  it('tells whoever has it again what others have done meanwhile', async () => {
    const game = await play({ seats: 'person person', seed: 'curtain', names: 'Mara, Noah' });
    const { said, stop } = listen();
    /** Somebody takes the device, hears something, and plays until the other one is asked. */
    const turn = async (): Promise<string> => {
      await waitUntil(() => curtain(game), 'no curtain');
      const before = said.length;
      const name = await take(game);
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

  it('is accessible behind its curtain, and its button has the name of who takes the device', async () => {
    const game = await play({ seats: 'person person', seed: 'curtain', names: 'Mara, Noah' });
    await waitUntil(() => curtain(game));
    await isAccessible(game);
    expect(button(game, `I am ${asksFor(game)}`)).to.exist;
  });

  it('has no curtain where one person plays with bots', async () => {
    const game = await play({ seats: 'person random', seed: 'curtain' });
    expect(await asked(game)).to.equal(true);
    expect(curtain(game)).to.equal(null);
  });
});
