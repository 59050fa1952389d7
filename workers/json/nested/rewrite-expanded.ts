import type { ChangeLog } from '../change-log.ts';
import { type JsonContext, loadChecker, loadCore, openSink, throwInvalid } from '../json-context.ts';
import type { PrettyTask } from '../json-wasm.ts';
import { check, rewrite } from '../rewrite.ts';
import type { StoredText } from '../text-store.ts';
import type { Work } from '../work-queue.ts';
import { expandStrings } from './expand.ts';

interface ExpandedTask {
  readonly task: PrettyTask;
  /** Also resolves escapes that need not be. */
  readonly decodes: boolean;
  readonly log: ChangeLog;
}

/** Share of the work after which the text is known to be valid. */
const CHECKED_SHARE = 0.2;

/** The text with the JSON in its strings expanded, as the task writes it. @throws AppError `json-invalid`. */
export async function rewriteExpanded(
  context: JsonContext,
  text: StoredText,
  { task, decodes, log }: ExpandedTask,
  work: Work,
): Promise<StoredText> {
  const { source } = text;
  const { byteLength } = source;
  const core = await loadCore(context);
  const checking = { step: (share: number) => work.step(share * CHECKED_SHARE) };
  const refusal = await check(core, { byteLength, chunks: source.chunks() }, checking, task.maxDepth);
  if (refusal !== null) return throwInvalid(text, refusal);
  const checker = await loadChecker(context);
  const chunks = expandStrings(source.chunks(), { checker, maxDepth: task.maxDepth, decodes, log });
  const rewritten = await rewrite(core, task, { byteLength, chunks }, openSink(context), {
    step: (share) => work.step(CHECKED_SHARE + (1 - CHECKED_SHARE) * share),
  });
  if (!rewritten.isValid) throw new Error(`The expanded text is refused: ${rewritten.refusal.kind}`);
  return rewritten.text;
}
