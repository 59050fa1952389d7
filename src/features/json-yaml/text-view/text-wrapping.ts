import { create } from 'zustand';
import type { TextSource } from './text-source.ts';

/** Whether read-only texts wrap: one choice for all, for the visit. Null until the visitor chooses. */
export const useTextWrapping = create<{ readonly choice: boolean | null }>(() => ({ choice: null }));

/** Average length of a line above which a text wraps unless the visitor chose otherwise. */
const LONG_LINE_SIZE = 1000;
/** Wrapping reads the whole text once; above this size only on request. */
const WRAPPED_SIZE = 8 << 20;

/** Whether a text wraps without a choice: most of it would be out of view. */
export function wrapsByItself({ size, lineCount }: TextSource): boolean {
  return size > LONG_LINE_SIZE * lineCount && size <= WRAPPED_SIZE;
}
