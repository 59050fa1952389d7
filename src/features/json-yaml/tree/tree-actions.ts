import type { TreeApi } from '../../../bridges/json-bridge.ts';
import { COPIED_BYTES } from '../constants.ts';
import { copyPart } from '../parts/output-actions.ts';
import { copy } from './copy.ts';
import type { JsonTree } from './json-tree.ts';

/** Shows a success beside the toolbar. */
type ShowSuccess = (words: string) => void;

/** Copies the path of the selected value: as JSONPath, or with `.` for the root. */
export async function copyPath(
  tree: JsonTree,
  showSuccess: ShowSuccess,
  form: 'json-path' | 'dots' = 'json-path',
): Promise<void> {
  const path = knowPath(tree).then((known) => new Blob([form === 'dots' ? toDotPath(known) : known]));
  await copyPart(path, copy.path.pathCopied, showSuccess);
}

/** The path of the selected value, which is looked up after a row was selected. */
function knowPath({ store }: JsonTree): Promise<string> {
  const { place } = store.getState();
  if (place !== null) return Promise.resolve(place.path);
  return new Promise((resolve) => {
    const forget = store.subscribe((state) => {
      if (state.place === null) return;
      forget();
      resolve(state.place.path);
    });
  });
}

/** Copies the selected value: the content of a string, the text of any other value. */
export function copyValue(tool: TreeApi, tree: JsonTree, showSuccess: ShowSuccess): Promise<void> {
  return copyFrom(tree, tool.getTreeContent, copy.path.valueCopied, showSuccess);
}

/** Copies the selected value as it is written in JSON: a string with its quotes and escapes. */
export function copyJson(tool: TreeApi, tree: JsonTree, showSuccess: ShowSuccess): Promise<void> {
  return copyFrom(tree, tool.getTreeValue, copy.path.jsonCopied, showSuccess);
}

async function copyFrom(tree: JsonTree, read: TreeApi['getTreeValue'], done: string, showSuccess: ShowSuccess) {
  const item = tree.rows()?.row(tree.selected()).item ?? null;
  if (item !== null) await copyPart(read(tree.documentId, item.start, COPIED_BYTES), done, showSuccess);
}

/** A name in brackets and single quotes, with its escapes. */
const QUOTED = /\['((?:[^'\\]|\\.)*)'\]/g;

/**
 * A JSONPath as jq and most languages write it: `$.a[0]['x y']` becomes `.a[0]["x y"]`, the root is `.`, and a path that
 * begins with brackets begins with a dot before them.
 */
export function toDotPath(jsonPath: string): string {
  const steps = jsonPath
    .slice(1)
    .replace(QUOTED, (_, name: string) => `["${name.replaceAll("\\'", "'").replaceAll('"', '\\"')}"]`);
  return steps.startsWith('.') ? steps : `.${steps}`;
}
