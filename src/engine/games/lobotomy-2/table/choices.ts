// The open question and its options, each with a sentence. Some options are in a list; players choose the others by
// pointing at the Board.
import type { Option, PlayerId, Question, TargetId } from '../../../kernel/index.js';
import type { ChoiceModel, ChoicesModel } from '../../../scene/choices-model.js';
import { choicesOnTable, confirmation, headingOf, splitChoices, type ActGroups } from '../../../scene/choices.js';
import { label } from '../words/labels.js';
import { prompt } from '../words/prompts.js';
import type { Look } from './scene-context.js';
import { characterName, type Key, type SpeechContext } from '../words/names.js';

export interface ListedChoices {
  readonly choices: ChoicesModel;
  /**
   * The options that players choose by pointing at Spaces, Doors and Monsters on the Board. They would make the list
   * too long.
   */
  readonly pointed: ChoicesModel;
}

/**
 * Divides the options into `choices` and `pointed`. After a player has pointed at a first target, all remaining options
 * are in `choices`.
 * @param isOnBoard Whether the Board shows the target.
 * @param isOwn Whether the viewer chooses for a player.
 */
export function askedOf(
  look: Look,
  isOnBoard: (id: TargetId) => boolean,
  isOwn: (player: PlayerId) => boolean,
): ListedChoices {
  const {
    seen: { outcome },
    context,
    questions,
  } = look;
  const { lexicon } = context;
  const question = questions.find(({ standing }) => !standing);
  const decidingTarget = decidingTargetOf(look.options);
  const { listed, onTable } = splitChoices(
    questions,
    look,
    (option) => {
      const target = option.targets?.[decidingTarget];
      return target !== undefined && mayBePointedAt(option, target) && isOnBoard(target);
    },
    (each, option) => choiceOf(context, each, option),
    lexicon.say('back-to-all'),
  );
  const asked = outcome ? lexicon.say('ask-over') : question ? prompt(context, question) : waiting(context, isOwn);
  return {
    choices: {
      version: 1,
      prompt:
        onTable.length > 0 && listed.every(({ last }) => last) ? `${asked} ${lexicon.say('choose-on-board')}` : asked,
      ...(question && { n: question.n }),
      choices: listed,
    },
    pointed: choicesOnTable(onTable),
  };
}

/** Says what happens while the viewer is not asked. On a Turn of the viewer, others may be asked, as for a Trade. */
function waiting(context: SpeechContext, isOwn: (player: PlayerId) => boolean): string {
  const {
    lexicon,
    view: { phase, turn },
  } = context;
  if (phase !== 'setup' && phase !== 'characters') return lexicon.say(`e-phase-${phase}`);
  return phase === 'setup' || isOwn(turn.character)
    ? lexicon.say('ask-wait-others')
    : lexicon.say('ask-wait', { player: characterName(context, turn.character) });
}

/**
 * The index of the target that distinguishes the options from each other. It is 1, the second target, if all options
 * have the same first target.
 */
function decidingTargetOf(options: readonly Option[]): 0 | 1 {
  const targets = options.flatMap((option) => (option.targets?.length ? [option.targets] : []));
  return targets.length > 0 && targets.every((each) => each[0] === targets[0]?.[0] && each.length > 1) ? 1 : 0;
}

/**
 * Whether the target is a Space, an edge or a Monster, so that players can point at it on the Board. Acts of the
 * Scenario happen on the Character's own Space, and always stay in the list.
 */
const mayBePointedAt = ({ id }: Option, target: TargetId): boolean =>
  /^(space|edge|monster):/.test(target) && !id.startsWith('scenario:');

const choiceOf = (context: SpeechContext, question: Question, option: Option): ChoiceModel => ({
  id: option.id,
  ...label(context, question, option),
  rule: option.rule,
  ...headingOf(actGroups, option.id, (key) => context.lexicon.say(key as Key)),
  ...(lastIds.has(option.id) && { last: true }),
  ...(option.id === 'end' && { ends: true }),
  ...(option.confirm === 'fatal' && { last: true, alarm: true }),
});

const actGroups: ActGroups = {
  move: ['walk', 'flee', 'move', 'blink', 'open', 'push'],
  attack: ['attack'],
  abilities: ['use', 'untap', 'cool', 'insane', 'meds'],
  items: ['search', 'loot', 'loadout', 'upgrade', 'trade'],
  growth: ['disorder', 'raise'],
  scenario: ['scenario', 'turn-up'],
};

/** Asks for confirmation of an option that a player may regret. */
export const confirming = ({ lexicon }: SpeechContext, option: Option): ListedChoices => ({
  choices: confirmation(option, {
    prompt: lexicon.say(option.confirm as Key),
    yes: lexicon.say('on-really'),
    back: lexicon.say('on-back'),
  }),
  pointed: choicesOnTable(),
});

const lastIds = new Set(['end', 'go', 'keep', 'stay', 'pass', 'done', 'none', 'nobody', 'cancel', 'no', 'buy:nothing']);
