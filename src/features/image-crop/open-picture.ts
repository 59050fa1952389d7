import { cropTool } from '../../bridges/image-crop-bridge.ts';
import { AppError } from '../../core/errors.ts';
import { type PictureKind, sniffPicture } from '../../core/picture-kind.ts';
import { confirm } from '../../shared/confirm/confirm.ts';
import { checkFile } from '../../shared/files/check-file.ts';
import { startHistory } from '../../shared/history.ts';
import { cropChoices } from './choices-store.ts';
import { FILE_BYTES_MAX, VIEW_PIXELS_MAX } from './constants.ts';
import { forgetResult, refreshResult } from './crop-result.ts';
import { type ShownProblem, useCropStore } from './crop-store.ts';
import { initialState } from './model/crop-state.ts';
import { rasterizeSvg } from './rasterize-svg.ts';
import { watchUnsavedCrop } from './unsaved-crop.ts';
import { type CropProblem, copy } from './words.ts';

/** Media types of files that may be pictures. Files without a type, and with a general one, are judged by their bytes. */
export const PICTURE_TYPES = ['image/*', '', 'application/octet-stream', '.heic', '.heif', '.avif', '.jxl'];

let lastId = 0;

/** Whether the browser can draw in a worker. */
function canCrop(): boolean {
  return typeof OffscreenCanvas === 'function' && typeof Worker === 'function';
}

/** Opens a picture in place of the present one, after a question if that would lose work. */
export async function openPicture(file: File, isOnlyHere = false): Promise<void> {
  if (!canCrop()) return report({ problem: 'canvas-missing', kind: null });
  useCropStore.setState({ problem: null });
  const problem = await checkFile(file, {
    types: PICTURE_TYPES,
    maxBytes: FILE_BYTES_MAX,
    sniff: (head) => sniffPicture(head) !== null,
  });
  if (problem !== null) return report({ problem, kind: null });
  if (useCropStore.getState().isUnsaved && !(await mayReplace())) return;
  lastId += 1;
  await load(lastId, file, isOnlyHere);
}

/** Reports a failure that happened outside of this file. */
export function reportProblem(error: unknown): void {
  report(toProblem(error));
}

export function dismissProblem(): void {
  useCropStore.setState({ problem: null });
}

/** The words' key of a failure. */
export function toProblem(error: unknown): ShownProblem {
  if (!(error instanceof AppError)) return { problem: 'unknown', kind: null };
  const problem: CropProblem = isProblem(error.code) ? error.code : 'unknown';
  return { problem, kind: (error.details.kind as PictureKind | undefined) ?? null };
}

async function load(id: number, file: File, isOnlyHere: boolean): Promise<void> {
  watchUnsavedCrop();
  forgetResult();
  useCropStore.setState({ loading: file.name });
  try {
    const blob = await rasterizeSvg(file);
    const { view, size, kind, isAnimated } = await cropTool.openPicture({ id, blob }, VIEW_PIXELS_MAX);
    if (id !== lastId) return view.close();
    const state = initialState(size, { kind: 'ratio', id: cropChoices.refresh().ratio });
    const before = useCropStore.getState().picture;
    useCropStore.setState({
      picture: { id, name: file.name, blob, kind, isAnimated, size, view },
      history: startHistory(state),
      settled: state,
      loading: null,
      isUnsaved: isOnlyHere,
    });
    before?.view.close();
  } catch (error) {
    if (id !== lastId) return;
    useCropStore.setState({ loading: null });
    report(toProblem(error));
    // The picture before it is still there.
    refreshResult();
  }
}

function report(problem: ShownProblem): void {
  useCropStore.setState({ problem });
}

function mayReplace(): Promise<boolean> {
  const { title, body, confirm: confirmLabel, cancel: cancelLabel } = copy.replace;
  return confirm({ title, body, confirmLabel, cancelLabel });
}

function isProblem(code: string): code is CropProblem {
  return Object.hasOwn(copy.problems.reasons, code);
}
