import { type JsonProblem, type TextDocument, toJsonProblem } from '../../../bridges/json-bridge.ts';
import type { YamlProblem } from '../../../bridges/yaml-bridge.ts';
import { AppError } from '../../../core/errors.ts';
import { YAML_CHARS_MAX } from '../../../core/yaml-limits.ts';
import type { CompareContext } from './compare-context.ts';
import type { ComparedText, CompareSide } from './compare-state.ts';
import { looksLikeYaml } from './model/looks-like-yaml.ts';

/** Bytes that a text may have at most without having too many characters for certain. */
const YAML_BYTES_MAX = 3 * YAML_CHARS_MAX;
const YAML_INDENT = 2;

export type ReadSide =
  | { readonly text: ComparedText }
  | { readonly text: null; readonly problem: JsonProblem; readonly yaml: YamlProblem | null };

export interface ReadOptions {
  /** Repairs a text that is neither JSON nor YAML. */
  readonly repairs: boolean;
  /** Reads YAML as an array even if it has a single document. */
  readonly isList?: boolean;
}

/** Reads one side as JSON, then as YAML if it looks like YAML, and indents it. */
export async function readSide(
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
