// The line of each event in the log, and how a match ends.
import type { Event, Outcome } from '../../../kernel/index.js';
import type { Params } from '../../../speech/speak.js';
import { card } from '../cards/card-index.js';
import type { Happening } from '../state/events.js';
import { facesSaid } from './dice-symbols.js';
import {
  attributeName,
  cardName,
  cardNames,
  cardText,
  characterName,
  colourName,
  conditionName,
  count,
  edgeName,
  junkName,
  keywordName,
  lockerText,
  medsName,
  miniName,
  minisName,
  sentences,
  spaceName,
  thingName,
  thingsName,
  type Key,
  type Told,
} from './names.js';

type Of<T extends Happening['type']> = Extract<Happening, { readonly type: T }>;

/** Fields of events that have another name in messages. */
const called: Readonly<Record<string, string>> = {
  monster: 'mini',
  on: 'mini',
  at: 'place',
  edge: 'places',
  item: 'card',
  key: 'card',
  attack: 'card',
  with: 'card',
  types: 'cards',
  cid: 'title',
  scenario: 'title',
  ap: 'n',
  die: 'n',
  x: 'n',
};

/** How the value of each field is put into words. Numbers are used as they are. */
const worded: Readonly<Record<string, (told: Told, value: never) => string>> = {
  player: characterName,
  partner: characterName,
  mini: miniName,
  by: miniName,
  minis: minisName,
  place: spaceName,
  places: edgeName,
  card: cardName,
  cards: cardNames,
  tile: cardName,
  tiles: cardNames,
  title: cardName,
  given: thingsName,
  got: thingsName,
  attribute: attributeName,
  condition: conditionName,
  keyword: keywordName,
  colour: colourName,
};

