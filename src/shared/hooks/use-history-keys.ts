import { useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';
import { isComposing } from '../ime.ts';

interface HistoryKeysOptions {
  /** The fields of the page show the same history: they get no history of their own. */
  readonly includesFields?: boolean;
}

/**
 * Ctrl+Z and Ctrl+Shift+Z (with the command key on a Mac), outside of dialogs. Text fields keep their own history, unless they
 * are included: then undo and redo of a field, by keys or by menu, are the page's too.
 */
export function useHistoryKeys(
  undo: () => void,
  redo: () => void,
  { includesFields = false }: HistoryKeysOptions = {},
) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const key = event.key.toLowerCase();
    const isHistoryKey = (event.ctrlKey || event.metaKey) && !event.altKey && (key === 'z' || key === 'y');
    if (!isHistoryKey || isComposing(event) || !isTaken(event, includesFields)) return;
    if (key === 'y' && !isTextField(event.target)) return;
    takeStep(event, event.shiftKey || key === 'y' ? redo : undo);
  });
  const onInput = useEffectEvent((event: InputEvent) => {
    const isHistory = event.inputType === 'historyUndo' || event.inputType === 'historyRedo';
    if (isHistory && isTaken(event, includesFields)) takeStep(event, event.inputType === 'historyRedo' ? redo : undo);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    const listenToInput = (event: InputEvent) => onInput(event);
    window.addEventListener('keydown', listen);
    window.addEventListener('beforeinput', listenToInput);
    return () => {
      window.removeEventListener('keydown', listen);
      window.removeEventListener('beforeinput', listenToInput);
    };
  }, []);
}

function isTaken(event: Event, includesFields: boolean): boolean {
  const { target, defaultPrevented } = event;
  return !defaultPrevented && !isInDialog(target) && (includesFields || !isTextField(target));
}

function takeStep(event: Event, step: () => void): void {
  event.preventDefault();
  const { target } = event;
  const field = target instanceof HTMLTextAreaElement ? target : null;
  const before = field?.value ?? '';
  flushSync(step);
  if (field !== null && field.value !== before) setCaret(field, before);
}

/** Puts the caret behind the part that changed, as a field's own history does. */
function setCaret(field: HTMLTextAreaElement, before: string): void {
  const { value } = field;
  let same = 0;
  const most = Math.min(value.length, before.length);
  while (same < most && value.at(-1 - same) === before.at(-1 - same)) same += 1;
  field.setSelectionRange(value.length - same, value.length - same);
}

/** Inputs without a text, such as switches and color chips, have no history. */
function isTextField(target: EventTarget | null): boolean {
  if (target instanceof HTMLTextAreaElement) return true;
  return target instanceof HTMLInputElement && !['radio', 'checkbox', 'range', 'color'].includes(target.type);
}

function isInDialog(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[role="dialog"]') !== null;
}
