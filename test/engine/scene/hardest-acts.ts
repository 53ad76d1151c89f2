// The ten acts of the five games that are hardest to choose by pointing at the table. Each has the legal options, the
// targets that a player points at, and the id of the option that this chooses.

export interface Act {
  readonly title: string;
  readonly options: readonly { readonly id: string; readonly targets: readonly string[] }[];
  /** The targets in the order of pointing. */
  readonly points: readonly string[];
  /** The options that are listed after the last pointing, if several options have the same targets. */
  readonly list?: readonly string[];
  readonly means: string;
}

export const acts: readonly Act[] = [
  {
    title: 'swap two cards that lie on the map (Sanitarium, an Action card)',
    options: [
      'chapel,records',
      'chapel,day-room',
      'records,chapel',
      'records,day-room',
      'day-room,chapel',
      'day-room,records',
    ].map((pair) => ({
      id: `swap:${pair}`,
      targets: ['hand:swap', ...pair.split(',').map((tile) => `tile:${tile}`)],
    })),
    points: ['tile:chapel', 'tile:records'],
    means: 'swap:chapel,records',
  },
  {
    title: 'trade one item for one of a companion in the same space (Mansions of Madness)',
    options: ['lamp', 'rope'].flatMap((mine) =>
      ['axe', 'whisky'].map((theirs) => ({
        id: `trade:${mine}:${theirs}`,
        targets: [`item:${mine}`, `item:${theirs}`],
      })),
    ),
    points: ['item:lamp', 'item:whisky'],
    means: 'trade:lamp:whisky',
  },
  {
    title: 'push a monster out of the player’s space through one of three doors (Sanitarium, an Action card)',
    options: ['crawler', 'tall-one'].flatMap((monster) =>
      ['north', 'east', 'west'].map((to) => ({
        id: `push:${monster}:${to}`,
        targets: [`token:${monster}`, `space:${to}`],
      })),
    ),
    points: ['token:tall-one', 'space:east'],
    means: 'push:tall-one:east',
  },
  {
    title: 'shoot through a door at one of two monsters with one of two guns (Lobotomy 2)',
    options: ['pistol', 'rifle'].flatMap((gun) =>
      ['nurse', 'hound'].map((monster) => ({
        id: `shoot:${gun}:${monster}`,
        targets: [`item:${gun}`, 'door:12-13', `token:${monster}`],
      })),
    ),
    points: ['item:rifle', 'token:hound'],
    means: 'shoot:rifle:hound',
  },
  {
    title: 'pass a card face down to a neighbour (Coma Ward): only the player who passes it sees which card it is',
    options: ['c1', 'c2', 'c3'].flatMap((card) =>
      ['left', 'right'].map((seat) => ({ id: `pass:${card}:${seat}`, targets: [`card:${card}`, `seat:${seat}`] })),
    ),
    points: ['card:c2', 'seat:left'],
    means: 'pass:c2:left',
  },
  {
    title: 'give an item to a player who shares the space with two others (Sanitarium, co-operative)',
    options: ['bruno', 'cleo'].flatMap((who) =>
      ['bell', 'key'].map((item) => ({ id: `give:${item}:${who}`, targets: [`item:${item}`, `token:${who}`] })),
    ),
    points: ['item:key', 'token:cleo'],
    means: 'give:key:cleo',
  },
  {
    title: 'move a wall from one boundary to another (Asylum Escape)',
    options: ['1-2', '2-5'].flatMap((from) =>
      ['3-4', '4-5', '5-6'].map((to) => ({
        id: `wall:${from}:${to}`,
        targets: [`boundary:${from}`, `boundary:${to}`],
      })),
    ),
    points: ['boundary:2-5', 'boundary:4-5'],
    means: 'wall:2-5:4-5',
  },
  {
    title:
      'place and turn a tile where several placements overlap (Sanitarium, explore): first its cell, then its rotation',
    options: ['0,1:h', '0,1:v', '-1,1:h', '1,1:v'].map((id) => ({
      id: `lay:${id}`,
      targets: [`cell:${id.slice(0, -2)}`, `ghost:${id}`],
    })),
    points: ['cell:0,1', 'ghost:0,1:v'],
    means: 'lay:0,1:v',
  },
  {
    title: 'choose the order in which three monsters move (Sanitarium, co-operative)',
    options: ['a,b,c', 'a,c,b', 'b,a,c', 'b,c,a', 'c,a,b', 'c,b,a'].map((order) => ({
      id: `order:${order}`,
      targets: order.split(',').map((monster) => `token:${monster}`),
    })),
    points: ['token:b', 'token:c', 'token:a'],
    means: 'order:b,c,a',
  },
  {
    title:
      'split three points of damage between two who stand in the way (Lobotomy 2): one is pointed at, and the amount is asked',
    options: [
      { id: 'split:ada:3', targets: ['token:ada'] },
      { id: 'split:ada:2', targets: ['token:ada'] },
      { id: 'split:ada:1', targets: ['token:ada'] },
      { id: 'split:bruno:3', targets: ['token:bruno'] },
    ],
    points: ['token:ada'],
    list: ['split:ada:3', 'split:ada:2', 'split:ada:1'],
    means: 'split:ada:2',
  },
];