/** The line of an event; null for events that another line includes, or that exist only for drawing. */
export function line(told: Told, event: Event): string | null {
  const { tongue } = told;
  const happening = event as Happening;
  const words = Object.fromEntries(
    Object.entries(happening).flatMap(([field, value]) => {
      const name = called[field] ?? field;
      return value === null ? [] : [[name, worded[name]?.(told, value as never) ?? value] as const];
    }),
  ) as Params;
  const say = (key: Key, params?: Params): string => tongue.say(key, { ...words, ...params });
  switch (happening.type) {
    // Setup
    case 'difficulty':
      return sentences(say('e-difficulty'), tongue.card(happening.card, `${happening.level}.text`));
    case 'tokens-laid':
      return say('e-tokens-laid', { n: happening.tokens.length });
    case 'lockers-laid':
    case 'marks-laid':
      return say(`e-${happening.type}`, { n: happening.spaces.length });
    // The Round
    case 'phase':
      return happening.phase === 'setup' ? null : say(`e-phase-${happening.phase}`);
    // The Hunt
    case 'track-laid':
    case 'track-ended':
      return say(`e-${happening.type}-${happening.end}`);
    case 'hunt-moved':
      return say(happening.at === undefined ? 'e-hunt-moved' : 'e-hunt-moved-at');
    case 'hunt-card':
    case 'boss-card':
      return sentences(say(`e-${happening.type}`), cardText(told, happening.card));
    case 'empowered':
      return say(happening.cards.length > 0 ? 'e-empowered' : 'e-empowered-none');
    // Moving
    case 'moved':
      return say(`e-moved-${happening.how}`, { place: spaceName(told, happening.to) });
    case 'door':
      return say(`e-door-${happening.to}`);
    case 'monster-waits':
      return say(`e-waits-${waits[happening.rule] ?? 'lost'}`);
    // Attacks
    case 'attack':
      return say(attackKey(told, happening), {
        mini: miniName(told, happening.by),
        place: spaceName(told, happening.space),
        target: miniName(told, happening.target ?? -1),
      });
    case 'affected':
      return say(happening.minis.length > 0 ? 'e-affected' : 'e-affected-none');
    case 'rolled':
      return say(`e-rolled-${happening.side}`, { n: happening.dice.length, signs: facesSaid(told, happening.dice) });
    case 'rerolled':
      return say('e-rerolled', { n: happening.after.length, signs: facesSaid(told, happening.after) });
    case 'meds-used':
      return say('e-meds-used', { thing: medsName(told, happening.colour), signs: facesSaid(told, happening.dice) });
    case 'pierced':
      return say('e-pierced', { signs: facesSaid(told, [happening.face]) });
    case 'bolts':
      return bolts(told, happening, say);
    case 'hit':
      return hit(told, happening, say);
    case 'kills':
      return happening.n > 1 ? say('e-kills') : null;
    case 'checked':
      return checked(told, happening, say);
    // Harm and death
    case 'defeated':
      return say(happening.by === null ? 'e-defeated' : 'e-defeated-by');
    case 'respawn-card':
      return say(happening.colour === null ? 'e-respawn-card' : 'e-respawn-card-colour');
    case 'healed':
      return healed(told, happening, say);
    // Possessions
    case 'locker':
      return sentences(say('e-locker'), lockerText(told, happening.face));
    case 'junk':
      return say('e-gained', { thing: junkName(told, happening.kind) });
    case 'meds':
      return say('e-gained', { thing: medsName(told, happening.colour) });
    case 'item':
    case 'disorder':
      return say('e-gained', { thing: cardName(told, happening.card) });
    case 'dropped':
    case 'disorder-dropped':
      return say('e-dropped');
    case 'lost':
      return lost(told, happening, say);
    case 'loadout':
      return say(happening.worn ? 'e-worn' : 'e-stowed');
    case 'upgraded':
      return say('e-upgraded', { n: happening.row + 1 });
    case 'raised':
      return say('e-raised', { n: happening.to });
    case 'quest':
      return say(happening.done ? 'e-quest-done' : 'e-quest', { of: questOf(told, happening.player) });
    case 'used':
      return say(happening.x > 0 ? 'e-used-x' : 'e-used');
    // In the Maintenance Phase `n` is what was removed, otherwise what is left.
    case 'cooled':
      return say(happening.rule === 'LOB-MNT-03' ? 'e-cooled' : 'e-cooled-to');
    case 'lasting':
      return say(`e-lasting-${happening.until}`);
    case 'mine':
      return say(happening.at === null ? 'e-mine-gone' : 'e-mine');
    case 'action':
      return happening.action === 'search' || happening.action === 'loot' ? say(`e-action-${happening.action}`) : null;
    // Spawning
    case 'reshuffled':
      return say(happening.deck === 'spawn' ? 'e-reshuffled-spawn' : 'e-reshuffled');
    case 'no-spawn':
      return say(happening.card === '' ? 'e-no-spawn' : 'e-no-spawn-of');
    // The Scenario
    case 'read':
      return say(`e-read-${happening.kind}`);
    case 'memory':
      return remembered(told, happening, say);
    case 'scenario-act':
      return say('e-scenario-act', { act: actOf(told, happening.key) });
    case 'turned-up':
      return say('e-turned-up', {
        value: (tongue.card(`riddle.${happening.value}`) ?? happening.value).replace(/\.$/, ''),
      });
    case 'nightmare':
      return happening.done
        ? sentences(say('e-nightmare-done'), tongue.card(happening.scenario, 'done'))
        : say('e-nightmare');
    case 'over':
      return say(happening.won ? 'e-over-won' : 'e-over-lost');
    // Included in the lines of other events
    case 'bags-filled':
    case 'decks-shuffled':
    case 'event':
    case 'trigger':
    case 'declared':
    case 'follows':
    case 'monster-goes':
    case 'monster-stops':
    case 'strikes':
      return null;
    default:
      return say(`e-${happening.type}`);
  }
}

type Say = (key: Key, params?: Params) => string;

const questOf = ({ view, content }: Told, player: number): number =>
  card(content.characters, view.characters[player]?.card ?? '').quest.n;

