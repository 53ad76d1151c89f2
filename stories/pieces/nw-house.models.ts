// Houses for the stories and tests of <nw-house>.
import type { HouseFigure, HouseModel, HouseRoom } from '../../src/engine/scene/house-model.js';

const names: Readonly<Record<string, readonly [id: string, name: string][]>> = {
  ward: [
    ['infirmary', 'Infirmary'],
    ['day-room', 'Day Room'],
    ['dormitory', 'Dormitory'],
    ['nursery', 'Nursery'],
    ['padded-cell', 'Padded Cell'],
  ],
  treatment: [
    ['pharmacy', 'Pharmacy'],
    ['morgue', 'Morgue'],
    ['bath-hall', 'Bath Hall'],
    ['shock-room', 'Shock Room'],
    ['theatre', 'Theatre'],
  ],
  service: [
    ['boiler-room', 'Boiler Room'],
    ['kitchen', 'Kitchen'],
    ['laundry', 'Laundry'],
    ['pantry', 'Pantry'],
    ['workshop', 'Workshop'],
  ],
  staff: [
    ['chapel', 'Chapel'],
    ['library', 'Library'],
    ['office', 'Office'],
    ['reception', 'Reception'],
    ['archive', 'Archive'],
  ],
  air: [
    ['rooftop', 'Rooftop'],
    ['courtyard', 'Courtyard'],
    ['greenhouse', 'Greenhouse'],
    ['bell-tower', 'Bell Tower'],
    ['shed', 'Shed'],
  ],
};

const rooms = new Map(
  Object.entries(names).flatMap(([kind, all]) =>
    all.map(([id, name]): [string, HouseRoom] => [id, { id, name, kind, picture: id }]),
  ),
);

/** The rooms of each column, from the bottom. */
const built = [
  ['boiler-room', 'infirmary', 'archive', 'greenhouse', 'chapel'],
  ['library', 'bath-hall', 'rooftop', 'day-room', 'pharmacy'],
  ['courtyard', 'office', 'kitchen', 'morgue', 'workshop'],
  ['theatre', 'pantry', 'nursery', 'reception', 'bell-tower'],
  ['laundry', 'dormitory', 'shock-room', 'shed', 'padded-cell'],
];

const kinds = [
  { id: 'ward', name: 'Wards' },
  { id: 'treatment', name: 'Treatment' },
  { id: 'service', name: 'Service' },
  { id: 'staff', name: 'Staff' },
  { id: 'air', name: 'Open air' },
];

type Changed = Readonly<Record<string, Partial<HouseRoom>>>;

/** The house without the rooms in `gone`, and without columns that have lost all their rooms. */
export function house(
  figures: readonly HouseFigure[],
  gone: readonly string[] = [],
  changed: Changed = {},
  more: Partial<HouseModel> = {},
): HouseModel {
  const columns = built
    .map((ids, i) => ({
      id: `c${i}`,
      rooms: ids.filter((id) => !gone.includes(id)).map((id) => ({ ...rooms.get(id)!, ...changed[id] })),
    }))
    .filter((column) => column.rooms.length);
  return {
    version: 1,
    storeys: 5,
    columns: columns.map((column, i) => ({ ...column, name: 'ABCDE'.charAt(i) })),
    figures,
    gone: gone.map((id) => {
      const column = `c${built.findIndex((ids) => ids.includes(id))}`;
      return { id, name: rooms.get(id)!.name, ...(columns.some((each) => each.id === column) && { column }) };
    }),
    kinds,
    ...more,
  };
}

export const warden: HouseFigure = { id: 'patient:warden', name: 'The Warden', picture: 'warden', room: 'reception' };
export const lamplighter: HouseFigure = {
  id: 'patient:lamplighter',
  name: 'The Lamplighter',
  picture: 'lamplighter',
  room: 'bath-hall',
};
export const matron: HouseFigure = {
  id: 'patient:matron',
  name: 'The Matron',
  picture: 'matron',
  room: 'laundry',
  isNew: true,
};

const marked = (ids: readonly string[], marks: HouseRoom['marks']): Changed =>
  Object.fromEntries(ids.map((id) => [id, { marks: marks ?? [] }]));
const canAct = { state: 'can-act', marks: ['unlit'] } as const;

export const start = house([warden]);

/** The Warden may move one room. The viewer, a Victim, hides in the dormitory. */
export const midGame = house(
  [{ ...warden, state: 'selected' }, lamplighter],
  ['workshop'],
  {
    ...marked(['infirmary', 'rooftop', 'library', 'office', 'bath-hall'], ['unlit']),
    reception: { state: 'selected', marks: ['unlit'] },
    'bell-tower': canAct,
    morgue: canAct,
    shed: canAct,
    nursery: canAct,
  },
  { own: 'dormitory' },
);

