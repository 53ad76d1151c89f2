// Which module goes into which file of cdn/, so that a piece costs at most three requests and a game eight:
//   core          Lit, the base, and whatever several elements share
//   <tag>         one file for each element, all that its first picture needs
//   <tag>-late    what a piece fetches once it is used
//   tile-grid-board, tile-grid-watch  a map with walls, doors and sight; and what answers for a board of a page's own
//   <game>-table, <game>-pictures  the rest of a game, with copies of its pieces and of what all games share, the kernel too
//   table, <game>-pack  what reads a pack of a page, of any game and of this one
//   lobotomy-scenarios  the Scenarios after the introduction, with the Map Tiles, Monsters and other cards of which it has none
//   <game>-elsewhere  what looks at all that comes from a table that is not in the page
//   rules/<game>  the rules of a game as text, with the sheet on which one is read
//   <game>-sharing, <game>-replay, links  a match that is passed on, and one that comes
//   <game>-margins  the advice of a first match and the picture of its end, and why not in Sanitarium
//   <game>-calm, <game>-notes, <game>-sound, <game>-own-layout  what is asked for
//   puzzle-solver, puzzle-given  perfect play, and puzzles of a page's own
//   mansions-stage  the puzzles as a game of their own: its rules, and what draws a moment of it, with what an example shows beside
//   <game>-stage  positions and examples from a page, and what draws one without a match; <game>-faults  what is wrong with a pack
//   <game>-saves  what reads a match that was kept, in the page and from elsewhere
//   <lang>/…      a language: one file for all pieces, one for each game, its table's pieces and its examples included, and one for the odds of an attack
// Copies, because a table with a file for each of its pieces would be a dozen requests: who shows a game and a piece, or two
// games, on one page pays for what both are drawn with twice. What speaks and moves is small and late, and is copied too.
import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';

const path = (id) => relative('src', id.replace(/\?.*/, '')).replaceAll('\\', '/');
const houseOf = (id) => /\?(.*)/.exec(id)?.[1];
const isGame = (tag) => tag.endsWith('-game');
/** What is late and small, or belongs to one piece: each element has its own, so that its late part is one file. */
const small =
  /^(engine\/(board|dice|puzzle|track)\/|components\/why\/|components\/shared\/(anew|announcer|die-colours\.styles|drag|drawing|model-fault|motion|nearness|odds-chart(\.styles)?|sound|unpoint-event|world\.styles)\.ts$|components\/nw-rule\/link\.ts$)/;
/** What solves a puzzle, and what reads one of a page's own: neither is needed to play. */
const solver =
  /^(engine\/puzzle\/(solve|plan|swap-table|best-chance|slices|generate)|components\/puzzle-board\/advice)\.ts$/;
const given = /^(engine\/puzzle\/(author|arrange|read-position)|components\/puzzle-board\/given)\.ts$/;
const chance = /^engine\/kernel\//;
/** A game without an element lives with the piece that draws it. */
const guests = { 'mansions-game': 'puzzle-board' };
const guest = /^(engine\/(games\/mansions-puzzles|table)\/|messages\/en\/example-faults)/;
/** What only an example of it shows beside the puzzle. */
const beside = /^(components\/nw-choices\/|messages\/\w+\/(nw-choices|rules-example)\.)/;
/** Whoever shows an attack on a rules page plays no match: what reckons it is copied, words and cards and all. */
const attack = 'nw-attack-odds';
const reckons =
  /^(components\/lobotomy-game\/(attack-odds|tongue)\.ts|engine\/games\/lobotomy-2\/|messages\/\w+\/lobotomy)/;
/** A table has copies of the pieces too, but for what no table asks for: dice of its own, drawings and checks of a lone board. */
const pieces =
  /^(components\/(?!shared|stages|attacks|(rules-example|match-replay)\/|[^/]*-game)|messages\/\w+\/(dice|game|hunt|nw|rules|tile)|engine\/table\/thin)/;
const alone = /^components\/(dice-pool\/play|(tile-grid|hunt-track)\/alone|nw-rule\/panel|game\/pack-\w+)\.ts$/;
/** What a map and dice fetch after their first picture comes to a table with its pictures. */
const afterwards =
  /^(components\/(tile-grid\/(tools|laying|board\/(details|rays|sight|wear))|dice-pool\/(bars|events|die-(kite|symbols)|play|tumble|turns)|shared\/(die-colours|drag|odds-chart))|engine\/dice\/|messages\/en\/(tile-grid-(sight|tools)|dice-play))/;
