import { createStore } from 'zustand/vanilla';
import type { IgnoredPath, JsonComparison, JsonDifference, JsonDifferenceKind } from '../../../bridges/json-bridge.ts';
import { yamlTool } from '../../../bridges/yaml-bridge.ts';
import { type KeptInput, toInputState } from '../desk/desk-state.ts';
import { createInputText } from '../desk/input-text.ts';
import { createWorkerTexts, keepDocuments } from '../json/document-cache.ts';
import { closeUnused, dropOutput, type JsonContext } from '../json/json-context.ts';
import { createInputController, type JsonController } from '../json/json-controller.ts';
import type { ReplacedInput } from '../parts/input-controller.ts';
import { acceptValue } from './accept-value.ts';
import { type CompareContext, NO_RESULT, select } from './compare-context.ts';
import {
  type CompareChoices,
  type CompareResult,
  type CompareSide,
  type CompareState,
  isRepaired,
} from './compare-state.ts';
import { listShown, stepSelection } from './model/listed-differences.ts';
import { runComparison } from './run-comparison.ts';

/** Compares the tool's input (left) with a second text (right). */
export type CompareController = ReturnType<typeof createCompareController>;

export interface CompareProps {
  readonly controller: JsonController;
  readonly compare: CompareController;
}

export interface ResultProps extends CompareProps {
  readonly result: CompareResult;
}

interface CompareControllerOptions extends KeptInput {
  /** Reads texts that are YAML. */
  readonly yaml?: CompareContext['yaml'];
}

export function createCompareController({ context: json }: JsonController, options: CompareControllerOptions = {}) {
  const context = createCompareContext(json, options);
  const { store, right } = context;
  return {
    store,
    right: createInputController(json, right),
    /** Enters or leaves the comparison. */
    toggle() {
      json.work.cancel();
      json.notices.show(null);
      store.setState({ ...NO_RESULT, isOn: !store.getState().isOn });
      closeUnused(json);
    },
    /** With `repairs`, texts that are not JSON are repaired first. */
    run: (repairs: boolean = false): Promise<void> => runComparison(context, { repairs }),
    /** Leaves the result and shows the texts as they were entered. */
    edit() {
      if (json.work.isRunning()) json.work.cancel();
      store.setState(NO_RESULT);
      closeUnused(json);
    },
    /** Exchanges both texts with their names. */
    swap() {
      swapSides(context);
      closeUnused(json);
    },
    /** Compares again with other choices, if there is a result. */
    choose(choices: Partial<CompareChoices>) {
      store.setState(choices);
      compareAgain(context);
    },
    ignore(path: IgnoredPath) {
      const { ignored } = store.getState();
      if (ignored.some((each) => isSamePath(each, path))) return;
      store.setState({ ignored: [...ignored, path] });
      compareAgain(context);
    },
    stopIgnoring(path: IgnoredPath) {
      store.setState({ ignored: store.getState().ignored.filter((each) => !isSamePath(each, path)) });
      compareAgain(context);
    },
    showOnlyDifferences: (showsOnlyDifferences: boolean) => store.setState({ showsOnlyDifferences }),
    /** Hides the list of differences, which leaves more room for the texts. */
    foldList: (isListFolded: boolean) => store.setState({ isListFolded }),
    /** With null the window decides again. */
    setListShare: (listShare: number | null) => store.setState({ listShare }),
    /** Writes the value of one side into the other text. Resolves to the text before; null when nothing was written. */
    accept: (difference: JsonDifference, from: CompareSide): Promise<ReplacedInput | null> =>
      acceptValue(context, difference, from),
    toggleKind: (kind: JsonDifferenceKind) => toggleKind(context, kind),
    select: (difference: JsonDifference) => select(context, difference),
    /** Selects the next listed difference, or with -1 the previous one. */
    step(by: 1 | -1) {
      const { result, hiddenKinds, selected } = store.getState();
      const shown = listShown(result?.comparison.differences ?? [], hiddenKinds);
      select(context, stepSelection(shown, selected, by));
    },
  };
}

