import type { DataArray, DataNode, DataObject } from './data.ts';
import { createTextSink, type TextSink } from './text-sink.ts';
import { isPlainSafe, writeBlockLines } from './yaml-strings.ts';

/** A longer key cannot stand before a colon on its line in YAML. */
const IMPLICIT_KEY_CHARS_MAX = 1000;

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
