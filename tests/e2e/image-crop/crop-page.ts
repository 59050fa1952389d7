import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { waitForStart } from '../started.ts';

const CROP = '/mythinkn/portal/image-crop';

export interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue, opacity of every pixel. */
  readonly data: Uint8Array;
}

export const cropBox = (page: Page): Locator => page.locator('[data-crop-box]');
export const handle = (page: Page, name: string): Locator => page.locator(`[data-handle="${name}"]`);

export async function openCrop(page: Page): Promise<void> {
  await page.goto(CROP);
  await waitForStart(page);
}

/** Chooses a file with these bytes, or without them the file at the path. */
export async function chooseFile(page: Page, name: string, buffer?: Buffer, mimeType = 'image/png'): Promise<void> {
  const button = page.getByRole('button', { name: /^(选择图片|重新选择)$/ });
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button.click()]);
  await chooser.setFiles(buffer === undefined ? name : { name, mimeType, buffer });
}

/** Enters a number into a field of the panel. */
export async function enter(page: Page, label: string, value: number, index = 0): Promise<void> {
  const field = page.getByLabel(label, { exact: true }).nth(index);
  await field.fill(String(value));
  await field.press('Enter');
}

/** Gives the box a place and a size. */
export async function setBox(page: Page, x: number, y: number, width: number, height: number): Promise<void> {
  await enter(page, '左', 0);
  await enter(page, '上', 0);
  await enter(page, '宽', width);
  await enter(page, '高', height);
  await enter(page, '左', x);
  await enter(page, '上', y);
  await expect(cropBox(page)).toHaveAccessibleName(`选区：左 ${x}，上 ${y}，宽 ${width}，高 ${height}`);
}

export async function download(page: Page): Promise<{ readonly name: string; readonly bytes: Buffer }> {
  const button = page.getByRole('button', { name: '下载', exact: true });
  const [started] = await Promise.all([page.waitForEvent('download', { timeout: 60_000 }), button.click()]);
  return { name: started.suggestedFilename(), bytes: readFileSync(await started.path()) };
}

/** The archive that an action downloads: its name, and its files in their order. */
export async function downloadZip(page: Page, act: () => Promise<void>) {
  const [started] = await Promise.all([page.waitForEvent('download', { timeout: 60_000 }), act()]);
  const files = unzipSync(readFileSync(await started.path()));
  return { name: started.suggestedFilename(), files: Object.entries(files) };
}

/** Nine pictures, row by row, as one. */
export function join(cells: readonly Pixels[]): Pixels {
  const rows = [0, 3, 6].map((at) => cells.slice(at, at + 3));
  const parts = rows.flatMap((row) =>
    Array.from({ length: row[0]?.height ?? 0 }, (_, y) =>
      row.map((cell) => cell.data.subarray(4 * y * cell.width, 4 * (y + 1) * cell.width)),
    ).flat(),
  );
  const width = rows[0]?.reduce((sum, cell) => sum + cell.width, 0) ?? 0;
  const data = Buffer.concat(parts);
  return { width, height: data.length / 4 / width, data };
}

/** The pixels of a picture file, as the browser decodes them. */
export async function decode(page: Page, bytes: Buffer, type = 'image/png'): Promise<Pixels> {
  // As text: a list of numbers is slow on its way.
  const { text, ...size } = await page.evaluate(
    async ([base64, mediaType]) => {
      const binary = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([binary], { type: mediaType }));
      const { width, height } = bitmap;
      const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
      context?.drawImage(bitmap, 0, 0);
      const values = context?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray();
      const url = await new Promise<string>((resolve) => {
        const reader = new FileReader();
        reader.onload = () => resolve(String(reader.result));
        reader.readAsDataURL(new Blob([values]));
      });
      return { width, height, text: url.slice(url.indexOf(',') + 1) };
    },
    [bytes.toString('base64'), type] as const,
  );
  return { ...size, data: Buffer.from(text, 'base64') };
}

/** Expects the same size and color everywhere. As lists, pictures would take long to compare. */
export function expectSamePixels(one: Pixels, other: Pixels): void {
  expect([one.width, one.height]).toEqual([other.width, other.height]);
  const at = one.data.findIndex((value, index) => value !== other.data[index]);
  expect(at, 'the first value that differs').toBe(-1);
}

export function pixelAt({ width, data }: Pixels, x: number, y: number): readonly number[] {
  return [...data.subarray(4 * (y * width + x), 4 * (y * width + x) + 4)];
}

/** Mean difference of the channels of two pictures of the same size. */
export function meanDifference(one: Pixels, other: Pixels): number {
  expect([one.width, one.height]).toEqual([other.width, other.height]);
  return one.data.reduce((sum, value, index) => sum + Math.abs(value - (other.data[index] ?? 0)), 0) / one.data.length;
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Processor time in microseconds. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/**
 * The longest task of a page's main thread in a recording of the browser. Counts processor time, because other programs on
 * the machine make a task longer by the clock.
 */
export function longestTaskMs(recording: Buffer): number {
  const { traceEvents } = JSON.parse(recording.toString()) as { readonly traceEvents: readonly TraceEvent[] };
  const threads = traceEvents.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain');
  const tasks = traceEvents.filter(
    ({ ph, pid, tid }) => ph === 'X' && threads.some((thread) => thread.pid === pid && thread.tid === tid),
  );
  expect(tasks.length).toBeGreaterThan(100);
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
}
