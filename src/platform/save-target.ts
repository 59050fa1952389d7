import { downloadBlob } from './download.ts';

/** Where a file is written part by part. */
export interface SaveTarget {
  write(part: Blob | Uint8Array<ArrayBuffer>): Promise<void>;
  /** The file is complete. */
  close(): Promise<void>;
  /** Nothing of the file is kept. */
  abort(): Promise<void>;
}

/** Not in the type library: only some browsers ask for a place. */
interface PlacePicker {
  showSaveFilePicker?(options: { readonly suggestedName: string }): Promise<FileSystemFileHandle>;
}

/**
 * Asks the visitor where to save a file, and writes it there; where the browser does not ask, the parts become a download, and
 * blobs among them are not read before. Null when the visitor chooses no place. Call from a user gesture.
 */
export async function openSaveTarget(fileName: string, type: string): Promise<SaveTarget | null> {
  const { showSaveFilePicker } = window as unknown as PlacePicker;
  if (showSaveFilePicker === undefined) return toDownload(fileName, type);
  try {
    const handle = await showSaveFilePicker.call(window, { suggestedName: fileName });
    return await toFile(handle);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return null;
    // The browser does not allow it here.
    return toDownload(fileName, type);
  }
}

async function toFile(handle: FileSystemFileHandle): Promise<SaveTarget> {
  const file = await handle.createWritable();
  return {
    write: (part) => file.write(part),
    close: () => file.close(),
    abort: () => file.abort().catch(() => undefined),
  };
}

function toDownload(fileName: string, type: string): SaveTarget {
  const parts: BlobPart[] = [];
  return {
    async write(part) {
      // The browser moves large blobs to the disk, and keeps byte arrays in memory.
      parts.push(part instanceof Blob ? part : new Blob([part]));
    },
    async close() {
      downloadBlob(new Blob(parts, { type }), fileName);
    },
    async abort() {
      parts.length = 0;
    },
  };
}
