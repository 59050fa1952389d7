import { AppError } from '../../../core/errors.ts';
import type { SaveTarget } from '../../../platform/save-target.ts';
import { writeZip, type ZipFile } from '../../../shared/files/write-zip.ts';
import { findCommonFolder, toArchiveNames } from '../model/archive-names.ts';
import type { SaveAllOutcome } from './file-session.ts';
import type { FilesContext, ReceivedFile } from './files-context.ts';

/** Saves complete files as one archive with their folders. The bytes go from store to archive piece by piece. */
export async function saveAll(
  context: FilesContext,
  fileIds: readonly string[],
  archiveName: string,
  onFile: (count: number) => void,
): Promise<SaveAllOutcome> {
  const { deps, received } = context;
  const files = fileIds.flatMap((fileId) => {
    const file = received.get(fileId);
    return file?.isShown && file.state.step === 'done' ? [file] : [];
  });
  const paths = files.map(({ name }) => name);
  // Asked for within the visitor's gesture, before anything is read.
  const target = await deps.openTarget(`${findCommonFolder(paths) ?? archiveName}.zip`);
  if (target === null) return { type: 'cancelled' };
  const savedIds: string[] = [];
  const gone: string[] = [];
  try {
    const at = new Date(deps.now());
    await writeZip(readFiles(context, files, { savedIds, gone }), {
      write: (part) => target.write(part),
      at,
      checksum: (blob) => deps.tool.checksum(blob),
      onFile,
    });
    return await finish(target, savedIds, gone);
  } catch {
    await target.abort();
    return { type: 'failed' };
  }
}

async function finish(
  target: SaveTarget,
  savedIds: readonly string[],
  gone: readonly string[],
): Promise<SaveAllOutcome> {
  if (savedIds.length === 0) {
    await target.abort();
    return { type: 'failed' };
  }
  await target.close();
  return { type: 'saved', savedIds, gone };
}

/** Files whose bytes are gone are left out and named. */
async function* readFiles(
  { deps }: FilesContext,
  files: readonly ReceivedFile[],
  { savedIds, gone }: { readonly savedIds: string[]; readonly gone: string[] },
): AsyncGenerator<ZipFile<Blob>> {
  const names = toArchiveNames(files.map(({ name }) => name));
  for (const [index, { fileId, name }] of files.entries()) {
    try {
      const source = await deps.tool.getBlob(fileId);
      savedIds.push(fileId);
      yield { name: names[index] ?? name, source };
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      gone.push(name);
    }
  }
}
