// Records what the page's announcer says.
import { waitUntil } from './browser.js';

/**
 * Starts to record announcements. `said` lists all announcements since then, `heard` waits until these words have been
 * announced, and `stop` ends the recording.
 */
export function listen(): {
  readonly said: string[];
  readonly heard: (words: string | RegExp) => Promise<void>;
  readonly stop: () => void;
} {
  const said: string[] = [];
  const watch = new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes) if (node.parentElement?.dataset['nightward']) said.push(node.textContent ?? '');
  });
  watch.observe(document.body, { childList: true, subtree: true });
  const has = (words: string | RegExp): boolean =>
    said.some((line) => (typeof words === 'string' ? line.includes(words) : words.test(line)));
  return {
    said,
    heard: (words) => waitUntil(() => has(words), `never heard: ${words}`, { interval: 10 }),
    stop: () => {
      watch.disconnect();
    },
  };
}
