import { findDuplicateKeys } from '../read/duplicate-keys.ts';
import { readYaml11, resolvePlain } from '../read/plain-scalar.ts';
import { isMergeKey, TreeFault, type YamlMapping, type YamlNode, type YamlScalar } from '../read/tree.ts';
import { type DataNode, type DataPath, toJsonString } from './data.ts';
import type { LossLog } from './loss-log.ts';
import { resolveScalar } from './resolve-scalar.ts';
import { writeJson } from './write-json.ts';

/** Called for every node before its content, in reading order. */
export type OnNode = (offset: number, path: DataPath | null) => void;

/**
 * Turns a document into data: aliases and merge keys are resolved, tags are dropped, keys become strings. What an alias
 * stands for is shared, not copied; check the alias budget before. Every loss goes into `log`.
 * @throws TreeFault `cyclic-alias`, `duplicate-key`, `bad-merge`, `bad-value`.
 */
export function toData(root: YamlNode, rootPath: DataPath | null, log: LossLog, onNode: OnNode): DataNode {
  const [duplicate] = findDuplicateKeys([root]);
  if (duplicate)
    throw new TreeFault('duplicate-key', `duplicated mapping key "${duplicate.key}"`, duplicate.repeated.start);
  const made = new Map<YamlNode, DataNode>();

  const convert = (node: YamlNode, path: DataPath | null): DataNode => {
    onNode(node.start, path);
    if (node.kind === 'alias') return expand(node, path);
    const data = convertContent(node, path);
    if (node.anchor !== null) made.set(node, data);
    if (node.tag !== null) {
      log.add('tag-dropped', { path, offset: node.start }, { before: node.tag, after: preview(data) });
    }
    return data;
  };

  const convertContent = (node: Exclude<YamlNode, { kind: 'alias' }>, path: DataPath | null): DataNode => {
    if (node.kind === 'scalar') return { kind: 'leaf', json: resolveScalar(node, path, log) };
    if (node.kind === 'mapping') return convertMapping(node, path);
    return { kind: 'array', items: node.items.map((item, i) => convert(item, { parent: path, segment: i })) };
  };

  const expand = (node: Extract<YamlNode, { kind: 'alias' }>, path: DataPath | null): DataNode => {
    const data = made.get(node.target);
    if (node.isCyclic || data === undefined) {
      throw new TreeFault('cyclic-alias', `alias "${node.name}" leads back to itself`, node.start);
    }
    log.add('anchor-expanded', { path, offset: node.start }, { before: `*${node.name}`, after: preview(data) });
    return data;
  };

  const convertMapping = (node: YamlMapping, path: DataPath | null): DataNode => {
    const entries = new Map<string, { readonly value: DataNode; readonly isMerged: boolean }>();
    for (const { key, value } of node.pairs) {
      if (isMergeKey(key)) {
        merge(entries, key.start, value, path);
        continue;
      }
      const [name, isText] = nameOf(key, path);
      const own = { parent: path, segment: JSON.parse(name) as string };
      onNode(key.start, own);
      if (!isText) log.add('key-stringified', { path: own, offset: key.start }, { before: writeKey(key), after: name });
      const data = convert(value, own);
      const earlier = entries.get(name);
      if (earlier !== undefined && !earlier.isMerged) {
        log.add(
          'duplicate-key',
          { path: own, offset: key.start },
          { before: preview(earlier.value), after: preview(data) },
        );
      }
      entries.set(name, { value: data, isMerged: false });
    }
    return { kind: 'object', entries: [...entries].map(([name, { value }]) => [name, value] as const) };
  };

  const merge = (
    entries: Map<string, { readonly value: DataNode; readonly isMerged: boolean }>,
    offset: number,
    source: YamlNode,
    path: DataPath | null,
  ) => {
    const names: string[] = [];
    for (const part of readMergeSources(source, path)) {
      if (part.kind !== 'object') throw new TreeFault('bad-merge', 'only mappings can be merged', offset);
      for (const [name, value] of part.entries) {
        if (entries.has(name)) continue;
        entries.set(name, { value, isMerged: true });
        names.push(name);
      }
    }
    log.add('merge-resolved', { path, offset }, { before: '<<', after: names.slice(0, 20).join(', ') });
  };

  /** What is merged belongs to the mapping itself, whichever way it is written. */
  const readMergeSources = (source: YamlNode, path: DataPath | null): readonly DataNode[] => {
    if (source.kind === 'sequence') return source.items.map((item) => convert(item, path));
    const data = convert(source, path);
    return data.kind === 'array' ? data.items : [data];
  };

  /** The key as a JSON string, and whether it was a string before. Tags of keys are dropped with a loss. */
  const nameOf = (key: YamlNode, path: DataPath | null): readonly [string, boolean] => {
    if (key.kind === 'scalar' && key.tag === null) return nameOfScalar(key, path);
    const data = convert(key, path);
    const json = writeJson(data, 0);
    return json.startsWith('"') ? [json, true] : [toJsonString(json), false];
  };

  const nameOfScalar = (key: YamlScalar, path: DataPath | null): readonly [string, boolean] => {
    const keepForAliases = (json: string) => {
      if (key.anchor !== null) made.set(key, { kind: 'leaf', json });
    };
    if (key.style !== 'plain') {
      const quoted = resolveScalar(key, path, log);
      keepForAliases(quoted);
      return [quoted, true];
    }
    const plain = resolvePlain(key.value);
    keepForAliases('json' in plain ? plain.json : toJsonString(key.value));
    if (plain.type === 'null') return ['"null"', false];
    const name = toJsonString(key.value);
    const yaml11 = readYaml11(key.value);
    if (yaml11 !== null && plain.type === 'string') {
      const own = { parent: path, segment: key.value };
      log.add(yaml11, { path: own, offset: key.start }, { before: key.value, after: name });
    }
    return [name, plain.type === 'string'];
  };

  return convert(root, rootPath);
}

function writeKey(key: YamlNode): string {
  if (key.kind === 'alias') return `*${key.name}`;
  if (key.kind === 'scalar') return key.value;
  return key.kind === 'sequence' ? '[…]' : '{…}';
}

function preview(data: DataNode): string {
  if (data.kind === 'leaf') return data.json;
  return data.kind === 'array' ? `[${data.items.length}]` : `{${data.entries.length}}`;
}
