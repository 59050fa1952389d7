import type {
  ConvertedText,
  TextConversion,
  YamlCheck,
  YamlFix,
  YamlIndent,
  YamlOutputChoice,
  YamlResult,
  YamlTool,
  YamlWarning,
} from '../../../bridges/yaml-bridge.ts';
import { nextTask } from '../../../platform/next-task.ts';
import { createDeskController } from '../desk/desk.ts';
import { toReplaced } from '../desk/input-desk.ts';
import { createTextLines } from '../model/text-lines.ts';
import type { ReplacedInput } from '../parts/input-controller.ts';
import { copy } from './copy.ts';
import type { PageText } from './page-texts.ts';
import {
  createYamlContext,
  dropOutcome,
  inputText,
  NO_FINDINGS,
  type YamlContext,
  type YamlControllerOptions,
} from './yaml-context.ts';
import type { OutputLanguage, YamlAction } from './yaml-state.ts';

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

/** Runs an action on the input. A blank input starts nothing. */
async function runAction(context: YamlContext, action: YamlAction): Promise<void> {
  context.lastSeries += 1;
  context.store.setState({ showsOriginal: false });
  await makeResult(context, action);
}

async function makeResult(context: YamlContext, action: YamlAction): Promise<void> {
  const { store, notices, work } = context;
  notices.show(null);
  await work.run(action, async (signal) => {
    if (store.getState().isBlank) return;
    const input = await context.input.held(signal);
    if (action === 'validate') store.setState({ verdict: null, findings: null });
    else dropOutcome(context);
    const start = performance.now();
    const result = await callWorker(context, action, input.text, signal);
    const tookMs = performance.now() - start;
    if ('text' in result) await showResult(context, { action, input, result, tookMs }, signal);
    else store.setState({ verdict: { isValid: true, language: result.input, documentCount: result.documentCount } });
    store.setState({ findings: { ...NO_FINDINGS, ...result, of: 'text' in result ? 'output' : 'input' } });
    if ('text' in result && result.warnings.some(isUntouched)) return;
    if ('text' in result) notices.show({ kind: 'success', text: copy.done[action](result.output) });
    else notices.show({ kind: 'success', text: copy.done[action](result.input), of: 'input' });
  });
}

/**
 * Makes the result again after a choice changed. `toAction` maps the action behind the result to the next one;
 * null for none. Does nothing while the result is stale, or a text is being taken in.
 */
function redoAfterChoice(context: YamlContext, toAction: (action: YamlAction) => YamlAction | null): void {
  const { output, isOutputStale, work } = context.store.getState();
  const made = isOutputStale ? null : (output?.action ?? null);
  const last = work === null ? made : work.name;
  const next = last === null || last === 'validate' ? null : toAction(last);
  if (next !== null) void makeResult(context, next);
}

/** A result as it is shown, whichever language it has. */
type ShownResult = Omit<YamlResult, 'output'> & { readonly output: OutputLanguage };

function callWorker(
  { tool, store }: YamlContext,
  action: YamlAction,
  text: string,
  signal: AbortSignal,
): Promise<ShownResult | YamlCheck> {
  const { indent, indentsLists, outputChoice: output, isFixing: fixes, conversion } = store.getState();
  const calls: Record<YamlAction, () => Promise<ShownResult | YamlCheck>> = {
    format: () => tool.format(text, { output, indent, indentsLists, fixes }, signal),
    compress: () => tool.compress(text, { output, fixes }, signal),
    convert: () => tool.convert(text, { indent, fixes }, signal),
    validate: () => tool.validate(text, signal),
    async exchange() {
      if (conversion === null) throw new Error('No conversion is chosen');
      const chosen = conversion.to === 'properties' ? conversion : { ...conversion, indent };
      return toShownResult(chosen, await tool.convertText(text, chosen, signal));
    },
  };
  return calls[action]();
}

function toShownResult({ to }: TextConversion, { text, losses, warnings }: ConvertedText): ShownResult {
  return { text, losses, warnings, input: 'yaml', output: to, documentCount: 1, fixes: [], suggestions: [] };
}

interface Outcome {
  readonly action: YamlAction;
  readonly input: PageText;
  readonly result: ShownResult;
  readonly tookMs: number;
}

async function showResult(
  { store, lastSeries, input: heldIn }: YamlContext,
  { action, input, result, tookMs }: Outcome,
  signal: AbortSignal,
) {
  const isFixed = result.fixes.length > 0;
  const output = {
    action,
    language: result.output,
    series: lastSeries,
    lines: await createTextLines(result.text, nextTask),
    original: isFixed ? input : null,
    documentCount: result.documentCount,
    fixedLineCount: countChangedLines(result.fixes),
    tookMs,
  };
  signal.throwIfAborted();
  store.setState({ output, isOutputStale: !heldIn.isHeld(input) });
}

/** The text was returned unchanged, which is not a success. */
function isUntouched(warning: YamlWarning): boolean {
  if (warning.kind === 'duplicate-key') return false;
  return warning.kind === 'left-untouched' || warning.isUntouched;
}

/** The number of changed lines. A line may have several changes. */
export function countChangedLines(changes: readonly { readonly line: number }[]): number {
  return new Set(changes.map(({ line }) => line)).size;
}
