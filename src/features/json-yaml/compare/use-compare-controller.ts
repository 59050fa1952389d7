import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { IgnoredPath } from '../../../bridges/json-bridge.ts';
import { STORAGE_KEYS } from '../../../platform/storage/keys.ts';
import { perController } from '../json/per-controller.ts';
import { watchUnsavedInput } from '../parts/unsaved-input.ts';
import { rememberedInputs } from '../remembered.ts';
import { createTabChoices, type TabChoices } from '../tab-choices.ts';
import { type CompareController, createCompareController } from './compare-controller.ts';
import { copy } from './copy.ts';
import { listShown } from './model/listed-differences.ts';

/** The comparison that belongs to the tool. It keeps the second text while the visitor is on another page. */
export const useCompareController = perController((controller) => {
  const kept = rememberedInputs.keep(
    STORAGE_KEYS.rememberedJsonRight,
    () => compare.right.inputText(),
    (text) => void compare.right.take(text, null),
  );
  const compare = createCompareController(controller, { initialText: kept.initial, onInput: kept.changed });
  keepChoices(compare, createTabChoices('compare'));
  watchUnsavedInput(copy.unsaved, compare.store, kept.inTab);
  return compare;
});

/** Applies the choices that this tab had before a reload, and keeps them up to date. */
function keepChoices({ store }: CompareController, choices: TabChoices): void {
  const stored = choices.read();
  store.setState({
    isOn: stored.isOn === true,
    ignoresKeyOrder: stored.ignoresKeyOrder !== false,
    ignoresItemOrder: stored.ignoresItemOrder === true,
    showsOnlyDifferences: stored.showsOnlyDifferences === true,
    ignored: readIgnored(stored.ignored),
  });
  store.subscribe(({ isOn, ignoresKeyOrder, ignoresItemOrder, showsOnlyDifferences, ignored }) =>
    choices.write({ isOn, ignoresKeyOrder, ignoresItemOrder, showsOnlyDifferences, ignored }),
  );
}

function readIgnored(stored: unknown): readonly IgnoredPath[] {
  return Array.isArray(stored) ? stored.filter(isIgnoredPath) : [];
}

function isIgnoredPath(stored: unknown): stored is IgnoredPath {
  if (typeof stored !== 'object' || stored === null || !('left' in stored && 'right' in stored)) return false;
  return [stored.left, stored.right].every((path) => path === null || typeof path === 'string');
}

/** The differences of the kinds that are listed. */
export function useShownDifferences(compare: CompareController) {
  const result = useStore(compare.store, (state) => state.result);
  const hiddenKinds = useStore(compare.store, (state) => state.hiddenKinds);
  return useMemo(() => listShown(result?.comparison.differences ?? [], hiddenKinds), [result, hiddenKinds]);
}
