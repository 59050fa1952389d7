import type { YamlComment } from '../read/comments.ts';
import type { YamlDocument, YamlNode } from '../read/tree.ts';
import type { DataPath } from './data.ts';
import type { LossLog } from './loss-log.ts';

export interface PlacedNode {
  readonly offset: number;
  readonly path: DataPath | null;
}

/**
 * Logs every comment as dropped, at the node to which it belongs: the node before it on its line, otherwise the next
 * one, or the last node of all. `nodes` are in reading order.
 */
export function logDroppedComments(
  comments: readonly YamlComment[],
  nodes: readonly PlacedNode[],
  log: Pick<LossLog, 'add'>,
): void {
  let next = 0;
  for (const comment of comments) {
    while ((nodes[next]?.offset ?? Number.POSITIVE_INFINITY) < comment.offset) next += 1;
    // A collection begins where its first key does: the innermost one is meant.
    let following = next;
    while (nodes[following + 1]?.offset === nodes[following]?.offset && nodes[following] !== undefined) following += 1;
    const node = comment.isTrailing ? (nodes[next - 1] ?? nodes[next]) : (nodes[following] ?? nodes[next - 1]);
    log.add('comment-dropped', { path: node?.path ?? null, offset: comment.offset }, comment.text, '');
  }
}

/** Every node with its path in its own document, in reading order. */
export function placeNodes(documents: readonly YamlDocument[]): PlacedNode[] {
  const nodes: PlacedNode[] = [];
  const visit = (node: YamlNode, path: DataPath | null) => {
    nodes.push({ offset: node.start, path });
    if (node.kind === 'sequence') {
      node.items.forEach((item, i) => {
        visit(item, { parent: path, segment: i });
      });
    }
    if (node.kind !== 'mapping') return;
    for (const { key, value } of node.pairs) {
      const own = { parent: path, segment: key.kind === 'scalar' ? key.value : '?' };
      visit(key, own);
      visit(value, own);
    }
  };
  for (const { root } of documents) visit(root, null);
  return nodes;
}
