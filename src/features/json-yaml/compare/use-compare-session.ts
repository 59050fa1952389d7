import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { declareUnsavedWork } from '../../../shared/unsaved-work.ts';
import type { JsonSession } from '../json/json-session.ts';
import { type CompareSession, createCompareSession } from './compare-session.ts';
import type { CompareState } from './compare-state.ts';
import { copy } from './copy.ts';
import { listShown } from './model/listed-differences.ts';

const opened = new WeakMap<JsonSession, CompareSession>();

/** The comparison that belongs to the tool's session: the second text outlives the screen as the first does. */
export function useCompareSession(session: JsonSession): CompareSession {
  const compare = opened.get(session) ?? createCompareSession(session);
  opened.set(session, compare);
  const isBlank = useCompareState(compare, (state) => state.isBlank);
  useEffect(() => (isBlank ? undefined : declareUnsavedWork(copy.unsaved)), [isBlank]);
  return compare;
}

export function useCompareState<Part>(compare: CompareSession, select: (state: CompareState) => Part): Part {
  return useStore(compare.store, select);
}

/** The differences that are listed. */
export function useShownDifferences(compare: CompareSession) {
  const result = useCompareState(compare, (state) => state.result);
  const hiddenKinds = useCompareState(compare, (state) => state.hiddenKinds);
  return useMemo(() => listShown(result?.comparison.differences ?? [], hiddenKinds), [result, hiddenKinds]);
}
