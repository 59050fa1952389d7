import { useEffect } from 'react';
import { isComposing } from '../../../shared/ime.ts';
import { useLazyComponent } from '../../../shared/lazy/use-lazy-component.ts';
import { type ShortcutId, toShortcut } from '../model/shortcuts.ts';
import { copy as parts } from '../parts/copy.ts';
import { showToolToast } from '../parts/tool-toast.ts';
import { copy } from '../shortcuts/copy.ts';
import { openShortcutSheet, useShortcutSheet } from '../shortcuts/sheet-store.ts';
import { copy as text } from '../text-view/copy.ts';
import { copy as tree } from '../tree/copy.ts';

/** Part of the page's files (`page-parts.ts`). */
export const loadShortcutSheet = () =>
  import('../shortcuts/ShortcutSheet.tsx').then(({ ShortcutSheet }) => ShortcutSheet);

/** Follows the shortcuts of the page while it is shown, and lists them on request. */
export function ShortcutHost() {
  const isOpen = useShortcutSheet((state) => state.isOpen);
  const Sheet = useLazyComponent(loadShortcutSheet, {
    isNeeded: isOpen,
    onFailed() {
      useShortcutSheet.setState({ isOpen: false });
      showToolToast(copy.failed, { severity: 'error' });
    },
  });
  useEffect(() => followShortcuts(openShortcutSheet), []);
  useEffect(() => () => useShortcutSheet.setState({ isOpen: false }), []);
  return Sheet === null ? null : <Sheet />;
}

/**
 * Follows shortcuts wherever the focus is on the page, unless a dialog or a menu has it, or a text has used the key. Most
 * press a button of the tool in view; a disabled button has no effect by key either. Returns a function that stops.
 */
export function followShortcuts(openSheet: () => void): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    const { target } = event;
    if (event.defaultPrevented || isComposing(event) || !(target instanceof Element)) return;
    if (target.closest('[role=dialog], .MuiPopover-root') !== null) return;
    const id = toShortcut(event, isTextField(target));
    const tool = document.querySelector<HTMLElement>('[role=tabpanel]:not([hidden])');
    if (id === null || tool === null) return;
    if (id === 'sheet') openSheet();
    else if (!follow(tool, id, target)) return;
    event.preventDefault();
  };
  window.addEventListener('keydown', onKeyDown);
  return () => window.removeEventListener('keydown', onKeyDown);
}

/** @returns false where the shortcut has no meaning now, so that the browser's own stays. */
function follow(tool: HTMLElement, id: Exclude<ShortcutId, 'sheet'>, target: Element): boolean {
  const [input, output] = tool.querySelectorAll<HTMLElement>('section:has(> .content)');
  switch (id) {
    case 'input':
      press(tool, `button[aria-label="${parts.desk.unfold}"]`);
      // Not before the pane is unfolded.
      requestAnimationFrame(() => focusText(input));
      return true;
    case 'output':
      return focusText(output);
    case 'view':
      return press(tool, `[aria-label="${tree.view.label}"] button:not([aria-pressed=true])`);
    case 'find':
      return [target.closest('section'), output, input].some((pane) => openFind(pane));
    default:
      return press(tool, `[data-shortcut=${id}]`);
  }
}

function isTextField(target: Element): boolean {
  return target.closest('input, textarea, select, [contenteditable=true]') !== null;
}

/** Presses the first enabled button in view. */
function press(part: Element, selector: string): boolean {
  const buttons = [...part.querySelectorAll<HTMLButtonElement>(selector)];
  const button = buttons.find((each) => !each.disabled && each.closest('[hidden]') === null);
  button?.click();
  return button !== undefined;
}

function openFind(pane: Element | null | undefined): boolean {
  const field = pane?.querySelector<HTMLElement>('[role=search] input');
  field?.focus();
  return field ? true : pane ? press(pane, `button[aria-label="${text.find.open}"]`) : false;
}

function focusText(pane: HTMLElement | undefined): boolean {
  const texts = [...(pane?.querySelectorAll<HTMLElement>('[role=tree], [role=textbox], textarea') ?? [])];
  const shown = texts.find((each) => each.closest('[hidden]') === null);
  shown?.focus();
  return shown !== undefined;
}
