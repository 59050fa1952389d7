import { toFileStem } from '../../../core/text/file-stem.ts';
import { downloadBlob } from '../../../platform/download.ts';
import { nextTask } from '../../../platform/next-task.ts';
import { showToast } from '../../../shared/toast-store.ts';
import { paintShape } from './canvas-writer.ts';
import { copy } from './copy.ts';
import type { ChartStyle } from './model/box-shapes.ts';
import { EXPORT } from './model/constants.ts';
import { type ExportSize, exportExtent, exportSize } from './model/export-size.ts';
import { type ChartLayout, type ChartTree, layOutChart } from './model/layout.ts';
import { writeSvg } from './model/svg.ts';
import { drawWholeChart } from './model/whole-chart.ts';
import { EXPORT_BACKGROUND } from './palette.ts';

export interface ChartPicture {
  readonly tree: ChartTree;
  /** Light, whatever scheme the page has. */
  readonly style: ChartStyle;
  readonly fontFamily: string;
}

/** An export works this long before the page may answer the visitor. */
const SLICE_MS = 12;
/** A device that fails within the known limits gets smaller pictures, down to this ratio. */
const RETRY_FACTOR = 0.7;
const RATIO_MIN = 0.02;

/**
 * Downloads the chart as PNG or SVG, without the folded branches of its tree. A PNG whose ratio had to be lowered, and a failure, are
 * reported.
 */
export async function exportChart(picture: ChartPicture, extension: 'png' | 'svg'): Promise<void> {
  try {
    const layout = layOutChart(picture.tree);
    const fileName = copy.export.fileName(toFileStem(picture.tree.title) || copy.untitled, extension);
    if (extension === 'svg') {
      downloadBlob(await toSvg(picture, layout), fileName);
      return;
    }
    const { blob, ratio } = await toPng(picture, layout);
    downloadBlob(blob, fileName);
    if (ratio < 1) showToast(copy.export.reduced(formatRatio(ratio)), { severity: 'warning' });
    else if (ratio < EXPORT.ratio) showToast(copy.export.readable(formatRatio(ratio)), { severity: 'info' });
  } catch {
    showToast(copy.export.failed, { severity: 'error' });
  }
}

async function toSvg({ tree, style, fontFamily }: ChartPicture, layout: ChartLayout): Promise<Blob> {
  const written = writeSvg(drawWholeChart(layout, style), {
    extent: exportExtent(layout),
    originPx: EXPORT.marginPx,
    background: EXPORT_BACKGROUND,
    fontFamily,
    title: tree.title,
  });
  const pieces: string[] = [];
  await inSlices(written, (piece) => pieces.push(piece));
  return new Blob(pieces, { type: 'image/svg+xml' });
}

/** Works through many items without keeping the page from answering the visitor. */
async function inSlices<Item>(items: Iterable<Item>, work: (item: Item) => void): Promise<void> {
  let end = performance.now() + SLICE_MS;
  for (const item of items) {
    work(item);
    if (performance.now() < end) continue;
    await nextTask();
    end = performance.now() + SLICE_MS;
  }
}

/** Tries smaller pictures until the device can draw one. */
async function toPng(picture: ChartPicture, layout: ChartLayout): Promise<{ blob: Blob; ratio: number }> {
  const extent = exportExtent(layout);
  let size = exportSize(extent);
  for (;;) {
    const blob = await drawPng(picture, layout, size);
    if (blob !== null) return { blob, ratio: size.ratio };
    const ratio = size.ratio * RETRY_FACTOR;
    if (ratio < RATIO_MIN) throw new Error('No canvas of any size');
    size = exportSize(extent, ratio);
  }
}

/** Null if the device cannot draw a picture of this size. */
async function drawPng(picture: ChartPicture, layout: ChartLayout, size: ExportSize): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = size.widthPx;
  canvas.height = size.heightPx;
  try {
    const context = canvas.getContext('2d');
    if (context === null) return null;
    context.fillStyle = EXPORT_BACKGROUND;
    context.fillRect(0, 0, size.widthPx, size.heightPx);
    if (isBlank(context, size)) return null;
    context.setTransform(size.ratio, 0, 0, size.ratio, EXPORT.marginPx * size.ratio, EXPORT.marginPx * size.ratio);
    await inSlices(drawWholeChart(layout, picture.style), (shape) => paintShape(context, shape, picture.fontFamily));
    return await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  } finally {
    // Frees the memory at once; some browsers limit the memory of all canvases together.
    canvas.width = 0;
    canvas.height = 0;
  }
}

/** Some devices accept a canvas that is too large, and draw nothing (trap T56). */
function isBlank(context: CanvasRenderingContext2D, { widthPx, heightPx }: ExportSize): boolean {
  return context.getImageData(widthPx - 1, heightPx - 1, 1, 1).data[3] !== 255;
}

function formatRatio(ratio: number): string {
  return ratio.toFixed(ratio < 0.1 ? 3 : 2).replace(/\.?0+$/, '');
}
