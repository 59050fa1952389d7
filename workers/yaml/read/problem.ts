import { YAMLException } from 'js-yaml';
import { AppError } from '../../../src/core/errors.ts';
import type { YamlProblem, YamlReason } from '../yaml.api.ts';
import { createLineIndex } from './line-index.ts';
import { findCause } from './place-problem.ts';

/** The meaning of the parser's messages. The first match counts. */
const REASONS: readonly (readonly [RegExp, YamlReason])[] = [
  [/tab characters/, 'tab-indentation'],
  [/deficient indentation/, 'unclosed-value'],
  [/bad indentation/, 'bad-indentation'],
  [/whitespace character is expected after the key-value/, 'missing-space'],
  [/expected ':' after a mapping key/, 'missing-colon'],
  [/multiline key/, 'multiline-key'],
  [/within a (?:single|double) quoted scalar/, 'unclosed-quote'],
  [/within a flow collection/, 'unclosed-bracket'],
  [/missed comma/, 'missing-comma'],
  [/found ','/, 'unexpected-comma'],
  [/non-printable|null byte|valid JSON character/, 'bad-character'],
  [/escape sequence|hexadecimal/, 'bad-escape'],
  [/directive|tag handle \(first|tag prefix \(second|YAML version|previously declared/i, 'bad-directive'],
  [/alias node|anchor/, 'bad-anchor'],
  [/block scalar|chomping|indentation width|line break is expected/, 'bad-block-header'],
  [/tag/, 'bad-tag'],
  [/end of the stream or a document separator/, 'trailing-content'],
];
const RESERVED = /[@`%]/;

/** The error for an unreadable text. `offset` is the place in `text`. */
export function createProblemError(
  text: string,
  offset: number,
  problem: Pick<YamlProblem, 'language' | 'reason' | 'parserMessage'> & Partial<Pick<YamlProblem, 'suggestions'>>,
): AppError {
  const index = createLineIndex(text);
  const details: YamlProblem = {
    suggestions: [],
    ...problem,
    ...index.placeOf(offset),
    ...index.excerptAt(offset),
    asJson: null,
  };
  return new AppError('yaml-invalid', `${problem.parserMessage} (${details.line}:${details.column})`, { ...details });
}

/** Turns the parser's exception into an AppError; any other error is a bug and is returned unchanged. */
export function toReadError(text: string, error: unknown): unknown {
  if (!(error instanceof YAMLException) || error.mark === undefined) return error;
  // A premature end is shown at the last text, not behind the empty lines.
  const end = text.trimEnd().length;
  const isAtEnd = error.mark.position > end;
  const position = isAtEnd ? end : error.mark.position;
  if (error.reason.startsWith('nesting exceeded')) {
    return new AppError('yaml-too-deep', error.reason, { ...createLineIndex(text).placeOf(position) });
  }
  const reason = readReason(error.reason, text.charAt(position), isAtEnd);
  return createProblemError(text, position, { language: 'yaml', reason, parserMessage: error.reason });
}

/** The error at the place where a person would change the text. The parser may stop lines behind it. */
export function placeAtCause(text: string, error: AppError): AppError {
  const problem = problemOf(error);
  const cause = problem === null ? null : findCause(text, problem);
  if (problem === null || cause === null) return error;
  const { language, parserMessage, suggestions } = problem;
  return createProblemError(text, cause.offset, { language, reason: cause.reason, parserMessage, suggestions });
}

/** The problem in the error of an unreadable text; null for any other error. */
export function problemOf(error: unknown): YamlProblem | null {
  if (!(error instanceof AppError) || error.code !== 'yaml-invalid') return null;
  return error.details as unknown as YamlProblem;
}

function readReason(message: string, character: string, isAtEnd: boolean): YamlReason {
  const reason = REASONS.find(([pattern]) => pattern.test(message))?.[1] ?? 'syntax';
  if (reason === 'multiline-key' && isAtEnd) return 'missing-colon';
  return reason === 'bad-indentation' && RESERVED.test(character) ? 'reserved-character' : reason;
}
