// What <dice-pool> does when it throws dice itself: reads system, pool and results, throws, counts and reckons odds.
// Loaded when it is needed: a game that feeds a model only draws.
import { html, nothing, type TemplateResult } from 'lit';
import { odds, type Distribution } from '../../engine/dice/odds.js';
import { dieOf, readPool } from '../../engine/dice/pool.js';
import { readSystem } from '../../engine/dice/read-system.js';
import {
  add,
  choices,
  readResults,
  readRoll,
  reroll,
  roll,
  scriptedDice,
  tally,
  diceToThrow,
  type ScriptedDice,
} from '../../engine/dice/roll.js';
import { systems } from '../../engine/dice/systems.js';
import {
  numbered,
  type Die,
  type Face,
  type FaceName,
  type Pool,
  type Roll,
  type System,
} from '../../engine/dice/types.js';
import { createChance, type Chance } from '../../engine/kernel/chance.js';
import type { Fault, Result } from '../../engine/kernel/types.js';
import words from '../../messages/en/pieces/dice-pool-rolling.js';
import { Announcer } from '../shared/announcer.js';
import { differs } from '../shared/attribute-converters.js';
import { NwChooseEvent } from '../shared/events.js';
import { drawChart, tenths } from '../shared/odds-chart.js';
import { bars } from './odds-bars.js';
import type { DicePoolState, Key, PoolHost, ShownDie } from './pool-host.js';
import { drawKite } from './art/numbered-die.js';
import { drawSymbols } from './art/symbol-dice.js';
import { NwBeforeRollEvent, NwRollEvent, NwSelectEvent } from './events.js';
import { styles } from './rolling.styles.js';

export { fall, mayFall } from './tumble-animation.js';
export { turn } from './drawing-queue.js';
export { words };

/** Lets the dice that were thrown fall. */
type Tumble = (ids: readonly string[]) => void;

interface Use {
  readonly system: System;
  readonly pool: Pool;
  readonly odds: Distribution;
  /** What is counted, as the messages call it. */
  readonly unit: 'spike' | 'shield' | 'success' | 'total' | 'best' | 'passed';
  /** The number that a die may show at most. */
  readonly atMost: number | undefined;
}

export class Play {
  readonly #host: PoolHost;
  readonly #states: CustomStateSet;
  readonly #tumble: Tumble;
  readonly #voice: Announcer;
  #source: readonly unknown[] = [];
  #use: Use | undefined;
  #chance: Chance | undefined;
  #script: ScriptedDice | undefined;
  #roll: Roll | undefined;
  #selected: readonly string[] = [];
  #count = 0;
  #fault: Fault | null = null;
  /** What is wrong with the state that was set last. */
  #lost: Fault | null = null;

  constructor(host: PoolHost, states: CustomStateSet, tumble: Tumble) {
    this.#host = host;
    this.#states = states;
    this.#tumble = tumble;
    this.#voice = new Announcer(host);
    const { styleSheet } = styles;
    if (styleSheet) (host.renderRoot as ShadowRoot).adoptedStyleSheets.push(styleSheet);
  }

