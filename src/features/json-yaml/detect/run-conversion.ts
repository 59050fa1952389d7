import type { DecodedFact, JsonResult, TextDocument } from '../../../bridges/json-bridge.ts';
import { type LossReport, type YamlWarning, yamlTool } from '../../../bridges/yaml-bridge.ts';
import { AppError } from '../../../core/errors.ts';
import { YAML_BYTES_MAX } from '../constants.ts';
import type { Conversion, ReadFormat } from '../json/conversions.ts';
import { importTable } from '../json/import/import-table.ts';
import type { JsonController } from '../json/json-controller.ts';
import type { OutputLanguage } from '../json/json-state.ts';
import { openInYaml } from '../open-in-yaml.ts';

const NO_LOSSES: LossReport = { count: 0, losses: [] };

type MadeConversion = Exclude<Conversion, { readonly by: 'format' | 'unescape' | 'import-table' | 'open-in-yaml' }>;

/** A result and what the visitor should know about it. */
interface Converted {
  readonly result: JsonResult & { readonly language: OutputLanguage; readonly extension: string };
  readonly facts?: readonly DecodedFact[];
  readonly losses?: LossReport;
  readonly warnings?: readonly YamlWarning[];
}

/**
 * Converts the input. What comes out is the result, in the output: the input stays, and the result can take its place.
 * Only opening in the YAML tool is not a result; its former text can be put back there.
 */
export async function runConversion(controller: JsonController, conversion: Conversion): Promise<void> {
  const { store } = controller;
  const { detection } = store.getState();
  const made = await convert(controller, conversion);
  // A later text has an offer of its own.
  if (made && store.getState().detection === detection) store.setState({ detection: null });
}

/** @returns whether the conversion was done. */
async function convert(controller: JsonController, conversion: Conversion): Promise<boolean> {
  switch (conversion.by) {
    case 'format':
    case 'unescape':
      await controller.run(conversion.by);
      // The offer is hidden while the result is on the page.
      return false;
    case 'import-table':
      return importTable(controller.context, await hasNames(controller));
    case 'open-in-yaml':
      await openInYaml(controller, 'input');
      return true;
    default:
      return showResult(controller, conversion);
  }
}

/** Whether the first row of a table has the names of the columns; false where it looks like data. */
async function hasNames({ context, tool }: JsonController): Promise<boolean> {
  const { id } = await context.input.held(new AbortController().signal);
  return ((await tool.detect(id))?.unnamedColumns ?? 0) === 0;
}

async function showResult(controller: JsonController, conversion: MadeConversion): Promise<boolean> {
  const made: Converted[] = [];
  await controller.runTool({
    name: 'convert',
    from: 'input',
    language: 'unknown',
    extension: 'txt',
    async make(document, signal) {
      const converted = await makeResult(controller, conversion, document, signal);
      made.push(converted);
      return converted.result;
    },
  });
  const [converted] = made;
  if (converted === undefined) return false;
  const { facts = [], losses = NO_LOSSES, warnings = [] } = converted;
  const isNotable = facts.length > 0 || losses.count > 0 || warnings.length > 0;
  const isShown = controller.store.getState().output?.document.id === converted.result.document.id;
  if (isNotable && isShown) controller.context.notices.show({ kind: 'decoded', facts, losses, warnings });
  return isShown;
}

async function makeResult(
  controller: JsonController,
  conversion: MadeConversion,
  document: TextDocument,
  signal: AbortSignal,
): Promise<Converted> {
  const { tool, store } = controller;
  const { indent, joinsArrays } = store.getState();
  switch (conversion.by) {
    case 'decode': {
      const { facts, isJson, ...result } = await tool.decode(
        document.id,
        conversion.decoding,
        { indent, joinsArrays },
        signal,
      );
      return { result: { ...result, ...(isJson ? JSON_RESULT : TEXT_RESULT) }, facts };
    }
    case 'encode':
      return { result: { ...(await tool.encode(document.id, conversion.encoding, signal)), ...TEXT_RESULT } };
    case 'read':
      return readFormat(controller, conversion.from, document, signal);
    case 'write-properties':
      return writeProperties(controller, document, signal);
  }
}

const JSON_RESULT = { language: 'json', extension: 'json' } as const;
const TEXT_RESULT = { language: 'text', extension: 'txt' } as const;

/** Reads a text of another format in the YAML tool's worker, and writes it with the layout of this tool. */
async function readFormat(
  { tool, store }: JsonController,
  from: ReadFormat,
  document: TextDocument,
  signal: AbortSignal,
): Promise<Converted> {
  const startMs = performance.now();
  const { indent, joinsArrays } = store.getState();
  const text = await readWhole(tool, document);
  const { losses, warnings, ...read } = await refuseKindly(async () => {
    if (from === 'yaml') return yamlTool.format(text, { output: 'json', indent: 2, fixes: false }, signal);
    return yamlTool.convertText(text, { from, to: 'json', indent: 2 }, signal);
  });
  const opened = await tool.open(read.text, signal);
  try {
    const result = await tool.format(opened.id, { indent, joinsArrays, repairs: false }, signal);
    const tookMs = performance.now() - startMs;
    return { result: { ...result, tookMs, ...JSON_RESULT }, losses, warnings };
  } finally {
    tool.close(opened.id);
  }
}

async function writeProperties(
  { tool }: JsonController,
  document: TextDocument,
  signal: AbortSignal,
): Promise<Converted> {
  const startMs = performance.now();
  await tool.validate(document.id, signal);
  const text = await readWhole(tool, document);
  const { losses, warnings, ...written } = await refuseKindly(() =>
    yamlTool.convertText(text, { from: 'json', to: 'properties' }, signal),
  );
  const opened = await tool.open(written.text, signal);
  const result = { document: opened, repair: null, tookMs: performance.now() - startMs };
  return { result: { ...result, language: 'text', extension: 'properties' }, losses, warnings };
}

async function readWhole(tool: JsonController['tool'], { id, byteLength }: TextDocument): Promise<string> {
  if (byteLength > YAML_BYTES_MAX) throw new AppError('convert-too-large', 'The text is too long');
  return tool.getText(id, YAML_BYTES_MAX);
}

/** Limits of the YAML tool are one limit here. A text that cannot be read stays `yaml-invalid`. */
async function refuseKindly<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof AppError) || error.code === 'yaml-invalid') throw error;
    if (error.code === 'yaml-empty') throw new AppError('decode-failed', error.message);
    throw error.code.startsWith('yaml-') ? new AppError('convert-too-large', error.message) : error;
  }
}
