// The sentence that is shown for each question.
import type { PlayerId, Question } from '../../../kernel/index.js';
import type { Params } from '../../../speech/speak.js';
import { parseCid } from '../cards/chapter-id.js';
import { kindOf } from '../cards/card-index.js';
import { diceInPlay } from '../rules/attack/current-attack.js';
import { hitResult, hitsToDefeat } from '../rules/attack/results.js';
import { checkSuccesses } from '../rules/attack/tests-and-searches.js';
import { isCharacter } from '../state/state.js';
import { piercedRoll, targetName } from './labels.js';
import { symbolsSaid } from './dice-symbols.js';
import {
  attributeName,
  cardName,
  characterName,
  count,
  matchOf,
  miniName,
  minisName,
  sentences,
  thingsName,
  type Key,
  type SpeechContext,
} from './names.js';

/** What the dice as they lie amount to, and how much is needed. */
function standingOf(context: SpeechContext, player: PlayerId): string {
  const {
    view: { attacks, check },
    lexicon,
  } = context;
  const m = matchOf(context);
  if (check?.roll)
    return check.target === null
      ? ''
      : lexicon.say('now-successes', {
          n: checkSuccesses(m, check, check.roll),
          successes: count(context, 'success', check.target),
        });
  const attack = attacks.at(-1);
  return sentences(
    ...(attack?.side ? attack.defenders : []).map((defender) => {
      const { mini, dodges } = defender;
      if (!attack || dodges || (attack.by === player ? isCharacter(mini) : mini !== player)) return undefined;
      const result = hitResult(m, attack, defender);
      const { hits, avoided } = result;
      return attack.by === player
        ? lexicon.say('now-hits', { mini: miniName(context, mini), hits, n: hitsToDefeat(m, mini, result) })
        : lexicon.say('now-avoids', { n: hits, avoided: Math.min(hits, avoided) });
    }),
  );
}

/** The sentence, and the card that causes the question, with its text. */
export function prompt(context: SpeechContext, question: Question): string {
  const ask = sentence(context, question);
  const { about } = question;
  if (about === undefined || context.content.characters.has(about)) return ask;
  const { lexicon } = context;
  const text = parseCid(about)?.kind === 'chapter' ? undefined : lexicon.card(kindOf(about), 'text');
  const card = cardName(context, about);
  return text === undefined ? lexicon.say('ask-for', { ask, card }) : lexicon.say('ask-for-text', { ask, card, text });
}

function sentence(context: SpeechContext, { player, kind, options }: Question): string {
  const {
    view: { attacks, check, trade, turn },
    lexicon,
  } = context;
  const attack = attacks.at(-1);
  const say = (key: Key, params?: Params): string =>
    lexicon.say(key, { player: characterName(context, player), ...params });
  const mini = (id = -1): Params => ({ mini: miniName(context, id) });
  /** The id of the first option names the Monster or card of the question. */
  const [act = '', first = ''] = options[0]?.id.split(':') ?? [];
  switch (kind) {
    case 'act':
      return turn.mp > 0
        ? say('ask-act-moving', { ap: count(context, 'ap', turn.ap), mp: count(context, 'mp', turn.mp) })
        : say('ask-act', { n: turn.ap });
    case 'push-where':
    case 'counter-with':
      return say(`ask-${kind}`, { mini: targetName(context, options) });
    // In `trade-agree`, the partner is asked, so the sentence names the active Character, who makes the offer.
    case 'trade-offer':
    case 'trade-agree': {
      const { partner = player, given = [], got = [] } = trade ?? {};
      const offered = {
        partner: characterName(context, kind === 'trade-agree' ? turn.character : partner),
        given: thingsName(context, given),
        got: thingsName(context, got),
      };
      return say(
        kind === 'trade-offer' && given.length + got.length > 0 ? 'ask-trade-on-table' : `ask-${kind}`,
        offered,
      );
    }
    case 'trigger':
      return say('ask-trigger', { card: cardName(context, first) });
    case 'attack-declare':
      return attack?.target === null
        ? say('ask-attack-declare-space')
        : say('ask-attack-declare', mini(attack?.target));
    case 'attack-defend':
      return say('ask-attack-defend', mini(attack?.by));
    case 'check-declare':
      return check?.kind === 'search'
        ? say('ask-check-declare-search')
        : say(check?.target == null ? 'ask-check-declare-test' : 'ask-check-declare-needs', {
            attribute: attributeName(context, check?.attribute ?? 'imagination'),
            successes: count(context, 'success', check?.target ?? 0),
          });
    case 'change': {
      const { rolls } = diceInPlay(matchOf(context), player);
      return rolls.some(({ marked }) => marked.length > 0)
        ? say('ask-marking')
        : say('ask-change', {
            signs: symbolsSaid(
              context,
              rolls.flatMap(({ dice }) => dice),
            ),
            ask: sentences(standingOf(context, player), lexicon.say('change-roll')),
          });
    }
    case 'pierce-which':
      return say('ask-pierce-which', {
        minis: minisName(context, piercedRoll(context, options[0]?.targets)?.minis ?? []),
      });
    case 'lose-what':
      return say(`ask-lose-${act as 'item'}`);
    case 'monster-goal':
    case 'monster-way':
    case 'attack-whom':
      return say(`ask-${kind}`, mini(Number(first)));
    case 'chapter-choice':
      return say('ask-chapter-choice', { title: cardName(context, first) });
    default:
      return say(`ask-${kind}` as Key);
  }
}
