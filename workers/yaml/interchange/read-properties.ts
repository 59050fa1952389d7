import { createProblemError } from '../read/problem.ts';

/** One key with its value, and the comments above it. */
export interface PropertiesEntry {
  readonly key: string;
  readonly value: string;
  /** Where its line begins. */
  readonly offset: number;
  /** Without their signs. */
  readonly comments: readonly string[];
}

/** One part of a file; Spring divides a file by lines with `#---`. */
interface PropertiesPart {
  readonly entries: readonly PropertiesEntry[];
  /** The comments below the last entry. */
  readonly endComments: readonly string[];
}

const LINE = /[^\r\n]*(?:\r\n|\n|\r|$)/y;
const SEPARATOR = /^[ \t\f]*[#!]---[ \t\f]*$/;
const COMMENT = /^[ \t\f]*[#!][ \t\f]?(.*)$/;
/** The key up to the first sign or space that is not escaped, the sign, and the value. */
const PAIR = /^((?:\\.|[^\\:= \t\f])*)[ \t\f]*[:=]?[ \t\f]*(.*)$/su;
const ESCAPE = /\\(u[0-9a-fA-F]{4}|u|.)/gsu;
const CONTROLS: Readonly<Record<string, string>> = { t: '\t', n: '\n', r: '\r', f: '\f' };

/**
 * Reads a `.properties` text by the rules of Java.
 * @throws AppError `yaml-invalid` for a `\u` without four hexadecimal digits.
 */
export function readProperties(text: string): PropertiesPart[] {
  const parts: PropertiesPart[] = [];
  let entries: PropertiesEntry[] = [];
  let comments: string[] = [];
  const lines = readLines(text);
  for (let i = 0; i < lines.length; i++) {
    const { words, offset } = lines[i] ?? { words: '', offset: 0 };
    if (words.trim() === '') continue;
    if (SEPARATOR.test(words)) {
      parts.push({ entries, endComments: comments });
      [entries, comments] = [[], []];
      continue;
    }
    const comment = COMMENT.exec(words)?.[1];
    if (comment !== undefined) {
      comments.push(comment.trimEnd());
      continue;
    }
    let logical = words.replace(/^[ \t\f]+/, '');
    while (continues(logical) && i + 1 < lines.length) {
      i += 1;
      logical = logical.slice(0, -1) + (lines[i]?.words ?? '').replace(/^[ \t\f]+/, '');
    }
    if (continues(logical)) logical = logical.slice(0, -1);
    const [, key = '', value = ''] = PAIR.exec(logical) ?? [];
    entries.push({ key: readEscapes(key, text, offset), value: readEscapes(value, text, offset), offset, comments });
    comments = [];
  }
  parts.push({ entries, endComments: comments });
  return parts.filter((part) => part.entries.length > 0 || part.endComments.length > 0);
}

/** Whether the line ends with a backslash that is not escaped itself. */
function continues(words: string): boolean {
  return (/\\*$/.exec(words)?.[0].length ?? 0) % 2 === 1;
}

function readLines(text: string): { readonly words: string; readonly offset: number }[] {
  const lines: { words: string; offset: number }[] = [];
  let offset = text.startsWith('\ufeff') ? 1 : 0;
  while (offset < text.length) {
    LINE.lastIndex = offset;
    const [line = ''] = LINE.exec(text) ?? [];
    lines.push({ words: line.replace(/[\r\n]+$/, ''), offset });
    offset += line.length;
  }
  return lines;
}

function readEscapes(words: string, text: string, offset: number): string {
  return words.replace(ESCAPE, (_escape, sign: string) => {
    if (sign === 'u') {
      const at = Math.max(text.slice(offset).search(/\\u(?![0-9a-fA-F]{4})/), 0) + offset;
      throw createProblemError(text, at, 'properties', 'bad-escape', 'Malformed \\uxxxx encoding.');
    }
    if (sign.length > 1) return String.fromCharCode(Number.parseInt(sign.slice(1), 16));
    return CONTROLS[sign] ?? sign;
  });
}
