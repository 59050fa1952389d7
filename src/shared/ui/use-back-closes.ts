import { useEffect, useEffectEvent } from 'react';
import { pageHistory } from '../../platform/page-history.ts';
import { createBackStack } from './back-stack.ts';

export const backStack = createBackStack(pageHistory);

/** While `isOpen`, the browser's Back calls `onClose` instead of leaving the page. For everything that looks like a dialog. */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => (isOpen ? backStack.add(() => close()) : undefined), [isOpen]);
}
