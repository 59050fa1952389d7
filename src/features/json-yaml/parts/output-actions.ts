import { writeClipboard } from '../../../platform/clipboard.ts';
import { downloadBlob } from '../../../platform/download.ts';
import { showToast } from '../../../shared/toast-store.ts';
import { COPIED_BYTES } from '../constants.ts';
import { copy } from '../copy.ts';
import type { JsonController } from '../json/json-controller.ts';
import type { JsonOutput } from '../json/json-state.ts';
import { formatSize } from '../model/quantity-text.ts';

/** Puts the result into the clipboard; one that is too long for it is left to downloading. */
export async function copyOutput(controller: JsonController, { document }: JsonOutput): Promise<void> {
  if (document.byteLength > COPIED_BYTES) {
    showToast(copy.notices.copyTooLarge(formatSize(document.byteLength)), { severity: 'warning' });
    return;
  }
  try {
    await writeClipboard(controller.tool.getBlob(document.id));
    controller.say(copy.notices.copied);
  } catch {
    showToast(copy.notices.copyFailed, { severity: 'error' });
  }
}

export async function downloadOutput(controller: JsonController, { action, document }: JsonOutput): Promise<void> {
  const { input } = controller.store.getState();
  const name = toFileName(input.name, action);
  try {
    downloadBlob(await controller.tool.getBlob(document.id), name);
    controller.say(copy.notices.downloaded(name));
  } catch (error) {
    controller.report(error);
  }
}

/** Escaped text is no JSON by itself. */
function toFileName(inputName: string | null, action: JsonOutput['action']): string {
  const stem = inputName?.replace(/\.[^.]*$/, '') || 'json';
  return `${stem}-${action}.${action === 'escape' ? 'txt' : 'json'}`;
}
