// The rules of Sanitarium, and the sheet on which one is read: fetched as one.
export { default as texts } from '../../../rules/sanitarium.js';
export { openRule } from '../panel.js';
