import type { JsonResult, JsonTool } from '../../../bridges/json-bridge.ts';
import type { JsonAction, JsonState } from './json-state.ts';

/** Does an action with a document of the worker, as the choices say. Null for an action without a result to show. */
export async function callAction(
  tool: JsonTool,
  action: JsonAction,
  id: number,
  { indent, sortsKeys }: Pick<JsonState, 'indent' | 'sortsKeys'>,
  signal: AbortSignal,
) {
  const calls: Record<JsonAction, () => Promise<JsonResult | null>> = {
    format: () => tool.format(id, { indent, repairs: true, sortsKeys }, signal),
    minify: () => tool.minify(id, { sortsKeys }, signal),
    escape: () => tool.escape(id, signal),
    unescape: () => tool.unescape(id, { indent }, signal),
    validate: () => tool.validate(id, signal).then(() => null),
  };
  return calls[action]();
}
