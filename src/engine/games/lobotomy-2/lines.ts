// The line that each happening makes in the log, and how a match ends.
import type { Event, Outcome } from '../../kernel/index.js';
import { card } from './content.js';
import type { Happening } from './events.js';
import { facesSaid } from './signs.js';
import { attributeName, cardName, cardWords, characterName, colourName, conditionName, count, difficultyWords, edgeName, junkName, keywordName, lockerText, medsName, miniName, minisName, spaceName, thingName, type Key, type Told } from './speech.js';

type Of<T extends Happening['type']> = Extract<Happening, { readonly type: T }>;

/** What a happening is in the log; null for those that another one tells, or that only serve the drawing. */
export function line(told: Told, event: Event): string | null {
  const { tongue } = told;
  const happening = event as Happening;
  const who = { ...('player' in happening && { player: characterName(told, happening.player) }), ...('mini' in happening && { mini: miniName(told, happening.mini) }), ...('monster' in happening && { mini: miniName(told, happening.monster) }) };
  const say = (key: Key, params?: Parameters<typeof tongue.say>[1]): string => tongue.say(key, { ...who, ...params });
  switch (happening.type) {
    // Setup
    case 'difficulty': return and(say('e-difficulty', { card: cardName(told, happening.card) }), difficultyWords(told, happening).text);
    case 'board-built': return say('e-board-built', { tiles: cardNames(told, happening.tiles) });
    case 'tokens-laid': return say('e-tokens-laid', { n: happening.tokens.length });
    case 'lockers-laid': return say('e-lockers-laid', { n: happening.spaces.length });
    case 'marks-laid': return say('e-marks-laid', { n: happening.spaces.length });
    case 'monsters-ready': return say('e-monsters-ready', { cards: cardNames(told, happening.types) });
    case 'track-laid': return say(`e-track-laid-${happening.end}`);
    case 'seated': return say('e-seated', { place: spaceName(told, happening.at) });
    case 'first-character': return say('e-first-character');
    // The Round
    case 'round': return say('e-round', { n: happening.n });
    case 'phase': return happening.phase === 'setup' ? null : say(`e-phase-${happening.phase}`);
    case 'phase-over': return say('e-phase-over');
    case 'changes-over': return say('e-changes-over');
    case 'turn-began': return say('e-turn-began', { n: happening.ap });
    case 'turn-ended': return say('e-turn-ended');
    // The Hunt
    case 'hunt-moved': return say(happening.at === undefined ? 'e-hunt-moved' : 'e-hunt-moved-at', { from: happening.from, to: happening.to, ...(happening.at !== undefined && { place: spaceName(told, happening.at) }) });
    case 'hunt-waits': return say('e-hunt-waits');
    case 'hunt-card': return and(say('e-hunt-card', { space: happening.space, card: cardName(told, happening.card) }), cardWords(told, happening.card).text);
    case 'track-ended': return say(`e-track-ended-${happening.end}`);
    case 'empowered': return happening.cards.length > 0 ? say('e-empowered', { cards: cardNames(told, happening.cards) }) : say('e-empowered-none');
    case 'final-battle': return say('e-final-battle');
    // Moving
    case 'moved': return say(`e-moved-${happening.how}`, { place: spaceName(told, happening.to) });
    case 'door': return say(`e-door-${happening.to}`, { places: edgeName(told, happening.edge) });
    case 'fled': return say('e-fled', { mini: miniName(told, happening.monster) });
    case 'monster-passes': return say('e-monster-passes', { places: edgeName(told, happening.edge) });
    case 'monster-waits': return waiting(happening, say);
    // Attacks
    case 'attack': return attack(told, happening);
    case 'affected': return happening.minis.length > 0 ? say('e-affected', { minis: minisName(told, happening.minis) }) : say('e-affected-none');
    case 'ignored': return say('e-ignored', { keyword: keywordName(told, happening.keyword) });
    case 'dodged': return say('e-dodged');
    case 'rolled': return rolled(told, happening);
    case 'no-defense': return say('e-no-defense', { minis: minisName(told, happening.minis) });
    case 'rerolled': return say('e-rerolled', { n: happening.after.length, signs: facesSaid(told, happening.after) });
    case 'meds-used': return say('e-meds-used', { thing: medsName(told, happening.colour), signs: facesSaid(told, happening.dice) });
    case 'maddened': return say('e-maddened', { n: happening.n });
    case 'no-insanity': return say('e-no-insanity');
    case 'pierced': return say('e-pierced', { minis: minisName(told, happening.minis), signs: facesSaid(told, [happening.face]) });
    case 'bolts': return bolts(told, happening);
    case 'hit': return hit(told, happening);
    case 'kills': return happening.n > 1 ? say('e-kills', { n: happening.n }) : null;
    case 'lifesteal': return say('e-lifesteal', { n: happening.n });
    case 'deflected': return say('e-deflected', { by: miniName(told, happening.by) });
    case 'no-counter': return say('e-no-counter');
    case 'attack-chosen': return say('e-attack-chosen', { n: happening.n });
    case 'boss-rolled': return say('e-boss-rolled', { n: happening.die, card: cardName(told, happening.attack) });
    case 'boss-card': return and(say('e-boss-card', { card: cardName(told, happening.card) }), cardWords(told, happening.card).text);
    case 'checked': return checked(told, happening);
    // Harm and death
    case 'wounded': return say('e-wounded', { n: happening.n });
    case 'defeated': return happening.by === null ? say('e-defeated') : say('e-defeated-by', { by: miniName(told, happening.by) });
    case 'died': return say('e-died', { place: spaceName(told, happening.at) });
    case 'death-is-final': return say('e-death-is-final');
    case 'respawn-card': return happening.colour === null ? say('e-respawn-card') : say('e-respawn-card-colour', { colour: colourName(told, happening.colour) });
    case 'respawned': return say('e-respawned', { place: spaceName(told, happening.at) });
    case 'afflicted': return say('e-afflicted', { condition: conditionName(told, happening.condition) });
    case 'cured': return say('e-cured', { condition: conditionName(told, happening.condition) });
    case 'infected': return say('e-infected', { attribute: attributeName(told, happening.attribute) });
    case 'healed': return healed(told, happening, say);
    // What is held
    case 'locker': return and(say('e-locker'), lockerText(told, happening.face));
    case 'insanity': return say('e-insanity', { n: happening.n });
    case 'junk': return say('e-gained', { thing: junkName(told, happening.kind) });
    case 'meds': return say('e-gained', { thing: medsName(told, happening.colour) });
    case 'item': case 'disorder': return say('e-gained', { thing: cardName(told, happening.card) });
    case 'dropped': case 'disorder-dropped': return say('e-dropped', { card: cardName(told, happening.card) });
    case 'lost': return lost(told, happening);
    case 'traded': return say('e-traded', { partner: characterName(told, happening.partner), given: things(told, happening.given), got: things(told, happening.got) });
    case 'no-trade': return say('e-no-trade', { partner: characterName(told, happening.partner) });
    case 'loadout': return say(happening.worn ? 'e-worn' : 'e-stowed', { card: cardName(told, happening.item) });
    case 'upgraded': return say('e-upgraded', { card: cardName(told, happening.item), n: happening.row + 1 });
    case 'raised': return say('e-raised', { attribute: attributeName(told, happening.attribute), n: happening.to });
    case 'insane': return say('e-insane');
    case 'quest': return say(happening.done ? 'e-quest-done' : 'e-quest', { n: happening.n, of: questOf(told, happening.player) });
    case 'used': return happening.x > 0 ? say('e-used-x', { card: cardName(told, happening.key), n: happening.x }) : say('e-used', { card: cardName(told, happening.key) });
    case 'untapped': return say('e-untapped', { card: cardName(told, happening.item) });
    // In the Maintenance Phase `n` is what goes, otherwise what is left.
    case 'cooled': return happening.rule === 'LOB-MNT-03' ? say('e-cooled', { card: cardName(told, happening.card) }) : say('e-cooled-to', { card: cardName(told, happening.card), n: happening.n });
    case 'lasting': return say(`e-lasting-${happening.until}`, { card: cardName(told, happening.card) });
    case 'mine': return happening.at === null ? say('e-mine-gone') : say('e-mine', { place: spaceName(told, happening.at) });
    case 'gun': return say('e-gun', { place: spaceName(told, happening.at) });
    case 'd6': return say('e-d6', { card: cardName(told, happening.card), n: happening.n });
    case 'action': return happening.action === 'search' || happening.action === 'loot' ? say(`e-action-${happening.action}`) : null;
    // Spawning
    case 'spawn-card': return say('e-spawn-card', { card: cardName(told, happening.card) });
    case 'spawn-spared': return say('e-spawn-spared');
    case 'reshuffled': return say(happening.deck === 'spawn' ? 'e-reshuffled-spawn' : 'e-reshuffled');
    case 'spawned': return say('e-spawned', { place: spaceName(told, happening.at), n: happening.health });
    case 'no-spawn': return happening.card === '' ? say('e-no-spawn') : say('e-no-spawn-of', { card: cardName(told, happening.card) });
    // The Scenario
    case 'read': return say(`e-read-${happening.kind}`, { title: cardName(told, happening.cid) });
    case 'memory': return remembered(told, happening);
    case 'scenario-act': return say('e-scenario-act', { act: actOf(told, happening.key) });
    case 'tile': return say('e-tile', { tile: cardName(told, happening.tile) });
    case 'turned-up': return say('e-turned-up', { place: spaceName(told, happening.at), value: (tongue.card(`riddle.${happening.value}`) ?? happening.value).replace(/\.$/, '') });
    case 'nightmare': return happening.done ? and(say('e-nightmare-done', { title: cardName(told, happening.scenario) }), tongue.card(happening.scenario, 'done')) : say('e-nightmare', { title: cardName(told, happening.scenario) });
    case 'over': return say(happening.won ? 'e-over-won' : 'e-over-lost');
    // Told by what comes with them
    case 'bags-filled': case 'decks-shuffled': case 'event': case 'trigger': case 'declared': case 'follows': case 'monster-goes': case 'monster-stops': case 'strikes':
      return null;
  }
}

