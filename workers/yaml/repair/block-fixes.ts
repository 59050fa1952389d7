import { classifyLines, contentColumn, indentOf, isBlockHeader } from '../line-kinds.ts';
import { straightenColon } from './line-fixes.ts';

/** Fixes several lines at once. Lines are changed, never added or removed. */
export type TextFix = (lines: readonly string[]) => string[];

const FENCE = /^ {0,3}(?:`{3,}|~{3,})\s*[\w+-]*\s*$/;
/** The first line of a fenced text, which may have more words. */
const OPENING_FENCE = /^ {0,3}(?:`{3,}[^`]*|~{3,}.*)$/;

/** Empties the lines of fences and the words around them. The contents of several fences become several documents. */
export function dropFence(lines: readonly string[]): string[] {
  const first = lines.find((line) => OPENING_FENCE.test(line));
  if (first === undefined) return [...lines];
  // The end of a text whose beginning was not copied.
  if (lines.findLast((line) => line.trim() !== '') === first) return lines.map((line) => (line === first ? '' : line));
  let isInside = false;
  let count = 0;
  return lines.map((line) => {
    const isFence = (isInside ? FENCE : OPENING_FENCE).test(line) && indentOf(line) === indentOf(first);
    if (!isFence) return isInside ? line : '';
    isInside = !isInside;
    if (isInside) count++;
    return isInside && count > 1 ? '---' : '';
  });
}

/** Spaces for tabs in the margin, `width` for each. */
export function replaceTabs(width: number): TextFix {
  return (lines) => {
    const kinds = classifyLines(lines);
    return lines.map((line, i) => {
      if (kinds[i] === 'block-text' || kinds[i] === 'quoted-text') return line;
      const margin = /^[ \t]*/.exec(line)?.[0] ?? '';
      return margin.replaceAll('\t', ' '.repeat(width)) + line.slice(margin.length);
    });
  };
}

/**
 * Moves the lines of a text block to the right when they are at their own key's column. The block ends with its margin,
 * at a document separator, or at the next key in the same column.
 */
export function indentBlockTexts(lines: readonly string[]): string[] {
  const result = [...lines];
  for (let i = 0; i < result.length; i++) {
    const header = result[i] ?? '';
    if (classifyBlockHeader(result, i)) indentBody(result, i, contentColumn(header));
  }
  return result;
}

function classifyBlockHeader(lines: readonly string[], index: number): boolean {
  const line = lines[index] ?? '';
  if (!isBlockHeader(line) || /^\s*#/.test(line)) return false;
  const next = lines.slice(index + 1).find((other) => other.trim() !== '');
  return next !== undefined && indentOf(next) === contentColumn(line);
}

function indentBody(lines: string[], header: number, column: number): void {
  for (let i = header + 1; i < lines.length; i++) {
    const line = lines[i] ?? '';
    if (line.trim() === '') continue;
    const indent = indentOf(line);
    const isSibling = indent === column && i > header + 1 && /^(?:[\w.-]+|"[^"]*"):(?:\s|$)/.test(line.slice(indent));
    if (indent < column || isSibling || /^(?:---|\.\.\.)(?:\s|$)/.test(line)) return;
    lines[i] = `  ${line}`;
  }
}

/** Full-width colons behind keys, except on lines that continue the text of the line above. */
export function straightenColons(lines: readonly string[]): string[] {
  const kinds = classifyLines(lines);
  let above = '';
  return lines.map((line, i) => {
    if (kinds[i] !== 'structure') return line;
    const hasValue = !/[:|>-]\s*(?:#.*)?$/.test(above) && above !== '';
    const mended = hasValue && indentOf(line) > contentColumn(above) ? line : straightenColon(line);
    above = mended;
    return mended;
  });
}

/** Moves lines whose indentation fits no level to the nearest level. */
export function snapIndentation(lines: readonly string[]): string[] {
  const kinds = classifyLines(lines);
  const levels: number[] = [0];
  let opens = true;
  let shift = 0;
  return lines.map((line, i) => {
    if (kinds[i] === 'block-text')
      return shift > 0 ? ' '.repeat(shift) + line : line.slice(Math.min(-shift, indentOf(line)));
    if (kinds[i] === 'separator') {
      levels.splice(0, levels.length, 0);
      opens = true;
    }
    if (kinds[i] !== 'structure') return line;
    const indent = indentOf(line);
    const level = nearestLevel(levels, indent, opens);
    while ((levels.at(-1) ?? 0) > level) levels.pop();
    if (levels.at(-1) !== level) levels.push(level);
    const column = contentColumn(line) - indent + level;
    if (column !== level) levels.push(column);
    opens = /(?::|-)\s*(?:[!&]\S+(?:\s+|$))*(?:#.*)?$/.test(line);
    shift = level - indent;
    return ' '.repeat(level) + line.slice(indent);
  });
}

function nearestLevel(levels: readonly number[], indent: number, opens: boolean): number {
  const top = levels.at(-1) ?? 0;
  if (levels.includes(indent) || (opens && indent > top)) return indent;
  return levels.reduce((best, level) => (Math.abs(level - indent) <= Math.abs(best - indent) ? level : best));
}
