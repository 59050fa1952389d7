import type { StoreApi } from 'zustand/vanilla';
import type { TextConversion, YamlFix, YamlIndent, YamlOutputChoice, YamlTool } from '../../../bridges/yaml-bridge.ts';
import { createDeskController, type DeskController } from '../desk/desk.ts';
import { toReplaced } from '../desk/input-desk.ts';
import type { ReplacedInput } from '../parts/input-controller.ts';
import { copy } from './copy.ts';
import { redoAfterChoice, runAction } from './yaml-actions.ts';
import { createYamlContext, inputText, type YamlContext, type YamlControllerOptions } from './yaml-context.ts';
import type { YamlAction, YamlState } from './yaml-state.ts';

/** The YAML tool: the texts in its panes, and its choices. */
export interface YamlController extends DeskController {
  readonly store: StoreApi<YamlState>;
  inputText(): string;
  run(action: YamlAction): Promise<void>;
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
  /** Changes one line of the input; false when the line has changed since the suggestion was made. */
  applySuggestion(suggestion: YamlFix): boolean;
  /** Changes the lines that have not changed since, in one step that can be undone; null when there are none. */
  applySuggestions(suggestions: readonly YamlFix[]): ReplacedInput | null;
}

const ACCEPTED_FILES = '.yaml,.yml,.json,.txt,.conf,.cfg,application/yaml,application/json,text/plain';

export function createYamlController(tool: YamlTool, options: YamlControllerOptions = {}): YamlController {
  const context = createYamlContext(tool, options);
  const { store } = context;
  return {
    ...createDeskController(context),
    store,
    acceptedFiles: ACCEPTED_FILES,
    inputText: () => inputText(context),
    run: (action) => runAction(context, action),
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
    applySuggestion: (suggestion) => applySuggestion(context, suggestion),
    applySuggestions: (suggestions) => applySuggestions(context, suggestions),
  };
}

function applySuggestion({ store, input, notices }: YamlContext, { line, before, after }: YamlFix): boolean {
  if (!input.editor.replaceLine(line, before, after)) return false;
  const { findings } = store.getState();
  const suggestions = findings?.suggestions.filter((other) => other.line !== line) ?? [];
  if (findings !== null) store.setState({ findings: { ...findings, suggestions } });
  notices.show({ kind: 'success', text: copy.notices.applied, of: 'input' });
  return true;
}

function applySuggestions(context: YamlContext, suggestions: readonly YamlFix[]): ReplacedInput | null {
  const { store, input, notices } = context;
  const applied = new Set<number>();
  const previous = input.change(() => {
    for (const { line } of input.editor.replaceLines(suggestions)) applied.add(line);
  });
  if (applied.size === 0) {
    previous?.release();
    return null;
  }
  const { findings } = store.getState();
  if (findings !== null) {
    const left = findings.suggestions.filter(({ line }) => !applied.has(line));
    store.setState({ findings: { ...findings, suggestions: left } });
  }
  notices.show({ kind: 'success', text: copy.notices.appliedAll(applied.size) });
  return toReplaced(context, previous);
}
