import type { StoreApi } from 'zustand/vanilla';
import { declareUnsavedWork } from '../../../shared/unsaved-work.ts';
import type { RememberedState } from '../remembered-inputs.ts';

/**
 * Declares an input as unsaved work while only the page has its text. This does not end when the visitor goes to another
 * page of the product: the text stays in memory there, and would still be lost by a reload.
 */
export function watchUnsavedInput(
  label: string,
  input: StoreApi<{ readonly isUnsaved: boolean }>,
  remembered: StoreApi<RememberedState> | null,
): void {
  let withdraw: (() => void) | null = null;
  const update = () => {
    const isAtRisk = input.getState().isUnsaved && !isRemembered(remembered);
    if (isAtRisk) withdraw ??= declareUnsavedWork(label, { survivesNavigation: true });
    else {
      withdraw?.();
      withdraw = null;
    }
  };
  input.subscribe(update);
  remembered?.subscribe(update);
  update();
}

function isRemembered(remembered: StoreApi<RememberedState> | null): boolean {
  if (remembered === null) return false;
  const { isOn, isRefused } = remembered.getState();
  return isOn && !isRefused;
}
