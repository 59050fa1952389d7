import { sniffPicture } from '../../../core/picture-kind.ts';
import { allocateId, parseReference, type Surface, singleId, toReference } from '../model/images.ts';
import { IMAGE_FIELDS, SURFACES } from '../model/merge-look.ts';
import { type GoalSettings, listReferences } from '../model/settings.ts';

/** A picture that stood in the settings of an old release as a `data:` address (trap T31). */
export interface InlinePicture {
  /** Id of the stored image that takes its place. */
  readonly id: string;
  readonly surface: Surface;
  readonly name: string;
  readonly blob: Blob;
}

interface ExtractedPictures {
  /** With references in place of the pictures; the settings themselves where there was none. */
  readonly settings: GoalSettings;
  readonly pictures: readonly InlinePicture[];
}

/** Takes pictures that are written out in settings, because `localStorage` has no room for them. */
export function extractPictures(settings: GoalSettings): ExtractedPictures {
  const pictures: InlinePicture[] = [];
  const taken = new Set(listReferences(settings));
  const take = (data: string, surface: Surface, wantedId: string, name: string): string => {
    const id = taken.has(wantedId) ? allocateId(surface, taken) : wantedId;
    taken.add(id);
    pictures.push({ id, surface, name, blob: toBlob(data) });
    return id;
  };
  let changed = settings;
  for (const surface of SURFACES) {
    const { single, fileName, list } = IMAGE_FIELDS[surface];
    if (isInline(settings[single])) {
      const id = take(settings[single], surface, singleId(surface), settings[fileName]);
      changed = { ...changed, [single]: toReference(id) };
    }
    if (!settings[list].some(({ data }) => isInline(data))) continue;
    for (const { id } of settings[list]) taken.add(id);
    const items = settings[list].map((item) => {
      if (!isInline(item.data)) return item;
      const id = take(item.data, surface, allocateId(surface, taken), item.name);
      return { ...item, id, type: 'blob' as const, data: toReference(id) };
    });
    changed = { ...changed, [list]: items };
  }
  return { settings: changed, pictures };
}

function isInline(data: string): boolean {
  return parseReference(data) === null && /^\s*data:/i.test(data);
}

const PARTS = /^\s*data:([^,]*?)(;\s*base64)?\s*,([\s\S]*)$/i;

/** The bytes of a `data:` address. A text that cannot be decoded is kept as it is, because it may be all that is left. */
function toBlob(text: string): Blob {
  const [, , base64, body = ''] = PARTS.exec(text) ?? [];
  try {
    const bytes = base64 === undefined ? fromPercents(body) : fromBase64(body);
    const kind = sniffPicture(bytes.subarray(0, HEAD_BYTES));
    return new Blob([bytes], { type: kind === null ? '' : `image/${kind === 'svg' ? 'svg+xml' : kind}` });
  } catch {
    return new Blob([text], { type: 'text/plain' });
  }
}

const HEAD_BYTES = 4096;

/** @throws DOMException. */
function fromBase64(body: string): Uint8Array<ArrayBuffer> {
  // Old writers break lines, use the alphabet for addresses, or escape its signs.
  const plain = body.includes('%') ? decodeURIComponent(body) : body;
  const binary = atob(plain.replace(/\s+/g, '').replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (char) => char.charCodeAt(0));
}

/** Bytes outside of UTF-8 are kept too. */
function fromPercents(body: string): Uint8Array<ArrayBuffer> {
  const bytes = new TextEncoder().encode(body);
  const decoded: number[] = [];
  for (let at = 0; at < bytes.length; at += 1) {
    const hex = bytes[at] === PERCENT ? String.fromCharCode(bytes[at + 1] ?? 0, bytes[at + 2] ?? 0) : '';
    if (/^[\da-f]{2}$/i.test(hex)) {
      decoded.push(Number.parseInt(hex, 16));
      at += 2;
    } else decoded.push(bytes[at] ?? 0);
  }
  return Uint8Array.from(decoded);
}

const PERCENT = 0x25;