type Say = (key: Key, params?: Parameters<Told['tongue']['say']>[1]) => string;

const cardNames = (told: Told, ids: readonly string[]): string => told.tongue.list(ids.map((id) => cardName(told, id)));
const things = (told: Told, all: readonly string[]): string => (all.length > 0 ? told.tongue.list(all.map((thing) => thingName(told, thing))) : told.tongue.say('nothing'));

/** A sentence, and what a card says. */
const and = (...sentences: readonly (string | undefined)[]): string => sentences.filter(Boolean).join(' ');

const questOf = ({ view, content }: Told, player: number): number => card(content.characters, view.characters[player]?.card ?? '').quest.n;

/** Why it stays: the rule says. */
function waiting({ rule }: Of<'monster-waits'>, say: Say): string {
  switch (rule) {
    case 'LOB-RUL-53': return say('e-waits-stun');
    case 'LOB-MMV-05': return say('e-waits-met');
    case 'LOB-MON-03': return say('e-waits-slow');
    default: return say('e-waits-lost');
  }
}

// Attacks

function attack(told: Told, { by, with: weapon, target, space, counter }: Of<'attack'>): string {
  const { tongue, content } = told;
  const said = { mini: miniName(told, by), card: cardName(told, weapon) };
  if (target === null) return tongue.say('e-attack-space', { ...said, place: spaceName(told, space) });
  const own = content.monsters.has(weapon);
  return tongue.say(counter ? 'e-attack-counter' : own ? 'e-attack' : 'e-attack-with', { ...said, target: miniName(told, target) });
}

