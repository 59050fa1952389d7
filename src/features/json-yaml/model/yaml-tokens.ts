import type { LineTokens, Token, TokenKind } from './line-tokens.ts';

/** Returns a line by index from 0; undefined outside the text. */
type LineAt = (index: number) => string | undefined;

/** Lines that are searched backwards for the start of a text block. */
const BLOCK_LOOKBACK_LINES = 400;

const BLOCK_HEADER = /(?:^|[\s:-])[|>][-+0-9]*(?:\s+#.*)?\s*$/;
const DOCUMENT_MARK = /^(?:---|\.\.\.)(?=\s|$)/;
const DIRECTIVE = /^%\S.*/;
const COMMENT = /#.*/y;
const QUOTED = /"(?:[^"\\]|\\.)*"?|'(?:[^']|'')*'?/y;
/** Anchor, alias or tag. */
const MARK = /[&*!][^\s,[\]{}]*/y;
const INDICATOR = /[-?:](?=\s|$)|[[\]{},|>]/y;
/** Up to a colon with a space, a comment, or the end; in brackets also up to the next bracket or comma. */
const PLAIN = /(?:[^\s:#]|:(?=\S)|(?<=\S)#|[ \t]+(?=[^\s#]))+/y;
const FLOW_PLAIN = /(?:[^\s:#,[\]{}]|:(?=[^\s,[\]{}])|(?<=\S)#|[ \t]+(?=[^\s#,[\]{}]))+/y;
const SPACE = /\s+/y;
const KEY_END = /\s*:(?=[\s,\]}]|$)/y;
/** In brackets a quoted key needs no space after its colon. */
const QUOTED_KEY_END = /\s*:/y;

const NUMBER =
  /^[-+]?(?:0x[0-9a-fA-F]+|0o[0-7]+|(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?|\.(?:inf|Inf|INF))$/;
const LITERAL = /^(?:true|True|TRUE|false|False|FALSE|null|Null|NULL|~|\.(?:nan|NaN|NAN))$/;

/** The type of a plain YAML value. */
export function plainKind(text: string): 'number' | 'literal' | 'string' {
  if (NUMBER.test(text)) return 'number';
  return LITERAL.test(text) ? 'literal' : 'string';
}

/** The parts of the lines of a YAML text; fastest when called line after line. The parts always add up to the line. */
export function createYamlTokens(lineAt: LineAt): LineTokens {
  let known: { readonly index: number; readonly blockIndent: number | null } | null = null;
  return (line, index) => {
    const before = known?.index === index - 1 ? known.blockIndent : findBlock(lineAt, index);
    const isBlockText = before !== null && (line.trim() === '' || indentOf(line) > before);
    known = { index, blockIndent: isBlockText ? before : headerIndent(line) };
    return isBlockText ? [{ kind: 'string', text: line }] : toYamlTokens(line);
  };
}

/** The parts of one line that is not inside a text block. */
export function toYamlTokens(line: string): readonly Token[] {
  const tokens: Token[] = [];
  let at = 0;
  let depth = 0;
  const take = (pattern: RegExp) => {
    pattern.lastIndex = at;
    return pattern.exec(line)?.[0] ?? '';
  };
  const takeAfter = (text: string, pattern: RegExp) => {
    pattern.lastIndex = at + text.length;
    return pattern.exec(line)?.[0] ?? '';
  };
  const push = (kind: TokenKind, text: string) => {
    if (text !== '') tokens.push({ kind, text });
    at += text.length;
  };
  push('mark', DOCUMENT_MARK.exec(line)?.[0] ?? DIRECTIVE.exec(line)?.[0] ?? '');
  while (at < line.length) {
    push('other', take(SPACE));
    const isFree = at === 0 || /\s/.test(line.charAt(at - 1));
    if (isFree && line.charAt(at) === '#') push('comment', take(COMMENT));
    const quoted = take(QUOTED);
    if (quoted !== '') {
      const keyEnd = takeAfter(quoted, depth > 0 ? QUOTED_KEY_END : KEY_END);
      push(keyEnd === '' ? 'string' : 'key', quoted);
      push('other', keyEnd);
      continue;
    }
    const mark = take(MARK);
    const indicator = take(INDICATOR);
    if (mark !== '') push('mark', mark);
    else if (indicator !== '') {
      if (/[[{]/.test(indicator)) depth += 1;
      else if (/[\]}]/.test(indicator)) depth -= 1;
      push('other', indicator);
    } else {
      const plain = take(depth > 0 ? FLOW_PLAIN : PLAIN);
      push(takeAfter(plain, KEY_END) === '' ? plainKind(plain) : 'key', plain);
      if (plain === '') push('other', line.charAt(at));
    }
  }
  return tokens;
}

/** The indentation of the header whose text block a line may continue; null when there is none. */
function findBlock(lineAt: LineAt, index: number): number | null {
  let lowest = Number.POSITIVE_INFINITY;
  for (let back = index - 1; back >= Math.max(index - BLOCK_LOOKBACK_LINES, 0); back--) {
    const line = lineAt(back);
    if (line === undefined) return null;
    if (line.trim() === '' || indentOf(line) >= lowest) continue;
    lowest = indentOf(line);
    if (headerIndent(line) !== null) return lowest;
    if (lowest === 0) return null;
  }
  return null;
}

function headerIndent(line: string): number | null {
  return BLOCK_HEADER.test(line) && !/^\s*#/.test(line) ? indentOf(line) : null;
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}
