import { YAMLException } from 'js-yaml';
import { Lexer } from 'yaml';
import { AppError } from '../../../src/core/errors.ts';
import type { YamlProblem, YamlReason } from '../yaml.api.ts';
import { createLineIndex } from './line-index.ts';

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
/** Signs that the lexer adds to the text. */
const DOCUMENT_START = '\u0002';
const SCALAR_START = '\u001f';
const FLOW_END = '\u0018';
/** A line that looks like a key and its value. */
const KEY_LINE = /^\s*(?:- +)*[\p{L}_"'][^\s:]*:(?:\s|$)/u;
const CLOSING = { '[': ']', '{': '}' } as const;

interface Cause {
  readonly offset: number;
  readonly reason: YamlReason;
}

/** A quoted or plain scalar as it is written. */
interface Piece {
  readonly start: number;
  readonly source: string;
}

/** The open brackets and the last pieces where the parser stops. */
interface Scan {
  readonly brackets: { readonly sign: keyof typeof CLOSING; readonly offset: number }[];
  /** The bracket that is not closed, although its block ends or another one closes. */
  lostBracket: number | null;
  lastQuoted: Piece | null;
  lastPlain: Piece | null;
}

/** The error for an unreadable text. `offset` is the place in `text`. */
export function createProblemError(
  text: string,
  offset: number,
  language: YamlProblem['language'],
  reason: YamlReason,
  parserMessage: string,
  suggestions: YamlProblem['suggestions'] = [],
): AppError {
  const index = createLineIndex(text);
  const place = { ...index.placeOf(offset), ...index.excerptAt(offset) };
  const details: YamlProblem = { language, reason, parserMessage, suggestions, ...place, asJson: null };
  return new AppError('yaml-invalid', `${parserMessage} (${place.line}:${place.column})`, { ...details });
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
  return createProblemError(text, position, 'yaml', reason, error.reason);
}

/** The error at the place where a person would change the text. The parser may stop lines behind it. */
export function placeAtCause(text: string, error: AppError): AppError {
  const problem = problemOf(error);
  const cause = problem === null ? null : findCause(text, problem);
  if (problem === null || cause === null) return error;
  const { language, parserMessage, suggestions } = problem;
  return createProblemError(text, cause.offset, language, cause.reason, parserMessage, suggestions);
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

/**
 * The place that a person would change. The parser stops behind it when a quote, a bracket or a colon is missing; null
 * when the parser's place is the right one. `problem` is the parser's problem with `text`.
 */
function findCause(text: string, problem: Pick<YamlProblem, 'reason' | 'line' | 'column'>): Cause | null {
  const stop = createLineIndex(text).offsetOf(problem);
  switch (problem.reason) {
    case 'unclosed-quote':
    case 'unclosed-value':
    case 'unclosed-bracket':
    case 'missing-comma':
    case 'unexpected-comma':
      return findUnclosed(text, stop, problem.reason);
    case 'multiline-key':
      return findMissingColon(text, stop);
    case 'bad-indentation':
    case 'trailing-content':
      return findTab(text, stop) ?? findJoinedLines(text, stop, problem.reason);
    default:
      return null;
  }
}

function findUnclosed(text: string, stop: number, reason: YamlReason): Cause | null {
  const { brackets, lostBracket, lastQuoted } = scan(text, stop);
  if (lastQuoted !== null && (isUnclosed(lastQuoted, stop) || swallowsKeys(text, lastQuoted, stop))) {
    return { offset: lastQuoted.start, reason: 'unclosed-quote' };
  }
  if (lostBracket !== null) return { offset: lostBracket, reason: 'unclosed-bracket' };
  const open = brackets.at(-1);
  const isMissing = reason === 'unclosed-bracket' || reason === 'unclosed-value';
  return open !== undefined && isMissing ? { offset: open.offset, reason: 'unclosed-bracket' } : null;
}

/** A tab behind a dash: the lines below cannot be aligned with it. */
function findTab(text: string, stop: number): Cause | null {
  const start = text.lastIndexOf('\n', stop - 1) + 1;
  const [margin] = /^ *(?:- *)+(?=\t)/.exec(text.slice(start, stop)) ?? [];
  return margin === undefined ? null : { offset: start + margin.length, reason: 'tab-indentation' };
}

/** The end of the line above, when it has no colon: the parser takes it and the key below for one key. */
function findMissingColon(text: string, stop: number): Cause | null {
  const lineStart = text.lastIndexOf('\n', stop - 1) + 1;
  const end = text.slice(0, lineStart).trimEnd().length;
  const above = text.slice(text.lastIndexOf('\n', end - 1) + 1, end);
  return lineStart === 0 || /[:"'#]/.test(above) ? null : { offset: end, reason: 'missing-colon' };
}

/** A value that continues on a line that is meant as a key, because its indentation is too deep. */
function findJoinedLines(text: string, stop: number, reason: YamlReason): Cause | null {
  const { lastPlain, lastQuoted } = scan(text, stop);
  if (lastQuoted !== null && swallowsKeys(text, lastQuoted, stop)) {
    return { offset: lastQuoted.start, reason: 'unclosed-quote' };
  }
  if (lastPlain === null || reason === 'trailing-content') return null;
  const { start, source } = lastPlain;
  if (!source.includes('\n') || start + source.length < stop) return null;
  const lastLine = source.lastIndexOf('\n') + 1;
  const margin = /^\s*/.exec(source.slice(lastLine))?.[0].length ?? 0;
  return { offset: start + lastLine + margin, reason };
}

/** Whether a quoted text that ends on the line of `stop` contains lines that look like keys. */
function swallowsKeys(text: string, { start, source }: Piece, stop: number): boolean {
  if (text.slice(start + source.length, stop).includes('\n')) return false;
  return source
    .split('\n')
    .slice(1)
    .some((line) => KEY_LINE.test(line));
}

/** Reads the text up to the first piece behind `stop`. */
function scan(text: string, stop: number): Scan {
  const found: Scan = { brackets: [], lostBracket: null, lastQuoted: null, lastPlain: null };
  let at = 0;
  let isScalar = false;
  for (const lexeme of new Lexer().lex(text)) {
    if (lexeme === DOCUMENT_START) continue;
    if (lexeme === FLOW_END) {
      found.lostBracket ??= found.brackets.at(-1)?.offset ?? null;
      continue;
    }
    if (lexeme === SCALAR_START) {
      isScalar = true;
      continue;
    }
    if (at > stop) break;
    if (isScalar) found.lastPlain = { start: at, source: lexeme };
    else if (lexeme.startsWith('"') || lexeme.startsWith("'")) found.lastQuoted = { start: at, source: lexeme };
    else noteBracket(found, lexeme, at);
    isScalar = false;
    at += lexeme.length;
  }
  return found;
}

function noteBracket(found: Scan, lexeme: string, offset: number): void {
  if (lexeme === '[' || lexeme === '{') found.brackets.push({ sign: lexeme, offset });
  if (lexeme !== ']' && lexeme !== '}') return;
  const open = found.brackets.pop();
  if (open !== undefined && CLOSING[open.sign] !== lexeme) found.lostBracket ??= open.offset;
}

/** Whether the quote has no end, or swallows lines that are less indented than it. */
function isUnclosed({ start, source }: Piece, stop: number): boolean {
  const quote = source.charAt(0);
  const body = source.slice(1);
  const plain = quote === '"' ? body.replace(/\\[\s\S]/g, '') : body.replaceAll("''", '');
  if (!plain.includes(quote)) return true;
  return source.includes('\n') && start < stop && stop < start + source.length;
}
