import { normalLine } from '../kernel/written-text.ts';

export const minOptions = 2;
export const maxOptions = 10;

/** Returns the options of a text with one on each line, without repetitions. */
export function parseOptions(typed: string): string[] {
  return [...new Set(typed.split('\n').map(normalLine))].filter(Boolean);
}
