import { createStore, type StoreApi } from 'zustand/vanilla';
import type { IgnoredPath, JsonDifference, JsonDifferenceKind } from '../../../bridges/json-bridge.ts';
import { yamlTool } from '../../../bridges/yaml-bridge.ts';
import { toInputState } from '../desk/desk-state.ts';
import { createInputText } from '../desk/input-text.ts';
import { closeUnused, type JsonContext } from '../json/json-context.ts';
import { createInputController, type JsonController, type JsonInputController } from '../json/json-controller.ts';
import { createWorkerTexts, keepDocuments } from '../json/worker-texts.ts';
import type { ReplacedInput } from '../parts/input-controller.ts';
import { acceptValue } from './accept-value.ts';
import { type CompareContext, NO_RESULT, select } from './compare-context.ts';
import { type CompareChoices, type CompareSide, type CompareState, isRepaired } from './compare-state.ts';
import { listShown, stepSelection } from './model/listed-differences.ts';
import { runComparison } from './run-comparison.ts';
import { swapSides } from './swap-sides.ts';

/** Compares the tool's input (left) with a second text (right). */
export interface CompareController {
  readonly store: StoreApi<CompareState>;
  readonly right: JsonInputController;
  /** Enters or leaves the comparison. */
  toggle(): void;
  /** With `repairs`, texts that are not JSON are repaired first. */
  run(repairs?: boolean): Promise<void>;
  /** Leaves the result and shows the texts as they were entered. */
  edit(): void;
  /** Exchanges both texts with their names. */
  swap(): void;
  /** Compares again with other choices, if there is a result. */
  choose(choices: Partial<CompareChoices>): void;
  ignore(path: IgnoredPath): void;
  stopIgnoring(path: IgnoredPath): void;
  showOnlyDifferences(isOn: boolean): void;
  /** Hides the list of differences, which leaves more room for the texts. */
  foldList(isFolded: boolean): void;
  /** With null the window decides again. */
  setListShare(percent: number | null): void;
  /** Writes the value of one side into the other text. Resolves to the text before; null when nothing was written. */
  accept(difference: JsonDifference, from: CompareSide): Promise<ReplacedInput | null>;
  toggleKind(kind: JsonDifferenceKind): void;
  select(difference: JsonDifference): void;
  /** Selects the next listed difference, or with -1 the previous one. */
  step(by: 1 | -1): void;
}

interface CompareControllerOptions {
  /** The second text at the start. */
  readonly initialText?: string;
  /** Called when the second text may have changed. */
  readonly onInput?: () => void;
  /** Reads texts that are YAML. */
  readonly yaml?: CompareContext['yaml'];
}

export function createCompareController(
  { context: json }: JsonController,
  options: CompareControllerOptions = {},
): CompareController {
  const context = createCompareContext(json, options);
  const { store, right } = context;
  return {
    store,
    right: createInputController(json, right),
    toggle() {
      json.work.cancel();
      json.notices.show(null);
      store.setState({ ...NO_RESULT, isOn: !store.getState().isOn });
      closeUnused(json);
    },
    run: (repairs = false) => runComparison(context, { repairs }),
    edit() {
      if (json.work.isRunning()) json.work.cancel();
      store.setState(NO_RESULT);
      closeUnused(json);
    },
    swap() {
      swapSides(context);
      closeUnused(json);
    },
    choose(choices) {
      store.setState(choices);
      compareAgain(context);
    },
    ignore(path) {
      const { ignored } = store.getState();
      if (ignored.some((each) => isSamePath(each, path))) return;
      store.setState({ ignored: [...ignored, path] });
      compareAgain(context);
    },
    stopIgnoring(path) {
      store.setState({ ignored: store.getState().ignored.filter((each) => !isSamePath(each, path)) });
      compareAgain(context);
    },
    showOnlyDifferences: (showsOnlyDifferences) => store.setState({ showsOnlyDifferences }),
    foldList: (isListFolded) => store.setState({ isListFolded }),
    setListShare: (listShare) => store.setState({ listShare }),
    accept: (difference, from) => acceptValue(context, difference, from),
    toggleKind: (kind) => toggleKind(context, kind),
    select: (difference) => select(context, difference),
    step(by) {
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
