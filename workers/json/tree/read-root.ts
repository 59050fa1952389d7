import { CLIPPED_BYTES, describeNode } from './describe-node.ts';
import { addPreview, readChildren } from './read-children.ts';
import { CUT, skipBlank, skipScalar, skipString } from './tokens.ts';
import type { TreeNode } from './tree.api.ts';
import type { TreeIndex } from './tree-index.ts';

/** The root value of the document. */
export async function readRoot(index: TreeIndex): Promise<TreeNode> {
  const start = await findStart(index);
  const bytes = await index.read(start, start + CLIPPED_BYTES);
  const end = bytes[0] === 0x22 ? skipString(bytes, 0) : skipScalar(bytes, 0, true);
  await index.reach(start);
  const { childCount } = await readChildren(index, { start, from: 0, count: 0 });
  const node = describeNode({
    bytes,
    base: start,
    index: 0,
    key: null,
    start: 0,
    end: end === CUT ? bytes.length : end,
    childCount,
  });
  return addPreview(index, node, index.source.byteLength);
}

async function findStart({ source, read, windowBytes }: TreeIndex): Promise<number> {
  for (let base = 0; base < source.byteLength; base += windowBytes) {
    const at = skipBlank(await read(base, base + windowBytes), 0);
    if (at !== CUT) return base + at;
  }
  return 0;
}
