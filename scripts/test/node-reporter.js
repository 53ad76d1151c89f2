// A reporter for node:test. It prints failures and slow files, and finally the totals.
import { basename, relative } from 'node:path';

const place = ({ file, line }) => (file ? ` (${relative('.', file)}${line ? `:${line}` : ''})` : '');

/** The error that the test threw, without the runner's wrapper. */
const reason = ({ error }) => {
  const cause = error?.cause ?? error;
  return String(cause?.stack ?? cause?.message ?? cause).replace(/^/gm, '    ');
};

/** A file that takes this many seconds is listed as slow. */
const SLOW = 10;

export default async function* report(events) {
  const count = { passed: 0, failed: 0, skipped: 0 };
  const seconds = new Map();
  for await (const { type, data } of events) {
    if (type === 'test:stderr' || type === 'test:stdout') yield data.message;
    // An error outside all tests does not make any test fail, so it is printed here.
    if (type === 'test:diagnostic' && data.message.startsWith('Error: ')) yield `${data.message}\n`;
    if (type !== 'test:pass' && type !== 'test:fail') continue;
    if (data.nesting === 0 && data.file)
      seconds.set(data.file, (seconds.get(data.file) ?? 0) + data.details.duration_ms / 1000);
    if (data.details.type === 'suite' && type === 'test:pass') continue;
    // A suite or file fails because of its tests, which are counted separately.
    if (type === 'test:fail' && data.details.error?.failureType === 'subtestsFailed') continue;
    const skipped = data.skip !== undefined || data.todo !== undefined;
    count[skipped ? 'skipped' : type === 'test:pass' ? 'passed' : 'failed']++;
    if (type === 'test:fail' && !skipped) yield `FAIL ${data.name}${place(data)}\n${reason(data.details)}\n`;
  }
  const slow = [...seconds].filter(([, each]) => each >= SLOW).sort(([, a], [, b]) => b - a);
  if (slow.length) yield `slow: ${slow.map(([file, each]) => `${basename(file)} ${each.toFixed(0)} s`).join(', ')}\n`;
  yield `${count.skipped} skipped\n${count.passed} passed, ${count.failed} failed\n`;
}
