import { MANIFEST_NAME } from '../../shared/data/archive-format.ts';
import type { ContentHead } from '../../shared/tool/content-kinds.ts';

/** Beginning of an entry of a ZIP, up to its name: signature, and the length of the name at its place. */
const ENTRY = { signature: [0x50, 0x4b, 0x03, 0x04], nameLengthAt: 26, nameAt: 30 } as const;

/** Whether a file is a ZIP that begins with the manifest of an archive. */
export function sniff({ bytes }: Pick<ContentHead, 'bytes'>): boolean {
  const { signature, nameLengthAt, nameAt } = ENTRY;
  if (!signature.every((byte, at) => bytes[at] === byte)) return false;
  const length = (bytes[nameLengthAt] ?? 0) + (bytes[nameLengthAt + 1] ?? 0) * 256;
  return String.fromCharCode(...bytes.subarray(nameAt, nameAt + Math.min(length, 255))) === MANIFEST_NAME;
}
