import { findComments } from '../read/comments.ts';
import { createLineIndex } from '../read/line-index.ts';
import { guardTree, type YamlSource } from '../read/read-yaml.ts';
import { checkAliasBudget } from './alias-budget.ts';
import { logDroppedComments, type PlacedNode } from './comment-losses.ts';
import type { DataNode } from './data.ts';
import type { LossLog } from './loss-log.ts';
import { toData } from './to-data.ts';

/**
 * All documents of a YAML text as data: a single document on its own, several as an array. Every loss goes into `log`.
 * @throws AppError `yaml-invalid`, `yaml-alias-bomb`.
 */
export function yamlToData(source: YamlSource, log: LossLog): DataNode {
  const { text, events, documents } = source;
  checkAliasBudget(
    documents.map(({ root }) => root),
    createLineIndex(text),
  );
  const comments = findComments(text, events);
  const nodes: PlacedNode[] = [];
  const isMerged = documents.length > 1;
  const items = guardTree(text, () =>
    documents.map(({ root }, i) =>
      toData(root, isMerged ? { parent: null, segment: i } : null, log, (offset, path) => {
        if (comments.length > 0) nodes.push({ offset, path });
      }),
    ),
  );
  logDroppedComments(comments, nodes, log);
  const [only] = items;
  if (!isMerged && only !== undefined) return only;
  const second = documents[1]?.root.start ?? 0;
  log.add(
    'documents-merged',
    { path: null, offset: second },
    { before: `--- × ${items.length}`, after: `[${items.length}]` },
  );
  return { kind: 'array', items };
}
