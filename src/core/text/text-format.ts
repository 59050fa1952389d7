/** What a text looks like at its beginning. `yaml` also stands for everything that has no other signs. */
export type TextFormat = 'yaml' | 'json' | 'properties' | 'toml' | 'xml' | 'csv' | 'tsv';

const HEAD_CHARS = 16_000;
const LINES_MAX = 200;
/** Share of the lines that must have the signs of a format. */
const MOST = 0.9;

const TABLE = /^\s*\[\[?\s*[\w."'-]+(?:\s*\.\s*[\w."'-]+)*\s*\]\]?\s*(?:#.*)?$/;
const ASSIGNMENT = /^\s*[\p{L}_"'][^\s=:]*(?: [^\s=:]+)?\s*=(?!=)\s*(.*)$/u;
const YAML_LINE = /^\s*(?:- |---$|[^\s=:"'#][^=:]*:(?:\s|$)|"[^"]*":|'[^']*':)/;
const TOML_VALUE = /^(?:["'[{]|true\b|false\b|[-+]?(?:\d|inf\b|nan\b))/;
const TOML_ONLY = /^["'[{]/;
const XML = /^<(?:\?xml\s|!DOCTYPE\s|!--|[\p{L}_][\p{L}\p{N}_.:-]*(?:\s[^<]*)?\/?>)/u;

/** Recognizes the format of a text by its first lines. Only a parser can tell whether the text is valid. */
export function detectTextFormat(text: string): TextFormat {
  const head = text
    .slice(0, HEAD_CHARS)
    .replace(/^\ufeff/, '')
    .trimStart();
  if (XML.test(head) && /\/>|<\//.test(head)) return 'xml';
  const cut = text.length > HEAD_CHARS ? head.slice(0, head.lastIndexOf('\n') + 1) : head;
  const lines = cut
    .split(/\r\n|\n|\r/)
    .filter((line) => !/^\s*(?:[#!].*)?$/.test(line))
    .slice(0, LINES_MAX);
  if (lines.length === 0) return 'yaml';
  const assigned = detectAssignments(lines);
  if (assigned !== null) return assigned;
  if (/^[[{]/.test(head)) return 'json';
  return detectColumns(lines) ?? 'yaml';
}

function detectAssignments(lines: readonly string[]): 'properties' | 'toml' | null {
  const tables = lines.filter((line) => TABLE.test(line)).length;
  const values = lines.flatMap((line) => ASSIGNMENT.exec(line)?.[1] ?? []);
  if (values.length === 0) return null;
  const typed = values.filter((value) => TOML_VALUE.test(value)).length;
  const isToml = typed >= values.length * MOST && (tables > 0 || values.some((value) => TOML_ONLY.test(value)));
  // Arrays and texts of several lines have lines without a sign of their own.
  if (isToml && (TABLE.test(lines[0] ?? '') || ASSIGNMENT.test(lines[0] ?? ''))) return 'toml';
  if (tables > 0 || lines.some((line) => YAML_LINE.test(line) && !ASSIGNMENT.test(line))) return null;
  // A line that ends with a backslash continues on the next one.
  const starts = lines.filter((_line, i) => !/\\$/.test(lines[i - 1] ?? ''));
  const isMost = values.length >= starts.length * MOST;
  return isMost && (values.length > 1 || /^\s*[\w-]+\.[\w.-]+\s*=/.test(lines[0] ?? '')) ? 'properties' : null;
}

function detectColumns(lines: readonly string[]): 'csv' | 'tsv' | null {
  if (lines.length < 2 || lines.some((line) => YAML_LINE.test(line))) return null;
  for (const [format, delimiter] of [
    ['tsv', '\t'],
    ['csv', ','],
  ] as const) {
    const counts = lines.slice(0, 20).map((line) => line.replace(/"(?:[^"]|"")*"/g, '').split(delimiter).length);
    const [first = 0] = counts;
    if (first > 1 && counts.every((count) => count === first)) return format;
  }
  return null;
}
