// The dice systems that come with the library, as data.
import { die, numbered, type System } from './types.js';

/** A system of one die with the numbers 1 to `sides`; its results are added up. */
export function plain(sides: number): System {
  const id = `d${sides}`;
  return { id, dice: { [id]: numbered(sides) }, counts: { pip: 1 }, pool: { dice: 1 }, changes: true };
}

/** The dice of attacks in Lobotomy 2. LOB-RUL-01 */
export const attackDice = {
  green: die(['', 'spike', 'spike', 'spike spike', 'bolt', 'insanity'], 'G'),
  red: die(['spike', 'spike', 'spike spike', 'spike spike', 'spike bolt', 'spike insanity'], 'R'),
};

/** The dice of defenses and tests in Lobotomy 2. LOB-RUL-01 */
export const defenseDice = {
  blue: die(['', 'shield', 'star star', 'shield-star', 'shield bolt', 'star insanity'], 'B'),
  brown: die(
    ['shield shield', 'shield-star shield-star', 'shield-star star', 'star star', 'shield-star bolt', 'star insanity'],
    'N',
  ),
};

const all: readonly System[] = [
  ...[3, 4, 6, 8, 10, 12, 20, 100].map(plain),
  // SAN-TURN-04, SAN-TURN-05, SAN-TURN-06
  {
    id: 'sanitarium',
    dice: { d6: numbered(6) },
    counts: { pip: 1 },
    pool: { dice: 3 },
    keep: 'one',
    rest: 'difference',
    changes: true,
  },
  // MOM-TST-02, MOM-TST-03, MOM-TST-06
  {
    id: 'mansions-attribute',
    dice: { d10: numbered(10) },
    counts: {},
    pool: { attribute: 5 },
    atMost: { of: ['attribute', 'modifier', 'skill'], passes: 1, fails: 10 },
    changes: true,
  },
  // CW-CHK-04 to CW-CHK-08
  {
    id: 'coma-ward',
    dice: { suspense: die(['failure', 'failure', 'failure', 'suspense', 'success', 'success']) },
    counts: { success: 1 },
    pool: { dice: 3 },
    explode: { on: 'suspense', add: 1, reroll: true, recycle: 'failure' },
  },
  {
    id: 'lobotomy-attack',
    dice: attackDice,
    counts: { spike: 1 },
    pool: { green: 3 },
    changes: true,
  },
  // LOB-DIC-07, LOB-DIC-08
  {
    id: 'lobotomy-defense',
    dice: defenseDice,
    counts: { shield: 1, 'shield-star': 1 },
    pool: { blue: 1 },
    changes: true,
  },
  // LOB-DIC-06, LOB-DIC-08
  { id: 'lobotomy-test', dice: defenseDice, counts: { star: 1, 'shield-star': 1 }, pool: { blue: 3 }, changes: true },
];

/** The dice systems of the library, by id. */
export const systems = Object.fromEntries(all.map((system) => [system.id, system])) as Readonly<
  Record<
    | 'd3'
    | 'd4'
    | 'd6'
    | 'd8'
    | 'd10'
    | 'd12'
    | 'd20'
    | 'd100'
    | 'sanitarium'
    | 'mansions-attribute'
    | 'coma-ward'
    | 'lobotomy-attack'
    | 'lobotomy-defense'
    | 'lobotomy-test',
    System
  >
>;

/** The system with this id, which may also be any of `d2` to `d999`. Undefined if there is none. */
export function systemOf(id: string): System | undefined {
  const sides = Number(/^d(\d{1,3})$/.exec(id)?.[1]);
  return Object.hasOwn(systems, id) ? systems[id as keyof typeof systems] : sides > 1 ? plain(sides) : undefined;
}
