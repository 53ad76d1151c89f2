// The sentence that is shown for a question.
import type { Question } from '../../../kernel/index.js';
import type { Params } from '../../../speech/speak.js';
import { successesIn } from '../rules/checks.js';
import { itemLimit } from '../rules/items.js';
import { movesLeft } from '../rules/statistics.js';
import { cardName, cardNames, fighterName, nameOf, phenomenonName, type Key, type SpeechContext } from './names.js';

export function prompt(context: SpeechContext, question: Question): string {
  const { view, content, lexicon } = context;
  const { kind, player, about = '', options } = question;
  const say = (params: Params = {}): string => lexicon.say(`ask-${kind}` as Key, params);
  const me = view.players[player];
  switch (kind) {
    case 'act':
      return say({ n: movesLeft(view) });
    case 'extra-moves':
      return say({ n: question.upTo ?? 0 });
    case 'force-to':
      return say({ player: nameOf(context, Number(targetOf(question, 'player'))) });
    case 'choose-place':
      return lexicon.say(`ask-choose-place-${about}` as Key);
    case 'hallucinate':
      return say({ title: cardName(context, view.scenario) });
    case 'limit':
      return say({ n: me ? itemLimit(content, me) : 0 });
    case 'consent':
      return say({ player: nameOf(context, view.active), card: cardName(context, about) });
    case 'give-choice':
      return say({ player: nameOf(context, Number(targetOf(question, 'player'))) });
    case 'defend':
      return view.combat
        ? say({ player: fighterName(context, view.combat.attacker), n: successesIn(view.combat.dice) })
        : say();
    case 'steal-choice':
      return view.combat ? say({ player: fighterName(context, view.combat.defender) }) : say();
    case 'trade':
      return say({ player: nameOf(context, view.trade?.partner ?? player) });
    case 'answer-trade': {
      const { give = [], take = [] } = view.trade ?? {};
      const list = (cards: readonly string[]): string =>
        cards.length > 0 ? cardNames(context, cards) : lexicon.say('nothing-in-trade');
      return say({ player: nameOf(context, view.active), gets: list(give), gives: list(take) });
    }
    case 'entity':
      return say({ player: nameOf(context, view.active) });
    case 'story-question':
      return lexicon.card(phenomenonName(view.phenomenon), `ask.${about}`) ?? options[0]?.id ?? '';
    default:
      return say();
  }
}

/** What comes after the type in the first target of that type, such as `2` of `player:2`. */
function targetOf({ options }: Question, type: string): string {
  const targets = options.flatMap((option) => option.targets ?? []);
  return targets.find((target) => target.startsWith(`${type}:`))?.slice(type.length + 1) ?? '';
}
