import { AppError } from '../../src/core/errors.ts';
import { detectTextFormat } from '../../src/core/text/text-format.ts';
import { YAML_CHARS_MAX } from '../../src/core/yaml-limits.ts';
import type { DataNode } from './convert/data.ts';
import { createLossLog } from './convert/loss-log.ts';
import { readJson } from './convert/read-json.ts';
import { createLineIndex } from './read/line-index.ts';
import { createProblemError, placeAtCause, problemOf } from './read/problem.ts';
import { readYaml, type YamlSource } from './read/read-yaml.ts';
import { findBreakingTemplate, findTemplate } from './read/templates.ts';
import { areSame } from './reformat/compare.ts';
import { partItems, quoteSigns } from './repair/part-items.ts';
import { repairYaml, suggestTemplateQuotes } from './repair/repair.ts';
import { unescapeLines } from './repair/suggest.ts';
import type { LossReport, YamlFix, YamlProblem } from './yaml.api.ts';

/** A text and the language in which it was read. */
export type Input =
  | { readonly language: 'json'; readonly text: string; readonly data: DataNode; readonly losses: LossReport }
  | { readonly language: 'yaml'; readonly source: YamlSource; readonly fixes: readonly YamlFix[] };

/**
 * Reads a text. A text that begins with a brace or a bracket is tried as JSON first; `{a: b}` is still YAML.
 * @throws AppError `yaml-empty`, `yaml-too-large`, `yaml-invalid` (with both problems) and the limits.
 */
export function readInput(text: string, fixes: boolean): Input {
  requireContent(text);
  const json = looksLikeJson(text) ? tryJson(text) : null;
  if (json !== null && 'language' in json) return json;
  try {
    const source = readYaml(text);
    refuseTemplate(text, findTemplate(text, source.events));
    return { language: 'yaml', ...(fixes ? mendSource(source) : { source, fixes: [] }) };
  } catch (error) {
    const problem = problemOf(error);
    if (problem === null || problem.reason === 'template') throw error;
    refuseTemplate(text, findBreakingTemplate(text, problem.line), problem.parserMessage);
    const mended = fixes && isOwnFormat(text) ? repairYaml(text) : null;
    if (mended !== null) {
      const parted = partSource(readYaml(mended.text));
      return { language: 'yaml', source: parted.source, fixes: [...mended.fixes, ...parted.fixes] };
    }
    const placed = placeAtCause(text, error as AppError);
    throw json === null ? placed : withJsonProblem(placed, json.problem);
  }
}

/** @throws AppError `yaml-empty`, `yaml-too-large`. */
export function requireContent(text: string): void {
  if (text.length > YAML_CHARS_MAX) throw new AppError('yaml-too-large', 'The text is too long', { part: 'input' });
  if (text.replace(/^\ufeff/, '').trim() === '') throw new AppError('yaml-empty', 'The text is blank');
}

interface MendedSource {
  readonly source: YamlSource;
  readonly fixes: readonly YamlFix[];
}

/**
 * Parts the items of lists from their hyphens, quotes lone signs, and replaces entities outside quotes when the text still has the same
 * structure afterwards.
 */
function mendSource(source: YamlSource): MendedSource {
  const parted = partSource(source);
  const unescaped = applyFixes(parted.source, unescapeLines(parted.source), (mended) =>
    areSame(parted.source.documents, mended.documents, 'shaped'),
  );
  return { source: unescaped.source, fixes: [...parted.fixes, ...unescaped.fixes] };
}

function partSource(source: YamlSource): MendedSource {
  const parted = applyFixes(source, partItems(source), () => true);
  const quoted = applyFixes(parted.source, quoteSigns(parted.source), () => true);
  return { source: quoted.source, fixes: [...parted.fixes, ...quoted.fixes] };
}

/** Applies fixes of a readable text, all or none. */
function applyFixes(
  source: YamlSource,
  fixes: readonly YamlFix[],
  accepts: (mended: YamlSource) => boolean,
): MendedSource {
  if (fixes.length === 0) return { source, fixes };
  const lines = source.text.split(/\r\n|\n|\r/);
  for (const { line, after } of fixes) lines[line - 1] = after;
  try {
    const mended = readYaml(lines.join('\n'));
    if (accepts(mended)) return { source: mended, fixes };
  } catch (error) {
    if (problemOf(error) === null) throw error;
  }
  return { source, fixes: [] };
}

/** Reading a template as YAML, or repairing it, would silently change its meaning. */
function refuseTemplate(text: string, offset: number | null, parserMessage = 'template syntax'): void {
  if (offset === null) return;
  const suggestions = suggestTemplateQuotes(text);
  throw createProblemError(text, offset, 'yaml', 'template', parserMessage, suggestions);
}

/** A text of another format would become readable, but not what it means. */
function isOwnFormat(text: string): boolean {
  const format = detectTextFormat(text);
  return format === 'yaml' || format === 'json';
}

function looksLikeJson(text: string): boolean {
  return /^\ufeff?\s*[[{]/.test(text);
}

function tryJson(text: string): Extract<Input, { language: 'json' }> | { readonly problem: YamlProblem } {
  const log = createLossLog(createLineIndex(text));
  try {
    return { language: 'json', text, data: readJson(text, log), losses: log.report() };
  } catch (error) {
    const problem = problemOf(error);
    if (problem === null) throw error;
    return { problem };
  }
}

function withJsonProblem({ code, message, details }: AppError, asJson: YamlProblem): AppError {
  return new AppError(code, message, { ...details, asJson });
}
