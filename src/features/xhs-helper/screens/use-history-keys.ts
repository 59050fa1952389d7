import { useEffect } from 'react';
import { redoDraft, undoDraft } from '../draft/draft-actions.ts';

/** Ctrl+Z and Ctrl+Shift+Z (with the command key on a Mac) outside of text fields, which have their own history. */
export function useHistoryKeys(): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const isHistoryKey = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'z';
      if (!isHistoryKey || event.defaultPrevented || isTextField(event.target) || isInDialog(event.target)) return;
      event.preventDefault();
      if (event.shiftKey) redoDraft();
      else undoDraft();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

/** Inputs without a text, such as switches and color chips, have no history. */
export function isTextField(target: EventTarget | null): boolean {
  if (target instanceof HTMLTextAreaElement) return true;
  return target instanceof HTMLInputElement && !['radio', 'checkbox', 'range', 'color'].includes(target.type);
}

function isInDialog(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[role="dialog"]') !== null;
}
