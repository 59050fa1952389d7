import { findDuplicateKeys } from '../read/duplicate-keys.ts';
import { readYaml11, resolvePlain, type Yaml11Kind } from '../read/plain-scalar.ts';
import { isMergeKey, TreeFault, visitNodes, type YamlMapping, type YamlNode, type YamlScalar } from '../read/tree.ts';
import { type DataNode, type DataPath, isJsonString, preview, toJsonString } from './data.ts';
import type { LossLog } from './loss-log.ts';
import { writeJson } from './write-json.ts';

/** Called for every node before its content, in reading order. */
type OnNode = (offset: number, path: DataPath | null) => void;

/** The state of one conversion, shared by the functions below. */
interface Conversion {
  readonly log: LossLog;
  readonly onNode: OnNode;
  /** Data of the anchored nodes converted so far, for their aliases. */
  readonly anchored: Map<YamlNode, DataNode>;
  /** Plain keys read so far: most keys of a text are repeated. */
  readonly names: Map<string, PlainName>;
  /** The nodes that aliases name. */
  readonly targets: ReadonlySet<YamlNode>;
}

/** A plain key as a JSON string, whether it was a string before, and how tools of YAML 1.1 may read it. */
interface PlainName {
  readonly name: string;
  readonly isText: boolean;
  readonly yaml11: Yaml11Kind | null;
}

/** Members of a mapping by their names as JSON strings. */
type Entries = Map<string, { readonly value: DataNode; readonly isMerged: boolean }>;

/** A number whose last zero counts in a version, but not in a number. */
const TRAILING_ZERO = /^[1-9]\d*\.\d*[1-9]0$/;
const CORE = 'tag:yaml.org,2002:';

/**
 * Turns a document into data: aliases and merge keys are resolved, tags are dropped, keys become strings. The target of
 * an alias is shared, not copied; check the alias budget before. Every loss goes into `log`.
 * @throws TreeFault `cyclic-alias`, `duplicate-key`, `bad-merge`, `bad-value`.
 */
export function toData(root: YamlNode, rootPath: DataPath | null, log: LossLog, onNode: OnNode): DataNode {
  const [duplicate] = findDuplicateKeys([root]);
  if (duplicate)
    throw new TreeFault('duplicate-key', `duplicated mapping key "${duplicate.key}"`, duplicate.repeated.start);
  return convert({ log, onNode, anchored: new Map(), names: new Map(), targets: findTargets(root) }, root, rootPath);
}

function convert(conversion: Conversion, node: YamlNode, path: DataPath | null): DataNode {
  const { log, onNode, anchored } = conversion;
  onNode(node.start, path);
  if (node.kind === 'alias') return expand(conversion, node, path);
  const data = convertContent(conversion, node, path);
  if (node.anchor !== null) {
    anchored.set(node, data);
    // The other anchors are in the list with their aliases.
    if (!conversion.targets.has(node)) {
      log.add('anchor-dropped', { path, offset: node.start }, `&${node.anchor}`, preview(data));
    }
  }
  if (node.tag !== null) {
    log.add('tag-dropped', { path, offset: node.start }, node.tag, preview(data));
  }
  return data;
}

function findTargets(root: YamlNode): ReadonlySet<YamlNode> {
  const targets = new Set<YamlNode>();
  visitNodes(root, (node) => {
    if (node.kind === 'alias') targets.add(node.target);
  });
  return targets;
}

function convertContent(
  conversion: Conversion,
  node: Exclude<YamlNode, { kind: 'alias' }>,
  path: DataPath | null,
): DataNode {
  if (node.kind === 'scalar') return { kind: 'leaf', json: resolveScalar(node, path, conversion.log) };
  if (node.kind === 'mapping') return convertMapping(conversion, node, path);
  return { kind: 'array', items: node.items.map((item, i) => convert(conversion, item, { parent: path, segment: i })) };
}

function expand(
  { log, anchored }: Conversion,
  node: Extract<YamlNode, { kind: 'alias' }>,
  path: DataPath | null,
): DataNode {
  const data = anchored.get(node.target);
  if (node.isCyclic || data === undefined) {
    throw new TreeFault('cyclic-alias', `alias "${node.name}" leads back to itself`, node.start);
  }
  log.add('anchor-expanded', { path, offset: node.start }, `*${node.name}`, preview(data));
  return data;
}

function convertMapping(conversion: Conversion, node: YamlMapping, path: DataPath | null): DataNode {
  const { log, onNode } = conversion;
  const entries: Entries = new Map();
  for (const { key, value } of node.pairs) {
    if (isMergeKey(key)) {
      merge(conversion, entries, key.start, value, path);
      continue;
    }
    const [name, isText] = nameOf(conversion, key, path);
    const own = { parent: path, segment: JSON.parse(name) as string };
    onNode(key.start, own);
    if (!isText) log.add('key-stringified', { path: own, offset: key.start }, writeKey(key), name);
    const data = convert(conversion, value, own);
    const earlier = entries.get(name);
    if (earlier !== undefined && !earlier.isMerged) {
      log.add('duplicate-key', { path: own, offset: key.start }, preview(earlier.value), preview(data));
    }
    entries.set(name, { value: data, isMerged: false });
  }
  return { kind: 'object', entries: [...entries].map(([name, { value }]) => [name, value] as const) };
}

