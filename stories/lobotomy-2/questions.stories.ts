// Stories of the questions in a match of Lobotomy 2: Attacks, Trades, the Loadout, upgrade rows, Lockers, and others.
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { expect, waitFor } from 'storybook/test';
import {
  args,
  asked,
  at,
  game,
  ids,
  onMap,
  point,
  prompt,
  render,
  see,
  shadow,
  take,
  takeAll,
  type Args,
} from './game.acts.js';
import {
  armoury,
  arrivals,
  barter,
  duel,
  finalBattle,
  howling,
  lastBreath,
  locker,
  midnight,
  onTheStair,
  volley,
  workshop,
} from './game.models.js';

const meta: Meta<Args> = { title: 'Games/lobotomy-game/Questions', component: 'lobotomy-game', args, render };
export default meta;
type Story = StoryObj<Args>;

const rolls = (canvas: HTMLElement): number => shadow(canvas).querySelectorAll('.rolls nw1-dice-pool').length;

/** A Monster was pressed. The list has the attacks with the Weapons that can reach it. */
export const Attack: Story = {
  args: at(duel),
  play: async ({ canvasElement }) => {
    await point(canvasElement, 'monster:10');
    await waitFor(() => {
      expect(ids(canvasElement)).toContain('attack:broken-glass.1:10');
    });
    await expect(ids(canvasElement)).not.toContain('loot');
  },
};

/** The Abilities that can be used before the dice are rolled. */
export const AttackDeclared: Story = {
  args: at(volley),
  play: async ({ canvasElement }) => {
    await take(canvasElement, 'attack:revolver:10');
    await waitFor(() => {
      expect(ids(canvasElement)).toContain('use:fatality.1');
    });
  },
};

/** The dice have been rolled. Some can be rerolled, and Meds can be used. */
export const AttackRolled: Story = {
  args: at(volley),
  play: async ({ canvasElement }) => {
    await takeAll('attack:revolver:10', 'use:until-it-is-right.1', 'go')({ canvasElement });
    await waitFor(() => {
      expect(ids(canvasElement)).toContain('die:0:2');
    });
    await expect(rolls(canvasElement)).toBeGreaterThan(0);
  },
};
export const AttackRolledDark: Story = { ...AttackRolled, globals: { theme: 'dark' } };
export const AttackRolledOnAPhone: Story = { ...AttackRolled, globals: { width: '320' } };

/** A die is selected for a reroll. */
export const RollAgain: Story = {
  args: at(volley),
  play: async ({ canvasElement }) => {
    await takeAll('attack:revolver:10', 'use:until-it-is-right.1', 'go', 'die:0:2')({ canvasElement });
    await waitFor(() => {
      expect(ids(canvasElement)).toContain('reroll');
    });
  },
};

/** The rolls of both sides, after the Attack. */
export const AttackDone: Story = {
  args: at(duel),
  play: async ({ canvasElement }) => {
    await take(canvasElement, 'attack:broken-glass.1:10');
    await waitFor(() => {
      expect(rolls(canvasElement)).toBe(2);
    });
  },
};

export const Trade: Story = {
  args: at(barter),
  play: async ({ canvasElement }) => {
    await takeAll('trade:1', 'put:0:junk:paper', 'put:1:item:halo')({ canvasElement });
    await see(canvasElement, '[part=trade] .laid li:not(.none)');
  },
};
export const TradeOnAPhone: Story = { ...Trade, globals: { width: '320' } };

/** The other player is asked about the Trade. */
export const TradeAgreed: Story = {
  args: at({ ...barter, characters: 'lotte-wren, harriet-voss, felix-ambrose' }, { seats: 'person person person' }),
  play: async ({ canvasElement }) => {
    await takeAll('trade:1', 'put:0:junk:paper', 'put:1:meds:red', 'offer')({ canvasElement });
    await waitFor(() => {
      expect(ids(canvasElement).length).toBe(2);
    });
  },
};

export const Loadout: Story = {
  args: at(armoury),
  play: async ({ canvasElement }) => {
    await take(canvasElement, 'loadout');
    await waitFor(() => {
      expect(ids(canvasElement)).toContain('stow:broken-glass.1');
    });
  },
};

/** The upgrade rows of an Item that was pressed. */
export const Upgrades: Story = {
  args: at(workshop),
  play: async ({ canvasElement }) => {
    await point(canvasElement, 'card:splashing-paddle');
    await see(canvasElement, '.upgrades button');
  },
};
export const UpgradesOnAPhone: Story = { ...Upgrades, globals: { width: '320' } };
export const WhichJunk: Story = { args: at(workshop), play: takeAll('upgrade:splashing-paddle:3') };

export const Locker: Story = {
  args: at(locker),
  play: async ({ canvasElement }) => {
    await take(canvasElement, 'search:0');
    await waitFor(() => {
      expect(ids(canvasElement)).toContain('buy:weapon+equipment');
    });
  },
};

/** A Hunt card has been turned over, and the Monsters act. */
export const HuntCard: Story = {
  args: at(howling),
  play: async ({ canvasElement }) => {
    await asked(canvasElement);
    await expect(shadow(canvasElement).querySelector('nw1-hunt-track')).toBeTruthy();
  },
};

export const Spawning: Story = {
  args: at(arrivals),
  play: async ({ canvasElement }) => {
    await asked(canvasElement);
    await expect(ids(canvasElement)).toEqual(['space:0', 'space:20']);
  },
};

/** A Character dies, and returns where a Spawn card says. */
export const Death: Story = {
  args: at(lastBreath),
  play: async ({ canvasElement }) => {
    await take(canvasElement, 'keep');
    await waitFor(() => {
      expect(ids(canvasElement)).toContain('colour:green');
    });
  },
};

/** The Huntmaster is on the Board, and one Character is dead for good. */
export const FinalBattle: Story = { args: at(finalBattle), play: takeAll() };
export const FinalBattleDark: Story = { ...FinalBattle, globals: { theme: 'dark' } };

/** All Chapters of a Scenario except the last have been read. */
export const Chapters: Story = { args: at(onTheStair), play: takeAll() };

/** A Space cannot be chosen now. After a press on the Space, an answer says why. */
export const WhyNot: Story = {
  args: at(duel),
  play: async ({ canvasElement }) => {
    await asked(canvasElement);
    await see(canvasElement, '.missed');
    onMap(canvasElement, 'space:8')!.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }));
    await waitFor(() => {
      expect(shadow(canvasElement).querySelector('nw1-why')?.shadowRoot?.querySelector('.reason')).toBeTruthy();
    });
  },
};

/** The acts that are not possible now, with the reasons. */
export const Missed: Story = {
  args: at(midnight),
  play: async ({ canvasElement }) => {
    await asked(canvasElement);
    ((await see(canvasElement, '.missed')) as HTMLElement).click();
    await waitFor(() => {
      expect(shadow(canvasElement).querySelector('nw1-why')?.shadowRoot?.querySelector('.reason')).toBeTruthy();
    });
    await expect(prompt(canvasElement)).toBeTruthy();
    await expect(game(canvasElement).matches(':state(playing)')).toBe(true);
  },
};
export const MissedOnAPhone: Story = { ...Missed, globals: { width: '320' } };
