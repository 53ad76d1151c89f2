// Tests one match on several pages. The table is in the first page; each of the other pages has a remote seat or a
// spectator, with its own channel to the table. These pages must contain no secret of the first Victim. So the test
// plays two matches that differ only in these secrets, and the pages of both matches must be equal in every character.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { limit, pages } from '../support/page.js';

const open = pages({ '/dist': 'dist' });

/** The secrets of the first Victim in the two matches: where they hide, where they go, and their cards. */
const secrets = [
  { at: 'theatre', to: 'bath-hall', hand: ['held-breath.1'] },
  { at: 'shed', to: 'shed', hand: ['the-wrong-chart.1'] },
];
const suspects = ['theatre', 'shed', 'chapel'];

/**
 * Runs in the page of the table. Starts the match and serves all remote seats. Defines `choose`, which chooses for the
 * first Victim; `pass`, which lets time pass; `posted`, which counts the messages to each seat; and `truth`, which
 * returns the secrets of all Victims.
 */
async function host({ at, hand, suspects }) {
  const [{ createMatch }, { rules }, { TimeLimits, Table, serveTable }] = await Promise.all(
    ['kernel/create-match', 'games/asylum-escape/rules/rules', 'table/index'].map(
      (path) => import(`/dist/engine/${path}.js`),
    ),
  );
  let now = 0;
  let due = [];
  const clock = {
    now: () => now,
    after(ms, call) {
      const entry = { at: now + ms, call };
      due.push(entry);
      return () => {
        due = due.filter((each) => each !== entry);
      };
    },
  };
  const match = createMatch(rules, {
    seed: 'seat',
    seats: 4,
    options: { patients: 0 },
    faces: ['two-rooms.1', 'one-room.1'].map((card) => ({ deck: 'movement', card })),
    situation: {
      phase: 'victim',
      active: 1,
      patients: [{ card: 'warden', at: 'office' }],
      victims: [
        { card: 'reporter', at, hand, suspects },
        { card: 'organist', at: 'chapel' },
        { card: 'locksmith', at: 'archive' },
      ],
    },
  });
  const table = new Table({
    match,
    clock,
    occupants: Array.from({ length: 4 }, () => ({ kind: 'person' })),
    limits: new TimeLimits(),
  });
  window.posted = {};
  for (const [name, seat] of Object.entries({ 'second Victim': 2, Patients: 0, spectator: null })) {
    const channel = new BroadcastChannel(name);
    window.posted[name] = 0;
    const port = {
      onmessage: null,
      postMessage: (message) => {
        window.posted[name]++;
        channel.postMessage(message);
      },
    };
    channel.onmessage = (event) => port.onmessage?.(event);
    serveTable(table, seat, port);
  }
  const own = table.as(1);
  window.choose = async (begins) => {
    const { questions } = await own.view();
    const [question, option] =
      questions.flatMap((question) =>
        question.options.filter(({ id }) => id === begins).map((option) => [question, option]),
      )[0] ?? [];
    if (!option || !(await own.choose(question.n, option.id)).ok)
      throw new Error(`${begins}: ${JSON.stringify(questions)}`);
  };
  window.pass = (ms) => {
    now += ms;
    for (let next; (next = due.find(({ at }) => at <= now)); next.call()) due = due.filter((each) => each !== next);
  };
  window.truth = () => match.save().snapshot.state.victims.map(({ at, hand }) => [at, hand.map(({ card }) => card)]);
}

/** Runs in the page of a seat. Records the messages on the channel and everything that is announced. */
function watch(name) {
  const channel = new BroadcastChannel(name);
  const seen = { messages: { asked: [], told: [] }, said: [], asked: 0, told: 0 };
  Object.assign(window, { seen });
  channel.onmessage = ({ data }) => {
    // The messages are kept apart by direction, because the order of messages between the two directions may vary.
    seen.messages['act' in data ? 'asked' : 'told'].push(JSON.stringify(data));
    if ('act' in data) seen.asked++;
    else seen.told += 1;
    if ('answer' in data) seen.asked--;
  };
  new MutationObserver((records) => {
    for (const { addedNodes, target } of records)
      for (const node of addedNodes) if (target.dataset?.nightward) seen.said.push(node.textContent);
  }).observe(document.body, { childList: true, subtree: true });
}

