import { AppError } from '../../../core/errors.ts';
import { refusesDownloads } from '../../../platform/app-browser.ts';
import { downloadBlob } from '../../../platform/download.ts';
import { choose } from '../../../shared/confirm/confirm.ts';
import { requireLogin } from '../../../shared/session/account-dialogs.ts';
import { showToast } from '../../../shared/toast-store.ts';
import { BATCH_PAUSE_MS } from '../constants.ts';
import { currentDraft } from '../draft/draft-store.ts';
import { copyPicture } from '../export/copy-picture.ts';
import { exportPictures } from '../export/export-pictures.tsx';
import { zipPictures } from '../export/zip-pictures.ts';
import { listOverfull, listStuck } from '../face/fit-cards.ts';
import type { CardFaceInput } from '../model/face.ts';
import { listFaces } from '../model/faces.ts';
import { archiveFileName, batchFileNames, cardFileName } from '../model/file-names.ts';
import { copy } from '../words.ts';
import { continueAll } from './card-actions.ts';
import { type RenderedPicture, useExportStore } from './export-store.ts';

const words = copy.exporting;

let current: AbortController | null = null;

/** Downloads one picture. Open to visitors (doc 3 §6). */
export async function downloadOne(face: CardFaceInput): Promise<void> {
  try {
    for await (const { number, blob } of exportPictures([face], {})) {
      if (refusesDownloads()) useExportStore.setState({ pictures: [{ number, blob }] });
      else downloadBlob(blob, cardFileName(new Date(), number, face.count));
    }
    reportCut(countCut(face));
  } catch (error) {
    report(error, words.failed);
  }
}

/** Copies one picture. Call from a user gesture. */
export async function copyOne(face: CardFaceInput): Promise<void> {
  try {
    await copyPicture(face);
    showToast(words.imageCopied, { severity: 'success' });
    reportCut(countCut(face));
  } catch (error) {
    const isRefused = error instanceof AppError && error.code === 'copy-failed';
    report(error, isRefused ? words.imageCopyFailed : words.failed);
  }
}

/** Downloads all pictures one after the other, after a login where needed (doc 3 §4, §9). */
export function downloadAll(): void {
  requireLogin(words.login, () => void runBatch(downloadEach));
}

/** Downloads all pictures as one file, with further files beside them. */
export function downloadZip(extras: readonly { readonly name: string; readonly blob: Blob }[] = []): void {
  requireLogin(words.login, () => void runBatch((pictures, count) => downloadTogether(pictures, count, extras)));
}

/** Ends the batch under way. */
export function cancelBatch(): void {
  current?.abort();
}

function countCut({ content, style }: CardFaceInput): number {
  return content.kind === 'card' ? listOverfull([content.card], style).length : 0;
}

function reportCut(count: number): void {
  if (count > 0) showToast(words.cut(count), { severity: 'warning' });
}

type Pictures = AsyncIterable<RenderedPicture>;

async function runBatch(deliver: (pictures: Pictures, count: number) => Promise<void>): Promise<void> {
  if (current !== null || currentDraft().cards.length === 0) return;
  const own = new AbortController();
  current = own;
  const cutCount = await askAboutOverfull();
  if (cutCount === null) {
    current = null;
    return;
  }
  const faces = listFaces(currentDraft());
  useExportStore.setState({ batch: { done: 0, total: faces.length } });
  try {
    await deliver(render(faces, own.signal), faces.length);
    reportCut(cutCount);
  } catch (error) {
    if (own.signal.aborted) showToast(words.cancelled);
    else report(error, words.batchFailed);
  } finally {
    current = null;
    useExportStore.setState({ batch: null });
  }
}

/**
 * Asks about cards that show only a part of their text: their rest moves to further cards, or they are exported as they are.
 * @returns the number of cards that stay cut; null where the visitor wants no export.
 */
async function askAboutOverfull(): Promise<number | null> {
  const { cards, style } = currentDraft();
  const { length } = listStuck(cards, style);
  if (length === 0) {
    continueAll();
    return 0;
  }
  const answer = await choose({
    title: words.overfull.title(length),
    body: words.overfull.body,
    confirmLabel: words.overfull.continueAll,
    alternativeLabel: words.overfull.exportAnyway,
    isDestructive: false,
  });
  if (answer === 'cancelled') return null;
  if (answer === 'alternative') return length;
  continueAll();
  return 0;
}

async function* render(faces: readonly CardFaceInput[], signal: AbortSignal): AsyncGenerator<RenderedPicture> {
  let done = 0;
  for await (const picture of exportPictures(faces, { signal })) {
    signal.throwIfAborted();
    done += 1;
    useExportStore.setState({ batch: { done, total: faces.length } });
    yield picture;
  }
}

async function downloadEach(pictures: Pictures, count: number): Promise<void> {
  if (refusesDownloads()) return showForLongPress(pictures);
  const names = batchFileNames(new Date(), count);
  let index = 0;
  for await (const { blob } of pictures) {
    // Browsers drop downloads that follow too quickly.
    if (index > 0) await new Promise((resolve) => setTimeout(resolve, BATCH_PAUSE_MS));
    downloadBlob(blob, names[index] ?? '');
    index += 1;
  }
  showToast(words.done(count), { severity: 'success' });
}

async function downloadTogether(
  pictures: Pictures,
  count: number,
  extras: readonly { readonly name: string; readonly blob: Blob }[],
): Promise<void> {
  if (refusesDownloads()) return showForLongPress(pictures);
  const at = new Date();
  const names = batchFileNames(at, count);
  const files: { name: string; blob: Blob }[] = [...extras];
  for await (const { blob } of pictures) files.push({ name: names[files.length - extras.length] ?? '', blob });
  downloadBlob(await zipPictures(files), archiveFileName(at));
  showToast(words.zipped(count), { severity: 'success' });
}

async function showForLongPress(pictures: Pictures): Promise<void> {
  const shown: RenderedPicture[] = [];
  for await (const picture of pictures) shown.push(picture);
  useExportStore.setState({ pictures: shown });
}

/** Failures without a code are bugs; they travel on after the message. */
function report(error: unknown, message: string): void {
  const isNotReady = error instanceof AppError && error.code === 'face-not-ready';
  showToast(isNotReady ? words.notReady : message, { severity: 'error' });
  if (!(error instanceof AppError)) throw error;
}
