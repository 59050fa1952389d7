import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { yamlTool } from '../../../bridges/yaml-bridge.ts';
import { STORAGE_KEYS } from '../../../platform/storage/keys.ts';
import { declareUnsavedWork } from '../../../shared/unsaved-work.ts';
import { rememberedInputs } from '../remembered.ts';
import { copy } from './copy.ts';
import { createYamlController, type YamlController } from './yaml-controller.ts';
import type { YamlState } from './yaml-state.ts';

let opened: YamlController | null = null;

/** The tool's controller: it outlives the screen, the work under way does not. */
export function useYamlController(): YamlController {
  const [controller] = useState(yamlController);
  useEffect(() => () => controller.stop(), [controller]);
  const isBlank = useYamlState(controller, (state) => state.isBlank);
  const isKept = useStore(rememberedInputs.store, ({ isOn, isRefused }) => isOn && !isRefused);
  useEffect(() => (isBlank || isKept ? undefined : declareUnsavedWork(copy.unsaved)), [isBlank, isKept]);
  return controller;
}

export function useYamlState<Part>(controller: YamlController, select: (state: YamlState) => Part): Part {
  return useStore(controller.store, select);
}

/** The one controller that there is. */
function yamlController(): YamlController {
  if (opened !== null) return opened;
  const kept = rememberedInputs.keep(
    STORAGE_KEYS.rememberedYaml,
    () => controller.inputText(),
    (text) => void controller.take(text, null),
  );
  const controller = createYamlController(yamlTool, { initialText: kept.initial, onInput: kept.changed });
  opened = controller;
  return controller;
}
