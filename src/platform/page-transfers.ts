import { holdsFile } from './file-read.ts';

/** A dropped or pasted content. */
export interface Transfer {
  readonly files: readonly File[];
  /** Names of folders, whose files are not read. */
  readonly folders: readonly string[];
  /** Empty beside files. */
  readonly text: string;
}

interface TransferFollower {
  /** Whether the page takes anything now. Dropped files are refused otherwise. */
  readonly canTake: () => boolean;
  /** Something acceptable is dragged over a part of the page that does not take it itself; false when that ends. */
  readonly onOver: (isOver: boolean) => void;
  readonly onTransfer: (transfer: Transfer) => void;
}

/** A drag that was not followed by an event for this long is over: the visitor gave it up outside of the window. */
const SILENCE_MS = 1000;
/** Safari reports leaving the window between any two elements; the next event tells whether that was so. */
const LEAVE_MS = 150;
const TEXT = 'text/plain';
const FIELDS = 'input, textarea, select, [role="textbox"], [contenteditable]:not([contenteditable="false"])';
/** Name that browsers give to a picture in the clipboard. */
const UNNAMED = /^image\.\w+$/;

/**
 * Follows contents that are dragged into the window from elsewhere, dropped or pasted, where no part of the page has taken
 * the event by `preventDefault`. Leaves alone text fields and drags within the page. A dropped file never replaces the
 * page. @returns a function that ends this.
 */
export function followTransfers({ canTake, onOver, onTransfer }: TransferFollower): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  let isOwnDrag = false;
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const show = (next: boolean) => {
    clearTimeout(timer);
    if (next) timer = setTimeout(() => show(false), SILENCE_MS);
    if (next !== isOver) onOver(next);
    isOver = next;
  };
  /** Marks the event as taken. @returns whether something comes of it. */
  const claim = (event: DragEvent): boolean => {
    if (event.defaultPrevented || isOwnDrag) return false;
    const isFile = holdsFile(event.dataTransfer);
    const isText = !isFile && event.dataTransfer?.types.includes(TEXT) === true && !isInField(event.target);
    const isTaken = (isFile || isText) && canTake();
    if (isFile || isTaken) event.preventDefault();
    if (event.dataTransfer !== null && isFile) event.dataTransfer.dropEffect = isTaken ? 'copy' : 'none';
    return isTaken;
  };
  const capture = { capture: true, signal };

  const followOwn = ({ type }: Event) => {
    isOwnDrag = type === 'dragstart';
  };
  for (const name of ['dragstart', 'dragend', 'pointerdown']) window.addEventListener(name, followOwn, capture);
  window.addEventListener('dragover', (event) => show(claim(event)), { signal });
  window.addEventListener(
    'dragleave',
    ({ relatedTarget }) => {
      if (relatedTarget !== null || !isOver) return;
      clearTimeout(timer);
      timer = setTimeout(() => show(false), LEAVE_MS);
    },
    { signal },
  );
  // A drop area may stop the event.
  window.addEventListener('drop', () => show(false), capture);
  window.addEventListener(
    'drop',
    (event) => {
      const isTaken = claim(event);
      isOwnDrag = false;
      if (isTaken) deliver(readTransfer(event.dataTransfer), onTransfer);
    },
    { signal },
  );
  window.addEventListener(
    'paste',
    (event) => {
      if (event.defaultPrevented || isInField(event.target) || !canTake()) return;
      const transfer = readPaste(event.clipboardData);
      // A page that opened later listens behind this function, and takes its pastes first.
      setTimeout(() => {
        if (!event.defaultPrevented && !signal.aborted) deliver(transfer, onTransfer);
      });
    },
    { signal },
  );
  return () => {
    clearTimeout(timer);
    controller.abort();
  };
}

/** Whether an event belongs to a field that the visitor writes in. */
export function isInField(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(FIELDS) !== null;
}

function deliver(transfer: Transfer, onTransfer: (transfer: Transfer) => void): void {
  const { files, folders, text } = transfer;
  if (files.length > 0 || folders.length > 0 || text.trim() !== '') onTransfer(transfer);
}

/** Call it in the task of the event: the transfer is empty afterwards. */
function readTransfer(transfer: DataTransfer | null): Transfer {
  const files: File[] = [];
  const folders: string[] = [];
  for (const item of transfer?.items ?? []) {
    if (item.kind !== 'file') continue;
    const entry = item.webkitGetAsEntry?.() ?? null;
    const file = item.getAsFile();
    if (entry?.isDirectory) folders.push(entry.name);
    else if (file !== null) files.push(file);
  }
  const isFile = files.length > 0 || folders.length > 0;
  return { files, folders, text: isFile ? '' : textOf(transfer) };
}

/** A copied part of a page or a table comes as text and as a picture of it; the text is meant. */
function readPaste(clipboard: DataTransfer | null): Transfer {
  const transfer = readTransfer(clipboard);
  const text = textOf(clipboard);
  const isText = text.trim() !== '' && transfer.files.every(({ name }) => UNNAMED.test(name));
  return isText ? { files: [], folders: [], text } : transfer;
}

function textOf(transfer: DataTransfer | null): string {
  return transfer?.types.includes(TEXT) === true ? transfer.getData(TEXT) : '';
}
