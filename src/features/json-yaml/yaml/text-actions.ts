import { readClipboard, writeClipboard } from '../../../platform/clipboard.ts';
import { downloadBlob } from '../../../platform/download.ts';
import { pickFile } from '../../../platform/file-read.ts';
import { showToast } from '../../../shared/toast-store.ts';
import { COPIED_BYTES, EDITOR_PASTE_CHARS, UNDO_OFFER_MS } from '../constants.ts';
import { copy as sharedCopy } from '../copy.ts';
import { formatSize } from '../model/quantity-text.ts';
import { copy } from './copy.ts';
import { YAML_TEMPLATES, type YamlTemplateName } from './templates.ts';
import type { UndoReplace, YamlController } from './yaml-controller.ts';
import type { YamlOutput } from './yaml-state.ts';

const ACCEPTED_FILES = '.yaml,.yml,.json,.txt,.conf,.cfg,application/yaml,application/json,text/plain';

/** Replaces the input by a file, and offers the way back. */
export async function takeFile(controller: YamlController, file: File): Promise<void> {
  offerUndo(await controller.take(file, file.name));
}

/** Replaces the input by a pasted text. */
export async function takeText(controller: YamlController, text: string): Promise<void> {
  offerUndo(await controller.take(text, null));
}

export async function openFile(controller: YamlController): Promise<void> {
  const file = await pickFile(ACCEPTED_FILES);
  if (file !== null) await takeFile(controller, file);
}

/** Replaces the input by the clipboard's text. */
export async function pasteInput(controller: YamlController): Promise<void> {
  let pasted: Blob | string | null;
  try {
    pasted = await readClipboard();
    if (pasted !== null && (await isBlankText(pasted))) pasted = null;
  } catch {
    showToast(sharedCopy.notices.pasteRefused, { severity: 'error' });
    return;
  }
  if (pasted === null) showToast(sharedCopy.notices.pasteEmpty);
  else offerUndo(await controller.take(pasted, null));
}

/** A long one is not read to find out. */
async function isBlankText(text: Blob | string): Promise<boolean> {
  if (typeof text === 'string') return text.trim() === '';
  return text.size <= EDITOR_PASTE_CHARS && (await text.text()).trim() === '';
}

export function clearInput(controller: YamlController): void {
  offerUndo(controller.clear(), copy.notices.cleared);
}

export async function loadTemplate(controller: YamlController, name: YamlTemplateName): Promise<void> {
  const undo = await controller.take(YAML_TEMPLATES[name], null);
  controller.say(copy.notices.templateLoaded);
  offerUndo(undo);
}

/** Puts a text into the clipboard; one that is too long for it is left to downloading. */
export async function copyText(controller: YamlController, text: string): Promise<void> {
  const blob = new Blob([text]);
  if (blob.size > COPIED_BYTES) {
    showToast(sharedCopy.notices.copyTooLarge(formatSize(blob.size)), { severity: 'warning' });
    return;
  }
  try {
    await writeClipboard(Promise.resolve(blob));
    controller.say(sharedCopy.notices.copied);
  } catch {
    showToast(sharedCopy.notices.copyFailed, { severity: 'error' });
  }
}

export function downloadOutput(controller: YamlController, { action, language, lines }: YamlOutput): void {
  const stem = controller.store.getState().name?.replace(/\.[^.]*$/, '') || 'yaml';
  const name = `${stem}-${action}.${language}`;
  downloadBlob(new Blob([lines.text]), name);
  controller.say(sharedCopy.notices.downloaded(name));
}

/** A text of the visitor's own that is gone from the page can be had back. */
function offerUndo(undo: UndoReplace | null, words: string = copy.notices.replaced): void {
  if (undo !== null)
    showToast(words, { durationMs: UNDO_OFFER_MS, action: { label: copy.notices.undo, onClick: undo } });
}
