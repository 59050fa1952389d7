import { detectTextFormat } from '../../../src/core/text/text-format.ts';
import { matchEnd } from '../sticky.ts';
import type { Detection, TextSample } from './detect.api.ts';
import { readPrintedTable } from './printed-table.ts';

const JUDGED_CHARS = 16_000;
const LINES_READ = 200;
/** Lines of program code end like this. */
const CODE_LINE =
  /[;{]\s*$|^\s*(?:\}|\/\/|\/\*|import\b|from\b.*\bimport\b|def |class |function\b|public\b|private\b|return\b|export (?!\w+=)|declare\b|(?:const|let|var) |(?:module\.)?exports\b|__\w+__)/;
const CODE_SHARE = 0.2;
const HTML = /^<(?:!doctype\s+html|html|head|body)\b/i;
const SECTION = /^\s*\[[^\][\n]{1,100}\]\s*(?:[;#].*)?$/;
const KEY_IS_WORD = /^\s*(?:export\s+)?[\p{L}_"'][^\s=:]*\s*[=:]/u;
const SETTING = /^\s*[^\s=;#[][^=\n]{0,100}=/;
const YAML_KEY = /^\s*(?:- )*(?:[\p{L}\p{N}_$./@-]+(?: [\p{L}\p{N}_./-]+){0,2}|"[^"]*"|'[^']*')\s*:(?:\s|$)/u;
const YAML_ITEM = /^\s*- \S/;
const YAML_SHARE = 0.8;
/** Headings of levels below the first, and links. */
const MARKDOWN_LINE = /^#{2,6} \S|\]\(\S|^={3,}\s*$|^\s*\* /;
const MARKDOWN_SHARE = 0.1;
/** Values that end like this belong to an object of a program. */
const MEMBER_LINE = /[,;]\s*$/;

/** Recognizes texts by their lines. Null for prose, logs, program code and everything else without clear signs. */
export function judgeLines({ head, end, length }: TextSample): Detection | null {
  const text = head.trimStart().slice(0, JUDGED_CHARS);
  const isWhole = head.length === length && head.trimStart().length <= JUDGED_CHARS;
  if (HTML.test(text)) return { kind: 'html' };
  const complete = isWhole ? text : text.slice(0, text.lastIndexOf('\n') + 1);
  const lines = complete.split(/\r\n|\n|\r/).filter((line) => line.trim() !== '');
  if (isPrintedTable(complete)) return { kind: 'printed-table' };
  const format = detectTextFormat(complete);
  if (format === 'xml') return /(?:\/|<\/[^<>]{1,200}|-)>\s*$/.test(end) ? { kind: 'xml' } : null;
  if (lines.filter((line) => CODE_LINE.test(line)).length > lines.length * CODE_SHARE) return null;
  if (format === 'toml') return { kind: 'toml' };
  if (isIni(lines)) return { kind: 'ini' };
  if (format === 'properties') return isProperties(lines) ? { kind: 'properties' } : null;
  return judgeTable(complete, lines) ?? judgeYaml(lines);
}

/** The end of a long text is not seen, so only the lines that are there must fit. */
function isPrintedTable(text: string): boolean {
  const table = readPrintedTable(text);
  return table !== null && table.rows.length > 0;
}

function isIni(lines: readonly string[]): boolean {
  const content = lines.filter((line) => !/^\s*[;#]/.test(line)).slice(0, LINES_READ);
  const sections = content.filter((line) => SECTION.test(line)).length;
  const settings = content.filter((line) => SETTING.test(line)).length;
  return sections > 0 && settings > 0 && sections + settings >= content.length * 0.9;
}

/** Keys are single words and differ: lines of a log in the notation `key=value` begin alike. */
function isProperties(lines: readonly string[]): boolean {
  const content = lines.filter((line) => !/^\s*[#!]/.test(line)).slice(0, LINES_READ);
  const keys = content.filter((line) => KEY_IS_WORD.test(line)).map((line) => line.split(/[=:]/)[0]?.trim() ?? '');
  const crowded = content.filter((line) => /=\S* [\w.]+=\S/.test(line)).length;
  return keys.length >= content.length * 0.8 && new Set(keys).size > keys.length / 2 && crowded < content.length / 2;
}

const CELL_MAX = 400;
const NUMBER = /^"?-?\d[\d.,:/ -]*%?"?$/;
const QUOTED_OR_NUMBER = /^(?:"[\s\S]*"|-?\d[\d.,:/ -]*%?)$/;
const TABLE_ROWS_READ = 30;

/** Equal numbers of cells are a table only when the cells are short, and are not the commas of sentences or code. */
function judgeTable(text: string, lines: readonly string[]): Detection | null {
  if (lines.length < 2 || lines.some((line) => /^\s*[({[<]|[;{(]\s*$/.test(line))) return null;
  for (const [kind, delimiter] of [
    ['tsv', '\t'],
    ['csv', ','],
  ] as const) {
    const rows = readFirstRows(text, delimiter, TABLE_ROWS_READ);
    const [first] = rows;
    if (first === undefined || rows.length < 2 || first.length < 2) continue;
    if (rows.some((cells) => cells.length !== first.length || cells.some((cell) => cell.length > CELL_MAX))) continue;
    if (kind === 'tsv' ? isTabTable(rows) : isCommaTable(rows)) {
      return isData(first) ? { kind, unnamedColumns: first.length } : { kind };
    }
  }
  return null;
}

/** Names of columns are neither numbers nor blank. */
function isData(cells: readonly string[]): boolean {
  const values = cells.filter((cell) => cell.trim() === '' || NUMBER.test(cell.trim()));
  return values.length > cells.length / 2;
}

/** Text that is indented by tabs has no cell before them. */
function isTabTable(rows: readonly (readonly string[])[]): boolean {
  return (
    rows.some(([cell]) => cell?.trim() !== '') && rows.flat().filter((cell) => cell.trim() !== '').length > rows.length
  );
}

function isCommaTable(rows: readonly (readonly string[])[]): boolean {
  const [names = []] = rows;
  const cells = rows.flat();
  const spaced = cells.filter((cell) => /^ \S/.test(cell)).length;
  const followers = cells.length - rows.length;
  const isNamed =
    names.every((cell) => /^"?\s*[\p{L}_][\p{L}\p{N}_ .()/%#-]{0,40}"?$/u.test(cell)) &&
    new Set(names).size === names.length;
  const hasValues = rows
    .slice(1)
    .flat()
    .some((cell) => QUOTED_OR_NUMBER.test(cell.trim()));
  const isProse =
    spaced > followers / 2 || cells.some((cell) => /[.!?\u3002\uff01\uff1f]$/.test(cell.trim()) && /\s.*\s/.test(cell));
  if (isProse) return isNamed && hasValues && rows.length > 2 && names.length > 2;
  return isNamed || hasValues;
}

/** Most lines have a key, so that lists of prose, and prose with a colon, are none. */
function judgeYaml(lines: readonly string[]): Detection | null {
  const content = lines.filter((line) => !/^\s*#/.test(line)).slice(0, LINES_READ);
  if (/^(?:---|%YAML\s)/.test(content[0] ?? '') && content.length > 1 && content.some((line) => YAML_KEY.test(line))) {
    return { kind: 'yaml' };
  }
  if (lines.filter((line) => MARKDOWN_LINE.test(line)).length > lines.length * MARKDOWN_SHARE) return null;
  const keys = content.filter((line) => YAML_KEY.test(line) && !MEMBER_LINE.test(line)).length;
  const items = content.filter((line) => YAML_ITEM.test(line) && !YAML_KEY.test(line)).length;
  // Lines below `key: |` are text.
  const nested = countBlockLines(content);
  if (keys < 2 && !(keys === 1 && items > 0)) return null;
  return keys + items + nested >= content.length * YAML_SHARE ? { kind: 'yaml' } : null;
}

function countBlockLines(lines: readonly string[]): number {
  let count = 0;
  let depth = -1;
  for (const line of lines) {
    const indent = line.length - line.trimStart().length;
    if (depth >= 0 && indent > depth) {
      if (!YAML_KEY.test(line) && !YAML_ITEM.test(line)) count += 1;
      continue;
    }
    depth = /:\s*[|>][+-]?\d?\s*$/.test(line) ? indent : -1;
  }
  return count;
}

/**
 * The cells of the first rows of a table; cells in quotes keep their quotes and may contain delimiters and line breaks.
 * Blank rows are left out. The last row is left out when its quote is not closed, because the text may be cut there.
 */
function readFirstRows(text: string, delimiter: ',' | '\t', rowsMax: number): readonly (readonly string[])[] {
  const plain = delimiter === ',' ? /[^,\r\n]*/y : /[^\t\r\n]*/y;
  const quoted = /"(?:[^"]|"")*"/y;
  const rows: string[][] = [];
  for (let at = 0; at < text.length && rows.length < rowsMax; ) {
    const cells: string[] = [];
    for (let isRow = true; isRow; ) {
      const start = at;
      if (text.charAt(at) === '"') {
        at = matchEnd(quoted, text, at);
        if (at < 0) return rows;
      }
      at = matchEnd(plain, text, at);
      cells.push(text.slice(start, at));
      isRow = text.charAt(at) === delimiter;
      if (isRow) at += 1;
    }
    at += text.startsWith('\r\n', at) ? 2 : 1;
    if (cells.some((cell) => cell.trim() !== '')) rows.push(cells);
  }
  return rows;
}
