import type { CompareContext } from './compare-context.ts';
import { NO_RESULT, select } from './compare-context.ts';
import type { ComparedText, CompareProblem, CompareSide } from './compare-state.ts';
import { listShown } from './model/listed-differences.ts';
import { type ReadOptions, type ReadSide, readSide } from './read-side.ts';

interface RunOptions {
  /** Repairs texts that are neither JSON nor YAML. */
  readonly repairs?: boolean;
  /** Shows the result before until the new one is there, and the difference at this place of the new list. */
  readonly selectsAt?: number;
}

/** Compares both texts. Does nothing while one of them is blank. */
export async function runComparison(
  context: CompareContext,
  { repairs = false, selectsAt }: RunOptions = {},
): Promise<void> {
  const { json, store } = context;
  if (store.getState().isBlank || json.store.getState().isBlank) return;
  json.notices.show(null);
  json.repairAndRepeat = null;
  context.lastRun += 1;
  const run = context.lastRun;
  const isDone = await json.work.run('compare', async (signal) => {
    store.setState(selectsAt === undefined ? NO_RESULT : { problems: [] });
    const texts = await readBoth(context, repairs, signal);
    if (texts === null) return false;
    const { ignoresKeyOrder, ignoresItemOrder, ignored } = store.getState();
    const choices = { ignoresKeyOrder, ignoresItemOrder, ignored };
    const { left, right } = texts;
    const comparison = await json.tool.diff(left.document.id, right.document.id, choices, signal);
    signal.throwIfAborted();
    store.setState({ result: { left, right, comparison, choices } });
    const shown = listShown(comparison.differences, store.getState().hiddenKinds);
    select(context, shown[Math.min(selectsAt ?? 0, shown.length - 1)] ?? null);
    return true;
  });
  if (run !== context.lastRun) return;
  context.keepsResult = false;
  // The result before does not belong to the present texts and choices.
  if (isDone !== true && store.getState().result !== null) {
    const { problems } = store.getState();
    store.setState({ ...NO_RESULT, problems });
  }
}

/** Null when a text cannot be read, which the state then says for every such text. */
async function readBoth(
  context: CompareContext,
  repairs: boolean,
  signal: AbortSignal,
): Promise<Record<CompareSide, ComparedText> | null> {
  const read = (side: CompareSide, options: ReadOptions) => readSide(context, side, options, signal);
  const [left, right] = [await read('left', { repairs }), await read('right', { repairs })];
  const problems = [...toProblem('left', left), ...toProblem('right', right)];
  if (left.text === null || right.text === null) {
    context.store.setState({ problems });
    return null;
  }
  // A single document is compared with the matching one of several.
  const [one, other] = [left.text.yamlDocuments ?? 0, right.text.yamlDocuments ?? 0];
  if (one === 1 && other > 1)
    return { left: (await read('left', { repairs, isList: true })).text ?? left.text, right: right.text };
  if (other === 1 && one > 1)
    return { left: left.text, right: (await read('right', { repairs, isList: true })).text ?? right.text };
  return { left: left.text, right: right.text };
}

function toProblem(side: CompareSide, read: ReadSide): readonly CompareProblem[] {
  return read.text === null ? [{ side, problem: read.problem, yaml: read.yaml }] : [];
}
