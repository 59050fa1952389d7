import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  type JsonDifference,
  type JsonDifferenceKind,
  type JsonResult,
  toJsonProblem,
} from '../../../bridges/json-bridge.ts';
import { createInputDocument, type InputDocument, toInputState } from '../json/input-document.ts';
import { closeUnused, type JsonContext } from '../json/json-context.ts';
import { createInputController, type JsonController, type JsonInputController } from '../json/json-controller.ts';
import type { CompareSide, CompareState } from './compare-state.ts';
import { listShown, stepSelection } from './model/listed-differences.ts';

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
  setIgnoringKeyOrder(ignoresKeyOrder: boolean): void;
  toggleKind(kind: JsonDifferenceKind): void;
  select(difference: JsonDifference): void;
  /** Selects the next listed difference, or with -1 the previous one. */
  step(by: 1 | -1): void;
}

interface CompareContext {
  /** The tool's context: the comparison shares its worker, its work and its notices. */
  readonly json: JsonContext;
  readonly store: StoreApi<CompareState>;
  readonly right: InputDocument;
}

const NO_RESULT = { result: null, problems: [], selected: null, hiddenKinds: new Set<JsonDifferenceKind>() } as const;

export interface CompareControllerOptions {
  /** The second text at the start. */
  readonly initialText?: string;
  /** Called when the second text may have changed. */
  readonly onInput?: () => void;
}

export function createCompareController(
  { context: json }: JsonController,
  options: CompareControllerOptions = {},
): CompareController {
  const context = createCompareContext(json, options);
  const { store, right } = context;
  return {
    store,
    right: createInputController(json, right, () => undefined),
    toggle() {
      json.work.cancel();
      json.notices.show(null);
      store.setState({ ...NO_RESULT, isOn: !store.getState().isOn });
      closeUnused(json);
    },
    run: (repairs = false) => compare(context, repairs),
    edit() {
      store.setState(NO_RESULT);
      closeUnused(json);
    },
    setIgnoringKeyOrder(ignoresKeyOrder) {
      const { result } = store.getState();
      store.setState({ ignoresKeyOrder });
      if (result !== null) void compare(context, result.repairs.length > 0);
    },
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
    jumpCount: 0,
  }));
  // React hydrates with the initial state, which must be that of the prerendered page.
  store.setState(toInputState(initialText));
  store.subscribe(({ isOn }) => {
    json.isComparing = isOn;
  });
  const dropResult = () => {
    const { result, problems } = store.getState();
    if (result !== null || problems.length > 0) store.setState(NO_RESULT);
  };
  const right = createInputDocument({
    tool,
    documents,
    initialText,
    onState: (state) => store.setState(state),
    onText() {
      dropResult();
      onInput?.();
    },
  });
  documents.addUser({
    listUsed() {
      const { result } = store.getState();
      return [result?.left.id, result?.right.id];
    },
    holdsOnlyCopy: () => store.getState().result !== null,
    onLost: () => store.setState(NO_RESULT),
  });
  json.store.subscribe((now, before) => {
    if (now.input === before.input) return;
    dropResult();
    closeUnused(json);
  });
  return { json, store, right };
}

async function compare(context: CompareContext, repairs: boolean): Promise<void> {
  const { json, store } = context;
  if (store.getState().isBlank || json.store.getState().isBlank) return;
  json.notices.show(null);
  json.repairAndRepeat = null;
  await json.work.run('compare', async (signal) => {
    store.setState(NO_RESULT);
    const { ignoresKeyOrder } = store.getState();
    const left = await format(context, 'left', repairs, signal);
    const right = await format(context, 'right', repairs, signal);
    if (left === null || right === null) return;
    const comparison = await json.tool.diff(left.document.id, right.document.id, { ignoresKeyOrder }, signal);
    signal.throwIfAborted();
    const sides = [
      { side: 'left', repair: left.repair },
      { side: 'right', repair: right.repair },
    ] as const;
    const repaired = sides.flatMap(({ side, repair }) => (repair === null ? [] : [{ side, repair }]));
    store.setState({
      result: { left: left.document, right: right.document, comparison, ignoresKeyOrder, repairs: repaired },
    });
    select(context, comparison.differences[0] ?? null);
  });
}

/** The indented text of one side; null when it is not JSON, which the state then says. */
async function format(
  context: CompareContext,
  side: CompareSide,
  repairs: boolean,
  signal: AbortSignal,
): Promise<JsonResult | null> {
  const { json, store } = context;
  const { indent } = json.store.getState();
  try {
    const { id } = await (side === 'left' ? json.input : context.right).inWorker(signal);
    const formatted = await json.tool.format(id, { indent, repairs }, signal);
    json.documents.add(formatted.document);
    return formatted;
  } catch (error) {
    const problem = toJsonProblem(error);
    if (problem === null) throw error;
    store.setState({ problems: [...store.getState().problems, { side, problem }] });
    return null;
  }
}

function toggleKind({ store }: CompareContext, kind: JsonDifferenceKind): void {
  const { hiddenKinds, selected } = store.getState();
  const next = new Set(hiddenKinds);
  if (!next.delete(kind)) next.add(kind);
  store.setState({ hiddenKinds: next, selected: selected !== null && next.has(selected.kind) ? null : selected });
}

/** Selecting the same difference again shows its lines again. */
function select({ store }: CompareContext, selected: JsonDifference | null): void {
  store.setState({ selected, jumpCount: store.getState().jumpCount + 1 });
}
