import { type JsonResult, toJsonProblem } from '../../../bridges/json-bridge.ts';
import { AppError } from '../../../core/errors.ts';
import { SORTED_BYTES_MAX } from '../../../core/json-limits.ts';
import type { TreeItem } from '../model/tree-branch.ts';
import type { JsonController } from './json-controller.ts';

/**
 * Makes a value of the result a result of its own: an object or array as it is, a string as the JSON in it. The result stays
 * when the string is not JSON.
 */
export function extractValue(controller: JsonController, { start, kind }: TreeItem): Promise<void> {
  const { tool, store, context } = controller;
  const { indent, joinsArrays } = store.getState();
  const layout = { indent, joinsArrays };
  const formatPart = async (id: number, signal: AbortSignal): Promise<JsonResult> => {
    const part = await tool.open(await tool.getTreeValue(id, start, SORTED_BYTES_MAX), signal);
    context.documents.add(part);
    return tool.format(part.id, { ...layout, repairs: false }, signal);
  };
  return controller.runTool({
    name: 'extract',
    from: 'output',
    language: 'json',
    extension: 'json',
    make: ({ id }, signal) =>
      kind === 'string' ? tool.expandValue(id, start, layout, signal).catch(throwNotJson) : formatPart(id, signal),
  });
}

/** The place of the error is in the string, not in a text that the visitor sees. */
function throwNotJson(error: unknown): never {
  if (toJsonProblem(error) === null) throw error;
  throw new AppError('value-not-json', 'The string is not JSON');
}
