// Takes the white space out of html``, svg`` and css`` templates, where no page can tell, and String() out of all other templates,
// which make text of what they bind anyway.
// html keeps one space wherever there was white space in text (so no <pre>); svg, whose white space counts only inside
// <text>, keeps none after a tag; css keeps what separates words, and no zero before a point. Quoted values stay as they are.

/** White space of html or svg: one space in text and between attributes, none before `>`; in svg none after a tag. */
function markup(tag) {
  let quote = ''; // of the attribute value we are in
  let inTag = false;
  return (text) => {
    let out = '';
    for (const part of text.match(/<!--[\s\S]*?-->|\s+|[^]/g) ?? []) {
      if (quote) {
        if (part === quote) quote = '';
        out += part;
      } else if (part.startsWith('<!--')) {
        continue;
      } else if (/^\s/.test(part)) {
        const afterTag = tag === 'svg' && !inTag && out.endsWith('>');
        if (!out.endsWith(' ') && !afterTag) out += ' ';
      } else {
        if (inTag && (part === '"' || part === "'")) quote = part;
        if (inTag && part === '>') out = out.replace(/ $/, '');
        if (part === '<') inTag = true;
        if (part === '>') inTag = false;
        out += part;
      }
    }
    return out;
  };
}

/** White space and comments of css. Around `+ - * /`, parentheses and selectors the spaces stay: there they can matter. */
function styles() {
  let quote = '';
  let before = ' '; // what the template says before this
  return (text) => {
    let out = '';
    for (const part of text.match(/\/\*[\s\S]*?\*\/|\\[^]|\s+|[^]/g) ?? []) {
      if (quote) {
        if (part === quote) quote = '';
        out += part;
      } else if (part.startsWith('/*')) {
        continue;
      } else if (/^\s/.test(part)) {
        if (!/[\s{};,:]$/.test(out || before)) out += ' ';
      } else {
        if (part === '"' || part === "'") quote = part;
        if (/[{};,!]/.test(part)) out = out.replace(/ $/, '');
        if (part === '}') out = out.replace(/;$/, '');
        if (part === '.') out = out.replace(/(?<=[^\w.#])0$/, '');
        out += part;
      }
    }
    before = 'a'; // whatever is bound
    return out;
  };
}

function templates(node, found = []) {
  if (node === null || typeof node !== 'object') return found;
  if (node.type === 'TaggedTemplateExpression' && /^(html|svg|css)$/.test(node.tag.name)) found.push(node);
  for (const child of Object.values(node)) templates(child, found);
  return found;
}

/** Calls of String() that a template without a tag binds. */
function spelled(node, found = []) {
  if (node === null || typeof node !== 'object') return found;
  for (const each of (node.type === 'TemplateLiteral' && node.expressions) || []) {
    if (
      each.type === 'CallExpression' &&
      each.callee.name === 'String' &&
      each.arguments.length === 1 &&
      each.arguments[0].type !== 'SpreadElement'
    )
      found.push(each);
  }
  for (const child of Object.values(node.type === 'TaggedTemplateExpression' ? node.quasi.expressions : node))
    spelled(child, found);
  return found;
}

/**
 * The same code with smaller templates.
 * @param {string} code JavaScript
 * @param {(code: string) => object} parse gives its ESTree
 */
export function minifyTemplates(code, parse) {
  const program = parse(code);
  const edits = [
    ...templates(program).flatMap(({ tag, quasi }) => {
      const shrink = tag.name === 'css' ? styles() : markup(tag.name);
      return quasi.quasis.map(({ start, end, value }) => ({ start, end, text: shrink(value.raw) }));
    }),
    ...spelled(program).flatMap(({ start, end, arguments: [bound] }) => [
      { start, end: bound.start, text: '' },
      { start: bound.end, end, text: '' },
    ]),
  ];
  edits.sort((a, b) => b.start - a.start);
  return edits.reduce((result, { start, end, text }) => result.slice(0, start) + text + result.slice(end), code);
}
