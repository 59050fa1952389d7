import { type JsonProblem, type TextDocument, toJsonProblem } from '../../../bridges/json-bridge.ts';
import type { YamlProblem } from '../../../bridges/yaml-bridge.ts';
import { AppError } from '../../../core/errors.ts';
import { YAML_BYTES_MAX } from '../constants.ts';
import { type CompareContext, NO_RESULT, select } from './compare-context.ts';
import type { ComparedText, CompareProblem, CompareSide } from './compare-state.ts';
import { listShown } from './model/listed-differences.ts';
import { looksLikeYaml } from './model/typed-texts.ts';

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

const YAML_INDENT = 2;

type ReadSide =
  | { readonly text: ComparedText }
  | { readonly text: null; readonly problem: JsonProblem; readonly yaml: YamlProblem | null };

interface ReadOptions {
  /** Repairs a text that is neither JSON nor YAML. */
  readonly repairs: boolean;
  /** Reads YAML as an array even if it has a single document. */
  readonly isList?: boolean;
}

/** Reads one side as JSON, then as YAML if it looks like YAML, and indents it. */
async function readSide(
  context: CompareContext,
  side: CompareSide,
  { repairs, isList = false }: ReadOptions,
  signal: AbortSignal,
): Promise<ReadSide> {
  const { json, right } = context;
  const text = await (side === 'left' ? json : right).input.held(signal);
  try {
    return { text: await indent(context, text, false, signal) };
  } catch (error) {
    const problem = toJsonProblem(error);
    if (problem === null) throw error;
    const read = await readYaml(context, text, isList, signal);
    if (read !== null) return 'document' in read ? { text: read } : { text: null, problem, yaml: read.problem };
    if (!repairs) return { text: null, problem, yaml: null };
    return repair(context, text, signal);
  }
}

async function repair(context: CompareContext, text: TextDocument, signal: AbortSignal): Promise<ReadSide> {
  try {
    return { text: await indent(context, text, true, signal) };
  } catch (error) {
    const problem = toJsonProblem(error);
    if (problem === null) throw error;
    return { text: null, problem, yaml: null };
  }
}

/** @throws AppError `json-invalid`. */
async function indent(
  { json }: CompareContext,
  text: TextDocument,
  repairs: boolean,
  signal: AbortSignal,
): Promise<ComparedText> {
  const { documents, store, tool } = json;
  const { document, repair, records } = await tool.format(
    text.id,
    { indent: store.getState().indent, repairs },
    signal,
  );
  documents.add(document);
  // Only a text that is JSON itself has the same values in the same order as the indented one.
  const isSame = repair === null && (records ?? null) === null;
  return { document, written: isSame ? text : document, yamlDocuments: null, repair };
}

/** Null for a text that does not look like YAML, and for one beyond the limits of YAML. */
async function readYaml(
  context: CompareContext,
  { id, byteLength }: TextDocument,
  isList: boolean,
  signal: AbortSignal,
): Promise<ComparedText | { readonly problem: YamlProblem } | null> {
  const { documents, tool } = context.json;
  if (byteLength > YAML_BYTES_MAX) return null;
  const text = await tool.getText(id, YAML_BYTES_MAX);
  if (!looksLikeYaml(text)) return null;
  try {
    const read = await context.yaml.format(text, { output: 'json', indent: YAML_INDENT, fixes: false }, signal);
    const isWrapped = isList && read.documentCount === 1;
    const opened = documents.add(await tool.open(isWrapped ? `[${read.text}]` : read.text, signal));
    const { document } = await indent(context, opened, false, signal);
    return { document, written: null, yamlDocuments: read.documentCount, repair: null };
  } catch (error) {
    if (!(error instanceof AppError) || !error.code.startsWith('yaml-')) throw error;
    return error.code === 'yaml-invalid' ? { problem: error.details as unknown as YamlProblem } : null;
  }
}
