import { AppError } from '../../../core/errors.ts';
import { EDITED_BYTES } from '../constants.ts';
import { createEditorText, type EditorText } from '../parts/editor-text.ts';
import { type HeldInput, IN_EDITOR, type InputState, type PreviousText, type TextHome } from './desk-state.ts';

/** A text with everything that another input needs to take its place. */
interface MovedText<Held> {
  readonly input: HeldInput<Held>;
  readonly isFile: boolean;
  readonly text: string;
  readonly opened: Held | null;
}

/** An input text: short enough for the editor, or longer, read-only, and outside of it. */
export interface InputText<Held> {
  readonly editor: EditorText;
  /** The text; null when it is outside of the editor. */
  inputText(): string | null;
  /** Call when the editor reports a change. @returns false when the change came from this input itself. */
  noteEdit(isBlank: boolean): boolean;
  /** Takes a text into the editor where it is short enough. Resolves to the text before. */
  take(source: Blob | string, name: string | null, signal: AbortSignal): Promise<PreviousText | null>;
  /** Replaces a text that is held as it came by another reading of it. */
  reread(read: (held: Held) => Promise<Held>): Promise<void>;
  /** Changes the editor's text by a step that `restore` takes back. */
  change(step: () => void): PreviousText | null;
  /** Brings a read-only text into the editor. */
  editAnyway(): Promise<void>;
  clear(): PreviousText | null;
  /**
   * Gets a result ready to be the input, which keeps its name. Resolves to a function that makes it the input at once, and
   * returns the text before. An edited text stays in view where it is.
   */
  prepare(
    result: Held,
    signal: AbortSignal,
    options?: { readonly isEdited: boolean },
  ): Promise<() => PreviousText | null>;
  /** The text with its name, for `put` of another input. */
  hold(): MovedText<Held>;
  /** Takes the text of another input. Texts replaced before can no longer be put back. */
  put(moved: MovedText<Held>): void;
  /** The text as it is worked on; opened now unless it is so already. */
  held(signal: AbortSignal): Promise<Held>;
  /** The editor's text as it was opened, until it is changed. */
  opened(): Held | null;
  /** Whether the text has not changed since it was held. */
  isHeld(held: unknown): boolean;
  /** Everything that the input and its undo refer to. */
  listHeld(): readonly (Held | null)[];
  /** Call when all that is held is gone. */
  lose(): void;
}

export interface InputTextOptions<Held> {
  readonly home: TextHome<Held>;
  readonly initialText: string;
  /** Whether the visitor can get a text again that came without a file. */
  readonly isKnown?: (text: string) => boolean;
  readonly onState: (state: InputState<Held>) => void;
  /** Called when the text may have changed; `isTyped` when the visitor edits it. */
  readonly onText: (isTyped: boolean) => void;
}

interface InputContext<Held> extends InputTextOptions<Held> {
  readonly editor: EditorText;
  input: HeldInput<Held>;
  /** The text is the unchanged content of a file. */
  isFile: boolean;
  /** The editor's text as it was opened, until it is changed. */
  opened: Held | null;
  /** Oldest first. */
  previous: readonly Previous<Held>[];
  /** Increases with every change of the text. */
  version: number;
}

interface Previous<Held> {
  readonly input: HeldInput<Held>;
  readonly isFile: boolean;
  readonly text: string;
  /** Null, too, when it is lost. */
  document: Held | null;
  onLost: () => void;
}

/** How many replaced texts are kept for undo. */
const PREVIOUS_MAX = 3;

