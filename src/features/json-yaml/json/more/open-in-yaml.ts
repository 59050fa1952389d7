import { YAML_CHARS_MAX } from '../../../../core/yaml-limits.ts';
import { showToast } from '../../../../shared/toast-store.ts';
import { openTab } from '../../open-tab.ts';
import { takeInput } from '../../parts/input-actions.ts';
import { yamlController } from '../../yaml/use-yaml-controller.ts';
import { copy } from '../copy.ts';
import type { JsonController } from '../json-controller.ts';

/** Bytes that a text may have at most without having too many characters for certain. */
const YAML_BYTES_MAX = 3 * YAML_CHARS_MAX;

/** Makes the result the input of the YAML tool, where the text before can be brought back. */
export async function openInYaml({ store, tool, report }: JsonController): Promise<void> {
  const { output } = store.getState();
  if (output === null) return;
  const { id, byteLength } = output.document;
  if (byteLength > YAML_BYTES_MAX) {
    showToast(copy.more.tooLongForYaml, { severity: 'warning' });
    return;
  }
  try {
    const text = await tool.getText(id, YAML_BYTES_MAX);
    openTab('yaml');
    await takeInput(yamlController(), text, null);
  } catch (error) {
    report(error);
  }
}
