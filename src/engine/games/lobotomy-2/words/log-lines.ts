// The log line of each event, and the sentence about the end of a match.
import type { Event, Outcome } from '../../../kernel/index.js';
import type { Params } from '../../../speech/speak.js';
import { cardOf } from '../cards/card-index.js';
import type { GameEvent } from '../state/events.js';
import { untapCost } from '../rules/turn/abilities.js';
import { insanityPrice } from '../rules/turn/upgrades.js';
import { facesSaid } from './dice-symbols.js';
import { price } from './prices.js';
import {
  abilityWithKey,
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
  matchOf,
  medsName,
  miniName,
  minisName,
  sentences,
  spaceName,
  thingName,
  thingsName,
  type Key,
  type SpeechContext,
} from './names.js';

type EventOfType<T extends GameEvent['type']> = Extract<GameEvent, { readonly type: T }>;

/**
 * The names of the placeholders in messages, by the names of the fields of events. Only fields whose name differs from
 * the placeholder are listed.
 */
const fieldNames: Readonly<Record<string, string>> = {
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

/** For each placeholder, the function that turns its value into text. Numbers need no function. */
const inWords: Readonly<Record<string, (context: SpeechContext, value: never) => string>> = {
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

/**
 * Returns the log line of an event. Returns null if the line of another event already says the same, or if the event is
 * only for drawing.
 */
export function line(context: SpeechContext, event: Event): string | null {
  const { lexicon } = context;
  const happening = event as GameEvent;
  const words = Object.fromEntries(
    Object.entries(happening).flatMap(([field, value]) => {
      const name = fieldNames[field] ?? field;
      return value === null ? [] : [[name, inWords[name]?.(context, value as never) ?? value] as const];
    }),
  ) as Params;
  const say = (key: Key, params?: Params): string => lexicon.say(key, { ...words, ...params });
  switch (happening.type) {
    // Setup
    case 'difficulty':
      return sentences(say('e-difficulty'), lexicon.card(happening.card, `${happening.level}.text`));
    case 'tokens-laid':
      return say('e-tokens-laid', { n: happening.tokens.length });
    case 'lockers-laid':
    case 'marks-laid':
      return say(`e-${happening.type}`, { n: happening.spaces.length });
    // The Round
    case 'changes-over':
      return say(`e-changes-over-${happening.until}`);
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
      return sentences(say(`e-${happening.type}`), cardText(context, happening.card));
    case 'empowered':
      return say(happening.cards.length > 0 ? 'e-empowered' : 'e-empowered-none');
    // Moving
    case 'moved':
      return say(`e-moved-${happening.how}`, { place: spaceName(context, happening.to) });
    case 'fled':
      return happening.free ? null : say('e-fled');
    case 'door':
      return say(`e-door-${happening.to}`);
    case 'monster-waits':
      return say(`e-waits-${waits[happening.rule] ?? 'lost'}`);
    // Attacks
    case 'attack':
      return say(attackKey(context, happening), {
        mini: miniName(context, happening.by),
        place: spaceName(context, happening.space),
        target: miniName(context, happening.target ?? -1),
      });
    case 'affected':
      return say(happening.minis.length > 0 ? 'e-affected' : 'e-affected-none');
    case 'rolled':
      return say(`e-rolled-${happening.side}`, { n: happening.dice.length, signs: facesSaid(context, happening.dice) });
    case 'rerolled':
      return say('e-rerolled', { n: happening.after.length, signs: facesSaid(context, happening.after) });
    case 'meds-used':
      return say('e-meds-used', {
        thing: medsName(context, happening.colour),
        signs: facesSaid(context, happening.dice),
      });
    case 'pierced':
      return say('e-pierced', { signs: facesSaid(context, [happening.face]) });
    case 'bolts':
      return bolts(context, happening, say);
    case 'hit':
      return hit(context, happening, say);
    case 'kills':
      return happening.n > 1 ? say('e-kills') : null;
    case 'checked':
      return checked(context, happening, say);
    // Harm and death
    case 'defeated':
      return say(happening.by === null ? 'e-defeated' : 'e-defeated-by');
    case 'respawn-card':
      return say(happening.colour === null ? 'e-respawn-card' : 'e-respawn-card-colour');
    case 'healed':
      return healed(context, happening, say);
    // Possessions
    case 'locker':
      return sentences(say('e-locker'), lockerText(context, happening.face));
    case 'junk':
      return say('e-gained', { thing: junkName(context, happening.kind) });
    case 'meds':
      return say('e-gained', { thing: medsName(context, happening.colour) });
    case 'item':
    case 'disorder':
      return say('e-gained', { thing: cardName(context, happening.card) });
    case 'dropped':
    case 'disorder-dropped':
      return say('e-dropped');
    case 'lost':
      return lost(context, happening, say);
    case 'loadout':
      return say(happening.worn ? 'e-worn' : 'e-stowed');
    case 'upgraded':
      return say('e-upgraded', { n: happening.row + 1 });
    case 'raised':
      return say('e-raised', { n: happening.to });
    case 'quest':
      return say(happening.done ? 'e-quest-done' : 'e-quest', { of: questOf(context, happening.player) });
    case 'used': {
      const n = happening.x || insanityFor(context, happening.key);
      return say(n > 0 ? 'e-used-x' : 'e-used', { n });
    }
    case 'untapped': {
      const paid =
        happening.rule === 'LOB-TAP-03' ? price(context, untapCost(matchOf(context), happening.item)) : undefined;
      return say(paid === undefined ? 'e-untapped' : 'e-untapped-for', { price: paid ?? '' });
    }
    // In the Maintenance Phase, `n` is the number of tokens that were removed; otherwise, it is the number of tokens
    // that remain.
    case 'cooled':
      return say(happening.rule === 'LOB-MNT-03' ? 'e-cooled' : 'e-cooled-to');
    case 'lasting':
      return say(`e-lasting-${happening.until}`);
    case 'mine':
      return say(happening.at === null ? 'e-mine-gone' : 'e-mine');
    case 'action':
      if (isPaidWithInsanity(happening)) return say('e-action-paid', { n: insanityPrice });
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
      return remembered(context, happening, say);
    case 'scenario-act':
      return say('e-scenario-act', { act: actOf(context, happening.key) });
    case 'turned-up':
      return say('e-turned-up', {
        value: (lexicon.card(`riddle.${happening.value}`) ?? happening.value).replace(/\.$/, ''),
      });
    case 'nightmare':
      return happening.done
        ? sentences(say('e-nightmare-done'), lexicon.card(happening.scenario, 'done'))
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

const questOf = ({ view, content }: SpeechContext, player: number): number =>
  cardOf(content.characters, view.characters[player]?.card ?? '').quest.n;

/** The reason why a Monster does not move, by the rule of the event. */
const waits: Readonly<Record<string, 'stun' | 'met' | 'slow' | 'calm' | 'alone'>> = {
  'LOB-RUL-53': 'stun',
  'LOB-MMV-05': 'met',
  'LOB-MON-03': 'slow',
  'LOB-RUL-122': 'calm',
  'LOB-RUL-87': 'alone',
};

// Attacks

const attackKey = ({ content }: SpeechContext, { with: weapon, target, counter }: EventOfType<'attack'>): Key =>
  target === null
    ? 'e-attack-space'
    : counter
      ? 'e-attack-counter'
      : content.monsters.has(weapon)
        ? 'e-attack'
        : 'e-attack-with';

function bolts(context: SpeechContext, { side, auto, keywords, rule }: EventOfType<'bolts'>, say: Say): string {
  if (rule === 'LOB-DIC-13') return say('e-bolts-nothing');
  const what = [
    ...(auto > 0 ? [count(context, side === 'attack' ? 'success' : 'shield', auto)] : []),
    ...keywords.map((keyword) => keywordName(context, keyword)),
  ];
  return what.length > 0 ? say(`e-bolts-${side}`, { what: context.lexicon.list(what) }) : say('e-bolts-then');
}

/** The line compares successes with Shields. The Wounds have a line of their own. */
const hit = (context: SpeechContext, { hits, avoided, critical, wounds }: EventOfType<'hit'>, say: Say): string =>
  say(wounds === 0 ? 'e-hit-nothing' : critical ? 'e-hit-critical' : 'e-hit', {
    hits: count(context, 'success', hits),
    avoided: count(context, 'shield', avoided),
  });

function checked(context: SpeechContext, { kind, n, target }: EventOfType<'checked'>, say: Say): string {
  const key =
    kind === 'search'
      ? 'e-checked-search'
      : target === null
        ? 'e-checked'
        : n >= target
          ? 'e-checked-passed'
          : 'e-checked-failed';
  return say(key, { successes: count(context, 'success', n) });
}

// Bodies and possessions

const healed = (context: SpeechContext, { what }: EventOfType<'healed'>, say: Say): string =>
  what === 'wound'
    ? say('e-healed')
    : what === 'fire'
      ? say('e-healed-fire')
      : say('e-healed-attribute', { attribute: attributeName(context, what) });

const paidActions = new Set(['disorder', 'raise', 'insane']);

/** Whether the event is an action that costs Insanity. LOB-ACT-01 */
export const isPaidWithInsanity = (event: GameEvent): boolean =>
  event.type === 'action' && paidActions.has(event.action);

/** The printed Insanity of an Ability; 0 if the player chooses how often to pay it. */
function insanityFor(context: SpeechContext, key: string): number {
  const { each, cost } = abilityWithKey(context, key)?.ability ?? {};
  return each || typeof cost?.insanity !== 'number' ? 0 : cost.insanity;
}

function lost(context: SpeechContext, { what, thing, n, to }: EventOfType<'lost'>, say: Say): string {
  const said = {
    thing: what === 'insanity' ? context.lexicon.say('n-insanity', { n }) : thingName(context, `${what}:${thing}`),
  };
  return to === null ? say('e-lost', said) : say('e-gave', { ...said, to: characterName(context, to) });
}

// The Scenario

function remembered(context: SpeechContext, { card: id, own }: EventOfType<'memory'>, say: Say): string {
  return sentences(
    say(own ? 'e-memory-own' : 'e-memory'),
    cardText(context, id),
    own && context.lexicon.card(id, 'own.text'),
  );
}

/** The name of the act that the trigger with this key offers. */
function actOf({ content, lexicon }: SpeechContext, key: string): string {
  const [cid, n] = [key.slice(0, key.lastIndexOf('.')), Number(key.slice(key.lastIndexOf('.') + 1))];
  for (const { chapters } of content.pack.scenarios) {
    const happens = chapters.find((each) => each.cid === cid)?.triggers?.[n - 1]?.happens;
    if (happens?.on === 'act') return lexicon.card(`act.${happens.id}`) ?? happens.id;
  }
  return cid;
}

/** The Monsters that left the Board during these events, for `SpeechContext.gone`. */
export const goneIn = (events: readonly Event[]): NonNullable<SpeechContext['gone']> =>
  new Map(
    (events as readonly GameEvent[]).flatMap((event) =>
      event.type === 'defeated' ? [[event.monster, event] as const] : [],
    ),
  );

export function ending({ lexicon }: SpeechContext, { winners, rule }: Outcome): string {
  if (winners.length > 0)
    return lexicon.say(
      rule === 'LOB-RUL-115' ? 'over-won-battle' : rule === 'LOB-RUL-104' ? 'over-won-nightmares' : 'over-won',
    );
  return lexicon.say(rule === 'LOB-WIN-02' ? 'over-lost-hunt' : rule === 'LOB-WIN-03' ? 'over-lost-dead' : 'over-lost');
}