/** Runs in the page of a seat. Returns everything that the page contains and stores, as text. */
async function held() {
  const game = document.querySelector('asylum-escape-game');
  await game.updateComplete;
  const drawn = (root) =>
    [...root.querySelectorAll('*')].flatMap(({ shadowRoot }) =>
      shadowRoot ? [shadowRoot.innerHTML, ...drawn(shadowRoot)] : [],
    );
  const page = document.body.cloneNode(true);
  for (const region of page.querySelectorAll('[data-nightward]')) region.replaceChildren();
  /**
   * All values that can be reached from the elements through fields and getters. They are sorted, because parts may
   * load in any order.
   */
  const leaves = new Set();
  const met = new Set();
  const reach = (key, value, depth) => {
    if (typeof value === 'function' || value instanceof Node || value === window || met.has(value) || depth > 12)
      return;
    if (Object(value) !== value) {
      leaves.add(`${String(key)}: ${String(value)}`);
      return;
    }
    met.add(value);
    if (value instanceof Map || value instanceof Set)
      for (const [inner, part] of value.entries()) for (const each of [inner, part]) reach(key, each, depth + 1);
    else
      for (const [inner, field] of Object.entries(Object.getOwnPropertyDescriptors(value)))
        if ('value' in field) reach(inner, field.value, depth + 1);
  };
  const elements = (root) =>
    [...root.querySelectorAll('*')].flatMap((element) => [
      element,
      ...(element.shadowRoot ? elements(element.shadowRoot) : []),
    ]);
  for (const element of elements(document).filter(({ localName }) => localName.includes('-'))) {
    for (const key of Reflect.ownKeys(element)) reach(key, element[key], 0);
    for (
      let proto = Object.getPrototypeOf(element);
      proto !== HTMLElement.prototype;
      proto = Object.getPrototypeOf(proto)
    )
      for (const [key, { get }] of Object.entries(Object.getOwnPropertyDescriptors(proto)))
        if (get && key !== 'updateComplete') reach(key, get.call(element), 0);
  }
  const text = [
    page.outerHTML,
    ...drawn(document),
    game.describe(),
    JSON.stringify(game.state),
    String(game.save()),
    ...[...leaves].sort(),
  ].join('\n');
  return {
    text: text.replace(/lit\$\d+\$/g, 'lit').replace(/__\d{6,}/g, '__'),
    kept: JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      await indexedDB.databases(),
      await caches.keys(),
      document.cookie,
      location.href,
      history.length,
      history.state,
      document.title,
      window.name,
    ]),
    said: window.seen.said,
    messages: window.seen.messages,
  };
}

/** Returns the accessibility tree of a page without the announcements, which are compared separately. */
async function heardIn(page) {
  await page.evaluate(() => {
    for (const region of document.querySelectorAll('[data-nightward]')) region.style.display = 'none';
  });
  const cdp = await page.context().newCDPSession(page);
  const { nodes } = await cdp.send('Accessibility.getFullAXTree');
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name, value, description, properties = [] }) => [
      role?.value,
      name?.value,
      value?.value,
      description?.value,
      ...properties
        .filter(({ value }) => value.type !== 'idrefList' && value.type !== 'nodeList')
        .map(({ name, value }) => [name, value.value]),
    ]);
}

/**
 * Opens a page for the seat with this name. `settle` waits until the page has received all messages from the table,
 * including the answers to its own messages.
 */
async function sit(table, name) {
  const asked = [];
  const { page, said } = await open({
    beside: table,
    first: (page) => page.on('request', (request) => asked.push(request.url())),
    body: '<asylum-escape-game loading="eager" motion="none" hints="off" lang="en"></asylum-escape-game>',
  });
  await page.evaluate(watch, name);
  const posted = () => table.evaluate((name) => window.posted[name], name);
  const unheard = await posted();
  await page.evaluate((name) => {
    document.querySelector('asylum-escape-game').table = new BroadcastChannel(name);
  }, name);
  const settle = async () => {
    for (let before = -1, now = 0; before !== now; now = await posted()) {
      before = now = await posted();
      await page.evaluate(
        (told) => window.until(() => window.seen.told >= told && window.seen.asked === 0),
        now - unheard,
      );
      await page.evaluate(
        () =>
          new Promise((go) => {
            setTimeout(go);
          }),
      );
    }
  };
  await page.evaluate(() =>
    window.until(() => document.querySelector('asylum-escape-game').matches(':state(playing)')),
  );
  await page.waitForLoadState('networkidle');
  await settle();
  return { page, said, asked, settle };
}

