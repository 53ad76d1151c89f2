// A reporter of node:test: prints what fails, and the totals last.
import { relative } from 'node:path';

const place = ({ file, line }) => (file ? ` (${relative('.', file)}${line ? `:${String(line)}` : ''})` : '');

/** The error that the test threw, without the runner's own wrapper. */
const reason = ({ error }) => {
  const cause = error?.cause ?? error;
  return String(cause?.stack ?? cause?.message ?? cause).replace(/^/gm, '    ');
};

export default async function* report(events) {
  const count = { passed: 0, failed: 0, skipped: 0 };
  for await (const { type, data } of events) {
    if (type === 'test:stderr' || type === 'test:stdout') yield data.message;
    if (type !== 'test:pass' && type !== 'test:fail') continue;
    if (data.details.type === 'suite' && type === 'test:pass') continue;
    // A suite or file fails for its tests, which are counted themselves.
    if (type === 'test:fail' && data.details.error?.failureType === 'subtestsFailed') continue;
    const skipped = data.skip !== undefined || data.todo !== undefined;
    count[skipped ? 'skipped' : type === 'test:pass' ? 'passed' : 'failed']++;
    if (type === 'test:fail' && !skipped) yield `FAIL ${data.name}${place(data)}\n${reason(data.details)}\n`;
  }
  yield `${String(count.skipped)} skipped\n${String(count.passed)} passed, ${String(count.failed)} failed\n`;
}
