import { useEffect, useState } from 'react';
import { openJsonTool } from '../../../bridges/json-bridge.ts';
import { STORAGE_KEYS } from '../../../platform/storage/keys.ts';
import { whenIdle } from '../../../platform/when-idle.ts';
import { watchUnsavedInput } from '../parts/unsaved-input.ts';
import { rememberedInputs } from '../remembered.ts';
import { createTabChoices } from '../tab-choices.ts';
import { copy } from './copy.ts';
import { keepJsonChoices } from './json-choices.ts';
import { createJsonController, type JsonController } from './json-controller.ts';
import { pasteFormats } from './paste-formats.ts';

let created: JsonController | null = null;
/** Makes the result again that was on the page before a reload. */
let remake: () => void = () => undefined;

/** The tool's controller. It keeps the input while the visitor is on another page. */
export function useJsonController(): JsonController {
  const [controller] = useState(jsonController);
  useEffect(() => () => controller.leave(), [controller]);
  useEffect(() => whenIdle(() => remake()), []);
  return controller;
}

/** The one controller of this tool, created when it is first needed. */
export function jsonController(): JsonController {
  if (created !== null) return created;
  const kept = rememberedInputs.keep(
    STORAGE_KEYS.rememberedJson,
    () => controller.inputText(),
    (text) => void controller.take(text, null),
  );
  const controller = createJsonController(openJsonTool(), {
    initialText: kept.initial,
    onInput: kept.changed,
    formatsPastes: () => pasteFormats.refresh(),
  });
  remake = keepJsonChoices(controller, createTabChoices('json'));
  watchUnsavedInput(copy.unsaved, controller.store, kept.inTab);
  created = controller;
  return controller;
}
