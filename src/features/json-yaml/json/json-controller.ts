import type { StoreApi } from 'zustand/vanilla';
import type { JsonIndent, JsonTool, TextEncodingName } from '../../../bridges/json-bridge.ts';
import type { ResultView } from '../model/result-view.ts';
import { copy as sharedCopy } from '../parts/copy.ts';
import type { ResultController } from '../parts/input-actions.ts';
import type { InputController, ReplacedInput } from '../parts/input-controller.ts';
import { isDecodedFirst } from './conversions.ts';
import { importTable, isTableFile } from './import/import-table.ts';
import type { InputDocument, PreviousText } from './input-document.ts';
import { redoAfterChoice, runAction } from './json-actions.ts';
import {
  closeUnused,
  createJsonContext,
  dropOutput,
  type JsonContext,
  type JsonControllerOptions,
  report,
} from './json-context.ts';
import { isRefusal, type JsonAction, type JsonState } from './json-state.ts';
import { runTool, type ToolJob } from './run-tool.ts';

/** An input of the JSON tool: the tool's own, or the second text of a comparison. */
export interface JsonInputController extends InputController {
  readonly tool: JsonTool;
  /** The text; null when only the worker has it. */
  inputText(): string | null;
  /** Line and column from 1. */
  showPlace(line: number, column: number): void;
  decodeAs(encoding: TextEncodingName): Promise<void>;
  editAnyway(): Promise<void>;
  report(error: unknown): void;
}

/** The JSON tool: the texts in its panes, and the worker that processes them. */
export interface JsonController extends JsonInputController, ResultController {
  readonly store: StoreApi<JsonState>;
  /** For the comparison, which shares worker, work and notices with the tool. */
  readonly context: JsonContext;
  run(action: JsonAction): Promise<void>;
  runTool(job: ToolJob): Promise<void>;
  /** Shows the text before the repair, or the result again. */
  showOriginal(isShown: boolean): void;
  showAs(view: ResultView): void;
  /** Opens the panel of a further tool; null closes it. */
  showPanel(id: string | null): void;
  setIndent(indent: JsonIndent): void;
  /** Writes short arrays of scalars on one line, or each item on its own. */
  setJoining(joinsArrays: boolean): void;
  setSorting(sortsKeys: boolean): void;
  setStrict(isStrict: boolean): void;
  cancel(): void;
  showSuccess(words: string): void;
  /** Call when the visitor goes to another page of the product: input and result are kept. */
  leave(): void;
}

const ACCEPTED_FILES =
  '.json,.jsonc,.json5,.geojson,.har,.map,.txt,.log,.csv,.tsv,application/json,text/plain,text/csv';

export function createJsonController(tool: JsonTool, options: JsonControllerOptions = {}): JsonController {
  const context = createJsonContext(tool, options);
  const { store, input, notices, work } = context;
  const inputController = createInputController(context, input, () => dropOutput(context));
  return {
    ...inputController,
    async take(source, name) {
      const replaced = await inputController.take(source, name);
      const isTaken = store.getState().input.name === name && !work.isRunning();
      if (isTableFile(name) && isTaken && !context.isComparing) void importTable(context);
      return replaced;
    },
    store,
    context,
    noteEdit(isBlank) {
      if (!input.noteEdit(isBlank)) return;
      const { output, isOutputStale, showsOriginal } = store.getState();
      if (showsOriginal) store.setState({ showsOriginal: false });
      if (output !== null && !isOutputStale) store.setState({ isOutputStale: true });
      if (isBlank) endRefusal(context);
      closeUnused(context);
    },
    noteReplaced: () => endRefusal(context),
    notePaste() {
      if (options.formatsPastes?.() === true && !context.isComparing) void formatPaste(context);
    },
    run: (action) => runAction(context, action),
    runTool: (job) => runTool(context, job),
    takeResult: () => takeResult(context),
    showOriginal: (showsOriginal) => store.setState({ showsOriginal }),
    showAs: (view) => store.setState({ view }),
    showPanel: (panel) => store.setState({ panel }),
    setIndent(indent) {
      if (indent === store.getState().indent) return;
      store.setState({ indent });
      redoAfterChoice(context, ['format', 'unescape']);
    },
    setJoining(joinsArrays) {
      store.setState({ joinsArrays });
      redoAfterChoice(context, ['format', 'unescape']);
    },
    setSorting(sortsKeys) {
      store.setState({ sortsKeys });
      redoAfterChoice(context, ['format', 'minify']);
    },
    setStrict: (isStrict) => store.setState({ isStrict }),
    cancel: () => work.cancel(),
    showSuccess: notices.flash,
    leave: () => leave(context),
  };
}

