// Stands in for `node:test` while mutants are tried: tests are collected when their files are loaded, and run one by one in
// the same process, by name and as often as it takes.
export const tests = new Map();

const path = [];
let file = '';

/** Whose tests are collected next. */
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

/** What a test may do with itself. */
export const context = { diagnostic: () => undefined };
