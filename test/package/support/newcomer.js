// Simulates a new player, who can play any game by reading the text on its table. Records what this player tried, and
// what was refused.

/**
 * Runs in the page. Defines `playFirst`, which presses random things among everything on the table that can be pressed
 * or asked about. How often a thing is pressed depends only on its text: its weight is 3 if the text says that it can
 * be used, plus the share of its words that also appear in the question.
 */
function newcomer() {
  const saysYes = /You can act here|can be used|^Lay it|^Explore|^Show all choices as a list$/;
  const text = (element) =>
    (element.getAttribute('aria-label') ?? (element.title || element.textContent)).replace(/\s+/g, ' ').trim();
  const shown = (element) => element.checkVisibility({ visibilityProperty: true });
  /**
   * What a sighted player sees of a thing: a die can be recognized as a die, and a card shows its name and its foot.
   */
  const called = (element) => {
    if (element.matches('.die')) return `die ${text(element)}`;
    if (element.matches('.card'))
      return `card ${text(element.querySelector('.name'))} ${text(element.querySelector('.foot'))}`;
    // Things beside the map show their text. Their label is only for screen readers.
    if (element.matches('.thing')) return element.textContent;
    return text(element.querySelector('.sheet') ?? element);
  };
  /** The words of a text that are long enough to have a meaning, in the singular. */
  const tokens = (text) =>
    (
      text
        .toLowerCase()
        .replaceAll('dice', 'die')
        .match(/\p{L}{3,}/gu) ?? []
    )
      .map((word) => word.replace(/s$/, ''))
      .filter((word) => word.length > 3 || word === 'die');
  /** Plays to the end, or until `most` things were tried. Returns what was tried. */
  window.playFirst = async (tag, seed, most) => {
    let state = seed;
    const chance = () => ((state = (Math.imul(state, 1664525) + 1013904223) | 0) >>> 0) / 2 ** 32;
    const game = document.querySelector(tag);
    await window.until(() => game.matches(':state(playing)'));
    const root = game.shadowRoot;
    const pieces = () =>
      [
        ...root.querySelectorAll(
          'nw1-choices, nw1-tile-grid, nw1-house, nw1-dice-pool, nw1-card-hand, nw1-hunt-track, nw1-notebook',
        ),
      ].filter(shown);
    const within = (selector) =>
      pieces()
        .flatMap(({ shadowRoot }) => [...shadowRoot.querySelectorAll(selector)])
        .filter(shown);
    let acts = 0;
    game.addEventListener('nw-act', () => {
      acts++;
    });
    const prompt = () => within('h3[part=prompt]').map(text).join();
    const why = () =>
      [...root.querySelectorAll('nw1-why')].find((each) => shown(each) && each.shadowRoot.textContent.trim());
    const opened = () => within('dialog[open]')[0];
    /** Things on the table outside all pieces. A button among them can always be used. */
    const loose = () => [...root.querySelectorAll('.thing[data-ask], button.can-act')].filter(shown);
    const things = () => {
      const asked = new Set(
        tokens(`${prompt()} ${[...root.querySelectorAll('[part=hint]')].filter(shown).map(text).join()}`),
      );
      return [...within('.slip, [role=option], .card, button:not([part=controls] *)'), ...loose()]
        .filter(({ disabled }) => !disabled)
        .map((element) => {
          const words = text(element);
          const own = tokens(called(element));
          const fits = own.filter((word) => asked.has(word)).length / (own.length || 1);
          const said = element.matches('.slip, button.can-act') || saysYes.test(words);
          return { element, words, said, weight: 3 * said + fits };
        });
    };
    /** Everything that a press can change on the table, as text, including the way a new card lies. */
    const stand = () =>
      [
        prompt(),
        ...[...within('path.ghost, [role=option], .slip, button'), ...loose()].map(
          (each) => each.getAttribute('d') ?? text(each) + String(each.getAttribute('aria-selected')),
        ),
      ].join('|');
    const tried = [];
    let known = [];
    let last = '';
    while (
      tried.length < most &&
      (await window.until(
        () => game.matches(':state(over)') || (window.choicesOf(game) && !/ is choosing\.$/.test(prompt())),
      )) &&
      !game.matches(':state(over)')
    ) {
      const asked = prompt();
      // What was refused is not tried again before the question has changed.
      if (asked !== last) known = [];
      last = asked;
      const likely = things().filter(({ words, weight }) => weight > 0 && !known.includes(words));
      let at = chance() * likely.reduce((sum, { weight }) => sum + weight, 0);
      const { element, words } = likely.find(({ weight }) => (at -= weight) < 0);
      const [done, before, since] = [acts, stand(), performance.now()];
      element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true }));
      const refused =
        (await window.until(() =>
          acts > done
            ? 'no'
            : why() || opened()
              ? 'yes'
              : performance.now() - since > 50 &&
                (stand() !== before ? 'no' : performance.now() - since > 20_000 && 'yes'),
        )) === 'yes';
      tried.push({
        asked,
        words,
        tempted: likely.some(({ said }) => !said),
        refused: refused && (why() ? text(why().shadowRoot.querySelector('.reason') ?? why()) : 'nothing'),
      });
      if (!refused) continue;
      known.push(words);
      opened()?.close();
      document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    }
    return tried;
  };
}

/**
 * Plays the matches of a game at the same time, each on its own page. Returns everything that was tried.
 * @param open Opens a page.
 * @param game A game, with the exports of its newcomer.js. `tables` are the attributes of matches, and `more` are those
 * of further matches for `npm run walks`. `begins` is how many things `npm test` tries in each match. Without it,
 * matches are played to their end.
 */
export async function tryOut(
  open,
  { element: tag, bots, begins, tables = [`seats="person ${bots[0]}"`], more = [] },
  whole,
) {
  const tried = await Promise.all(
    (whole ? [...tables, ...more] : tables).map(async (table, seed) => {
      const { page } = await open({
        body: `<main><${tag} pace="0" motion="none" no-save seed="trial ${seed}" hints="on" ${table}></${tag}></main>`,
        first: (page) => page.addInitScript(newcomer),
      });
      // Waits for all files, because a press whose effect has to wait for a file would count as refused.
      await page.waitForLoadState('networkidle');
      const tried = await page.evaluate(
        (asked) => window.playFirst(...asked),
        [tag, seed + 1, (!whole && begins) || Infinity],
      );
      await page.close();
      return tried;
    }),
  );
  return tried.flat();
}
