import type { TextConversion, YamlFix, YamlIndent, YamlOutputChoice, YamlTool } from '../../../bridges/yaml-bridge.ts';
import { createDeskController } from '../desk/desk.ts';
import { toReplaced } from '../desk/input-desk.ts';
import type { ReplacedInput } from '../parts/input-controller.ts';
import { copy } from './copy.ts';
import { redoAfterChoice, runAction } from './yaml-actions.ts';
import { createYamlContext, inputText, type YamlContext, type YamlControllerOptions } from './yaml-context.ts';
import type { YamlAction } from './yaml-state.ts';

/** The YAML tool: the texts in its panes, and its choices. */
export type YamlController = ReturnType<typeof createYamlController>;

const ACCEPTED_FILES = '.yaml,.yml,.json,.txt,.conf,.cfg,application/yaml,application/json,text/plain';

export function createYamlController(tool: YamlTool, options: YamlControllerOptions = {}) {
  const context = createYamlContext(tool, options);
  const { store } = context;
  return {
    ...createDeskController(context),
    store,
    acceptedFiles: ACCEPTED_FILES,
    inputText: () => inputText(context),
    run: (action: YamlAction): Promise<void> => runAction(context, action),
    /** Changing indent, lists or language makes the result again while it belongs to the current input. */
    setIndent(indent: YamlIndent) {
      if (indent === store.getState().indent) return;
      store.setState({ indent });
      redoAfterChoice(context, (action) => (action === 'compress' ? null : action));
    },
    setIndentsLists(indentsLists: boolean) {
      if (indentsLists === store.getState().indentsLists) return;
      store.setState({ indentsLists });
      redoAfterChoice(context, (action) => (action === 'format' ? action : null));
    },
    setOutputChoice(outputChoice: YamlOutputChoice) {
      if (outputChoice === store.getState().outputChoice) return;
      store.setState({ outputChoice });
      // A conversion has its own language; formatting takes the chosen one.
      redoAfterChoice(context, (action) => (action === 'convert' ? 'format' : action === 'exchange' ? null : action));
    },
    /** Turns the input into another format. */
    exchange(conversion: TextConversion): Promise<void> {
      store.setState({ conversion });
      return runAction(context, 'exchange');
    },
    /** Hides the offer to convert the input until there is another input. */
    closeOffer: () => store.setState({ isOfferClosed: true }),
    /** Applies from the next result on. */
    setFixing: (isFixing: boolean) => store.setState({ isFixing }),
    /** Changes one line of the input; false when the line has changed since the suggestion was made. */
    applySuggestion: (suggestion: YamlFix) => applySuggestion(context, suggestion),
    /** Changes the lines that have not changed since, in one step that can be undone; null when there are none. */
    applySuggestions: (suggestions: readonly YamlFix[]): ReplacedInput | null => applySuggestions(context, suggestions),
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
