import { AppError } from '../../../src/core/errors.ts';
import type { DataNode, DataPath } from '../convert/data.ts';
import { createLossLog, type LossLog } from '../convert/loss-log.ts';
import { createTextSink, type TextSink } from '../convert/text-sink.ts';
import { writeJson } from '../convert/write-json.ts';
import { writeYaml } from '../convert/write-yaml.ts';
import { type DocumentData, toDocuments, withoutBlankEnd } from '../convert/yaml-to-data.ts';
import { createLineIndex } from '../read/line-index.ts';
import { findPairsAsText } from '../read/pairs-as-text.ts';
import { createProblemError } from '../read/problem.ts';
import { type Input, readInput, requireContent } from '../read-input.ts';
import { warnOfPairs } from '../warnings.ts';
import type { ConvertedText, LossReport, TextConversion } from '../yaml.api.ts';
import { propertiesToData } from './properties-to-data.ts';
import { readColumns } from './read-columns.ts';
import { readProperties } from './read-properties.ts';
import { readToml } from './read-toml.ts';
import { readXml } from './read-xml.ts';
import { writeProperties } from './write-properties.ts';

/**
 * Turns a text of one format into another one. Every loss is listed.
 * @throws AppError as `YamlApi` lists them.
 */
export function convertText(text: string, conversion: TextConversion): ConvertedText {
  requireContent(text);
  const log = createLossLog(createLineIndex(text));
  if (conversion.to === 'properties') return toProperties(text, log);
  const { from, to, indent } = conversion;
  if (from === 'properties') return { text: fromProperties(text, to, indent, log), losses: log.report(), warnings: [] };
  const data = readData(text, from, log);
  const written = to === 'json' ? writeJson(data, indent) : writeYaml(data, indent);
  return { text: written, losses: log.report(), warnings: [] };
}

function readData(
  text: string,
  from: Exclude<TextConversion['from'], 'yaml' | 'json' | 'properties'>,
  log: LossLog,
): DataNode {
  switch (from) {
    case 'toml':
      return readToml(text, log);
    case 'xml':
      return readXml(text, log);
    case 'csv':
      return readColumns(text, ',', log);
    case 'tsv':
      return readColumns(text, '\t', log);
  }
}

function fromProperties(text: string, to: 'yaml' | 'json', indent: number, log: LossLog): string {
  const parts = readProperties(text);
  const isDivided = parts.length > 1;
  const documents = parts.map((part, i) => {
    const path: DataPath | null = isDivided && to === 'json' ? { parent: null, segment: i } : null;
    return { ...part, data: propertiesToData(part.entries, path, log) };
  });
  if (to === 'json') {
    for (const { entries, endComments } of parts) {
      const drop = (offset: number) => (before: string) => {
        log.add('comment-dropped', { path: null, offset }, before, '');
      };
      for (const { comments, offset } of entries) comments.forEach(drop(offset));
      endComments.forEach(drop(text.length));
    }
    const [only] = documents;
    const isOne = !isDivided && only !== undefined;
    return writeJson(isOne ? only.data : { kind: 'array', items: documents.map(({ data }) => data) }, indent);
  }
  return documents
    .map(({ data, endComments }) => writeYaml(data, indent) + endComments.map((words) => `# ${words}\n`).join(''))
    .join('---\n');
}

function toProperties(text: string, log: LossLog): ConvertedText {
  const input = readInput(text, false);
  const sink = createTextSink();
  const comments = new Map<string, string[]>();
  const documents =
    input.language === 'json' ? [{ data: input.data, path: null }] : readDocuments(input, log, comments);
  for (const [i, document] of documents.entries()) {
    if (i > 0) sink.write('#---\n');
    writeRoot(sink, text, document, comments, log);
  }
  const losses = input.language === 'json' ? mergeLosses(input.losses, log.report()) : log.report();
  const warnings = input.language === 'json' ? [] : warnOfPairs(findPairsAsText(input.source), false);
  return { text: sink.text(), losses, warnings };
}

function mergeLosses(a: LossReport, b: LossReport): LossReport {
  return { count: a.count + b.count, losses: [...a.losses, ...b.losses] };
}

/** The comments keep their places, so they are no losses. */
function readDocuments(
  { source }: Extract<Input, { readonly language: 'yaml' }>,
  log: LossLog,
  comments: Map<string, string[]>,
): readonly DocumentData[] {
  if (source.documents.length === 0) throw new AppError('yaml-empty', 'The text holds comments only');
  return toDocuments(withoutBlankEnd(source), log, (path, words) => {
    const found = comments.get(path) ?? [];
    found.push(words.replace(/^#\s?/, ''));
    comments.set(path, found);
  });
}

function writeRoot(
  sink: TextSink,
  text: string,
  { data, path }: DocumentData,
  comments: ReadonlyMap<string, readonly string[]>,
  log: LossLog,
): void {
  if (data.kind !== 'object') {
    const parserMessage = 'A properties file holds keys and values only';
    throw createProblemError(text, 0, 'properties', 'no-keys', parserMessage);
  }
  writeProperties(sink, data, { rootPath: path, comments, log });
}