function rolled(told: Told, { side, minis, dice }: Of<'rolled'>): string {
  return told.tongue.say(`e-rolled-${side}`, { minis: minisName(told, minis), n: dice.length, signs: facesSaid(told, dice) });
}

function bolts(told: Told, { side, n, auto, keywords, rule }: Of<'bolts'>): string {
  const { tongue } = told;
  if (rule === 'LOB-DIC-13') return tongue.say('e-bolts-nothing', { n });
  const what = [...(auto > 0 ? [count(told, side === 'attack' ? 'success' : 'shield', auto)] : []), ...keywords.map((keyword) => keywordName(told, keyword))];
  return what.length > 0 ? tongue.say(`e-bolts-${side}`, { n, what: tongue.list(what) }) : tongue.say('e-bolts-then', { n });
}

/** Successes against Shields; the Wounds are told after it. */
function hit(told: Told, { mini, by, hits, avoided, critical, wounds }: Of<'hit'>): string {
  const said = { by: miniName(told, by), mini: miniName(told, mini), hits: count(told, 'success', hits), avoided: count(told, 'shield', avoided) };
  return told.tongue.say(wounds === 0 ? 'e-hit-nothing' : critical ? 'e-hit-critical' : 'e-hit', said);
}

function checked(told: Told, { player, kind, attribute, n, target }: Of<'checked'>): string {
  const { tongue } = told;
  const said = { player: characterName(told, player), attribute: attributeName(told, attribute), successes: count(told, 'success', n), n };
  if (kind === 'search') return tongue.say('e-checked-search', said);
  if (target === null) return tongue.say('e-checked', said);
  return tongue.say(n >= target ? 'e-checked-passed' : 'e-checked-failed', { ...said, target });
}

