import type { YamlSource } from '../read/read-yaml.ts';
import type { YamlNode } from '../read/tree.ts';

/** Whether more lists below keys begin at the column of their key than further in. */
export function hasListsAtKey({ text, documents }: Pick<YamlSource, 'text' | 'documents'>): boolean {
  let surplus = 0;
  const visit = (node: YamlNode): void => {
    if (node.kind === 'sequence') for (const item of node.items) visit(item);
    if (node.kind !== 'mapping') return;
    for (const { key, value } of node.pairs) {
      visit(key);
      visit(value);
      const [item] = value.kind === 'sequence' ? value.items : [];
      if (item === undefined) continue;
      const [keyLine, itemLine] = [findLine(text, key.start), findLine(text, item.start)];
      if (keyLine === null || itemLine === null || itemLine <= keyLine) continue;
      const dash = text.slice(itemLine, item.start).indexOf('-');
      if (dash >= 0) surplus += dash === key.start - keyLine ? 1 : -1;
    }
  };
  for (const { root } of documents) visit(root);
  return surplus > 0;
}

/** Where the line begins that has only blanks and dashes in front of a node; null for another line. */
function findLine(text: string, start: number): number | null {
  let at = start;
  while (at > 0 && (text[at - 1] === ' ' || text[at - 1] === '-')) at -= 1;
  return at === 0 || text[at - 1] === '\n' ? at : null;
}
