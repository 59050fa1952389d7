import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { JsonController } from '../json/json-controller.ts';
import { watchUnsavedInput } from '../parts/unsaved-input.ts';
import { type CompareController, createCompareController } from './compare-controller.ts';
import { copy } from './copy.ts';
import { listShown } from './model/listed-differences.ts';

const created = new WeakMap<JsonController, CompareController>();

/** The comparison that belongs to the tool. It keeps the second text while the visitor is on another page. */
export function useCompareController(controller: JsonController): CompareController {
  const known = created.get(controller);
  if (known !== undefined) return known;
  const compare = createCompareController(controller);
  watchUnsavedInput(copy.unsaved, compare.store, null);
  created.set(controller, compare);
  return compare;
}

/** The differences of the kinds that are listed. */
export function useShownDifferences(compare: CompareController) {
  const result = useStore(compare.store, (state) => state.result);
  const hiddenKinds = useStore(compare.store, (state) => state.hiddenKinds);
  return useMemo(() => listShown(result?.comparison.differences ?? [], hiddenKinds), [result, hiddenKinds]);
}
