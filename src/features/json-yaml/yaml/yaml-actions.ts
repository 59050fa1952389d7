import type {
  ConvertedText,
  TextConversion,
  YamlCheck,
  YamlResult,
  YamlWarning,
} from '../../../bridges/yaml-bridge.ts';
import { nextTask } from '../../../platform/next-task.ts';
import { countChangedLines } from '../model/changed-lines.ts';
import { createTextLines } from '../model/text-lines.ts';
import { copy } from './copy.ts';
import type { PageText } from './page-texts.ts';
import { dropOutcome, NO_FINDINGS, type YamlContext } from './yaml-context.ts';
import type { OutputLanguage, YamlAction } from './yaml-state.ts';

/** Runs an action on the input. A blank input starts nothing. */
export async function runAction(context: YamlContext, action: YamlAction): Promise<void> {
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
export function redoAfterChoice(context: YamlContext, toAction: (action: YamlAction) => YamlAction | null): void {
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
