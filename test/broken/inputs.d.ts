export interface Broken {
  readonly why: string;
  readonly text: string;
  readonly code: string;
  readonly path: string;
}
export function inputs(kind: 'packs' | 'saves' | 'situations' | 'setups' | 'examples' | 'matches', base?: unknown): readonly Broken[];
export function passedOn(match: { save(): unknown; record(seat: number): unknown }): unknown;
export const links: readonly Broken[];
export const attributes: readonly (Omit<Broken, 'text'> & { readonly tag: string; readonly attributes: Readonly<Record<string, string>> })[];