function merge(
  conversion: Conversion,
  entries: Entries,
  offset: number,
  source: YamlNode,
  path: DataPath | null,
): void {
  const names: string[] = [];
  for (const part of readMergeSources(conversion, source, path)) {
    if (part.kind !== 'object') throw new TreeFault('bad-merge', 'only mappings can be merged', offset);
    for (const [name, value] of part.entries) {
      if (entries.has(name)) continue;
      entries.set(name, { value, isMerged: true });
      names.push(name);
    }
  }
  conversion.log.add('merge-resolved', { path, offset }, '<<', names.slice(0, 20).join(', '));
}

/** Merged members belong to the mapping itself, whichever way the merge is written. */
function readMergeSources(conversion: Conversion, source: YamlNode, path: DataPath | null): readonly DataNode[] {
  if (source.kind === 'sequence') return source.items.map((item) => convert(conversion, item, path));
  const data = convert(conversion, source, path);
  return data.kind === 'array' ? data.items : [data];
}

/** The key as a JSON string, and whether it was a string before. Tags of keys are dropped with a loss. */
function nameOf(conversion: Conversion, key: YamlNode, path: DataPath | null): readonly [string, boolean] {
  if (key.kind === 'scalar' && key.tag === null) return nameOfScalar(conversion, key, path);
  const data = convert(conversion, key, path);
  const json = writeJson(data, 0);
  return json.startsWith('"') ? [json, true] : [toJsonString(json), false];
}

function nameOfScalar(conversion: Conversion, key: YamlScalar, path: DataPath | null): readonly [string, boolean] {
  const { log, anchored, names } = conversion;
  if (key.style !== 'plain') {
    const quoted = resolveScalar(key, path, log);
    if (key.anchor !== null) anchored.set(key, { kind: 'leaf', json: quoted });
    return [quoted, true];
  }
  const plain = names.get(key.value) ?? readPlainName(key.value);
  names.set(key.value, plain);
  const { name, isText, yaml11 } = plain;
  if (key.anchor !== null) {
    const value = resolvePlain(key.value);
    anchored.set(key, { kind: 'leaf', json: 'json' in value ? value.json : name });
  }
  if (yaml11 !== null) {
    const own = { parent: path, segment: key.value };
    log.add(yaml11, { path: own, offset: key.start }, key.value, name);
  }
  return [name, isText];
}

function readPlainName(value: string): PlainName {
  const { type } = resolvePlain(value);
  if (type === 'null') return { name: '"null"', isText: false, yaml11: null };
  return { name: toJsonString(value), isText: type === 'string', yaml11: type === 'string' ? readYaml11(value) : null };
}

function writeKey(key: YamlNode): string {
  if (key.kind === 'alias') return `*${key.name}`;
  if (key.kind === 'scalar') return key.value;
  return key.kind === 'sequence' ? '[…]' : '{…}';
}

/** The scalar's JSON text. Numbers keep their digits; strings in double quotes keep their escapes. */
function resolveScalar(node: YamlScalar, path: DataPath | null, log: LossLog): string {
  if (node.tagName?.startsWith(CORE)) return resolveTagged(node, node.tagName.slice(CORE.length));
  if (node.tag !== null) return toJsonString(node.value);
  if (node.style !== 'plain') return writeQuoted(node);
  return resolveUntagged(node, path, log);
}

function resolveUntagged(node: YamlScalar, path: DataPath | null, log: LossLog): string {
  const plain = resolvePlain(node.value);
  const json = 'json' in plain ? plain.json : toJsonString(node.value);
  const add = (kind: Parameters<LossLog['add']>[0]) => log.add(kind, { path, offset: node.start }, node.value, json);
  const yaml11 = readYaml11(node.value);
  if (plain.type === 'special-float') add('special-float');
  else if (yaml11 !== null) add(yaml11);
  else if (plain.type === 'number' && json !== node.value) add('number-rewritten');
  else if (plain.type === 'number' && TRAILING_ZERO.test(json)) add('trailing-zero');
  return json;
}

function resolveTagged(node: YamlScalar, tag: string): string {
  const plain = resolvePlain(node.value);
  switch (tag) {
    case 'null':
      return 'null';
    case 'bool':
      if (plain.type === 'boolean') return plain.json;
      break;
    case 'int':
    case 'float':
      if (plain.type === 'number') return plain.json;
      if (plain.type === 'special-float') return toJsonString(node.value);
      break;
    case 'map':
    case 'set':
      if (node.value === '') return '{}';
      break;
    case 'seq':
    case 'omap':
    case 'pairs':
      if (node.value === '') return '[]';
      break;
    default:
      return toJsonString(node.value);
  }
  throw new TreeFault('bad-value', `cannot read "${node.value.slice(0, 40)}" as !!${tag}`, node.start);
}

function writeQuoted({ raw, value }: YamlScalar): string {
  const literal = `"${raw ?? ''}"`;
  return raw !== null && isJsonString(literal) ? literal : toJsonString(value);
}
