// <match-replay riddle>: before the answer is requested, nothing on the page shows or says where a Victim is.
import { expect, fixture, html } from '@open-wc/testing';
import '../../../src/components/match-replay/define.js';
import type { House } from '../../../src/components/nw-house/nw-house.js';
import type { MatchReplay } from '../../../src/components/match-replay/match-replay.js';
import type { RulesExample } from '../../../src/components/rules-example/rules-example.js';
import type { Stage } from '../../../src/components/shared/stage.js';
import { truthOf } from '../../../src/engine/games/asylum-escape/table/riddle.js';
import { rules } from '../../../src/engine/games/asylum-escape/rules/rules.js';
import { openMatch } from '../../../src/engine/kernel/index.js';
import type { Replay } from '../../../src/engine/table/replay.js';
import { whole } from '../../../stories/pieces/match-replay.models.js';
import { isAccessible, waitUntil } from '../support/browser.js';
import { listen } from '../support/announcements.js';

const src = '/examples/matches/where-is-everybody.json';
/**
 * A step of the example match. As far as everybody knows, Dov is in one of three rooms, and Cleo is in one of more than
 * three. Bruno is dead.
 */
const STEP = 104;

interface Riddle {
  readonly element: MatchReplay;
  readonly player: RulesExample;
  readonly stage: Stage;
  readonly house: House;
}

const player = (element: Element): RulesExample =>
  element.shadowRoot!.querySelector<RulesExample>('nw1-rules-example')!;
const stageIn = (element: Element): Stage => player(element).shadowRoot!.querySelector<Stage>('[part=stage] > *')!;

const until = (is: () => unknown, what?: string): Promise<void> => waitUntil(is, what);

async function riddle({
  match,
  eyes = 'everybody',
}: Pick<Partial<MatchReplay>, 'match' | 'eyes'> = {}): Promise<Riddle> {
  const element = await fixture<MatchReplay>(
    html`<match-replay
      riddle
      motion="none"
      step=${STEP}
      .eyes=${eyes}
      .match=${match}
      src=${match ? '' : src}
    ></match-replay>`,
  );
  await waitUntil(
    () =>
      (player(element) as RulesExample | null)?.matches(':state(shown)') &&
      (stageIn(element) as Stage | null)?.shadowRoot?.querySelector('nw1-house'),
    'no house',
  );
  const stage = stageIn(element);
  const house = stage.shadowRoot!.querySelector<House>('nw1-house')!;
  await house.updateComplete;
  return { element, player: player(element), stage, house };
}

const press = (stage: Stage, name: string): void => {
  [...stage.shadowRoot!.querySelectorAll<HTMLButtonElement>('.riddle button')]
    .find(({ textContent }) => textContent.trim() === name)!
    .click();
};
const riddleText = (stage: Stage): string => stage.shadowRoot!.querySelector('.riddle')!.textContent;
const room = (house: House, id: string): HTMLElement =>
  house.shadowRoot!.querySelector<HTMLElement>(`[data-id="room:${id}"]`)!;
const otherThan = (house: House, at: string): string =>
  house
    .model!.columns.flatMap(({ rooms }) => rooms)
    .find(({ id }) => id !== `room:${at}`)!
    .id.slice('room:'.length);
const victimsIn = (house: House): readonly string[] =>
  house.model!.figures.filter(({ id }) => id.startsWith('victim:')).map(({ id, room: at }) => `${id} ${at}`);
const isSeen = (house: House, victim: number): boolean =>
  victimsIn(house).some((each) => each.startsWith(`victim:${victim} `));
const answer = async (): Promise<ReadonlyMap<number, string>> =>
  truthOf(((await (await fetch(src)).json()) as Replay).save)[STEP]!;

/** All HTML inside an element, including shadow roots. */
const page = ({ shadowRoot }: Element): string =>
  [
    shadowRoot?.innerHTML.replace(/<!--.*?-->/g, '') ?? '',
    ...[...(shadowRoot?.querySelectorAll('*') ?? [])].map((each) => page(each)),
  ].join('');

/** A match in which Bruno is in one of two rooms, as far as everybody knows. */
function save(at: string): Replay {
  const victims = [
    { card: 'reporter', at, suspects: ['office', 'shed'] },
    { card: 'cook', at: 'morgue', suspects: ['morgue'] },
  ];
  const match = openMatch(rules, {
    seats: 3,
    seed: 'pair',
    options: { patients: 0 },
    situation: { phase: 'march', rooms: 2, patients: [{ card: 'warden', at: 'chapel' }], victims },
  });
  if (!match.ok) throw new Error(match.error.message);
  return { game: 'asylum-escape', names: ['Ada', 'Bruno', 'Cleo'], save: match.value.save() };
}

