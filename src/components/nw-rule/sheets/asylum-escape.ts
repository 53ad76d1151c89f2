// The rules of Asylum Escape, and the sheet on which one is read: fetched as one.
export { default as texts } from '../../../rules/asylum-escape.js';
export { openRule } from '../panel.js';
