// The rules of Lobotomy 2, and the sheet on which one is read: fetched as one.
export { default as texts } from '../../../rules/lobotomy-2.js';
export { openRule } from '../panel.js';
