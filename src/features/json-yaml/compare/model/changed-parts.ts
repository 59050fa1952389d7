import type { JsonDifference, MarkedPart } from '../../../../bridges/json-bridge.ts';
import { type LineTokens, type Token, toJsonTokens } from '../../model/line-tokens.ts';
import type { CompareSide } from '../compare-state.ts';

/** The parts of lines of JSON; what a changed string has alone is a part of its own. */
export function createChangedTokens(differences: readonly JsonDifference[], side: CompareSide): LineTokens {
  const byLine = new Map<number, readonly MarkedPart[]>();
  for (const { [side]: there } of differences) {
    const { column, marks, line } = there;
    if (column === null || marks.length === 0) continue;
    byLine.set(
      line - 1,
      marks.map(({ start, end }) => ({ start: start + column, end: end + column })),
    );
  }
  return (line, index, isInString, column = 0) => {
    const tokens = toJsonTokens(line, index, isInString);
    const parts = byLine.get(index);
    return parts === undefined ? tokens : markParts(tokens, parts, column);
  };
}

/** Cuts a text at the ends of its marked parts. The parts are in order. */
export function cutAtParts(text: string, parts: readonly MarkedPart[], from: number): readonly Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  const push = (end: number, isChanged: boolean) => {
    if (end > at) pieces.push({ text: text.slice(at, end), isChanged });
    at = Math.max(at, end);
  };
  for (const { start, end } of parts) {
    push(Math.min(start - from, text.length), false);
    push(Math.min(end - from, text.length), true);
  }
  push(text.length, false);
  return pieces;
}

interface Piece {
  readonly text: string;
  readonly isChanged: boolean;
}

function markParts(tokens: readonly Token[], parts: readonly MarkedPart[], column: number): readonly Token[] {
  let at = column;
  return tokens.flatMap((token) => {
    const pieces = cutAtParts(token.text, parts, at);
    at += token.text.length;
    return pieces.map(({ text, isChanged }) => ({ ...token, text, ...(isChanged ? { isChanged } : {}) }));
  });
}
