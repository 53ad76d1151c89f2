// The types of everything that the elements accept in a template, for any framework.
import type { Elements } from './elements.js';

export * from './elements.js';

/** A value as it may be written in a template: the value itself, the text of the attribute, or, for an object, JSON. */
export type Written<T> = T extends boolean
  ? T | 'true' | 'false' | ''
  : T extends number
    ? T | `${number}`
    : T extends object
      ? T | string
      : T;

/** Listeners as JSX and Svelte write them: `onnw-roll`. */
export type Listeners<Tag extends keyof Elements> = {
  [Name in keyof Elements[Tag]['events'] & string as `on${Name}`]?:
    ((event: Elements[Tag]['events'][Name]) => void) | undefined;
};

/**
 * The elements, to be declared in any kind of JSX:
 * `declare module 'preact' { namespace JSX { interface IntrinsicElements extends CustomElements {} } }`
 */
export type CustomElements = {
  [Tag in keyof Elements]: Elements[Tag]['props'] & Listeners<Tag> & CommonAttributes;
};

/** Attributes of any element. JSX accepts names with a dash (`data-part`, `aria-label`) anyway. */
export interface CommonAttributes {
  id?: string;
  class?: string;
  slot?: string;
  lang?: string;
  dir?: 'ltr' | 'rtl' | 'auto';
  title?: string;
  part?: string;
  hidden?: boolean | 'until-found';
  style?: unknown;
  children?: unknown;
  key?: unknown;
  ref?: unknown;
}
