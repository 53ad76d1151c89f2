// The rules of Mansions of Madness, and the sheet on which one is read: fetched as one.
export { default as texts } from '../../../rules/mansions-of-madness.js';
export { openRule } from '../panel.js';
