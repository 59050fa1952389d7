import type { StoreApi } from 'zustand/vanilla';
import type { TextConversion, YamlFix, YamlIndent, YamlOutputChoice, YamlTool } from '../../../bridges/yaml-bridge.ts';
import { copy as sharedCopy } from '../parts/copy.ts';
import type { ResultController } from '../parts/input-actions.ts';
import type { ReplacedInput } from '../parts/input-controller.ts';
import { copy } from './copy.ts';
import { redoAfterChoice, runAction } from './yaml-actions.ts';
import { createYamlContext, report, type YamlContext, type YamlControllerOptions } from './yaml-context.ts';
import { BLANK, currentInput, putInput, replaceInput, takeResult, takeText, toReplaced } from './yaml-input.ts';
import type { YamlAction, YamlPlace, YamlState } from './yaml-state.ts';

/** The YAML tool: the texts in its panes, and its choices. */
export interface YamlController extends ResultController {
  readonly store: StoreApi<YamlState>;
  inputText(): string;
  run(action: YamlAction): Promise<void>;
  /** Shows the text before the fixes, or the result again. */
  showOriginal(isShown: boolean): void;
  /** Brings a read-only text into the editor. */
  editAnyway(): void;
  /** Changing indent, lists or language makes the result again while it belongs to the current input. */
  setIndent(indent: YamlIndent): void;
  setIndentsLists(indentsLists: boolean): void;
  setOutputChoice(choice: YamlOutputChoice): void;
  /** Turns the input into another format. */
  exchange(conversion: TextConversion): Promise<void>;
  /** Hides the offer to convert the input until there is another input. */
  closeOffer(): void;
  /** Applies from the next result on. */
  setFixing(isFixing: boolean): void;
  cancel(): void;
  /** Changes one line of the input; false when the line has changed since the suggestion was made. */
  applySuggestion(suggestion: YamlFix): boolean;
  /** Changes the lines that have not changed since, in one step that can be undone; null when there are none. */
  applySuggestions(suggestions: readonly YamlFix[]): ReplacedInput | null;
  showSuccess(words: string): void;
  showPlace(place: YamlPlace): void;
  report(error: unknown): void;
  /** Call when the visitor leaves the page. */
  leave(): void;
}

const ACCEPTED_FILES = '.yaml,.yml,.json,.txt,.conf,.cfg,application/yaml,application/json,text/plain';

export function createYamlController(tool: YamlTool, options: YamlControllerOptions = {}): YamlController {
  const context = createYamlContext(tool, options);
  const { store, editor, notices, work, detection } = context;
  return {
    store,
    acceptedFiles: ACCEPTED_FILES,
    clearedToast: sharedCopy.notices.cleared,
    attachEditor: editor.attachEditor,
    attachPane: editor.attachPane,
    editorText: editor.text,
    focus: editor.focus,
    inputText: () => currentInput(context).text,
    noteEdit: (isBlank) => noteEdit(context, isBlank),
    noteReplaced: () => endRefusal(context),
    run(action) {
      store.setState({ showsOriginal: false });
      return runAction(context, action);
    },
    takeResult: async () => takeResult(context),
    showOriginal: (showsOriginal) => store.setState({ showsOriginal }),
    take: (source, name) => takeText(context, source, name),
    editAnyway: () => putInput(context, { ...currentInput(context), lines: null }),
    setIndent(indent) {
      if (indent === store.getState().indent) return;
      store.setState({ indent });
      redoAfterChoice(context, (action) => (action === 'compress' ? null : action));
    },
    setIndentsLists(indentsLists) {
      if (indentsLists === store.getState().indentsLists) return;
      store.setState({ indentsLists });
      redoAfterChoice(context, (action) => (action === 'format' ? action : null));
    },
    setOutputChoice(outputChoice) {
      if (outputChoice === store.getState().outputChoice) return;
      store.setState({ outputChoice });
      // A conversion has its own language; formatting takes the chosen one.
      redoAfterChoice(context, (action) => (action === 'convert' ? 'format' : action === 'exchange' ? null : action));
    },
    exchange(conversion) {
      store.setState({ conversion });
      return runAction(context, 'exchange');
    },
    closeOffer: () => store.setState({ isOfferClosed: true }),
    setFixing: (isFixing) => store.setState({ isFixing }),
    clear() {
      work.cancel();
      notices.show(null);
      return replaceInput(context, BLANK);
    },
    cancel: () => work.cancel(),
    applySuggestion: (suggestion) => applySuggestion(context, suggestion),
    applySuggestions: (suggestions) => applySuggestions(context, suggestions),
    showSuccess: notices.flash,
    showPlace: ({ line, column }) => editor.showPlace(line, column),
    report: (error) => report(context, error),
    leave() {
      work.cancel();
      detection.stop();
      notices.stop();
    },
  };
}

function noteEdit(context: YamlContext, isBlank: boolean): void {
  const { store, editor, detection, onInput } = context;
  if (editor.isSetting()) return;
  onInput();
  detection.lookLater();
  const { output, isOutputStale } = store.getState();
  store.setState({ isBlank, isUnsaved: !isBlank, verdict: null, showsOriginal: false });
  if (output !== null && !isOutputStale) store.setState({ isOutputStale: true });
  if (isBlank) endRefusal(context);
}

/** A refusal ends with the text that it is about. */
function endRefusal({ store, notices }: YamlContext): void {
  if (store.getState().notice?.kind === 'invalid') notices.show(null);
}

function applySuggestion({ store, editor, notices }: YamlContext, { line, before, after }: YamlFix): boolean {
  if (!editor.replaceLine(line, before, after)) return false;
  const { findings } = store.getState();
  const suggestions = findings?.suggestions.filter((other) => other.line !== line) ?? [];
  if (findings !== null) store.setState({ findings: { ...findings, suggestions } });
  notices.show({ kind: 'success', text: copy.notices.applied, of: 'input' });
  return true;
}

function applySuggestions(context: YamlContext, suggestions: readonly YamlFix[]): ReplacedInput | null {
  const { store, editor, notices } = context;
  const previous = currentInput(context);
  const applied = new Set(editor.replaceLines(suggestions).map(({ line }) => line));
  if (applied.size === 0) return null;
  const { findings } = store.getState();
  if (findings !== null) {
    const left = findings.suggestions.filter(({ line }) => !applied.has(line));
    store.setState({ findings: { ...findings, suggestions: left } });
  }
  notices.show({ kind: 'success', text: copy.notices.appliedAll(applied.size) });
  return toReplaced(context, previous, currentInput(context).text);
}