  get state(): DicePoolState {
    const { pool = {}, throws = [] } = this.#roll ?? {};
    return { version: 1, pool, throws, selected: this.#selected, count: this.#count };
  }

  /** Reads what the page has set, and a state that may come from anywhere; gives what is wrong with them. */
  read(saved?: Partial<DicePoolState> | null): Fault | null {
    const fault = this.#set();
    if (fault !== undefined) {
      this.#fault = fault;
      this.#lost = null;
      // What could not be used is read as a whole when any of it changes.
      if (fault) this.#source = [];
    }
    if (saved !== undefined && !this.#fault) this.#lost = this.#restore(saved);
    this.#mark();
    return this.#fault ?? this.#lost ?? this.#asked();
  }

  #restore(state: Partial<DicePoolState> | null): Fault | null {
    const use = this.#use;
    if (!use) return null;
    if (state?.version !== 1) return { code: 'state', path: 'state/version', message: 'a state is JSON of version 1' };
    const pool = readPool(use.system, state.pool);
    const read = pool.ok ? readRoll(use.system, pool.value, state.throws) : pool;
    if (!read.ok) return first(read, (path) => `state/${path}`);
    this.#roll = read.value.dice.length ? read.value : undefined;
    this.#selected = [state.selected ?? []].flat().filter((id) => typeof id === 'string');
    this.#count = Number.isInteger(state.count) ? (state.count as number) : 0;
    return null;
  }

  /** What is wrong with what the page asks of the dice. */
  #asked(): Fault | null {
    const { target, selectable } = this.#host;
    if ((target ?? undefined) !== this.#target)
      return { code: 'target', path: 'target', message: 'a target is a whole number' };
    if (selectable && !['keep', 'reroll', 'choose'].includes(selectable))
      return { code: 'selectable', path: 'selectable', message: 'one of keep, reroll, choose' };
    return null;
  }

  /** An attribute that is taken away leaves null. */
  get #target(): number | undefined {
    const { target } = this.#host;
    return Number.isInteger(target) ? (target as number) : undefined;
  }

  /** Undefined: nothing is new. */
  #set(): Fault | null | undefined {
    const { system, dice, faces, result } = this.#host;
    // Equal dice that a framework sets anew are those that lie there; equal results are results again.
    const source = [system ?? 'd6', dice, faces, result];
    const fresh = source.map((value, i) => (i < 2 ? differs(value, this.#source[i]) : value !== this.#source[i]));
    if (!fresh.includes(true)) return undefined;
    this.#source = source;
    if (!this.#use || fresh[0] || fresh[1]) {
      this.#use = undefined;
      const known = readSystem(source[0]);
      if (!known.ok) return first(known, (path) => (path ? `system/${path}` : 'system'));
      const pool = readPool(known.value, dice);
      if (!pool.ok) return first(pool);
      this.#use = use(known.value, pool.value);
      this.#roll = undefined;
    }
    const { system: known, pool } = this.#use;
    if (fresh[2]) {
      this.#script = scriptedDice([faces ?? []].flat(), {
        die: (name, names) => (this.#chance as Chance).die(name, names),
      });
      const names = [...Object.keys(known.dice), ...diceToThrow(known, pool).map(({ die }) => die)];
      const bad = this.#script.left.find(
        ({ die, face }) =>
          face === undefined ||
          !names.some((name) => (die ?? name) === name && dieOf(known, name)?.names.includes(face)),
      );
      if (bad) return { code: 'faces', path: `faces/${bad.at}`, message: `this is no face of a die of ${known.id}` };
    }
    if (fresh[3] && result != null) {
      const read = readResults(known, pool, [result].flat());
      if (!read.ok) return first(read, (path) => path.replace('faces', 'result'));
      this.#lay(read.value);
    }
    return null;
  }

  roll(): boolean {
    return this.#throw([], ({ system, pool }, chance) => roll(system, pool, chance));
  }

  reroll(ids: readonly string[]): boolean {
    return this.#throw(ids, ({ system }, chance, lying) => reroll(system, lying, ids, chance), true);
  }

  add(dice: unknown): boolean {
    const more = !this.read() && this.#use && readPool(this.#use.system, dice);
    return (
      !!more && more.ok && this.#throw([], ({ system }, chance, lying) => add(system, lying, more.value, chance), true)
    );
  }

