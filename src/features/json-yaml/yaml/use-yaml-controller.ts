import { yamlTool } from '../../../bridges/yaml-bridge.ts';
import { STORAGE_KEYS } from '../../../platform/storage/keys.ts';
import { INDENT_SPACES } from '../constants.ts';
import { keepDesk, useDesk } from '../desk/keep-desk.ts';
import { jsonController } from '../json/use-json-controller.ts';
import { createTabChoices, keepChoices, oneOf, type TabChoices } from '../tab-choices.ts';
import { copy } from './copy.ts';
import { createYamlController, type YamlController } from './yaml-controller.ts';
import type { YamlAction, YamlState } from './yaml-state.ts';

const desk = keepDesk({
  key: STORAGE_KEYS.rememberedYaml,
  unsaved: copy.unsaved,
  create: (kept) =>
    createYamlController(yamlTool, { ...kept, detect: (sample) => jsonController().tool.detect(sample) }),
  keepChoices: (controller) => keepYamlChoices(controller, createTabChoices('yaml')),
});

export const yamlController = desk.open;

export const useYamlController = () => useDesk(desk);

const REPEATED: readonly YamlAction[] = ['format', 'compress', 'convert'];

/**
 * Applies the choices that this tab had before a reload, and keeps them up to date. @returns a function that makes the
 * result of that time again, once.
 */
export function keepYamlChoices(controller: YamlController, choices: TabChoices): () => void {
  const { store, inputText } = controller;
  const stored = choices.read();
  store.setState({
    indent: oneOf(INDENT_SPACES.options, stored.indent) ?? INDENT_SPACES.initial,
    indentsLists: stored.indentsLists === true,
    isFixing: stored.isFixing !== false,
  });
  return keepChoices(choices, {
    store,
    last: oneOf(REPEATED, stored.result),
    inputText,
    toStored,
    repeat: (action) => void repeat(controller, action),
  });
}

async function repeat({ store, run }: YamlController, action: YamlAction): Promise<void> {
  await run(action);
  // Nothing happened that the visitor asked for just now.
  if (store.getState().notice?.kind === 'success') store.setState({ notice: null });
}

function toStored({ indent, indentsLists, isFixing, output, isOutputStale }: YamlState) {
  return {
    indent,
    indentsLists,
    isFixing,
    result: isOutputStale || output === null ? null : oneOf(REPEATED, output.action),
  };
}
