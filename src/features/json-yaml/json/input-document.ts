import type { JsonTool, OpenedDocument, TextDocument, TextEncodingName } from '../../../bridges/json-bridge.ts';
import { AppError } from '../../../core/errors.ts';
import { EDITED_BYTES } from '../constants.ts';
import { createEditorText, type EditorText } from '../parts/editor-text.ts';
import type { DocumentCache } from './document-cache.ts';
import type { InputState, JsonInput } from './json-state.ts';

/** A replaced text. It is kept until it is released, is among the last three no more, or is lost with the worker. */
export interface PreviousText {
  /**
   * Puts the text back. @returns the text that this replaces when it was edited or replaced since, otherwise null.
   * @throws AppError `document-closed` when the text is kept no more.
   */
  restore(): PreviousText | null;
  release(): void;
  /** Calls `handler` when the text is kept no more, at once if that is so already; not after `restore` and `release`. */
  onLost(handler: () => void): void;
}

/** A text with everything that another input needs to take its place. */
interface HeldText {
  readonly input: JsonInput;
  readonly isFile: boolean;
  readonly text: string;
  readonly opened: OpenedDocument | null;
}

/** An input text: short enough for the editor, or longer, read-only, and only in the worker. */
export interface InputDocument {
  readonly editor: EditorText;
  /** The text; null when only the worker has it. */
  inputText(): string | null;
  /** Call when the editor reports a change. @returns false when the change came from this document itself. */
  noteEdit(isBlank: boolean): boolean;
  /** Takes a text into the editor where it is short enough, else into the worker. Resolves to the text before. */
  take(source: Blob | string, name: string | null, signal: AbortSignal): Promise<PreviousText | null>;
  /** Reads an unchanged file again with another encoding. */
  decodeAs(encoding: TextEncodingName, signal: AbortSignal): Promise<void>;
  /** Brings a read-only text into the editor. */
  editAnyway(): Promise<void>;
  clear(): PreviousText | null;
  /**
   * Gets a result ready to be the input, which keeps its name. Resolves to a function that makes it the input at once, and
   * returns the text before. An edited text stays in view where it is.
   */
  prepare(
    result: TextDocument,
    signal: AbortSignal,
    options?: { readonly isEdited: boolean },
  ): Promise<() => PreviousText | null>;
  /** The text with its name, for `put` of another input. */
  hold(): HeldText;
  /** Takes the text of another input. Texts replaced before can no longer be put back. */
  put(held: HeldText): void;
  /** The text in the worker; sent there now unless the worker has it unchanged. */
  inWorker(signal: AbortSignal): Promise<TextDocument>;
}

interface InputDocumentOptions {
  readonly tool: Pick<JsonTool, 'open' | 'getText' | 'decodeAs' | 'rest'>;
  readonly documents: DocumentCache;
  readonly initialText: string;
  readonly onState: (state: InputState) => void;
  /** Called when the text may have changed. */
  readonly onText: () => void;
}

interface InputContext extends InputDocumentOptions {
  readonly editor: EditorText;
  input: JsonInput;
  /** The text is the unchanged content of a file. */
  isFile: boolean;
  /** The editor's text in the worker, until it is changed. */
  opened: OpenedDocument | null;
  /** Oldest first. */
  previous: readonly Previous[];
  /** Increases with every change of the text. */
  version: number;
}

interface Previous {
  readonly input: JsonInput;
  readonly isFile: boolean;
  readonly text: string;
  /** Null, too, when the worker is lost. */
  document: OpenedDocument | null;
  onLost: () => void;
}

/** How many replaced texts are kept for undo. */
const PREVIOUS_MAX = 3;

const IN_EDITOR: JsonInput = { at: 'editor', name: null, document: null };

export function toInputState(text: string): InputState {
  const isBlank = text.trim() === '';
  return { input: IN_EDITOR, isBlank, isUnsaved: !isBlank };
}

export function createInputDocument(options: InputDocumentOptions): InputDocument {
  const editor = createEditorText(options.initialText);
  const context: InputContext = {
    ...options,
    editor,
    input: IN_EDITOR,
    isFile: false,
    opened: null,
    previous: [],
    version: 0,
  };
  const { tool, documents } = options;
  documents.addUser({
    listUsed: () => [
      context.opened?.id,
      context.input.document?.id,
      ...context.previous.map(({ document }) => document?.id),
    ],
    holdsOnlyCopy: () => context.input.at === 'worker',
    onLost: () => loseWorker(context),
  });

  return {
    editor,
    inputText: () => (context.input.at === 'editor' ? editor.text() : null),
    noteEdit: (isBlank) => noteEdit(context, isBlank),
    take: (source, name, signal) => take(context, source, name, signal),
    async decodeAs(encoding, signal) {
      const { document, name } = context.input;
      if (document === null) return;
      const again = await tool.decodeAs(document.id, encoding, signal);
      putDocument(context, { document: again, name, content: await fetchShort(context, again) });
    },
    async editAnyway() {
      const { input } = context;
      if (input.at !== 'worker') return;
      putText(context, await tool.getText(input.document.id, EDITED_BYTES.onRequest), input.name);
    },
    clear() {
      const previous = setAside(context);
      context.isFile = false;
      putText(context, '', null);
      return previous;
    },
    async prepare({ id, byteLength, lineCount }, signal, { isEdited } = { isEdited: false }) {
      const document = { id, byteLength, lineCount, encoding: 'utf-8', hadBom: false, otherEncodings: [] } as const;
      const content = await fetchShort(context, document);
      signal.throwIfAborted();
      return () => {
        const { input } = context;
        const previous = setAside(context);
        context.isFile = false;
        const series = isEdited && input.at === 'worker' ? input.series : undefined;
        putDocument(context, { document, name: input.name, content, series });
        return previous;
      };
    },
    hold: () => ({ input: context.input, isFile: context.isFile, text: editor.text(), opened: context.opened }),
    put({ input, isFile, text, opened }) {
      // They belong to the other input now.
      const lost = context.previous;
      context.previous = [];
      for (const { onLost } of lost) onLost();
      context.isFile = isFile;
      if (input.at === 'worker') putDocument(context, input);
      else putText(context, text, input.name, opened);
    },
    async inWorker(signal) {
      if (context.input.at === 'worker') return context.input.document;
      context.opened ??= documents.add(await tool.open(editor.text(), signal));
      return context.opened;
    },
  };
}

