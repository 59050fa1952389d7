import { type DataNode, type DataPath, toJsonPath } from '../convert/data.ts';
import { type LossLog, UNKNOWN_PLACE } from '../convert/loss-log.ts';
import type { TextSink } from '../convert/text-sink.ts';
import { joinPropertyPath, type PathStep } from './property-path.ts';

const CONTROLS: Readonly<Record<string, string>> = { '\t': '\\t', '\n': '\\n', '\r': '\\r', '\f': '\\f' };

interface PropertiesOptions {
  readonly rootPath: DataPath | null;
  /** Comments above the first key of a place, by its JSONPath; without their signs. */
  readonly comments: ReadonlyMap<string, readonly string[]>;
  readonly log: LossLog;
}

/**
 * Writes the members of an object as lines `a.b[0]=value`. Other characters than those of ASCII are escaped, because
 * Java reads such files in Latin-1. Null, empty collections and keys that become
 * equal go into the log.
 */
export function writeProperties(sink: TextSink, root: DataNode, { rootPath, comments, log }: PropertiesOptions): void {
  const seen = new Set<string>();
  const unwritten: string[] = [];

  const visit = (node: DataNode, key: string | null, path: DataPath | null) => {
    unwritten.push(...(comments.get(toJsonPath(path)) ?? []));
    if (node.kind === 'leaf') {
      writePair(key ?? '', readLeaf(node.json, path), path);
      return;
    }
    if ((node.kind === 'array' ? node.items : node.entries).length === 0) {
      if (key === null) return;
      log.add('empty-value', { path, offset: UNKNOWN_PLACE }, node.kind === 'array' ? '[]' : '{}', '');
      writePair(key, '', path);
      return;
    }
    const below = (step: PathStep, child: DataNode) => {
      visit(child, joinPropertyPath(key, step), { parent: path, segment: step });
    };
    if (node.kind === 'array') node.items.forEach((item, i) => void below(i, item));
    else for (const [name, value] of node.entries) below(JSON.parse(name) as string, value);
  };

  const readLeaf = (json: string, path: DataPath | null): string => {
    if (json === 'null') log.add('empty-value', { path, offset: UNKNOWN_PLACE }, json, '');
    if (json === 'null') return '';
    return json.startsWith('"') ? (JSON.parse(json) as string) : json;
  };

  const writePair = (key: string, value: string, path: DataPath | null) => {
    for (const comment of unwritten) sink.write(`#${comment === '' ? '' : ' '}${comment}\n`);
    unwritten.length = 0;
    if (seen.has(key)) log.add('key-conflict', { path, offset: UNKNOWN_PLACE }, toJsonPath(path), key);
    seen.add(key);
    sink.write(`${escapeKey(key)}=${escapeValue(value)}\n`);
  };

  visit(root, null, rootPath);
}

function escapeKey(key: string): string {
  return writeEscapes(key.replace(/[\\:= #!]/g, '\\$&'));
}

function escapeValue(value: string): string {
  return writeEscapes(value.replaceAll('\\', '\\\\').replace(/^ /, '\\ '));
}

function writeEscapes(words: string): string {
  return words.replace(/[^\x20-\x7e]/g, (character) => {
    return CONTROLS[character] ?? `\\u${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
  });
}
