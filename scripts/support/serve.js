// A static server for examples and tests.
import { once } from 'node:events';
import express from 'express';

/** Without these headers a browser loads every file again on each visit, so tests can count requests. */
const uncached = { cacheControl: false, etag: false, lastModified: false };

/**
 * Serves folders, each under a path: { '/': 'examples', '/cdn': 'cdn' }. Only this machine can reach the server.
 * @param {number} port If it is taken, the server uses the next free port. With 0 the system chooses one.
 * @returns {Promise<{origin: string, close: () => void}>}
 */
export async function serve(folders, port = 0) {
  const app = express();
  for (const path of Object.keys(folders).sort((a, b) => b.length - a.length))
    app.use(path, express.static(folders[path], uncached));
  for (; ; port++) {
    const server = app.listen(port, '127.0.0.1');
    try {
      await once(server, 'listening');
      return { origin: `http://127.0.0.1:${server.address().port}`, close: () => server.close() };
    } catch (error) {
      if (error.code !== 'EADDRINUSE') throw error;
    }
  }
}
