import { type CropJob, cropTool, type PictureSource } from '../../bridges/image-crop-bridge.ts';
import { sniffPicture } from '../../core/picture-kind.ts';
import { downloadBlob } from '../../platform/download.ts';
import { checkFile } from '../../shared/files/check-file.ts';
import { writeZip, type ZipFile } from '../../shared/files/write-zip.ts';
import { cropChoices } from './choices-store.ts';
import { BATCH_VIEW_PIXELS, FILE_BYTES_MAX } from './constants.ts';
import { presentJob, toJob } from './crop-result.ts';
import { type CropPicture, type ShownProblem, useCropStore } from './crop-store.ts';
import { markExported } from './export-picture.ts';
import { toBatchState, toDistinctNames } from './model/batch.ts';
import type { CropState } from './model/crop-state.ts';
import { cropFileName } from './model/file-name.ts';
import { toGridCells } from './model/nine-grid.ts';
import { PICTURE_TYPES, toProblem } from './open-picture.ts';
import { rasterizeSvg } from './rasterize-svg.ts';
import { copy } from './words.ts';

/** `empty`: the box shows nothing that could be divided. */
type GridOutcome = { readonly step: 'done'; readonly name: string } | { readonly step: 'empty' };

/** A picture of a batch that gave no file. */
export interface FailedPicture extends ShownProblem {
  readonly name: string;
}

interface BatchOutcome {
  /** Of the archive; null where no picture gave a file. */
  readonly name: string | null;
  readonly doneCount: number;
  readonly failed: readonly FailedPicture[];
}

/** Downloads the result in nine parts, as one archive. A limit in KB does not hold for parts. @throws AppError */
export async function downloadGrid(signal: AbortSignal): Promise<GridOutcome> {
  const state = useCropStore.getState().history?.present;
  const present = presentJob();
  if (present === null || toGridCells(present.job) === null) return { step: 'empty' };
  const { picture } = present;
  const { source, job } = await withGround({ id: picture.id, blob: picture.blob }, present.job, signal);
  const files: ZipFile<Blob>[] = [];
  for (const [index, cell] of (toGridCells(job) ?? []).entries()) {
    const part = { ...job, ...cell, shape: 'rectangle' as const, maxBytes: null };
    const { blob } = await cropTool.cropPicture(source, part, signal);
    files.push({ name: cropFileName(picture.name, `-${index + 1}`, job.format, copy.untitled), source: blob });
  }
  const name = archiveName(picture.name, copy.many.gridSuffix);
  await downloadZip(files, name);
  markExported(picture.id, state);
  return { step: 'done', name };
}

/** A backdrop is found in the whole result, not in a part of it: the parts are then cut from the result. */
async function withGround(
  source: PictureSource,
  job: CropJob,
  signal: AbortSignal,
): Promise<{ readonly source: PictureSource; readonly job: CropJob }> {
  if (job.ground === null) return { source, job };
  const { blob, size } = await cropTool.cropPicture(
    source,
    { ...job, shape: 'rectangle', format: 'png', maxBytes: null },
    signal,
  );
  lastBatchId -= 1;
  const whole = { source: { x: 0, y: 0, ...size }, natural: size, output: size, matrix: [1, 0, 0, 1, 0, 0] } as const;
  return { source: { id: lastBatchId, blob }, job: { ...job, ...whole, ground: null, mosaics: [] } };
}

interface BatchOptions {
  /** Called behind every picture. */
  readonly onPicture: (count: number) => void;
  readonly signal: AbortSignal;
}

/** Crops pictures like the present one and downloads them as one archive. @throws the reason of the signal. */
export async function downloadBatch(
  files: readonly File[],
  { onPicture, signal }: BatchOptions,
): Promise<BatchOutcome> {
  const { picture, history } = useCropStore.getState();
  if (picture === null || history === null) return { name: null, doneCount: 0, failed: [] };
  const done: { readonly name: string; readonly blob: Blob }[] = [];
  const failed: FailedPicture[] = [];
  for (const file of files) {
    const cropped = await cropLike(file, picture, history.present, signal);
    signal.throwIfAborted();
    if ('problem' in cropped) failed.push({ name: file.name, ...cropped });
    else done.push(cropped);
    onPicture(done.length + failed.length);
  }
  if (done.length === 0) return { name: null, doneCount: 0, failed };
  const names = toDistinctNames(done.map(({ name }) => name));
  const name = archiveName(picture.name, copy.many.batchSuffix);
  await downloadZip(
    done.map(({ blob }, index) => ({ name: names[index] ?? '', source: blob })),
    name,
  );
  return { name, doneCount: done.length, failed };
}

/** Pictures of a batch have negative ids, the page's pictures positive ones. */
let lastBatchId = 0;

async function cropLike(file: File, picture: CropPicture, state: CropState, signal: AbortSignal) {
  const problem = await checkFile(file, {
    types: PICTURE_TYPES,
    maxBytes: FILE_BYTES_MAX,
    sniff: (head) => sniffPicture(head) !== null,
  });
  if (problem !== null) return { problem, kind: null };
  try {
    lastBatchId -= 1;
    const source = { id: lastBatchId, blob: await rasterizeSvg(file) };
    const { size, view } = await cropTool.openPicture(source, BATCH_VIEW_PIXELS, signal);
    view.close();
    const job = toJob(toBatchState(state, picture.size, size), size);
    if (job === null) return { problem: 'box-empty' as const, kind: null };
    const { blob } = await cropTool.cropPicture(source, job, signal);
    const { format } = cropChoices.useValue.getState();
    return { name: cropFileName(file.name, copy.fileSuffix, format, copy.untitled), blob };
  } catch (error) {
    return toProblem(error);
  }
}

function archiveName(name: string, suffix: string): string {
  return cropFileName(name, suffix, 'png', copy.untitled).replace(/png$/, 'zip');
}

async function downloadZip(files: readonly ZipFile<Blob>[], name: string): Promise<void> {
  const parts: BlobPart[] = [];
  await writeZip(files, { write: (part) => void parts.push(part), at: new Date() });
  downloadBlob(new Blob(parts, { type: 'application/zip' }), name);
}
