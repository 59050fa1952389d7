import { whenIdle } from '../../../platform/when-idle.ts';
import { whenUsed } from '../../../platform/when-used.ts';
import { isComposing as isComposingKey } from '../../../shared/ime.ts';
import type { TextSelection } from '../parts/editor-text.ts';

/** Text typed before the editor was ready. */
interface EarlyInput {
  readonly text: string;
  readonly selection: TextSelection;
}

/** The field does not show longer texts, which would block the page. The editor shows them soon. */
const SHOWN_CHARS = 100_000;

/** Shows `initialText` in the field unless the visitor has typed already, and watches the field. */
export function watchEarlyText(field: HTMLTextAreaElement | null, initialText: string) {
  const controller = new AbortController();
  const { signal } = controller;
  let isComposing = false;
  let isSubmitted = false;
  const on = (type: string, handler: () => void) => field?.addEventListener(type, handler, { signal });

  if (field !== null && field.value === '' && initialText.length <= SHOWN_CHARS) field.value = initialText;
  const isShown = field === null || field.value === initialText;
  // An update also reports a composition that began before the program ran.
  for (const step of ['start', 'update', 'end']) {
    on(`composition${step}`, () => {
      isComposing = step !== 'end';
    });
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || !(event.ctrlKey || event.metaKey) || isComposingKey(event)) return;
    event.preventDefault();
    isSubmitted = true;
  };
  field?.addEventListener('keydown', onKeyDown, { signal });

  const hasFocus = () => field !== null && document.activeElement === field;
  return {
    /**
     * Calls `job` once: when the field has or receives the focus, otherwise in an idle moment. An empty field waits for a sign
     * of the visitor before that, because creating the editor is the longest task of the page.
     */
    whenNeeded(job: () => void) {
      let isDone = false;
      const start = () => {
        if (!isDone && !signal.aborted) job();
        isDone = true;
      };
      if (hasFocus()) return start();
      on('focus', start);
      signal.addEventListener('abort', initialText === '' ? whenUsed(start) : whenIdle(start));
    },
    /** Resolves when no input method is composing. Replacing the field during a composition would lose the word. */
    whenComposed: (): Promise<void> =>
      isComposing
        ? new Promise((resolve) => field?.addEventListener('compositionend', () => resolve(), { once: true }))
        : Promise.resolve(),
    /** The typed text. Null when nothing was typed, or when the tool has received another text meanwhile. */
    read(latestText: string): EarlyInput | null {
      if (field === null || latestText !== initialText || field.value === (isShown ? initialText : '')) return null;
      // A few early characters must not replace a remembered text.
      const text = isShown ? field.value : field.value + initialText;
      return { text, selection: { anchor: field.selectionStart, head: field.selectionEnd } };
    },
    hasFocus,
    /** Whether the visitor has pressed Ctrl+Enter or ⌘+Enter: the typed text is submitted when the editor has it. */
    isSubmitted: () => isSubmitted,
    stop: () => controller.abort(),
  };
}
