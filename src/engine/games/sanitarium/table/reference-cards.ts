// The two reference cards of a match: the scenario and the player aid. Their numbers come from the rules.
import { commonPrice, concentration, costs, escapeCost } from '../rules/costs.js';
import { secretThingsDealt } from '../rules/setup.js';
import { wordsOf, type Key, type SpeechContext } from '../words/names.js';

/** A number and its meaning. The mark is empty if the text is a sentence without a number. */
export type Row = readonly [mark: string | number, text: string];

export interface ReferenceCard {
  readonly id: 'scenario' | 'aid';
  /** Chooses the picture. */
  readonly art: string;
  readonly name: string;
  /** The name of the card's kind, shown at its foot. */
  readonly kindName: string;
  readonly flavour?: string | undefined;
  /** The content warnings, as a sentence. */
  readonly notes?: string | undefined;
  readonly parts: readonly { readonly name: string; readonly rows: readonly Row[] }[];
}

export const referenceCards = (context: SpeechContext): readonly ReferenceCard[] => [scenario(context), aid(context)];

function scenario(context: SpeechContext): ReferenceCard {
  const {
    view: { mode, solo, common, players },
    lexicon,
  } = context;
  const id = `case-${solo ? 'solo' : mode}` as const;
  const say = (key: Key): string => lexicon.say(key);
  return {
    id: 'scenario',
    art: id,
    name: say(id),
    kindName: say('scenario'),
    ...wordsOf(context, id),
    parts: [
      { name: say('case-goal'), rows: [['', say(`${id}.goal`)]] },
      { name: say('case-lost'), rows: [['', say(`${id}.lost`)]] },
      {
        name: say('case-things'),
        rows: [
          [secretThingsDealt({ mode, players })[0], say('case-own')],
          ...(mode === 'cooperative'
            ? [[common.length, say('case-common')] as const]
            : players.length === 2
              ? [['', say('case-two')] as const]
              : []),
          ...(mode === 'cooperative' && !solo ? [['', say('case-silence')] as const] : []),
        ],
      },
    ],
  };
}

function aid(context: SpeechContext): ReferenceCard {
  const { view, lexicon } = context;
  const { mode, players } = view;
  const say: typeof lexicon.say = (key, params) => lexicon.say(key, params);
  const together = mode === 'cooperative';
  /** The cost of an escape with `n` claimed Safe Things. */
  const price = (n: number): number =>
    escapeCost(
      {
        ...view,
        players: players.map(() => ({ items: Array.from({ length: n }, () => ({ card: '', safe: 'own' as const })) })),
      },
      0,
    )[0];
  const most = secretThingsDealt(view)[0];
  return {
    id: 'aid',
    art: 'aid',
    name: say('aid'),
    kindName: '',
    ...wordsOf(context, 'aid'),
    parts: [
      {
        name: say('aid-turn'),
        rows: (['darkness', 'dice', 'actions', `monsters-${mode}`] as const).map((phase, i) => [
          i + 1,
          say(`aid-${phase}`),
        ]),
      },
      {
        name: say('aid-acts'),
        rows: [
          ...(Object.entries(costs) as [keyof typeof costs, number][]).flatMap(([act, cost]) =>
            act === 'give' && !together ? [] : [[cost, say(`aid-${act}`, { n: concentration })] as const],
          ),
          [0, say('aid-free')],
        ],
      },
      {
        name: say('aid-horror'),
        rows: [
          ['', say('aid-horror-when')],
          ['≤1', say('aid-horror-1')],
          ['2–3', say('aid-horror-2')],
          ['4+', say('aid-horror-4')],
        ],
      },
      {
        name: say('aid-escape'),
        rows: [
          ['', say('aid-escape-when')],
          ...(together
            ? [[commonPrice, say('aid-open')] as const]
            : Array.from(
                { length: most + 1 },
                (_, i) => [price(most - i), most > i ? say('aid-claimed', { n: most - i }) : say('aid-none')] as const,
              )),
        ],
      },
    ],
  };
}
