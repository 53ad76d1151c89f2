// Contact sheets of drawings: each drawing on its plate, with its name below.
import { css, html, LitElement, nothing, type CSSResult, type SVGTemplateResult, type TemplateResult } from 'lit';

export interface Drawing {
  /** The view box. */
  readonly box: string;
  /** The width in CSS pixels. */
  readonly width: number;
  readonly drawing: SVGTemplateResult;
  /** The id of what is drawn, or what the drawing stands for. */
  readonly id: string;
  /** Whether the drawing may extend beyond its plate, for example with a shadow. */
  readonly free?: boolean;
}

export const plateStyles: CSSResult = css`
  :host {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: 20px 14px;
    padding: 16px;
    background: var(--nw-ground);
    color: var(--nw-ink);
  }
  figure {
    display: grid;
    gap: 4px;
    justify-items: start;
    max-width: 100%;
    min-width: 72px;
    margin: 0;
  }
  svg {
    display: block;
    max-width: 100%;
    overflow: hidden;
  }
  .free {
    overflow: visible;
  }
  figcaption {
    max-width: max(var(--plate), 72px);
    font-size: 13px;
    line-height: 1.25;
    overflow-wrap: anywhere;
  }
  code {
    display: block;
    color: var(--nw-muted);
    font-size: 12px;
  }
`;

/** Shows a drawing above its name and its id. Without a name, only the id is shown. */
export const plate = ({ box, width, drawing, id, free }: Drawing, name?: string): TemplateResult =>
  html`<figure translate="no" style="--plate: ${width}px">
    <svg class=${free ? 'free' : ''} width=${width} viewBox=${box} aria-hidden="true">${drawing}</svg>
    <figcaption>${name ? html`${name} ` : nothing}${id === name ? nothing : html`<code>${id}</code>`}</figcaption>
  </figure>`;

/** An element that shows drawings. */
export abstract class PlateSheet extends LitElement {
  static override properties = { drawings: { attribute: false } };
  declare drawings: readonly Drawing[] | undefined;

  /** The name of what is drawn, if it has one. */
  protected nameOf(_id: string): string | undefined {
    return undefined;
  }

  protected override render(): unknown {
    return (this.drawings ?? []).map((each) => plate(each, this.nameOf(each.id)));
  }
}
