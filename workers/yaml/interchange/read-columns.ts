import { type DataEntry, type DataNode, toJsonString } from '../convert/data.ts';
import type { LossLog } from '../convert/loss-log.ts';
import { createProblemError } from '../read/problem.ts';
import { createTreeLimits } from '../read/tree-limits.ts';

interface Row {
  readonly offset: number;
  readonly cells: readonly string[];
}

/**
 * Reads a table whose first line names the columns: one object a row, every value a string. Cells in quotes may contain
 * the delimiter, line breaks and doubled quotes. A column without a name, or beyond the first line, is named by its
 * number; a repeated name gets a number.
 * @throws AppError `yaml-invalid` for a quote without an end, `yaml-too-many-nodes`.
 */
export function readColumns(text: string, delimiter: ',' | '\t', log: LossLog): DataNode {
  const [head, ...rows] = readRows(text, delimiter);
  const names = nameColumns(head, log);
  const limits = createTreeLimits(text);
  const items = rows.map(({ offset, cells }): DataNode => {
    const entries = cells.map((cell, i): DataEntry => {
      limits.count(offset, 1);
      return [toJsonString(names[i] ?? String(i + 1)), { kind: 'leaf', json: toJsonString(cell) }];
    });
    return { kind: 'object', entries };
  });
  return { kind: 'array', items };
}

function nameColumns(head: Row | undefined, log: LossLog): string[] {
  const names: string[] = [];
  for (const [i, cell] of (head?.cells ?? []).entries()) {
    let name = cell.trim() === '' ? String(i + 1) : cell.trim();
    for (let n = 2; names.includes(name); n++) name = `${cell.trim()}_${n}`;
    if (name !== cell.trim()) {
      log.add('key-conflict', { path: null, offset: head?.offset ?? 0 }, cell, name);
    }
    names.push(name);
  }
  return names;
}

function readRows(text: string, delimiter: string): Row[] {
  const rows: Row[] = [];
  const plain = delimiter === ',' ? /[^,\r\n]*/y : /[^\t\r\n]*/y;
  let at = text.startsWith('\ufeff') ? 1 : 0;
  while (at < text.length) {
    const offset = at;
    const cells: string[] = [];
    for (let isRow = true; isRow; ) {
      const quoted = text.charAt(at) === '"' ? readQuoted(text, at) : null;
      at = quoted?.end ?? at;
      plain.lastIndex = at;
      const rest = plain.exec(text)?.[0] ?? '';
      at += rest.length;
      cells.push((quoted?.words ?? '') + rest);
      isRow = text.charAt(at) === delimiter;
      if (isRow) at += 1;
    }
    at += text.startsWith('\r\n', at) ? 2 : 1;
    if (cells.length > 1 || cells[0]?.trim() !== '') rows.push({ offset, cells });
  }
  return rows;
}

function readQuoted(text: string, start: number): { readonly words: string; readonly end: number } {
  const pattern = /"((?:[^"]|"")*)"/y;
  pattern.lastIndex = start;
  const found = pattern.exec(text);
  if (found === null) {
    const parserMessage = 'Quoted field unterminated';
    throw createProblemError(text, start, 'csv', 'unclosed-quote', parserMessage);
  }
  return { words: (found[1] ?? '').replaceAll('""', '"'), end: pattern.lastIndex };
}
