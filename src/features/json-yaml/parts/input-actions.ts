import { readClipboard } from '../../../platform/clipboard.ts';
import { fileOf, pickFile } from '../../../platform/file-read.ts';
import { dismissToast, type ToastAction, useToastStore } from '../../../shared/toast-store.ts';
import { EDITED_BYTES, EDITOR_PASTE_CHARS, UNDO_OFFER_MS } from '../constants.ts';
import { copy } from './copy.ts';
import type { InputController, ReplacedInput } from './input-controller.ts';
import { showToolToast } from './tool-toast.ts';

/** What the visitor tried to do to a read-only text. */
export type EditAttempt =
  | { readonly kind: 'paste'; readonly source: File | string }
  | { readonly kind: 'delete' }
  | { readonly kind: 'type' };

/** Called with an attempt, and whether the whole text was selected. */
export type EditHandler = (attempt: EditAttempt, isWhole: boolean) => void;

/** Replaces the input and offers to undo that. `name` is the name of a file; null for a text without one. */
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

/** A tool whose result can become its input. */
export interface ResultController extends InputController {
  /** Replaces the input by the result. Resolves to null without a result, and when the text before was blank. */
  takeResult(): Promise<ReplacedInput | null>;
  /** Shows the text before the repair, or the result again. */
  showOriginal(isShown: boolean): void;
}

/** Makes the result the input, and offers to undo that. */
export async function takeResult(controller: ResultController): Promise<void> {
  offerUndo(controller, await controller.takeResult(), copy.result.taken);
}

/** Replaces the input by a file that the visitor chooses. */
export async function openInput(controller: InputController): Promise<void> {
  const file = await pickFile(controller.acceptedFiles);
  if (file !== null) await takeInput(controller, file, file.name);
}

/** Replaces the input by the first of several dropped files. */
export async function dropFiles(controller: InputController, files: readonly File[]): Promise<void> {
  const [file] = files;
  if (file === undefined) return;
  if (files.length > 1) showToolToast(copy.notices.onlyFirst(file.name));
  await takeInput(controller, file, file.name);
}

/** Replaces the input by the clipboard's text. */
export async function pasteInput(controller: InputController): Promise<void> {
  let pasted: Blob | string | null;
  try {
    pasted = await readClipboard();
  } catch {
    showToolToast(copy.notices.pasteRefused, { severity: 'error' });
    return;
  }
  if (pasted === null || (await isBlank(pasted))) showToolToast(copy.notices.pasteEmpty);
  else {
    await takeInput(controller, pasted, null);
    controller.notePaste?.();
  }
}

/**
 * Takes a file, or a long text that replaces the whole input, past the editor, whose own insertion would stall the page;
 * so too a text with which the input becomes too long for the editor.
 * @returns whether it did; otherwise the editor inserts the paste.
 */
export function takePaste(controller: InputController, transfer: DataTransfer, place: PastePlace): boolean {
  const file = fileOf(transfer);
  const text = transfer.getData('text/plain');
  const isPastEditor = isTooLong(text.length, place);
  if (file !== null) void takeInput(controller, file, file.name);
  else if (isPastEditor) void takeInput(controller, place.join(text), null).then(() => controller.notePaste?.());
  // By then the editor has inserted the paste.
  else {
    setTimeout(() => {
      if (place.replacesAll) controller.noteReplaced();
      controller.notePaste?.();
    });
  }
  return file !== null || isPastEditor;
}

/**
 * Answers an attempt to change an input that is shown read-only: what replaces everything is done, with undo; otherwise a
 * message says how, with a button for `edit` where the text can be edited.
 */
export async function changeReadOnly(
  controller: InputController,
  attempt: EditAttempt,
  isWhole: boolean,
  edit: ToastAction | null,
): Promise<void> {
  if (attempt.kind === 'delete' && isWhole) clearInput(controller);
  else if (attempt.kind === 'paste' && (isWhole || typeof attempt.source !== 'string')) {
    const { source } = attempt;
    await takeInput(controller, source, typeof source === 'string' ? null : source.name);
    controller.notePaste?.();
  } else showToolToast(copy.notices.readOnly, edit === null ? {} : { action: edit });
}

/** A text beyond the editor's limit that the visitor edits nonetheless stays in the editor with a shorter paste. */
function isTooLong(length: number, { replacesAll, keptLength }: PastePlace): boolean {
  const { offered } = EDITED_BYTES;
  if (length <= EDITOR_PASTE_CHARS) return false;
  return replacesAll || length > offered || (keptLength <= offered && keptLength + length > offered);
}

/** A long blob counts as text without being read. */
async function isBlank(text: Blob | string): Promise<boolean> {
  if (typeof text === 'string') return text.trim() === '';
  return text.size <= EDITOR_PASTE_CHARS && (await text.text()).trim() === '';
}

/** Offers to put the replaced text back while a toast is shown; then the text is released. */
export function offerUndo(controller: InputController, replaced: ReplacedInput | null, words: string): void {
  if (replaced === null) return;
  const undo = () => {
    const replacedNow = replaced.undo();
    // Undoing dismisses the toast of its button, which may have the same words.
    setTimeout(() => offerUndo(controller, replacedNow, copy.notices.replaced));
    // By then the restored text is on the page.
    setTimeout(() => controller.focus());
  };
  const id = showToolToast(words, { durationMs: UNDO_OFFER_MS, action: { label: copy.notices.undo, onClick: undo } });
  replaced.onLost(() => dismissToast(id));
  const stop = useToastStore.subscribe(({ toasts }) => {
    if (toasts.some((toast) => toast.id === id)) return;
    stop();
    // Undoing dismisses the toast first.
    setTimeout(() => replaced.release());
  });
}

/** Where a text is pasted in a field or an editor. */
export interface PastePlace {
  /** Whether the selection is the whole text. */
  readonly replacesAll: boolean;
  /** Length in UTF-16 units of the text that stays. */
  readonly keptLength: number;
  /** The whole text after the paste. */
  readonly join: (pasted: string) => string;
}

/** May handle a paste; true keeps the editor from inserting it. */
export type PasteHandler = (transfer: DataTransfer, place: PastePlace) => boolean;
