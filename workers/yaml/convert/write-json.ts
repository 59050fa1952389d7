import type { DataNode } from './data.ts';
import { createTextSink, type TextSink } from './text-sink.ts';

/** The data as JSON, indented by `indent` spaces a level, or without white space for 0. No line break at the end. */
export function writeJson(data: DataNode, indent: number): string {
  const sink = createTextSink();
  writeNode(sink, data, indent === 0 ? '' : '\n', ' '.repeat(indent));
  return sink.text();
}

/** `lineBreak` is the break and the indentation of the line on which the node's closing bracket stands. */
function writeNode(sink: TextSink, node: DataNode, lineBreak: string, step: string): void {
  const content = node.kind === 'leaf' ? [] : node.kind === 'array' ? node.items : node.entries;
  if (content.length === 0) {
    sink.write(node.kind === 'leaf' ? node.json : node.kind === 'array' ? '[]' : '{}');
    return;
  }
  const [opening, closing] = node.kind === 'array' ? ['[', ']'] : ['{', '}'];
  const inner = lineBreak === '' ? '' : lineBreak + step;
  let separator = opening + inner;
  for (const part of content) {
    sink.write(separator);
    separator = `,${inner}`;
    if ('kind' in part) {
      writeNode(sink, part, inner, step);
    } else {
      sink.write(inner === '' ? `${part[0]}:` : `${part[0]}: `);
      writeNode(sink, part[1], inner, step);
    }
  }
  sink.write(lineBreak + closing);
}
