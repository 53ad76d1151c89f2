// The exact sentences of Lobotomy 2, without soft hyphens, for rare events and for sentences with complicated grammar.
// Most of them are for the same position.
import type { GameEvent } from '../../../../../src/engine/games/lobotomy-2/state/events.js';
import { contentOf } from '../../../../../src/engine/games/lobotomy-2/cards/card-index.js';
import { pack } from '../../../../../src/engine/games/lobotomy-2/content/pack.js';
import { heard } from '../../../../../src/engine/games/lobotomy-2/words/spoken.js';
import { label } from '../../../../../src/engine/games/lobotomy-2/words/labels.js';
import { ending, goneIn, line } from '../../../../../src/engine/games/lobotomy-2/words/log-lines.js';
import { prompt } from '../../../../../src/engine/games/lobotomy-2/words/prompts.js';
import { rules } from '../../../../../src/engine/games/lobotomy-2/rules/rules.js';
import {
  cardName,
  cardText,
  characterName,
  lockerText,
  monsterName,
  spaceName,
  type SpeechContext,
} from '../../../../../src/engine/games/lobotomy-2/words/names.js';
import type { Character, State } from '../../../../../src/engine/games/lobotomy-2/state/state.js';
import { createMatch, type Match, type Option, type Question } from '../../../../../src/engine/kernel/index.js';
import { item, monster } from './match-builder.js';

export const content = contentOf(pack);
const at = (space: string): number => content.map('S2').numbers.get(space) ?? -1;

type Change = (state: State, me: Character) => void;

/**
 * Ian and Demi are at the long stove with an Orderly, Tobias is in the pantry, and two Hellhounds are elsewhere. It is
 * Ian’s Turn.
 */
export function position(change: Change = () => undefined): State {
  const match: Match<State> = createMatch(rules, {
    seed: 'words',
    seats: 1,
    options: { scenario: 'S2', difficulty: 'normal' },
  });
  const state = structuredClone(match.view(0).state);
  state.characters.forEach((each, i) =>
    Object.assign(each, { items: [], disorders: [], meds: {}, junk: {}, at: at(i < 2 ? 'kitchen.F' : 'kitchen.G') }),
  );
  state.monsters = [
    monster(10, 'orderly', at('kitchen.F')),
    monster(11, 'hellhound', at('hall.F')),
    monster(12, 'hellhound', at('kitchen.H'), { number: 2 }),
  ];
  Object.assign(state, { phase: 'characters', round: 2, turn: { ...state.turn, character: 0, ap: 2, mp: 0 } });
  change(state, state.characters[0] as Character);
  return state;
}

export interface Sentence {
  readonly say: (context: SpeechContext) => string | null;
  readonly en: string;
  readonly de: string;
  readonly change?: Change | undefined;
}

const happening = (event: object): GameEvent => ({ rule: 'LOB-ABL-01', ...event }) as GameEvent;
const happens = (event: object, en: string, de: string): Sentence => ({
  say: (context) => line(context, happening(event)),
  en,
  de,
});

const question = (kind: string, player: number, ...options: readonly Option[]): Question => ({
  n: 0,
  seat: 0,
  player,
  kind,
  rule: 'LOB-CAP-02',
  options,
});
/** An option with this id. An option that removes a die with Pierce has that die as its target. */
const option = (id: string): Option => ({
  id,
  rule: 'LOB-CAP-02',
  ...(id.startsWith('pierce:') && { targets: [`die:defense:0:${id.slice('pierce:'.length)}`] }),
});
const asks = (kind: string, id: string, en: string, de: string, change?: Change, player = 0): Sentence => ({
  say: (context) => prompt(context, question(kind, player, option(id))),
  en,
  de,
  change,
});
/** The label of an option with its cost and note, separated by ` | `. */
const offers = (kind: string, id: string, en: string, de: string, change?: Change): Sentence => ({
  say: (context) => {
    const { text, cost, note } = label(context, question(kind, 0, option(id)), option(id));
    return [text, cost, note].filter(Boolean).join(' | ');
  },
  en,
  de,
  change,
});
const ends = (rule: string, won: boolean, en: string, de: string): Sentence => ({
  say: (context) => ending(context, { winners: won ? [0] : [], rule }),
  en,
  de,
});
const named = (
  say: (context: SpeechContext) => string | undefined,
  en: string,
  de: string,
  change?: Change,
): Sentence => ({
  say: (context) => say(context) ?? null,
  en,
  de,
  change,
});
/** The announcement of these events for a listener who plays no Character. */
const hears = (events: readonly object[], en: string, de: string, change?: Change): Sentence => ({
  say: (context) =>
    heard({ ...context, gone: goneIn(events.map(happening)) }, events.map(happening), [], new Set(), () => false).join(
      ' ',
    ),
  en,
  de,
  change,
});

const pantry = at('kitchen.G');
const holds =
  (...cards: readonly string[]): Change =>
  (_, me) => {
    me.items = cards.map((card) => item(card));
  };
const deals =
  (given: string[], got: string[]): Change =>
  (state) => {
    state.trade = { partner: 1, given, got };
  };
/** Ian has rolled a Star in a Test of Wisdom that needs this number of successes. */
const testing =
  (target: number | null): Change =>
  (state) => {
    state.check = {
      kind: 'test',
      player: 0,
      attribute: 'wisdom',
      target,
      card: null,
      declared: [],
      side: null,
      roll: { minis: [0], foe: [], dice: [{ die: 'blue', face: 3, added: false }], rerolls: 0, marked: [] },
    };
  };
