import { exportPicture, exportPictures } from '../../src/features/xhs-helper/export/export-pictures.tsx';
import type { CardFaceInput } from '../../src/features/xhs-helper/model/face.ts';

/** What the bench of the card maker calls in its page. */
export interface CardLab {
  /** Draws one picture and encodes its pixels once more without drawing it; milliseconds of both. */
  timePicture(input: CardFaceInput): Promise<TimedPicture>;
  /** Draws many pictures. */
  timeBatch(inputs: readonly CardFaceInput[]): Promise<TimedBatch>;
}

export interface TimedPicture {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly drawMs: number;
  readonly encodeMs: number;
}

export interface TimedBatch {
  readonly pictures: number;
  /** Durations of tasks that kept the page from answering for more than 50 ms. */
  readonly longTasksMs: readonly number[];
}

/** The browser reports a long task a moment after its end. */
const REPORT_MS = 100;

const cardLab: CardLab = {
  async timePicture(input) {
    const start = performance.now();
    const blob = await exportPicture(input);
    const drawMs = performance.now() - start;
    const bitmap = await createImageBitmap(blob);
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [bitmap.width, bitmap.height];
    const encodeStart = performance.now();
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
    await new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
    const encodeMs = performance.now() - encodeStart;
    return { widthPx: bitmap.width, heightPx: bitmap.height, drawMs, encodeMs };
  },
  async timeBatch(inputs) {
    const longTasksMs: number[] = [];
    const observer = new PerformanceObserver((list) => {
      longTasksMs.push(...list.getEntries().map(({ duration }) => duration));
    });
    observer.observe({ entryTypes: ['longtask'] });
    let pictures = 0;
    for await (const { blob } of exportPictures(inputs)) pictures += blob.size > 0 ? 1 : 0;
    await new Promise((resolve) => setTimeout(resolve, REPORT_MS));
    observer.disconnect();
    return { pictures, longTasksMs };
  },
};

Object.assign(window, { cardLab });
