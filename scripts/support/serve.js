// A static server for examples and tests.
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import express from 'express';

/** Without these headers a browser loads every file again on each visit, so tests can count requests. */
const uncached = { cacheControl: false, etag: false, lastModified: false };

/**
 * Serves folders, each under a path: { '/': 'examples', '/cdn': 'cdn' }. Only this machine can reach the server.
 * `addPage` serves one more page, which is not a file, and returns its address.
 * @param {number} port If it is taken, the server uses the next free port. With 0 the system chooses one.
 * @returns {Promise<{
 *   origin: string,
 *   addPage: (html: string, headers?: Record<string, string>) => string,
 *   close: () => void,
 * }>}
 */
export async function serve(folders, port = 0) {
  const app = express();
  const pages = new Map();
  app.get('/favicon.ico', (_, response) => response.sendStatus(204));
  app.get('/', ({ query }, response, next) => {
    const page = pages.get(query.page);
    if (page) response.set(page.headers).type('html').send(page.html);
    else next();
  });
  for (const path of Object.keys(folders).sort((a, b) => b.length - a.length))
    app.use(path, express.static(folders[path], uncached));
  for (; ; port++) {
    const server = app.listen(port, '127.0.0.1');
    try {
      await once(server, 'listening');
    } catch (error) {
      if (error.code === 'EADDRINUSE') continue;
      throw error;
    }
    const origin = `http://127.0.0.1:${server.address().port}`;
    return {
      origin,
      addPage(html, headers = {}) {
        // The key depends only on the content, because some tests compare two pages with their addresses.
        const key = createHash('md5').update(html).digest('hex');
        pages.set(key, { html, headers });
        return `${origin}/?page=${key}`;
      },
      close: () => server.close(),
    };
  }
}
