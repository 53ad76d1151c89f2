// Rolls the dice of a <dice-pool> without a model: reads the system, the pool and given results, rolls and counts the
// dice, and computes the odds. Loaded when the first such pool is drawn.
import { html, nothing, type TemplateResult } from 'lit';
import { odds, type Distribution } from '../../engine/dice/odds.js';
import { dieOf, firstDie, preparePool, readPool } from '../../engine/dice/pool.js';
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
import type { Die, FaceName, Pool, Roll, System } from '../../engine/dice/types.js';
import { createChance, type Chance } from '../../engine/kernel/chance.js';
import type { Fault, Result } from '../../engine/kernel/types.js';
import type { DiceModel } from '../../engine/scene/dice-pool-model.js';
import { Announcer } from '../shared/announcer.js';
import { differs } from '../shared/attribute-converters.js';
import { NwChooseEvent } from '../shared/events.js';
import type { NwElement } from '../shared/nw-element.js';
import { barsOf, drawChart, tenths, type Bar } from '../shared/odds/odds-chart.js';
import { NwBeforeRollEvent, NwRollEvent, NwSelectEvent } from './events.js';
import { symbolWords, type Key } from './words.js';

export type ShownDie = DiceModel['dice'][number];

/** The value of `state`, as JSON. */
export interface DicePoolState {
  readonly version: 1;
  readonly pool: Pool;
  readonly throws: Roll['throws'];
  readonly selected: readonly string[];
  /** The number of throws so far; together with the seed, it determines the next throw. */
  readonly count: number;
}

/** The element whose dice are rolled, with the properties set by its page. */
interface Host extends NwElement<Key> {
  readonly system: unknown;
  readonly dice: unknown;
  readonly target?: number | null;
  readonly seed?: string;
  readonly faces?: unknown;
  readonly result?: unknown;
  readonly selectable?: 'keep' | 'reroll' | 'choose';
  readonly noOdds: boolean;
  readonly locked: boolean;
  readonly model?: DiceModel;
}

type Tumble = (ids: readonly string[]) => void;

/** The system and the pool in use, and the values derived from them. */
interface PoolInUse {
  readonly system: System;
  readonly pool: Pool;
  readonly odds: Distribution;
  /** The unit that is counted: the key of its message. */
  readonly unit: 'spike' | 'shield' | 'success' | 'total' | 'best' | 'passed';
  /** The highest number with which the die passes; undefined in systems in which dice do not pass or fail. */
  readonly atMost: number | undefined;
}

export class Roller {
  readonly #host: Host;
  readonly #states: CustomStateSet;
  readonly #tumble: Tumble;
  readonly #voice: Announcer;
  #source: readonly unknown[] = [];
  #use: PoolInUse | undefined;
  #chance: Chance | undefined;
  #script: ScriptedDice | undefined;
  #roll: Roll | undefined;
  /** How many throws of the roll had been seen before the last ones. */
  #seen = 0;
  #selected: readonly string[] = [];
  #count = 0;
  #fault: Fault | null = null;
  /** The fault of the state that was set last. */
  #stateFault: Fault | null = null;

  constructor(host: Host, states: CustomStateSet, tumble: Tumble) {
    this.#host = host;
    this.#states = states;
    this.#tumble = tumble;
    this.#voice = new Announcer(host);
  }