function createCompareContext(json: JsonContext, options: CompareControllerOptions): CompareContext {
  const { initialText = '', onInput } = options;
  const { tool, documents } = json;
  const store = createStore<CompareState>(() => ({
    ...toInputState(''),
    ...NO_RESULT,
    isOn: false,
    ignoresKeyOrder: true,
    ignoresItemOrder: false,
    ignored: [],
    showsOnlyDifferences: false,
    isListFolded: false,
    listShare: null,
    jumpCount: 0,
  }));
  // React hydrates with the initial state, which must be that of the prerendered page.
  store.setState(toInputState(initialText));
  store.subscribe(({ isOn }) => {
    json.isComparing = isOn;
  });
  const dropResult = () => {
    if (context.keepsResult) return;
    const { result, problems } = store.getState();
    if (result !== null || problems.length > 0) store.setState(NO_RESULT);
  };
  const input = createInputText({
    home: createWorkerTexts(tool, documents),
    initialText,
    onState: (state) => store.setState(state),
    onText() {
      dropResult();
      onInput?.();
    },
  });
  keepDocuments(documents, input);
  documents.addUser({
    listUsed() {
      const { result } = store.getState();
      return [result?.left, result?.right].flatMap((text) => [text?.document.id, text?.written?.id]);
    },
    holdsOnlyCopy: () => store.getState().result !== null,
    onLost: () => store.setState(NO_RESULT),
  });
  json.store.subscribe((now, before) => {
    if (now.input === before.input) return;
    dropResult();
    closeUnused(json);
  });
  const context: CompareContext = {
    json,
    yaml: options.yaml ?? yamlTool,
    store,
    right: { ...json, input, onReplaced: () => undefined },
    keepsResult: false,
    lastRun: 0,
  };
  return context;
}

/** A result is made again, and the same place of the list stays selected. */
function compareAgain(context: CompareContext): void {
  const { result, selected, hiddenKinds } = context.store.getState();
  if (result === null) return;
  const at = selected === null ? 0 : listShown(result.comparison.differences, hiddenKinds).indexOf(selected);
  void runComparison(context, { repairs: isRepaired(result), selectsAt: Math.max(at, 0) });
}

function isSamePath(one: IgnoredPath, other: IgnoredPath): boolean {
  return one.left === other.left && one.right === other.right;
}

function toggleKind({ store }: CompareContext, kind: JsonDifferenceKind): void {
  const { hiddenKinds, selected } = store.getState();
  const next = new Set(hiddenKinds);
  if (!next.delete(kind)) next.add(kind);
  store.setState({ hiddenKinds: next, selected: selected !== null && next.has(selected.kind) ? null : selected });
}

/** Exchanges both texts with their names, and the result with them. */
function swapSides(context: CompareContext): void {
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

/** The comparison of the same two texts with their sides exchanged. */
function mirrorComparison(comparison: JsonComparison): JsonComparison {
  const { counts, differences } = comparison;
  return {
    ...comparison,
    counts: { ...counts, added: counts.removed, removed: counts.added },
    differences: differences.map(mirrorDifference),
  };
}

/** The same ignored paths with their sides exchanged. */
function mirrorIgnored(ignored: readonly IgnoredPath[]): readonly IgnoredPath[] {
  return ignored.map(({ left, right }) => ({ left: right, right: left }));
}

function mirrorDifference(difference: JsonDifference): JsonDifference {
  const { kind, path, rightPath, left, right, ignore } = difference;
  const { exact } = ignore;
  return {
    kind: mirrorKind(kind),
    path: rightPath ?? path,
    rightPath: rightPath === null ? null : path,
    left: right,
    right: left,
    ignore: { ...ignore, exact: exact === null ? null : { left: exact.right, right: exact.left } },
  };
}

function mirrorKind(kind: JsonDifferenceKind): JsonDifferenceKind {
  if (kind === 'added') return 'removed';
  return kind === 'removed' ? 'added' : kind;
}
