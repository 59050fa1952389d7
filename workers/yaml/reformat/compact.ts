import { createTextSink, type TextSink } from '../convert/text-sink.ts';
import { readYaml, type YamlSource } from '../read/read-yaml.ts';
import type { YamlDocument, YamlNode, YamlScalar } from '../read/tree.ts';
import { areSame } from './compare.ts';

/** A plain scalar that stays plain between brackets and on one line. */
const FLOW_SAFE = /^(?![-?:](?:\s|$))[^\s,[\]{}#&*!|>'"%@`][^,[\]{}\r\n]*$/;
/** Characters that YAML requires to be escaped in double quotes, beyond those of JSON. */
const UNSEEN = /[\p{Cc}\u2028\u2029\ufeff\ufffe\uffff]|\p{Cs}/gu;

/**
 * A YAML text with every document on one line. Anchors, aliases, tags and the text of values stay; comments are lost.
 * Null when the result would have another meaning.
 */
export function compactYaml(source: YamlSource): string | null {
  const sink = createTextSink();
  source.documents.forEach((document, i) => {
    writeDocument(sink, document, i > 0);
  });
  const text = sink.text();
  return areSame(source.documents, readYaml(text).documents, 'meant') ? text : null;
}

function writeDocument(sink: TextSink, { root, directives }: YamlDocument, isFollowing: boolean): void {
  if (directives.length > 0) sink.write(`${isFollowing ? '...\n' : ''}${directives.join('\n')}\n`);
  if (isFollowing || directives.length > 0) sink.write('---\n');
  writeNode(sink, root);
  sink.write('\n');
}

function writeNode(sink: TextSink, node: YamlNode): void {
  if (node.kind === 'alias') {
    sink.write(`*${node.name}`);
    return;
  }
  const properties = [node.tag ?? '', node.anchor === null ? '' : `&${node.anchor}`].filter((part) => part !== '');
  sink.write(properties.join(' '));
  if (node.kind === 'scalar') {
    const text = writeScalar(node);
    sink.write(properties.length > 0 && text !== '' ? ` ${text}` : text);
    return;
  }
  if (properties.length > 0) sink.write(' ');
  if (node.kind === 'sequence') writeItems(sink, '[]', node.items, (item) => writeNode(sink, item));
  else writeItems(sink, '{}', node.pairs, (pair) => writePair(sink, pair.key, pair.value));
}

function writeItems<T>(sink: TextSink, brackets: string, items: readonly T[], write: (item: T) => void): void {
  sink.write(brackets.charAt(0));
  items.forEach((item, i) => {
    if (i > 0) sink.write(', ');
    write(item);
  });
  sink.write(brackets.charAt(1));
}

function writePair(sink: TextSink, key: YamlNode, value: YamlNode): void {
  const isSimple = key.kind === 'scalar' && key.tag === null && key.anchor === null && key.value.length < 1000;
  if (!isSimple) sink.write('? ');
  writeNode(sink, key);
  // Behind an alias or an empty key, the colon would become part of the name.
  sink.write(isSimple && !(key.kind === 'scalar' && key.value === '' && key.style === 'plain') ? ': ' : ' : ');
  writeNode(sink, value);
}

function writeScalar({ value, style, raw }: YamlScalar): string {
  if (style === 'plain' && (value === '' || isFlowSafe(value))) return value;
  if (style === 'single' && !/[\r\n]/.test(value)) return `'${value.replaceAll("'", "''")}'`;
  if (style === 'double' && raw !== null && !/[\r\n]/.test(raw)) return `"${raw}"`;
  return JSON.stringify(value).replace(UNSEEN, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}

function isFlowSafe(value: string): boolean {
  return FLOW_SAFE.test(value) && !/:(?:\s|$)|\s#/.test(value) && !/^(?:---|\.\.\.)(?:\s|$)/.test(value);
}
