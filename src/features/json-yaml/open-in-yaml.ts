import { showToast } from '../../shared/toast-store.ts';
import { YAML_BYTES_MAX } from './constants.ts';
import { copy } from './json/copy.ts';
import type { JsonController } from './json/json-controller.ts';
import { openTab } from './open-tab.ts';
import { takeInput } from './parts/input-actions.ts';
import { yamlController } from './yaml/use-yaml-controller.ts';

/** Makes the result, or the input, the input of the YAML tool, where the text before can be brought back. */
export async function openInYaml(controller: JsonController, from: 'input' | 'output' = 'output'): Promise<void> {
  const { store, tool, report } = controller;
  const { output, input } = store.getState();
  const typed = from === 'input' ? controller.inputText() : null;
  if (typed !== null) return showInYaml(typed);
  const document = from === 'input' ? input.document : (output?.document ?? null);
  if (document === null) return;
  const { id, byteLength } = document;
  if (byteLength > YAML_BYTES_MAX) {
    showToast(copy.more.tooLongForYaml, { severity: 'warning' });
    return;
  }
  try {
    await showInYaml(await tool.getText(id, YAML_BYTES_MAX));
  } catch (error) {
    report(error);
  }
}

async function showInYaml(text: string): Promise<void> {
  openTab('yaml');
  await takeInput(yamlController(), text, null);
}
