// What a bot makes of Hallucinations. Like a person who has played before, it knows the scenarios, but not which of
// their versions comes up; those among the discards do not come again for a while. CW-HAL-05
import type { Hallucination, Words } from '../cards/card-types.js';
import { kindOf } from '../state/state.js';
import { best, type Outlook } from './outlook.js';
import { worthOf } from './worth.js';

/** The versions of a scenario that may come up, or all if none seems possible. */
function versionsOf({ content, view }: Outlook, scenario: string): Hallucination[] {
  const all = Object.values(content.hallucinations).filter(({ id }) => kindOf(id) === scenario);
  const left = all.filter(({ id }) => !view.hallucinationDiscards.includes(id));
  return left.length > 0 ? left : all;
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0) / numbers.length;

const worthOfOption = (outlook: Outlook, versions: readonly Hallucination[], option: string): number =>
  mean(versions.map(({ options, result }) => worthOf(outlook, options?.[option] ?? result ?? [])));

/** The option that is best on average. */
export function chooseOption(outlook: Outlook): string | undefined {
  const versions = versionsOf(outlook, outlook.view.scenario);
  const options = Object.keys(versions[0]?.options ?? {});
  const option = best(options, (each) => worthOfOption(outlook, versions, each));
  return option === undefined ? undefined : `option:${option}`;
}

/** What drawing a Hallucination is worth now. */
export function worthOfHallucination(outlook: Outlook): number {
  const scenarios = [...new Set(Object.values(outlook.content.hallucinations).map(({ id }) => kindOf(id)))];
  return mean(
    scenarios.map((scenario) => {
      const versions = versionsOf(outlook, scenario);
      const options = Object.keys(versions[0]?.options ?? { result: [] });
      return Math.max(...options.map((option) => worthOfOption(outlook, versions, option)));
    }),
  );
}

/** The best of the options that a card offers within its effect; `about` is the card, or the card and the option. */
export function chooseWithin(outlook: Outlook, about: string): string | undefined {
  const { content } = outlook;
  const id = about.split('.').slice(0, 2).join('.');
  const card = content.hallucinations[id];
  const room = content.rooms[about];
  const words = card
    ? [...Object.values(card.options ?? {}).flat(), ...(card.result ?? [])]
    : [...(room?.revealed ?? []), ...(room?.endMove ?? []), ...(room?.enter ?? []), ...(room?.endTurn ?? [])];
  const found = optionsIn(words);
  const option = found && best(Object.keys(found), (each) => worthOf(outlook, found[each] ?? []));
  return option === undefined ? undefined : `option:${option}`;
}

function optionsIn(words: Words): Readonly<Record<string, Words>> | undefined {
  for (const word of words) {
    if (word.do === 'options') return word.of;
    const inner = word.do === 'if' ? optionsIn([...word.then, ...(word.else ?? [])]) : undefined;
    if (inner) return inner;
  }
  return undefined;
}
