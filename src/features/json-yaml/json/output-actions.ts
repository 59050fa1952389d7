import { writeClipboard } from '../../../platform/clipboard.ts';
import { downloadBlob } from '../../../platform/download.ts';
import { showToast } from '../../../shared/toast-store.ts';
import { COPIED_BYTES } from '../constants.ts';
import { copy } from '../copy.ts';
import { formatSize } from '../model/quantity-text.ts';
import type { JsonSession } from './json-session.ts';
import type { JsonOutput } from './json-state.ts';

/** Puts the result into the clipboard; one that is too long for it is left to downloading. */
export async function copyOutput(session: JsonSession, { document }: JsonOutput): Promise<void> {
  if (document.byteLength > COPIED_BYTES) {
    showToast(copy.notices.copyTooLarge(formatSize(document.byteLength)), { severity: 'warning' });
    return;
  }
  try {
    await writeClipboard(session.tool.getBlob(document.id));
    session.say(copy.notices.copied);
  } catch {
    showToast(copy.notices.copyFailed, { severity: 'error' });
  }
}

export async function downloadOutput(session: JsonSession, { action, document }: JsonOutput): Promise<void> {
  const { input } = session.store.getState();
  const name = toFileName(input.name, action);
  try {
    downloadBlob(await session.tool.getBlob(document.id), name);
    session.say(copy.notices.downloaded(name));
  } catch (error) {
    session.report(error);
  }
}

/** Escaped text is no JSON by itself. */
function toFileName(inputName: string | null, action: JsonOutput['action']): string {
  const stem = inputName?.replace(/\.[^.]*$/, '') || 'json';
  return `${stem}-${action}.${action === 'escape' ? 'txt' : 'json'}`;
}
