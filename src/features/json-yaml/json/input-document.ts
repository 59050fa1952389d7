import type { JsonTool, OpenedDocument, TextDocument, TextEncodingName } from '../../../bridges/json-bridge.ts';
import { AppError } from '../../../core/errors.ts';
import { EDITED_BYTES } from '../constants.ts';
import type { TextEditor } from '../editor/editor.ts';
import type { DocumentCache } from './document-cache.ts';
import type { InputState, JsonInput } from './json-state.ts';

/** A text that was replaced. It is kept until it is released, or another one is replaced. */
export interface PreviousText {
  /** Puts it back; false when it is lost. */
  restore(): boolean;
  release(): void;
}

/** A text that is put in: typed in an editor, or longer, in the worker and read only. */
export interface InputDocument {
  /** The editor that is on the page; null while a text in the worker is shown, or none is loaded. */
  attachEditor(editor: TextEditor | null): void;
  /** Text for an editor that is made anew. */
  editorText(): string;
  /** The text; null when only the worker has it. */
  inputText(): string | null;
  /** The editor's text was changed. @returns false when it was changed from here. */
  noteEdit(isBlank: boolean): boolean;
  /** Takes a text in: into the editor where it is short enough, else into the worker. */
  take(source: Blob | string, name: string | null, signal: AbortSignal): Promise<PreviousText | null>;
  /** Reads a file again whose text is unchanged. */
  decodeAs(encoding: TextEncodingName, signal: AbortSignal): Promise<void>;
  /** Brings a text that is shown read only into the editor. */
  editAnyway(): Promise<void>;
  clear(): PreviousText | null;
  showPlace(line: number, column: number): void;
  /** What gives the focus to the text that is on the page; false when there is none yet. */
  attachPane(focus: (() => boolean) | null): void;
  focus(): void;
  /** The text as the worker has it; handed over now unless it is there unchanged. */
  document(signal: AbortSignal): Promise<TextDocument>;
  /** Texts in the worker that are needed here. */
  used(): readonly (number | undefined)[];
  /** The worker is lost: what only it had is gone. */
  forget(): void;
}

export interface InputDocumentOptions {
  readonly tool: Pick<JsonTool, 'open' | 'getText' | 'decodeAs'>;
  readonly keeper: DocumentCache;
  readonly initialText: string;
  readonly onState: (state: InputState) => void;
  /** Called when the text may be another one. */
  readonly onText: () => void;
}

export function toInputState(text: string): InputState {
  return { input: { at: 'editor', name: null, document: null }, isBlank: text.trim() === '' };
}

interface Former {
  readonly input: JsonInput;
  readonly text: string;
  /** Null, too, when the worker is lost. */
  document: OpenedDocument | null;
}

export function createInputDocument({
  tool,
  keeper,
  initialText,
  onState,
  onText,
}: InputDocumentOptions): InputDocument {
  let editor: TextEditor | null = null;
  let stash = initialText;
  let input: JsonInput = toInputState(initialText).input;
  /** The editor's text as the worker has it, until it is changed. */
  let opened: OpenedDocument | null = null;
  let former: Former | null = null;
  let focusPane: (() => boolean) | null = null;
  /** The focus was asked for before there was an editor to have it. */
  let awaitsFocus = false;
  /** The editor reports the text that it is given as a change, too. */
  let isPutting = false;

  const text = () => editor?.text() ?? stash;
  const show = (next: JsonInput, isBlank: boolean) => {
    input = next;
    onState({ input, isBlank });
  };

  /** `document` is the same text where the worker has it already. */
  const put = (content: string, name: string | null, document: OpenedDocument | null = null) => {
    opened = document;
    stash = content;
    const doubted = document !== null && hasDoubt(document) ? document : null;
    show({ at: 'editor', name, document: doubted }, content.trim() === '');
    isPutting = true;
    editor?.setText(content);
    isPutting = false;
    onText();
  };

  /** The text of a document that is short enough for the editor; null for a longer one. */
  const fetchShort = async ({ id, byteLength }: OpenedDocument) =>
    byteLength <= EDITED_BYTES.offered ? tool.getText(id, EDITED_BYTES.offered) : null;
  const putDocument = (document: OpenedDocument, name: string | null, content: string | null) => {
    if (content !== null) return put(content, name, document);
    opened = null;
    show({ at: 'worker', document, name }, document.byteLength === 0);
    onText();
  };

  /** Keeps the text that is there for coming back to; a blank one is nobody's loss. */
  const setAside = (): PreviousText | null => {
    const own: Former = { input, text: text(), document: input.document };
    const isBlank = input.at === 'editor' && own.text.trim() === '';
    former = isBlank ? null : own;
    if (isBlank) return null;
    return {
      restore() {
        if (former !== own) return false;
        former = null;
        if (own.input.at === 'worker') putDocument(own.input.document, own.input.name, null);
        else put(own.text, own.input.name, own.document);
        return true;
      },
      release() {
        if (former === own) former = null;
      },
    };
  };

  return {
    attachEditor(next) {
      if (next === null) stash = text();
      editor = next;
      if (next === null || !awaitsFocus) return;
      awaitsFocus = false;
      next.focus();
    },
    editorText: () => stash,
    inputText: () => (input.at === 'editor' ? text() : null),
    noteEdit(isBlank) {
      if (isPutting) return false;
      opened = null;
      // Read again, the file would take the place of what was typed.
      if (input.document !== null) input = { at: 'editor', name: input.name, document: null };
      onState({ input, isBlank });
      onText();
      return true;
    },
    async take(source, name, signal) {
      if (typeof source !== 'string' && source.size === 0) throw new AppError('file-empty', 'The file is empty');
      if (typeof source === 'string' && source.length <= EDITED_BYTES.offered) {
        const replaced = setAside();
        put(source, name);
        return replaced;
      }
      const document = keeper.keep(await tool.open(source, signal));
      const content = await fetchShort(document);
      signal.throwIfAborted();
      const replaced = setAside();
      putDocument(document, name, content);
      return replaced;
    },
    async decodeAs(encoding, signal) {
      const { document, name } = input;
      if (document === null) return;
      const again = await tool.decodeAs(document.id, encoding, signal);
      putDocument(again, name, await fetchShort(again));
    },
    async editAnyway() {
      if (input.at !== 'worker') return;
      put(await tool.getText(input.document.id, EDITED_BYTES.onRequest), input.name);
    },
    clear() {
      const replaced = setAside();
      put('', null);
      return replaced;
    },
    showPlace: (line, column) => editor?.showPlace(line, column),
    attachPane(focus) {
      focusPane = focus;
    },
    focus() {
      awaitsFocus = focusPane?.() !== true;
    },
    async document(signal) {
      if (input.at === 'worker') return input.document;
      opened ??= keeper.keep(await tool.open(text(), signal));
      return opened;
    },
    used: () => [opened?.id, input.document?.id, former?.document?.id],
    forget() {
      opened = null;
      if (former?.input.at === 'worker') former = null;
      if (former !== null) former.document = null;
      stash = text();
      if (input.document === null) return;
      const name = input.at === 'editor' ? input.name : null;
      show({ at: 'editor', name, document: null }, stash.trim() === '');
    },
  };
}

function hasDoubt({ encoding, otherEncodings }: OpenedDocument): boolean {
  return encoding !== 'utf-8' || otherEncodings.length > 0;
}
