import { resolvePlain } from '../read/plain-scalar.ts';
import type { YamlDocument, YamlNode, YamlScalar } from '../read/tree.ts';

/**
 * How similar two texts must be: `written` also compares whether scalars are quoted; `meant` only requires that quoting
 * does not change a scalar's type; `shaped` only compares the collections.
 */
type Likeness = 'written' | 'meant' | 'shaped';

/** Whether two texts hold the same documents: directives, values, tags, anchors, aliases and their order. */
export function areSame(a: readonly YamlDocument[], b: readonly YamlDocument[], likeness: Likeness): boolean {
  if (a.length !== b.length) return false;
  return a.every((document, i) => {
    const other = b[i];
    if (other === undefined || document.directives.join('\n') !== other.directives.join('\n')) return false;
    return isSameNode(document.root, other.root, likeness);
  });
}

function isSameNode(a: YamlNode, b: YamlNode, likeness: Likeness): boolean {
  if (a.kind === 'alias' || b.kind === 'alias') return a.kind === b.kind && a.kind === 'alias' && isSameAlias(a, b);
  if (likeness === 'shaped' && a.kind === 'scalar') return b.kind === 'scalar';
  if (a.anchor !== b.anchor || a.tagName !== b.tagName) return false;
  switch (a.kind) {
    case 'scalar':
      return b.kind === 'scalar' && isSameScalar(a, b, likeness);
    case 'sequence':
      return b.kind === 'sequence' && isSameList(a.items, b.items, likeness);
    case 'mapping':
      if (b.kind !== 'mapping' || a.pairs.length !== b.pairs.length) return false;
      return a.pairs.every(({ key, value }, i) => {
        const other = b.pairs[i];
        if (other === undefined) return false;
        return isSameNode(key, other.key, likeness) && isSameNode(value, other.value, likeness);
      });
  }
}

function isSameList(a: readonly YamlNode[], b: readonly YamlNode[], likeness: Likeness): boolean {
  return (
    a.length === b.length &&
    a.every((item, i) => {
      const other = b[i];
      return other !== undefined && isSameNode(item, other, likeness);
    })
  );
}

function isSameAlias(a: YamlNode, b: YamlNode): boolean {
  return a.kind === 'alias' && b.kind === 'alias' && a.name === b.name;
}

function isSameScalar(a: YamlScalar, b: YamlScalar, likeness: Likeness): boolean {
  if (a.value !== b.value) return false;
  const isPlainPair = [a.style === 'plain', b.style === 'plain'];
  if (isPlainPair[0] === isPlainPair[1]) return true;
  return likeness === 'meant' && (a.tag === '!' || a.tag === null) && resolvePlain(a.value).type === 'string';
}