const keywords = {
  aoe: ['AoE', 'Flächenangriff'],
  pierce: ['Pierce', 'Durchbohren'],
  ethereal: ['Ethereal', 'Ätherisch'],
  holy: ['Holy', 'Heilig'],
  critical: ['Critical Strike', 'Kritischer Treffer'],
  lifesteal: ['Lifesteal', 'Lebensraub'],
  infection: ['Infection', 'Infektion'],
  dodge: ['Dodge', 'Ausweichen'],
  deflect: ['Deflect', 'Abprall'],
  counterattack: ['Counterattack', 'Gegenangriff'],
} as const;
const edges = {
  open: ['open', 'offener Boden'],
  gap: ['a gap', 'eine Lücke'],
  wall: ['a Wall', 'eine Wand'],
  'closed-door': ['a Closed Door', 'eine geschlossene Tür'],
  'open-door': ['an Open Door', 'eine offene Tür'],
  breach: ['a Breach', 'ein Durchbruch'],
} as const;

export const seldom: readonly Sentence[] = [
  happens(
    { type: 'pierced', minis: [10], die: 0, face: 'B2' },
    'Pierce takes a die from Orderly: one Shield.',
    'Durchbohren nimmt einen Würfel weg, Pfleger: ein Schild.',
  ),
  happens({ type: 'dodged', mini: 10 }, 'Orderly dodges.', 'Pfleger weicht aus.'),
  asks(
    'check-declare',
    'go',
    'Ian McFellow: you search. What do you add to the roll?',
    'Ian McFellow: Du durchsuchst den Spind. Was kommt zum Wurf dazu?',
    (state) => {
      state.check = {
        kind: 'search',
        player: 0,
        attribute: 'imagination',
        target: null,
        card: null,
        declared: [],
        side: null,
        roll: null,
      };
    },
  ),
  asks('heal-what', 'heal:wound', 'Ian McFellow: what do you heal?', 'Ian McFellow: Was heilst du?'),
  offers('heal-what', 'heal:wound', 'Heal one Wound.', 'Heile eine Wunde.'),
  offers(
    'act',
    'disorder:anxiety',
    'Draw a Disorder card: Anxiety. | 6 Insanity',
    'Ziehe eine Störungskarte: Angst. | 6 Wahnsinn',
  ),
  happens(
    { type: 'spawn-spared', player: 0 },
    'Ian McFellow draws no Spawn card.',
    'Ian McFellow zieht keine Brutkarte.',
  ),
  // Names: a Monster has a number only if there are several of its type
  named((context) => characterName(context, 1), 'Demi Hawkins', 'Demi Hawkins'),
  named((context) => monsterName(context, 10), 'Orderly', 'Pfleger'),
  named((context) => monsterName(context, 12), 'Hellhound 2', 'Höllenhund 2'),
  named((context) => monsterName(context, 99), 'Monster', 'Monster'),
  named(
    (context) => monsterName({ ...context, gone: new Map([[13, { card: 'orderly', number: 2 }]]) }, 10),
    'Orderly 1',
    'Pfleger 1',
  ),
  named((context) => spaceName(context, pantry), 'Pantry', 'Speisekammer'),
  // Names and texts of cards: copies, Abilities of the visible side, Lockers, Spawn cards
  named(
    (context) => context.lexicon.card('straitjacket', 'flavour'),
    'Worn open, it is only a coat.',
    'Offen getragen ist sie bloß ein Mantel.',
  ),
  named((context) => cardName(context, 'demi-hawkins.3'), 'Long Distance', 'Ferngespräch'),
  named(
    (context) => cardName(context, 'demi-hawkins.3'),
    'All Lines Ringing',
    'Alle Leitungen läuten',
    (state) => {
      Object.assign(state.characters[1] ?? {}, { insane: true });
    },
  ),
  named(
    (context) => context.lexicon.card('demi-hawkins.insane.2'),
    'Switchboard Lightning',
    'Blitz in der Vermittlung',
  ),
  named(
    (context) => cardText(context, 'kindling'),
    'You are immune to Fire. Your Weapon Attack adds 1 green die and has Fire.',
    'Feuer wirkt nicht auf dich. Dein Waffenangriff erhält 1 grünen Würfel und hat Feuer.',
  ),
  named((context) => cardName(context, 'locker-10'), 'Locker', 'Spind'),
  named(
    (context) => lockerText(context, 'locker-10'),
    'It offers a Weapon for 2, Equipment for 3, and Meds for 2, plus 1 Junk.',
    'Zu haben: eine Waffe für 2, Ausrüstung für 3 und Medizin für 2; dazu 1 Gerümpel.',
  ),
  named(
    (context) => context.lexicon.card('constitution', 'easier.text'),
    'Each Character has 1 more Health.',
    'Jeder Charakter hat 1 Gesundheit mehr.',
  ),
  named((context) => cardName(context, 'spawn-1-yellow'), 'Orderly, yellow', 'Pfleger, gelb'),
  named(
    (context) => cardName({ ...context, content: { ...content, scenarios: new Map() } }, 'spawn-1-yellow'),
    'nobody, yellow',
    'niemand, gelb',
  ),

  // The Round and the Hunt
  happens({ type: 'hunt-waits' }, 'The Huntmaster waits.', 'Der Jagdmeister wartet.'),
  happens(
    { type: 'hunt-moved', from: 3, to: 4, at: pantry },
    'The Huntmaster goes from Space 3 to Space 4 of the Hunt Track: Pantry.',
    'Der Jagdmeister geht auf dem Jagdpfad von Feld 3 auf Feld 4: Speisekammer.',
  ),
  happens(
    { type: 'empowered', cards: [] },
    'There is no Monster to empower.',
    'Es gibt kein Monster, das verstärkt werden könnte.',
  ),
  happens(
    { type: 'track-ended', end: 'defeat' },
    'The Huntmaster walks off the end of the Hunt Track.',
    'Der Jagdmeister geht über das Ende des Jagdpfads hinaus.',
  ),
  // Moving
  happens(
    { type: 'door', edge: '3,2:e', to: 'breach', by: 0 },
    'A Breach opens between The Long Stove and Serving Passage.',
    'Ein Durchbruch öffnet sich zwischen „Langer Herd“ und „Anrichtegang“.',
  ),
  happens(
    { type: 'door', edge: '3,2:e', to: 'wall', by: 0 },
    'A Wall stands between The Long Stove and Serving Passage.',
    'Eine Wand steht zwischen „Langer Herd“ und „Anrichtegang“.',
  ),
  happens(
    { type: 'fled', player: 0, monster: 10, free: false },
    'Ian McFellow leaves Orderly, at a price.',
    'Ian McFellow geht weg und zahlt den Preis (Pfleger).',
  ),
  happens(
    { type: 'monster-waits', monster: 11, rule: 'LOB-RUL-53' },
    'Hellhound 1 is Stunned and does nothing.',
    'Höllenhund 1 ist betäubt und tut nichts.',
  ),
  happens(
    { type: 'monster-waits', monster: 11, rule: 'LOB-MON-03' },
    'Hellhound 1 cannot move.',
    'Höllenhund 1 kann sich nicht bewegen.',
  ),
  happens(
    { type: 'monster-waits', monster: 11, rule: 'LOB-RUL-122' },
    'Hellhound 1 is kept from attacking.',
    'Höllenhund 1 wird vom Angriff abgehalten.',
  ),
  happens(
    { type: 'monster-waits', monster: 11, rule: 'LOB-RUL-16' },
    'Hellhound 1 finds no way.',
    'Höllenhund 1 findet keinen Weg.',
  ),
  happens(
    { type: 'monster-waits', monster: 11, rule: 'LOB-RUL-87' },
    'Hellhound 1 has nobody to go to.',
    'Höllenhund 1 hat niemanden, zu dem der Weg führt.',
  ),
  happens(
    { type: 'monster-waits', monster: 11, rule: 'LOB-MMV-05' },
    'Hellhound 1 stays with a Character.',
    'Höllenhund 1 bleibt bei einem Charakter.',
  ),
  happens(
    { type: 'changes-over', until: 'moved' },
    'The change to the Monsters’ Movement is over.',
    'Die Änderung der Bewegung der Monster ist vorbei.',
  ),
  // Attacks
  happens(
    { type: 'attack', by: 0, with: 'mine', target: null, space: pantry, attribute: null, counter: false },
    'Ian McFellow attacks Pantry: the mine.',
    'Ian McFellow greift mit „Landmine“ an, auf „Speisekammer“.',
  ),
  happens(
    { type: 'attack', by: 0, with: 'gun', target: 11, space: pantry, attribute: null, counter: false },
    'Ian McFellow attacks Hellhound 1: the gun.',
    'Ian McFellow greift mit „Geschütz“ an: Höllenhund 1.',
  ),
  happens(
    { type: 'attack', by: 10, with: 'orderly', target: 0, space: pantry, attribute: null, counter: false },
    'Orderly attacks Ian McFellow.',
    'Pfleger greift an: Ian McFellow.',
  ),
  happens(
    { type: 'attack', by: 0, with: 'fists', target: 10, space: pantry, attribute: 'strength', counter: true },
    'Ian McFellow strikes back at Orderly: bare fists.',
    'Ian McFellow schlägt mit „Faustschlag“ zurück: Pfleger.',
  ),
  happens(
    { type: 'affected', minis: [0, 11, 12] },
    'It affects Ian McFellow, Hellhound 1, and Hellhound 2.',
    'Betroffen: Ian McFellow, Höllenhund 1 und Höllenhund 2.',
  ),
  happens({ type: 'affected', minis: [] }, 'It affects nobody.', 'Niemand ist betroffen.'),
  ...Object.entries(keywords).map(([keyword, [en, de]]) =>
    happens({ type: 'ignored', mini: 10, keyword }, `Orderly is immune to ${en}.`, `${de} wirkt hier nicht: Pfleger.`),
  ),
  happens(
    { type: 'rolled', side: 'attack', group: 0, minis: [11], dice: ['G4', 'R5', 'G1'] },
    'Attack on Hellhound 1, 3 dice: 3 Spikes and one Bolt.',
    'Angriff, Ziel Höllenhund 1, 3 Würfel: 3 Stacheln und ein Blitz.',
  ),
  happens(
    { type: 'rolled', side: 'defense', group: 0, minis: [11, 12], dice: ['B1'] },
    'Defense of Hellhound 1 and Hellhound 2, one die: no symbol.',
    'Verteidigung, Höllenhund 1 und Höllenhund 2, ein Würfel: kein Symbol.',
  ),
  happens(
    { type: 'rolled', side: 'test', group: 0, minis: [0], dice: ['B4', 'N2', 'B6'] },
    'Test of Ian McFellow, 3 dice: 3 Shields with a Star, one Star, and 1 Insanity.',
    'Probe, Ian McFellow, 3 Würfel: 3 Schilde mit Stern, ein Stern und 1 Wahnsinn.',
  ),
  happens(
    { type: 'bolts', side: 'defense', group: 0, n: 1, auto: 2, keywords: ['dodge'] },
    'A Bolt of the defense: 2 Shields and Dodge.',
    'Ein Blitz der Verteidigung: 2 Schilde und Ausweichen.',
  ),
  happens(
    { type: 'bolts', side: 'attack', group: 0, n: 2, auto: 2, keywords: ['stun', 'fire'] },
    '2 Bolts of the attack: 2 successes, Stun, and Fire.',
    '2 Blitze des Angriffs: 2 Erfolge, Betäubung und Feuer.',
  ),
  happens(
    { type: 'bolts', side: 'attack', group: 0, n: 2, auto: 0, keywords: [] },
    '2 Bolts take effect after the attack.',
    '2 Blitze wirken nach dem Angriff.',
  ),
  happens(
    { type: 'bolts', rule: 'LOB-DIC-13', side: 'attack', group: 0, n: 1, auto: 0, keywords: [] },
    'A Bolt has no effect.',
    'Ein Blitz hat keine Wirkung.',
  ),
  happens(
    { type: 'hit', mini: 11, by: 0, hits: 4, avoided: 1, critical: true, wounds: 6 },
    'Ian McFellow hits Hellhound 1: 4 successes against one Shield, a Critical Strike.',
    'Höllenhund 1 wird kritisch getroffen: 4 Erfolge, dagegen ein Schild.',
  ),
  happens(
    { type: 'hit', mini: 11, by: 0, hits: 0, avoided: 0, critical: true, wounds: 0 },
    'Hellhound 1 is unharmed: 0 successes against 0 Shields.',
    'Höllenhund 1 bleibt heil: 0 Erfolge, dagegen 0 Schilde.',
  ),
  happens(
    { type: 'lifesteal', mini: 10, n: 2 },
    'Orderly may heal up to 2 by Lifesteal.',
    'Pfleger kann durch Lebensraub bis zu 2 heilen.',
  ),
  happens(
    { type: 'no-counter', mini: 12 },
    'Hellhound 2 is no longer there to strike back.',
    'Höllenhund 2 kann nicht mehr zurückschlagen.',
  ),
  happens(
    { type: 'attack-chosen', mini: 10, n: 4 },
    'Orderly rolls 4 to choose its attack.',
    'Pfleger würfelt den Angriff aus: 4.',
  ),
  happens(
    { type: 'boss-rolled', monster: 10, die: 2, attack: 'pops-strap' },
    'Orderly rolls 2: The Strap.',
    'Pfleger würfelt 2: Der Riemen.',
  ),
  happens(
    { type: 'checked', player: 1, kind: 'test', attribute: 'wisdom', n: 2, target: null },
    'Test of Wisdom: Demi Hawkins has 2 successes.',
    'Probe auf Weisheit, Demi Hawkins: 2 Erfolge.',
  ),
  happens(
    { type: 'checked', player: 1, kind: 'test', attribute: 'wisdom', n: 1, target: 1 },
    'Test of Wisdom: Demi Hawkins has one success and passes.',
    'Probe auf Weisheit, Demi Hawkins: ein Erfolg, bestanden.',
  ),
  // Characters and their possessions
  happens(
    { type: 'healed', mini: 1, what: 'fire', n: 1 },
    'Demi Hawkins puts out the Fire.',
    'Demi Hawkins löscht das Feuer.',
  ),
  happens(
    { type: 'healed', mini: 1, what: 'strength', n: 1 },
    'Demi Hawkins heals Strength.',
    'Demi Hawkins heilt: Stärke.',
  ),
  happens(
    { type: 'dropped', player: 0, card: 'sling.2' },
    'Ian McFellow discards Sling.',
    'Ian McFellow legt „Schleuder“ ab.',
  ),
  happens(
    { type: 'lost', player: 0, what: 'item', thing: 'revolver', n: 1, to: 2 },
    'Ian McFellow gives Revolver to Tobias Crake.',
    'Ian McFellow gibt Tobias Crake: Revolver.',
  ),
  happens({ type: 'insane', player: 0 }, 'Ian McFellow turns INSANE!', 'Ian McFellow wird WAHNSINNIG!'),
  happens(
    { type: 'used', player: 1, key: 'demi-hawkins.3', x: 3 },
    'Demi Hawkins uses Long Distance for 3 Insanity.',
    'Demi Hawkins benutzt „Ferngespräch“ für 3 Wahnsinn.',
  ),
  happens(
    { type: 'used', player: 0, key: 'ian-mcfellow.2', x: 0 },
    'Ian McFellow uses Tailwind for 2 Insanity.',
    'Ian McFellow benutzt „Rückenwind“ für 2 Wahnsinn.',
  ),
  happens(
    { type: 'action', player: 0, action: 'disorder', ap: 0 },
    'Ian McFellow spends 6 Insanity.',
    'Ian McFellow gibt 6 Wahnsinn aus.',
  ),
  happens(
    { type: 'untapped', rule: 'LOB-TAP-03', player: 0, item: 'alarm-clock' },
    'Ian McFellow Untaps Alarm Clock for 3 Insanity.',
    'Ian McFellow richtet „Wecker“ für 3 Wahnsinn auf.',
  ),
  happens(
    { type: 'untapped', player: 0, item: 'alarm-clock' },
    'Ian McFellow Untaps Alarm Clock.',
    'Ian McFellow richtet „Wecker“ auf.',
  ),
  happens(
    { type: 'cooled', rule: 'LOB-MNT-03', player: 0, card: 'fatality', n: 1 },
    'Ian McFellow’s Fatality loses a Cooldown token.',
    '„Todesstoß“ von Ian McFellow verliert einen Abklingmarker.',
  ),
  happens(
    { type: 'cooled', player: 0, card: 'fatality', n: 2 },
    'Ian McFellow’s Fatality has 2 Cooldown tokens now.',
    '„Todesstoß“ von Ian McFellow hat jetzt 2 Abklingmarker.',
  ),
  happens(
    { type: 'lasting', player: 0, card: 'halo', until: 'good' },
    'Halo affects Ian McFellow for good.',
    '„Heiligenschein“ gilt für Ian McFellow von nun an.',
  ),
  happens({ type: 'mine', at: pantry }, 'A mine lies at Pantry.', 'Auf „Speisekammer“ liegt eine Mine.'),
  happens({ type: 'mine', at: null }, 'The mine goes off.', 'Die Mine geht hoch.'),
  happens(
    { type: 'gun', player: 0, at: pantry },
    'Ian McFellow sets up the gun at Pantry.',
    'Ian McFellow stellt das Geschütz auf „Speisekammer“.',
  ),
  // Spawning and the Scenario
  happens(
    { type: 'reshuffled', deck: 'weapon' },
    'An empty deck is reshuffled.',
    'Ein leerer Stapel wird neu gemischt.',
  ),
  happens({ type: 'no-spawn', card: '' }, 'No Monster appears.', 'Kein Monster erscheint.'),
  happens(
    { type: 'turned-up', token: 'riddle', at: pantry, value: 'B' },
    'Revealed at Pantry: Teeth: a Hellhound appears, at a Spawn Point of a colour you choose.',
    'Aufgedeckt auf „Speisekammer“: Zähne: Ein Höllenhund erscheint, an einem Brutpunkt in einer Farbe deiner Wahl.',
  ),
  happens(
    { type: 'nightmare', scenario: 'DN2', done: false },
    'Another Nightmare begins: Feed the Fire.',
    'Ein weiterer Albtraum beginnt: „Das Feuer füttern“.',
  ),
  happens(
    { type: 'nightmare', scenario: 'DN2', done: true },
    'Feed the Fire is over. The needle climbs, the knocking slows, and under the floor something turns over and sleeps on.',
    '„Das Feuer füttern“ ist vorbei. Die Nadel steigt, das Klopfen wird langsamer, und unter dem Boden dreht sich etwas um und schläft weiter.',
  ),
  happens(
    { type: 'memory', card: 'memory-5', own: true, on: 0 },
    'Ian McFellow finds one of their own memories: Latch Number Twelve. You gain 2 Junk. Your Quest advances by 1, and you draw 1 Equipment.',
    'Ian McFellow findet eine eigene Erinnerung: „Riegel Nummer Zwölf“. Du erhältst 2 Gerümpel. Deine Aufgabe rückt um 1 vor, und du ziehst 1 Ausrüstung.',
  ),
  happens(
    { type: 'scenario-act', player: 0, key: 'S2-A.1', ap: 1 },
    'Ian McFellow: Read the ledger of the departed.',
    'Ian McFellow: Das Buch der Abgereisten lesen.',
  ),
  happens({ type: 'over', won: true }, 'You have won.', 'Ihr habt gewonnen.'),
  ends(
    'LOB-WIN-01',
    true,
    'You have done what the house did not want. All win.',
    'Ihr habt getan, was das Haus nicht wollte. Alle gewinnen.',
  ),
  ends('LOB-RUL-115', true, 'The Huntmaster is defeated. All win.', 'Der Jagdmeister ist besiegt. Alle gewinnen.'),
  ends(
    'LOB-RUL-104',
    true,
    'You have survived three Nightmares. All win.',
    'Ihr habt drei Albträume überstanden. Alle gewinnen.',
  ),
  ends('LOB-WIN-01', false, 'All is lost.', 'Alles ist verloren.'),
  ends(
    'LOB-WIN-02',
    false,
    'The Huntmaster has come to the end of his track. All is lost.',
    'Der Jagdmeister hat das Ende seines Pfades erreicht. Alles ist verloren.',
  ),
  ends(
    'LOB-WIN-03',
    false,
    'All are dead, and death is final. All is lost.',
    'Alle sind tot, und der Tod ist endgültig. Alles ist verloren.',
  ),

  // Questions
  asks(
    'trade-offer',
    'cancel',
    'Ian McFellow: choose what you trade with Demi Hawkins.',
    'Ian McFellow: Wähle, was du mit Demi Hawkins tauschst.',
    deals([], []),
  ),
  asks(
    'trade-offer',
    'cancel',
    'Ian McFellow: you give Sling and Rope, Demi Hawkins gives nothing. What else?',
    'Ian McFellow: Von dir: Schleuder und Seil. Von Demi Hawkins: nichts. Was noch?',
    deals(['item:sling.1', 'junk:rope'], []),
  ),
  asks(
    'trade-agree',
    'yes',
    'Demi Hawkins: Ian McFellow gives you Sling and Rope for red Meds. Agreed?',
    'Demi Hawkins: Ian McFellow gibt dir Schleuder und Seil, und du gibst rote Medizin. Einverstanden?',
    deals(['item:sling.1', 'junk:rope'], ['meds:red']),
    1,
  ),
  asks(
    'item-limit',
    'drop:sling.1',
    'Ian McFellow: too many Items. Which one do you discard?',
    'Ian McFellow: Das sind zu viele Gegenstände. Welchen legst du ab?',
  ),
  asks(
    'disorder-limit',
    'drop:fatality',
    'Ian McFellow: too many Disorder cards. Which one do you discard?',
    'Ian McFellow: Das sind zu viele Störungskarten. Welche legst du ab?',
  ),
  asks(
    'locker-which',
    'locker:0',
    'Ian McFellow: which Locker do you reveal?',
    'Ian McFellow: Welchen Spind deckst du auf?',
  ),
  asks(
    'untap-which',
    'untap:alarm-clock',
    'Ian McFellow: which card do you Untap?',
    'Ian McFellow: Welche Karte richtest du auf?',
  ),
  asks(
    'boss-order',
    'next:10',
    'Ian McFellow decides: which Boss acts next?',
    'Ian McFellow entscheidet: Welcher Boss handelt als Nächstes?',
  ),
  asks(
    'check-declare',
    'go',
    'Ian McFellow: a Test of Wisdom. What do you add?',
    'Ian McFellow: Eine Probe auf Weisheit. Was kommt dazu?',
    testing(null),
  ),
  asks(
    'check-declare',
    'go',
    'Ian McFellow: a Test of Wisdom, for which you need 2 successes. What do you add?',
    'Ian McFellow: Eine Probe auf Weisheit. Nötig: 2 Erfolge. Was kommt dazu?',
    testing(2),
  ),
  asks(
    'change',
    'keep',
    'Ian McFellow: you rolled one Shield with a Star. You need one success and have 1. Change the roll?',
    'Ian McFellow: Gewürfelt: ein Schild mit Stern. Nötig: ein Erfolg, bisher 1. Änderst du den Wurf?',
    testing(1),
  ),
  {
    say: (context) => prompt(context, { ...question('on-whom', 0, option('on:0')), about: 'S1-EC2' }),
    en: 'Ian McFellow: whom do you choose? Off the Leash: A whistle too high to hear. Choose a Character: a Hellhound appears at that Character’s nearest green Spawn Point.',
    de: 'Ian McFellow: Wen wählst du? „Von der Leine“: Ein Pfiff, zu hoch, um ihn zu hören. Wählt einen Charakter: An dem grünen Brutpunkt, der ihm am nächsten ist, erscheint ein Höllenhund.',
  },
  {
    say: (context) => prompt(context, { ...question('free-blink', 0, option('blink:0')), about: 'hug-the-wall' }),
    en: 'Ian McFellow: Blink where? Walls, Doors and Monsters do not stop you. This is for Hug the Wall.',
    de: 'Ian McFellow: Wohin springst du? Wände, Türen und Monster halten dich nicht auf. Das ist für „An die Wand“.',
  },
  asks('then-first', 'first:hug-the-wall.1', 'Ian McFellow: what comes first?', 'Ian McFellow: Was kommt zuerst?'),
  asks('which-edge', 'edge:3,2:e', 'Ian McFellow: which edge?', 'Ian McFellow: Welche Kante?'),
  asks(
    'lose-what',
    'item:sling.1',
    'Ian McFellow: which Item do you give up?',
    'Ian McFellow: Welchen Gegenstand gibst du ab?',
  ),
  asks(
    'attack-declare',
    'go',
    'Ian McFellow: what do you add to your Attack?',
    'Ian McFellow: Du greifst an. Was kommt dazu?',
    (state) => {
      state.attacks = [{ by: 0, target: null }] as never;
    },
  ),
  asks(
    'pierce-which',
    'pierce:1',
    'Ian McFellow: Pierce takes a die from Hellhound 1. Which?',
    'Ian McFellow: Durchbohren nimmt einen Würfel weg: Höllenhund 1. Welchen?',
    (state) => {
      state.attacks = [{ defences: [{ minis: [11] }] }] as never;
    },
  ),
  asks(
    'trigger',
    'use:sentry-gun.2',
    'Ian McFellow: use Sentry Gun now?',
    'Ian McFellow: Jetzt „Wachgeschütz“ benutzen?',
  ),
  asks(
    'act',
    'end',
    'Ian McFellow: 2 Action Points and one Movement Point left.',
    'Ian McFellow, noch 2 Aktionspunkte und ein Bewegungspunkt.',
    (state) => {
      state.turn.mp = 1;
    },
  ),

  // Options: sentence, cost and note
  offers(
    'act',
    `walk:${at('hall.F')}`,
    'Go to West Passage. | 1 AP | A Monster stands there. This starts a Move Action: one Movement Point is left.',
    'Geh auf „Westflur“. | 1 AP | Dort steht ein Monster. Damit beginnt eine Bewegung: Ein Bewegungspunkt bleibt.',
  ),
  offers('act', `walk:${at('kitchen.A')}`, 'Go to Bakehouse. | 1 MP', 'Geh auf „Backstube“. | 1 BP', (state) => {
    state.turn.mp = 1;
  }),
  offers(
    'act',
    `flee:${at('hall.F')}`,
    'Leave Orderly and go to West Passage. | 1 MP | Leaving has a price. A Monster stands there.',
    'Flieh auf „Westflur“; Pfleger bleibt zurück. | 1 BP | Wegzugehen hat einen Preis. Dort steht ein Monster.',
    (state) => {
      state.turn.mp = 1;
    },
  ),
  offers(
    'act',
    `flee:${pantry}`,
    'Leave Cultist and go to Pantry. | 1 MP | Leaving costs 2 Insanity.',
    'Flieh auf „Speisekammer“; Kultist bleibt zurück. | 1 BP | Wegzugehen kostet 2 Wahnsinn.',
    (state, me) => {
      state.turn.mp = 1;
      me.insanity = 3;
      state.monsters = [monster(13, 'cultist', at('kitchen.F'))];
    },
  ),
  offers(
    'act',
    `flee:${pantry}`,
    'Leave Night Nurse and go to Pantry. | 1 MP',
    'Flieh auf „Speisekammer“; Nachtschwester bleibt zurück. | 1 BP',
    (state) => {
      state.turn.mp = 1;
      state.monsters = [monster(13, 'night-nurse', at('kitchen.F'))];
    },
  ),
  offers(
    'act',
    `walk:${at('hall.F')}`,
    'Go to West Passage. | 1 MP | 2 Monsters stand there and would hold you.',
    'Geh auf „Westflur“. | 1 BP | Dort stehen 2 Monster und würden dich festhalten.',
    (state) => {
      state.turn.mp = 1;
      state.monsters = [13, 14].map((id) => monster(id, 'hellhound', at('hall.F')));
    },
  ),
  offers(
    'act',
    'attack:splashing-paddle:strength:10',
    'Attack Orderly with Splashing Paddle, using Strength (1). | 1 AP | 5 of 5 Health left. It hits every Character there too. Your last Movement Point would be lost.',
    'Greif mit „Spritzpaddel“ und Stärke (1) an: Pfleger. | 1 AP | Gesundheit: noch 5 von 5. Das trifft auch jeden Charakter dort. Dein letzter Bewegungspunkt ginge verloren.',
    (state, me) => {
      state.turn.mp = 1;
      holds('splashing-paddle')(state, me);
    },
  ),
  offers(
    'act',
    'attack:fists:10',
    'Attack Orderly with bare fists (Strength 1). | 1 AP | 5 of 5 Health left.',
    'Greif mit „Faustschlag“ an (Stärke 1): Pfleger. | 1 AP | Gesundheit: noch 5 von 5.',
  ),
  offers(
    'loadout',
    'wear:splashing-paddle',
    'Put Splashing Paddle into your Loadout. | Attack with Strength, Dexterity or Wisdom: AoE. Yours are 1, 4, and 1. Skilled with 4 or more.',
    'Halte „Spritzpaddel“ griffbereit. | Angriff mit Stärke, Geschick oder Weisheit: Flächenangriff. Bei dir sind das 1, 4 und 1. Geübt ab 4.',
    holds('splashing-paddle'),
  ),
  offers(
    'counter-with',
    'counter:splashing-paddle:dexterity',
    'Strike back with Splashing Paddle, using Dexterity (4).',
    'Schlag mit „Spritzpaddel“ und Geschick (4) zurück.',
    holds('splashing-paddle'),
  ),
  offers(
    'act',
    'loot',
    'Loot. | 1 AP | You draw 2 Junk from the bag. Your last Movement Point would be lost.',
    'Plündere. | 1 AP | Du ziehst 2 Gerümpel aus dem Beutel. Dein letzter Bewegungspunkt ginge verloren.',
    (state, me) => {
      state.turn.mp = 1;
      me.items = [item('orderlys-belt', 1)];
    },
  ),
  offers(
    'act',
    'untap:alarm-clock',
    'Untap Alarm Clock. | 3 Insanity',
    'Richte „Wecker“ auf. | 3 Wahnsinn',
    holds('alarm-clock'),
  ),
  offers(
    'act',
    'use:alarm-clock.1',
    'Use Alarm Clock. | tap | Gain 1 Action Point.',
    'Benutze „Wecker“. | drehen | Du erhältst 1 Aktionspunkt.',
    holds('alarm-clock'),
  ),
  asks(
    'lose-what',
    'meds:red',
    'Ian McFellow: which Meds do you give up?',
    'Ian McFellow: Welche Medizin gibst du ab?',
  ),
  offers(
    'act',
    'trade:1',
    'Trade with Demi Hawkins. | Your last offer was refused.',
    'Tausche mit Demi Hawkins. | Dein letztes Angebot wurde abgelehnt.',
    ({ turn }) => {
      turn.refusals.push(1);
    },
  ),
  offers(
    'act',
    'use:laudanum.1',
    'Use Laudanum. | the card | One Character on your Space, you or another, heals 3. Nothing would change now.',
    'Benutze „Laudanum“. | die Karte | Ein Charakter auf deinem Feld, du oder ein anderer, heilt 3. Jetzt würde sich nichts ändern.',
    holds('laudanum'),
  ),
  offers(
    'attack-declare',
    'use:demi-hawkins.3:2',
    'Use All Lines Ringing 2 times. | X Insanity | Your Weapon Attack adds X red dice, has Range 0–6 and needs no line of sight.',
    'Benutze „Alle Leitungen läuten“ 2-mal. | X Wahnsinn | Dein Waffenangriff erhält X rote Würfel, hat Reichweite 0–6 und braucht keine Sichtlinie.',
    (state) => {
      Object.assign(state.characters[1] ?? {}, { insane: true });
    },
  ),
  offers(
    'act',
    'upgrade:splashing-paddle:1',
    'Upgrade Splashing Paddle: row 1. | 1 Wood + 1 Paper | Adds: a Bolt gives 1 success. After your attack with it you may move up to 1 Space with Stealth.',
    'Werte „Spritzpaddel“ auf: Zeile 1. | 1 Holz + 1 Papier | Neu: ein Blitz gibt 1 Erfolg. Hast du damit angegriffen, darfst du schleichend bis zu 1 Feld weit gehen.',
    holds('splashing-paddle'),
  ),
  offers('act', 'insane', 'Turn INSANE! | 6 Insanity', 'Werde WAHNSINNIG! | 6 Wahnsinn'),
  offers(
    'act',
    'end',
    'End the Turn. | Your last Movement Point would be lost.',
    'Beende den Zug. | Dein letzter Bewegungspunkt ginge verloren.',
    (state) => {
      Object.assign(state.turn, { ap: 0, mp: 1 });
    },
  ),
  offers(
    'search-buy',
    'buy:weapon+meds',
    'Take a Weapon and Meds, and the Junk. | 4 successes',
    'Nimm eine Waffe und Medizin und das Gerümpel. | 4 Erfolge',
    (state) => {
      state.lockers = [{ space: at('kitchen.F'), face: 'locker-7' }];
    },
  ),
  offers(
    'pay-or-not',
    'pay:insanity:1+wood:2+any:1',
    'Pay 1 Insanity, 2 Wood, and 1 Junk.',
    'Zahle 1 Wahnsinn, 2 Holz und 1 Gerümpel.',
  ),
  ...(
    [
      ['untap', 'Untap a card.', 'Richte eine Karte auf.'],
      ['cool', 'Change the Cooldown of a Disorder card.', 'Ändere die Abklingmarker einer Störungskarte.'],
      ['breach', 'Place a Breach.', 'Lege einen Durchbruch.'],
      ['blink', 'Blink.', 'Springe.'],
      ['door:open', 'Open a Door.', 'Öffne eine Tür.'],
      ['door:closed', 'Close a Door.', 'Schließe eine Tür.'],
      ['item:weapon', 'Draw a Weapon.', 'Ziehe eine Waffe.'],
      ['item:equipment', 'Draw an Equipment card.', 'Ziehe eine Ausrüstung.'],
      ['cure:fire', 'Lose Fire.', 'Werde das los: Feuer.'],
      ['attribute:strength', 'Choose Strength.', 'Wähle: Stärke.'],
      ['disorder:ocd', 'Draw a Disorder card: OCD.', 'Ziehe eine Störungskarte: Zwang.'],
      ['on:monster', 'Choose Monsters.', 'Wähle Monster.'],
      ['on:character', 'Choose a Character.', 'Wähle einen Charakter.'],
      ['junk', 'Choose option 2 on the card.', 'Wähle Möglichkeit 2 auf der Karte.'],
    ] as const
  ).map(([word, en, de]) => offers('which', `choose:2:${word}`, en, de)),
  offers('heal-what', 'heal:fire', 'Put out the Fire.', 'Lösche das Feuer.'),
  offers('heal-what', 'heal:wisdom', 'Heal Wisdom.', 'Heile: Weisheit.'),
  offers('then-first', 'first:hug-the-wall.1', 'First: Hug the Wall.', 'Zuerst: „An die Wand“.'),
  offers(
    'pierce-which',
    'pierce:1',
    'Take this die: brown, 2 Shields with a Star.',
    'Nimm diesen: braun, 2 Schilde mit Stern.',
    (state) => {
      state.attacks = [
        {
          defences: [
            {
              dice: [
                { die: 'blue', face: 0 },
                { die: 'brown', face: 1 },
              ],
            },
          ],
        },
      ] as never;
    },
  ),
  offers('locker-which', 'locker:0', 'Reveal the Locker at Bakehouse.', 'Decke den Spind auf „Backstube“ auf.'),
  offers(
    'act',
    'disorder:aggression',
    'Draw a Disorder card: Aggression. | 6 Insanity',
    'Ziehe eine Störungskarte: Aggression. | 6 Wahnsinn',
  ),
  offers('trigger', 'pass', 'Not now.', 'Jetzt nicht.'),
  offers('trade-agree', 'yes', 'Agreed.', 'Einverstanden.'),
  offers('trade-agree', 'no', 'No.', 'Nein.'),
  offers('item-limit', 'drop:sling.1', 'Discard Sling.', 'Lege „Schleuder“ ab.'),
  offers(
    'chapter-choice',
    'choice:S2-B:2',
    'Wall him in again, softly: each Character heals 1.',
    'Mauert ihn leise wieder ein: Jeder Charakter heilt 1.',
  ),
  offers('chapter-choice', 'choice:S2-A:2', 'Choose option 2.', 'Wählt Möglichkeit 2.'),
  ...Object.entries(edges).map(([kind, [en, de]]) =>
    offers(
      'which-edge',
      'edge:3,2:e',
      `Choose the edge between The Long Stove and Serving Passage. | Now: ${en}.`,
      `Wähle die Kante zwischen „Langer Herd“ und „Anrichtegang“. | Dort ist jetzt ${de}.`,
      (state) => {
        state.edges = { '3,2:e': kind as 'gap' };
      },
    ),
  ),

  // Announcements that combine similar events
  hears(
    [
      { type: 'moved', mini: 11, from: 0, to: at('hall.F'), how: 'move' },
      { type: 'moved', mini: 12, from: 0, to: 1, how: 'move' },
      { type: 'moved', mini: 10, from: 0, to: pantry, how: 'move' },
      { type: 'moved', mini: 10, from: 0, to: at('kitchen.F'), how: 'move' },
    ],
    'Orderly comes to Ian McFellow and Demi Hawkins. 2 Monsters move elsewhere.',
    'Pfleger kommt zu Ian McFellow und Demi Hawkins. 2 Monster bewegen sich anderswo.',
  ),
  hears(
    [
      { type: 'attack', by: 0, with: 'fists', target: 13, space: 0, attribute: 'strength', counter: false },
      { type: 'rolled', side: 'attack', group: 0, minis: [13], dice: ['G4'] },
      { type: 'hit', mini: 13, by: 0, hits: 4, avoided: 1, critical: false, wounds: 3 },
      { type: 'wounded', mini: 13, n: 3, from: 0 },
      { type: 'defeated', monster: 13, card: 'hellhound', number: 3, at: 0, by: 0 },
    ],
    'Ian McFellow defeats Hellhound 3.',
    'Ian McFellow besiegt: Höllenhund 3.',
  ),
  hears(
    [
      { type: 'hit', mini: 0, by: 10, hits: 1, avoided: 1, critical: false, wounds: 0 },
      { type: 'hit', mini: 0, by: 11, hits: 3, avoided: 1, critical: false, wounds: 2 },
      { type: 'wounded', mini: 0, n: 2, from: 11 },
      { type: 'wounded', mini: 0, n: 3, from: 12 },
      { type: 'hit', mini: 1, by: 10, hits: 1, avoided: 1, critical: false, wounds: 0 },
      { type: 'hit', mini: 1, by: 11, hits: 1, avoided: 1, critical: false, wounds: 0 },
    ],
    'Ian McFellow takes 5 Wounds. Demi Hawkins takes no Wound.',
    'Ian McFellow erleidet 5 Wunden. Demi Hawkins erleidet keine Wunde.',
  ),
  hears(
    [
      { type: 'junk', player: 0, kind: 'rope' },
      { type: 'insanity', player: 0, n: 1 },
      { type: 'item', player: 0, card: 'revolver' },
      { type: 'insanity', player: 0, n: 1 },
    ],
    'Ian McFellow gains Rope and Revolver. Ian McFellow gains 2 Insanity.',
    'Ian McFellow erhält: Seil und Revolver. Ian McFellow erhält 2 Wahnsinn.',
  ),
  hears(
    [
      { type: 'spawned', monster: 11, card: 'hellhound', at: 0, health: 2 },
      { type: 'spawned', monster: 10, card: 'orderly', at: 0, health: 2 },
    ],
    'New: Hellhound 1 and Orderly.',
    'Neu da: Höllenhund 1 und Pfleger.',
  ),
  hears(
    [11, 12, 13, 14].map((monster) => ({ type: 'spawned', monster, card: 'hellhound', at: 0, health: 2 })),
    'New: 4 Monsters.',
    'Neu da: 4 Monster.',
  ),
  hears(
    [
      { type: 'wounded', mini: 0, n: 4, from: 10 },
      { type: 'afflicted', mini: 0, condition: 'stun' },
      { type: 'died', player: 0, at: pantry },
      { type: 'hunt-moved', from: 4, to: 5 },
      { type: 'hunt-moved', from: 5, to: 6 },
    ],
    'Ian McFellow dies at Pantry. The Huntmaster is on Space 6.',
    'Ian McFellow stirbt auf „Speisekammer“. Der Jagdmeister ist auf Feld 6.',
  ),
  hears(
    [
      { type: 'door', edge: '3,2:e', to: 'open-door', by: -1 },
      { type: 'door', edge: '4,2:e', to: 'open-door', by: -1 },
    ],
    '2 Doors open.',
    '2 Türen gehen auf.',
  ),
];
