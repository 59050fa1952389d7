import { readClipboard } from '../../../platform/clipboard.ts';
import { pickFile } from '../../../platform/file-read.ts';
import { showToast, useToastStore } from '../../../shared/toast-store.ts';
import { EDITOR_PASTE_CHARS, UNDO_OFFER_MS } from '../constants.ts';
import { copy } from '../copy.ts';
import type { InputController, Replaced } from '../json/json-controller.ts';

const ACCEPTED_FILES = '.json,.jsonc,.json5,.geojson,.har,.map,.txt,.log,application/json,text/plain';

/** Replaces the input, and offers the way back. `name` is a file's; null for a text without one. */
export async function takeInput(
  controller: InputController,
  source: Blob | string,
  name: string | null,
): Promise<void> {
  offerUndo(controller, await controller.take(source, name), copy.notices.replaced);
}

export function clearInput(controller: InputController): void {
  offerUndo(controller, controller.clear(), copy.notices.inputCleared);
}

/** Lets the visitor choose a file, and takes it in. */
export async function pickJsonFile(controller: InputController): Promise<void> {
  const file = await pickFile(ACCEPTED_FILES);
  if (file !== null) await takeInput(controller, file, file.name);
}

/** Takes the first of the files that were dropped on one text. */
export async function dropFiles(controller: InputController, files: readonly File[]): Promise<void> {
  const [file] = files;
  if (file === undefined) return;
  if (files.length > 1) showToast(copy.notices.onlyFirst(file.name));
  await takeInput(controller, file, file.name);
}

/** Replaces the input by the clipboard's text. */
export async function pasteInput(controller: InputController): Promise<void> {
  let pasted: Blob | string | null;
  try {
    pasted = await readClipboard();
  } catch {
    showToast(copy.notices.pasteRefused, { severity: 'error' });
    return;
  }
  if (pasted === null || (await isBlank(pasted))) showToast(copy.notices.pasteEmpty);
  else await takeInput(controller, pasted, null);
}

/** A long text is not read for it. */
async function isBlank(text: Blob | string): Promise<boolean> {
  if (typeof text === 'string') return text.trim() === '';
  return text.size <= EDITOR_PASTE_CHARS && (await text.text()).trim() === '';
}

/** A text of the visitor's own that is gone from the page can be had back while it is offered. */
function offerUndo(controller: InputController, replaced: Replaced | null, words: string): void {
  if (replaced === null) return;
  const undo = () => {
    replaced.undo();
    // The text that came back is on the page by then.
    setTimeout(() => controller.focus());
  };
  const id = showToast(words, { durationMs: UNDO_OFFER_MS, action: { label: copy.notices.undo, onClick: undo } });
  const stop = useToastStore.subscribe(({ toasts }) => {
    if (toasts.some((toast) => toast.id === id)) return;
    stop();
    // Undoing dismisses the offer first.
    setTimeout(() => replaced.release());
  });
}
