import type { JsonTool, OpenedDocument, TextDocument, TextEncodingName } from '../../../bridges/json-bridge.ts';
import { EDITED_BYTES } from '../constants.ts';
import type { TextEditor } from '../panes/editor.ts';
import type { JsonInput, SlotState } from './json-state.ts';
import type { TextKeeper } from './text-keeper.ts';

/** A text that is put in: typed in an editor, or longer, in the worker and read only. */
export interface TextSlot {
  /** The editor that is on the page; null while a text in the worker is shown, or none is loaded. */
  attachEditor(editor: TextEditor | null): void;
  /** Text for an editor that is made anew. */
  editorText(): string;
  /** The text; null when only the worker has it. */
  inputText(): string | null;
  /** The editor's text was changed. @returns false when it was changed from here. */
  noteEdit(isBlank: boolean): boolean;
  /** Takes a text in: into the editor where it is short enough, else into the worker. */
  take(source: Blob | string, name: string | null, signal: AbortSignal): Promise<void>;
  decodeAs(encoding: TextEncodingName, signal: AbortSignal): Promise<void>;
  /** Brings a text that is shown read only into the editor. */
  editAnyway(): Promise<void>;
  clear(): void;
  showPlace(line: number, column: number): void;
  /** The text as the worker has it; handed over now unless it is there unchanged. */
  document(signal: AbortSignal): Promise<TextDocument>;
  /** Texts in the worker that are needed here. */
  used(): readonly (number | undefined)[];
  /** The worker is lost: what only it had is gone. */
  forget(): void;
}

export interface TextSlotOptions {
  readonly tool: Pick<JsonTool, 'open' | 'getText' | 'decodeAs'>;
  readonly keeper: TextKeeper;
  readonly initialText: string;
  readonly onState: (state: SlotState) => void;
  /** Called when the text may be another one. */
  readonly onText: () => void;
}

export function toSlotState(text: string): SlotState {
  return { input: { at: 'editor', name: null }, isBlank: text.trim() === '' };
}

export function createTextSlot({ tool, keeper, initialText, onState, onText }: TextSlotOptions): TextSlot {
  let editor: TextEditor | null = null;
  let stash = initialText;
  let input: JsonInput = toSlotState(initialText).input;
  /** The editor's text as the worker has it, until it is changed. */
  let opened: OpenedDocument | null = null;
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
    show({ at: 'editor', name }, content.trim() === '');
    isPutting = true;
    editor?.setText(content);
    isPutting = false;
    onText();
  };

  return {
    attachEditor(next) {
      if (next === null) stash = text();
      editor = next;
    },
    editorText: () => stash,
    inputText: () => (input.at === 'editor' ? text() : null),
    noteEdit(isBlank) {
      if (isPutting) return false;
      opened = null;
      onState({ input, isBlank });
      onText();
      return true;
    },
    async take(source, name, signal) {
      if (typeof source === 'string' && source.length <= EDITED_BYTES.offered) return put(source, name);
      const document = keeper.keep(await tool.open(source, signal));
      if (document.byteLength <= EDITED_BYTES.offered && !hasDoubt(document)) {
        put(await tool.getText(document.id, EDITED_BYTES.offered), name, document);
        return;
      }
      opened = null;
      show({ at: 'worker', document, name }, document.byteLength === 0);
      onText();
    },
    async decodeAs(encoding, signal) {
      if (input.at !== 'worker') return;
      const document = await tool.decodeAs(input.document.id, encoding, signal);
      show({ ...input, document }, document.byteLength === 0);
      onText();
    },
    async editAnyway() {
      if (input.at !== 'worker') return;
      put(await tool.getText(input.document.id, EDITED_BYTES.onRequest), input.name);
    },
    clear: () => put('', null),
    showPlace: (line, column) => editor?.showPlace(line, column),
    async document(signal) {
      if (input.at === 'worker') return input.document;
      opened ??= keeper.keep(await tool.open(text(), signal));
      return opened;
    },
    used: () => [opened?.id, input.at === 'worker' ? input.document.id : undefined],
    forget() {
      opened = null;
      stash = text();
      if (input.at !== 'worker') return;
      const { input: edited, isBlank } = toSlotState(stash);
      show(edited, isBlank);
    },
  };
}

function hasDoubt({ encoding, otherEncodings }: OpenedDocument): boolean {
  return encoding !== 'utf-8' || otherEncodings.length > 0;
}
