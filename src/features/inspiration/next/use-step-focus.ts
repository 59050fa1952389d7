import { useLayoutEffect, useRef } from 'react';
import type { NextStep } from '../model/next-steps.ts';

const doneButtonOf = (id: string) => document.querySelector<HTMLElement>(`[data-step="${CSS.escape(id)}"] button`);

/**
 * The focus of a step that leaves the page goes to the next one, or to the one before. Call the returned function with the task of
 * a step before its change.
 */
export function useStepFocus(steps: readonly NextStep[]): (id: string) => void {
  const changed = useRef<{ readonly id: string; readonly neighbors: readonly string[] } | null>(null);
  useLayoutEffect(() => {
    const left = changed.current;
    const ids = steps.map(({ task }) => task.id);
    if (left === null || ids.includes(left.id)) return;
    changed.current = null;
    if (document.activeElement !== document.body) return;
    const next = [...left.neighbors, ...ids].find((id) => doneButtonOf(id) !== null);
    if (next !== undefined) doneButtonOf(next)?.focus();
  }, [steps]);
  return (id) => {
    const ids = steps.map(({ task }) => task.id);
    const at = ids.indexOf(id);
    changed.current = { id, neighbors: [...ids.slice(at + 1), ...ids.slice(0, at).reverse()] };
  };
}
