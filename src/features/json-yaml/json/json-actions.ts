import type { JsonResult, TextDocument } from '../../../bridges/json-bridge.ts';
import { copy } from './copy.ts';
import { dropOutput, type JsonContext } from './json-context.ts';
import type { Duplicates, JsonAction, JsonOutput } from './json-state.ts';

/** Escaped text alone is not JSON, and unescaped text may be anything. */
const OUTPUT_FORMATS: Record<JsonAction, Pick<JsonOutput, 'language' | 'extension'>> = {
  format: { language: 'json', extension: 'json' },
  minify: { language: 'json', extension: 'json' },
  escape: { language: 'text', extension: 'txt' },
  unescape: { language: 'unknown', extension: 'json' },
  validate: { language: 'json', extension: 'json' },
};

/** Runs an action on the input. A blank input starts nothing. */
export async function runAction(context: JsonContext, action: JsonAction): Promise<void> {
  const { store, notices, work } = context;
  notices.show(null);
  await work.run(action, async (signal) => {
    if (store.getState().isBlank) return;
    if (action !== 'validate') dropOutput(context);
    const { input, result } = await callWorker(context, action, signal);
    if (result !== null) context.lastSeries += 1;
    showOutcome(context, action, input, result);
    if (result === null) notices.show({ kind: 'success', text: copy.done[action], of: 'input' });
    else if (result.repair === null) notices.show({ kind: 'success', text: copy.done[action] });
  });
}

/**
 * Makes the result again after one of its choices changed, without saying so. Does nothing while the result is stale, or
 * another action is under way.
 */
export function redoAfterChoice(context: JsonContext, affected: readonly JsonAction[]): void {
  const { output, isOutputStale, work } = context.store.getState();
  const action = affected.find((each) => each === output?.action);
  if (action === undefined || isOutputStale) return;
  if (work !== null && work.name !== action) return;
  void context.work.run(action, async (signal) => {
    if (context.store.getState().isBlank) return;
    const { input, result } = await callWorker(context, action, signal);
    showOutcome(context, action, input, result);
  });
}

/** The result is null for an action that only checks. */
async function callWorker(context: JsonContext, action: JsonAction, signal: AbortSignal) {
  const { tool, store, documents } = context;
  const { indent, sortsKeys } = store.getState();
  const input = await context.input.inWorker(signal);
  const { id } = input;
  const calls: Record<JsonAction, () => Promise<JsonResult | null>> = {
    format: () => tool.format(id, { indent, repairs: true, sortsKeys }, signal),
    minify: () => tool.minify(id, { sortsKeys }, signal),
    escape: () => tool.escape(id, signal),
    unescape: () => tool.unescape(id, { indent }, signal),
    validate: () => tool.validate(id, signal).then(() => null),
  };
  const result = await calls[action]();
  if (result !== null) {
    documents.add(result.document);
    signal.throwIfAborted();
  }
  return { input, result };
}

function showOutcome(context: JsonContext, action: JsonAction, input: TextDocument, result: JsonResult | null): void {
  const { store, notices, lastSeries } = context;
  if (result === null) store.setState({ verdict: { isValid: true } });
  else {
    const original = result.repair === null ? null : input;
    store.setState({
      output: { ...result, action, ...OUTPUT_FORMATS[action], original, series: lastSeries },
      isOutputStale: false,
    });
    if (result.repair !== null) notices.show({ kind: 'repaired', repair: result.repair });
  }
  // The lines of a repaired text are those of the result.
  if (action === 'format' && result !== null) void listDuplicates(context, 'output', result.document.id);
  if (action === 'validate') void listDuplicates(context, 'input', input.id);
}

/** Lists the duplicate keys of a document, unless the page shows other texts by then. */
async function listDuplicates({ tool, store }: JsonContext, of: Duplicates['of'], id: number): Promise<void> {
  const { output, input } = store.getState();
  const keys = await tool.findDuplicateKeys(id).catch(() => []);
  const now = store.getState();
  if (now.output === output && now.input === input) store.setState({ duplicates: { of, keys } });
}
