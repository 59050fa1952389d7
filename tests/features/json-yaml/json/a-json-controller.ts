import { onTestFinished } from 'vitest';
import { createJsonController } from '../../../../src/features/json-yaml/json/json-controller.ts';
import { createJsonTool } from './a-json-tool.ts';

/** A text that is too long for the editor. */
export const LONG = new Blob(['[', ' '.repeat(2 << 20), ']']);

/** A controller over the worker's own service, with this text pasted into it. */
export async function openController(text: string) {
  const { tool, openIds, read } = createJsonTool();
  const controller = createJsonController(tool);
  onTestFinished(() => controller.leave());
  await controller.take(text, null);
  return { controller, tool, openIds, read, state: () => controller.store.getState() };
}
