import { AppError } from '../../../src/core/errors.ts';
import { ALIAS_BUDGET } from '../limits.ts';
import type { LineIndex } from '../read/line-index.ts';
import type { YamlNode } from '../read/tree.ts';

interface Size {
  readonly nodes: number;
  readonly chars: number;
}

/**
 * [Note: Alias bomb] Ten lines of aliases to aliases can stand for a billion nodes. The sizes of the aliases' targets
 * are added up first, over the nodes as written, so that a bomb is refused before anything is expanded.
 * @throws AppError `yaml-alias-bomb` at the alias that exceeds the budget.
 */
export function checkAliasBudget(roots: readonly YamlNode[], lines: LineIndex): void {
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
