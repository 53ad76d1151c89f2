// The types of the elements in templates of Svelte 5. Import them once: `import type {} from 'nightward/svelte'`.
import type { HTMLAttributes } from 'svelte/elements';
import type { Elements, Listeners } from './jsx.js';

type All = {
  [Tag in keyof Elements]: Omit<HTMLAttributes<Elements[Tag]['element']>, keyof Elements[Tag]['props']> &
    Elements[Tag]['props'] &
    Listeners<Tag>;
};

declare module 'svelte/elements' {
  interface SvelteHTMLElements extends All {}
}

export {};
