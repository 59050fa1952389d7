import type {
  JsonIndent,
  JsonResult,
  JsonTool,
  OpenedDocument,
  TextEncodingName,
} from '../../../bridges/json-bridge.ts';
import { createDeskController } from '../desk/desk.ts';
import { changeInput, createTaking, type InputDesk } from '../desk/input-desk.ts';
import type { InputController } from '../parts/input-controller.ts';
import { isDecodedFirst } from './conversions.ts';
import { importTable, isTableFile } from './import/import-table.ts';
import { redoAfterChoice, runAction } from './json-actions.ts';
import { closeUnused, createJsonContext, type JsonContext, type JsonControllerOptions } from './json-context.ts';
import type { JsonAction, ResultView } from './json-state.ts';
import { runTool, type ToolJob } from './run-tool.ts';

/** An input of the JSON tool: the tool's own, or the second text of a comparison. */
export interface JsonInputController extends InputController {
  readonly tool: JsonTool;
  /** The text; null when only the worker has it. */
  inputText(): string | null;
  decodeAs(encoding: TextEncodingName): Promise<void>;
}

/** The JSON tool: the texts in its panes, and the worker that processes them. */
export type JsonController = ReturnType<typeof createJsonController>;

const ACCEPTED_FILES =
  '.json,.jsonc,.json5,.geojson,.har,.map,.txt,.log,.csv,.tsv,application/json,text/plain,text/csv';

export function createJsonController(tool: JsonTool, options: JsonControllerOptions = {}) {
  const context = createJsonContext(tool, options);
  const { store, work } = context;
  const desk = createDeskController(context);
  return {
    ...createInputController(context),
    ...desk,
    async take(source: Blob | string, name: string | null) {
      const replaced = await desk.take(source, name);
      const isTaken = store.getState().input.name === name && !work.isRunning();
      if (isTableFile(name) && isTaken && !context.isComparing) void importTable(context);
      return replaced;
    },
    store,
    /** For the comparison, which shares worker, work and notices with the tool. */
    context,
    notePaste() {
      if (options.formatsPastes?.() === true && !context.isComparing) void formatPaste(context);
    },
    run: (action: JsonAction): Promise<void> => runAction(context, action),
    runTool: <Result extends JsonResult>(job: ToolJob<Result>) => runTool(context, job),
    showAs: (view: ResultView) => store.setState({ view }),
    /** Opens the panel of a further tool; null closes it. */
    showPanel: (panel: string | null) => store.setState({ panel }),
    setIndent(indent: JsonIndent) {
      if (indent === store.getState().indent) return;
      store.setState({ indent });
      redoAfterChoice(context, ['format', 'unescape']);
    },
    /** Writes short arrays of scalars on one line, or each item on its own. */
    setJoining(joinsArrays: boolean) {
      store.setState({ joinsArrays });
      redoAfterChoice(context, ['format', 'unescape']);
    },
    setSorting(sortsKeys: boolean) {
      store.setState({ sortsKeys });
      redoAfterChoice(context, ['format', 'minify']);
    },
    setStrict: (isStrict: boolean) => store.setState({ isStrict }),
    leave() {
      desk.leave();
      endWorker(context);
    },
  };
}

/** Formats a paste, unless it looks like a text that has to be decoded first. */
async function formatPaste(context: JsonContext): Promise<void> {
  const found = await context.looking.look();
  if (found === null || !isDecodedFirst(found.kind)) await runAction(context, 'format');
}

/** Wires one input to the tool's worker. */
export function createInputController(
  context: JsonContext,
  desk: InputDesk<OpenedDocument> = context,
): JsonInputController {
  const { tool } = context;
  const { input } = desk;
  return {
    ...createTaking(desk),
    tool,
    acceptedFiles: ACCEPTED_FILES,
    inputText: input.inputText,
    noteEdit(isBlank) {
      if (input.noteEdit(isBlank)) closeUnused(context);
    },
    noteReplaced: () => undefined,
    decodeAs: (encoding) =>
      changeInput(desk, (signal) => input.reread(({ id }) => tool.decodeAs(id, encoding, signal))),
  };
}

/** Ends the worker, unless it holds an input or a result: those survive a visit to another page. */
function endWorker(context: JsonContext): void {
  const { store, documents, tool } = context;
  if (documents.hasOnlyCopies()) closeUnused(context);
  else {
    documents.lose();
    tool.stop();
  }
  store.setState({ work: null });
}