/** The rule says why it stays. */
const waits: Readonly<Record<string, 'stun' | 'met' | 'slow'>> = {
  'LOB-RUL-53': 'stun',
  'LOB-MMV-05': 'met',
  'LOB-MON-03': 'slow',
};

// Attacks

const attackKey = ({ content }: Told, { with: weapon, target, counter }: Of<'attack'>): Key =>
  target === null
    ? 'e-attack-space'
    : counter
      ? 'e-attack-counter'
      : content.monsters.has(weapon)
        ? 'e-attack'
        : 'e-attack-with';

function bolts(told: Told, { side, auto, keywords, rule }: Of<'bolts'>, say: Say): string {
  if (rule === 'LOB-DIC-13') return say('e-bolts-nothing');
  const what = [
    ...(auto > 0 ? [count(told, side === 'attack' ? 'success' : 'shield', auto)] : []),
    ...keywords.map((keyword) => keywordName(told, keyword)),
  ];
  return what.length > 0 ? say(`e-bolts-${side}`, { what: told.tongue.list(what) }) : say('e-bolts-then');
}

/** Successes against Shields. The Wounds have a line of their own. */
const hit = (told: Told, { hits, avoided, critical, wounds }: Of<'hit'>, say: Say): string =>
  say(wounds === 0 ? 'e-hit-nothing' : critical ? 'e-hit-critical' : 'e-hit', {
    hits: count(told, 'success', hits),
    avoided: count(told, 'shield', avoided),
  });

function checked(told: Told, { kind, n, target }: Of<'checked'>, say: Say): string {
  const key =
    kind === 'search'
      ? 'e-checked-search'
      : target === null
        ? 'e-checked'
        : n >= target
          ? 'e-checked-passed'
          : 'e-checked-failed';
  return say(key, { successes: count(told, 'success', n) });
}

// Bodies and possessions

const healed = (told: Told, { what }: Of<'healed'>, say: Say): string =>
  what === 'wound'
    ? say('e-healed')
    : what === 'fire'
      ? say('e-healed-fire')
      : say('e-healed-attribute', { attribute: attributeName(told, what) });

function lost(told: Told, { what, thing, n, to }: Of<'lost'>, say: Say): string {
  const said = {
    thing: what === 'insanity' ? told.tongue.say('n-insanity', { n }) : thingName(told, `${what}:${thing}`),
  };
  return to === null ? say('e-lost', said) : say('e-gave', { ...said, to: characterName(told, to) });
}

// The Scenario

function remembered(told: Told, { card: id, own }: Of<'memory'>, say: Say): string {
  return sentences(say(own ? 'e-memory-own' : 'e-memory'), cardText(told, id), own && told.tongue.card(id, 'own.text'));
}

/** The name of the act with that trigger key. */
function actOf({ content, tongue }: Told, key: string): string {
  const [cid, n] = [key.slice(0, key.lastIndexOf('.')), Number(key.slice(key.lastIndexOf('.') + 1))];
  for (const { chapters } of content.pack.scenarios) {
    const happens = chapters.find((each) => each.cid === cid)?.triggers?.[n - 1]?.happens;
    if (happens?.on === 'act') return tongue.card(`act.${happens.id}`) ?? happens.id;
  }
  return cid;
}

/** The cards of Monsters that left the Board during these events, for `SpeechContext.gone`. */
export const goneIn = (events: readonly Event[]): NonNullable<Told['gone']> =>
  new Map(
    (events as readonly Happening[]).flatMap((event) =>
      event.type === 'defeated' ? [[event.monster, event.card] as const] : [],
    ),
  );

/** A sentence about how it ended. */
export function ending({ tongue }: Told, { winners, rule }: Outcome): string {
  if (winners.length > 0)
    return tongue.say(
      rule === 'LOB-RUL-115' ? 'over-won-battle' : rule === 'LOB-RUL-104' ? 'over-won-nightmares' : 'over-won',
    );
  return tongue.say(rule === 'LOB-WIN-02' ? 'over-lost-hunt' : rule === 'LOB-WIN-03' ? 'over-lost-dead' : 'over-lost');
}
