// A choice that gives up a Protected Item must be confirmed, no matter how it was chosen.
import { expect, fixture, html, oneEvent } from '@open-wc/testing';
import '../../../src/components/sanitarium-game/define.js';
import type { Choices } from '../../../src/components/nw-choices/nw-choices.js';
import type { CardHand } from '../../../src/components/nw-card-hand/nw-card-hand.js';
import type { SanitariumGame } from '../../../src/components/sanitarium-game/sanitarium-game.js';
import { lateWatch } from '../../../stories/sanitarium/game.models.js';
import { waitUntil } from '../support/browser.js';

const choices = (game: SanitariumGame): Choices | null => game.shadowRoot!.querySelector<Choices>('nw1-choices');
const ids = (game: SanitariumGame): string[] => choices(game)?.model?.choices.map(({ id }) => id) ?? [];
const slip = (game: SanitariumGame, id: string): HTMLButtonElement =>
  choices(game)!.shadowRoot!.querySelector<HTMLButtonElement>(`[id="${id}"]`)!;

/** Ada's Night Key is a Protected Item. There are Rooms on which it can be used. */
const [ada, ...others] = lateWatch.players ?? [];
const situation = {
  ...lateWatch,
  players: [
    { ...ada, claimed: ['music-box', 'night-key'], things: ['tin-saint'] },
    { ...others[0], things: ['case-file', 'hand-mirror'] },
    ...others.slice(1),
  ],
};

async function table(): Promise<SanitariumGame> {
  const game = await fixture<SanitariumGame>(
    html`<sanitarium-game
      loading="eager"
      no-save
      motion="none"
      pace="0"
      seats="person random random random"
      seed="sure"
      .situation=${situation}
    ></sanitarium-game>`,
  );
  await waitUntil(() => ids(game).includes('use:night-key.1'), 'the key cannot be used');
  await choices(game)!.updateComplete;
  return game;
}

describe('<sanitarium-game> asks for confirmation (SAN-RUL-18)', () => {
  it('before a Protected Item is used up; the player can go back', async () => {
    const game = await table();
    slip(game, 'use:night-key.1').click();
    await waitUntil(() => ids(game).length === 2);
    expect(choices(game)!.model!.prompt).to.contain('Protected');
    await choices(game)!.updateComplete;
    slip(game, 'back').click();
    await waitUntil(() => ids(game).length > 2);
    expect(ids(game)).to.include('use:night-key.1');
  });

  it('and uses the Item if the player confirms', async () => {
    const game = await table();
    slip(game, 'use:night-key.1').click();
    await waitUntil(() => ids(game).length === 2);
    await choices(game)!.updateComplete;
    const acted = oneEvent(game, 'nw-act');
    slip(game, 'use:night-key.1').click();
    const { option } = (await acted) as unknown as { option: string };
    expect(option).to.equal('use:night-key.1');
  });

  it('also if the card itself was pressed', async () => {
    const game = await table();
    const hand = game.shadowRoot!.querySelector<CardHand>('nw1-card-hand')!;
    const { id } = hand.model!.cards.find(({ art }) => art === 'night-key')!;
    hand.dispatchEvent(Object.assign(new Event('nw-point', { bubbles: true }), { targetId: id }));
    await waitUntil(() => ids(game).length === 2);
    expect(ids(game)).to.deep.equal(['use:night-key.1', 'back']);
  });
});
