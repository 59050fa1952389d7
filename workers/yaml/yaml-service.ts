import { AppError } from '../../src/core/errors.ts';
import { logDroppedComments, placeNodes } from './convert/comment-losses.ts';
import { createLossLog, NO_LOSSES } from './convert/loss-log.ts';
import { writeJson } from './convert/write-json.ts';
import { writeYaml } from './convert/write-yaml.ts';
import { withoutBlankEnd, yamlToData } from './convert/yaml-to-data.ts';
import { convertText } from './interchange/convert-text.ts';
import { findComments } from './read/comments.ts';
import { findDuplicateKeys } from './read/duplicate-keys.ts';
import { createLineIndex } from './read/line-index.ts';
import { findPairsAsText } from './read/pairs-as-text.ts';
import { createProblemError } from './read/problem.ts';
import type { YamlSource } from './read/read-yaml.ts';
import { type Input, readInput } from './read-input.ts';
import { compactYaml } from './reformat/compact.ts';
import { reformatYaml, type YamlLayout } from './reformat/reformat.ts';
import { suggestChanges } from './repair/suggest.ts';
import { listWarnings, warnOfFormat, warnOfPairs } from './warnings.ts';
import type { YamlApi, YamlLanguage, YamlResult } from './yaml.api.ts';

/** Indentation when the visitor has no choice: YAML from JSON needs one even when it is compressed. */
const COMPRESSED_INDENT = 2;

/** Implements the YAML tool. */
export function createYamlService(): YamlApi {
  return {
    format(text, { output, indent, indentsLists = false, fixes }) {
      const input = readInput(text, fixes);
      if (input.language === 'json') return writeFromJson(input, output === 'yaml' ? 'yaml' : 'json', indent);
      return output === 'json' ? writeFromYaml(input, indent) : reformat(input, { indent, indentsLists });
    },

    compress(text, { output, fixes }) {
      const input = readInput(text, fixes);
      if (input.language === 'json') {
        return output === 'yaml' ? writeFromJson(input, 'yaml', COMPRESSED_INDENT) : writeFromJson(input, 'json', 0);
      }
      return output === 'json' ? writeFromYaml(input, 0) : compact(input);
    },

    convert(text, { indent, fixes }) {
      const input = readInput(text, fixes);
      return input.language === 'json' ? writeFromJson(input, 'yaml', indent) : writeFromYaml(input, indent);
    },

    convertText,

    validate(text) {
      const input = readInput(text, false);
      if (input.language === 'json') return { input: 'json', documentCount: 1, suggestions: [], warnings: [] };
      const { documents } = requireDocuments(input.source);
      refuseDuplicates(input.source);
      const { warnings, suggestions } = checkLines(input.source, true);
      return { input: 'yaml', documentCount: documents.length, suggestions, warnings };
    },
  };
}

type JsonInput = Extract<Input, { readonly language: 'json' }>;
type YamlInput = Extract<Input, { readonly language: 'yaml' }>;

function writeFromJson({ data, losses }: JsonInput, output: YamlLanguage, indent: number): YamlResult {
  const text = output === 'json' ? writeJson(data, indent) : writeYaml(data, indent);
  return { text, input: 'json', output, documentCount: 1, losses, fixes: [], suggestions: [], warnings: [] };
}

function writeFromYaml(input: YamlInput, indent: number): YamlResult {
  const source = withoutBlankEnd(requireDocuments(input.source));
  const log = createLossLog(createLineIndex(source.text));
  const text = writeJson(yamlToData(source, log), indent);
  return { ...factsOf({ ...input, source }, 'json', checkLines(source, false)), text, losses: log.report() };
}

function reformat(input: YamlInput, layout: YamlLayout): YamlResult {
  const { source } = input;
  const check = checkLines(source, true);
  if (check.warnings.length > 0) return leaveUntouched(input, check);
  const text = source.documents.length === 0 ? source.text : reformatYaml(source, layout);
  return { ...factsOf(input, 'yaml', check), text: text ?? source.text, warnings: listWarnings(source, text === null) };
}

function compact(input: YamlInput): YamlResult {
  const source = requireDocuments(input.source);
  const check = checkLines(source, true);
  if (check.warnings.length > 0) return leaveUntouched(input, check);
  const text = compactYaml(source);
  const log = createLossLog(createLineIndex(source.text));
  const comments = text === null ? [] : findComments(source.text, source.events);
  if (comments.length > 0) logDroppedComments(comments, placeNodes(source.documents), log);
  const warnings = listWarnings(source, text === null);
  return { ...factsOf(input, 'yaml', check), text: text ?? source.text, losses: log.report(), warnings };
}

/** Returns the text unchanged, because joining its lines could not be undone. */
function leaveUntouched(input: YamlInput, check: LineCheck): YamlResult {
  const { source } = input;
  const warnings = [...check.warnings, ...listWarnings(source, false)];
  return { ...factsOf(input, 'yaml', check), text: source.text, warnings };
}

/** Lines that YAML joins into one text although they look like something else, and suggestions for single lines. */
type LineCheck = Pick<YamlResult, 'warnings' | 'suggestions'>;

function checkLines(source: YamlSource, isUntouched: boolean): LineCheck {
  const format = warnOfFormat(source, isUntouched);
  if (format !== null) return { warnings: [format], suggestions: [] };
  const pairs = findPairsAsText(source);
  return { warnings: warnOfPairs(pairs, isUntouched), suggestions: suggestChanges(source, pairs) };
}

function factsOf({ source, fixes }: YamlInput, output: YamlLanguage, { warnings, suggestions }: LineCheck) {
  return {
    input: 'yaml' as const,
    output,
    documentCount: source.documents.length,
    losses: NO_LOSSES,
    fixes,
    suggestions,
    warnings,
  };
}

function requireDocuments(source: YamlSource): YamlSource {
  if (source.documents.length === 0) throw new AppError('yaml-empty', 'The text holds comments only');
  return source;
}

function refuseDuplicates(source: YamlSource): void {
  const [duplicate] = findDuplicateKeys(source.documents.map(({ root }) => root));
  if (duplicate === undefined) return;
  throw createProblemError(
    source.text,
    duplicate.repeated.start,
    'yaml',
    'duplicate-key',
    `duplicated mapping key "${duplicate.key}"`,
  );
}
