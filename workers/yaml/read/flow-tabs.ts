import { Lexer } from 'yaml';

const OPENING = new Set(['[', '{']);
const CLOSING = new Set([']', '}']);
/** Signs that the lexer adds to the text. */
const ADDED = new Set(['\u0002', '\u0018', '\u001f']);

/** The text with spaces for the tabs between the parts of collections in brackets, at the same places. */
export function replaceFlowTabs(text: string): string {
  const pieces: string[] = [];
  let depth = 0;
  let isBehindBreak = false;
  for (const lexeme of new Lexer().lex(text)) {
    if (ADDED.has(lexeme)) continue;
    if (OPENING.has(lexeme)) depth++;
    else if (CLOSING.has(lexeme)) depth--;
    const isGap = depth > 0 && !isBehindBreak && /^[ \t]+$/.test(lexeme);
    pieces.push(isGap ? lexeme.replaceAll('\t', ' ') : lexeme);
    isBehindBreak = lexeme.endsWith('\n');
  }
  const spaced = pieces.join('');
  return spaced.length === text.length ? spaced : text;
}
