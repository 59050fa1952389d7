import { toFileStem } from '../../../core/text/file-stem.ts';
import { PACKET_LIMITS } from '../constants.ts';

/** A name of which nothing is left. */
const NAMELESS = 'file';
const EXTENSION_CHARS_MAX = 16;

/**
 * A name with folders as it may be shown and sent: without characters that a file system refuses, that change the direction
 * of writing, or that lead out of a folder. Folders are separated by `/`; those that do not fit are left out from the front.
 */
export function toSafeName(name: string): string {
  const parts = name.split(/[/\\]+/).filter((part) => !/^\.*$/.test(part));
  const file = toSafePart(parts.pop() ?? '');
  let safe = file === '' ? NAMELESS : file;
  for (const folder of parts.toReversed().map(toFileStem)) {
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

function toSafePart(part: string): string {
  const [, base = part, extension = ''] = /^(.+)\.([^.]*)$/s.exec(part) ?? [];
  const ending = extension.replace(/[^\p{L}\p{N}_-]+/gu, '').slice(0, EXTENSION_CHARS_MAX);
  const stem = toFileStem(base);
  if (ending === '') return stem;
  return `${stem === '' ? NAMELESS : stem}.${ending}`;
}