function noteEdit(context: InputContext, isBlank: boolean): boolean {
  if (context.editor.isSetting()) return false;
  context.version += 1;
  context.opened = null;
  context.isFile = false;
  // A file that is read again would replace the typed text.
  if (context.input.document !== null) context.input = { at: 'editor', name: context.input.name, document: null };
  showState(context, isBlank);
  context.onText();
  return true;
}

async function take(context: InputContext, source: Blob | string, name: string | null, signal: AbortSignal) {
  if (typeof source !== 'string' && source.size === 0) throw new AppError('file-empty', 'The file is empty');
  if (typeof source === 'string' && source.length <= EDITED_BYTES.offered) {
    const previous = setAside(context);
    context.isFile = name !== null;
    putText(context, source, name);
    return previous;
  }
  const document = context.documents.add(await context.tool.open(source, signal));
  const content = await fetchShort(context, document);
  signal.throwIfAborted();
  const previous = setAside(context);
  context.isFile = name !== null;
  putDocument(context, { document, name, content });
  return previous;
}

/** The text of a document that is short enough for the editor; null for a longer one. */
async function fetchShort({ tool }: InputContext, { id, byteLength }: OpenedDocument): Promise<string | null> {
  return byteLength <= EDITED_BYTES.offered ? tool.getText(id, EDITED_BYTES.offered) : null;
}

/** Puts a text into the editor. `document` is the same text in the worker, if it is there. */
function putText(context: InputContext, text: string, name: string | null, document: OpenedDocument | null = null) {
  context.version += 1;
  context.opened = document;
  const doubted = document !== null && hasDoubt(document) ? document : null;
  context.input = { at: 'editor', name, document: doubted };
  showState(context, text.trim() === '');
  context.editor.setText(text);
  context.onText();
}

interface PutDocument {
  readonly document: OpenedDocument;
  readonly name: string | null;
  /** The text, for the editor; none for a text that only the worker has. */
  readonly content?: string | null;
  /** By default the text is another one. */
  readonly series?: number | undefined;
}

function putDocument(context: InputContext, { document, name, content = null, series }: PutDocument) {
  if (content !== null) return putText(context, content, name, document);
  context.version += 1;
  context.opened = null;
  context.input = { at: 'worker', document, name, series: series ?? context.version };
  showState(context, document.byteLength === 0);
  context.onText();
}

function showState({ input, isFile, onState }: InputContext, isBlank: boolean): void {
  onState({ input, isBlank, isUnsaved: !isBlank && !isFile });
}

/** Keeps the current text for `restore`. A blank text is not worth keeping. */
function setAside(context: InputContext): PreviousText | null {
  const { input, isFile, editor } = context;
  const previous: Previous = { input, isFile, text: editor.text(), document: input.document, onLost: () => undefined };
  if (input.at === 'editor' && previous.text.trim() === '') return null;
  const all = [...context.previous, previous];
  context.previous = all.slice(-PREVIOUS_MAX);
  for (const { onLost } of all.slice(0, -PREVIOUS_MAX)) onLost();
  if (input.document !== null) context.tool.rest(input.document.id);
  const successor = context.version + 1;
  return {
    restore() {
      if (!context.previous.includes(previous)) throw new AppError('document-closed', 'The previous text is lost');
      const replaced = context.version === successor ? null : setAside(context);
      forget(context, previous);
      context.isFile = previous.isFile;
      const { input, text, document } = previous;
      if (input.at === 'worker') putDocument(context, input);
      else putText(context, text, input.name, document);
      return replaced;
    },
    release: () => forget(context, previous),
    onLost(handler) {
      if (context.previous.includes(previous)) previous.onLost = handler;
      else handler();
    },
  };
}

function forget(context: InputContext, previous: Previous): void {
  context.previous = context.previous.filter((other) => other !== previous);
}

/** Forgets what only the worker had. */
function loseWorker(context: InputContext): void {
  const { input, previous, editor } = context;
  context.opened = null;
  context.isFile &&= input.at === 'editor';
  for (const each of previous) {
    each.document = null;
    if (each.input.at !== 'worker') continue;
    forget(context, each);
    each.onLost();
  }
  if (input.document === null) return;
  context.version += 1;
  context.input = { at: 'editor', name: input.at === 'editor' ? input.name : null, document: null };
  showState(context, editor.text().trim() === '');
}

function hasDoubt({ encoding, otherEncodings }: OpenedDocument): boolean {
  return encoding !== 'utf-8' || otherEncodings.length > 0;
}
