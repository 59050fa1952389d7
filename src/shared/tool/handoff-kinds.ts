import { handoffKey } from '../../platform/storage/keys.ts';
import { sessionTextStorage } from '../../platform/storage/session.ts';

/** Everything that one page hands to another. `payloads.ts` has the schemas. */
export type HandoffKind =
  /** A text for the JSON tool: `{ name, text }`, where the text may be a blob. */
  | 'json-text'
  /** A picture for the image crop tool: `{ name, blob }`. */
  | 'image'
  /** A text for the YAML tool, likewise. */
  | 'yaml-text'
  /** A text to be divided into cards: `{ name, text }`. */
  | 'card-text'
  /** A picture for the background of a card: `{ name, blob }`. */
  | 'card-picture'
  /** Files, or a text, to send to other devices: `{ files: File[], text }`. */
  | 'station-files'
  /** A file that a page imports, such as bookmarks or a backup: `{ file: File }`. */
  | 'import-file';

/**
 * Whether something of this kind was offered in this tab. Cheap, so that a page fetches the hand-over itself only when
 * there is something to take.
 */
export function hasPendingHandoff(kind: HandoffKind): boolean {
  return sessionTextStorage.read(handoffKey(kind)) !== null;
}
