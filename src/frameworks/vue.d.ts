// The types of the elements in templates of Vue 3. Import them once: `import type {} from 'nightward/vue'`.
import type { EmitFn, HTMLAttributes, PublicProps } from 'vue';
import type { Elements } from './jsx.js';

/** Vue reads `no-odds` as `noOdds`. */
type Camel<Name> = Name extends `${infer First}-${infer Rest}` ? `${First}${Capitalize<Camel<Rest>>}` : Name;

type All = {
  [Tag in keyof Elements]: new () => Elements[Tag]['element'] & {
    /** @deprecated Only for templates. */
    $props: Omit<HTMLAttributes, keyof Elements[Tag]['props']> &
      PublicProps & { [Name in keyof Elements[Tag]['props'] as Camel<Name> & string]: Elements[Tag]['props'][Name] };
    /** @deprecated Only for templates. */
    $emit: EmitFn<{ [Name in keyof Elements[Tag]['events']]: (event: Elements[Tag]['events'][Name]) => void }>;
  };
};

declare module 'vue' {
  interface GlobalComponents extends All {}
}

export {};
