import { readYaml11, resolvePlain } from '../read/plain-scalar.ts';
import { TreeFault, type YamlScalar } from '../read/tree.ts';
import { type DataPath, toJsonString } from './data.ts';
import { isJsonString } from './json-string.ts';
import type { LossLog } from './loss-log.ts';

/** A number whose last zero counts in a version, but not in a number. */
const TRAILING_ZERO = /^[1-9]\d*\.\d*[1-9]0$/;
const CORE = 'tag:yaml.org,2002:';

/** The scalar's JSON text. Numbers keep their digits; strings in double quotes keep their escapes. */
export function resolveScalar(node: YamlScalar, path: DataPath | null, log: LossLog): string {
  if (node.tagName?.startsWith(CORE)) return resolveTagged(node, node.tagName.slice(CORE.length));
  if (node.tag !== null) return toJsonString(node.value);
  if (node.style !== 'plain') return writeQuoted(node);
  return resolveUntagged(node, path, log);
}

function resolveUntagged(node: YamlScalar, path: DataPath | null, log: LossLog): string {
  const plain = resolvePlain(node.value);
  const json = 'json' in plain ? plain.json : toJsonString(node.value);
  const add = (kind: Parameters<LossLog['add']>[0]) =>
    log.add(kind, { path, offset: node.start }, { before: node.value, after: json });
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
