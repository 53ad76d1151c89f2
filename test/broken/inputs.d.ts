export interface Broken {
  readonly why: string;
  readonly text: string;
  readonly code: string;
  readonly path: string;
}
export type Kind = 'packs' | 'saves' | 'situations' | 'setups' | 'examples' | 'matches';
export function kindsOf(game: string): readonly string[];
export function own(kind: Kind, game: string, base?: unknown): readonly Broken[];
export function inputs(kind: Kind, game: string, base?: unknown): readonly Broken[];
export function passedOn(match: { save(): unknown; record(seat: number): unknown }, game?: string): unknown;
export const links: readonly Broken[];
export const attributes: readonly (Omit<Broken, 'text'> & { readonly tag: string; readonly attributes: Readonly<Record<string, string>> })[];
