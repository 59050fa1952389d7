import { handoffKey } from '../../platform/storage/keys.ts';
import { sessionTextStorage } from '../../platform/storage/session.ts';

/** Everything that one page hands to another. */
export type HandoffKind =
  /** A text for the JSON tool: `{ name, text }`. */
  | 'json-text'
  /** A picture for the image crop tool: `{ name, blob }`. */
  | 'image';

/**
 * Whether something of this kind was offered in this tab. Cheap, so that a page fetches the hand-over itself only when
 * there is something to take.
 */
export function hasPendingHandoff(kind: HandoffKind): boolean {
  return sessionTextStorage.read(handoffKey(kind)) !== null;
}
