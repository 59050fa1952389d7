import { copy } from './copy.ts';

/** A title on one line. */
export function toTitleLine(title: string): string {
  return title.replace(/[\r\n\u2028\u2029]+/g, ' ').trim() || copy.untitled;
}

/** The lines of a text without blank ones at its ends. None of a blank text. */
export function toLines(text: string): readonly string[] {
  const trimmed = text.trim();
  return trimmed === '' ? [] : trimmed.split(/\r\n|[\n\r\u2028\u2029]/);
}
