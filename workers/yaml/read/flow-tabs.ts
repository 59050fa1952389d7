import { Lexer } from 'yaml';

const OPENING = new Set(['[', '{']);
const CLOSING = new Set([']', '}']);
/** Signs that the lexer adds to the text. */
const ADDED = new Set(['\u0002', '\u0018', '\u001f']);

/** The text with spaces for the tabs before collections in brackets and between their parts, at the same places. */
export function replaceFlowTabs(text: string): string {
  const pieces: string[] = [];
  let depth = 0;
  let isBehindBreak = false;
  const lexemes = [...new Lexer().lex(text)].filter((lexeme) => !ADDED.has(lexeme));
  for (const [i, lexeme] of lexemes.entries()) {
    if (OPENING.has(lexeme)) depth++;
    else if (CLOSING.has(lexeme)) depth--;
    const isBeside = depth > 0 || OPENING.has(lexemes[i + 1] ?? '');
    const isGap = isBeside && !isBehindBreak && /^[ \t]+$/.test(lexeme);
    pieces.push(isGap ? lexeme.replaceAll('\t', ' ') : lexeme);
    isBehindBreak = lexeme.endsWith('\n');
  }
  const spaced = pieces.join('');
  return spaced.length === text.length ? spaced : text;
}
