import { AppError } from '../../../src/core/errors.ts';
import { ALIAS_BUDGET } from '../limits.ts';
import { findComments } from '../read/comments.ts';
import { createLineIndex, type LineIndex } from '../read/line-index.ts';
import { guardTree, type YamlSource } from '../read/read-yaml.ts';
import type { YamlNode } from '../read/tree.ts';
import { logDroppedComments, type PlacedNode } from './comment-losses.ts';
import { type DataNode, type DataPath, toJsonPath } from './data.ts';
import type { LossLog } from './loss-log.ts';
import { toData } from './to-data.ts';

/** One document as data, and its place in the result. */
export interface DocumentData {
  readonly data: DataNode;
  readonly path: DataPath | null;
}

interface Size {
  readonly nodes: number;
  readonly chars: number;
}

/** A text without the blank documents behind a last `---`, which hold no value. The first document stays. */
export function withoutBlankEnd(source: YamlSource): YamlSource {
  const last = source.documents.findLastIndex(({ root }) => !isBlank(root));
  return { ...source, documents: source.documents.slice(0, Math.max(last, 0) + 1) };
}

function isBlank(node: YamlNode): boolean {
  if (node.kind !== 'scalar' || node.anchor !== null || node.tag !== null) return false;
  return node.style === 'plain' && node.value === '';
}

/**
 * All documents of a YAML text as data: a single document on its own, several as an array. Every loss goes into `log`.
 * @throws AppError `yaml-invalid`, `yaml-alias-bomb`.
 */
export function yamlToData(source: YamlSource, log: LossLog): DataNode {
  const documents = toDocuments(source, log, null);
  const [only, following] = documents;
  if (following === undefined && only !== undefined) return only.data;
  log.add(
    'documents-merged',
    { path: null, offset: source.documents[1]?.root.start ?? 0 },
    `--- × ${documents.length}`,
    `[${documents.length}]`,
  );
  return { kind: 'array', items: documents.map(({ data }) => data) };
}

/**
 * Each document of a YAML text as data. Every loss goes into `log`; `onComment`, when there is one, takes the comments
 * with the JSONPath of their places instead.
 * @throws AppError `yaml-invalid`, `yaml-alias-bomb`.
 */
export function toDocuments(
  { text, events, documents }: YamlSource,
  log: LossLog,
  onComment: ((path: string, words: string) => void) | null,
): DocumentData[] {
  checkAliasBudget(
    documents.map(({ root }) => root),
    createLineIndex(text),
  );
  const comments = findComments(text, events);
  const nodes: PlacedNode[] = [];
  const isMerged = documents.length > 1;
  const items = guardTree(text, () =>
    documents.map(({ root }, i) => {
      const path = isMerged ? { parent: null, segment: i } : null;
      const data = toData(root, path, log, (offset, at) => {
        if (comments.length > 0) nodes.push({ offset, path: at });
      });
      return { data, path };
    }),
  );
  const add: LossLog['add'] = (kind, place, before, after) => {
    if (onComment === null) log.add(kind, place, before, after);
    else onComment(toJsonPath(place.path), before);
  };
  logDroppedComments(comments, nodes, { add });
  return items;
}

/**
 * [Note: Alias bomb] Ten lines of aliases to aliases can stand for a billion nodes. The sizes of the aliases' targets
 * are added up first, over the nodes as written, so that a bomb is refused before anything is expanded.
 * @throws AppError `yaml-alias-bomb` at the alias that exceeds the budget.
 */
function checkAliasBudget(roots: readonly YamlNode[], lines: LineIndex): void {
  const sizes = new Map<YamlNode, Size>();
  let nodes = 0;
  let chars = 0;

  const spend = (size: Size, offset: number) => {
    nodes += size.nodes;
    chars += size.chars;
    if (nodes <= ALIAS_BUDGET.nodes && chars <= ALIAS_BUDGET.chars) return;
    throw new AppError('yaml-alias-bomb', 'The aliases stand for more than the budget', { ...lines.placeOf(offset) });
  };

  const measure = (node: YamlNode): Size => {
    switch (node.kind) {
      case 'alias': {
        const size = sizes.get(node.target) ?? { nodes: 1, chars: 0 };
        spend(size, node.start);
        return size;
      }
      case 'scalar':
        return remember(node, { nodes: 1, chars: node.value.length });
      case 'sequence': {
        const size = { nodes: 1, chars: 0 };
        for (const item of node.items) enlarge(size, measure(item));
        return remember(node, size);
      }
      case 'mapping': {
        const size = { nodes: 1, chars: 0 };
        for (const { key, value } of node.pairs) {
          enlarge(size, measure(key));
          enlarge(size, measure(value));
        }
        return remember(node, size);
      }
    }
  };

  const remember = (node: Exclude<YamlNode, { readonly kind: 'alias' }>, size: Size) => {
    if (node.anchor !== null) sizes.set(node, size);
    return size;
  };

  for (const root of roots) measure(root);
}

function enlarge(size: { nodes: number; chars: number }, part: Size): void {
  size.nodes += part.nodes;
  size.chars += part.chars;
}
