import { dropOutput } from '../json/json-context.ts';
import type { CompareContext } from './compare-context.ts';
import { select } from './compare-context.ts';
import { isRepaired } from './compare-state.ts';
import { mirrorComparison, mirrorIgnored } from './model/mirror.ts';
import { runComparison } from './run-comparison.ts';

/** Exchanges both texts with their names, and the result with them. */
export function swapSides(context: CompareContext): void {
  const { json, right, store } = context;
  const isComparing = json.work.isRunning();
  context.lastRun += 1;
  json.work.cancel();
  json.notices.show(null);
  const { result, selected, ignored } = store.getState();
  const [first, second] = [json.input.hold(), right.input.hold()];
  context.keepsResult = true;
  json.input.put(second);
  right.input.put(first);
  context.keepsResult = false;
  dropOutput(json);
  store.setState({ ignored: mirrorIgnored(ignored), problems: [] });
  if (result === null) return;
  // The result does not belong to the present choices.
  if (isComparing) return void runComparison(context, { repairs: isRepaired(result), selectsAt: 0 });
  const comparison = mirrorComparison(result.comparison);
  const choices = { ...result.choices, ignored: mirrorIgnored(result.choices.ignored) };
  store.setState({ result: { left: result.right, right: result.left, comparison, choices } });
  const at = selected === null ? -1 : result.comparison.differences.indexOf(selected);
  select(context, comparison.differences[at] ?? null);
}