/** Dice with symbols are drawn by what throws them. */
const symbols = { 'lobotomy-game': /^components\/dice-pool\/play\.ts$/ };
/** What reads a pack of a page, and what each game says of its own. */
const packs = /^(components\/game|engine\/cards)\/pack-|node_modules\/valibot/;
const packOf =
  /^(?:components|engine\/games|messages\/en)\/(sanitarium|lobotomy|asylum-escape)(?:-game\/pack-|(?:-2)?\/pack(?:s\/|-schema)|-pack-)/;
/** Why not is asked at a table and in positions without one, and neither fetches the file of the other for it; nor for the lines of sight that prove it. */
const reasons =
  /^(engine\/games\/[\w-]+\/(explain|line-of-sight|scene-shot)|messages\/en\/(sanitarium|lobotomy|asylum-escape)-why)\.ts$/;
/** What shows positions of a game has what reads an example, with its faults, to itself, and all Scenarios: else each were a file more. */
const shows =
  /^(components\/(game\/(game-stage|guide|lesson)|[\w-]+-game\/(stage|riddle))|engine\/games\/[\w-]+\/(situation[\w-]*|seen|riddle|rules))\.ts$/;
const examples =
  /^(engine\/(table\/(example|replay)|kernel\/(restore|shape)|games\/([\w-]+\/fault|lobotomy-2\/(aura|bosses|effects\/further|final-battle|further-table|nightmares|playing-all|riddles|content\/(pack|all-arms|boss(es|-cards)|further-(monsters|tiles)|memories|nightmares|turned|scenarios\/(?!s1|telling)\w+))))|messages\/en\/((example|sanitarium|lobotomy|asylum-escape)-faults|lobotomy-further(-\w+)?)|components\/lobotomy-game\/whole)\.ts$/;
const gameOf = /^engine\/games\/(sanitarium|lobotomy|asylum-escape)/;
/** The one game with walls has the boards that are no piece's. */
const walled = /^engine\/board\//;
const lines = /^engine\/board\/(ruler|sight(-line)?)\.ts$/;
/** What the table of the one game that has boards shows once its pictures come. */
const drawings = /^components\/(shared\/drawing|hunt-track\/art)\.ts$/;
/** What draws a board with walls and sight, and what knows one: a map of tiles needs neither. */
const boards = /^(components\/tile-grid\/board\/(?!watch)|messages\/en\/tile-grid-(board|sight))/;
const watch = /^(components\/tile-grid\/board\/watch|engine\/kernel\/|engine\/board\/(?!grid-model|parse-grid))/;
/** What every game's table needs. Each has a copy of it: a file for all were one more for a game, and for whatever shows a moment of one. */
const machinery =
  /^(engine\/(kernel|scene|table|bots)\/|engine\/cards\/pack-file|components\/shared\/table-context)|\/@lit\/context\//;

/**
 * Input, plugin and chunks for Rollup, and for each tag its file.
 * @param {readonly {tag: string, folder: string}[]} elements
 * @param {(source: string, importer: string) => string | null} find The module that a source names.
 */
