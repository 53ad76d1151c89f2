// Replaces `node:test` in mutation tests. It collects the tests of each loaded file by name, so that runner.js can run
// them one by one, and repeatedly, in the same process.
export const tests = new Map();

const path = [];
let file = '';

/** Sets the file of the tests that are collected next. */
export const collectFrom = (name) => {
  file = name;
};

export function test(name, options, body = options) {
  tests.set([file, ...path, name].join(' › '), body);
}
export const it = test;

export function describe(name, body) {
  path.push(name);
  body();
  path.pop();
}

/** The context that each test receives. */
export const context = { diagnostic: () => undefined };
