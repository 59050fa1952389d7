import { isAccepted } from './is-accepted.ts';

type FileProblem = 'file-empty' | 'file-too-large' | 'file-type' | 'file-unreadable';

export interface FileRules {
  /** Extensions (`.json`), media types (`application/json`) or groups of them (`image/*`), as in an `accept` attribute. */
  readonly types: readonly string[];
  readonly maxBytes: number;
  /** Whether the first bytes are those of such a file. Names and media types are only claims. */
  readonly sniff?: (head: Uint8Array) => boolean;
}

/** Bytes that `sniff` receives at most. */
const HEAD_BYTES = 64 << 10;

/** Checks a file before it is read. Null when it may be used. */
export async function checkFile(file: File, { types, maxBytes, sniff }: FileRules): Promise<FileProblem | null> {
  if (!isAccepted(file, types)) return 'file-type';
  if (file.size === 0) return 'file-empty';
  if (file.size > maxBytes) return 'file-too-large';
  if (sniff === undefined) return null;
  try {
    const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
    return sniff(head) ? null : 'file-type';
  } catch {
    return 'file-unreadable';
  }
}
