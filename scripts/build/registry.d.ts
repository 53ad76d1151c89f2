export const registry: readonly (readonly [file: string, text: string])[];
export function writeRegistry(): void;
