import { AppError } from '../../../core/errors.ts';
import { readClipboard } from '../../../platform/clipboard.ts';
import { pickFile } from '../../../platform/file-read.ts';
import { readTextFile } from '../../../platform/text-file.ts';
import { isAccepted } from '../../../shared/files/is-accepted.ts';
import { showToast } from '../../../shared/toast-store.ts';
import { TEXT_MAX_CHARS } from '../constants.ts';
import { changeText, undoDraft } from '../draft/draft-actions.ts';
import { currentDraft } from '../draft/draft-store.ts';
import { copy } from '../words.ts';

const words = copy.text;

/** Files that hold a raw text. */
const TEXT_TYPES = ['text/*', '.txt', '.md', '.markdown'] as const;

/** Replaces the text, up to its limit, and says where a part was left out. */
export function enterText(text: string, gesture: string | null): void {
  const kept = text.length > TEXT_MAX_CHARS ? text.slice(0, TEXT_MAX_CHARS) : text;
  if (kept.length < text.length) showToast(words.tooLong(TEXT_MAX_CHARS), { severity: 'warning' });
  changeText(kept, gesture);
}

/** Adds the clipboard's text below the present one. */
export async function pasteText(): Promise<void> {
  try {
    const content = await readClipboard();
    const pasted = content instanceof Blob ? await content.text() : (content ?? '');
    if (pasted.trim() === '') return void showToast(words.pasteEmpty);
    const { text } = currentDraft();
    enterText(text.trim() === '' ? pasted : `${text.trimEnd()}\n\n${pasted}`, null);
  } catch {
    showToast(words.pasteRefused, { severity: 'warning' });
  }
}

/** Asks for a text file and takes its text. */
export async function pickText(): Promise<void> {
  const file = await pickFile(TEXT_TYPES.join());
  if (file !== null) await openText(file);
}

/** Takes the text of a file, in place of the present one; a message offers the way back. */
export async function openText(file: File): Promise<void> {
  try {
    if (!isAccepted(file, TEXT_TYPES)) throw new AppError('file-type', 'No text file');
    const { text } = await readTextFile(file, TEXT_MAX_CHARS);
    replaceText(text, words.opened(file.name));
  } catch (error) {
    const problems: Readonly<Record<string, (name: string) => string>> = words.fileProblems;
    const code = error instanceof AppError ? error.code : 'other';
    showToast((problems[code] ?? words.fileProblems.other)(file.name), { severity: 'error' });
  }
}

/** Replaces the text with one from elsewhere; a message offers the way back where a text was there. */
export function replaceText(text: string, message: string): void {
  const hadText = currentDraft().text.trim() !== '';
  enterText(text.replace(/\r\n?/g, '\n'), null);
  showToast(message, {
    severity: 'success',
    ...(hadText ? { action: { label: words.undo, onClick: undoDraft } } : {}),
  });
}

/** Empties the text; a message offers the way back. */
export function clearText(): void {
  changeText('', null);
  showToast(words.cleared, { action: { label: words.undo, onClick: undoDraft } });
}
