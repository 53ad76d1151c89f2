// The white space that goes from templates, and the one that has to stay.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseAst } from 'rollup/parseAst';
import { minifyTemplates } from '../../scripts/minify-templates.js';

const cases = [
  ['html keeps a space between inline texts', 'html`\n  <b>a</b>\n  <i>b</i>\n`', 'html` <b>a</b> <i>b</i> `'],
  [
    'html puts attributes on one line',
    'html`<p\n  class="a  b"\n  id=${x}\n>t</p>`',
    'html`<p class="a  b" id=${x}>t</p>`',
  ],
  ['an unquoted value at the end of a tag keeps its space', 'html`<path d=${d} />`', 'html`<path d=${d} />`'],
  [
    'a space between two bindings stays',
    'html`<p ${a}\n  ${b}\n  class="c">${x} ${y}</p>`',
    'html`<p ${a} ${b} class="c">${x} ${y}</p>`',
  ],
  ['a quoted value over a binding stays', 'html`<p class="a ${b}  c">\n\n</p>`', 'html`<p class="a ${b}  c"> </p>`'],
  ['an apostrophe in text opens no quote', "html`<p>it's\n  so</p>\n<p>it's</p>`", "html`<p>it's so</p> <p>it's</p>`"],
  ['comments go', 'html`<p><!-- why -->a</p>`', 'html`<p>a</p>`'],
  ['svg keeps nothing after a tag', 'svg`<g>\n  <path d="M0 0"/>\n  ${x}\n</g>`', 'svg`<g><path d="M0 0"/>${x} </g>`'],
  ['templates in templates are met too', 'html`<p>${svg`<g>\n</g>`}\n</p>`', 'html`<p>${svg`<g></g>`} </p>`'],
  [
    'css loses what separates nothing',
    'css`\n  :host {\n    color: red; /* why */\n    margin: 0 1px;\n  }\n`',
    'css`:host{color:red;margin:0 1px}`',
  ],
  [
    'css loses what is before its first word and before its marks of weight',
    'css` a { color: red !important }`',
    'css`a{color:red!important}`',
  ],
  [
    'css keeps the spaces of calc and selectors',
    'css`a > b :hover { width: calc(1px + 2px) }`',
    'css`a > b :hover{width:calc(1px + 2px)}`',
  ],
  [
    'css loses zeros before a point, and no others',
    'css`.a0.b { margin: -0.5em 10.5px #00.1 0 } `',
    'css`.a0.b{margin:-.5em 10.5px #00.1 0}`',
  ],
  ['css keeps strings', 'css`a::before { content: "a;  b" }`', 'css`a::before{content:"a;  b"}`'],
  ['css keeps a space after a binding', 'css`a { margin: ${x} ${y} }`', 'css`a{margin:${x} ${y}}`'],
  ['other templates stay', 'other`a\n  b`', 'other`a\n  b`'],
  [
    'String() goes where text is made anyway',
    '`a:${String(b)}:${c(`${String(d.e ?? 0)}`)}`',
    '`a:${b}:${c(`${d.e ?? 0}`)}`',
  ],
  [
    'String() stays in templates with a tag, and around more than one value',
    'html`<p>${String(a)}</p>` + `${String(...b)}` + String(c)',
    'html`<p>${String(a)}</p>` + `${String(...b)}` + String(c)',
  ],
];

for (const [title, code, expected] of cases) {
  test(title, () =>
    assert.equal(
      minifyTemplates(code, (text) => parseAst(text)),
      expected,
    ),
  );
}