// Bodies and things

function healed(told: Told, { what, n }: Of<'healed'>, say: Say): string {
  return what === 'wound' ? say('e-healed', { n }) : what === 'fire' ? say('e-healed-fire') : say('e-healed-attribute', { attribute: attributeName(told, what) });
}

function lost(told: Told, { player, what, thing, n, to }: Of<'lost'>): string {
  const { tongue } = told;
  const said = { player: characterName(told, player), thing: what === 'insanity' ? tongue.say('n-insanity', { n }) : thingName(told, `${what}:${thing}`) };
  return to === null ? tongue.say('e-lost', said) : tongue.say('e-gave', { ...said, to: characterName(told, to) });
}

// The Scenario

function remembered(told: Told, { card: id, own, on }: Of<'memory'>): string {
  const { name, text } = cardWords(told, id);
  const said = { card: name, mini: miniName(told, on) };
  return own ? and(told.tongue.say('e-memory-own', said), text, told.tongue.card(id, 'own.text')) : and(told.tongue.say('e-memory', said), text);
}

/** What the act of that trigger is called. */
function actOf({ content, tongue }: Told, key: string): string {
  const [cid, n] = [key.slice(0, key.lastIndexOf('.')), Number(key.slice(key.lastIndexOf('.') + 1))];
  for (const { chapters } of content.pack.scenarios) {
    const happens = chapters.find((each) => each.cid === cid)?.triggers?.[n - 1]?.happens;
    if (happens?.on === 'act') return tongue.card(`act.${happens.id}`) ?? happens.id;
  }
  return cid;
}

/** Cards of Monsters that left the Board within these events, for whoever tells them: `{ ...told, gone: goneIn(events) }`. */
export const goneIn = (events: readonly Event[]): NonNullable<Told['gone']> =>
  new Map((events as readonly Happening[]).flatMap((event) => (event.type === 'defeated' ? [[event.monster, event.card] as const] : [])));

/** How it ended, in a sentence. */
export function ending({ tongue }: Told, { winners, rule }: Outcome): string {
  if (winners.length > 0) return tongue.say(rule === 'LOB-RUL-115' ? 'over-won-battle' : rule === 'LOB-RUL-104' ? 'over-won-nightmares' : 'over-won');
  return tongue.say(rule === 'LOB-WIN-02' ? 'over-lost-hunt' : rule === 'LOB-WIN-03' ? 'over-lost-dead' : 'over-lost');
}
