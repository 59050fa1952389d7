import { AppError } from '../core/errors.ts';

const TEXT = 'text/plain';

/**
 * The clipboard's text, as a handle where the browser gives one: a long text then never passes through the page. Null when
 * there is no text in it. Call from a gesture.
 * @throws AppError `clipboard-refused`.
 */
export async function readClipboard(): Promise<Blob | string | null> {
  try {
    if (typeof navigator.clipboard.read !== 'function') return (await navigator.clipboard.readText()) || null;
    const items = await navigator.clipboard.read();
    const item = items.find(({ types }) => types.includes(TEXT));
    return item === undefined ? null : await item.getType(TEXT);
  } catch (cause) {
    throw new AppError('clipboard-refused', String(cause));
  }
}

/**
 * Puts a text into the clipboard. Call from a gesture; the text may come later.
 * @throws AppError `clipboard-refused`.
 */
export async function writeClipboard(text: Promise<Blob>): Promise<void> {
  const typed = text.then((blob) => new Blob([blob], { type: TEXT }));
  // Heard of below as well; unheard, it would be reported as an error of nobody's.
  typed.catch(() => undefined);
  try {
    if (typeof ClipboardItem === 'undefined') await navigator.clipboard.writeText(await (await typed).text());
    else await navigator.clipboard.write([new ClipboardItem({ [TEXT]: typed })]);
  } catch (cause) {
    throw new AppError('clipboard-refused', String(cause));
  }
}
