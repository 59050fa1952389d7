import { createBlockSource } from '../../../../workers/json/byte-source.ts';
import { findLineStart } from '../../../../workers/json/lines.ts';
import { createTextStore, indexText } from '../../../../workers/json/text-store.ts';
import type { TreeApi, TreeNode, TreePage } from '../../../../workers/json/tree/tree.api.ts';
import { createTreeService } from '../../../../workers/json/tree/tree-service.ts';

const LINE_FEED = 0x0a;
const LINES_CHECKED_COUNT = 2000;

export interface TreeOptions {
  /** Bytes per piece while the text is indexed. */
  readonly blockBytes?: number;
  readonly longBytes?: number;
}

/** A text as document 1 of a service. */
export async function openTree(text: string, options: TreeOptions = {}): Promise<TreeApi> {
  return (await openEditedTree(text, options)).tree;
}

/** As `openTree`, with a reader of the texts. */
export async function openEditedTree(text: string, { blockBytes = 1 << 20, longBytes }: TreeOptions = {}) {
  const bytes = new TextEncoder().encode(text);
  const blocks: Uint8Array<ArrayBuffer>[] = [];
  for (let at = 0; at < bytes.length; at += blockBytes) blocks.push(bytes.slice(at, at + blockBytes));
  const store = createTextStore();
  store.add(await indexText(createBlockSource(blocks), async () => undefined));
  const pause = () => new Promise<void>((resolve) => setImmediate(resolve));
  const tree: TreeApi = createTreeService(store, { now: () => performance.now(), pause }, longBytes);
  const read = async (id: number) => {
    const { source, lines } = store.text(id);
    const written = await source.read(0, source.byteLength);
    const breaks = [...written.keys()].filter((at) => written[at] === LINE_FEED);
    if (breaks.length + 1 !== lines.lineCount) throw new Error('The lines do not belong to the text');
    for (const nth of breaks.length > LINES_CHECKED_COUNT ? [] : breaks.keys()) {
      const found = await findLineStart(store.text(id), nth + 1);
      if (found !== (breaks[nth] ?? 0) + 1) throw new Error(`Line ${nth + 1} was found at ${found}`);
    }
    return new TextDecoder().decode(written);
  };
  return { tree, read, close: (id: number) => store.close(id) };
}

/** A node with all its descendants. Its preview is left out, since it depends on how much of the text is read at once. */
export interface WholeNode {
  readonly node: Omit<TreeNode, 'preview'>;
  readonly children: readonly WholeNode[];
}

/** Requests everything, `count` children at a time. */
export async function readWhole(tree: TreeApi, count: number, id = 1): Promise<WholeNode> {
  const below = async (node: TreeNode): Promise<WholeNode> => {
    const total = await tree.countTreeChildren(id, node.start);
    const children: WholeNode[] = [];
    for (let from = 0; from < total; from += count) {
      const page = await readPage(tree, node.start, from, Math.min(count, total - from), id);
      for (const child of page.nodes) children.push(await below(child));
    }
    // The root is given before its children are counted.
    const isContainer = node.kind === 'object' || node.kind === 'array';
    const { preview: _, ...rest } = node;
    return { node: { ...rest, childCount: node.childCount ?? (isContainer ? total : null) }, children };
  };
  return below(await tree.getTreeRoot(id));
}

export async function readPage(tree: TreeApi, start: number, from: number, count: number, id = 1): Promise<TreePage> {
  const [page] = await tree.getTreePages(id, [{ start, from, count }]);
  if (page === undefined) throw new Error('No page');
  return page;
}
