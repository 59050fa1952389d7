import { readYaml11, resolvePlain } from '../read/plain-scalar.ts';
import { type DataArray, type DataNode, type DataObject, toJsonString } from './data.ts';
import { createTextSink, type TextSink } from './text-sink.ts';

/** A longer key cannot stand before a colon on its line in YAML. */
const IMPLICIT_KEY_CHARS_MAX = 1000;
/** A beginning that YAML does not read as a sign, a number, a date or a special value. */
const PLAIN_START = /^[^\s\-?:,[\]{}#&*!|>'"%@`.+~=<0-9\\]/u;
/** Numbers and dates of any YAML version, in a wide sense: strings that look like one are quoted. */
const NUMBER_LIKE = /^[-+.]?[0-9][-+0-9._:,eEoxXa-fA-F\sTtZz]*$/u;
const DIGIT_START = /^[0-9]/;
/** Characters that end a plain scalar or begin a comment, and white space at an end, which is lost. */
const PLAIN_BREAK = /:\s|\s#|[:\s]$|\\/u;
/** Control characters, unpaired surrogates, and other characters that are forbidden in YAML or invisible. */
const INVISIBLE = /[\p{Cc}\p{Cs}\u00a0\u2028\u2029\ufeff\ufffe\uffff]/u;

/** The data as one YAML document in block style, `indent` spaces a level. Ends with a line break. */
export function writeYaml(data: DataNode, indent: number): string {
  const sink = createTextSink();
  if (isBlock(data)) writeContent(sink, data, 0, indent);
  else sink.write(writeLeaf(data, ' '.repeat(indent)));
  return sink.text();
}

type Block = DataArray | DataObject;

function isBlock(node: DataNode): node is Block {
  return node.kind === 'leaf' ? false : (node.kind === 'array' ? node.items : node.entries).length > 0;
}

/** Writes the lines of a collection at `column`, where the cursor already is. */
function writeContent(sink: TextSink, node: Block, column: number, indent: number): void {
  const margin = ' '.repeat(column);
  let isFirst = true;
  const begin = () => {
    if (!isFirst) sink.write(margin);
    isFirst = false;
  };
  if (node.kind === 'array') {
    for (const item of node.items) {
      begin();
      sink.write('-');
      writeItem(sink, item, column, indent);
    }
    return;
  }
  for (const [key, value, comments = []] of node.entries) {
    begin();
    for (const comment of comments) sink.write(`#${comment === '' ? '' : ' '}${comment}\n${margin}`);
    sink.write(writeKey(key, margin));
    writeValue(sink, value, column, indent);
  }
}

function writeItem(sink: TextSink, item: DataNode, column: number, indent: number): void {
  sink.write(' ');
  if (isBlock(item)) writeContent(sink, item, column + 2, indent);
  else sink.write(writeLeaf(item, ' '.repeat(column + indent)));
}

function writeValue(sink: TextSink, value: DataNode, column: number, indent: number): void {
  const margin = ' '.repeat(column + indent);
  if (isBlock(value)) {
    sink.write(`\n${margin}`);
    writeContent(sink, value, column + indent, indent);
  } else {
    sink.write(` ${writeLeaf(value, margin)}`);
  }
}

function writeKey(key: string, margin: string): string {
  const name = isPlainSafe(key) ? key.slice(1, -1) : key;
  return name.length > IMPLICIT_KEY_CHARS_MAX ? `? ${name}\n${margin}:` : `${name}:`;
}

/** Writes a value that fits on its line, or a text block, up to the end of the line. */
function writeLeaf(node: DataNode, margin: string): string {
  if (node.kind !== 'leaf') return node.kind === 'array' ? '[]\n' : '{}\n';
  if (!node.json.startsWith('"')) return `${node.json}\n`;
  if (isPlainSafe(node.json)) return `${node.json.slice(1, -1)}\n`;
  return writeBlockLines(node.json, margin) ?? `${node.json}\n`;
}

/**
 * Whether a JSON string, given with its quotes, may be written without quotes, so that every YAML reader takes it for a
 * string.
 */
function isPlainSafe(json: string): boolean {
  const text = json.slice(1, -1);
  if (PLAIN_BREAK.test(text) || INVISIBLE.test(text)) return false;
  if (!PLAIN_START.test(text) && !(DIGIT_START.test(text) && !NUMBER_LIKE.test(text))) return false;
  return resolvePlain(text).type === 'string' && readYaml11(text) === null;
}

/**
 * A JSON string with line breaks as a literal block with its lines behind `margin`, from the `|` to the last line
 * break. Null when the block would not be read back as the same JSON text.
 */
function writeBlockLines(json: string, margin: string): string | null {
  if (!json.includes('\\n')) return null;
  const value = JSON.parse(json) as string;
  if (toJsonString(value) !== json || !isBlockSafe(value)) return null;
  const hasBreak = value.endsWith('\n');
  const lines = (hasBreak ? value.slice(0, -1) : value).split('\n');
  return `${hasBreak ? '|' : '|-'}\n${lines.map((line) => (line === '' ? '\n' : `${margin}${line}\n`)).join('')}`;
}

/** No white space at the ends or alone on a line, no line break but the line feed, no invisible characters. */
function isBlockSafe(value: string): boolean {
  if (value.trim() === '' || /^\s|\n\n$|[ \t](?:\n|$)/.test(value)) return false;
  return !INVISIBLE.test(value.replace(/[\n\t]/g, ''));
}
