// A small static server: a folder, or several put under paths of their own.
import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';

const types = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/**
 * Serves `folders`, the longest path that fits first: { '/': 'examples', '/cdn/': 'cdn' }. Only this machine can reach it.
 * @param {number} port Where it listens, or at the next one that is free; 0 takes any.
 * @returns {Promise<{origin: string, close: () => void}>}
 */
export async function serve(folders, port = 0) {
  const paths = Object.keys(folders).sort((a, b) => b.length - a.length);
  const server = createServer((request, response) => {
    void answer(request.url).then(
      ([body, type]) => response.setHeader('content-type', type).end(body),
      ({ code }) => {
        // A folder without its slash: links of its page need it.
        if (code === 'EISDIR')
          response.writeHead(308, { location: `${new URL(request.url, 'http://localhost').pathname}/` }).end();
        else response.writeHead(404).end('Not found');
      },
    );
  });

  async function answer(url) {
    const asked = normalize(decodeURIComponent(new URL(url, 'http://localhost').pathname)).replaceAll('\\', '/');
    const path = paths.find((start) => asked.startsWith(start));
    const file = join(folders[path], asked.slice(path.length), asked.endsWith('/') ? 'index.html' : '');
    return [await readFile(file), `${types[extname(file)] ?? 'application/octet-stream'}; charset=utf-8`];
  }

  await new Promise((done, fail) => {
    server.once('listening', done);
    server.once('error', (error) => {
      if (error.code === 'EADDRINUSE') server.listen(++port, '127.0.0.1');
      else fail(error);
    });
    server.listen(port, '127.0.0.1');
  });
  return { origin: `http://127.0.0.1:${server.address().port}`, close: () => server.close() };
}