export function createInputText<Held>(options: InputTextOptions<Held>): InputText<Held> {
  const { home, initialText } = options;
  const editor = createEditorText(initialText);
  const context: InputContext<Held> = {
    ...options,
    editor,
    input: IN_EDITOR,
    isFile: false,
    opened: null,
    previous: [],
    version: 0,
  };
  return {
    editor,
    inputText: () => (context.input.at === 'editor' ? editor.text() : null),
    noteEdit: (isBlank) => noteEdit(context, isBlank),
    take: (source, name, signal) => take(context, source, name, signal),
    async reread(read) {
      const { document, name } = context.input;
      if (document === null) return;
      const again = await read(document);
      putDocument(context, { document: again, name, content: await readShort(context, again) });
    },
    change(step) {
      const previous = setAside(context);
      step();
      return previous;
    },
    async editAnyway() {
      const { input } = context;
      if (input.at !== 'outside') return;
      putText(context, await home.read(input.document, EDITED_BYTES.onRequest), input.name);
    },
    clear() {
      const previous = setAside(context);
      context.isFile = false;
      putText(context, '', null);
      return previous;
    },
    async prepare(document, signal, { isEdited } = { isEdited: false }) {
      const content = await readShort(context, document);
      signal.throwIfAborted();
      return () => {
        const { input } = context;
        const previous = setAside(context);
        context.isFile = false;
        const series = isEdited && input.at === 'outside' ? input.series : undefined;
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
      if (input.at === 'outside') putDocument(context, input);
      else putText(context, text, input.name, opened);
    },
    async held(signal) {
      if (context.input.at === 'outside') return context.input.document;
      if (context.opened !== null) return context.opened;
      const { version } = context;
      const opened = await home.open(editor.text(), signal);
      // The visitor may have typed meanwhile.
      if (version === context.version) context.opened = opened;
      return opened;
    },
    opened: () => context.opened,
    isHeld: (held) => held === context.opened || held === context.input.document,
    listHeld: () => [context.opened, context.input.document, ...context.previous.map(({ document }) => document)],
    lose: () => lose(context),
  };
}

function noteEdit<Held>(context: InputContext<Held>, isBlank: boolean): boolean {
  if (context.editor.isSetting()) return false;
  context.version += 1;
  context.opened = null;
  context.isFile = false;
  // A file that is read again would replace the typed text.
  if (context.input.document !== null) context.input = { at: 'editor', name: context.input.name, document: null };
  showState(context, isBlank);
  context.onText(true);
  return true;
}

async function take<Held>(
  context: InputContext<Held>,
  source: Blob | string,
  name: string | null,
  signal: AbortSignal,
): Promise<PreviousText | null> {
  if (typeof source !== 'string' && source.size === 0) throw new AppError('file-empty', 'The file is empty');
  if (typeof source === 'string' && source.length <= EDITED_BYTES.offered) {
    const previous = setAside(context);
    context.isFile = name !== null || context.isKnown?.(source) === true;
    putText(context, source, name);
    return previous;
  }
  const document = await context.home.open(source, signal);
  const content = await readShort(context, document);
  signal.throwIfAborted();
  const previous = setAside(context);
  context.isFile = name !== null;
  putDocument(context, { document, name, content });
  return previous;
}

/** The text of a document that is short enough for the editor; null for a longer one. */
async function readShort<Held>({ home }: InputContext<Held>, document: Held): Promise<string | null> {
  return home.sizeOf(document) <= EDITED_BYTES.offered ? home.read(document, EDITED_BYTES.offered) : null;
}

/** Puts a text into the editor. `document` is the same text as it was opened, if it was. */
function putText<Held>(context: InputContext<Held>, text: string, name: string | null, document: Held | null = null) {
  context.version += 1;
  context.opened = document;
  const doubted = document !== null && context.home.hasDoubt(document) ? document : null;
  context.input = { at: 'editor', name, document: doubted };
  showState(context, text.trim() === '');
  context.editor.setText(text);
  context.onText(false);
}

interface PutDocument<Held> {
  readonly document: Held;
  readonly name: string | null;
  /** The text, for the editor; none for a text that stays outside of it. */
  readonly content?: string | null;
  /** By default the text is another one. */
  readonly series?: number | undefined;
}

function putDocument<Held>(context: InputContext<Held>, { document, name, content = null, series }: PutDocument<Held>) {
  if (content !== null) return putText(context, content, name, document);
  context.version += 1;
  context.opened = null;
  context.input = { at: 'outside', document, name, series: series ?? context.version };
  showState(context, context.home.sizeOf(document) === 0);
  context.onText(false);
}

function showState<Held>({ input, isFile, onState }: InputContext<Held>, isBlank: boolean): void {
  onState({ input, isBlank, isUnsaved: !isBlank && !isFile });
}

/** Keeps the current text for `restore`. A blank text is not worth keeping. */
function setAside<Held>(context: InputContext<Held>): PreviousText | null {
  const { input, isFile, editor } = context;
  const { document } = input;
  const previous: Previous<Held> = { input, isFile, text: editor.text(), document, onLost: () => undefined };
  if (input.at === 'editor' && previous.text.trim() === '') return null;
  const all = [...context.previous, previous];
  context.previous = all.slice(-PREVIOUS_MAX);
  for (const { onLost } of all.slice(0, -PREVIOUS_MAX)) onLost();
  if (document !== null) context.home.rest(document);
  const successor = context.version + 1;
  return {
    restore() {
      if (!context.previous.includes(previous)) throw new AppError('document-closed', 'The previous text is lost');
      const replaced = context.version === successor ? null : setAside(context);
      forget(context, previous);
      context.isFile = previous.isFile;
      const { input, text, document } = previous;
      if (input.at === 'outside') putDocument(context, input);
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

function forget<Held>(context: InputContext<Held>, previous: Previous<Held>): void {
  context.previous = context.previous.filter((other) => other !== previous);
}

/** Forgets the texts outside of the editor. */
function lose<Held>(context: InputContext<Held>): void {
  const { input, previous, editor } = context;
  context.opened = null;
  context.isFile &&= input.at === 'editor';
  for (const each of previous) {
    each.document = null;
    if (each.input.at !== 'outside') continue;
    forget(context, each);
    each.onLost();
  }
  if (input.document === null) return;
  context.version += 1;
  context.input = { at: 'editor', name: input.at === 'editor' ? input.name : null, document: null };
  showState(context, editor.text().trim() === '');
}
