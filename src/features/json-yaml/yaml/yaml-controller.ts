import type { StoreApi } from 'zustand/vanilla';
import type { YamlFix, YamlIndent, YamlLanguage, YamlTool } from '../../../bridges/yaml-bridge.ts';
import { copy as sharedCopy } from '../parts/copy.ts';
import type { InputController } from '../parts/input-controller.ts';
import { copy } from './copy.ts';
import { redoAfterChoice, runAction } from './yaml-actions.ts';
import { createYamlContext, report, type YamlContext, type YamlControllerOptions } from './yaml-context.ts';
import { BLANK, currentInput, putInput, replaceInput, takeText } from './yaml-input.ts';
import type { YamlAction, YamlPlace, YamlState } from './yaml-state.ts';

/** The YAML tool: the texts in its panes, and its choices. */
export interface YamlController extends InputController {
  readonly store: StoreApi<YamlState>;
  inputText(): string;
  run(action: YamlAction): Promise<void>;
  /** Brings a read-only text into the editor. */
  editAnyway(): void;
  /** Changing indent or language makes the result again while it belongs to the current input. */
  setIndent(indent: YamlIndent): void;
  setOutputLanguage(language: YamlLanguage): void;
  /** Applies from the next result on. */
  setFixing(isFixing: boolean): void;
  cancel(): void;
  /** Changes one line of the input; false when the line has changed since the suggestion was made. */
  applySuggestion(suggestion: YamlFix): boolean;
  showSuccess(words: string): void;
  showPlace(place: YamlPlace): void;
  report(error: unknown): void;
  /** Call when the visitor leaves the page. */
  leave(): void;
}

const ACCEPTED_FILES = '.yaml,.yml,.json,.txt,.conf,.cfg,application/yaml,application/json,text/plain';

export function createYamlController(tool: YamlTool, options: YamlControllerOptions = {}): YamlController {
  const context = createYamlContext(tool, options);
  const { store, editor, notices, work } = context;
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
    run: (action) => runAction(context, action),
    take: (source, name) => takeText(context, source, name),
    editAnyway: () => putInput(context, { ...currentInput(context), lines: null }),
    setIndent(indent) {
      if (indent === store.getState().indent) return;
      store.setState({ indent });
      redoAfterChoice(context, (action) => (action === 'compress' ? null : action));
    },
    setOutputLanguage(outputLanguage) {
      if (outputLanguage === store.getState().outputLanguage) return;
      store.setState({ outputLanguage });
      // A conversion chooses the language itself; formatting takes the chosen one.
      redoAfterChoice(context, (action) => (action === 'convert' ? 'format' : action));
    },
    setFixing: (isFixing) => store.setState({ isFixing }),
    clear() {
      work.cancel();
      notices.show(null);
      return replaceInput(context, BLANK);
    },
    cancel: () => work.cancel(),
    applySuggestion: (suggestion) => applySuggestion(context, suggestion),
    showSuccess: (text) => notices.show({ kind: 'success', text }),
    showPlace: ({ line, column }) => editor.showPlace(line, column),
    report: (error) => report(context, error),
    leave() {
      work.cancel();
      notices.stop();
    },
  };
}

function noteEdit({ store, editor, onInput }: YamlContext, isBlank: boolean): void {
  if (editor.isSetting()) return;
  onInput();
  const { output, isOutputStale } = store.getState();
  store.setState({ isBlank, isUnsaved: !isBlank, verdict: null });
  if (output !== null && !isOutputStale) store.setState({ isOutputStale: true });
}

function applySuggestion({ store, editor, notices }: YamlContext, { line, before, after }: YamlFix): boolean {
  if (!editor.replaceLine(line, before, after)) return false;
  const { findings } = store.getState();
  const suggestions = findings?.suggestions.filter((other) => other.line !== line) ?? [];
  if (findings !== null) store.setState({ findings: { ...findings, suggestions } });
  notices.show({ kind: 'success', text: copy.notices.applied, of: 'input' });
  return true;
}
