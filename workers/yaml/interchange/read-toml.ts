import { type AST, ParseError, parseTOML } from 'toml-eslint-parser';
import { type DataNode, type DataPath, toJsonString } from '../convert/data.ts';
import type { LossLog } from '../convert/loss-log.ts';
import { createProblemError } from '../read/problem.ts';
import { createTreeLimits } from '../read/tree-limits.ts';

/** A table that is being filled. `null` values never occur in TOML. */
type Table = Map<string, Built>;
type Built = Table | Built[] | DataNode;

/**
 * Reads TOML 1.0. Integers keep all digits; dates and times become strings with their text.
 * @throws AppError `yaml-invalid`, `yaml-too-deep`, `yaml-too-many-nodes`.
 */
export function readToml(text: string, log: LossLog): DataNode {
  const program = parse(text);
  const root: Table = new Map();
  const reader = createValueReader(text, log);
  for (const part of program.body[0].body) {
    if (part.type === 'TOMLKeyValue') reader.put(root, part, []);
    else {
      const table = findTable(root, part.resolvedKey);
      for (const pair of part.body) reader.put(table, pair, part.resolvedKey);
    }
  }
  return finish(root);
}

function parse(text: string): AST.TOMLProgram {
  try {
    return parseTOML(text, { tomlVersion: '1.0' });
  } catch (error) {
    if (!(error instanceof ParseError)) throw error;
    // The parser reports a missing part of a line at the beginning of the next line.
    const isMissing = /Unspecified|same line/.test(error.message) && text.charAt(error.index - 1) === '\n';
    throw createProblemError(
      text,
      Math.min(error.index, text.length) - (isMissing ? 1 : 0),
      'toml',
      'bad-toml',
      error.message,
    );
  }
}

/** The table of a header. The parser has resolved the indices of arrays of tables. */
function findTable(root: Table, path: readonly (string | number)[]): Table {
  let at: Built = root;
  path.forEach((step, i) => {
    const below = at instanceof Map ? at.get(String(step)) : Array.isArray(at) ? at[Number(step)] : undefined;
    const next: Built = below ?? (typeof path[i + 1] === 'number' ? [] : new Map<string, Built>());
    if (below === undefined && at instanceof Map) at.set(String(step), next);
    if (below === undefined && Array.isArray(at)) at.push(next);
    at = next;
  });
  if (!(at instanceof Map)) throw new Error('A header of TOML leads to no table');
  return at;
}

function createValueReader(text: string, log: LossLog) {
  const limits = createTreeLimits(text);

  const put = (table: Table, { key, value }: AST.TOMLKeyValue, above: readonly (string | number)[]) => {
    const names = key.keys.map((part) => (part.type === 'TOMLBare' ? part.name : part.value));
    const last = names.pop() ?? '';
    const steps = [...above, ...names, last];
    findTable(table, names).set(last, read(value, steps));
  };

  const read = (node: AST.TOMLContentNode, steps: readonly (string | number)[]): Built => {
    limits.count(node.range[0], steps.length);
    if (node.type === 'TOMLArray') return node.elements.map((item, i) => read(item, [...steps, i]));
    if (node.type !== 'TOMLInlineTable') return { kind: 'leaf', json: readLeaf(node, steps) };
    const table: Table = new Map();
    for (const pair of node.body) put(table, pair, steps);
    return table;
  };

  const readLeaf = (node: AST.TOMLValue, steps: readonly (string | number)[]): string => {
    const written = text.slice(node.range[0], node.range[1]);
    const note = (kind: Parameters<LossLog['add']>[0], json: string) => {
      log.add(kind, { path: toPath(steps), offset: node.range[0] }, written, json);
      return json;
    };
    switch (node.kind) {
      case 'string':
        return toJsonString(node.value);
      case 'boolean':
        return String(node.value);
      case 'integer': {
        const json = readInteger(written);
        return json === written ? json : note('number-rewritten', json);
      }
      case 'float': {
        if (/inf|nan/.test(written)) return note('special-float', toJsonString(written));
        const json = written.replace(/^\+/, '').replaceAll('_', '');
        return json === written ? json : note('number-rewritten', json);
      }
      default:
        return note('date-stringified', toJsonString(written));
    }
  };

  return { put };
}

function readInteger(written: string): string {
  const digits = written.replaceAll('_', '');
  return /^0[xob]/.test(digits) ? BigInt(digits).toString() : digits.replace(/^\+/, '');
}

function toPath(steps: readonly (string | number)[]): DataPath | null {
  return steps.reduce<DataPath | null>((parent, segment) => ({ parent, segment }), null);
}

function finish(built: Built): DataNode {
  if (Array.isArray(built)) return { kind: 'array', items: built.map(finish) };
  if (!(built instanceof Map)) return built;
  return { kind: 'object', entries: [...built].map(([name, value]) => [toJsonString(name), finish(value)] as const) };
}
