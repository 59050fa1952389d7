import { whenIdle } from '../../../platform/when-idle.ts';

/** What was typed before there was an editor. */
export interface EarlyInput {
  readonly text: string;
  readonly selection: { readonly anchor: number; readonly head: number };
}

/** The field that takes the text until the editor does. Without a field it is empty. */
export interface EarlyText {
  /** Calls `job` once: as soon as the field has the focus, or else when the page is idle. */
  whenNeeded(job: () => void): void;
  /** Resolves when no input method is composing in the field: a word replaced in the middle would be lost. */
  whenComposed(): Promise<void>;
  /** What was typed; null where nothing was, or where the tool has taken in another text meanwhile. */
  read(initialText: string): EarlyInput | null;
  hasFocus(): boolean;
  stop(): void;
}

/** The page may settle for so long before the editor is made. */
const SETTLE_MS = 2000;
/** A longer text would hold up the page; the editor shows it soon. */
const SHOWN_CHARS = 100_000;

/** Shows `initialText` in the field, unless something was typed already, and follows what happens there. */
export function watchEarlyText(field: HTMLTextAreaElement | null, initialText: string): EarlyText {
  const controller = new AbortController();
  const { signal } = controller;
  let isComposing = false;
  let stopWaiting = () => {};
  const on = (type: string, handler: () => void) => field?.addEventListener(type, handler, { signal });

  if (field !== null && field.value === '' && initialText.length <= SHOWN_CHARS) field.value = initialText;
  const isShown = field === null || field.value === initialText;
  on('compositionstart', () => {
    isComposing = true;
  });
  // Reports a composition that began before the program ran, too.
  on('compositionupdate', () => {
    isComposing = true;
  });
  on('compositionend', () => {
    isComposing = false;
  });

  const hasFocus = () => field !== null && document.activeElement === field;
  return {
    whenNeeded(job) {
      let isDone = false;
      const start = () => {
        if (!isDone && !signal.aborted) job();
        isDone = true;
      };
      if (hasFocus()) return start();
      on('focus', start);
      stopWaiting = whenIdle(start, SETTLE_MS);
    },
    whenComposed: () =>
      isComposing
        ? new Promise((resolve) => field?.addEventListener('compositionend', () => resolve(), { once: true }))
        : Promise.resolve(),
    read(latestText) {
      if (field === null || latestText !== initialText || field.value === (isShown ? initialText : '')) return null;
      // What the editor would have begun with must not be lost to a few early characters.
      const text = isShown ? field.value : field.value + initialText;
      return { text, selection: { anchor: field.selectionStart, head: field.selectionEnd } };
    },
    hasFocus,
    stop() {
      controller.abort();
      stopWaiting();
    },
  };
}
