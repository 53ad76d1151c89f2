// Ends the test process if a test takes too much processor time, and records the change in a file for the next process.
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
