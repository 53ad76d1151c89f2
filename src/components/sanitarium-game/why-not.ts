// How the game is asked why not. It comes after the first drawing, with pictures and words of the cards; what is answered, when
// somebody asks.
import { html, type TemplateResult } from 'lit';
import type { View } from '../../engine/kernel/index.js';
import type { SanitariumView } from '../../engine/games/sanitarium/state/knowledge.js';
import { installMessages } from '../game/install-module.js';
import type { NwElement } from '../shared/nw-element.js';
import { Asking } from '../why/why-controller.js';
import type { Table } from './why-not-answers.js';
import type { Key } from './words.js';

/** Lets the element's table be asked, as long as there is one to look at; `choose` takes an option. */
export function asking(element: NwElement<Key>, table: () => Table | null, choose?: (option: string) => void): Asking {
  let answers: typeof import('./why-not-answers.js') | null = null;
  return new Asking(element, async (id, how) => {
    const before = table();
    const equal = choose && before && how === 'press' ? equalDie(before, id) : undefined;
    if (equal !== undefined) {
      choose?.(equal);
      return null;
    }
    if (!answers) {
      // What cannot be fetched is not said.
      answers = await import('./why-not-answers.js').catch(() => null);
      if (answers) installMessages(element, answers.words);
    }
    const now = table();
    return now && answers && answers.answer(now, id, how);
  });
}

/** Equal dice are one choice, which has only the first as its target: the option that is meant by pressing another. SAN-RUL-40 */
function equalDie({ seen }: Table, id: string): string | undefined {
  const options = seen.questions.flatMap((question) => question.options);
  const [thing, at] = id.split(':');
  if (thing !== 'die' || options.some(({ targets }) => targets?.includes(id))) return undefined;
  return options.find((option) => option.id === `die:${seen.state.turn.dice[Number(at)]}`)?.id;
}

/** The button that asks for the acts that are no options now, where there are such. */
export const missed = (element: NwElement<Key>, { questions }: View<SanitariumView>): TemplateResult | null =>
  questions.some(({ kind }) => kind === 'act')
    ? html`<button class="missed" data-ask="">${element.say('ask-why')}</button>`
    : null;
