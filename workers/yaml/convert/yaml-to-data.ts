import { findComments } from '../read/comments.ts';
import { createLineIndex } from '../read/line-index.ts';
import { guardTree, type YamlSource } from '../read/read-yaml.ts';
import type { YamlNode } from '../read/tree.ts';
import { checkAliasBudget } from './alias-budget.ts';
import { logDroppedComments, type PlacedNode } from './comment-losses.ts';
import { type DataNode, type DataPath, toJsonPath } from './data.ts';
import type { LossLog } from './loss-log.ts';
import { toData } from './to-data.ts';

/** One document as data, and its place in the result. */
interface DocumentData {
  readonly data: DataNode;
  readonly path: DataPath | null;
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
    { before: `--- × ${documents.length}`, after: `[${documents.length}]` },
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
  const add: LossLog['add'] = (kind, place, words) => {
    if (onComment === null) log.add(kind, place, words);
    else onComment(toJsonPath(place.path), words.before);
  };
  logDroppedComments(comments, nodes, { add });
  return items;
}
