import { resolvePlain } from './plain-scalar.ts';
import { isMergeKey, type YamlNode } from './tree.ts';

interface DuplicateKey {
  readonly key: string;
  readonly first: YamlNode;
  readonly repeated: YamlNode;
}

/** The keys that a mapping of the tree repeats, in reading order. Merge keys may repeat. */
export function findDuplicateKeys(roots: readonly YamlNode[]): DuplicateKey[] {
  const found: DuplicateKey[] = [];
  const visit = (node: YamlNode) => {
    if (node.kind === 'sequence') for (const item of node.items) visit(item);
    if (node.kind !== 'mapping') return;
    const seen = new Map<string, YamlNode>();
    for (const { key, value } of node.pairs) {
      visit(key);
      const identity = isMergeKey(key) ? null : identityOf(key);
      const first = identity === null ? undefined : seen.get(identity);
      if (identity !== null && first === undefined) seen.set(identity, key);
      if (first !== undefined) found.push({ key: identity?.slice(2) ?? '', first, repeated: key });
      visit(value);
    }
  };
  for (const root of roots) visit(root);
  return found;
}

/** Equal for equal keys; null for keys that are collections. */
function identityOf(key: YamlNode): string | null {
  const node = key.kind === 'alias' ? key.target : key;
  if (node.kind !== 'scalar') return null;
  const isText = node.style !== 'plain' || node.tag !== null || resolvePlain(node.value).type === 'string';
  return `${isText ? 's' : 'v'}:${node.value}`;
}
