/** The kind of a line, as far as it can be determined in an unreadable text. */
type LineKind = 'structure' | 'block-text' | 'quoted-text' | 'blank' | 'comment' | 'separator';

const BLOCK_HEADER = /(?:^|[\s:-])[|>][-+]?[1-9]?[-+]?(?:\s+#.*)?$/;

/** Indentation in spaces. */
export function indentOf(line: string): number {
  return line.length - line.replace(/^ +/, '').length;
}

/** Whether a text block follows the line. */
export function isBlockHeader(line: string): boolean {
  return BLOCK_HEADER.test(line.trimEnd()) && /(?::|-|^)\s*(?:[!&]\S+\s+)*[|>]/.test(line.trim());
}

/** The column of the innermost key or dash of a line: `- name: x` is at 2. */
export function contentColumn(line: string): number {
  return /^ *(?:- +)*/.exec(line)?.[0].length ?? 0;
}

/** Separates structural lines from lines inside text blocks and multi-line quotes, which must not be fixed. */
export function classifyLines(lines: readonly string[]): LineKind[] {
  let blockIndent: number | null = null;
  let quote: string | null = null;
  return lines.map((line) => {
    if (quote !== null) {
      if (closesQuote(line, quote)) quote = null;
      return 'quoted-text';
    }
    if (line.trim() === '') return 'blank';
    if (blockIndent !== null && indentOf(line) > blockIndent) return 'block-text';
    blockIndent = null;
    if (/^\s*#/.test(line)) return 'comment';
    if (/^(?:---|\.\.\.)(?:\s|$)/.test(line)) return 'separator';
    if (isBlockHeader(line)) blockIndent = indentOf(line);
    else quote = openedQuote(line);
    return 'structure';
  });
}

/** The quote that begins the line's value and does not end on the line; null without one. */
function openedQuote(line: string): string | null {
  const [, quote = '', rest = ''] = /^\s*(?:- +)*(?:[^\s:'"#][^:#]*:\s+)?(["'])(.*)$/.exec(line) ?? [];
  return quote === '' || closesQuote(rest, quote) ? null : quote;
}

function closesQuote(text: string, quote: string): boolean {
  const plain = quote === '"' ? text.replace(/\\./g, '') : text.replaceAll("''", '');
  return plain.includes(quote);
}