export function cdnFiles(elements, find) {
  const entryOf = ({ folder }) => resolve(`src/components/${folder}/define.ts`);
  const tagOfFolder = new Map(elements.map(({ folder, tag }) => [folder, tag]));

  /** Whose copies a module imports. */
  function house(importer) {
    const [, folder] = /^components\/([^/]+)\//.exec(path(importer)) ?? [];
    const [, game] = /^messages\/\w+\/(sanitarium|lobotomy|asylum-escape)/.exec(path(importer)) ?? [];
    const [, sheet] = /^components\/nw-rule\/sheets\/(.+)\.ts$/.exec(path(importer)) ?? [];
    if (sheet) return `rules/${sheet}`;
    if (/^messages\/\w+\/mansions/.test(path(importer))) return guests['mansions-game'];
    if (/^components\/attacks\.ts$/.test(path(importer))) return attack;
    if (game && !houseOf(importer)) return `${game}-game`;
    return (
      guests[houseOf(importer)?.replace('-stage', '-game')] ??
      houseOf(importer) ??
      guests[folder] ??
      tagOfFolder.get(folder)
    );
  }

  async function resolveId(source, importer) {
    if (!importer) return null;
    const of = importer.replace(/\?.*/, '');
    const file =
      find(source, of) ??
      (/@lit\/context/.test(source + of) ? (await this.resolve(source, of, { skipSelf: true })).id : null);
    if (!file) return null;
    const where = path(file);
    const from = path(importer);
    const own = house(importer);
    if (
      own === guests['mansions-game'] &&
      (beside.test(where) || (given.test(where) && /puzzle\/index\.|\?mansions-stage/.test(importer)))
    )
      return `${file}?mansions-stage`;
    const game =
      /^(.*)-(?:game|stage)$/.exec(own)?.[1] ??
      gameOf.exec(from)?.[1] ??
      (!own && walled.test(from) ? 'lobotomy' : undefined);
    if (game && examples.test(where) && (shows.test(from) || own === `${game}-stage`)) return `${file}?${game}-stage`;
    if (game && tagOfFolder.has(`${game}-game`) && machinery.test(where)) return `${file}?${game}-game`;
    if (own?.startsWith('rules/')) return /^(components|messages\/\w+)\/nw-rule/.test(where) ? `${file}?${own}` : file;
    if (own === 'lobotomy-game' && walled.test(where) && !lines.test(where) && lines.test(from)) return file;
    const copies =
      small.test(where) ||
      (own === attack && reckons.test(where)) ||
      (own && isGame(own)
        ? (pieces.test(where) && (!alone.test(where) || symbols[own]?.test(where))) || reasons.test(where)
        : chance.test(where) || guest.test(where));
    return own && copies ? `${file}?${own}` : file;
  }

  const load = (id) => (houseOf(id) && /\.[jt]s\?/.test(id) ? readFileSync(id.replace(/\?.*/, ''), 'utf8') : null);

  /** All that a module reaches by the imports that `of` names. */
  function closure(first, of) {
    const found = new Set([first]);
    for (const id of found) for (const next of of(id)) found.add(next);
    return found;
  }

  let atOnce;
  let late;
  let atTable;
  let atStage;
  function reach(getModuleInfo) {
    const statics = (id) => getModuleInfo(id)?.importedIds ?? [];
    const all = (id) => [...statics(id), ...(getModuleInfo(id)?.dynamicallyImportedIds ?? [])];
    // A piece that shows games has its own late file without them.
    const ownLate = (id) => (/^components\/(stages|attacks)\.ts$/.test(path(id)) ? statics(id) : all(id));
    const by = (of) => new Map(elements.map((element) => [element.tag, closure(entryOf(element), of)]));
    const fromGames = (file) =>
      new Map(
        elements
          .filter(({ tag }) => isGame(tag))
          .map(({ tag, folder }) => [tag, closure(resolve(`src/components/${folder}/${file}`), statics)]),
      );
    [atOnce, late] = [by(statics), by(ownLate)];
    [atTable, atStage] = [fromGames('session.ts'), fromGames('stage.ts')];
  }
  const tagsIn = (reached, id) => [...reached].flatMap(([tag, ids]) => (ids.has(id) ? [tag] : []));

  function manualChunks(id, { getModuleInfo }) {
    if (!atOnce) reach(getModuleInfo);
    const [first, ...others] = tagsIn(atOnce, id);
    if (first) return others.length ? 'core' : first;
    const where = path(id);
    const [, tongue] = /^messages\/(?!en)(\w+)\//.exec(where) ?? [];
    if (/^rules\//.test(houseOf(id)) || (/-stage$/.test(houseOf(id)) && !tongue)) return houseOf(id);
    const [, packed] = packOf.exec(where) ?? [];
    if (packed) return `${packed}-pack`;
    if (/^(components\/shared|messages\/en)\/links\.ts$/.test(where)) return 'links';
    // Whoever cites a rule fetches the same sheet.
    const [, rules] = /^(?:components\/nw-rule\/sheets|rules)\/(.+)\.ts$/.exec(where) ?? [];
    if (rules) return `rules/${rules}`;
    // A game's own copy of whatever it is drawn with.
    const own = isGame(houseOf(id) ?? '') ? houseOf(id).replace('-game', '') : '';
    if (packs.test(where)) return own ? `${own}-pack` : 'table';
    if (own && /^engine\/table\/(elsewhere|remote)\.ts$/.test(where)) return `${own}-elsewhere`;
    // What a record for a link leaves out.
    if (own && where === 'engine/table/thin.ts') return `${own}-sharing`;
    if (own && (lines.test(where) || (own === 'lobotomy' && drawings.test(where)))) return `${own}-pictures`;
    // Sanitarium's answers come when somebody asks, and with the advice: a file of their own would be one more of a match.
    if (own === 'sanitarium' && (reasons.test(where) || where === 'components/why/answer.ts'))
      return 'sanitarium-margins';
    // Why not is asked at a table that has been drawn once.
    if (/^(components\/why\/|messages\/(en\/game|\w+\/nw)-why)/.test(where) || (houseOf(id) && reasons.test(where)))
      return own ? `${own}-pictures` : `${tagsIn(late, id)[0]}-late`;
    if (solver.test(where)) return 'puzzle-solver';
    if (given.test(where)) return 'puzzle-given';
    // What only one late file asks for, with what every game's has.
    const [, apart] =
      /^(?:components\/(?:game|shared)\/(?:game-)?|messages\/en\/game-(?=notes|replay))(notes|own-layout|replay|sharing|sound|stage)(?:\.styles)?\.ts$/.exec(
        where,
      ) ?? [];
    if (own && /^components\/shared\/table-context|\/@lit\/context\//.test(where)) return `${own}-own-layout`;
    if (own && (apart || examples.test(where))) return `${own}-${apart ?? 'saves'}`;
    // Lessons and advice of any game, as each brings its own.
    if (/^(components\/game\/(guide|lesson)|messages\/en\/game-guide)/.test(where)) return `${own}-guide`;
    if (where === 'components/game/hints.ts') return `${own}-margins`;
    if (where.endsWith('-game/own-layout.ts')) return tagsIn(late, id)[0].replace('-game', '-own-layout');
    if (tongue && (houseOf(id) === attack || where.endsWith(`/${attack}.ts`))) return `${tongue}/${attack}`;
    const [, lang, game] =
      /^messages\/(?!en)(\w+)\/((?:sanitarium|lobotomy|asylum-escape)(?:-(?:faults|guide|pack-faults)(?=\.))?|mansions-puzzles|puzzle|hunt)?/.exec(
        where,
      ) ?? [];
    if (lang)
      return `${lang}/${own || (houseOf(id) ? 'mansions-puzzles' : (game ?? 'pieces'))}${where.endsWith('/game-guide.ts') ? '-guide' : ''}`;
    const piece = tagsIn(late, id).find((tag) => !isGame(tag));
    if (/^components\/mansions-game\/|\/mansions-puzzles/.test(where) || (houseOf(id) === 'puzzle-board' && !piece))
      return 'mansions-stage';
    if (boards.test(where) && !own) return 'tile-grid-board';
    if (watch.test(where) && (houseOf(id) ?? piece) === 'tile-grid') return 'tile-grid-watch';
    if (own && afterwards.test(where)) return `${own}-pictures`;
    if (houseOf(id)) return own ? `${own}-table` : `${houseOf(id)}-late`;
    if (piece) return `${piece}-late`;
    const [table] = tagsIn(atTable, id);
    if (table) return table.replace('-game', '-table');
    if (
      /\/lobotomy-2\/(content\/|(aura|bosses|effects\/further|final-battle|further-table|nightmares|playing-all|riddles)\.ts$)|lobotomy-game\/whole\.ts$|\/lobotomy-further(-\w+)?\.ts$/.test(
        where,
      )
    )
      return 'lobotomy-scenarios';
    const [stage] = tagsIn(atStage, id);
    if (
      stage &&
      (/\/(stage\.|(rules|situation[\w-]*|lobotomy-faults-situation)\.ts)/.test(where) ||
        reasons.test(where) ||
        lines.test(where))
    )
      return stage.replace('-game', '-stage');
    if (/\/faults?\.ts$|^messages\/en\/(?!example)\w+-faults/.test(where))
      return `${tagsIn(late, id)[0].replace('-game', '-faults')}`;
    if (/-game\/(answers|end|hints)\.ts$/.test(where)) return tagsIn(late, id)[0].replace('-game', '-margins');
    const [, whose, later] = /([\w-]+)-(?:game\/)?(calm|guide|notes|riddle|sought|sound)\.ts$/.exec(where) ?? [];
    if (later) return `${whose}-${later}`;
    return /-game\/((cards|late|gallery|drawing)\.|art\/(pictures|card-frame|coin|objects|draw|floors|marks|tokens)\b)|^messages\/en\/(lobotomy-(?!calm|notes)|asylum-escape-(card-texts|why))|lobotomy-2\/scene-odds/.test(
      where,
    )
      ? `${tagsIn(late, id)[0].replace('-game', '-pictures')}`
      : undefined;
  }

  return {
    // Pieces before games: what comes first in core is what all of them have.
    input: {
      nightward: 'src/cdn/nightward.ts',
      ...Object.fromEntries(
        [...elements]
          .sort((one, other) => Number(isGame(one.tag)) - Number(isGame(other.tag)))
          .map((element) => [element.tag, entryOf(element)]),
      ),
    },
    plugin: { name: 'cdn-files', resolveId, load },
    manualChunks,
    fileOfTag: Object.fromEntries(elements.map(({ tag }) => [tag, tag])),
  };
}
