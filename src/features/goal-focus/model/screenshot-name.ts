import { toFileStem } from '../../../core/text/file-stem.ts';

/** File name of a picture that was captured at a local time; `toTitle` puts day and time, `2026-11-22` and `06.14.09`, into words. */
export function screenshotName(at: Date, toTitle: (day: string, time: string) => string): string {
  const pad = (value: number) => String(value).padStart(2, '0');
  const day = [at.getFullYear(), pad(at.getMonth() + 1), pad(at.getDate())].join('-');
  const time = [at.getHours(), at.getMinutes(), at.getSeconds()].map(pad).join('.');
  return `${toFileStem(toTitle(day, time))}.png`;
}