  get state(): DicePoolState {
    const { pool = {}, throws = [] } = this.#roll ?? {};
    return { version: 1, pool, throws, selected: this.#selected, count: this.#count };
  }

  /** Reads the properties set by the page, and an untrusted state; returns a fault if any of them is invalid. */
  read(saved?: Partial<DicePoolState> | null): Fault | null {
    const fault = this.#readAttributes();
    if (fault !== undefined) {
      this.#fault = fault;
      this.#stateFault = null;
      // After a fault, everything is read again when any property changes.
      if (fault) this.#source = [];
    }
    if (saved !== undefined && !this.#fault) this.#stateFault = this.#restore(saved);
    this.#mark();
    return this.#fault ?? this.#stateFault ?? this.#targetFault();
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

  /** The fault of `target` or `selectable`. */
  #targetFault(): Fault | null {
    const { target, selectable } = this.#host;
    if ((target ?? undefined) !== this.#target)
      return { code: 'target', path: 'target', message: 'a target is a whole number' };
    if (selectable && !['keep', 'reroll', 'choose'].includes(selectable))
      return { code: 'selectable', path: 'selectable', message: 'one of keep, reroll, choose' };
    return null;
  }

  /** The target; undefined if there is none. A removed attribute sets null, which counts as none. */
  get #target(): number | undefined {
    const { target } = this.#host;
    return Number.isInteger(target) ? (target as number) : undefined;
  }

  /**
   * Returns the fault of the system, the pool, the faces or the result; null if all are valid; undefined if none has
   * changed.
   */
  #readAttributes(): Fault | null | undefined {
    const { system, dice, faces, result } = this.#host;
    // If a framework sets an equal system or pool again, the dice stay as they are. Faces and results that are set
    // again count as new, even if they are equal.
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
      this.#use = inUse(known.value, pool.value);
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
    make: (use: PoolInUse, chance: Pick<Chance, 'die'>, lying: Roll) => Roll,
    further = false,
  ): boolean {
    const host = this.#host;
    // The page may change faces or dice in its event listener, so they are read before and after the event.
    const canThrow = (): boolean =>
      host.hasUpdated &&
      host.isConnected &&
      !host.model &&
      !this.read() &&
      (!further || (!!this.#roll && !!this.#use?.system.changes));
    if (!canThrow() || !host.dispatchEvent(new NwBeforeRollEvent(dice)) || !canThrow()) return false;
    const since = further ? this.#roll?.throws.length : 0;
    this.#chance = createChance(`${host.seed ?? crypto.getRandomValues(new Uint32Array(2)).join()}/${this.#count++}`);
    const made = make(this.#use as PoolInUse, this.#script ?? this.#chance, this.#roll as Roll);
    this.#lay(made, since);
    this.#mark();
    host.dispatchEvent(new NwRollEvent(made));
    return true;
  }

  /**
   * Makes `made` the current roll. Only the dice of the throws from index `since` on are animated. The state is
   * complete before anything moves or is announced.
   */
  #lay(made: Roll, since = 0): void {
    const host = this.#host;
    const { system } = this.#use as PoolInUse;
    this.#roll = made;
    this.#seen = since;
    this.#selected = [];
    this.#tumble(
      made.throws
        .slice(since)
        .flat()
        .map(({ id }) => id),
    );
    const { pip, ...symbols } = tally(system, made);
    const faces = (pip ? made.dice.map(({ face }) => String(face)) : symbolWords(host, symbols)).join(', ');
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
        throws: this.#throwsOf(die.id),
        ...(state && { state }),
        ...(rest !== undefined && { label: this.#host.say('choice', { value, rest }) }),
      };
    });
  }

  #throwsOf(id: string): readonly (FaceName | null)[] {
    const throws = this.#roll?.throws.slice(this.#seen) ?? [];
    return throws.map((dice) => dice.find((die) => die.id === id)?.face ?? null);
  }

  /** The system; undefined if the input is invalid. */
  get system(): System | undefined {
    return this.#use?.system;
  }

  /** Sets the custom states. Called before an event is sent, because the page may query the states in its listener. */
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

  /** The target and the chance of reaching it; without a target, the mean. */
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
    const columns = barsOfPool(use, target);
    const hits = columns.map(({ hit }) => hit);
    const flagged = under ? hits.lastIndexOf(true) : target === undefined ? -1 : hits.indexOf(true);
    const [, number, sign] = /^(.*?)(\D*)$/.exec(chance) ?? [];
    return html`<span part="goal">${goal}</span>
      <strong part="chance">${number}<small>${sign}</small></strong>
      ${drawChart({ name: this.#host.say('odds'), bars: columns, flagged, under, percent: (each) => this.#percent(each) })}`;
  }
}

/**
 * The columns of the chart: one for each result or, in a system in which a die passes with a low number, one for each
 * face of the die.
 */
function barsOfPool({ system, pool, odds }: PoolInUse, target: number | undefined): readonly Bar[] {
  if (!system.atMost) return barsOf(odds, target);
  const die = dieOf(system, firstDie(system)) as Die;
  const { worth } = preparePool(system, pool);
  return die.names.map((name, i) => ({
    from: String(name),
    label: String(name),
    chance: 1 / die.names.length,
    hit: worth(die, i) > 0,
  }));
}

function inUse(system: System, pool: Pool): PoolInUse {
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
