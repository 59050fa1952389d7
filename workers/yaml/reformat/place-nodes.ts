import type { PlacedNode } from '../convert/comment-losses.ts';
import type { DataPath } from '../convert/data.ts';
import type { YamlDocument, YamlNode } from '../read/tree.ts';

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
