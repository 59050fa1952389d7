import { cutMiddle } from '../../../core/text/cut-middle.ts';
import { endSafely, replaceUnsafe } from '../../../core/text/file-stem.ts';
import { PACKET_LIMITS } from '../constants.ts';

/** A name of which nothing is left. */
const NAMELESS = 'file';

/**
 * A name with folders as it may be shown and sent: without characters that a file system refuses, that change the direction
 * of writing, or that lead out of a folder. A name that is too long is cut in the middle, and two names stay two. Folders are
 * separated by `/`; those that do not fit are left out from the front.
 */
export function toSafeName(name: string): string {
  const parts = name.split(/[/\\]+/).filter((part) => !/^\.*$/.test(part));
  const file = toSafePart(parts.pop() ?? '');
  let safe = file === '' ? NAMELESS : file;
  for (const folder of parts.toReversed().map(toSafePart)) {
    if (folder === '') continue;
    if (safe.length + folder.length + 1 > PACKET_LIMITS.fileNameChars) break;
    safe = `${folder}/${safe}`;
  }
  return safe;
}

/** The name under which a file is saved: the last part, without its folders. */
export function toSavedName(safeName: string): string {
  return safeName.slice(safeName.lastIndexOf('/') + 1);
}

/** Long gaps would push an ending out of sight. */
function toSafePart(part: string): string {
  const line = replaceUnsafe(part)
    .replace(/\s{3,}/g, ' ')
    .trimStart();
  return cutMiddle(endSafely(line), PACKET_LIMITS.fileNameBytes);
}
