import type { JsonResult, TextDocument } from '../../../bridges/json-bridge.ts';
import { toResultNotice } from './json-actions.ts';
import { type JsonContext, repairText } from './json-context.ts';
import type { OutputLanguage, ToolName } from './json-state.ts';

type ToolResult = JsonResult & { readonly language?: OutputLanguage; readonly extension?: string };

/** A further way to make a result: from the input, or from the result that is shown. */
export interface ToolJob<Result extends ToolResult = ToolResult> {
  readonly name: ToolName;
  readonly from: 'input' | 'output';
  readonly language: OutputLanguage;
  /** Extension of the downloaded file, without a dot. */
  readonly extension: string;
  /** Makes the result in the worker, which keeps it as a new document. The result may know its language better. */
  make(text: TextDocument, signal: AbortSignal): Promise<Result>;
}

/**
 * Runs a tool and shows its result in place of the present one, which stays when the tool fails. Does nothing without a
 * text. Failures are shown like those of an action. With `repairs`, the input is repaired first. Resolves to the result; null
 * when there is none.
 */
export async function runTool<Result extends ToolResult>(
  context: JsonContext,
  job: ToolJob<Result>,
  repairs = false,
): Promise<Result | null> {
  const { store, notices, work, documents } = context;
  const { name, language, extension } = job;
  notices.show(null);
  store.setState({ showsOriginal: false });
  context.repairAndRepeat = job.from === 'input' && !repairs ? () => void runTool(context, job, true) : null;
  const made = await work.run(name, async (signal) => {
    const { isBlank, output } = store.getState();
    if (job.from === 'input' ? isBlank : output === null) return null;
    const text = job.from === 'output' && output !== null ? output.document : await context.input.held(signal);
    const repaired = repairs ? await repairText(context, text, signal) : null;
    const result = await job.make(repaired?.document ?? text, signal);
    documents.add(result.document);
    signal.throwIfAborted();
    context.lastSeries += 1;
    const repair = repaired?.repair ?? result.repair;
    const original = repair !== null && job.from === 'input' ? text : null;
    store.setState({
      output: { language, extension, ...result, repair, action: name, original, series: context.lastSeries },
      isOutputStale: job.from === 'input' ? !context.input.isHeld(text) : store.getState().isOutputStale,
      showsOriginal: false,
      duplicates: { of: 'output', keys: [] },
    });
    notices.show(toResultNotice(name, { ...result, repair }));
    return result;
  });
  return made ?? null;
}
