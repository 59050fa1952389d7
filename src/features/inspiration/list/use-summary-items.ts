import { useSendTo } from '../../../shared/handoff/use-send-to.ts';
import type { ContentKind } from '../../../shared/tool/content-kinds.ts';
import type { Inspiration } from '../model/records.ts';
import type { ActionItem } from '../parts/ActionMenu.tsx';
import { copy } from '../words.ts';
import { toSentSummary } from './list-actions.ts';

const SENT_KINDS: readonly ContentKind[] = ['text'];

/** Menu entries that send the summary of one goal, or of all (`only` is null), to the pages that take a text. */
export function useSummaryItems(inspirations: readonly Inspiration[], only: Inspiration | null): ActionItem[] {
  const { receivers, send } = useSendTo(SENT_KINDS);
  return receivers.map((receiver) => ({
    label: copy.exports.sendSummary(receiver.page.name),
    onClick: () => void send(receiver, () => toSentSummary(inspirations, only)),
  }));
}
