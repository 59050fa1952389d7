import type { JsonController } from './json/json-controller.ts';
import { jsonController } from './json/use-json-controller.ts';
import { openTab } from './open-tab.ts';
import { takeInput } from './parts/input-actions.ts';

/** Shows the JSON tool with a text as its input, where the text before can be brought back. Resolves to the tool. */
export async function openInJson(text: string): Promise<JsonController> {
  openTab('json');
  const controller = jsonController();
  await takeInput(controller, text, null);
  return controller;
}
