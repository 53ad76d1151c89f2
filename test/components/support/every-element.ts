// One of each public element of the package, in HTML.
import { fixture, html } from '@open-wc/testing';
import '../../../src/components/asylum-escape-game/define.js';
import '../../../src/components/dice-pool/define.js';
import '../../../src/components/hunt-track/define.js';
import '../../../src/components/lobotomy-game/define.js';
import '../../../src/components/match-replay/define.js';
import '../../../src/components/nw-attack-odds/define.js';
import '../../../src/components/nw-card-hand/define.js';
import '../../../src/components/nw-choices/define.js';
import '../../../src/components/nw-elevator/define.js';
import '../../../src/components/nw-hallucination/define.js';
import '../../../src/components/nw-log/define.js';
import '../../../src/components/nw-patient-mat/define.js';
import '../../../src/components/nw-rule/define.js';
import '../../../src/components/nw-stat-track/define.js';
import '../../../src/components/puzzle-board/define.js';
import '../../../src/components/rules-example/define.js';
import '../../../src/components/sanitarium-game/define.js';
import '../../../src/components/tile-grid/define.js';
import { waitUntil } from './browser.js';

/** The HTML of each element; `words` marks those that are as wide as their words. */
export const everyElement: Readonly<Record<string, { readonly markup: string; readonly words?: true }>> = {
  'asylum-escape-game': { markup: '<asylum-escape-game no-save loading="eager">A caption</asylum-escape-game>' },
  'dice-pool': { markup: '<dice-pool dice="3d6" target="12" seed="a"><b>An attack</b></dice-pool>' },
  'hunt-track': { markup: '<hunt-track position="3">The hunt</hunt-track>' },
  'lobotomy-game': { markup: '<lobotomy-game no-save loading="eager">A caption</lobotomy-game>' },
  'match-replay': { markup: '<match-replay>A caption</match-replay>' },
  'nw-attack-odds': {
    markup:
      '<nw-attack-odds loading="eager" attack="felix-ambrose broken-glass" against="night-nurse stun">A shard</nw-attack-odds>',
  },
  'nw-card-hand': {
    markup: `<nw-card-hand model='{"version":1,"cards":[{"id":"a","name":"Key","kind":"item","value":2},{"id":"b","name":"Rope","kind":"item"}]}'></nw-card-hand>`,
  },
  'nw-choices': {
    markup: `<nw-choices model='{"version":1,"prompt":"What now?","choices":[{"id":"a","text":"Stay.","rule":"R-1"},{"id":"b","text":"Go.","rule":"R-2"}]}'></nw-choices>`,
  },
  'nw-elevator': { markup: '<nw-elevator floor="1" table>A ride</nw-elevator>' },
  'nw-hallucination': {
    markup: `<nw-hallucination model='{"version":1,"title":"The Lamp","situation":"It blinks when you do.","options":[{"title":"Close your eyes","result":"It is dark."},{"title":"Stare back","result":"It looks away."}]}'>A card</nw-hallucination>`,
  },
  'nw-log': {
    markup: `<nw-log model='{"version":1,"lines":[{"n":0,"text":"Ada moves.","rule":"R-1","turn":1}]}'></nw-log>`,
    words: true,
  },
  'nw-patient-mat': { markup: '<nw-patient-mat health="3" terror="4">A patient</nw-patient-mat>', words: true },
  'nw-rule': { markup: '<nw-rule rule="SAN-TURN-07">Three of a kind</nw-rule>', words: true },
  'nw-stat-track': { markup: '<nw-stat-track value="2" max="5" label="Points"></nw-stat-track>', words: true },
  'puzzle-board': { markup: '<puzzle-board puzzle="7" seed="a">Six slates</puzzle-board>' },
  'rules-example': {
    markup: `<rules-example loading="eager" example='{"game":"sanitarium","seats":2,"situation":{"map":[["chapel","h",0,0],["wheelchair.1","h",2,0]],"ap":1,"players":[{"at":[0,0]}]},"steps":["move:2"]}'>A step</rules-example>`,
  },
  'sanitarium-game': { markup: '<sanitarium-game no-save loading="eager">A caption</sanitarium-game>' },
  'tile-grid': { markup: '<tile-grid board="L1" viewer="I" show="sight list legend" doors>A ward</tile-grid>' },
};

/** Places one of each element on the page, and waits until all are drawn. */
export async function placeEveryElement(): Promise<ReadonlyMap<string, HTMLElement>> {
  const page = await fixture<HTMLElement>(html`<div></div>`);
  page.innerHTML = Object.values(everyElement)
    .map(({ markup }) => `<div class="place" style="position: relative">${markup}</div>`)
    .join('');
  const elements = new Map(Object.keys(everyElement).map((tag) => [tag, page.querySelector<HTMLElement>(tag)!]));
  for (const [tag, element] of elements)
    await waitUntil(
      () => element.matches(/rules-example|attack-odds/.test(tag) ? ':state(shown)' : ':state(ready)'),
      `${tag} is not drawn`,
    );
  return elements;
}
