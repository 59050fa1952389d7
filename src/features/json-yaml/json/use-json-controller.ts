import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { openJsonTool } from '../../../bridges/json-bridge.ts';
import { STORAGE_KEYS } from '../../../platform/storage/keys.ts';
import { declareUnsavedWork } from '../../../shared/unsaved-work.ts';
import { copy } from '../copy.ts';
import { rememberedInputs } from '../remembered.ts';
import { createJsonController, type JsonController } from './json-controller.ts';
import type { JsonState } from './json-state.ts';

let opened: JsonController | null = null;

/** The tool's controller: what is typed outlives the screen, the worker and its texts do not. */
export function useJsonController(): JsonController {
  const [controller] = useState(jsonController);
  useEffect(() => () => controller.stop(), [controller]);
  const isBlank = useJsonState(controller, (state) => state.isBlank);
  const isKept = useStore(rememberedInputs.store, ({ isOn, isRefused }) => isOn && !isRefused);
  useEffect(() => (isBlank || isKept ? undefined : declareUnsavedWork(copy.unsaved.json)), [isBlank, isKept]);
  return controller;
}

export function useJsonState<Part>(controller: JsonController, select: (state: JsonState) => Part): Part {
  return useStore(controller.store, select);
}

/** The one controller that there is. */
export function jsonController(): JsonController {
  if (opened !== null) return opened;
  const kept = rememberedInputs.keep(
    STORAGE_KEYS.rememberedJson,
    () => controller.inputText(),
    (text) => void controller.take(text, null),
  );
  const controller = createJsonController(openJsonTool(), { initialText: kept.initial, onInput: kept.changed });
  opened = controller;
  return controller;
}
