import { usePageCommand } from '../../../shared/tool/use-page-command.ts';
import { jsonController } from '../json/use-json-controller.ts';
import type { Tab } from '../model/tab.ts';
import { openInYaml } from '../open-in-yaml.ts';
import { yamlController } from '../yaml/use-yaml-controller.ts';

/** Carries out the commands that lead to this page. Without a text, the cursor waits in the input. */
export function useCommands(tab: Tab): void {
  usePageCommand({
    format: () => (tab === 'json' ? runJson('format') : runYaml('format')),
    minify: () => runJson('minify'),
    'to-yaml': () => void convertToYaml(),
  });
}

function runJson(action: 'format' | 'minify'): void {
  const controller = jsonController();
  if (controller.store.getState().isBlank) controller.focus();
  else void controller.run(action);
}

function runYaml(action: 'format' | 'convert'): void {
  const controller = yamlController();
  if (controller.store.getState().isBlank) controller.focus();
  else void controller.run(action);
}

/** Converts the text of the YAML tool; where there is none, the one of the JSON tool. */
async function convertToYaml(): Promise<void> {
  const json = jsonController();
  if (yamlController().store.getState().isBlank && !json.store.getState().isBlank) await openInYaml(json, 'input');
  runYaml('convert');
}
