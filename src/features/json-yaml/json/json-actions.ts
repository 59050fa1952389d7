import type { JsonResult, TextDocument } from '../../../bridges/json-bridge.ts';
import { formatCount } from '../model/quantity-text.ts';
import { copy } from './copy.ts';
import { dropOutput, type JsonContext } from './json-context.ts';
import type { Duplicates, JsonAction, JsonNotice, JsonOutput, ToolName } from './json-state.ts';

/** Escaped text alone is not JSON, and unescaped text may be anything. */
const OUTPUT_FORMATS: Record<JsonAction, Pick<JsonOutput, 'language' | 'extension'>> = {
  format: { language: 'json', extension: 'json' },
  minify: { language: 'json', extension: 'json' },
  escape: { language: 'text', extension: 'txt' },
  unescape: { language: 'unknown', extension: 'json' },
  validate: { language: 'json', extension: 'json' },
};

/** How a text that is not JSON is treated. */
interface Repairing {
  readonly repairs: boolean;
  /** Refuses repairs that may change data. */
  readonly strict: boolean;
}

/**
 * Runs an action on the input. A blank input starts nothing. With `repairs`, a text that is not JSON is repaired first, as
 * formatting always does; a check then becomes formatting.
 */
export async function runAction(
  context: JsonContext,
  wanted: JsonAction,
  { repairs = false, strict = context.store.getState().isStrict }: Partial<Repairing> = {},
): Promise<void> {
  const { store, notices, work } = context;
  const action = repairs && wanted === 'validate' ? 'format' : wanted;
  const canRepair = !repairs && (action === 'minify' || action === 'validate');
  notices.show(null);
  store.setState({ showsOriginal: false });
  context.repairAndRepeat = canRepair ? () => void runAction(context, action, { repairs: true }) : null;
  context.repairAnyway = () => void runAction(context, action, { repairs: true, strict: false });
  await work.run(action, async (signal) => {
    if (store.getState().isBlank) return;
    if (action !== 'validate') dropOutput(context);
    const { input, result } = await callWorker(context, action, { repairs, strict }, signal);
    if (result !== null) context.lastSeries += 1;
    showOutcome(context, action, input, result);
    if (result === null) notices.show({ kind: 'success', text: copy.done[action], of: 'input' });
    else notices.show(toResultNotice(action, result));
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
  makeAgain(context, action, output?.repair !== null);
}

/** Makes a result from the present input without saying so. */
export function makeAgain(context: JsonContext, action: JsonAction, repairs: boolean): void {
  context.repairAndRepeat = null;
  void context.work.run(action, async (signal) => {
    if (context.store.getState().isBlank) return;
    // The shown result was accepted before.
    const { input, result } = await callWorker(context, action, { repairs, strict: false }, signal);
    showOutcome(context, action, input, result);
    const notice = result && toResultNotice(action, result);
    if (notice !== null && notice.kind !== 'success') context.notices.show(notice);
  });
}

/** The result is null for an action that only checks. */
async function callWorker(context: JsonContext, action: JsonAction, repairing: Repairing, signal: AbortSignal) {
  const { repairs, strict } = repairing;
  const { tool, store, documents } = context;
  const { indent, joinsArrays, sortsKeys } = store.getState();
  const input = await context.input.held(signal);
  const { id } = input;
  const calls: Record<JsonAction, () => Promise<JsonResult | null>> = {
    format: () => tool.format(id, { indent, joinsArrays, repairs: true, sortsKeys, strict }, signal),
    minify: () => tool.minify(id, { sortsKeys, repairs, strict }, signal),
    escape: () => tool.escape(id, {}, signal),
    unescape: () => tool.unescape(id, { indent, joinsArrays }, signal),
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
  const { store, lastSeries } = context;
  if (result === null) store.setState({ verdict: { isValid: true } });
  else {
    const original = result.repair === null ? null : input;
    store.setState({
      output: { ...result, action, ...OUTPUT_FORMATS[action], original, series: lastSeries },
      isOutputStale: !context.input.isHeld(input),
      showsOriginal: false,
    });
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

/** The notice that is shown with a result. */
export function toResultNotice(action: JsonAction | ToolName, result: JsonResult): JsonNotice {
  const { repair, changes, doubt = null, records = null } = result;
  if (repair !== null) return { kind: 'repaired', repair };
  if (changes !== undefined || doubt !== null) return { kind: 'rewritten', action, changes: changes ?? [], doubt };
  if (records !== null) return { kind: 'success', text: copy.rewriting.listed(formatCount(records)) };
  return { kind: 'success', text: copy.done[action] };
}
