import { useEffect, useState } from 'react';
import { yamlTool } from '../../../bridges/yaml-bridge.ts';
import { STORAGE_KEYS } from '../../../platform/storage/keys.ts';
import { whenIdle } from '../../../platform/when-idle.ts';
import { jsonController } from '../json/use-json-controller.ts';
import { watchUnsavedInput } from '../parts/unsaved-input.ts';
import { rememberedInputs } from '../remembered.ts';
import { createTabChoices } from '../tab-choices.ts';
import { copy } from './copy.ts';
import { keepYamlChoices } from './yaml-choices.ts';
import { createYamlController, type YamlController } from './yaml-controller.ts';

let created: YamlController | null = null;
/** Makes the result again that was on the page before a reload. */
let remake: () => void = () => undefined;

/** The tool's controller. It keeps the input and the result while the visitor is on another page. */
export function useYamlController(): YamlController {
  const [controller] = useState(yamlController);
  useEffect(() => () => controller.leave(), [controller]);
  useEffect(() => whenIdle(() => remake()), []);
  return controller;
}

/** The one controller of this tool, created when it is first needed. */
export function yamlController(): YamlController {
  if (created !== null) return created;
  const kept = rememberedInputs.keep(
    STORAGE_KEYS.rememberedYaml,
    () => controller.inputText(),
    (text) => void controller.take(text, null),
  );
  const controller = createYamlController(yamlTool, {
    initialText: kept.initial,
    onInput: kept.changed,
    detect: (sample) => jsonController().tool.detect(sample),
  });
  remake = keepYamlChoices(controller, createTabChoices('yaml'));
  watchUnsavedInput(copy.unsaved, controller.store, kept.inTab);
  created = controller;
  return controller;
}
