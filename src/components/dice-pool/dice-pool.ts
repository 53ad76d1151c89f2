// <dice-pool>: throws dice of any system, draws them, says what came, and shows the exact odds beside them.
import { html, nothing, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { odds, type Distribution } from '../../engine/dice/odds.js';
import { dieOf } from '../../engine/dice/plan.js';
import { readPool } from '../../engine/dice/pool.js';
import { add, choices, faceOf, given, readRoll, reroll, roll, scripted, tally, unthrown, type Scripted } from '../../engine/dice/roll.js';
import { systemOf, systems } from '../../engine/dice/systems.js';
import type { FaceName, Pool, Roll, System } from '../../engine/dice/types.js';
import { createChance, type Chance } from '../../engine/kernel/chance.js';
import type { Fault } from '../../engine/kernel/types.js';
import type { DiceModel } from '../../engine/scene/dice-model.js';
import en from '../../messages/en/dice-pool.js';
import { Announcer } from '../shared/announcer.js';
import { flag, json } from '../shared/attributes.js';
import { cssVars } from '../shared/css-vars.js';
import { NwChooseEvent } from '../shared/events.js';
import { motionOf } from '../shared/motion.js';
import { Navigation } from '../shared/navigation.js';
import { NwElement } from '../shared/nw-element.js';
import { theme } from '../shared/theme.styles.js';
import { bars } from './bars.js';
import { styles } from './dice-pool.styles.js';
import { drawDie } from './die-art.js';
import { NwBeforeRollEvent, NwRollEvent, NwSelectEvent } from './events.js';

export type { DiceModel };

type Key = keyof typeof en;

type Shown = DiceModel['dice'][number];

/** What `state` is, as JSON. */
export interface DicePoolState {
  readonly version: 1;
  readonly pool: Pool;
  readonly throws: Roll['throws'];
  readonly selected: readonly string[];
  /** How often dice were thrown; with the seed it makes the next throw. */
  readonly count: number;
}

interface Use {
  readonly system: System;
  readonly pool: Pool;
  readonly odds: Distribution;
  /** What is counted, and what the messages call it. */
  readonly unit: 'spike' | 'shield' | 'success' | 'total' | 'best' | 'passed';
  /** The number in the target's sentence. */
  readonly value: number | undefined;
}

/**
 * A pool of dice: thrown, drawn, counted, with exact odds.
 *
 * @summary Throws dice of any faces and shows the exact chance to reach a target.
 * @tag dice-pool
 * @slot - A caption.
 * @csspart dice - The row of dice.
 * @csspart die - One die; also its name (`green`) and `chosen`, `spent`, `open`.
 * @csspart label - What stands below a die.
 * @csspart actions - The button and the result.
 * @csspart roll - The button.
 * @csspart result - What the dice count.
 * @csspart goal - The target in words.
 * @csspart chance - The chance to reach it, or the mean.
 * @csspart odds - The chart, which is a table of all results.
 * @cssprop [--nw-die-size=56px] - The edge of a die.
 * @cssprop --nw-die-face - The colour of the faces.
 * @cssprop --nw-die-ink - The colour of what is on them.
 * @cssstate thrown - Dice lie there.
 * @cssstate reached - They reach the target.
 * @fires {NwBeforeRollEvent} nw-before-roll - Before a throw; may be refused.
 * @fires {NwRollEvent} nw-roll - After a throw: `roll`.
 * @fires {NwSelectEvent} nw-select - Dice were selected or let go: `selected`.
 * @fires {NwChooseEvent} nw-choose - One die was chosen: `targetId`.
 * @example
 * <dice-pool system="lobotomy-attack" dice="3 green 1 red" target="3"></dice-pool>
 */
export class DicePool extends NwElement<Key> {
  static override readonly tag = 'dice-pool';
  static override readonly catalogue = { en, de: () => import('../../messages/de/dice-pool.js') };
  static override styles = [theme, styles];

  /** Id of a system (`d6`, `d17`, `sanitarium`, `mansions-attribute`, `coma-ward`, `lobotomy-attack|defense|test`) or one in JSON. */
  @property({ converter: json }) system: unknown = 'd6';
  /** The pool: `3d6`, `2 green 1 red`, `4`, or JSON such as `{"green": 2}`; left out, the system's usual one. */
  @property({ converter: json }) dice: unknown;
  /** What is to be reached at least; a whole number. */
  @property({ type: Number }) target?: number;
  /** Makes the throws repeatable. */
  @property() seed?: string;
  /** Results used up first: names of faces, or `{"die", "face"}`. */
  @property({ converter: json }) faces?: unknown;
  /** A result from outside (a server, real dice): names of faces in the order of throwing. */
  @property({ converter: json }) result?: unknown;
  /** What dice can be selected for: `keep`, `reroll` or `choose`. */
  @property() selectable?: 'keep' | 'reroll' | 'choose';
  /** Hides the odds. */
  @property({ converter: flag, attribute: 'no-odds' }) noOdds = false;
  /** Nothing can be done by hand. */
  @property({ converter: flag }) locked = false;
  /** `none`: dice do not tumble. */
  @property() motion?: 'none';
  /** Dice that somebody else throws, in place of the pool. */
  @property({ converter: json }) model?: DiceModel;

  readonly #voice = new Announcer(this);
  readonly #keys = new Navigation(this, {
    stops: () =>
      this.#shown.flatMap(({ id, state }, i) => {
        const { offsetLeft: x = 0, offsetTop: y = 0 } = this.#node(i) ?? {};
        return state && state !== 'spent' ? { id, x, y } : [];
      }),
    element: (id) => this.#node(this.#shown.findIndex((die) => die.id === id)),
    act: (id) => {
      this.#act(id);
    },
  });
  #source: readonly unknown[] = [];
  #saved: DicePoolState | undefined;
  #use: Use | undefined;
  #chance: Chance | undefined;
  #script: Scripted | undefined;
  #roll: Roll | undefined;
  #selected: readonly string[] = [];
  #count = 0;
  #tumbling: readonly string[] = [];
  #fall = 0;
  #model: DiceModel | undefined;

  /** What lies there and is selected: JSON that another element of the same system takes. */
  get state(): DicePoolState {
    const { pool = {}, throws = [] } = this.#roll ?? {};
    return { version: 1, pool, throws, selected: this.#selected, count: this.#count };
  }
  set state(state: DicePoolState) {
    this.#saved = state;
    if (this.#use) this.#read();
    this.requestUpdate();
  }

  /** Throws the whole pool. False when it cannot be thrown, or the page refuses. */
  roll(): boolean {
    return this.#throw([], ({ system, pool }, chance) => roll(system, pool, chance));
  }

  /** Throws those dice again, where the system allows it. */
  reroll(ids: readonly string[]): boolean {
    const before = this.#roll;
    return !!before && this.#throw(ids, ({ system }, chance) => reroll(system, before, ids, chance), before);
  }

  /** Throws further dice (`1 brown`) into the roll, where the system allows it. */
  add(dice: unknown): boolean {
    const before = this.#roll;
    const more = this.#use && readPool(this.#use.system, dice);
    return !!before && !!more?.ok && this.#throw([], ({ system }, chance) => add(system, before, more.value, chance), before);
  }

  /** All that is to be seen, in words. */
  describe(): string {
    const { goal, chance } = this.#odds() ?? {};
    return [...this.#shown.map((die) => this.#name(die)), this.#result, goal && `${goal} ${String(chance)}`].filter(Boolean).join('. ');
  }

  #throw(dice: readonly string[], make: (use: Use, chance: Pick<Chance, 'die'>) => Roll, before?: Roll): boolean {
    if (!this.isConnected || this.model) return false;
    this.#read();
    const use = this.#use;
    if (!use || (before && !use.system.changes) || !this.dispatchEvent(new NwBeforeRollEvent(dice))) return false;
    this.#chance = createChance(`${this.seed ?? crypto.getRandomValues(new Uint32Array(2)).join()}/${String(this.#count++)}`);
    const made = make(use, this.#script ?? this.#chance);
    this.#lay(made, before?.throws.length);
    this.dispatchEvent(new NwRollEvent(made));
    return true;
  }

  /** The state is whole before anything moves or is said. */
  #lay(made: Roll, since = 0): void {
    this.#roll = made;
    this.#selected = [];
    this.#tumble(made.throws.slice(since).flat().map(({ id }) => id));
    const { system } = this.#use as Use;
    const { pip, ...symbols } = tally(system, made);
    const faces = pip ? made.dice.map(({ face }) => String(face)) : this.#words(symbols);
    const key = this.target === undefined ? 'rolled' : this.#reached ? 'reached' : 'missed';
    if (this.hasUpdated) this.#voice.say(this.say(key, { faces: list(faces), result: this.#result }));
    this.requestUpdate();
  }

  #tumble(ids: readonly string[]): void {
    this.#tumbling = this.hasUpdated && motionOf(this) === 'full' ? ids : [];
    this.#fall = this.#tumbling.length;
  }

  #act(id: string): void {
    if (this.model || this.selectable === 'choose') {
      if (!this.model) this.#selected = [id];
      this.dispatchEvent(new NwChooseEvent(id));
    } else {
      this.#selected = this.#selected.includes(id) ? this.#selected.filter((other) => other !== id) : [...this.#selected, id];
      this.dispatchEvent(new NwSelectEvent(this.#selected));
    }
    this.requestUpdate();
  }

  /** Reads what the page has set, as far as it is new. */
  #read(own?: System): void {
    const { system, dice, faces, result, model } = this;
    const source = [system, dice, faces, result, model];
    const fresh = source.map((value, i) => !!own || value !== this.#source[i]);
    if (fresh.includes(true)) {
      this.#source = source;
      const known = own ?? (typeof system === 'string' && systemOf(system));
      if (!known) {
        // Dice that an author writes are checked by code that other pages need not load.
        void import('../../engine/dice/read.js').then(({ readSystem }) => {
          if (system !== this.system) return;
          const read = readSystem(system);
          if (read.ok) this.#read(read.value);
          else this.fail(read.error[0] ?? null);
          this.requestUpdate();
        });
        return;
      }
      this.fail(this.#take(known, fresh));
    }
    const saved = this.#saved;
    this.#saved = undefined;
    if (!saved || !this.#use) return;
    const pool = readPool(this.#use.system, saved.pool);
    const read = pool.ok ? readRoll(this.#use.system, pool.value, saved.throws) : pool;
    if (!read.ok) {
      this.fail(read.error[0] ?? null);
      return;
    }
    this.#roll = read.value.dice.length ? read.value : undefined;
    this.#selected = [saved.selected].flat().map(String);
    this.#count = Number(saved.count) || 0;
  }

  #take(system: System, [freshSystem, freshDice, freshFaces, freshResult]: readonly boolean[]): Fault | null {
    const { dice, faces, result, model } = this;
    if (model && !(model.version === 1 && Array.isArray(model.dice))) return { code: 'model', path: 'model', message: 'a model has version 1 and a list of dice' };
    if (freshSystem || freshDice) {
      const pool = readPool(system, dice);
      if (!pool.ok) return pool.error[0] ?? null;
      const { atMost, keep, counts } = system;
      this.#use = {
        system,
        pool: pool.value,
        odds: odds(system, pool.value),
        unit: atMost ? 'passed' : keep ? 'best' : counts['spike'] ? 'spike' : counts['shield'] ? 'shield' : counts['success'] || counts['star'] ? 'success' : 'total',
        value: atMost && Object.values(pool.value).reduce((sum, n) => sum + n, 0),
      };
      this.#roll = undefined;
    }
    const use = this.#use as Use;
    if (freshFaces) {
      this.#script = scripted(faces === undefined ? [] : [faces].flat(), { die: (name, names) => (this.#chance as Chance).die(name, names) });
      const names = [...Object.keys(system.dice), ...unthrown(system, use.pool).map(({ die }) => die)];
      const bad = this.#script.left.find(({ die, face }) => face === undefined || !names.some((name) => (die ?? name) === name && dieOf(system, name)?.names.includes(face)));
      if (bad) return { code: 'faces', path: `faces/${String(bad.at)}`, message: `this is no face of a die of ${system.id}` };
    }
    if (freshResult && result !== undefined) {
      const read = given(system, use.pool, [result].flat());
      if (!read.ok) return read.error[0] ?? null;
      this.#lay(read.value);
    }
    return null;
  }

  protected override willUpdate(): void {
    this.#read();
    const { model } = this;
    const before = this.#model;
    this.#model = model;
    if (before && model && model !== before) {
      const was = new Map(before.dice.map(({ id, face }) => [id, face]));
      const all = model.roll !== before.roll;
      this.#tumble(model.dice.flatMap(({ id, face }) => (face !== undefined && (all || was.get(id) !== face) ? id : [])));
    }
    this.toggleState('thrown', !!this.#roll);
    this.toggleState('reached', this.#reached);
  }

  protected override updated(): void {
    const fall = this.#fall;
    this.#fall = 0;
    if (fall)
      this.#shown.forEach(({ id }, i) => {
        const [picture, cube] = this.#node(i)?.firstElementChild?.children ?? [];
        if (!picture || !cube) return;
        // Dice of a later throw come to rest later, and no two fall alike.
        const later = this.#roll?.throws.findLastIndex((dice) => dice.some((die) => die.id === id)) ?? 0;
        const duration = 620 + 260 * Math.min(later, 4) + 45 * (i % 5);
        const turn = (x: number, y: number, z: number, angle: number): string =>
          `translate3d(${String(x)}em,${String(y)}em,${String(z - 0.5)}em) rotate3d(${String(1 - (i % 3) * 0.6)},${String((i % 4) * 0.5 - 0.6)},.3,${String(angle)}deg)`;
        const frames = [turn(-1.2, -1.7, 1.2, -820), turn(-0.2, 0.05, 0, -200), turn(-0.08, -0.3, 0.3, -90), turn(0, 0, 0, 0)];
        for (const part of [picture, cube]) for (const animation of part.getAnimations()) animation.cancel();
        picture.animate({ visibility: ['hidden', 'hidden'] }, duration);
        cube.animate(
          frames.map((transform, k) => ({ transform, offset: [0, 0.55, 0.75, 1][k] as number, easing: k % 2 ? 'ease-out' : 'ease-in' })),
          duration,
        ).onfinish = () => {
          this.#tumbling = this.#tumbling.filter((other) => other !== id);
          this.requestUpdate();
        };
      });
  }

  get #shown(): readonly Shown[] {
    const { model, selectable, locked } = this;
    if (model) return locked ? model.dice.map(({ state, ...die }) => ({ ...die, ...(state !== 'open' && state && { state }) })) : model.dice;
    const use = this.#use;
    if (!use) return [];
    const lying = this.#roll;
    if (!lying) return unthrown(use.system, use.pool);
    const able = !locked && (selectable === 'choose' || (use.system.changes && selectable));
    const rests = selectable === 'choose' ? choices(use.system, lying) : [];
    return lying.dice.map((die, i) => {
      const { value = 0, rest } = rests[i] ?? {};
      return {
        ...die,
        ...(this.#selected.includes(die.id) ? { state: 'chosen' as const } : able && { state: 'open' as const }),
        ...(rest !== undefined && { label: this.say('choice', { value, rest }) }),
      };
    });
  }

  #node(i: number): HTMLElement | undefined {
    return this.renderRoot?.querySelectorAll<HTMLElement>('.die')[i];
  }

  /** The system that knows the die; a scene may mix them. */
  #knows(die: string): System | undefined {
    return [this.#use?.system, ...Object.values(systems)].find((system) => system && dieOf(system, die));
  }

  #words(bag: Readonly<Record<string, number>>): string[] {
    const words = Object.entries(bag).map(([symbol, n]) => (symbol in en ? this.say(symbol as Key, { n }) : `${String(n)} ${symbol}`));
    return words.length ? words : [this.say('blank')];
  }

  #name({ die, face, label }: Shown): string {
    const system = this.#knows(die);
    const { pip, ...symbols } = system && face !== undefined ? faceOf(system, die, face) : {};
    const name = `die-${die}` in en ? this.say(`die-${die}` as Key) : die;
    const words = [...(typeof face === 'number' ? [String(face)] : []), ...(pip && !Object.keys(symbols).length ? [] : this.#words(symbols))];
    return face === undefined ? this.say('unthrown', { die: name }) : this.say('die', { die: name, face: list(label ? [...words, label] : words) });
  }

  get #total(): number {
    const chosen = this.#roll && this.#use?.system.keep && choices(this.#use.system, this.#roll).find(({ id }) => this.#selected.includes(id));
    return (chosen || undefined)?.value ?? this.#roll?.total ?? 0;
  }

  get #reached(): boolean {
    return !!this.#roll && (this.#use?.unit === 'passed' || this.target !== undefined) && this.#total >= (this.#use?.unit === 'passed' ? 1 : (this.target ?? 0));
  }

  get #result(): string {
    const { unit = 'total' } = this.#use ?? {};
    return this.#roll ? this.say(unit === 'passed' && !this.#total ? 'failed' : unit, { n: this.#total }) : '';
  }

  #percent(chance: number): string {
    if (chance > 0 && chance < 5e-4) return this.say('rare');
    if (chance < 1 && chance >= 0.9995) return this.say('sure');
    return this.say('percent', { n: Math.round(chance * 1000) / 10 });
  }

  #odds(): { goal: string; chance: string } | undefined {
    const use = this.#use;
    if (!use || this.noOdds || this.model) return undefined;
    const { odds, unit, value } = use;
    const n = value ?? this.target;
    if (n === undefined) return { goal: this.say('average'), chance: this.say('number', { n: Math.round(odds.mean * 100) / 100 }) };
    return { goal: this.say(`goal-${unit}`, { n }), chance: this.#percent(odds.atLeast(value === undefined ? n : 1)) };
  }

  override render(): TemplateResult {
    const shown = this.#shown;
    const { selectable, model, locked } = this;
    const pick = shown.some(({ state }) => state);
    const again = selectable === 'reroll' ? this.#selected : selectable === 'keep' && this.#selected.length ? shown.map(({ id }) => id).filter((id) => !this.#selected.includes(id)) : [];
    const n = again.length;
    return html`<main>
      <slot></slot>
      <div
        part="dice"
        role=${pick ? 'listbox' : 'list'}
        aria-label=${this.say('dice')}
        aria-multiselectable=${pick && !model && selectable !== 'choose' ? 'true' : nothing}
        @keydown=${this.#keys.onKeyDown}
        @focusin=${this.#keys.onFocusIn}
      >
        ${shown.map((die) => this.#die(die, pick))}
      </div>
      ${model
        ? nothing
        : html`<div part="actions">
            ${locked ? nothing : html`<button part="roll" @click=${() => (n ? this.reroll(again) : this.roll())}>${n ? this.say('reroll', { n }) : this.say('roll')}</button>`}
            <span part="result" class=${this.#reached ? 'reached' : ''}>${this.#result}</span>
          </div>`}
      ${this.#chart()}
    </main>`;
  }

  #die(shown: Shown, pick: boolean): TemplateResult {
    const { id, die, face, state, label } = shown;
    const system = this.#knows(die);
    const { names = [] } = (system && dieOf(system, die)) ?? {};
    const draw = (name: FaceName | undefined): TemplateResult => drawDie(die, name, system && name !== undefined ? faceOf(system, die, name) : {}, names.length || 6);
    const open = state && state !== 'spent';
    const { success, suspense } = system && face !== undefined ? faceOf(system, die, face) : {};
    const from = names.indexOf(face ?? '');
    return html`<div
      part="die ${die} ${state ?? ''}"
      class="die ${die} ${state ?? ''} ${success ? 'success' : suspense ? 'wait' : ''}"
      role=${pick ? 'option' : 'listitem'}
      aria-selected=${pick ? String(state === 'chosen') : nothing}
      tabindex=${open ? this.#keys.tabindex(id) : nothing}
      @click=${open ? () => { this.#act(id); } : nothing}
    >
      <span class="body ${names.length > 6 ? 'kite' : ''}"
        >${draw(face)}${this.#tumbling.includes(id) ? html`<span class="cube">${[0, 1, 2, 3, 4, 5].map((k) => html`<i>${draw(names[(from + k) % names.length])}</i>`)}</span>` : ''}</span
      ><span class="heard">${this.#name(shown)}</span>${label ? html`<span part="label" aria-hidden="true">${label}</span>` : ''}
    </div>`;
  }

  #chart(): TemplateResult | typeof nothing {
    const said = this.#odds();
    const use = this.#use;
    if (!said || !use) return nothing;
    const columns = bars(use.system, use.pool, use.odds, use.value === undefined ? this.target : undefined);
    const most = Math.max(...columns.map(({ chance }) => chance));
    const flagged = use.value === undefined ? this.target !== undefined && columns.findIndex(({ hit }) => hit) : columns.findLastIndex(({ hit }) => hit);
    const [, number, sign] = /^(.*?)(\D*)$/.exec(said.chance) ?? [];
    return html`<span part="goal">${said.goal}</span>
      <strong part="chance">${number}<small>${sign}</small></strong>
      <div part="odds" role="table" aria-label=${this.say('odds')}>
        ${columns.map(
          ({ label, chance, hit }, i) =>
            html`<div role="row" class="${hit ? 'hit' : ''} ${i === flagged ? (use.value === undefined ? 'flag' : 'flag last') : ''}" ${cssVars({ '--p': chance / most })}>
              <i role="cell"><span class="heard">${this.#percent(chance)}</span></i><span role="rowheader">${label}</span>
            </div>`,
        )}
      </div>`;
  }
}

/** Face names and symbols in a row, which no language joins by words. */
const list = (words: readonly string[]): string => words.join(', ');

declare global {
  interface HTMLElementTagNameMap {
    'dice-pool': DicePool;
  }
}
