import { useStore } from 'zustand';
import type { Detection } from '../../../bridges/json-bridge.ts';
import { isDecodedFirst, OFFERED } from '../json/conversions.ts';
import type { JsonController } from '../json/json-controller.ts';
import type { JsonNotice, WorkName } from '../json/json-state.ts';

/** What the input looks like, and the action that failed on it; null when none did. */
export interface Offered {
  readonly detection: Detection;
  readonly failed: WorkName | null;
}

/**
 * The offer to show for the input; null for none. After a failure it takes the place of the problem, whose place and words
 * are of no use for a text of another format.
 */
export function useOffer(controller: JsonController, notice: JsonNotice | null, isWanted: boolean): Offered | null {
  const detection = useStore(controller.store, (state) => state.detection);
  const madeBy = useStore(controller.store, ({ output, isOutputStale }) =>
    output === null || isOutputStale ? null : output.action,
  );
  if (!isWanted || detection === null) return null;
  const { kind } = detection;
  if (notice?.kind === 'invalid') {
    return isDecodedFirst(kind) || kind === 'html' ? { detection, failed: notice.action } : null;
  }
  const isRead = OFFERED[kind][0]?.by === madeBy;
  const isShown = OFFERED[kind].length > 0 || kind === 'timestamp';
  return isShown && !isRead && notice?.kind !== 'unread' ? { detection, failed: null } : null;
}
