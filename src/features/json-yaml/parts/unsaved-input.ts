import type { StoreApi } from 'zustand/vanilla';
import { declareUnsavedWork } from '../../../shared/unsaved-work.ts';
import type { InTabState } from '../remembered-inputs.ts';

interface Input {
  readonly isUnsaved: boolean;
  /** Outside of the editor a text is too long to be kept. */
  readonly input: { readonly at: string };
}

/**
 * Declares an input as unsaved work while only the page has its text and a reload would lose it. This does not end when
 * the visitor goes to another page of the product: the text stays in memory there, and would still be lost by a reload.
 */
export function watchUnsavedInput(label: string, input: StoreApi<Input>, inTab: StoreApi<InTabState>): void {
  let withdraw: (() => void) | null = null;
  const update = () => {
    const { isUnsaved, input: place } = input.getState();
    const isAtRisk = isUnsaved && !(inTab.getState().isKept && place.at === 'editor');
    if (isAtRisk) withdraw ??= declareUnsavedWork(label, { survivesNavigation: true });
    else {
      withdraw?.();
      withdraw = null;
    }
  };
  input.subscribe(update);
  inTab.subscribe(update);
  update();
}