/** Where two Patients have gone since the viewer's last choice. */
export const walked = house(
  [
    { ...warden, room: 'nursery' },
    { ...lamplighter, room: 'bath-hall' },
  ],
  ['workshop'],
  marked(['pantry', 'reception', 'office', 'library'], ['unlit']),
  {
    own: 'dormitory',
    trails: [
      { figure: warden.id, through: ['morgue', 'reception', 'nursery'] },
      { figure: lamplighter.id, through: ['infirmary', 'bath-hall'] },
    ],
  },
);

const late = ['workshop', 'courtyard', 'chapel', 'theatre', 'shed', 'pharmacy', 'kitchen'];
export const fallen = house([{ ...warden, room: 'nursery' }, lamplighter, matron], late, {}, { own: 'office' });

/** The third column is gone. */
export const fourColumns = house(
  [{ ...warden, room: 'nursery' }, lamplighter, matron],
  [...late, 'office', 'morgue'],
  {},
  { own: 'archive' },
);

export const twoColumns = house(
  [
    { ...warden, room: 'library', state: 'can-act' },
    { ...lamplighter, room: 'boiler-room' },
    { ...matron, room: 'library' },
  ],
  built.flatMap((ids, i) => (i === 0 ? ids.slice(2) : i === 1 ? ids.slice(1) : ids)),
  { infirmary: { state: 'can-act', marks: ['unlit', 'threatened'], notes: [{ text: 'T' }] } },
  { own: 'infirmary' },
);

/** Every state at once. */
export const states = house(
  [
    { ...warden, state: 'selected' },
    { ...lamplighter, room: 'reception', state: 'can-act' },
    { ...matron, room: 'reception' },
    { id: 'victim:t', name: 'Tobias', letter: 'T', shape: 2, room: 'kitchen' },
    { id: 'victim:o', name: 'Oona', letter: 'O', shape: 0, room: 'kitchen' },
  ],
  ['chapel'],
  {
    archive: { state: 'can-act' },
    kitchen: { state: 'selected' },
    office: { state: 'disabled' },
    infirmary: { marks: ['unlit'] },
    'bath-hall': { marks: ['searched'] },
    nursery: { marks: ['threatened'] },
    pantry: { marks: ['blocked'] },
    laundry: { notes: [{ text: 'T', sure: true }, { text: 'O' }] },
    dormitory: { notes: [{ text: 'O' }] },
    shed: { state: 'can-act', marks: ['unlit', 'threatened', 'searched'] },
  },
  { own: 'kitchen' },
);

/** For each room, the chance that a Victim is there. */
export const chances = house(
  [warden, lamplighter],
  [],
  Object.fromEntries([...rooms.keys()].map((id, i) => [id, { chance: ((i * 7) % 11) / 125 }])),
);

/** All Patients that have a drawing. */
export const cast = house(
  [
    'warden',
    'lamplighter',
    'twins',
    'seamstress',
    'gauze',
    'crawler',
    'bather',
    'conductor',
    'surgeon',
    'matron',
    'unbound',
    'founder',
  ].map((picture, i) => ({
    id: `patient:${picture}`,
    name: `The ${picture.charAt(0).toUpperCase()}${picture.slice(1)}`,
    picture,
    room: built[i % 5]?.[4 - Math.floor(i / 5)] ?? '',
  })),
);

export const wordy = house(
  [
    { ...warden, name: 'Der Elektroschockapparateoberaufseher' },
    { ...lamplighter, room: 'reception', name: 'Laternenanzünderin' },
  ],
  ['workshop'],
  {
    reception: { name: 'Verkehrsinfrastrukturfinanzierung' },
    'shock-room': { name: 'Elektroschockraum' },
    'padded-cell': { name: 'Gummizelle' },
    pantry: { name: 'Vorratskammer für alles' },
  },
);

/** Only one room has a kind and a picture. */
export const plain: HouseModel = {
  version: 1,
  columns: [
    {
      id: 'a',
      name: 'A',
      rooms: [
        { id: 'hall', name: 'Hall' },
        { id: 'attic', name: 'Attic', kind: 'staff', picture: 'archive' },
      ],
    },
    { id: 'b', name: 'B', rooms: [{ id: 'cellar', name: 'Cellar' }] },
  ],
  figures: [{ id: 'you', name: 'Ida', room: 'attic' }],
};

/**
 * Before and after the second room of the third column is destroyed: three rooms fall, with a figure in one of them.
 */
export const whole = house([warden, { ...lamplighter, room: 'kitchen' }]);
export const broken = house([warden, { ...lamplighter, room: 'kitchen' }], ['office']);
