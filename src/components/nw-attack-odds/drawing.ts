// Draws <nw-attack-odds>: the attack and its target, with the reader's controls, and the result.
import { html, nothing, type TemplateResult } from 'lit';
import { distribution } from '../../engine/dice/odds.js';
import type { AttackControl, AttackModel, AttackSide } from '../../engine/scene/attack-odds-model.js';
import type en from '../../messages/en/pieces/nw-attack-odds.js';
import { Announcer } from '../shared/announcer.js';
import type { NwElement } from '../shared/nw-element.js';
import { barsOf, drawChart, tenths } from '../shared/odds/odds-chart.js';

type Host = NwElement<keyof typeof en> & { readonly locked: boolean };

export class Drawing {
  /** The attack that is shown; null if there is none. */
  model: AttackModel | null = null;
  readonly #host: Host;
  readonly #change: (control: string, value: string | boolean) => void;
  readonly #voice: Announcer;

  constructor(host: Host, change: (control: string, value: string | boolean) => void) {
    this.#host = host;
    this.#change = change;
    this.#voice = new Announcer(host);
  }

  announce(): void {
    this.#voice.say(this.#outcome);
  }

  inWords(): string {
    const { attack, against } = this.model ?? {};
    const side = (key: 'attack' | 'against', shown?: AttackSide): string =>
      shown ? `${this.#host.say(key)}: ${[shown.name, this.#dice(shown)].filter(Boolean).join(', ')}` : '';
    return [side('attack', attack), side('against', against), this.#outcome].filter(Boolean).join('\n');
  }

  /** The chance to defeat the target, corrected for rounding errors in sums of fractions. */
  #chanceToDefeat({ chances, left }: AttackModel): number {
    return Math.round(distribution(chances).atLeast(left ?? Infinity) * 1e9) / 1e9;
  }

  #percent(chance: number): string {
    const host = this.#host;
    if (chance === 0 || chance === 1) return host.say('percent', { n: chance * 100 });
    if (chance < 5e-4) return host.say('rare');
    if (chance >= 0.9995) return host.say('sure');
    return host.say('percent', { n: tenths(chance * 100, host.language) });
  }

  get #outcome(): string {
    const { model } = this;
    const host = this.#host;
    if (!model) return '';
    const mean = tenths(model.mean, host.language);
    return (
      model.out ??
      (model.left === null
        ? host.say('told-average', { mean })
        : host.say('told', { mean, chance: this.#percent(this.#chanceToDefeat(model)) }))
    );
  }

  #dice({ words }: AttackSide): string {
    return words || this.#host.say('no-dice');
  }

  draw(): TemplateResult | typeof nothing {
    const { model } = this;
    if (!model) return nothing;
    return html`<div class="odds">
      ${this.#side('attack', model.attack)} ${this.#side('against', model.against)}
      ${model.out === null ? this.#result(model) : html`<p part="out">${model.out}</p>`}
    </div>`;
  }

  #side(key: 'attack' | 'against', side: AttackSide): TemplateResult {
    const shown = this.#host.locked ? [] : side.controls;
    return html`<fieldset part=${key}>
      <legend>${this.#host.say(key)}</legend>
      ${shown.length ? html`<div class="controls">${shown.map((control) => this.#control(control))}</div>` : nothing}
      ${side.name ? html`<p class=${shown.length ? 'name' : ''}>${side.name}</p>` : nothing}
      <p part="dice">
        <span class="dice" aria-hidden="true">${side.dice.map((die) => html`<i class=${die}></i>`)}</span
        >${this.#dice(side)}
      </p>
    </fieldset>`;
  }

  #control(control: AttackControl): TemplateResult {
    const { id, label } = control;
    if (control.kind === 'switch') {
      return html`<label part="control" class="switch"
        ><input
          type="checkbox"
          .checked=${control.on}
          @change=${({ target }: Event) => {
            this.#change(id, (target as HTMLInputElement).checked);
          }}
        /><span>${label}</span></label
      >`;
    }
    const { options, value } = control;
    const groups = [...new Set(options.map(({ group = '' }) => group))];
    const list = (group: string): TemplateResult[] =>
      options.flatMap((option) =>
        (option.group ?? '') === group
          ? html`<option value=${option.id} .selected=${option.id === value}>${option.name}</option>`
          : [],
      );
    return html`<label part="control"
      ><span>${label}</span>
      <select
        @change=${({ target }: Event) => {
          this.#change(id, (target as HTMLSelectElement).value);
        }}
      >
        ${groups.map((group) => (group ? html`<optgroup label=${group}>${list(group)}</optgroup>` : list(group)))}
      </select></label
    >`;
  }

  #result(model: AttackModel): TemplateResult {
    const host = this.#host;
    const { left, chances, mean } = model;
    const bars = barsOf(distribution(chances), left ?? 0).map((bar) => ({ ...bar, hit: left !== null && bar.hit }));
    const average = tenths(mean, host.language);
    const [, number = '', sign = ''] = /^(.*?)(\D*)$/.exec(this.#percent(this.#chanceToDefeat(model))) ?? [];
    return html`<div class="result">
      ${
        left === null
          ? html`<p><strong part="chance">${average}</strong> <span part="goal">${host.say('average')}</span></p>`
          : html`<p>
                <strong part="chance">${number}<small>${sign}</small></strong>
                <span part="goal">${host.say('falls', { n: left })}</span>
              </p>
              <p><strong part="mean">${average}</strong> <span>${host.say('average')}</span></p>`
      }
      ${drawChart({
        name: host.say('odds'),
        bars,
        flagged: bars.findIndex(({ hit }) => hit),
        percent: (chance) => this.#percent(chance),
        above: (chance) => (chance > 0 && chance < 0.005 ? '<1' : String(Math.round(chance * 100))),
      })}
    </div>`;
  }
}
