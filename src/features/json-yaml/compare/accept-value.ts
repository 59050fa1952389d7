import type { JsonDifference } from '../../../bridges/json-bridge.ts';
import { toReplaced } from '../desk/input-desk.ts';
import { toOpened } from '../json/document-cache.ts';
import type { ReplacedInput } from '../parts/input-controller.ts';
import type { CompareContext } from './compare-context.ts';
import { type CompareSide, isRepaired } from './compare-state.ts';
import { listShown } from './model/listed-differences.ts';
import { runComparison } from './run-comparison.ts';

/** Left for right, and right for left. */
export function otherSide(side: CompareSide): CompareSide {
  return side === 'left' ? 'right' : 'left';
}

/**
 * Writes the value of one side, or its absence, into the other text and compares again. Resolves to the text before;
 * null when nothing was written.
 */
export async function acceptValue(
  context: CompareContext,
  difference: JsonDifference,
  from: CompareSide,
): Promise<ReplacedInput | null> {
  const { json, store, right } = context;
  const { result, hiddenKinds } = store.getState();
  const to = otherSide(from);
  const written = result?.[to].written ?? null;
  // While the next comparison is under way, the shown result does not belong to the texts.
  if (result === null || written === null || context.keepsResult) return null;
  const selectsAt = listShown(result.comparison.differences, hiddenKinds).indexOf(difference);
  const repairs = isRepaired(result);
  const desk = to === 'left' ? json : right;
  json.notices.show(null);
  const previous = await json.work.run('compare', async (signal) => {
    const { document } = await json.tool.accept(
      {
        kind: difference.kind,
        source: { id: result[from].document.id, side: difference[from] },
        target: { id: result[to].document.id, side: difference[to] },
        into: written.id,
      },
      signal,
    );
    json.documents.add(document);
    context.keepsResult = true;
    const take = await desk.input.prepare(toOpened(document), signal, { isEdited: true });
    const before = take();
    desk.onReplaced();
    return before;
  });
  if (previous === undefined) {
    context.keepsResult = false;
    return null;
  }
  const compareAgain = () => runComparison(context, { repairs, selectsAt: Math.max(selectsAt, 0) });
  await compareAgain();
  return withComparison(context, toReplaced(desk, previous), compareAgain);
}

/** Compares again whenever the text is put back. */
function withComparison(
  context: CompareContext,
  replaced: ReplacedInput | null,
  compareAgain: () => Promise<void>,
): ReplacedInput | null {
  if (replaced === null) return null;
  return {
    ...replaced,
    undo() {
      const isShown = context.store.getState().result !== null;
      context.keepsResult = isShown;
      const replacedNow = replaced.undo();
      if (isShown) void compareAgain();
      return withComparison(context, replacedNow, compareAgain);
    },
  };
}
