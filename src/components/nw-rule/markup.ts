// Turns the Markdown of the rules documents into DOM: paragraphs, lists, tables and text diagrams; bold, code and rule
// ids. Everything else is plain text.
import { html, type TemplateResult } from 'lit';

/** Draws a rule id that is cited in a text. */
export type Cite = (rule: string) => unknown;

const TOKENS = /\*\*(.+?)\*\*|`(.+?)`|\b([A-Z]+(?:-[A-Z0-9]+)*-\d+)\b/g;

export function inline(text: string, cite: Cite): unknown[] {
  const parts: unknown[] = [];
  let end = 0;
  for (const { 0: all, 1: bold, 2: code, 3: rule, index } of text.matchAll(TOKENS)) {
    parts.push(
      text.slice(end, index),
      bold ? html`<b>${inline(bold, cite)}</b>` : code ? html`<code>${code}</code>` : cite(rule ?? ''),
    );
    end = index + all.length;
  }
  parts.push(text.slice(end));
  return parts;
}

const kinds = [
  ['row', /^\|/],
  ['item', /^[-*] +/],
  ['step', /^\d+\. +/],
] as const;
type Kind = (typeof kinds)[number][0] | 'line' | 'letters';

/** Groups consecutive lines of the same kind. */
function grouped(text: string): { readonly kind: Kind; readonly lines: string[] }[] {
  const groups: { readonly kind: Kind; readonly lines: string[] }[] = [];
  let last: Kind | null = null;
  for (const whole of text.split('\n')) {
    const line = whole.trim();
    if (line.startsWith('```')) {
      if (last !== 'letters') groups.push({ kind: 'letters', lines: [] });
      last = last === 'letters' ? null : 'letters';
      continue;
    }
    if (last === 'letters') {
      groups.at(-1)?.lines.push(whole);
      continue;
    }
    const [kind, mark] = kinds.find(([, begin]) => begin.test(line)) ?? (['line', /^/] as const);
    if (line && kind === last) groups.at(-1)?.lines.push(line.replace(mark, ''));
    else if (line) groups.push({ kind, lines: [line.replace(mark, '')] });
    last = line ? kind : null;
  }
  return groups;
}

const cells = (row: string): string[] =>
  row
    .replace(/\|\s*$/, '')
    .split('|')
    .map((cell) => cell.trim());

export function blocks(text: string, cite: Cite): readonly TemplateResult[] {
  return grouped(text).map(({ kind, lines }) => {
    const items = (): TemplateResult[] => lines.map((line) => html`<li>${inline(line, cite)}</li>`);
    switch (kind) {
      case 'item':
        return html`<ul>
          ${items()}
        </ul>`;
      case 'step':
        return html`<ol>
          ${items()}
        </ol>`;
      case 'letters':
        return html`<pre tabindex="0">${lines.join('\n')}</pre>`;
      case 'line':
        return html`<p>${inline(lines.join(' '), cite)}</p>`;
      case 'row': {
        const [head = '', , ...rows] = lines;
        return html`<table tabindex="0">
          <thead>
            <tr>
              ${cells(head).map((cell) => html`<th>${inline(cell, cite)}</th>`)}
            </tr>
          </thead>
          <tbody>
            ${rows.map(
              (row) =>
                html`<tr>
                  ${cells(row).map((cell) => html`<td>${inline(cell, cite)}</td>`)}
                </tr>`,
            )}
          </tbody>
        </table>`;
      }
    }
  });
}
