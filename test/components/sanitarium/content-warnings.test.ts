// <sanitarium-game notes>: the content warnings of packs.
import type { SanitariumGame } from '../../../src/components/sanitarium-game/sanitarium-game.js';
import { expect } from '@open-wc/testing';
import { waitUntil } from '../support/browser.js';
import { play, root, text } from './driver.js';

const panel = (game: SanitariumGame): HTMLElement | null => root(game).querySelector('[part=notes]');
const listed = (game: SanitariumGame): string[] =>
  [...(panel(game)?.querySelectorAll('li') ?? [])].map((item) => item.textContent);
const waits = async (game: SanitariumGame): Promise<void> => {
  await waitUntil(() => panel(game), 'no warnings');
  expect([game.matches(':state(notes)'), game.matches(':state(playing)'), game.save()]).to.deep.equal([
    true,
    false,
    null,
  ]);
};

describe('<sanitarium-game notes>', () => {
  it('lists the content warnings of the pack, or says that there are none', async () => {
    const game = await play({ notes: '', seats: 'person random', pack: '/examples/packs/night-shift.json' });
    await waits(game);
    const file = (await (await fetch('/examples/packs/night-shift.json')).json()) as { texts: Record<string, string> };
    const own = [
      ...new Set(
        Object.entries(file.texts).flatMap(([key, value]) =>
          key.endsWith('.notes') && value ? value.split(', ') : [],
        ),
      ),
    ];
    expect(listed(game)).to.deep.equal(own);
    for (const key of Object.keys(file.texts)) if (key.endsWith('.notes')) file.texts[key] = '';
    game.removeAttribute('pack');
    const other = await play({
      notes: '',
      seats: 'person random',
      pack: `data:application/json,${encodeURIComponent(JSON.stringify(file))}`,
    });
    await waits(other);
    expect(listed(other)).to.deep.equal([]);
    expect(text(other)).to.contain('need no content warnings');
  });
});
