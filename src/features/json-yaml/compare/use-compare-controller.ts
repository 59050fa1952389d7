import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { declareUnsavedWork } from '../../../shared/unsaved-work.ts';
import type { JsonController } from '../json/json-controller.ts';
import { type CompareController, createCompareController } from './compare-controller.ts';
import type { CompareState } from './compare-state.ts';
import { copy } from './copy.ts';
import { listShown } from './model/listed-differences.ts';

const opened = new WeakMap<JsonController, CompareController>();

/** The comparison that belongs to the tool's controller: the second text outlives the screen as the first does. */
export function useCompareController(controller: JsonController): CompareController {
  const compare = opened.get(controller) ?? createCompareController(controller);
  opened.set(controller, compare);
  const isBlank = useCompareState(compare, (state) => state.isBlank);
  useEffect(() => (isBlank ? undefined : declareUnsavedWork(copy.unsaved)), [isBlank]);
  return compare;
}

export function useCompareState<Part>(compare: CompareController, select: (state: CompareState) => Part): Part {
  return useStore(compare.store, select);
}

/** The differences that are listed. */
export function useShownDifferences(compare: CompareController) {
  const result = useCompareState(compare, (state) => state.result);
  const hiddenKinds = useCompareState(compare, (state) => state.hiddenKinds);
  return useMemo(() => listShown(result?.comparison.differences ?? [], hiddenKinds), [result, hiddenKinds]);
}
