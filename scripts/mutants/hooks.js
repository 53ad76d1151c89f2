// Replaces `node:test` with a module that collects tests.
const standIn = new URL('node-test.js', import.meta.url).href;

export const resolve = (specifier, context, next) =>
  specifier === 'node:test' ? { url: standIn, shortCircuit: true } : next(specifier, context);
