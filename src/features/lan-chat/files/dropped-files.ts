import { FILE_LIMITS } from '../constants.ts';

/**
 * All files of a drop or a paste, those inside folders included, with their path in `webkitRelativePath`. At most one more
 * than can be offered. Call it in the task of the event: the transfer is empty afterwards.
 */
export function readDroppedFiles(transfer: DataTransfer | null): Promise<readonly File[]> {
  const files = [...(transfer?.files ?? [])];
  const items = [...(transfer?.items ?? [])].filter(({ kind }) => kind === 'file');
  const entries = items.map((item) => item.webkitGetAsEntry?.() ?? null);
  // A pasted picture has no entry.
  if (!entries.some((entry) => entry?.isDirectory)) return Promise.resolve(files);
  return readEntries(entries.filter((entry) => entry !== null));
}

async function readEntries(entries: readonly FileSystemEntry[]): Promise<readonly File[]> {
  const files: File[] = [];
  const waiting = [...entries];
  for (
    let entry = waiting.shift();
    entry !== undefined && files.length <= FILE_LIMITS.pending;
    entry = waiting.shift()
  ) {
    if (isFile(entry)) {
      const file = await readFile(entry);
      if (file !== null) files.push(withPath(file, entry.fullPath));
    } else if (isDirectory(entry)) waiting.unshift(...(await listDirectory(entry)));
  }
  return files;
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile;
}

function isDirectory(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory;
}

function readFile(entry: FileSystemFileEntry): Promise<File | null> {
  return new Promise((resolve) => entry.file(resolve, () => resolve(null)));
}

/** A folder is read in parts, until one is empty. */
async function listDirectory(directory: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = directory.createReader();
  const all: FileSystemEntry[] = [];
  while (all.length <= FILE_LIMITS.pending) {
    const part = await new Promise<FileSystemEntry[]>((resolve) => reader.readEntries(resolve, () => resolve([])));
    if (part.length === 0) break;
    all.push(...part);
  }
  return all;
}

/** Browsers fill this field for chosen folders only. */
function withPath(file: File, path: string): File {
  return Object.defineProperty(file, 'webkitRelativePath', { value: path.replace(/^\/+/, '') });
}
