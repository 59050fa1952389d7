import { detectTextFormat } from '../../src/core/text/text-format.ts';
import { LISTED_COUNT } from './limits.ts';
import { findDuplicateKeys } from './read/duplicate-keys.ts';
import { createLineIndex } from './read/line-index.ts';
import type { PairsAsText } from './read/pairs-as-text.ts';
import type { YamlSource } from './read/read-yaml.ts';
import type { YamlWarning } from './yaml.api.ts';

/** Warns of a text of another format that YAML takes for one plain text; null for any other text. */
export function warnOfFormat({ text, documents }: YamlSource, isUntouched: boolean): YamlWarning | null {
  const [only, ...others] = documents;
  const isPlainText = only?.root.kind === 'scalar' && only.root.style === 'plain' && others.length === 0;
  if (!isPlainText || !/[\r\n]/.test(text.trim())) return null;
  const format = detectTextFormat(text);
  return format === 'yaml' || format === 'json' ? null : { kind: 'other-format', format, isUntouched };
}

/** Warns of lines that are one text; `isUntouched` when the text was returned unchanged because of them. */
export function warnOfPairs(pairs: readonly PairsAsText[], isUntouched: boolean): YamlWarning[] {
  return pairs
    .slice(0, LISTED_COUNT)
    .map(({ line, pairLines, sign }) => ({ kind: 'pairs-as-text', line, count: pairLines.length, sign, isUntouched }));
}

/** Warns of repeated keys, and of a text that was returned unchanged. */
export function listWarnings(source: YamlSource, isUntouched: boolean): YamlWarning[] {
  const lines = createLineIndex(source.text);
  const duplicates = findDuplicateKeys(source.documents.map(({ root }) => root)).map(
    ({ key, first, repeated }): YamlWarning => ({
      kind: 'duplicate-key',
      key,
      line: lines.lineOf(repeated.start),
      firstLine: lines.lineOf(first.start),
    }),
  );
  return isUntouched ? [{ kind: 'left-untouched' }, ...duplicates] : duplicates;
}
