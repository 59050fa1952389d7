import { useMemo } from 'react';
import { useStore } from 'zustand';
import { STORAGE_KEYS } from '../../../platform/storage/keys.ts';
import type { JsonController } from '../json/json-controller.ts';
import { watchUnsavedInput } from '../parts/unsaved-input.ts';
import { rememberedInputs } from '../remembered.ts';
import { createTabChoices, type TabChoices } from '../tab-choices.ts';
import { type CompareController, createCompareController } from './compare-controller.ts';
import { copy } from './copy.ts';
import { listShown } from './model/listed-differences.ts';

const created = new WeakMap<JsonController, CompareController>();

/** The comparison that belongs to the tool. It keeps the second text while the visitor is on another page. */
export function useCompareController(controller: JsonController): CompareController {
  const known = created.get(controller);
  if (known !== undefined) return known;
  const kept = rememberedInputs.keep(
    STORAGE_KEYS.rememberedJsonRight,
    () => compare.right.inputText(),
    (text) => void compare.right.take(text, null),
  );
  const compare = createCompareController(controller, { initialText: kept.initial, onInput: kept.changed });
  keepChoices(compare, createTabChoices('compare'));
  watchUnsavedInput(copy.unsaved, compare.store, kept.inTab);
  created.set(controller, compare);
  return compare;
}

/** Applies the choices that this tab had before a reload, and keeps them up to date. */
function keepChoices({ store }: CompareController, choices: TabChoices): void {
  const stored = choices.read();
  store.setState({ isOn: stored.isOn === true, ignoresKeyOrder: stored.ignoresKeyOrder !== false });
  store.subscribe(({ isOn, ignoresKeyOrder }) => choices.write({ isOn, ignoresKeyOrder }));
}

/** The differences of the kinds that are listed. */
export function useShownDifferences(compare: CompareController) {
  const result = useStore(compare.store, (state) => state.result);
  const hiddenKinds = useStore(compare.store, (state) => state.hiddenKinds);
  return useMemo(() => listShown(result?.comparison.differences ?? [], hiddenKinds), [result, hiddenKinds]);
}
