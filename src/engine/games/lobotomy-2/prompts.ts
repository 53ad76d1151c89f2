// What each question asks, in a sentence.
import type { Question } from '../../kernel/index.js';
import { thrownBy } from './attack/thrown.js';
import { piercedRoll } from './labels.js';
import { signsSaid } from './signs.js';
import { attributeName, cardName, characterName, count, matchOf, miniName, minisName, thingsName, type Key, type Told } from './speech.js';

export function prompt(told: Told, question: Question): string {
  const { view, tongue } = told;
  const { player: asked, kind, options } = question;
  const player = characterName(told, asked);
  const attack = view.attacks.at(-1);
  const say = (key: Key, params?: Parameters<typeof tongue.say>[1]): string => tongue.say(key, { player, ...params });
  /** The parts of the first option's id: the Monster that all of them are about. */
  const [, first = '', second = ''] = options[0]?.id.split(':') ?? [];
  switch (kind) {
    case 'act': return acting(told, asked);
    case 'push-where': return say('ask-push-where', { mini: targetName(told, question) });
    case 'trade-offer': return offering(told, asked);
    case 'trade-agree': return agreeing(told, asked);
    case 'trigger': return say('ask-trigger', { card: cardName(told, options[0]?.id.slice('use:'.length) ?? '') });
    case 'attack-declare': return attack?.target === null ? say('ask-attack-declare-space') : say('ask-attack-declare', { mini: miniName(told, attack?.target ?? -1) });
    case 'attack-defend': return say('ask-attack-defend', { mini: miniName(told, attack?.by ?? -1) });
    case 'check-declare': return view.check?.kind === 'search' ? say('ask-check-declare-search') : say('ask-check-declare-test', { attribute: attributeName(told, view.check?.attribute ?? 'imagination') });
    case 'change': return changing(told, asked);
    case 'pierce-which': return say('ask-pierce-which', { minis: minisName(told, piercedRoll(told, options[0]?.targets)?.minis ?? []) });
    case 'lose-what': return say(`ask-lose-${(options[0]?.id.split(':')[0] ?? 'item') as 'item'}`);
    case 'counter-with': return say('ask-counter-with', { mini: targetName(told, question) });
    case 'monster-goal': case 'monster-way': case 'attack-whom': return say(`ask-${kind}`, { mini: miniName(told, Number(first)) });
    case 'chapter-choice': return say('ask-chapter-choice', { title: cardName(told, first), n: Number(second) });
    default: return say(`ask-${kind}` as Key);
  }
}

function acting(told: Told, asked: number): string {
  const { view: { turn: { ap, mp } }, tongue } = told;
  const player = characterName(told, asked);
  return mp > 0 ? tongue.say('ask-act-moving', { player, ap: count(told, 'ap', ap), mp: count(told, 'mp', mp) }) : tongue.say('ask-act', { player, n: ap });
}

/** The mini that the options point at first. */
function targetName(told: Told, { options }: Question): string {
  const target = options.flatMap(({ targets = [] }) => targets).find((each) => /^(?:monster|character):/.test(each));
  return target === undefined ? '' : miniName(told, Number(target.split(':')[1]));
}

function offering(told: Told, asked: number): string {
  const { view: { trade }, tongue } = told;
  const said = { player: characterName(told, asked), partner: characterName(told, trade?.partner ?? asked) };
  if (!trade || trade.given.length + trade.got.length === 0) return tongue.say('ask-trade-offer', said);
  return tongue.say('ask-trade-on-table', { ...said, given: thingsName(told, trade.given), got: thingsName(told, trade.got) });
}

/** Asked is the partner; the Character whose Turn it is has offered. */
function agreeing(told: Told, asked: number): string {
  const { view: { trade, turn }, tongue } = told;
  return tongue.say('ask-trade-agree', { player: characterName(told, asked), partner: characterName(told, turn.character), given: thingsName(told, trade?.given ?? []), got: thingsName(told, trade?.got ?? []) });
}

function changing(told: Told, asked: number): string {
  const { rolls } = thrownBy(matchOf(told), asked);
  const player = characterName(told, asked);
  if (rolls.some(({ marked }) => marked.length > 0)) return told.tongue.say('ask-marking', { player });
  return told.tongue.say('ask-change', { player, signs: signsSaid(told, rolls.flatMap(({ dice }) => dice)) });
}