  #throw(
    dice: readonly string[],
    make: (use: Use, chance: Pick<Chance, 'die'>, lying: Roll) => Roll,
    further = false,
  ): boolean {
    const host = this.#host;
    // What the page has set is read before and after it is asked, for it may set faces or other dice then.
    const able = (): boolean =>
      host.hasUpdated &&
      host.isConnected &&
      !host.model &&
      !this.read() &&
      (!further || (!!this.#roll && !!this.#use?.system.changes));
    if (!able() || !host.dispatchEvent(new NwBeforeRollEvent(dice)) || !able()) return false;
    const since = further ? this.#roll?.throws.length : 0;
    this.#chance = createChance(`${host.seed ?? crypto.getRandomValues(new Uint32Array(2)).join()}/${this.#count++}`);
    const made = make(this.#use as Use, this.#script ?? this.#chance, this.#roll as Roll);
    this.#lay(made, since);
    this.#mark();
    host.dispatchEvent(new NwRollEvent(made));
    return true;
  }

  /** The state is whole before anything moves or is said. */
  #lay(made: Roll, since = 0): void {
    const host = this.#host;
    const { system } = this.#use as Use;
    this.#roll = made;
    this.#selected = [];
    this.#tumble(
      made.throws
        .slice(since)
        .flat()
        .map(({ id }) => id),
    );
    const { pip, ...symbols } = tally(system, made);
    const faces = (pip ? made.dice.map(({ face }) => String(face)) : this.words(symbols)).join(', ');
    if (host.hasUpdated)
      this.#voice.say(
        host.say(this.#target === undefined ? 'rolled' : this.reached ? 'reached' : 'missed', {
          faces,
          result: this.result,
        }),
      );
    host.requestUpdate();
  }

  act(id: string): void {
    const choose = this.#host.selectable === 'choose';
    this.#selected = choose
      ? [id]
      : this.#selected.includes(id)
        ? this.#selected.filter((other) => other !== id)
        : [...this.#selected, id];
    this.#mark();
    this.#host.dispatchEvent(choose ? new NwChooseEvent(id) : new NwSelectEvent(this.#selected));
  }

  get shown(): readonly ShownDie[] {
    const use = this.#use;
    const lying = this.#roll;
    if (!use) return [];
    if (!lying) return diceToThrow(use.system, use.pool);
    const { selectable, locked } = this.#host;
    const choose = selectable === 'choose';
    const open = !locked && (choose || (selectable && use.system.changes));
    const rests = choose ? choices(use.system, lying) : [];
    return lying.dice.map((die, i) => {
      const { value = 0, rest } = rests[i] ?? {};
      const state = this.#selected.includes(die.id) ? 'chosen' : open ? 'open' : undefined;
      return {
        ...die,
        ...(state && { state }),
        ...(rest !== undefined && { label: this.#host.say('choice', { value, rest }) }),
      };
    });
  }

  /** In which throw a die came to lie as it does. */
  batch(id: string): number {
    return this.#roll?.throws.findLastIndex((dice) => dice.some((die) => die.id === id)) ?? 0;
  }

  /** What a die is called. */
  nameOf(die: string): string {
    const key = `die-${die}`;
    return key in words ? this.#host.say(key as Key) : die;
  }

  /** What stands below a numbered die: all but the cube are drawn with ten sides. */
  below(die: string): string {
    return sided.test(die) && die !== 'd10' ? die : '';
  }

  /** What lies there, in words; `blank` for nothing. */
  words(bag: Readonly<Record<string, number>>): readonly string[] {
    const said = Object.entries(bag).map(([symbol, n]) =>
      symbol in words ? this.#host.say(symbol as Key, { n }) : `${n} ${symbol}`,
    );
    return said.length ? said : [this.#host.say('blank')];
  }

  /** The picture of a die that is no cube with pips. */
  draw(die: string, face: FaceName | undefined): TemplateResult {
    return sided.test(die) ? drawKite(face) : drawSymbols(die, face, this.bag(die, face));
  }

  /** What is on a face of that name. */
  bag(die: string, face: FaceName | undefined): Face {
    const { names, faces } = this.die(die) ?? numbered(6);
    return faces[names.indexOf(face ?? '')] ?? {};
  }

  /** The die of that name in the element's system, or in any. */
  die(name: string): Die | undefined {
    for (const system of [this.#use?.system, ...Object.values(systems)]) {
      const found = system && dieOf(system, name);
      if (found) return found;
    }
    return undefined;
  }

  /** What a style sheet of the page asks for is so before the page is told. */
  #mark(): void {
    for (const name of ['thrown', 'reached'] as const) this.#states[this[name] ? 'add' : 'delete'](name);
  }

  get thrown(): boolean {
    return !!this.#roll;
  }

  get #total(): number {
    const { system } = this.#use ?? {};
    const chosen =
      this.#roll && system?.keep && choices(system, this.#roll).find(({ id }) => this.#selected.includes(id));
    return (chosen || undefined)?.value ?? this.#roll?.total ?? 0;
  }

  get reached(): boolean {
    const target = this.#use?.atMost === undefined ? this.#target : 1;
    return !!this.#roll && target !== undefined && this.#total >= target;
  }

  get result(): string {
    const n = this.#total;
    const { unit = 'total' } = this.#use ?? {};
    return this.#roll ? this.#host.say(unit === 'passed' && !n ? 'failed' : unit, { n }) : '';
  }

  /** The result, and whether it reaches the target. */
  get outcome(): string {
    const { result } = this;
    const host = this.#host;
    return this.#target === undefined || !result || this.#use?.unit === 'passed'
      ? result
      : host.say(this.reached ? 'hit' : 'miss', { result });
  }

  /** The target, and the chance to reach it; or the mean. */
  get odds(): readonly [goal: string, chance: string] | undefined {
    const host = this.#host;
    if (!this.#use || host.noOdds) return undefined;
    const { odds, unit, atMost } = this.#use;
    const n = atMost ?? this.#target;
    if (n === undefined) return [host.say('average'), tenths(odds.mean, host.language)];
    return [host.say(`goal-${unit}`, { n }), this.#percent(odds.atLeast(atMost === undefined ? n : 1))];
  }

  #percent(chance: number): string {
    const host = this.#host;
    if (chance > 0 && chance < 5e-4) return host.say('rare');
    if (chance < 1 && chance >= 0.9995) return host.say('sure');
    return host.say('percent', { n: tenths(chance * 100, host.language) });
  }

  controls(): TemplateResult {
    const host = this.#host;
    const { selectable } = host;
    const keep = selectable === 'keep' && this.#selected.length;
    const again = keep
      ? this.shown.flatMap(({ id }) => (this.#selected.includes(id) ? [] : id))
      : selectable === 'reroll'
        ? this.#selected
        : [];
    const n = again.length;
    return html`<div part="actions">
        ${host.locked ? '' : html`<button part="roll" @click=${() => (n ? this.reroll(again) : this.roll())}>${n ? host.say('reroll', { n }) : host.say('roll')}</button>`}
        <span part="result">${this.outcome}</span>
      </div>
      ${this.#chart()}`;
  }

  #chart(): TemplateResult | typeof nothing {
    const use = this.#use;
    const [goal, chance = ''] = this.odds ?? [];
    if (!use || !goal) return nothing;
    const target = this.#target;
    const under = use.atMost !== undefined;
    const columns = bars(use.system, use.pool, use.odds, target);
    const hits = columns.map(({ hit }) => hit);
    const flagged = under ? hits.lastIndexOf(true) : target === undefined ? -1 : hits.indexOf(true);
    const [, number, sign] = /^(.*?)(\D*)$/.exec(chance) ?? [];
    return html`<span part="goal">${goal}</span>
      <strong part="chance">${number}<small>${sign}</small></strong>
      ${drawChart({ name: this.#host.say('odds'), bars: columns, flagged, under, percent: (each) => this.#percent(each) })}`;
  }
}

const sided = /^d\d+$/;

function use(system: System, pool: Pool): Use {
  const { atMost, keep, counts } = system;
  const unit = atMost
    ? 'passed'
    : keep
      ? 'best'
      : counts['spike']
        ? 'spike'
        : counts['shield']
          ? 'shield'
          : counts['success'] || counts['star']
            ? 'success'
            : 'total';
  return {
    system,
    pool,
    odds: odds(system, pool),
    unit,
    atMost: atMost && Object.values(pool).reduce((sum, n) => sum + n, 0),
  };
}

function first(read: Result<unknown, readonly Fault[]>, place = (path: string): string => path): Fault | null {
  const [fault] = read.ok ? [] : read.error;
  return fault ? { ...fault, path: place(fault.path) } : null;
}
