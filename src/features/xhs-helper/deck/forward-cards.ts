import { listExpiredForwards } from '../../../core/forwarded-text.ts';
import { portalPath, withBase } from '../../../core/paths.ts';
import { openTab } from '../../../platform/open-window.ts';
import { listLocalKeys, readLocal, removeLocal, writeLocal } from '../../../platform/storage/local.ts';
import { showToast } from '../../../shared/toast-store.ts';
import { currentDraft } from '../draft/draft-store.ts';
import { toForward } from '../model/forward.ts';
import { copy } from '../words.ts';

const words = copy.forward;

/**
 * Hands the cards' text to the station in a new tab (doc 3 §4). Call from a user gesture. Where the browser blocks the tab,
 * a message offers to open it by another click.
 */
export function forwardCards(): void {
  removeExpiredForwards();
  const { name, content } = toForward(currentDraft().cards, Date.now());
  if (!writeLocal(name, content)) return void showToast(words.failed, { severity: 'error' });
  if (openTab(withBase(`${portalPath('lan-chat')}?prefillKey=${name}`))) return;
  removeLocal(name);
  showToast(words.blocked, { severity: 'warning', action: { label: words.open, onClick: forwardCards } });
}

/** Removes entries that no station took (trap T42). */
export function removeExpiredForwards(): void {
  for (const name of listExpiredForwards(listLocalKeys(), readLocal, Date.now())) removeLocal(name);
}
