// Data that a page writes between the tags of an element: JSON, or a board as text. Editors and site generators change
// what they do not know. They remove scripts, move a <pre> out of its paragraph, escape quotation marks or round them.

const UNSEEN = 'script[type="application/json"], template';

/** The child of the element that contains its data. An editor may have put a paragraph around it. */
export const dataChild = (element: Element): Element | null =>
  element.querySelector(`:scope > :is(${UNSEEN}, textarea, pre), :scope > p > :is(${UNSEEN})`);

/** The text of such a child. */
export function dataText(child: Element): string {
  if (child instanceof HTMLTemplateElement) return child.content.textContent;
  // An editor may have replaced line breaks by elements, and a framework may have marked its own text with comments.
  return [...child.childNodes]
    .map(({ nodeName, textContent }) =>
      nodeName === '#comment' ? '' : `${textContent ?? ''}${/^(BR|P|DIV)$/.test(nodeName) ? '\n' : ''}`,
    )
    .join('');
}

/**
 * The <pre> that was written inside the element, but is behind the element's paragraph, because HTML ends a paragraph
 * before a <pre>: `<p><tile-grid><pre>…</pre></tile-grid></p>` becomes `<p><tile-grid></tile-grid></p><pre>…</pre>`.
 */
function movedPre(element: Element): HTMLPreElement | null {
  const paragraph = element.parentElement;
  if (paragraph?.localName !== 'p' || element.nextElementSibling || element.nextSibling?.textContent?.trim())
    return null;
  let next = paragraph.nextSibling;
  while (next instanceof Text && !next.data.trim()) next = next.nextSibling;
  return next instanceof HTMLPreElement ? next : null;
}

/**
 * Puts such a <pre> back into the element. While the page is still being read, the <pre> may come later.
 * @param isData Whether its text is data, and not just another part of the page.
 * @returns The text of a <pre> that stays where it is.
 */
export function takeBackPre(element: Element, isData: (text: string) => boolean): string | undefined {
  if (dataChild(element)) return undefined;
  const pre = movedPre(element);
  if (!pre) {
    if (document.readyState === 'loading')
      document.addEventListener('DOMContentLoaded', () => takeBackPre(element, isData), { once: true });
    return undefined;
  }
  const text = dataText(pre);
  if (!isData(text)) return text;
  element.append(pre);
  return undefined;
}

export const looksLikeJson = (text: string): boolean => /^\s*\{/.test(text);

const ENTITIES: Readonly<Record<string, string>> = { quot: '"', apos: "'", amp: '&', lt: '<', gt: '>', nbsp: ' ' };

const withoutMarkup = (text: string): string =>
  text
    .replace(/<\/?[a-z][^>]*>/gi, '')
    .replace(/&(?:#x([\da-f]{1,5})|#(\d{1,6})|(\w+));/gi, (entity, hex?: string, decimal?: string, name = '') =>
      hex || decimal
        ? String.fromCodePoint(parseInt(hex ?? decimal ?? '', hex ? 16 : 10))
        : (ENTITIES[name as string] ?? entity),
    )
    .replaceAll('\u00A0', ' ');

const withStraightQuotes = (text: string): string => text.replace(/[“”„‟]/g, '"').replace(/[‘’]/g, "'");

/**
 * Reads JSON that a page wrote. If it is invalid, reads it again without what an editor may have added.
 * @throws The error about the text as it is.
 */
export function readJson(text: string, parse: (text: string) => unknown = JSON.parse): unknown {
  const plain = withoutMarkup(text);
  let first: unknown;
  for (const each of [text, plain, withStraightQuotes(plain)])
    try {
      return parse(each);
    } catch (error) {
      first ??= error;
    }
  throw first;
}
