import { takeAt } from '../sticky.ts';
import { type PhpMember, phpError, toPhpJson, toPhpNumber } from './php-values.ts';

const DEPTH_MAX = 200;
/** `print_r`. */
const PRINTED_OPEN = /(?:Array|([A-Za-z_\\][\w\\]*) Object)[ \t]*\r?\n\s*\(/y;
const PRINTED_KEY = /\s*\[([^\]\n]*)\] => ?/y;
/** A value ends before the next key or the end of its array. */
const PRINTED_VALUE = /([\s\S]*?)(?=\r?\n\s*(?:\[[^\]\n]*\] =>|\)\s*(?:\r?\n|$)))/y;
/** `var_dump`. */
const DUMPED_OPEN = /(?:array\(\d+\)|(object)\([\w\\@]+\)#\d+ \(\d+\)) \{/y;
const DUMPED_KEY = /\s*\[(?:"([^"\n]*)"(?::[^\]\n]*)?|(-?\d+))\]=>\s*/y;
const DUMPED_SCALAR = /(?:int|float|double)\(([^)\n]*)\)|bool\((true|false)\)|(NULL)|(\*RECURSION\*)/y;
const DUMPED_TEXT = /string\((\d+)\) "/y;
/** `var_export`. */
const EXPORTED_OPEN = /array \(/y;
const EXPORTED_KEY = /\s*(?:'((?:[^'\\]|\\.)*)'|(-?\d+)) => \s*/y;
const EXPORTED_TEXT = /'((?:[^'\\]|\\[\s\S])*)'/y;
const EXPORTED_WORD = /(true|false|NULL)\b|(-?\d[\d.]*(?:E[+-]?\d+)?)/iy;

/** What `print_r`, `var_dump` and `var_export` print, as JSON. @throws AppError `decode-failed`. */
export function readPrintedPhp(text: string) {
  const reader = { text, at: 0 };
  const isDumped = /^(?:array\(|object\(|int\(|string\()/.test(text);
  const isExported = /^array \(/.test(text);
  const read = isDumped ? readDumped : isExported ? readExported : readPrinted;
  const json = read(reader, 0);
  if (reader.text.slice(reader.at).replace(/^[\s;]+/, '') !== '') throw phpError(reader.at);
  return { json, areTypesGuessed: read === readPrinted };
}

interface Reader {
  readonly text: string;
  at: number;
}

function requireDepth({ at }: Reader, depth: number): void {
  if (depth > DEPTH_MAX) throw phpError(at);
}

function readPrinted(reader: Reader, depth: number): string {
  requireDepth(reader, depth);
  const open = takeAt(reader, PRINTED_OPEN);
  if (open === null) {
    const value = takeAt(reader, PRINTED_VALUE)?.[1];
    if (value === undefined || depth === 0) throw phpError(reader.at);
    return /^-?(?:0|[1-9]\d{0,17})(?:\.\d+)?$/.test(value) ? value : JSON.stringify(value);
  }
  const members: PhpMember[] = [];
  while (true) {
    const key = takeAt(reader, PRINTED_KEY)?.[1];
    if (key === undefined) break;
    members.push({
      key: open[1] === undefined ? key : key.replace(/:(?:protected|[\w\\]+:private|private)$/, ''),
      value: readPrinted(reader, depth + 1),
    });
  }
  if (takeAt(reader, /\s*\)/y) === null) throw phpError(reader.at);
  return toPhpJson(members, open[1] !== undefined);
}

function readDumped(reader: Reader, depth: number): string {
  requireDepth(reader, depth);
  const open = takeAt(reader, DUMPED_OPEN);
  if (open === null) return readDumpedScalar(reader);
  const members: PhpMember[] = [];
  for (let key = takeAt(reader, DUMPED_KEY); key !== null; key = takeAt(reader, DUMPED_KEY)) {
    members.push({ key: key[1] ?? key[2] ?? '', value: readDumped(reader, depth + 1) });
  }
  if (takeAt(reader, /\s*\}/y) === null) throw phpError(reader.at);
  return toPhpJson(members, open[1] !== undefined);
}

function readDumpedScalar(reader: Reader): string {
  const [scalar, number, word, , recursion] = takeAt(reader, DUMPED_SCALAR) ?? [];
  if (scalar !== undefined) {
    if (number !== undefined) return toPhpNumber(number);
    return recursion === undefined ? (word ?? 'null') : JSON.stringify(recursion);
  }
  const length = takeAt(reader, DUMPED_TEXT)?.[1];
  if (length === undefined) throw phpError(reader.at);
  const words = takeBytes(reader, Number(length));
  if (takeAt(reader, /"/y) === null) throw phpError(reader.at);
  return JSON.stringify(words);
}

/** The text of so many bytes of UTF-8. */
function takeBytes(reader: Reader, length: number): string {
  const from = reader.at;
  for (let bytes = 0; bytes < length && reader.at < reader.text.length; ) {
    const code = reader.text.codePointAt(reader.at) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
    reader.at += code < 0x10000 ? 1 : 2;
  }
  return reader.text.slice(from, reader.at);
}

function readExported(reader: Reader, depth: number): string {
  requireDepth(reader, depth);
  if (takeAt(reader, EXPORTED_OPEN) === null) {
    const words = takeAt(reader, EXPORTED_TEXT)?.[1];
    if (words !== undefined) return JSON.stringify(words.replaceAll(/\\(['\\])/g, '$1'));
    const [, word, number] = takeAt(reader, EXPORTED_WORD) ?? [];
    if (number !== undefined) return toPhpNumber(number);
    if (word === undefined) throw phpError(reader.at);
    return word.toLowerCase();
  }
  const members: PhpMember[] = [];
  for (let key = takeAt(reader, EXPORTED_KEY); key !== null; key = takeAt(reader, EXPORTED_KEY)) {
    const name = key[1]?.replaceAll(/\\(['\\])/g, '$1') ?? key[2] ?? '';
    members.push({ key: name, value: readExported(reader, depth + 1) });
    takeAt(reader, /\s*,/y);
  }
  if (takeAt(reader, /\s*\)/y) === null) throw phpError(reader.at);
  return toPhpJson(members, false);
}
