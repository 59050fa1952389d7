import { createProblemError } from '../read/problem.ts';
import { createTreeLimits } from '../read/tree-limits.ts';
import type { YamlReason } from '../yaml.api.ts';
import { type DataNode, type DataPath, findStringEnd, preview } from './data.ts';
import type { LossLog } from './loss-log.ts';

const SPACE = /[ \t\n\r]*/y;
const NUMBER = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][-+]?[0-9]+)?(?![0-9A-Za-z.+-])/y;
const WORD = /(?:true|false|null)(?![0-9A-Za-z_])/y;

/**
 * Reads strict JSON and keeps the text of every value. The last of repeated keys counts, as in other parsers; the
 * others go into `log`.
 * @throws AppError `yaml-invalid` (a JSON reason), `yaml-too-deep`, `yaml-too-many-nodes`.
 */
export function readJson(text: string, log: LossLog): DataNode {
  let at = text.startsWith('\ufeff') ? 1 : 0;
  let depth = 0;
  const limits = createTreeLimits(text);

  const fail = (reason: YamlReason): never => {
    throw createProblemError(text, at, 'json', reason, askEngine(text));
  };
  const take = (pattern: RegExp): string | null => {
    pattern.lastIndex = at;
    const [found = null] = pattern.exec(text) ?? [];
    if (found !== null) at += found.length;
    return found;
  };
  const takeString = (): string | null => {
    const end = findStringEnd(text, at);
    if (end < 0) return null;
    const found = text.slice(at, end);
    at = end;
    return found;
  };
  const takeSign = (sign: string): boolean => {
    take(SPACE);
    const isThere = text.startsWith(sign, at);
    if (isThere) at += 1;
    return isThere;
  };
  const expectSign = (sign: string) => {
    if (!takeSign(sign)) fail(at >= text.length ? 'json-unexpected-end' : 'json-unexpected-token');
  };

  const readLeaf = (): string => {
    take(SPACE);
    const found = takeString() ?? take(NUMBER) ?? take(WORD);
    if (found !== null) return found;
    if (at >= text.length) return fail('json-unexpected-end');
    const first = text.charAt(at);
    return fail(first === '"' ? 'json-bad-string' : /[-0-9]/.test(first) ? 'json-bad-number' : 'json-unexpected-token');
  };

  const readObject = (path: DataPath | null): DataNode => {
    const entries = new Map<string, readonly [string, DataNode]>();
    if (takeSign('}')) return { kind: 'object', entries: [] };
    do {
      take(SPACE);
      const offset = at;
      const key = takeString() ?? fail(at >= text.length ? 'json-unexpected-end' : 'json-unexpected-token');
      const name = JSON.parse(key) as string;
      const own = { parent: path, segment: name };
      expectSign(':');
      const value = readNode(own);
      const earlier = entries.get(name);
      if (earlier) log.add('duplicate-key', { path: own, offset }, preview(earlier[1]), preview(value));
      entries.set(name, [key, value]);
    } while (takeSign(','));
    expectSign('}');
    return { kind: 'object', entries: [...entries.values()] };
  };

  const readArray = (path: DataPath | null): DataNode => {
    const items: DataNode[] = [];
    if (takeSign(']')) return { kind: 'array', items };
    do items.push(readNode({ parent: path, segment: items.length }));
    while (takeSign(','));
    expectSign(']');
    return { kind: 'array', items };
  };

  const readNode = (path: DataPath | null): DataNode => {
    const isObject = takeSign('{');
    const isLeaf = !isObject && !takeSign('[');
    if (!isLeaf) depth += 1;
    limits.count(at, depth);
    if (isLeaf) return { kind: 'leaf', json: readLeaf() };
    const node = isObject ? readObject(path) : readArray(path);
    depth -= 1;
    return node;
  };

  const data = readNode(null);
  take(SPACE);
  if (at < text.length) fail('json-trailing-content');
  return data;
}

/** The message of the engine's own parser for the same text. */
function askEngine(text: string): string {
  try {
    JSON.parse(text);
    return 'Invalid JSON';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
