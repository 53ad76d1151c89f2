// Ends a test process in which one test goes on without end, by the processor's time and not by the clock; which change it was
// is written down for the process that follows.
import { writeFileSync } from 'node:fs';
import { workerData } from 'node:worker_threads';

const { turn, stuck } = workerData;

setInterval(() => {
  const [until, id] = turn;
  const { user, system } = process.cpuUsage();
  if ((user + system) / 1000 < until) return;
  writeFileSync(stuck + String(id), '');
  process.kill(process.pid, 'SIGKILL');
}, 100);
