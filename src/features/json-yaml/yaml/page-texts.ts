import { AppError } from '../../../core/errors.ts';
import { YAML_CHARS_MAX } from '../../../core/yaml-limits.ts';
import { nextTask } from '../../../platform/next-task.ts';
import { readTextFile } from '../../../platform/text-file.ts';
import { EDITOR_PASTE_CHARS } from '../constants.ts';
import type { TextHome } from '../desk/desk-state.ts';
import { createTextLines, type TextLines } from '../model/text-lines.ts';

/** A text in the page's memory; `encoding` is that of its file. */
export interface PageText extends TextLines {
  readonly encoding: string;
}

/** The page's memory as the home of texts. */
export const PAGE_TEXTS: TextHome<PageText> = {
  async open(source, signal) {
    const { text, encoding } =
      typeof source === 'string' ? { text: source, encoding: 'utf-8' } : await readTextFile(source, YAML_CHARS_MAX);
    if (text.length > YAML_CHARS_MAX) throw new AppError('text-too-long', 'The text is too long');
    const lines = await createTextLines(text, nextTask);
    // Lets the page react between reading a long text and showing it.
    if (text.length > EDITOR_PASTE_CHARS) await nextTask();
    signal.throwIfAborted();
    return { ...lines, encoding };
  },
  sizeOf: ({ text }) => text.length,
  read: async ({ text }) => text,
  hasDoubt: () => false,
  rest: () => undefined,
};

/** A result as an input. @throws AppError `text-too-long`. */
export function toPageText(lines: TextLines): PageText {
  if (lines.text.length > YAML_CHARS_MAX) throw new AppError('text-too-long', 'The text is too long');
  return { ...lines, encoding: 'utf-8' };
}
