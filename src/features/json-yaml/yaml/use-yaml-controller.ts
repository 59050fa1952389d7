import { yamlTool } from '../../../bridges/yaml-bridge.ts';
import { STORAGE_KEYS } from '../../../platform/storage/keys.ts';
import { keepDesk, useDesk } from '../desk/keep-desk.ts';
import { jsonController } from '../json/use-json-controller.ts';
import { createTabChoices } from '../tab-choices.ts';
import { copy } from './copy.ts';
import { keepYamlChoices } from './yaml-choices.ts';
import { createYamlController } from './yaml-controller.ts';

const desk = keepDesk({
  key: STORAGE_KEYS.rememberedYaml,
  unsaved: copy.unsaved,
  create: (kept) =>
    createYamlController(yamlTool, { ...kept, detect: (sample) => jsonController().tool.detect(sample) }),
  keepChoices: (controller) => keepYamlChoices(controller, createTabChoices('yaml')),
});

export const yamlController = desk.open;

export const useYamlController = () => useDesk(desk);
