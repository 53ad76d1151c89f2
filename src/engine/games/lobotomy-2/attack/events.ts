import type { Event } from '../../../kernel/index.js';

type Told<T extends string, F = unknown> = Event & { readonly type: T } & Readonly<F>;
export type AttackHappening = Told<'x-attack'>;