describe('a riddle of a match of Asylum Escape', () => {
  // This test must be the first, because the replay and its messages must not have been loaded before.
  it('is asked in the language of the page, even if the match file is loaded before the messages', async () => {
    const { fetch } = window;
    const file = await (await fetch(src)).text();
    window.fetch = async () => {
      await customElements.whenDefined('nw1-rules-example');
      return new Response(file);
    };
    const place = await fixture(
      html`<div lang="de"><match-replay riddle motion="none" step=${STEP} src=${src}></match-replay></div>`,
    );
    const element = place.firstElementChild as MatchReplay;
    await waitUntil(
      () =>
        (player(element) as RulesExample | null)?.matches(':state(shown)') &&
        (stageIn(element) as Stage | null)?.shadowRoot?.querySelector('.riddle'),
      'not asked',
    ).finally(() => {
      window.fetch = fetch;
    });
    expect(riddleText(stageIn(element)))
      .to.contain('Wo ist Dov?')
      .and.contain('Dov kann in 3 Räumen sein.');
  });

  it('AE-SET-12 shows only what everybody may know; until the answer is shown, the page is the same wherever the Victim hides', async () => {
    const pages: string[] = [];
    const [heard, answers]: [string[], string[]] = [[], []];
    for (const at of ['office', 'shed']) {
      const { said, stop } = listen();
      const { element, stage, house } = await riddle({ match: save(at), eyes: 1 });
      expect(element.shadowRoot!.querySelector('select')).to.equal(null);
      expect(stage.moment!.eyes).to.equal(null);
      room(house, 'office').click();
      await until(() => room(house, 'office').ariaSelected === 'true', 'no guess');
      await until(() => said.some((line) => line.includes('Your guess')), 'not heard');
      press(stage, 'Show how likely each room is');
      await until(
        () =>
          /Chance: \d+%\./.test(room(house, 'shed').ariaLabel!) &&
          said.some((line) => line.includes('how likely Bruno is')),
        'no help',
      );
      await isAccessible(element);
      pages.push(page(element) + element.describe());
      heard.push(said.join());
      press(stage, 'Show the answer');
      await until(() => victimsIn(house).includes(`victim:1 room:${at}`), 'not shown');
      answers.push(page(element));
      stop();
      element.remove();
    }
    expect(pages[0]).to.contain('Where is Bruno?').and.contain('Bruno can be in 2 rooms.').and.equal(pages[1]);
    expect(heard[0]).to.equal(heard[1]);
    expect(answers[0]).not.to.equal(answers[1]);
  });

  it('accepts a guess by press or key, shows and announces the answer with its probability, and hides it at the next moment', async () => {
    const { player: steps, stage, house } = await riddle();
    const at = (await answer()).get(3)!;
    const other = otherThan(house, at);
    const { heard } = listen();
    room(house, other).click();
    await until(() => room(house, other).ariaSelected === 'true', 'no guess');
    room(house, at).focus();
    room(house, at).dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, composed: true }));
    await until(
      () => room(house, at).ariaSelected === 'true' && room(house, other).ariaSelected !== 'true',
      'no other guess',
    );
    expect(victimsIn(house)).to.deep.equal([]);
    expect(JSON.stringify(house.model)).not.to.contain('chance');
    press(stage, 'Show the answer');
    await until(
      () => /Right! Dov is here: .*\. Given what everybody knew, the chance was about \d+%\./.test(riddleText(stage)),
      'no answer',
    );
    await until(() => victimsIn(house).includes(`victim:3 room:${at}`), 'not shown');
    await until(() => /Chance: \d+%\./.test(room(house, at).ariaLabel!), 'no chance');
    await heard('Your guess: ');
    await heard('Right! Dov is here: ');
    steps.next();
    await stage.updateComplete;
    await until(() => !isSeen(house, 3), 'not hidden again');
    expect(JSON.stringify(house.model)).not.to.contain('chance');
  });

  it('needs a guess before it shows the answer, and says if the guess is wrong', async () => {
    const { stage, house } = await riddle();
    const at = (await answer()).get(2)!;
    press(stage, 'Cleo');
    press(stage, 'Show the answer');
    await stage.updateComplete;
    expect(victimsIn(house)).to.deep.equal([]);
    room(house, otherThan(house, at)).click();
    press(stage, 'Show the answer');
    await until(() => /No\. Cleo is here: .*for your guess it was \d+%\./.test(riddleText(stage)), 'no answer');
    press(stage, 'Show the answer');
    await until(() => victimsIn(house).length === 0, 'not hidden again');
  });

  it('can show where everybody is at every moment, and hide this again', async () => {
    const { player: steps, stage, house } = await riddle();
    press(stage, 'Show where everybody is');
    const all = [...(await answer())]
      .filter(([victim]) => victim !== 1)
      .map(([victim, at]) => `victim:${victim} room:${at}`);
    await until(() => JSON.stringify(victimsIn(house)) === JSON.stringify(all), 'not shown');
    steps.next();
    await stage.updateComplete;
    await until(() => isSeen(house, 3), 'no longer shown');
    press(stage, 'Show where everybody is');
    await until(() => !isSeen(house, 3), 'not hidden again');
  });

  it('is refused for a game without a riddle', async () => {
    const element = await fixture<MatchReplay>(html`<match-replay riddle .match=${whole()}></match-replay>`);
    await until(() => element.matches(':state(error)'), 'no fault');
    expect(element.shadowRoot!.textContent).to.contain('This match has no guessing game');
    element.riddle = false;
    await until(() => (player(element) as RulesExample | null)?.matches(':state(shown)'), 'not shown without it');
  });
});