/** A refusal ends with the text that it is about. */
function endRefusal({ store, notices }: JsonContext): void {
  if (isRefusal(store.getState().notice)) notices.show(null);
}

/** Formats a paste, unless it looks like a text that has to be decoded first. */
async function formatPaste(context: JsonContext): Promise<void> {
  const found = await context.detection.look();
  if (found === null || !isDecodedFirst(found.kind)) await runAction(context, 'format');
}

/** Wires one input to the tool's worker. `onReplaced` is called when another text takes the place of the input. */
export function createInputController(
  context: JsonContext,
  input: InputDocument,
  onReplaced: () => void,
): JsonInputController {
  const { editor } = input;
  return {
    tool: context.tool,
    acceptedFiles: ACCEPTED_FILES,
    clearedToast: sharedCopy.notices.inputCleared,
    attachEditor: editor.attachEditor,
    attachPane: editor.attachPane,
    editorText: editor.text,
    showPlace: editor.showPlace,
    focus: editor.focus,
    inputText: input.inputText,
    noteEdit(isBlank) {
      if (input.noteEdit(isBlank)) closeUnused(context);
    },
    noteReplaced: () => undefined,
    take: (source, name) => takeText(context, input, { source, name, onReplaced }),
    clear() {
      context.work.cancel();
      const previous = input.clear();
      onReplaced();
      closeUnused(context);
      context.notices.show({ kind: 'success', text: sharedCopy.notices.cleared, of: 'input' });
      return toReplaced(context, previous, onReplaced);
    },
    decodeAs: (encoding) => changeInput(context, onReplaced, (signal) => input.decodeAs(encoding, signal)),
    editAnyway: () => changeInput(context, onReplaced, () => input.editAnyway()),
    report: (error) => report(context, error),
  };
}

interface Taking {
  readonly source: Blob | string;
  readonly name: string | null;
  readonly onReplaced: () => void;
}

async function takeText(context: JsonContext, input: InputDocument, { source, name, onReplaced }: Taking) {
  const words = sharedCopy.notices;
  context.notices.show(null);
  const previous = await context.work.run(null, async (signal) => {
    const replaced = await input.take(source, name, signal);
    onReplaced();
    context.notices.show({ kind: 'success', text: name === null ? words.pasted : words.opened(name), of: 'input' });
    return replaced;
  });
  return toReplaced(context, previous ?? null, onReplaced);
}

async function takeResult(context: JsonContext): Promise<ReplacedInput | null> {
  const { store, input, notices, work } = context;
  const onReplaced = () => dropOutput(context);
  notices.show(null);
  const previous = await work.run(null, async (signal) => {
    const { output } = store.getState();
    if (output === null) return null;
    const take = await input.prepare(output.document, signal);
    const replaced = take();
    onReplaced();
    if (replaced === null) notices.show({ kind: 'success', text: sharedCopy.result.taken });
    return replaced;
  });
  return toReplaced(context, previous ?? null, onReplaced);
}

async function changeInput(
  context: JsonContext,
  onReplaced: () => void,
  change: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  context.notices.show(null);
  await context.work.run(null, (signal) => {
    onReplaced();
    return change(signal);
  });
}

/** Makes it possible to put a replaced text back; `onReplaced` is called when it is. */
export function toReplaced(
  context: JsonContext,
  previous: PreviousText | null,
  onReplaced: () => void,
): ReplacedInput | null {
  if (previous === null) return null;
  return {
    undo() {
      context.work.cancel();
      context.notices.show(null);
      const replaced = restore(context, previous);
      onReplaced();
      closeUnused(context);
      return toReplaced(context, replaced, onReplaced);
    },
    release() {
      previous.release();
      closeUnused(context);
    },
    onLost: (handler) => previous.onLost(handler),
  };
}

/** A text that is lost is reported. */
function restore(context: JsonContext, previous: PreviousText): PreviousText | null {
  try {
    return previous.restore();
  } catch (error) {
    report(context, error);
    return null;
  }
}

/** Ends the worker, unless it holds an input or a result: those survive a visit to another page. */
function leave(context: JsonContext): void {
  const { store, documents, work, notices, tool } = context;
  work.cancel();
  context.detection.stop();
  notices.stop();
  if (store.getState().notice?.kind === 'success') notices.show(null);
  if (documents.hasOnlyCopies()) closeUnused(context);
  else {
    documents.lose();
    tool.stop();
  }
  store.setState({ work: null });
}
