// Models for the stories and tests of the small pieces.
import type { ChoiceModel, ChoicesModel, LogModel } from '../../src/engine/scene/choices-model.js';
import type { HandCard, HandModel } from '../../src/engine/scene/card-hand-model.js';
import type { StatTrackModel } from '../../src/engine/scene/stat-track-model.js';

/** A turn of Sanitarium, as in a match. */
export const turn: ChoicesModel = {
  version: 1,
  prompt: 'What do you do, Ada?',
  choices: [
    { id: 'end', cost: '0', text: 'Stop here, then walk the monsters 2 spaces.', rule: 'SAN-MON-02', last: true },
    { id: 'back', cost: '1', text: 'Go back up the corridor.', rule: 'SAN-ACT-03' },
    { id: 'dark', cost: '1', text: 'Step into the Dark Hallway.', note: 'A monster is there.', rule: 'SAN-MON-05' },
    { id: 'search', cost: '1', text: 'Search the card under your feet.', rule: 'SAN-ACT-06' },
    { id: 'explore', cost: '2', text: 'Explore: open the south door.', rule: 'SAN-ACT-10' },
    { id: 'hold', cost: '3', text: 'Concentrate: hold 2 sanity this turn.', rule: 'SAN-ACT-12' },
    { id: 'escape', text: 'Escape.', refused: 'Not from a corridor, and Confusion holds you.', rule: 'SAN-ESC-02' },
  ],
};

/** A question with two answers, which have no costs. */
export const take: ChoicesModel = {
  version: 1,
  prompt: 'Take the Night Key?',
  choices: [
    { id: 'take', text: 'Take it.', rule: 'SAN-ACT-06' },
    { id: 'leave', text: 'Leave it where it lies.', rule: 'SAN-ACT-07', last: true },
  ],
};

export const place: ChoicesModel = {
  version: 1,
  prompt: 'Where does the new corridor lie?',
  onTable: true,
  choices: Array.from({ length: 9 }, (_, i): ChoiceModel => ({
    id: `place:${i}`,
    text: `Lay it horizontally, column ${(i % 3) + 1}, row ${Math.floor(i / 3) + 1}.`,
    rule: 'SAN-MAP-04',
  })),
};

export const wordy: ChoicesModel = {
  version: 1,
  prompt:
    'Bruno’s light has gone out, the corridor behind him is closed, and something has learnt his name. What does he give up?',
  choices: [
    {
      id: 'long',
      cost: '12',
      text: 'Throw away the Unreadable Discharge Certificate and every card that lies under it, then walk through the doorway that was not there when you came.',
      note: 'Whoever stands in the next space loses the light as well, and may not be told why.',
      rule: 'SAN-HORROR-17',
    },
    {
      id: 'word',
      cost: '−2',
      text: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft.',
      rule: 'SAN-ACT-01',
    },
  ],
};

export const items: readonly HandCard[] = [
  {
    id: 'card:storm-lantern',
    kind: 'item',
    art: 'storm-lantern',
    name: 'Storm Lantern',
    value: 2,
    kindName: 'Item',
    text: 'Once a turn: a monster about to enter your space stops at the door.',
    flavour: 'It hisses when it rains.',
    state: 'can-act',
  },
  {
    id: 'card:night-key',
    kind: 'item',
    art: 'night-key',
    name: 'Night Key',
    value: 3,
    kindName: 'Item',
    text: 'Opens one locked door.',
    mark: { kind: 'protected', name: 'Safe under the Music Box' },
  },
  {
    id: 'card:sleight-of-hand',
    kind: 'action',
    art: 'sleight-of-hand',
    name: 'Sleight of Hand',
    value: 1,
    kindName: 'Action',
    text: 'Swap a card with somebody in your space.',
    state: 'selected',
  },
  {
    id: 'card:footsteps',
    kind: 'action',
    art: 'footsteps',
    name: 'Footsteps Behind',
    value: 1,
    kindName: 'Action',
    text: 'Go on.',
  },
];
export const haunts: readonly HandCard[] = [
  {
    id: 'card:confusion',
    kind: 'hallucination',
    art: 'puppet-strings',
    name: 'Puppet Strings',
    value: 3,
    kindName: 'Hallucination',
    text: 'Your first Move each turn costs 1 more.',
    flavour: 'Which door?',
  },
  {
    id: 'card:long-turn',
    kind: 'hallucination',
    art: 'the-long-turn',
    name: 'The Long Turn',
    value: 4,
    kindName: 'Hallucination',
    text: 'Every corridor bends. You may not jump from Room to Room.',
    state: 'can-act',
  },
];
export const things: readonly HandCard[] = [
  {
    id: 'thing:music-box',
    kind: 'safe',
    art: 'music-box',
    name: 'Music Box',
    kindName: 'Safe Thing',
    state: 'spent',
    mark: { kind: 'protected', name: 'Claimed' },
  },
  {
    id: 'thing:bell',
    kind: 'safe',
    art: 'brass-bell',
    name: 'Brass Bell',
    kindName: 'Safe Thing',
    mark: { kind: 'wanted', name: 'Wanted for the escape' },
  },
];
export const backs: readonly HandCard[] = ['hallucination-back', 'action-back', 'safe-back', 'unknown'].map(
  (art, i) => ({ id: `back:${i}`, kind: 'back', art, name: 'Unknown card' }),
);

export const hand = (...cards: readonly HandCard[]): HandModel => ({ version: 1, name: 'Hand of Ada', cards });

export const log = (n: number): LogModel => ({
  version: 1,
  lines: Array.from({ length: n }, (_, i) => ({
    n: i + 1,
    turn: Math.floor(i / 4) + 1,
    rule: `SAN-MON-0${(i % 5) + 1}`,
    text:
      [
        'Ada took the 5: five action points, two spaces for the monsters.',
        'Bruno’s light went out: Horror Roll 2, the Brass Bell is lost. Every dark thing stepped toward Ada.',
        'Cleo searched the Chapel.',
        'Dov waited.',
      ][i % 4] ?? '',
  })),
});

export const points: StatTrackModel = {
  version: 1,
  name: 'Action points',
  value: 3,
  caption: 'action points left of 5',
  art: 'match',
  steps: [1, 1, 1, 0, 0].map((on) => ({ state: on ? 'full' : 'empty' })),
};

export const escape: StatTrackModel = {
  version: 1,
  name: 'Escape',
  value: 12,
  caption: 'sanity to escape, with one safe thing',
  steps: Array.from({ length: 12 }, (_, i) => ({
    state: i < 6 ? ('full' as const) : i === 11 ? ('goal' as const) : ('empty' as const),
    ...(i % 3 === 2 && { big: true as const }),
  })),
  against: { value: 6, caption: 'in hand' },
};