async function play({ to, ...secret }) {
  const { page: table, said: warned } = await open({ body: '' });
  await table.evaluate(host, { ...secret, suspects });
  const { page, said, asked, settle } = await sit(table, 'second Victim');
  const choose = async (id) => {
    await page.evaluate(async (id) => {
      const game = document.querySelector('asylum-escape-game');
      const { piece } = await window.until(() => {
        const all = window.choicesOf(game);
        return all?.open.some((choice) => choice.id === id) && all;
      });
      piece.dispatchEvent(Object.assign(new Event('nw-choose', { bubbles: true }), { targetId: id }));
    }, id);
    await settle();
  };
  const pass = async () => {
    await table.evaluate(() => window.pass(8000));
    await settle();
  };
  const own = async (id) => {
    await table.evaluate((id) => window.choose(id), id);
    await settle();
  };
  await own('draw:movement');
  await pass();
  await own(`move:${to}`);
  await pass();
  await own('end');
  await pass();
  const pagesThen = [await page.evaluate(held)];
  await choose('draw:movement');
  await pass();
  // This Victim has no other card, so the move ends the turn.
  await choose('move:chapel');
  await pass();
  pagesThen.push(await page.evaluate(held));
  const heard = [await heardIn(page)];
  for (const name of ['Patients', 'spectator']) {
    const other = await sit(table, name);
    pagesThen.push(await other.page.evaluate(held));
    heard.push(await heardIn(other.page));
    asked.push(...other.asked);
    said.push(...other.said);
  }
  const truth = await table.evaluate(() => window.truth());
  await page.context().close();
  return { pages: pagesThen, heard, asked: asked.sort(), said, warned, truth };
}

test(
  'AE-SET-12 the page of a remote seat contains no secret of another seat: not in what is drawn or announced, in properties, storage, requests or the address, nor in the number of messages',
  limit,
  async () => {
    const [one, other] = [await play(secrets[0]), await play(secrets[1])];
    assert.deepEqual([one.truth[0][0], other.truth[0][0]], ['bath-hall', 'shed'], 'the two matches differ');
    assert.notDeepEqual(one.truth[0][1], other.truth[0][1]);
    assert.deepEqual([one.truth[1], one.said, one.warned, other.said], [other.truth[1], [], [], []]);
    for (const [i, { text, kept, said, messages }] of one.pages.entries()) {
      const twin = other.pages[i];
      assert.ok(text.includes('chapel') && messages.told.length > 1, 'the page shows the table');
      // The last two pages were opened later, and nothing was announced there yet.
      if (i < 2)
        assert.ok(said.length > i && messages.told.length > 10, 'the page has received and announced the choices');
      const odd = [...text].findIndex((letter, i) => letter !== twin.text[i]);
      assert.deepEqual(
        [text.slice(odd - 200, odd + 100), text.length],
        [twin.text.slice(odd - 200, odd + 100), twin.text.length],
        'the pages differ here',
      );
      assert.equal(kept, twin.kept);
      // The announcer waits between two sentences, so the last sentence may be missing in one of the pages.
      const heard = Math.min(said.length, twin.said.length);
      assert.deepEqual(said.slice(0, heard), twin.said.slice(0, heard));
      assert.deepEqual(messages, twin.messages);
      assert.ok(!kept.includes('nightward'), 'nothing is stored');
      for (const card of [...one.truth[0][1], ...other.truth[0][1]])
        assert.ok(!`${text}${messages.told.join()}`.includes(card), card);
    }
    assert.deepEqual(one.heard, other.heard);
    assert.deepEqual(one.asked, other.asked);
  },
);
