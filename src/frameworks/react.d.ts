// The types of the elements in the JSX of React 19. Import them once: `import type {} from 'nightward/react'`.
import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { Elements, Listeners } from './jsx.js';

type All = {
  [Tag in keyof Elements]: Omit<
    DetailedHTMLProps<HTMLAttributes<Elements[Tag]['element']>, Elements[Tag]['element']>,
    keyof Elements[Tag]['props']
  > &
    Elements[Tag]['props'] &
    Listeners<Tag>;
};

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends All {}
  }
}

export {};
