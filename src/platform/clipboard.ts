import { AppError } from '../core/errors.ts';

const TEXT = 'text/plain';

/**
 * Reads the clipboard's text, as a blob where the browser supports it, so that a long text is not copied into the page.
 * Null when the clipboard holds no text. Call from a user gesture.
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
 * Writes a text, or with `type` a picture as PNG, to the clipboard. Call from a user gesture; the content itself may
 * resolve later.
 * @throws AppError `clipboard-refused`.
 */
export async function writeClipboard(content: Promise<Blob>, type: 'text/plain' | 'image/png' = TEXT): Promise<void> {
  const typed = content.then((blob) => new Blob([blob], { type }));
  // Also handled below; without this handler the rejection would be reported as unhandled.
  typed.catch(() => undefined);
  try {
    if (navigator.clipboard === undefined && type === TEXT) copyByEvent(await (await typed).text());
    else if (typeof ClipboardItem !== 'undefined')
      await navigator.clipboard.write([new ClipboardItem({ [type]: typed })]);
    else if (type === TEXT) await navigator.clipboard.writeText(await (await typed).text());
    else throw new Error('This browser copies texts only');
  } catch (cause) {
    throw new AppError('clipboard-refused', String(cause));
  }
}

/** Insecure addresses have no clipboard interface, but a page may answer the event of a copy that it starts itself. */
function copyByEvent(text: string): void {
  let isCopied = false;
  const answer = (event: ClipboardEvent) => {
    event.clipboardData?.setData(TEXT, text);
    event.preventDefault();
    event.stopImmediatePropagation();
    isCopied = true;
  };
  document.addEventListener('copy', answer, { capture: true, once: true });
  const isDone = withSelection(() => document.execCommand('copy'));
  document.removeEventListener('copy', answer, { capture: true });
  if (!isDone || !isCopied) throw new Error('The browser refused to copy');
}

/** Some browsers copy only while something is selected. The selection is restored, and the focus never moves. */
function withSelection(copy: () => boolean): boolean {
  const selection = document.getSelection();
  const hasSelection = selection !== null && !selection.isCollapsed;
  const placeholder = document.createElement('span');
  if (!hasSelection) {
    placeholder.textContent = '.';
    placeholder.style.cssText = 'position:fixed;opacity:0;user-select:text;pointer-events:none';
    document.body.append(placeholder);
    selection?.selectAllChildren(placeholder);
  }
  try {
    return copy();
  } finally {
    if (!hasSelection) {
      selection?.removeAllRanges();
      placeholder.remove();
    }
  }
}
